"""A server's metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily


class Tally:
    """A counter without a lock, for very frequent events that happen only on the event loop's thread."""

    def __init__(self, name: str, meaning: str, registry: CollectorRegistry) -> None:
        self._name, self._meaning, self._count = name, meaning, 0
        registry.register(self)

    def inc(self, count: int = 1) -> None:
        """Increase the count."""
        self._count += count

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Yield the count, for Prometheus."""
        yield CounterMetricFamily(self._name, self._meaning, self._count)


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("tabletowers_requests", "HTTP requests", ["status"], registry=self.registry)
        self.messages = Tally("tabletowers_messages", "Websocket messages received", self.registry)
        self.moves = Tally("tabletowers_moves", "Moves entered", self.registry)
        self.refused = Counter("tabletowers_refused", "Refused commands, by code", ["code"], registry=self.registry)
        self.connections = Gauge("tabletowers_connections", "Open websockets", registry=self.registry)
        self.tables = Gauge("tabletowers_tables", "Tables in memory", registry=self.registry)
        self.commit = Histogram("tabletowers_commit_seconds", "A transaction of the log", registry=self.registry)
        self.group = Histogram(
            "tabletowers_commit_size",
            "Commands in one transaction",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
            registry=self.registry,
        )
        self.loading = Histogram("tabletowers_load_seconds", "Loading a table", registry=self.registry)
        self.thinking = Histogram("tabletowers_bot_seconds", "Waiting for a bot", registry=self.registry)

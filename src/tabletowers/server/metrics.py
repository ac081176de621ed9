"""A server's metrics for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate
from time import perf_counter
from types import TracebackType

from prometheus_client import CollectorRegistry, Counter, Gauge, GCCollector, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

#: The upper bounds of the buckets for durations, in seconds.
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_BOUNDS = [*map(str, _SECONDS), "+Inf"]
#: The methods that are told apart; others are counted together, because clients can invent any number of them.
_METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"))


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


class Durations:
    """A distribution of durations without a lock, for frequent events on the event loop's thread."""

    __slots__ = ("counts", "sum")

    def __init__(self) -> None:
        self.counts = [0] * len(_BOUNDS)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Add one duration."""
        self.counts[bisect_left(_SECONDS, seconds)] += 1
        self.sum += seconds

    def time(self) -> _Timed:
        """Return a context manager that measures how long its `with` block takes."""
        return _Timed(self)


class _Timed:
    """A context manager that adds the duration of its `with` block to a distribution."""

    __slots__ = ("_began", "_durations")

    def __init__(self, durations: Durations) -> None:
        self._durations = durations

    def __enter__(self) -> None:
        self._began = perf_counter()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._durations.observe(perf_counter() - self._began)


class DurationsBy:
    """Distributions of durations by labels, which Prometheus reads as one histogram."""

    def __init__(self, name: str, meaning: str, labels: Sequence[str], registry: CollectorRegistry) -> None:
        self._name, self._meaning, self._labels = name, meaning, labels
        self._durations: dict[tuple[str, ...], Durations] = {}
        registry.register(self)

    def labels(self, *values: str) -> Durations:
        """Return the distribution with these labels."""
        found = self._durations.get(values)
        if found is None:
            found = self._durations[values] = Durations()
        return found

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Yield the distributions, for Prometheus, which may ask in another thread."""
        family = HistogramMetricFamily(self._name, self._meaning, labels=self._labels)
        for values, durations in list(self._durations.items()):
            family.add_metric(
                values, list(zip(_BOUNDS, accumulate(map(float, durations.counts)), strict=True)), durations.sum
            )
        yield family


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)
        self.ready = Gauge("tabletowers_ready", "Whether the server is ready, as /ready says", registry=registry)
        self.requests = Counter("tabletowers_requests", "HTTP requests", ["status"], registry=registry)
        self._requests = DurationsBy("tabletowers_request_seconds", "An HTTP request", ("method", "route"), registry)
        self.messages = Tally("tabletowers_messages", "Websocket messages received", registry)
        self.moves = Tally("tabletowers_moves", "Moves entered", registry)
        self.moving = DurationsBy(
            "tabletowers_move_seconds", "From a move's arrival to its being stored and announced", (), registry
        ).labels()
        self.refused = Counter("tabletowers_refused", "Refused commands, by code", ["code"], registry=registry)
        self.connections = Gauge("tabletowers_connections", "Open websockets", registry=registry)
        self.tables = Gauge("tabletowers_tables", "Tables in memory", registry=registry)
        self.loop = DurationsBy(
            "tabletowers_loop_delay_seconds", "How much later than planned the event loop runs something", (), registry
        ).labels()
        self.database = DurationsBy(
            "tabletowers_database_seconds",
            "A read, a change or a commit of the log, with its wait for a thread",
            ("kind",),
            registry,
        )
        self.storage_failures = Counter(
            "tabletowers_storage_failures", "Reads, changes and commits that the database refused", registry=registry
        )
        self.group = Histogram(
            "tabletowers_commit_size",
            "Commands in one transaction",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
            registry=registry,
        )
        self.loading = Histogram("tabletowers_load_seconds", "Loading a table", registry=registry)
        self.thinking = Histogram("tabletowers_bot_seconds", "Waiting for a bot", registry=registry)
        self.queueing = DurationsBy(
            "tabletowers_bot_queue_seconds", "A question's wait until a bot's worker is free", (), registry
        ).labels()
        self.queue = Gauge("tabletowers_bot_queue", "Questions that wait for a bot's worker", registry=registry)
        self.slots = Gauge("tabletowers_bot_slots", "Questions that bots' workers can take at once", registry=registry)

    def requested(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count one HTTP request."""
        self.requests.labels(str(status)).inc()
        self._requests.labels(method if method in _METHODS else "other", route).observe(seconds)

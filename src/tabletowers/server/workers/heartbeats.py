"""Heartbeats of worker processes, by which operators see workers that hang."""

from __future__ import annotations

import os
import threading
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pipe
from multiprocessing.connection import Connection

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

#: Seconds between two heartbeats.
_PULSE = 2.0


class Heartbeats:
    """The latest heartbeats of the workers of one process, as metrics for Prometheus.

    They come through a pipe, which holds those of hours if nobody asks for them. Then the workers' threads that send
    them wait, and nothing else does.
    """

    def __init__(self) -> None:
        self._receiver, self.sender = Pipe(duplex=False)
        self._asking = threading.Lock()
        self._pools = 0
        #: The kind of each pool that is in use, and the time of each of its workers' latest heartbeat, by process id.
        self._kinds: dict[int, str] = {}
        self._latest: dict[int, dict[int, float]] = {}
        #: The number of times that a worker has died, by kind.
        self.deaths: Counter[str] = Counter()

    def begin(self, kind: str) -> int:
        """Return the number of a new pool of workers of this kind."""
        self._pools += 1
        self._latest[self._pools] = {}
        self._kinds[self._pools] = kind
        self.deaths[kind] += 0
        return self._pools

    def end(self, pool: int) -> None:
        """Forget a pool's workers, because they have ended."""
        self._kinds.pop(pool, None)
        self._latest.pop(pool, None)

    def collect(self) -> Iterator[GaugeMetricFamily | CounterMetricFamily]:
        """Yield how many workers there are, and how long the most silent one has been silent, by kind."""
        self._receive()
        count = GaugeMetricFamily("tabletowers_workers", "Worker processes", labels=["kind"])
        silence = GaugeMetricFamily(
            "tabletowers_worker_silence_seconds", "Since the oldest of the workers' latest heartbeats", labels=["kind"]
        )
        deaths = CounterMetricFamily("tabletowers_worker_deaths", "Workers that have died", labels=["kind"])
        now, kinds = time.time(), list(self._kinds.items())
        for kind in list(self.deaths):
            beats = [beat for pool, its in kinds if its == kind for beat in self._latest.get(pool, {}).values()]
            count.add_metric([kind], len(beats))
            silence.add_metric([kind], max(0.0, now - min(beats, default=now)))
            deaths.add_metric([kind], self.deaths[kind])
        yield from (count, silence, deaths)

    def _receive(self) -> None:
        """Take the heartbeats out of the pipe."""
        with self._asking:
            while self._receiver.poll():
                pool, process, beat = self._receiver.recv()
                if (latest := self._latest.get(pool)) is not None:
                    latest[process] = beat


def beat(sender: Connection, pool: int) -> None:
    """Keep sending this process's heartbeats, until the server has ended."""
    while True:
        try:
            sender.send((pool, os.getpid(), time.time()))
        except OSError:
            return
        time.sleep(_PULSE)

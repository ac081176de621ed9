"""Bots in processes of their own: thinking never blocks the server, and a worker's death costs only time."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

from tabletowers.bots import BOTS

log = logging.getLogger("tabletowers.bots")

#: The levels a seat can have.
LEVELS: tuple[str, ...] = tuple(name for name in BOTS if ":" not in name)
#: How often a question is put again after a worker died or was late.
TRIES = 4


class Thinkers(Protocol):
    """Whoever can be asked for a bot's move."""

    async def choose(
        self, game: str, options: dict[str, Any], data: bytes, seat: int, level: str, budget: float
    ) -> str:
        """A legal move for what the seat sees (the bytes of its sight)."""

    async def close(self) -> None:
        """Let the workers go."""


def think(game: str, options: dict[str, Any], data: bytes, seat: int, level: str, budget: float) -> str:
    """In a worker: the bot's move."""
    import numpy as np

    import tabletowers
    from tabletowers.bots import bot
    from tabletowers.contract import Sight
    from tabletowers.contract.options import complete

    rules = tabletowers.game(game)
    sight = Sight(rules, np.frombuffer(bytearray(data), np.uint8), complete(rules.options, options), seat)
    return bot(level, secrets.randbits(50)).choose(sight, budget)


class LocalThinkers:
    """Worker processes on this machine."""

    def __init__(self, workers: int) -> None:
        self._workers = max(1, workers)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), initializer=_lower_priority)

    async def choose(
        self, game: str, options: dict[str, Any], data: bytes, seat: int, level: str, budget: float
    ) -> str:
        """A legal move; asked again of a new worker if one dies."""
        for attempt in range(TRIES):
            pool = self._pool
            try:
                return await asyncio.wrap_future(pool.submit(think, game, options, data, seat, level, budget))
            except BrokenProcessPool:
                log.warning("a bot's worker died; asking again", extra={"attempt": attempt})
                if self._pool is pool:
                    self._pool = self._new_pool()
                    pool.shutdown(wait=False)
        raise RuntimeError("the bots' workers keep dying")

    def processes(self) -> list[int]:
        """The ids of the workers' processes."""
        return list(self._pool._processes or {})

    async def close(self) -> None:
        """Let the workers go; what they think of is dropped."""
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _lower_priority() -> None:
    """The server's own process comes first; and a stop by Ctrl-C is the server's business."""
    import os
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)

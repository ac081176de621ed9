"""Runs bots in separate processes, so that they never block the server.

If a worker dies, its work is repeated by a new one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import Any, Protocol, TypeVar

from tabletowers.host.ports import Thinkers
from tabletowers.host.thinkers import Lesson, Question, teach, think
from tabletowers.server.workers.heartbeats import Heartbeats
from tabletowers.server.workers.processes import TRIES, Pool

log = logging.getLogger("tabletowers.bots")
T = TypeVar("T")


class BotWorkers(Thinkers, Protocol):
    """The workers that compute bots' moves and coaches' answers for a server."""

    @property
    def present(self) -> int:
        """How many questions all workers together can take at once, as far as is known; 0 if there are none."""

    async def close(self) -> None:
        """Stop the workers."""


def _begin_at_once() -> None:
    """Load all games in a new worker before it gets its first job. Used while games are being compiled."""
    from tabletowers.bots.warm_up import begin, leave_to_others
    from tabletowers.games import GAMES
    from tabletowers.games import game as find_game

    leave_to_others()
    for name in GAMES:
        begin(find_game(name))


class LocalBotWorkers:
    """Worker processes on this machine, which start when they are first needed.

    With `at_once`, they start immediately. This is used while games are being compiled.
    """

    def __init__(self, workers: int, heartbeats: Heartbeats, *, at_once: bool = False) -> None:
        self._workers = max(1, workers)
        self._new_pool = partial(Pool, heartbeats, "bots", self._workers, _begin_at_once if at_once else None)
        self._pool = self._new_pool()
        if at_once:
            self._pool.submit(int)

    async def choose(self, question: Question, level: str, budget: float) -> str:
        """Return the legal move that a bot of this level chooses."""
        return await self._ask(think, question, level, budget)

    async def coach(
        self, question: Question, lesson: Lesson, move: str | None, other: str | None = None
    ) -> dict[str, Any] | None:
        """Return a coach's answer about a decision in a game, or None while the coach is being compiled."""
        return await self._ask(teach, question, lesson, move, other)

    def slots(self) -> int:
        """Return how many moves and coaches' answers can be computed at the same time."""
        return self._workers

    @property
    def present(self) -> int:
        """The same: workers start whenever they are needed."""
        return self._workers

    async def _ask(self, function: Callable[..., T], *arguments: Any) -> T:
        """Run a function in a worker process, and run it again in a new one if the worker dies."""
        for attempt in range(TRIES):
            pool = self._pool
            try:
                return await asyncio.wrap_future(pool.submit(function, *arguments))
            except BrokenExecutor:
                log.warning("a bot's worker died; asking again", extra={"attempt": attempt})
                if self._pool is pool:
                    self._pool = self._new_pool()
                    pool.give_up()
        raise RuntimeError("the bots' workers keep dying")

    async def close(self) -> None:
        """Stop the workers and drop the jobs that they have not finished."""
        self._pool.stop()

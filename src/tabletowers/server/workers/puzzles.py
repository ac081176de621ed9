"""Puzzles for the API: made and judged in a worker process, and shown without their solutions."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from tabletowers.puzzles.asking import REFUSALS, examined, judged, named, shown
from tabletowers.server.workers.processes import TRIES, started_pool, stop
from tabletowers.server.workers.shares import Shares, Whose
from tabletowers.table import Refused

#: How many puzzles are kept in memory.
_REMEMBERED = 500


class PuzzleWorker:
    """Finds puzzles by their ids and judges positions, in a process of its own."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._known: OrderedDict[str, dict[str, Any]] = OrderedDict()
        self._shares = Shares(lambda: 1)

    async def _ask(self, whose: Whose, function: Any, *arguments: Any) -> Any:
        """Ask the worker when it is one's turn."""
        return await self._shares.give(whose, 1.0, lambda share: self._work(function, *arguments))

    async def _work(self, function: Any, *arguments: Any) -> Any:
        """Ask the worker, and a new one if it has died."""
        for _ in range(TRIES):
            if self._pool is None:
                self._pool = await started_pool()
            try:
                return await asyncio.wrap_future(self._pool.submit(function, *arguments))
            except BrokenExecutor:
                self._pool = None
        raise Refused("not_ready", "no worker is answering now")

    async def _whole(self, name: str, whose: Whose) -> dict[str, Any]:
        if name not in self._known:
            try:
                self._known[name] = await self._ask(whose, named, name)
            except ValueError as error:
                raise Refused(REFUSALS.get(type(error), "no_such_puzzle"), str(error)) from error
            if len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)
        return self._known[name]

    async def puzzle(self, name: str, whose: Whose) -> dict[str, Any]:
        """A puzzle without its solution."""
        return shown(name, await self._whole(name, whose))

    async def judge(self, name: str, whose: Whose, at: Any, language: str, rung: int | None = None) -> dict[str, Any]:
        """What is wrong in a position, or the next thing to find."""
        whole = await self._whole(name, whose)
        try:
            result: dict[str, Any] = await self._ask(whose, judged, whole, at, language, rung)
        except ValueError as error:
            raise Refused("bad_request", str(error), path="position") from error
        return result

    async def examine(self, draft: dict[str, Any], whose: Whose) -> dict[str, Any]:
        """What is to be said of a puzzle that somebody is making."""
        try:
            result: dict[str, Any] = await self._ask(whose, examined, draft)
        except ValueError as error:
            raise Refused("bad_request", str(error), path="puzzle") from error
        return result

    async def close(self) -> None:
        """Stop the worker."""
        await self._shares.close()
        if self._pool is not None:
            stop(self._pool)

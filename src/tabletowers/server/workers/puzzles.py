"""Puzzles for the API: made and judged in a worker process, and shown without their solutions.

Until the solver is compiled, the worker runs in plain Python, which is too slow to make hard puzzles.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from tabletowers.bots.stages import PUZZLES
from tabletowers.puzzles.asking import REFUSALS, examined, judged, level_of, named, shown
from tabletowers.server.workers.compiling import Compiling
from tabletowers.server.workers.processes import TRIES, started_pool, stop
from tabletowers.server.workers.shares import Shares, Whose
from tabletowers.table import Refused

#: How many puzzles are kept in memory.
_REMEMBERED = 500
#: The levels whose puzzles take minutes to make in plain Python.
_SLOW = ("hard", "expert")


class PuzzleWorker:
    """Finds puzzles by their ids and judges positions, in a process of its own."""

    def __init__(self, compiling: Compiling) -> None:
        self._compiling = compiling
        self._plain = False
        self._pool: ProcessPoolExecutor | None = None
        self._known: OrderedDict[str, dict[str, Any]] = OrderedDict()
        self._shares = Shares(lambda: 1)

    async def _ask(self, whose: Whose, function: Any, *arguments: Any) -> Any:
        """Ask the worker when it is one's turn."""
        return await self._shares.give(whose, 1.0, lambda share: self._work(function, *arguments))

    async def _work(self, function: Any, *arguments: Any) -> Any:
        """Ask the worker, and a new one if it has died."""
        for _ in range(TRIES):
            if self._plain and self._compiling.is_compiled(PUZZLES):
                self._end()
            if self._pool is None:
                self._plain = not self._compiling.is_compiled(PUZZLES)
                self._pool = await started_pool(_compile_nothing if self._plain else None)
            try:
                return await asyncio.wrap_future(self._pool.submit(function, *arguments))
            except BrokenExecutor:
                self._pool = None
        raise Refused("not_ready", "no worker is answering now")

    async def _whole(self, name: str, whose: Whose) -> dict[str, Any]:
        if name not in self._known:
            try:
                if level_of(name) in _SLOW and not self._compiling.is_compiled(PUZZLES):
                    raise Refused("not_ready", "the puzzle solver is being compiled; try again in a moment")
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

    def _end(self) -> None:
        if self._pool is not None:
            stop(self._pool)
            self._pool = None

    async def close(self) -> None:
        """Stop the worker."""
        await self._shares.close()
        self._end()


def _compile_nothing() -> None:
    """In a worker, before it loads a kernel."""
    os.environ["TABLETOWERS_COMPILE"] = "0"

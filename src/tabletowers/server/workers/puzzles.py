"""Puzzles for the API: made and judged in a worker process, and shown without their solutions."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from datetime import date
from typing import Any

from tabletowers.server.workers.processes import TRIES, new_pool, stop
from tabletowers.server.workers.shares import Shares, Whose
from tabletowers.table import Refused

#: How many puzzles are kept in memory.
_REMEMBERED = 500
#: How many towns are looked for while somebody makes a puzzle.
_TOWNS = 100
#: The keys of a puzzle that are not shown.
_SECRET = ("solution", "own_solution", "correction")
#: Keys that describe a puzzle but are not part of it.
_AROUND = ("grade", "seed", "own_solution", "corrected", "own_sets")


def _puzzle(name: str) -> dict[str, Any]:
    """In a worker: a puzzle by its id, solution included; ValueError if there is none."""
    from tabletowers import puzzles
    from tabletowers.puzzles.notes import own_sets

    kind, _, rest = name.partition("-")
    if kind in ("official", "printed") and re.fullmatch("[1-9]", rest):
        printed, corrected = (puzzles.official(int(rest), printed=as_it_is) for as_it_is in (True, False))
        chosen = puzzles.to_json(printed if kind == "printed" else corrected)
        return chosen | {"corrected": printed != corrected, "own_sets": own_sets(corrected)}
    if kind == "daily":
        return puzzles.daily(date.fromisoformat(rest)).to_json()
    if kind in puzzles.LEVELS and re.fullmatch(r"\d{1,15}", rest):
        return puzzles.generate(kind, int(rest)).to_json()
    if kind == "own":
        puzzle = puzzles.from_link(rest)
        return puzzles.to_json(puzzle) | {"level": puzzles.grade(puzzle).level, "own_sets": own_sets(puzzle)}
    raise ValueError("there is no such puzzle")


def _judge(whole: dict[str, Any], at: Any, language: str, rung: int | None) -> dict[str, Any]:
    """In a worker: what is wrong in a position, or (with a rung) the next thing to find."""
    from tabletowers import puzzles

    puzzle = puzzles.load({key: value for key, value in whole.items() if key not in _AROUND})
    where = puzzles.position(at)
    if rung is None:
        return puzzles.check(puzzle, where).to_json(language)
    return puzzles.hint(puzzle, where).to_json(language, rung)


def _examine(draft: dict[str, Any]) -> dict[str, Any]:
    """In a worker: how many towns fit a puzzle that somebody is making, and its id once exactly one does."""
    from tabletowers import puzzles
    from tabletowers.puzzles.notes import own_sets

    puzzle = puzzles.load(draft)
    found = puzzles.explain(puzzle, _TOWNS)
    towns = found.solutions.towns
    agreed = [names[0] if len(set(names)) == 1 else None for names in zip(*towns, strict=True)]
    sound = found.grade is not None
    return {
        "count": len(towns),
        "complete": found.solutions.complete,
        "settled": agreed if found.solutions.complete else [],
        "conflict": [*found.conflict.cards] if found.conflict is not None else [],
        "id": f"own-{puzzles.link_of(puzzle)}" if sound else None,
        "level": found.grade.level if found.grade is not None else None,
        "own_sets": own_sets(puzzle) if sound else None,
    }


#: What a link is refused with, by the name of the error.
_CODES = {"DamagedLink": "damaged_puzzle", "OtherVersion": "other_puzzle_version"}


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
                self._pool = new_pool(1)
            try:
                return await asyncio.wrap_future(self._pool.submit(function, *arguments))
            except BrokenProcessPool:
                self._pool = None
        raise Refused("not_ready", "no worker is answering now")

    async def _whole(self, name: str, whose: Whose) -> dict[str, Any]:
        if name not in self._known:
            try:
                self._known[name] = await self._ask(whose, _puzzle, name)
            except ValueError as error:
                raise Refused(_CODES.get(type(error).__name__, "no_such_puzzle"), str(error)) from error
            if len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)
        return self._known[name]

    async def puzzle(self, name: str, whose: Whose) -> dict[str, Any]:
        """A puzzle without its solution."""
        whole = await self._whole(name, whose)
        return {"id": name} | {key: value for key, value in whole.items() if key not in _SECRET}

    async def judge(self, name: str, whose: Whose, at: Any, language: str, rung: int | None = None) -> dict[str, Any]:
        """What is wrong in a position, or the next thing to find."""
        whole = await self._whole(name, whose)
        try:
            result: dict[str, Any] = await self._ask(whose, _judge, whole, at, language, rung)
        except ValueError as error:
            raise Refused("bad_request", str(error), path="position") from error
        return result

    async def examine(self, draft: dict[str, Any], whose: Whose) -> dict[str, Any]:
        """What is to be said of a puzzle that somebody is making."""
        try:
            result: dict[str, Any] = await self._ask(whose, _examine, draft)
        except ValueError as error:
            raise Refused("bad_request", str(error), path="puzzle") from error
        return result

    async def close(self) -> None:
        """Stop the worker."""
        await self._shares.close()
        if self._pool is not None:
            stop(self._pool)

"""Puzzles as jobs for every make of the kernels: what the solver asks while it explains Old Town's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from tabletowers import puzzles
from tabletowers.build.proof import Caller, Job, call_job
from tabletowers.contract import Game
from tabletowers.puzzles import library, solver
from tabletowers.puzzles.kernels import compiled
from tabletowers.puzzles.model import OFFICIAL


def jobs(game: Game, caller: Caller, count: int) -> Iterator[Job]:
    """The calls with which so many puzzles are explained, the printed ones first; none for other games."""
    if game.name != "oldtown":
        return
    for number in range(count):
        if number < OFFICIAL:
            puzzle = puzzles.official(number + 1)
        else:
            puzzle = puzzles.generate(puzzles.LEVELS[number % len(puzzles.LEVELS)], number).puzzle
        with recorded(caller) as calls:
            puzzles.explain(puzzle)
        yield from calls


@contextmanager
def recorded(caller: Caller) -> Iterator[list[Job]]:
    """The calls of the solver meanwhile."""
    calls: list[Job] = []

    def noting(name: str) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            calls.append(call_job(name, arguments))
            return caller(name)(*arguments)

        return call

    solver.solver.cache_clear()
    try:
        with patch.object(compiled, "CompiledSolver", lambda: library.LibrarySolver(noting)):
            yield calls
    finally:
        solver.solver.cache_clear()

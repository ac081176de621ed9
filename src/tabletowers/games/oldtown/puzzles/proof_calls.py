"""The kernel calls made while explaining puzzles, recorded so that backends can be compared on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any
from unittest.mock import patch

from tabletowers.games.oldtown.data import LEVELS
from tabletowers.games.oldtown.puzzles import solver
from tabletowers.games.oldtown.puzzles.explain import explain
from tabletowers.games.oldtown.puzzles.generator import generate
from tabletowers.games.oldtown.puzzles.library_solver import LibrarySolver
from tabletowers.games.oldtown.puzzles.model import OFFICIAL, official

#: A function that returns a kernel by its name.
Kernel = Callable[[str], Callable[..., Any]]
#: The name of a kernel, and its arguments as they were before it ran.
Call = tuple[str, tuple[Any, ...]]


def calls(kernel: Kernel, count: int) -> Iterator[Call]:
    """Yield the kernel calls made while explaining `count` puzzles: first the rulebook's, then generated ones."""
    for number in range(count):
        printed = number < OFFICIAL
        puzzle = official(number + 1) if printed else generate(LEVELS[number % len(LEVELS)], number).puzzle
        with _recorded(kernel) as recorded:
            explain(puzzle)
        yield from recorded


@contextmanager
def _recorded(kernel: Kernel) -> Iterator[list[Call]]:
    """Record the solver's kernel calls during a `with` block, in the list that the context manager yields."""
    from tabletowers.games.oldtown.puzzles.kernels import compiled

    recorded: list[Call] = []

    def noting(name: str) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            recorded.append((name, deepcopy(arguments)))
            return kernel(name)(*arguments)

        return call

    solver.solver.cache_clear()
    try:
        with patch.object(compiled, "CompiledSolver", lambda: LibrarySolver(noting)):
            yield recorded
    finally:
        solver.solver.cache_clear()

"""The interface between the code that reasons about puzzles and the compiled kernels.

Only plain values pass through it: integers, tuples, bytes, and `Sheet` and `Deduction`, which consist of these. So the
kernels can be built in another way, such as a C library or WebAssembly, without any change to the reasoning.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Protocol

from tabletowers.backends import chosen_library
from tabletowers.games.oldtown import GAME
from tabletowers.games.oldtown.puzzles.knowledge import Deduction, Knowledge
from tabletowers.games.oldtown.puzzles.library_solver import LibrarySolver
from tabletowers.games.oldtown.puzzles.model import Sheet


class Solver(Protocol):
    """A search for all towns that fit a puzzle, and for deductions that a person can make.

    `known` is what is already known, and `truth` is what holds in at least one town that fits. With `truth`, no time is
    spent on what can't be refuted.
    """

    def towns(
        self, sheet: Sheet, allowed: Sequence[int] | None, limit: int, most_nodes: int
    ) -> tuple[list[bytes], bool, int]:
        """Find the towns that fit a puzzle, at most `limit` of them.

        Returns them, whether these are all, and the number of nodes searched. A town is given as the number of the
        building on each lot. `allowed` gives the places where each building may be, as a bitmask of lots and OUT; None
        means anywhere. The search gives up after `most_nodes` nodes.
        """

    def own_sets(self, sheet: Sheet, town: bytes) -> list[int]:
        """Return the sets of `sheet.hidden` own buildings that fit a town, as bitmasks."""

    def advance(self, sheet: Sheet, known: Knowledge, hardest: int) -> list[Deduction]:
        """Make every deduction that techniques up to `hardest` allow, without chains and cases, and return them."""

    def chain(self, sheet: Sheet, known: Knowledge, truth: Knowledge, technique: int) -> Deduction | None:
        """Return the deduction with the shortest chain, or None. `technique` is CHAIN or DEEP_CHAIN."""

    def refute(self, sheet: Sheet, known: Knowledge) -> list[Deduction] | None:
        """Return the deductions that prove `known` to be impossible, or None if there is no such proof.

        The proof uses techniques up to pairs and triples. The last deduction is the contradiction, and the others are
        those that it relies on.
        """

    def simplest_split(self, sheet: Sheet, known: Knowledge, truth: Knowledge) -> tuple[int, int, int] | None:
        """Find the false possibility that is easiest to refute by trying all lots of one building.

        Returns its row and its bit in the table of knowledge, and that building; None if there is none.
        """

    def reaches(self, sheet: Sheet, known: Knowledge, truth: Knowledge, hardest: int, longest: int) -> bool:
        """Return whether techniques up to `hardest`, and chains of up to `longest` rows, solve the puzzle."""


@cache
def solver() -> Solver:
    """Return the solver of this installation, and load its kernels on the first call."""
    library = chosen_library(GAME.kernel_spec)
    if library is not None:
        return LibrarySolver(library.function)
    from tabletowers.games.oldtown.puzzles.kernels.compiled import CompiledSolver

    return CompiledSolver()

"""The interface between the code that reasons about puzzles and the compiled kernels.

Only plain values pass through the interface: integers, tuples, bytes, and `Sheet` and `Deduction`, which consist of
these. So the kernels can be built in another way, such as a C library or WebAssembly, without any change to the
reasoning.
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
    """An interface for finding all solutions of a puzzle, and deductions that a person can make.

    In its methods, `known` is what is already known. `truth` contains all possibilities that are true in at least one
    solution; no attempt is made to refute these.
    """

    def towns(
        self, sheet: Sheet, allowed: Sequence[int] | None, limit: int, most_nodes: int
    ) -> tuple[list[bytes], bool, int]:
        """Return up to `limit` solutions, whether these are all of them, and the number of nodes searched.

        A solution is a town, given as the number of the building on each lot. `allowed` contains a bitmask for each
        building: the lots where it may stand, and OUT if it may be absent from the town. If `allowed` is None, every
        building may stand anywhere. The search gives up after `most_nodes` nodes.
        """

    def own_sets(self, sheet: Sheet, town: bytes) -> list[int]:
        """Return the sets of buildings that the player could own in a town, as bitmasks.

        Each set has `sheet.hidden` buildings.
        """

    def advance(self, sheet: Sheet, known: Knowledge, hardest: int) -> list[Deduction]:
        """Return all deductions that techniques up to `hardest` allow, without chains and cases."""

    def chain(self, sheet: Sheet, known: Knowledge, truth: Knowledge, technique: int) -> Deduction | None:
        """Return the deduction that needs the shortest chain, or None. `technique` is CHAIN or DEEP_CHAIN."""

    def refute(self, sheet: Sheet, known: Knowledge) -> list[Deduction] | None:
        """Return the deductions that prove `known` to be impossible, or None if there is no such proof.

        The proof uses techniques up to pairs and triples. The last deduction is the contradiction, and the others are
        those that it relies on.
        """

    def simplest_split(self, sheet: Sheet, known: Knowledge, truth: Knowledge) -> tuple[int, int, int] | None:
        """Return the false possibility that is easiest to refute by trying all lots of one building.

        The result is the possibility's row and bit in the knowledge table, and the building. It is None if there is no
        such refutation.
        """

    def reaches(self, sheet: Sheet, known: Knowledge, truth: Knowledge, hardest: int, longest: int) -> bool:
        """Return whether techniques up to `hardest`, and chains of up to `longest` rows, solve the puzzle."""


@cache
def solver() -> Solver:
    """Return the puzzle solver of this installation. The first call loads its kernels."""
    library = chosen_library(GAME.kernel_spec)
    if library is not None:
        return LibrarySolver(library.function)
    from tabletowers.games.oldtown.puzzles.kernels.compiled import CompiledSolver

    return CompiledSolver()

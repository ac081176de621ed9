"""The one way from the puzzles' reasoning to its compiled kernels.

Only plain values cross here: whole numbers, tuples, bytes, and the `Sheet` and `Deduction` made of them. The kernels
can therefore be built in another way, say as a C library or as WebAssembly, without touching the reasoning.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Protocol

from tabletowers.games.oldtown import GAME
from tabletowers.kernel.choosing import chosen_library
from tabletowers.puzzles.knowledge import Deduction, Knowledge
from tabletowers.puzzles.model import Sheet


class Solver(Protocol):
    """The exact search, and the search for a person's deductions.

    `known` is what is known already; `truth` is what holds in at least one fitting town. Knowing the truth saves time
    that would be lost on trying to refute it.
    """

    def towns(
        self, sheet: Sheet, allowed: Sequence[int] | None, limit: int, most_nodes: int
    ) -> tuple[list[bytes], bool, int]:
        """The fitting towns (at most `limit`), whether these are all, and how many nodes the search visited.

        A town is the number of the building on each lot. `allowed` are each building's lots and OUT as a bitmask;
        None means anywhere. The search gives up after `most_nodes`.
        """

    def own_sets(self, sheet: Sheet, town: bytes) -> list[int]:
        """The sets of `sheet.hidden` own buildings that fit a town, as bitmasks."""

    def advance(self, sheet: Sheet, known: Knowledge, hardest: int) -> list[Deduction]:
        """Every deduction up to the technique `hardest`, always the easiest next; none of them by chains or cases."""

    def chain(self, sheet: Sheet, known: Knowledge, truth: Knowledge, technique: int) -> Deduction | None:
        """The deduction with the shortest chain; the technique is CHAIN or DEEP_CHAIN. None if there is none."""

    def refute(self, sheet: Sheet, known: Knowledge) -> list[Deduction] | None:
        """The deductions that show that what is supposed to be known is impossible; None if none are found.

        Techniques up to pairs and triples are used. The last deduction is the impossibility, and only those that it
        rests on are given.
        """

    def simplest_split(self, sheet: Sheet, known: Knowledge, truth: Knowledge) -> tuple[int, int, int] | None:
        """The false bit whose refutation by one split into cases takes the fewest rows; None if there is none.

        It is given as its row, the bit, and the building over whose lots the cases are split.
        """

    def reaches(self, sheet: Sheet, known: Knowledge, truth: Knowledge, hardest: int, longest: int) -> bool:
        """Whether techniques up to `hardest` and chains of up to `longest` rows find the town and all own buildings."""


@cache
def solver() -> Solver:
    """The solver of this installation; its kernels are loaded on the first call."""
    library = chosen_library(GAME)
    if library is not None:
        from tabletowers.puzzles.library import LibrarySolver

        return LibrarySolver(library.function)
    from tabletowers.puzzles.kernels.compiled import CompiledSolver

    return CompiledSolver()

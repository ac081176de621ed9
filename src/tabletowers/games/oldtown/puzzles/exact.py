"""The exact solver, which finds every solution of a puzzle and can therefore prove that a solution is unique."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tabletowers.games.oldtown.components import BUILDINGS
from tabletowers.games.oldtown.data import Puzzle
from tabletowers.games.oldtown.puzzles.model import Sheet, Town, buildings_of, sheet_of
from tabletowers.games.oldtown.puzzles.solver import solver

#: The number of search nodes after which the solver gives up. Puzzles with one solution need a few dozen.
MOST_NODES = 5_000_000

#: The default limit for the number of towns that are listed, and the largest limit.
LIMIT = 1000
MOST_LIMIT = 1_000_000


@dataclass(frozen=True, slots=True)
class Solutions:
    """The solutions of a puzzle, and the sets of buildings that the player could own in them.

    A solution is a town: the building on every lot. `complete` is False if there may be more solutions than those
    listed.
    """

    towns: tuple[Town, ...]
    own: tuple[tuple[str, ...], ...]
    complete: bool

    @property
    def count(self) -> int:
        """The number of solutions found."""
        return len(self.towns)

    @property
    def unique(self) -> bool:
        """Whether the puzzle has been proven to have exactly one solution."""
        return self.complete and len(self.towns) == 1

    def to_json(self) -> dict[str, Any]:
        """Return the solutions as a JSON value."""
        return {
            "count": self.count,
            "complete": self.complete,
            "solutions": [[*town] for town in self.towns],
            "own": [[*own] for own in self.own],
        }


def towns_of(
    sheet: Sheet, limit: int, *, allowed: Sequence[int] | None = None, most_nodes: int = MOST_NODES
) -> tuple[list[bytes], bool]:
    """Return up to `limit` solutions of a puzzle, and whether these are all of them.

    Each solution gives the number of the building on every lot.
    """
    towns, complete, _ = towns_and_work(sheet, limit, allowed, most_nodes)
    return towns, complete


def towns_and_work(
    sheet: Sheet, limit: int, allowed: Sequence[int] | None, most_nodes: int
) -> tuple[list[bytes], bool, int]:
    """Return solutions of a puzzle, whether these are all of them, and the number of search nodes visited."""
    if not 1 <= limit <= MOST_LIMIT:
        raise ValueError(f"limit: expected a whole number from 1 to {MOST_LIMIT:,}, not {limit:,}")
    return solver().towns(sheet, allowed, limit, most_nodes)


def own_sets_of(sheet: Sheet, towns: Sequence[bytes]) -> list[int]:
    """Return the sets of buildings that the player could own in at least one of these solutions, as bitmasks."""
    if not sheet.hidden:
        return [sheet.own] if towns else []
    return sorted({own for town in towns for own in solver().own_sets(sheet, town)})


def solutions_of(sheet: Sheet, towns: Sequence[bytes], complete: bool) -> Solutions:
    """Return solutions with names instead of numbers, and the sets of buildings the player could own."""
    own = [tuple(buildings_of(mask)) for mask in own_sets_of(sheet, towns)]
    named = tuple(tuple(BUILDINGS[building] for building in town) for town in towns)
    return Solutions(named, tuple(sorted(own)), complete)


def solve(puzzle: Puzzle, limit: int = LIMIT) -> Solutions:
    """Return up to `limit` solutions of a puzzle, and the sets of buildings that the player could own."""
    sheet = sheet_of(puzzle)
    return solutions_of(sheet, *towns_of(sheet, limit))

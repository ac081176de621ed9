"""Proofs by cases, such as "if A stood here, B would stand there or there", where both cases are impossible.

With cases nested as deeply as necessary, every false statement can be refuted. A refutation is a flat list. It begins
with conclusions. It ends with a contradiction, or with a SPLIT and, for each case, a CASE and its refutation.
"""

from __future__ import annotations

from tabletowers.games.oldtown.components import ALL_LOTS, BUILDING_COUNT
from tabletowers.games.oldtown.puzzles.knowledge import (
    ANYWHERE,
    MAY_NOT_OWN,
    MAY_OWN,
    NOT_ENTERED,
    OUT,
    Deduction,
    Knowledge,
    left_after,
    of_every_building,
    part,
    places,
    row_of,
    rows_of,
)
from tabletowers.games.oldtown.puzzles.model import Sheet
from tabletowers.games.oldtown.puzzles.names import CASE, CASES, LOT_TRIPLE, SPLIT
from tabletowers.games.oldtown.puzzles.solver import solver

#: How many assumptions a search for nested cases tries before it gives up.
MOST_WORLDS = 20_000

#: Cases never need to be nested more deeply than this.
DEEPEST = BUILDING_COUNT

#: How many buildings are tried for distinguishing cases, those with the fewest lots first.
_SPLITS_TRIED = 3

#: The rows of a refutation, and everything that they rely on.
Refutation = tuple[list[Deduction], Knowledge]


def find_cases(sheet: Sheet, known: Knowledge, truth: Knowledge, deepest: int) -> Deduction | None:
    """Return the deduction that a possibility is false, with a refutation by cases.

    The cases are nested no deeper than `deepest`. Returns None if no refutation is found at this depth and with the
    number of assumptions allowed.
    """
    refuter = _Refuter(sheet)
    if deepest and (split := solver().simplest_split(sheet, known, truth)):
        row, bit, building = split
        refutation = refuter.refute(suppose(known, row, bit), 1, building)
        if refutation is not None:
            return _deduction(known, row, bit, refutation)
    for depth in range(2, deepest + 1):
        for row, bit in false_bits(known, truth):
            refutation = refuter.refute(suppose(known, row, bit), depth)
            if refutation is not None:
                return _deduction(known, row, bit, refutation)
            if refuter.work < 0:
                return None
    return None


def false_bits(known: Knowledge, truth: Knowledge) -> list[tuple[int, int]]:
    """Return the false possibilities in `known` that can be refuted, as rows and bits of the knowledge table."""
    rows, true = rows_of(known), rows_of(truth)
    refutable = []
    for row in range(NOT_ENTERED):
        mask = rows[row] & ALL_LOTS if row < BUILDING_COUNT else rows[MAY_OWN] & rows[MAY_NOT_OWN]
        refutable += [(row, 1 << place) for place in places(mask & ~true[row])]
    return refutable


def suppose(known: Knowledge, row: int, bit: int) -> Knowledge:
    """Return what is known under the assumption that a possibility is true.

    `row` and `bit` give the place of the possibility in the table of knowledge. A possibility is that a building stands
    on a lot, that the player owns a building, or that the player doesn't own a building.
    """
    if row < BUILDING_COUNT:
        elsewhere = part(row, ANYWHERE) | of_every_building(bit) | part(NOT_ENTERED, 1 << row)
        return known & ~elsewhere | part(row, bit)
    if row == MAY_OWN:
        return known & ~(part(MAY_NOT_OWN, bit) | part(_place(bit), OUT))
    return known & ~part(MAY_OWN, bit)


class _Refuter:
    """A search for refutations by nested cases. `work` is the number of assumptions that may still be tried."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self.work = MOST_WORLDS

    def refute(self, world: Knowledge, depth: int, split_on: int | None = None) -> Refutation | None:
        """Return a refutation of `world` (what is known under an assumption) by nested cases.

        The cases are nested no deeper than `depth`. `split_on` is the building whose lots are the first cases; if it is
        None, the buildings with the fewest lots are tried. Returns None if no refutation is found at this depth before
        `work` runs out.
        """
        self.work -= 1
        if self.work < 0:
            return None
        rows = solver().refute(self._sheet, world)
        if rows is not None:
            need = 0
            for row in rows:
                need |= row.relies
            return rows, need
        if depth == 0:
            return None
        links = solver().advance(self._sheet, world, LOT_TRIPLE)
        world = left_after(world, links)
        for building in _worth_splitting(world) if split_on is None else [split_on]:
            cases = self._cases(world, building, depth)
            if cases is not None:
                rows, need = cases
                for link in reversed(links):
                    if link.takes & need:
                        need |= link.relies
                        rows.insert(0, link)
                return rows, need
        return None

    def _cases(self, world: Knowledge, building: int, depth: int) -> Refutation | None:
        """Return a refutation of `world` by a case for each possible lot of a building.

        Returns None if one of the cases can't be refuted.
        """
        lots = row_of(world, building)
        rows = [Deduction(SPLIT, building, lots, 0, 0, 0, 0)]
        need = part(building, ANYWHERE & ~lots)
        for place in places(lots):
            refutation = self.refute(suppose(world, building, 1 << place), depth - 1)
            if refutation is None:
                return None
            rows += [Deduction(CASE, building, 1 << place, 0, 0, 0, 0), *refutation[0]]
            need |= refutation[1]
        return rows, need


def _worth_splitting(world: Knowledge) -> list[int]:
    """Return the buildings whose lots should be tried as cases, those with the fewest lots first.

    These are buildings that are certainly in town and not yet entered on the map.
    """
    rows = rows_of(world)
    buildings = [building for building in places(rows[NOT_ENTERED]) if not rows[building] & OUT]
    return sorted(buildings, key=lambda building: rows[building].bit_count())[:_SPLITS_TRIED]


def _deduction(known: Knowledge, row: int, bit: int, refutation: Refutation) -> Deduction:
    """Return the deduction that the possibility at this row and bit is false, together with its refutation."""
    rows, need = refutation
    takes = part(row, bit)
    if row == MAY_NOT_OWN:
        takes |= part(_place(bit), OUT)
    about_lot = row < BUILDING_COUNT
    building = row if about_lot else _place(bit)
    return Deduction(CASES, building, bit if about_lot else 0, 0, 0, known & takes, need & ~known, tuple(rows))


def _place(bit: int) -> int:
    return bit.bit_length() - 1

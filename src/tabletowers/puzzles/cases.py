"""Cases: "if it stood here, then this building stands either there or there", and neither is possible.

With cases inside cases as deep as need be, every false thing is refuted. A refutation is a flat list of rows:
conclusions, then either an impossibility, or a row SPLIT and for each case a row CASE and the refutation of that case.
"""

from __future__ import annotations

import numpy as np

from tabletowers.games.oldtown.components import BUILDING_COUNT
from tabletowers.kernel import kernel
from tabletowers.puzzles.bits import OUT, count, place
from tabletowers.puzzles.chains import MOST_LINKS, Trail, cut_down, follow, suppose
from tabletowers.puzzles.knowledge import (
    ANYWHERE,
    AT,
    BUILDING,
    MAY_NOT_OWN,
    MAY_OWN,
    NOT_ENTERED,
    RELIES,
    ROWS,
    STEP_WIDTH,
    TECHNIQUE,
    Masks,
    clear,
    needed,
)

#: Rows that stand where a technique stands.
SPLIT, CASE = 200, 201

#: Worlds that a search for cases inside cases looks at before it gives up.
MOST_WORLDS = 20_000

#: As deep as cases inside cases can ever need to go.
DEEPEST = BUILDING_COUNT

#: Cases are told for buildings with at most so many lots left.
_WIDEST = 4


@kernel
def simplest_cases(cards: Masks, named: Masks, size: int, known: Masks, truth: Masks, best: Masks) -> int:
    """The false thing whose refutation by one split takes the fewest rows: that number, 0 if there is none.

    `best` gets the row of knowledge, the bit, and the building whose lots are the cases.
    """
    trail = np.empty((MOST_LINKS, STEP_WIDTH), np.int64)
    world = np.empty(ROWS, np.int64)
    branch = np.empty(ROWS, np.int64)
    need = np.empty(ROWS, np.int64)
    fewest = 0
    for row in range(NOT_ENTERED):
        false = known[row] & ~truth[row] & ~OUT
        if row >= BUILDING_COUNT:
            false = known[MAY_OWN] & known[MAY_NOT_OWN] & ~truth[row]
        while false:
            bit = false & -false
            false ^= bit
            world[:] = known
            suppose(world, row if row < BUILDING_COUNT else place(bit), row, bit)
            follow(cards, named, size, world, trail, True)
            for building in range(BUILDING_COUNT):
                left = world[building]
                if left & OUT or not 2 <= count(left) <= _WIDEST or not world[NOT_ENTERED] >> building & 1:
                    continue
                total = 1
                while left and (fewest == 0 or total < fewest):
                    case = left & -left
                    branch[:] = world
                    suppose(branch, building, building, case)
                    rows = follow(cards, named, size, branch, trail, True)
                    if rows <= 0:
                        break
                    need[:] = 0
                    total += 1 + cut_down(trail, rows, need)
                    left ^= case
                if left == 0 and (fewest == 0 or total < fewest):
                    fewest = total
                    best[0], best[1], best[2] = row, bit, building
    return fewest


class Refutation:
    """Refutes worlds with cases inside cases; `work` counts the worlds it may still look at."""

    def __init__(self, cards: Masks, named: Masks, size: int, work: int = MOST_WORLDS) -> None:
        self._clues = (cards, named, size)
        self.work = work

    def of(self, world: Masks, depth: int, split_on: int = -1) -> tuple[Trail, Masks] | None:
        """The rows that refute a world, and what they rely on; None if this depth or the work does not suffice.

        `split_on` names the building for the first split; otherwise the one with the fewest lots is taken.
        """
        self.work -= 1
        if self.work < 0:
            return None
        trail = np.zeros((MOST_LINKS, STEP_WIDTH), np.int64)
        world = world.copy()
        rows = follow(*self._clues, world, trail, True)
        need = np.zeros(ROWS, np.int64)
        if rows > 0:
            kept = cut_down(trail, rows, need)
            return trail[:kept], need
        if depth == 0:
            return None
        links = trail[:-rows]
        for building in [split_on] if split_on >= 0 else _to_split(world):
            cases = self._cases(world, building, depth, need)
            if cases is not None:
                keep = [row for row in links[::-1] if needed(row, need)]
                return np.array([*keep[::-1], *cases], np.int64), need
            need[:] = 0
        return None

    def _cases(self, world: Masks, building: int, depth: int, need: Masks) -> list[Masks] | None:
        """The rows of a split over a building's lots and of all its cases."""
        rows = [_row(SPLIT, building, int(world[building]))]
        need[building] |= ANYWHERE & ~world[building]
        left = int(world[building])
        while left:
            bit = left & -left
            left ^= bit
            branch = world.copy()
            suppose(branch, building, building, bit)
            told = self.of(branch, depth - 1)
            if told is None:
                return None
            rows += [_row(CASE, building, bit), *told[0]]
            need |= told[1]
        return rows


def _row(technique: int, building: int, lots: int) -> Masks:
    row = np.zeros(STEP_WIDTH, np.int64)
    clear(row)
    row[TECHNIQUE], row[BUILDING], row[AT] = technique, building, lots
    return row


def _to_split(world: Masks) -> list[int]:
    """The buildings that may be split on, those with the fewest lots first."""
    buildings = [
        building
        for building in range(BUILDING_COUNT)
        if world[NOT_ENTERED] >> building & 1 and not world[building] & OUT
    ]
    return sorted(buildings, key=lambda building: count(int(world[building])))[:3]


def find_cases(
    cards: Masks, named: Masks, size: int, known: Masks, truth: Masks, after: Masks, step: Masks, deepest: int
) -> Trail | None:
    """Refute something false by cases inside cases to a depth: the rows, with the step's details written.

    None if the depth, or the work that may be done, does not suffice.
    """
    best = np.zeros(3, np.int64)
    refutation = Refutation(cards, named, size)
    if deepest and simplest_cases(cards, named, size, known, truth, best):
        row, bit, split_on = (int(value) for value in best)
        told = refutation.of(_supposed(known, row, bit), 1, split_on)
        if told is not None:
            return _refuted(known, row, bit, told, after, step)
    for depth in range(2, deepest + 1):
        for row, bit in false_things(known, truth):
            told = refutation.of(_supposed(known, row, bit), depth)
            if told is not None:
                return _refuted(known, row, bit, told, after, step)
            if refutation.work < 0:
                return None
    return None


def false_things(known: Masks, truth: Masks) -> list[tuple[int, int]]:
    """Everything that may be refuted: rows of knowledge with a single bit."""
    found = []
    for row in range(NOT_ENTERED):
        mask = int(known[row] & ~truth[row]) & ~OUT
        if row >= BUILDING_COUNT:
            mask = int(known[MAY_OWN] & known[MAY_NOT_OWN] & ~truth[row])
        found += [(row, 1 << i) for i in range(BUILDING_COUNT) if mask >> i & 1]
    return found


def _supposed(known: Masks, row: int, bit: int) -> Masks:
    world = known.copy()
    suppose(world, row if row < BUILDING_COUNT else place(bit), row, bit)
    return world


def _refuted(known: Masks, row: int, bit: int, told: tuple[Trail, Masks], after: Masks, step: Masks) -> Trail:
    """Write what was refuted into the step."""
    rows, need = told
    building = row if row < BUILDING_COUNT else place(bit)
    step[BUILDING] = building
    step[RELIES : RELIES + ROWS] = need & ~known
    after[row] &= ~bit
    if row < BUILDING_COUNT:
        step[AT] = bit
    elif row == MAY_NOT_OWN:
        after[building] &= ~OUT
    return rows

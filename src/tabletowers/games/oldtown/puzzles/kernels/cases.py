"""The search for the simplest refutation by cases, one for each possible lot of a building."""

from __future__ import annotations

import numpy as np

from tabletowers.games.oldtown.components import BUILDING_COUNT
from tabletowers.games.oldtown.puzzles.deduction_layout import MOST_LINKS, STEP_WIDTH
from tabletowers.games.oldtown.puzzles.kernels.bits import Masks, copy, count, place, wipe
from tabletowers.games.oldtown.puzzles.kernels.chains import cut_down, follow, suppose
from tabletowers.games.oldtown.puzzles.knowledge import MAY_NOT_OWN, MAY_OWN, NOT_ENTERED, OUT, ROWS
from tabletowers.kernel.compiling import kernel

#: Cases are only distinguished for a building with at most this many lots left.
_WIDEST = 4


@kernel
def simplest_cases(cards: Masks, named: Masks, size: int, known: Masks, truth: Masks, best: Masks) -> int:
    """Find the false possibility that is refuted in the fewest steps by trying all possible lots of one building.

    Writes the row and the bit of the possibility, and the building, to `best`. Returns the number of steps, or 0 if
    there is no such refutation.
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
            copy(known, world)
            suppose(world, row if row < BUILDING_COUNT else place(bit), row, bit)
            follow(cards, named, size, world, trail, True)
            for building in range(BUILDING_COUNT):
                left = world[building]
                if left & OUT or not 2 <= count(left) <= _WIDEST or not world[NOT_ENTERED] >> building & 1:
                    continue
                total = 1
                while left and (fewest == 0 or total < fewest):
                    case = left & -left
                    copy(world, branch)
                    suppose(branch, building, building, case)
                    rows = follow(cards, named, size, branch, trail, True)
                    if rows <= 0:
                        break
                    wipe(need, 0)
                    total += 1 + cut_down(trail, rows, need)
                    left ^= case
                if left == 0 and (fewest == 0 or total < fewest):
                    fewest = total
                    best[0], best[1], best[2] = row, bit, building
    return fewest

"""What a person knows half-way through a puzzle, and a step that adds to it.

Knowledge is a row of bitmasks from which steps only ever take bits away: for each building the lots it may still stand
on (and the bit OUT), then the buildings that may be own, those that may be not own, and those not yet entered on the
map. As every bit goes once, the step that took it away is its reason, and a proof can be cut down to what it needs.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.components import ALL_LOTS, BUILDING_COUNT
from tabletowers.kernel import kernel
from tabletowers.puzzles.bits import OUT, count
from tabletowers.puzzles.model import Sheet

Masks = NDArray[np.int64]

#: Rows after the buildings' own: may be the player's, may be not his, not yet entered.
MAY_OWN = BUILDING_COUNT
MAY_NOT_OWN = BUILDING_COUNT + 1
NOT_ENTERED = BUILDING_COUNT + 2
ROWS = BUILDING_COUNT + 3

ALL_BUILDINGS = (1 << BUILDING_COUNT) - 1
ANYWHERE = ALL_LOTS | OUT

# A step as a row of numbers: the technique, the building, lots, other buildings and cards it speaks of (the last three
# as bitmasks), the rows of its chain, then what it takes away and which absences it relies on.
TECHNIQUE, BUILDING, AT, OTHERS, CARDS_USED, CHAIN_START, CHAIN_STOP = range(7)
TAKES = 7
RELIES = TAKES + ROWS
STEP_WIDTH = RELIES + ROWS


def start(sheet: Sheet) -> Masks:
    """What is known before any card is read: named and own buildings are in town."""
    known = np.full(ROWS, ANYWHERE, np.int64)
    for building in range(BUILDING_COUNT):
        if sheet.required >> building & 1:
            known[building] = ALL_LOTS
    known[MAY_OWN] = ALL_BUILDINGS if sheet.hidden else sheet.own
    known[MAY_NOT_OWN] = ALL_BUILDINGS if sheet.hidden else ALL_BUILDINGS & ~sheet.own
    known[NOT_ENTERED] = ALL_BUILDINGS
    return known


def own_count(sheet: Sheet) -> int:
    """How many own buildings there are, known or to be found."""
    return sheet.hidden or count(sheet.own)


def new_trail(steps: int) -> NDArray[np.int64]:
    """Room for so many steps."""
    return np.zeros((steps, STEP_WIDTH), np.int64)


@kernel
def clear(step: Masks) -> None:
    """Make a step empty."""
    for i in range(STEP_WIDTH):
        step[i] = 0
    step[BUILDING] = -1


@kernel
def take(known: Masks, after: Masks, step: Masks) -> None:
    """Carry out a step: it takes away what `after` lacks."""
    for row in range(ROWS):
        step[TAKES + row] = known[row] & ~after[row]
        known[row] = after[row]


@kernel
def needed(step: Masks, need: Masks) -> bool:
    """Whether a step takes away something that is needed; if so, what it relies on is needed too."""
    for row in range(ROWS):
        if step[TAKES + row] & need[row]:
            for other in range(ROWS):
                need[other] |= step[RELIES + other]
            return True
    return False

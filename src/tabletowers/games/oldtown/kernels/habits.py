"""Shortcuts for bots in Old Town: which moves to ignore, and a quick choice of a move for playouts.

Also contains a measure of how easily a right claim is overlooked.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.actions import DONE, FIRST_CLAIM, FIRST_DROP, FIRST_REMOVE
from tabletowers.games.oldtown.components import BUILDING_COUNT, MARKED
from tabletowers.games.oldtown.data import LOTS
from tabletowers.games.oldtown.kernels.actions import building_of, lot_of
from tabletowers.games.oldtown.kernels.bits import lowest, size
from tabletowers.games.oldtown.kernels.judgement import gain
from tabletowers.games.oldtown.kernels.legality import legal
from tabletowers.games.oldtown.kernels.town import place_building
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, below

#: The subtlety of a wrong claim: higher than any player's attention.
_UNSEEN = 1000


@kernel
def consider(state: np.record, seat: int, actions: NDArray[Any], count: int) -> int:
    """Remove moves that bots need not consider, such as wrong claims. Returns the number of moves left.

    Of the pairs of cards that can be dropped, only the first is kept. As long as a right claim is possible, the move
    that ends claiming is removed.
    """
    kept = 0
    drops = 0
    for i in range(count):
        action = num(actions[i])
        if FIRST_DROP <= action < FIRST_REMOVE:
            drops += 1
            if drops > 1:
                continue
        elif FIRST_CLAIM <= action < DONE and may_be_right(state, action):
            continue
        elif action == DONE and kept > 0:
            # A right claim is worth a point, so a bot never stops claiming before it.
            continue
        actions[kept] = action
        kept += 1
    return kept


@kernel
def may_be_right(state: np.record, claim: int) -> bool:
    """Return whether a claim is wrong because the building can in fact stand on the lot."""
    return num(state.open[building_of(claim)]) >> lot_of(claim) & 1 == 1


@kernel
def hasty(state: np.record, seat: int, scratch: NDArray[Any], dice: Dice) -> int:
    """Return a quickly chosen move for playouts: the one that scores most now, with ties broken at random."""
    count = consider(state, seat, scratch, legal(state, seat, scratch))
    if count == 1:
        return num(scratch[0])
    best = equals = 0
    top = -(1 << 60)
    for i in range(count):
        value = gain(state, seat, num(scratch[i]))
        if value > top:
            top = value
            equals = 0
        if value == top:
            equals += 1
            if below(dice, equals) == 0:
                best = num(scratch[i])
    return best


@kernel
def subtlety(state: np.record, seat: int, action: int) -> int:
    """Return how hard it is to see that a claim is right: the size of the group of buildings that proves it.

    A group of buildings that together have only as many lots as buildings leaves no room for others. Two buildings that
    share two lots are easy to see; a group of three or more is overlooked more often. Returns a very high number for a
    wrong claim, and 0 for other moves.
    """
    if not FIRST_CLAIM <= action < DONE:
        return 0
    if may_be_right(state, action):
        return _UNSEEN
    holder = np.zeros(LOTS, np.int64)
    came = np.zeros(LOTS, np.int64)
    taken = 0
    for building in range(BUILDING_COUNT):
        if state.status[building] == MARKED:
            taken = place_building(state.candidates, holder, came, taken, building, 0)
    # Collect all lots that the lot's holder could move to, those that their holders could move to, and so on.
    lots = seen = 1 << lot_of(action)
    while lots != 0:
        lot = lowest(lots)
        lots &= lots - 1
        more = num(state.candidates[holder[lot]]) & ~seen
        seen |= more
        lots |= more
    return size(seen)

"""What is legal in Market Day, and why not (MD-2, MD-3)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from marketday import actions
from marketday.actions import FIRST_BID, FIRST_TAKE
from marketday.components import MOST_OPEN
from marketday.reasons import BID_FIRST, NOT_IN_HAND, NOT_OPEN, TAKE_NOW
from tabletowers.contract.reasons import LEGAL
from tabletowers.kernel.compiling import kernel, num

card_of = kernel(actions.card_of)
good_of = kernel(actions.good_of)


@kernel
def objection(state: np.record, seat: int, action: int) -> int:
    """Why this action is not possible now; LEGAL if it is."""
    if action >= FIRST_TAKE:
        if not state.choosing:
            return BID_FIRST
        for place in range(MOST_OPEN):
            if state.open[place] == good_of(action):
                return LEGAL
        return NOT_OPEN
    if state.choosing:
        return TAKE_NOW
    for i in range(num(state.hand_size[seat])):
        if state.hand[seat, i] == card_of(action):
            return LEGAL
    return NOT_IN_HAND


@kernel
def legal(state: np.record, seat: int, out: NDArray[Any]) -> int:
    """A bid of each card of the hand, or each of the goods that lie open."""
    count = 0
    if state.choosing:
        for place in range(MOST_OPEN):
            if state.open[place] > 0:
                out[count] = FIRST_TAKE + num(state.open[place]) - 1
                count += 1
        return count
    for i in range(num(state.hand_size[seat])):
        out[count] = FIRST_BID + num(state.hand[seat, i]) - 1
        count += 1
    return count

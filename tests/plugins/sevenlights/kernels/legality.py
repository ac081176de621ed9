"""What is legal in Seven Lights, and why not (SL-2, SL-3)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sevenlights import actions
from sevenlights.actions import COAST, REST
from sevenlights.components import DEALT
from sevenlights.reasons import HAND_FULL, LIT_ALREADY, NOT_IN_HAND, STORE_EMPTY
from tabletowers.contract.reasons import LEGAL
from tabletowers.kernel.compiling import kernel, num

card_of = kernel(actions.card_of)
light_of = kernel(actions.light_of)


@kernel
def objection(state: np.record, seat: int, action: int) -> int:
    """Why this action is not possible now; LEGAL if it is."""
    if action == REST:
        if state.left == 0:
            return STORE_EMPTY
        return HAND_FULL if state.hand_size[seat] > DEALT else LEGAL
    held = False
    for i in range(num(state.hand_size[seat])):
        if state.hand[seat, i] == card_of(action):
            held = True
    if not held:
        return NOT_IN_HAND
    return LIT_ALREADY if state.keeper[light_of(action)] > 0 else LEGAL


@kernel
def legal(state: np.record, seat: int, out: NDArray[Any]) -> int:
    """Each card of the hand to each dark lighthouse, and a rest."""
    count = 0
    for i in range(num(state.hand_size[seat])):
        for light in range(COAST):
            if state.keeper[light] == 0:
                out[count] = (num(state.hand[seat, i]) - 1) * COAST + light
                count += 1
    if may_rest(state, seat):
        out[count] = REST
        count += 1
    return count


@kernel
def may_rest(state: np.record, seat: int) -> bool:
    """SL-3: with at most six cards, as long as there is a store."""
    return num(state.left) > 0 and num(state.hand_size[seat]) <= DEALT

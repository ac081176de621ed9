"""Writing down what a seat knows of Seven Lights."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sevenlights.actions import COAST
from sevenlights.observation import PLAN
from tabletowers.kernel.compiling import kernel, num

_LEFT, _HAND, _CARRIED, _DARK = (PLAN.at[part.name] for part in PLAN.table)
_SEATS, _SEAT_SIZE = PLAN.table_size, PLAN.seat_size


@kernel
def observe(state: np.record, seat: int, out: NDArray[Any]) -> None:
    """Write the observation of a seat into `out`, which is all 0 before."""
    players = num(state.players)
    out[_LEFT] = num(state.left)
    for i in range(num(state.hand_size[seat])):
        out[_HAND + num(state.hand[seat, i]) - 1] = 1
    for light in range(COAST):
        dark = state.keeper[light] == 0
        out[_DARK + light] = 1 if dark else 0
        for i in range(num(state.laid[light])):
            whose = num(state.whose[light, i]) - 1
            if not dark or whose == seat:
                out[_CARRIED + num(state.card[light, i]) - 1] = light + 1
            step = (whose - seat + players) % players
            at = _SEATS + step * _SEAT_SIZE + 3 + light
            out[at] = num(out[at]) + 1
    for step in range(players):
        other = (seat + step) % players
        at = _SEATS + step * _SEAT_SIZE
        out[at] = 1 if state.to_move == other else 0
        out[at + 1] = num(state.points[other])
        out[at + 2] = num(state.hand_size[other])

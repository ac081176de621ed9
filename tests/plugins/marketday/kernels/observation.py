"""Writing down what a seat knows of Market Day."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from marketday.components import CARDS, MOST_OPEN
from marketday.observation import PLAN
from tabletowers.kernel.compiling import kernel, num

_CHOOSING, _OPEN, _PLAYED, _HAND = (PLAN.at[part.name] for part in PLAN.table)
_SEATS, _SEAT_SIZE = PLAN.table_size, PLAN.seat_size


@kernel
def observe(state: np.record, seat: int, out: NDArray[Any]) -> None:
    """Write the observation of a seat into `out`, which is all 0 before."""
    out[_CHOOSING] = num(state.choosing)
    for place in range(MOST_OPEN):
        if state.open[place] > 0:
            out[_OPEN + num(state.open[place]) - 1] = 1
    for card in range(1, CARDS + 1):
        out[_PLAYED + card - 1] = num(state.played) >> card & 1
    for i in range(num(state.hand_size[seat])):
        out[_HAND + num(state.hand[seat, i]) - 1] = 1
    players = num(state.players)
    for step in range(players):
        other = (seat + step) % players
        at = _SEATS + step * _SEAT_SIZE
        out[at] = 1 if state.to_move == other else 0
        out[at + 1] = num(state.points[other])
        out[at + 2] = num(state.hand_size[other])

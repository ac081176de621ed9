"""The kernel that writes an observation in Clocktowers: what a seat knows, as small numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.clocktowers.components import COLOURS, KINDS, PILES, RR, K
from tabletowers.games.clocktowers.observation import PLAN, TOWER_ENTRIES
from tabletowers.kernel.compiling import kernel, num

_DRAWING, _HAND, _PILE_SIZE, _PILE_TOP, _UNSEEN, _LAST_HEIGHT = (PLAN.at[part.name] for part in PLAN.table)
_TO_MOVE, _POINTS, _CARD_COUNT, _DISCARDS, _SURE, _POSSIBLE, _TOWERS = (PLAN.at[part.name] for part in PLAN.seat)
_SEATS = PLAN.table_size
_SEAT_SIZE = PLAN.seat_size


@kernel
def observe(state: np.record, seat: int, out: NDArray[Any]) -> None:
    """Write a seat's observation into `out`, which must be all 0."""
    out[_DRAWING] = num(state.drawing)
    for i in range(num(state.hand_size[seat])):
        out[_HAND + num(state.hand[seat, i]) - 1] += 1
    for pile in range(PILES):
        size = num(state.pile_size[pile])
        out[_PILE_SIZE + pile] = size
        if size > 0:
            out[_PILE_TOP + pile * KINDS + num(state.pile[pile, size - 1]) - 1] = 1
    for kind in range(KINDS):
        out[_UNSEEN + kind] = num(state.unseen[kind + 1])
    for colour in range(COLOURS):
        out[_LAST_HEIGHT + colour] = num(state.last_height[colour])
    # All seats are written in this one kernel: passing the array to another costs more than writing a seat's entries.
    players = num(state.players)
    at = _SEATS
    other = seat
    for _ in range(players):
        out[at + _TO_MOVE] = 1 if state.to_move == other else 0
        out[at + _POINTS] = num(state.points[other])
        out[at + _CARD_COUNT] = num(state.hand_size[other])
        out[at + _DISCARDS] = num(state.discards[other])
        for i in range(num(state.known_count[other])):
            known = _POSSIBLE if state.doubts[other, i] else _SURE
            out[at + known + num(state.known[other, i]) - 1] += 1
        entry = at + _TOWERS
        for tower in range(num(state.towers[other])):
            out[entry] = num(state.height[other, tower])
            out[entry + 1] = num(state.cat_at[other, tower])
            out[entry + 2] = num(state.mouse_at[other, tower])
            clock = num(state.clock[other, tower])
            out[entry + 3] = clock - K + 1 if clock > 0 else 0
            roof = num(state.roof[other, tower])
            out[entry + 4] = roof - RR + 1 if roof > 0 else 0
            entry += TOWER_ENTRIES
        at += _SEAT_SIZE
        other = other + 1 if other + 1 < players else 0

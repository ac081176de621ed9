"""Kernels that write what a seat knows as an observation, an array for machine learning."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.components import BUILDING_COUNT, KINDS, OWN_PILES, STATUS_NAMES, A, C
from tabletowers.games.oldtown.data import LOTS
from tabletowers.games.oldtown.decisions import SETTING_UP
from tabletowers.games.oldtown.kernels.bits import lowest
from tabletowers.games.oldtown.kernels.knowledge import visibly_gone
from tabletowers.games.oldtown.observation import PLAN
from tabletowers.kernel.compiling import kernel, num

_DECISION, _STATUS, _LOTS, _HAND, _GONE, _COMMON = (PLAN.at[part.name] for part in PLAN.table[:6])
_PASSED, _DRAWN, _TO_DRAW, _RIGHT_CLAIM, _DEAD_TURNS = (PLAN.at[part.name] for part in PLAN.table[6:])
_TO_MOVE, _TURN, _POINTS, _CARDS, _OWN_PILE, _BUILDINGS = (PLAN.at[part.name] for part in PLAN.seat)
_STATUSES = len(STATUS_NAMES)
_SEATS = PLAN.table_size
_SEAT_SIZE = PLAN.seat_size


@kernel
def observe(state: np.record, seat: int, out: NDArray[Any]) -> None:
    """Write a seat's observation into `out`, whose entries must all be 0."""
    players = num(state.players)
    if state.to_move >= 0:
        out[_DECISION + num(state.phase)] = 1
    for building in range(BUILDING_COUNT):
        out[_STATUS + building * _STATUSES + num(state.status[building])] = 1
        mark(num(state.candidates[building]), out, _LOTS + building * LOTS)
        owner = num(state.owner[building]) - 1
        if owner >= 0:
            out[_SEATS + (owner - seat) % players * _SEAT_SIZE + _BUILDINGS + building] = 1
    # A card's bit is its number, which counts from 1.
    mark(num(state.hand[seat]) >> 1, out, _HAND)
    mark(visibly_gone(state) >> 1, out, _GONE)
    out[_COMMON] = num(state.common_size)
    out[_PASSED] = num(state.passed)
    out[_DRAWN] = num(state.drawn)
    out[_TO_DRAW] = num(state.to_draw)
    out[_RIGHT_CLAIM] = num(state.right_claim)
    out[_DEAD_TURNS] = num(state.dead_turns)
    for place in range(players):
        other = (seat + place) % players
        at = _SEATS + place * _SEAT_SIZE
        out[at + _TO_MOVE] = 1 if state.to_move == other else 0
        out[at + _TURN] = 1 if state.phase != SETTING_UP and state.turn == other else 0
        out[at + _POINTS] = num(state.points[other])
        for kind in range(KINDS):
            out[at + _CARDS + kind] = num(state.hand_kinds[other, kind])
        if other < OWN_PILES:
            out[at + _OWN_PILE] = num(state.own_kinds[other, A])
            out[at + _OWN_PILE + 1] = num(state.own_kinds[other, C])


@kernel
def mark(bits: int, out: NDArray[Any], at: int) -> None:
    """Write 1 into the entry of `out` at index `at + i` for every set bit `i` in `bits`."""
    while bits != 0:
        out[at + lowest(bits)] = 1
        bits &= bits - 1

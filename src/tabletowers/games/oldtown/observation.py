"""What a seat knows of Old Town (OT-20) as an array of small numbers, for learning.

Buildings are in alphabetical order, as in the notation of moves; lots and cards by their numbers.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.contract.observation import Part, Plan
from tabletowers.games.oldtown.components import BUILDING_COUNT, KINDS, A, C
from tabletowers.games.oldtown.data import CARDS, LOTS
from tabletowers.games.oldtown.knowledge import visibly_gone
from tabletowers.games.oldtown.moves import CHOOSING, DRAWING
from tabletowers.games.oldtown.town import STATUS_NAMES, lowest
from tabletowers.kernel.compiling import kernel, num

#: The decisions: to take a building in the set-up and in a turn, and the others.
_PHASES = DRAWING + 1

PLAN = Plan(
    [
        Part(
            "decision",
            (_PHASES,),
            "1 at what is decided now: take a building in the set-up, take one in a turn, act, remove a marker, "
            "claim, draw",
        ),
        Part("status", (BUILDING_COUNT, len(STATUS_NAMES)), f"1 at where a building is: {', '.join(STATUS_NAMES)}"),
        Part("lots", (BUILDING_COUNT, LOTS), "1 at the lots with a building's markers or its tile"),
        Part("hand", (CARDS,), "1 at the cards 1 to 60 in the own hand"),
        Part("gone", (CARDS,), "1 at the cards played or dropped, as far as they may be looked at"),
        Part("common", (1,), "cards in the common pile"),
        Part("passed", (1,), "1: the player whose turn it is has passed"),
        Part("drawn", (1,), "cards drawn in this turn"),
        Part("to_draw", (1,), "cards still to be drawn"),
        Part("right_claim", (1,), "1: somebody made a right claim in this turn"),
        Part("dead_turns", (1,), "turns in a row in which nothing happened (OT-19)"),
    ],
    [
        Part("to_move", (1,), "1: this seat decides next"),
        Part("turn", (1,), "1: it is this seat's turn (0 in the set-up)"),
        Part("points", (1,), "its points"),
        Part("cards", (KINDS,), "A, B and C cards in its hand"),
        Part("own_pile", (2,), "A and C cards in its own pile (two players)"),
        Part("buildings", (BUILDING_COUNT,), "1 at its own buildings"),
    ],
)

_DECISION, _STATUS, _LOTS, _HAND, _GONE, _COMMON = (PLAN.at[part.name] for part in PLAN.table[:6])
_PASSED, _DRAWN, _TO_DRAW, _RIGHT_CLAIM, _DEAD_TURNS = (PLAN.at[part.name] for part in PLAN.table[6:])
_TO_MOVE, _TURN, _POINTS, _CARDS, _OWN_PILE, _BUILDINGS = (PLAN.at[part.name] for part in PLAN.seat)
_STATUSES = len(STATUS_NAMES)
_SEATS = PLAN.table_size
_SEAT_SIZE = PLAN.seat_size


@kernel
def observe(state: np.record, seat: int, out: NDArray[Any]) -> None:
    """Write the observation of a seat into `out`, which is all 0 before."""
    players = num(state.players)
    if state.to_move >= 0:
        out[_DECISION + num(state.phase)] = 1
    for building in range(BUILDING_COUNT):
        out[_STATUS + building * _STATUSES + num(state.status[building])] = 1
        mark(num(state.candidates[building]), out, _LOTS + building * LOTS)
        owner = num(state.owner[building]) - 1
        if owner >= 0:
            out[_SEATS + (owner - seat) % players * _SEAT_SIZE + _BUILDINGS + building] = 1
    # A card's bit is its number, from 1.
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
        out[at + _TURN] = 1 if state.phase != CHOOSING and state.turn == other else 0
        out[at + _POINTS] = num(state.points[other])
        for kind in range(KINDS):
            out[at + _CARDS + kind] = num(state.hand_kinds[other, kind])
        if players == 2:
            out[at + _OWN_PILE] = num(state.own_kinds[other, A])
            out[at + _OWN_PILE + 1] = num(state.own_kinds[other, C])


@kernel
def mark(bits: int, out: NDArray[Any], at: int) -> None:
    """Write 1 at the place of every bit that is set."""
    while bits != 0:
        out[at + lowest(bits)] = 1
        bits &= bits - 1

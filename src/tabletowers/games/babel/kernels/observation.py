"""The kernels that write an observation in Babel: what a seat knows, as small numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.babel.components import ACTION_KINDS, DISCS_A_WONDER, ROWS, SUITS, WONDERS
from tabletowers.games.babel.decisions import OFFER
from tabletowers.games.babel.kernels.actions import is_guest
from tabletowers.games.babel.kernels.discs import is_pair, number_of, suit_of
from tabletowers.games.babel.kernels.knowledge import hidden_discs
from tabletowers.games.babel.kernels.scoring import points_of
from tabletowers.games.babel.observation import PLAN
from tabletowers.kernel.compiling import kernel, num

_DECISION, _DOUBLE, _QUIET, _WONDER, _NEED, _BUILT, _DISCS, _SUITS_LEFT, _COMPLETED = (
    PLAN.at[part.name] for part in PLAN.table[:9]
)
_ROW, _DECK, _DISCARDS, _ACTION_DECK, _ACTIONS_PLAYED, _HAND, _ACTIONS = (PLAN.at[part.name] for part in PLAN.table[9:])
_TO_MOVE, _ACTIVE, _POINTS, _CARDS, _SURE, _ACTION_COUNT, _PARTS = (PLAN.at[part.name] for part in PLAN.seat[:7])
_TAKEN, _TAKEN_UNKNOWN, _SEALED, _OFFERED, _TRADE, _INVITED = (PLAN.at[part.name] for part in PLAN.seat[7:])
_SEATS = PLAN.table_size
_SEAT_SIZE = PLAN.seat_size


@kernel
def observe(state: np.record, seat: int, out: NDArray[Any]) -> None:
    """Write a seat's observation into `out`, which must be all 0."""
    if state.to_move >= 0:
        out[_DECISION + num(state.decision)] = 1
    out[_DOUBLE] = num(state.double)
    out[_QUIET] = num(state.quiet)
    out[_QUIET + 1] = num(state.stirred)
    if state.wonder > 0:
        out[_WONDER + num(state.wonder) - 1] = 1
        out[_NEED + num(state.suit[0])] = num(state.need[0])
        out[_NEED + num(state.suit[1])] += num(state.need[1])
    out[_BUILT] = num(state.built)
    observe_board(state, out)
    for suit in range(SUITS):
        out[_DISCARDS + suit] = num(state.discard[suit])
        out[_HAND + suit] = num(state.hand[seat, suit])
    for card in range(ACTION_KINDS):
        out[_ACTIONS_PLAYED + card] = num(state.action_played[card])
        out[_ACTIONS + card] = num(state.action[seat, card])
    players = num(state.players)
    for place in range(players):
        observe_seat(state, (seat + place) % players, seat, out, _SEATS + place * _SEAT_SIZE)


@kernel
def observe_board(state: np.record, out: NDArray[Any]) -> None:
    """Write the entries about the discs left, the points for completing a wonder, and the decks."""
    for wonder in range(WONDERS):
        for place in range(DISCS_A_WONDER):
            kind = num(state.disc[wonder, place])
            if kind > 0:
                at = _DISCS + (wonder * DISCS_A_WONDER + place) * SUITS
                out[at + suit_of(state, kind, 0)] = number_of(state, kind, 0)
                if is_pair(kind):
                    out[at + suit_of(state, kind, 1)] = number_of(state, kind, 1)
    for suit in range(SUITS):
        out[_SUITS_LEFT + suit] = num(state.suit_left[suit])
    completed = num(state.completed)
    out[_COMPLETED] = completed
    if completed < ROWS:
        out[_ROW] = num(state.wonder_rows[completed, 0])
        out[_ROW + 1] = num(state.wonder_rows[completed, 1])
    out[_DECK] = num(state.deck_size)
    out[_ACTION_DECK] = num(state.action_deck_size)


@kernel
def observe_seat(state: np.record, seat: int, viewer: int, out: NDArray[Any], at: int) -> None:
    """Write the entries about one seat, as the viewer sees it, into `out`, starting at index `at`."""
    out[at + _TO_MOVE] = 1 if state.to_move == seat else 0
    out[at + _ACTIVE] = 1 if state.active == seat and state.to_move >= 0 else 0
    out[at + _POINTS] = points_of(state, seat)
    out[at + _CARDS] = num(state.hand_size[seat])
    for suit in range(SUITS):
        out[at + _SURE + suit] = num(state.sure[seat, suit])
    out[at + _ACTION_COUNT] = num(state.action_count[seat])
    for wonder in range(WONDERS):
        out[at + _PARTS + wonder] = num(state.parts[wonder, seat])
    unknown = 0 if seat == viewer else hidden_discs(state, seat)
    out[at + _TAKEN_UNKNOWN] = unknown
    for i in range(unknown, num(state.taken_count[seat])):
        kind = num(state.taken[seat, i])
        out[at + _TAKEN + suit_of(state, kind, 0)] += 1
        if is_pair(kind):
            out[at + _TAKEN + suit_of(state, kind, 1)] += 1
    if state.wonder > 0 and seat != state.active:
        observe_offer(state, seat, viewer, out, at)


@kernel
def observe_offer(state: np.record, seat: int, viewer: int, out: NDArray[Any], at: int) -> None:
    """Write whether a seat has sealed an offer and whether it is invited (BB-11).

    The offer itself is written if all offers have been opened or if the viewer made it.
    """
    players = num(state.players)
    active = num(state.active)
    opened = state.decision != OFFER
    sealed = opened or (seat - active) % players < (num(state.to_move) - active) % players
    out[at + _SEALED] = 1 if sealed else 0
    if opened or (sealed and seat == viewer):
        out[at + _OFFERED + num(state.suit[0])] = num(state.offer[seat, 0])
        out[at + _OFFERED + num(state.suit[1])] += num(state.offer[seat, 1])
        out[at + _TRADE] = num(state.trade[seat])
    out[at + _INVITED] = 1 if is_guest(num(state.guests), seat) else 0

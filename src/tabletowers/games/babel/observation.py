"""What a seat knows of Babel (BB-20) as an array of small numbers, for learning. Suits: camel, ship, crane, mason."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.contract.observation import Part, Plan
from tabletowers.games.babel.components import ACTION_KINDS, DISCS_A_WONDER, ROWS, SOURCES, SUITS, WONDERS
from tabletowers.games.babel.knowledge import hidden_discs
from tabletowers.games.babel.position import DECISIONS, OFFER, is_guest, is_pair, number_of, suit_of
from tabletowers.kernel.compiling import kernel, num

_ACTION_CARDS = "exchange, wild, disc bonus, draw three, rejected bonus, double turn, five points"

PLAN = Plan(
    [
        Part("decision", (len(DECISIONS),), f"1 at what is decided now: {', '.join(DECISIONS)}"),
        Part("double", (1,), "0, or 1 or 2 in the first or second turn of a double turn"),
        Part("quiet", (2,), "turns in a row in which nothing moved (BB-18); 1 if something has in this turn"),
        Part("wonder", (WONDERS,), "1 at the wonder on which a disc is being built"),
        Part("need", (SUITS,), "cards of each suit that this disc wants"),
        Part("built", (1,), "1: this disc has been built, and the rejected are asked about their bonus"),
        Part("discs", (WONDERS, DISCS_A_WONDER, SUITS), "cards of each suit that every disc left on the board wants"),
        Part("suits_left", (SUITS,), "discs of each suit left on the board"),
        Part("completed", (1,), "wonders completed"),
        Part("row", (2,), "points of the first and the second at the next wonder completed"),
        Part("deck", (1,), "building cards in the deck"),
        Part("discards", (SUITS,), "building cards of each suit in the discard pile"),
        Part("action_deck", (1,), "action cards in their deck"),
        Part("actions_played", (ACTION_KINDS,), f"action cards played: {_ACTION_CARDS}"),
        Part("hand", (SUITS,), "building cards of each suit in the own hand"),
        Part("actions", (ACTION_KINDS,), "own action cards, in the same order"),
    ],
    [
        Part("to_move", (1,), "1: this seat decides next"),
        Part("active", (1,), "1: it is this seat's turn"),
        Part("points", (1,), "its points so far"),
        Part("cards", (1,), "building cards in its hand"),
        Part("sure", (SUITS,), "cards of each suit that everybody knows to be in its hand"),
        Part("action_cards", (1,), "its action cards"),
        Part("parts", (WONDERS,), "its parts on each wonder"),
        Part("taken", (SUITS,), "discs of each suit that it has taken, as far as the observer may know"),
        Part("taken_unknown", (1,), "discs it has taken that the observer may not look at"),
        Part("sealed", (1,), "1: it has made its offer for this disc"),
        Part("offer", (SUITS,), "cards of each suit in its offer, once the observer may know"),
        Part("trade", (1,), "1: with the trade card, once the observer may know"),
        Part("invited", (1,), "1: it has been invited"),
    ],
    np.int16,
)

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
    """Write the observation of a seat into `out`, which is all 0 before."""
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
    """The discs that are left, what completing a wonder pays, and the decks."""
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
    """A seat's block, as another one or itself sees it."""
    out[at + _TO_MOVE] = 1 if state.to_move == seat else 0
    out[at + _ACTIVE] = 1 if state.active == seat and state.to_move >= 0 else 0
    points = 0
    for source in range(SOURCES):
        points += num(state.earned[seat, source])
    out[at + _POINTS] = points
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
    """BB-11: who has sealed an offer; what it is, once all are opened, before that to its own seat; who is invited."""
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

"""Kernels that write the net's inputs for Babel: what a seat knows, and what each of its moves does."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.babel.actions import (
    FIRST_EXCHANGE,
    FIRST_INVITE,
    GIVE_UP,
    NO_BONUS,
    PASS,
    PLAY_DOUBLE_TURN,
    PLAY_DRAW_THREE,
    USE_BONUS,
)
from tabletowers.games.babel.components import (
    ACTION_KINDS,
    CARDS_A_SUIT,
    DISCS_A_WONDER,
    MOST_PLAYERS,
    REJECTED_POINTS,
    ROWS,
    SIDES,
    SUITS,
    WILD_CARDS,
    WONDERS,
)
from tabletowers.games.babel.decisions import INVITE, OFFER, TURN
from tabletowers.games.babel.inputs import (
    BUILDS,
    DOUBLES,
    DRAWS_THREE,
    EXCHANGES,
    GIVES_UP,
    INPUTS,
    INVITED,
    INVITES,
    KEEPS_BONUS,
    OFFERS,
    PASSES,
    QUARTERS,
    REJECTED,
    USES_BONUS,
)
from tabletowers.games.babel.kernels import component_arrays
from tabletowers.games.babel.kernels.actions import build_of, decision_of, invitation_of, is_guest, offer_of
from tabletowers.games.babel.kernels.discs import discs_left, is_last_of_suit, is_pair, number_of, suit_of
from tabletowers.games.babel.kernels.judgement import disc_gain, lead, wonder_gain, worth
from tabletowers.games.babel.kernels.knowledge import hidden_discs
from tabletowers.games.babel.kernels.offers import disc_goes_to, is_rejected, missing, offered, parts_put
from tabletowers.games.babel.kernels.scoring import place_on_wonder, points_of
from tabletowers.kernel.compiling import kernel, num

_PLAYERS, _DECISION, _MEMORY, _DOUBLE, _QUIET, _STIRRED, _WONDER, _NEED, _BUILT, _LAST, _DISCS, _LEAST = (
    INPUTS.at[part.name] for part in INPUTS.table[:12]
)
_HIGHEST, _SUITS_LEFT, _COMPLETED, _ROW, _DECK, _DISCARDS, _UNSEEN, _ACTION_DECK, _PLAYED, _HAND, _ACTIONS = (
    INPUTS.at[part.name] for part in INPUTS.table[12:]
)
_PRESENT, _ACTIVE, _POINTS, _CARDS, _SURE, _UNKNOWN, _ACTION_CARDS, _PARTS, _LEAD, _TAKEN = (
    INPUTS.at[part.name] for part in INPUTS.seat[:10]
)
_TAKEN_UNKNOWN, _SEALED, _OFFER, _TRADE, _INVITED = (INPUTS.at[part.name] for part in INPUTS.seat[10:])
_ACT, _ON_WONDER, _SUITS, _NUMBERS, _HELD, _SHORT, _DISCS_AFTER, _ENDS, _AHEAD, _DISC_GAIN = (
    INPUTS.at[part.name] for part in INPUTS.move[:10]
)
_WONDER_GAIN, _SPENT, _SPENT_SECOND, _TRADES, _KEPT, _CARDS_AFTER, _PARTS_AFTER = (
    INPUTS.at[part.name] for part in INPUTS.move[10:17]
)
_PLACE, _GUESTS, _TAKER, _OTHERS_GAIN, _CONSOLATION, _GIVEN = (INPUTS.at[part.name] for part in INPUTS.move[17:])
_SEATS, _SEAT_SIZE = INPUTS.table_size, INPUTS.seat_size
_EXCHANGES = component_arrays.EXCHANGES

_MOST = 255
#: The judgement's unit is a hundredth of a point, the unit of these inputs a quarter.
_HUNDREDTHS = 100 // QUARTERS


@kernel
def portray(state: np.record, seat: int, out: NDArray[Any]) -> None:
    """Encode what a seat knows as inputs of the neural net, and write them into `out`.

    All entries of `out` must be 0 beforehand.
    """
    players = num(state.players)
    out[_PLAYERS] = players
    out[_DECISION] = num(state.decision) + 1
    out[_MEMORY] = num(state.memory_aid)
    out[_DOUBLE] = num(state.double)
    out[_QUIET] = num(state.quiet)
    out[_STIRRED] = num(state.stirred)
    if state.wonder > 0:
        out[_WONDER] = num(state.wonder)
        out[_NEED + num(state.suit[0])] = num(state.need[0])
        out[_NEED + num(state.suit[1])] += num(state.need[1])
        out[_LAST] = 1 if is_last_of_suit(state, num(state.kind)) else 0
    out[_BUILT] = num(state.built)
    portray_board(state, out)
    for suit in range(SUITS):
        hidden = CARDS_A_SUIT - num(state.discard[suit]) - num(state.hand[seat, suit])
        for other in range(players):
            if other != seat:
                hidden -= num(state.sure[other, suit])
        out[_DISCARDS + suit] = num(state.discard[suit])
        out[_UNSEEN + suit] = max(hidden, 0)
        out[_HAND + suit] = num(state.hand[seat, suit])
    for card in range(ACTION_KINDS):
        out[_PLAYED + card] = num(state.action_played[card])
        out[_ACTIONS + card] = num(state.action[seat, card])
    for place in range(players):
        portray_seat(state, (seat + place) % players, seat, out, _SEATS + place * _SEAT_SIZE)


@kernel
def portray_board(state: np.record, out: NDArray[Any]) -> None:
    """Write the net's inputs about the discs left, the points for completing a wonder, and the decks."""
    for wonder in range(WONDERS):
        for place in range(DISCS_A_WONDER):
            kind = num(state.disc[wonder, place])
            if kind > 0:
                for side in range(SIDES if is_pair(kind) else 1):
                    at = wonder * SUITS + suit_of(state, kind, side)
                    number = number_of(state, kind, side)
                    if out[_DISCS + at] == 0:
                        out[_LEAST + at] = number
                    else:
                        out[_HIGHEST + at] = max(num(out[_HIGHEST + at]), max(num(out[_LEAST + at]), number))
                        out[_LEAST + at] = min(num(out[_LEAST + at]), number)
                    out[_DISCS + at] += 1
    for suit in range(SUITS):
        out[_SUITS_LEFT + suit] = num(state.suit_left[suit])
    completed = num(state.completed)
    out[_COMPLETED] = completed
    if completed < ROWS:
        out[_ROW] = min(num(state.wonder_rows[completed, 0]), _MOST)
        out[_ROW + 1] = min(num(state.wonder_rows[completed, 1]), _MOST)
    out[_DECK] = num(state.deck_size) // 2
    out[_ACTION_DECK] = num(state.action_deck_size)


@kernel
def portray_seat(state: np.record, seat: int, viewer: int, out: NDArray[Any], at: int) -> None:
    """Write the net's inputs about one seat, as the viewer sees it, into `out`, starting at index `at`."""
    players = num(state.players)
    out[at + _PRESENT] = 1
    out[at + _ACTIVE] = 1 if state.active == seat else 0
    out[at + _POINTS] = min(max(points_of(state, seat), 0) // 2, _MOST)
    unknown = num(state.hand_size[seat])
    out[at + _CARDS] = unknown
    for suit in range(SUITS):
        sure = num(state.sure[seat, suit])
        unknown -= sure
        out[at + _SURE + suit] = sure
    out[at + _UNKNOWN] = max(unknown, 0)
    out[at + _ACTION_CARDS] = num(state.action_count[seat])
    for wonder in range(WONDERS):
        parts = num(state.parts[wonder, seat])
        most = 0
        for other in range(players):
            if other != seat:
                most = max(most, num(state.parts[wonder, other]))
        out[at + _PARTS + wonder] = parts
        out[at + _LEAD + wonder] = max(parts - most, 0)
    hidden = 0 if seat == viewer else hidden_discs(state, seat)
    out[at + _TAKEN_UNKNOWN] = hidden
    for i in range(hidden, num(state.taken_count[seat])):
        kind = num(state.taken[seat, i])
        for side in range(SIDES if is_pair(kind) else 1):
            out[at + _TAKEN + suit_of(state, kind, side)] += 1
    if state.wonder > 0 and seat != state.active:
        opened = state.decision != OFFER
        active = num(state.active)
        # Before offers are opened, a viewer knows only which seats have made one, and the viewer's own offer.
        sealed = opened or (seat - active) % players < (num(state.to_move) - active) % players
        out[at + _SEALED] = 1 if sealed else 0
        if opened or (sealed and seat == viewer):
            out[at + _OFFER] = num(state.offer[seat, 0])
            out[at + _OFFER + 1] = num(state.offer[seat, 1])
            out[at + _TRADE] = num(state.trade[seat])
        out[at + _INVITED] = 1 if is_guest(num(state.guests), seat) else 0


@kernel
def quarters(hundredths: int) -> int:
    """Return hundredths of a point as whole quarters of a point, clipped to the range that an input allows."""
    return min(max(hundredths // _HUNDREDTHS, 0), _MOST)


@kernel
def prospect(state: np.record, seat: int, action: int, out: NDArray[Any], at: int) -> int:
    """Write the effects of a legal move into `out`, starting at index `at`. Returns the move's worth.

    The entries to be written must be 0 beforehand.
    """
    decision = decision_of(action)
    if action == PASS:
        out[at + _ACT] = PASSES
    elif action == GIVE_UP:
        out[at + _ACT] = GIVES_UP
        fate_of_offers(state, seat, 0, out, at)
    elif action in (USE_BONUS, NO_BONUS):
        out[at + _ACT] = USES_BONUS if action == USE_BONUS else KEEPS_BONUS
        out[at + _SPENT] = offered(state, seat)
    elif action == PLAY_DRAW_THREE:
        out[at + _ACT] = DRAWS_THREE
    elif action == PLAY_DOUBLE_TURN:
        out[at + _ACT] = DOUBLES
    elif decision == TURN:
        prospect_of_build(state, seat, action, out, at)
    elif decision == OFFER:
        prospect_of_offer(state, seat, action, out, at)
    elif decision == INVITE and action >= FIRST_INVITE:
        prospect_of_invitation(state, seat, action, out, at)
    else:
        out[at + _ACT] = EXCHANGES
        for suit in range(SUITS):
            out[at + _GIVEN + suit] = num(_EXCHANGES[action - FIRST_EXCHANGE, suit])
    return worth(state, seat, action)


@kernel
def write_disc(state: np.record, seat: int, wonder: int, kind: int, out: NDArray[Any], at: int) -> int:
    """Write the net's inputs about the disc that a move refers to.

    Returns how many of the cards that the disc needs are in the seat's hand.
    """
    held = need = 0
    out[at + _ON_WONDER] = wonder + 1
    for side in range(SIDES):
        suit = suit_of(state, kind, side)
        number = number_of(state, kind, side)
        if number > 0:
            out[at + _SUITS + side] = suit + 1
            out[at + _NUMBERS + side] = number
            held += min(number, num(state.hand[seat, suit]))
            need += number
    out[at + _HELD] = held
    out[at + _SHORT] = need - held
    out[at + _DISCS_AFTER] = discs_left(state, wonder) - 1
    if is_last_of_suit(state, kind):
        out[at + _ENDS] = 1
        out[at + _AHEAD] = 1 if lead(state, seat, kind) > 0 else 0
    return held


@kernel
def write_parts(state: np.record, seat: int, wonder: int, parts: int, out: NDArray[Any], at: int) -> None:
    """Write the net's inputs about adding parts to a wonder: the seat's new total, place and gain."""
    after = np.zeros(MOST_PLAYERS, np.int64)
    players = num(state.players)
    for other in range(players):
        after[other] = num(state.parts[wonder, other])
    after[seat] += parts
    out[at + _PARTS_AFTER] = after[seat]
    if after[seat] > 0:
        out[at + _PLACE] = place_on_wonder(after, players, seat) + 1
    out[at + _WONDER_GAIN] = quarters(wonder_gain(state, wonder, seat, parts))


@kernel
def prospect_of_build(state: np.record, seat: int, action: int, out: NDArray[Any], at: int) -> None:
    """Write the net's inputs about building a disc: what it would cost the seat, and what the seat would gain."""
    wonder, kind = build_of(action)
    out[at + _ACT] = BUILDS
    held = write_disc(state, seat, wonder, kind, out, at)
    out[at + _DISC_GAIN] = quarters(disc_gain(state, seat, kind))
    out[at + _CARDS_AFTER] = num(state.hand_size[seat]) - held
    write_parts(state, seat, wonder, max(held, 1), out, at)


@kernel
def prospect_of_offer(state: np.record, seat: int, action: int, out: NDArray[Any], at: int) -> None:
    """Write the net's inputs about an offer: the cards left in hand, and the gain if accepted or rejected."""
    first, second, trade = offer_of(action)
    wonder = num(state.wonder) - 1
    out[at + _ACT] = OFFERS
    write_disc(state, seat, wonder, num(state.kind), out, at)
    out[at + _SPENT] = first + second
    out[at + _SPENT_SECOND] = second
    out[at + _TRADES] = trade
    out[at + _KEPT] = num(state.hand[seat, num(state.suit[0])]) - first
    out[at + _CARDS_AFTER] = num(state.hand_size[seat]) - first - second
    out[at + _DISC_GAIN] = quarters(disc_gain(state, seat, num(state.kind)))
    out[at + _CONSOLATION] = REJECTED_POINTS * (first + second)
    write_parts(state, seat, wonder, 0 if trade else first + second, out, at)


@kernel
def prospect_of_invitation(state: np.record, seat: int, action: int, out: NDArray[Any], at: int) -> None:
    """Write the net's inputs about an invitation: its cost, who gets the disc, and what seat and guests gain."""
    guests, first, second = invitation_of(action)
    wonder = num(state.wonder) - 1
    kind = num(state.kind)
    players = num(state.players)
    out[at + _ACT] = INVITES
    write_disc(state, seat, wonder, kind, out, at)
    spent = missing(state, guests, 0) + missing(state, guests, 1) - first - second
    out[at + _SPENT] = spent
    out[at + _SPENT_SECOND] = (first + second) // WILD_CARDS
    out[at + _CARDS_AFTER] = num(state.hand_size[seat]) - spent
    taker = disc_goes_to(state, guests)
    out[at + _TAKER] = (taker - seat) % players + 1
    out[at + _DISC_GAIN] = quarters(disc_gain(state, taker, kind))
    write_parts(state, seat, wonder, parts_put(state, guests, seat), out, at)
    gain = 0
    for other in range(players):
        if other != seat:
            gain += wonder_gain(state, wonder, other, parts_put(state, guests, other))
    out[at + _OTHERS_GAIN] = quarters(gain)
    fate_of_offers(state, seat, guests, out, at)


@kernel
def fate_of_offers(state: np.record, seat: int, guests: int, out: NDArray[Any], at: int) -> None:
    """Write the net's inputs about the offers: which are accepted or rejected, and the rejected seats' points."""
    players = num(state.players)
    points = 0
    for other in range(players):
        if other != seat:
            place = (other - seat) % players - 1
            if is_guest(guests, other):
                out[at + _GUESTS + place] = INVITED
            elif is_rejected(state, guests, other):
                out[at + _GUESTS + place] = REJECTED
                points += REJECTED_POINTS * offered(state, other)
    out[at + _CONSOLATION] = min(points, _MOST)

"""A heuristic for moves in Babel, in hundredths of a point, using only what the seat knows.

It weighs the gain from discs and from places on wonders against the cards that they cost.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.babel.actions import (
    FIRST_EXCHANGE,
    GIVE_UP,
    PASS,
    PLAY_DOUBLE_TURN,
    PLAY_DRAW_THREE,
    USE_BONUS,
)
from tabletowers.games.babel.components import (
    BONUS_POINTS,
    DISCS_A_WONDER,
    MOST_OF_A_SUIT,
    MOST_PLAYERS,
    REJECTED_POINTS,
    ROWS,
    SIDES,
    SUITS,
    UNFINISHED_FIRST,
    UNFINISHED_SECOND,
    WILD_CARDS,
    WONDERS,
)
from tabletowers.games.babel.decisions import BONUS, INVITE, OFFER, TURN
from tabletowers.games.babel.kernels.actions import build_of, decision_of, invitation_of, is_guest, offer_of
from tabletowers.games.babel.kernels.component_arrays import EXCHANGES
from tabletowers.games.babel.kernels.discs import discs_left, is_last_of_suit, is_pair, number_of, suit_of
from tabletowers.games.babel.kernels.offers import disc_goes_to, is_rejected, missing, offered, parts_put
from tabletowers.games.babel.kernels.scoring import place_on_wonder, points_for_place, points_of
from tabletowers.kernel.compiling import kernel, num

_POINT = 100
#: The values of a building card, a wild card and an unused action card in hand.
_CARD = 70
_WILD = 350
_SPARED = 300
#: Added if a disc ends the game and the seat leads then; subtracted if it doesn't lead.
_WINNING = 3000


@kernel
def worth(state: np.record, seat: int, action: int) -> int:
    """Estimate the worth of an action in hundredths of a point."""
    decision = decision_of(action)
    if decision == TURN:
        return turn_worth(state, seat, action)
    if decision == OFFER:
        return offer_worth(state, seat, action)
    if decision == INVITE:
        return invitation_worth(state, seat, action)
    if decision == BONUS:
        gain = _POINT * (BONUS_POINTS - REJECTED_POINTS) * offered(state, seat)
        return gain - _SPARED if action == USE_BONUS else 0
    if state.decision != TURN:
        return -_WINNING * 10
    # Draw three is best played at once, before the player decides anything.
    return _WINNING * 10 if action == PLAY_DRAW_THREE else exchange_worth(state, seat, action - FIRST_EXCHANGE)


# Passing or building


@kernel
def turn_worth(state: np.record, seat: int, action: int) -> int:
    """Estimate the worth of a pass, a double turn or a build.

    A pass is worth one card, because the player draws one more card than the others.
    """
    if action == PASS:
        return _CARD
    if action == PLAY_DOUBLE_TURN:
        return double_turn_worth(state, seat)
    wonder, kind = build_of(action)
    return build_worth(state, seat, wonder, kind)


@kernel
def build_worth(state: np.record, seat: int, wonder: int, kind: int) -> int:
    """Estimate the worth of building a disc. The more cards others would have to add, the less it is worth."""
    own = short = 0
    for side in range(SIDES):
        suit = suit_of(state, kind, side)
        need = number_of(state, kind, side)
        from_hand = min(need, num(state.hand[seat, suit]))
        own += from_hand
        # Others seldom offer all they have, so count on half of it.
        short += max(need - from_hand - expected_help(state, seat, suit) // 2, 0)
    parts = max(own, 1)
    gain = disc_gain(state, seat, kind) + wonder_gain(state, wonder, seat, parts) - _CARD * own
    if is_last_of_suit(state, kind):
        gain += _WINNING if lead(state, seat, kind) > 0 else -_WINNING
    if short == 0:
        return gain
    return gain // (1 + short) - _POINT * short if gain > 0 else gain - _POINT * short


@kernel
def expected_help(state: np.record, seat: int, suit: int) -> int:
    """Estimate how many cards of a suit the others hold: the known ones plus a quarter of their unknown cards."""
    cards = 0
    for other in range(num(state.players)):
        if other != seat:
            sure = 0
            for each in range(SUITS):
                sure += num(state.sure[other, each])
            cards += num(state.sure[other, suit]) + (num(state.hand_size[other]) - sure) // SUITS
    return cards


@kernel
def double_turn_worth(state: np.record, seat: int) -> int:
    """Estimate the worth of a double turn, which pays off if there are two good builds."""
    best = second = 0
    for wonder in range(WONDERS):
        for place in range(DISCS_A_WONDER):
            kind = num(state.disc[wonder, place])
            if kind > 0:
                value = build_worth(state, seat, wonder, kind)
                if value > best:
                    second = best
                    best = value
                elif value > second:
                    second = value
    return best + second - 4 * _POINT


@kernel
def exchange_worth(state: np.record, seat: int, number: int) -> int:
    """Estimate the worth of an exchange.

    Giving away cards pays off, except for cards of the suits that the hand has most of.
    """
    best = 0
    for suit in range(SUITS):
        best = max(best, num(state.hand[seat, suit]))
    value = 0
    for suit in range(SUITS):
        cards = EXCHANGES[number, suit]
        if cards > 0:
            value += _CARD * cards if num(state.hand[seat, suit]) < best else -2 * _CARD * cards
    return value - _CARD


# An offer


@kernel
def offer_worth(state: np.record, seat: int, action: int) -> int:
    """Estimate the worth of an offer: a weighted average of its worth if it is accepted and if it is rejected.

    If an offer with the trade card is accepted, the seat gets the disc instead of placing parts.
    """
    first, second, trade = offer_of(action)
    cards = first + second
    if cards == 0:
        return 0
    wonder = num(state.wonder) - 1
    active = num(state.active)
    if trade:
        invited = disc_gain(state, seat, num(state.kind)) - wonder_gain(state, wonder, active, cards) // 3
    else:
        invited = wonder_gain(state, wonder, seat, cards)
    invited -= _CARD * cards
    # Helping is worth less to this seat the more the active player gains from the disc.
    invited -= disc_gain(state, active, num(state.kind)) // (2 * num(state.players))
    rejected = _POINT * REJECTED_POINTS * cards
    weight = 3 if trade else 5
    return (weight * invited + (10 - weight) * rejected) // 10 + whim(state, seat, action)


@kernel
def whim(state: np.record, seat: int, action: int) -> int:
    """Return a small pseudo-random bonus for an offer, so that opponents can't predict which offer is made."""
    mixed = (num(state.ply) * 7919 + seat * 104729 + action * 1299709) % 1000003
    return (mixed * 31) % (2 * _POINT)


# An invitation


@kernel
def invitation_worth(state: np.record, seat: int, action: int) -> int:
    """Estimate the worth of an invitation or of giving up: the active player's gain minus the others' average gain."""
    guests = 0
    mine = theirs = 0
    players = num(state.players)
    if action != GIVE_UP:
        guests, first, second = invitation_of(action)
        mine = built_worth(state, seat, guests, first, second)
        wonder = num(state.wonder) - 1
        for other in range(players):
            parts = parts_put(state, guests, other)
            if other != seat:
                theirs += wonder_gain(state, wonder, other, parts)
                if is_guest(guests, other):
                    theirs -= _CARD * offered(state, other)
        owner = disc_goes_to(state, guests)
        if owner != seat:
            theirs += disc_gain(state, owner, num(state.kind))
        if is_last_of_suit(state, num(state.kind)):
            mine += _WINNING if lead(state, seat, num(state.kind)) > 0 else -_WINNING
    for other in range(players):
        if is_rejected(state, guests, other):
            theirs += _POINT * REJECTED_POINTS * offered(state, other)
    return mine - theirs // (players - 1)


@kernel
def built_worth(state: np.record, seat: int, guests: int, first: int, second: int) -> int:
    """Estimate the active player's own gain from a build with these guests and wild cards."""
    cards = missing(state, guests, 0) + missing(state, guests, 1) - first - second
    gain = wonder_gain(state, num(state.wonder) - 1, seat, parts_put(state, guests, seat))
    if disc_goes_to(state, guests) == seat:
        gain += disc_gain(state, seat, num(state.kind))
    return gain - _CARD * cards - _WILD * ((first + second) // WILD_CARDS)


# Gains from discs and parts


@kernel
def disc_gain(state: np.record, seat: int, kind: int) -> int:
    """Estimate how many points a disc adds to a seat's known discs, plus a little for discs it may add later."""
    gain = 0
    for side in range(SIDES if is_pair(kind) else 1):
        suit = suit_of(state, kind, side)
        held = 0
        for i in range(num(state.taken_count[seat])):
            other = num(state.taken[seat, i])
            if other > 0 and (suit_of(state, other, 0) == suit or suit_of(state, other, 1) == suit):
                held += 1
        now = min(held + 1, MOST_OF_A_SUIT)
        value = _POINT * (num(state.disc_bonus[now]) - num(state.disc_bonus[now - 1]))
        if now < MOST_OF_A_SUIT and state.suit_left[suit] > 1:
            value += _POINT * (num(state.disc_bonus[now + 1]) - num(state.disc_bonus[now])) // 4
        gain = max(gain, value)
    return gain


@kernel
def wonder_gain(state: np.record, wonder: int, seat: int, parts: int) -> int:
    """Estimate how much a seat gains on a wonder if a disc is built there and the seat adds `parts` parts."""
    after = np.zeros(MOST_PLAYERS, np.int64)
    for other in range(num(state.players)):
        after[other] = num(state.parts[wonder, other])
    left = discs_left(state, wonder)
    before = standing(state, seat, after, left)
    after[seat] += parts
    return standing(state, seat, after, left - 1) - before


@kernel
def standing(state: np.record, seat: int, parts: NDArray[Any], left: int) -> int:
    """Estimate the value of a seat's place on a wonder with `left` discs left.

    The fewer discs are left, the more the place counts.
    """
    if parts[seat] == 0:
        return 0
    place = place_on_wonder(parts, num(state.players), seat)
    row = min(num(state.completed), ROWS - 1)
    points = points_for_place(place, num(state.wonder_rows[row, 0]), num(state.wonder_rows[row, 1]))
    if left == 0:
        return _POINT * points
    late = points_for_place(place, UNFINISHED_FIRST, UNFINISHED_SECOND)
    sure = 60 if left == 1 else 40
    return sure * (points + late) // 2 + 15 * num(parts[seat])


@kernel
def lead(state: np.record, seat: int, kind: int) -> int:
    """Estimate a seat's lead, in hundredths of a point, if it built this disc and the game ended.

    Discs that the state doesn't show are ignored.
    """
    mine = account(state, seat) + disc_gain(state, seat, kind)
    best = 0
    for other in range(num(state.players)):
        if other != seat:
            best = max(best, account(state, other))
    return mine - best


@kernel
def account(state: np.record, seat: int) -> int:
    """Estimate a seat's final points from its points so far, its known discs, and its places on unfinished wonders."""
    points = points_of(state, seat)
    parts = np.zeros(MOST_PLAYERS, np.int64)
    for wonder in range(WONDERS):
        if state.parts[wonder, seat] > 0:
            for other in range(num(state.players)):
                parts[other] = num(state.parts[wonder, other])
            place = place_on_wonder(parts, num(state.players), seat)
            points += points_for_place(place, UNFINISHED_FIRST, UNFINISHED_SECOND)
    counts = np.zeros(SUITS, np.int64)
    for i in range(num(state.taken_count[seat])):
        kind = num(state.taken[seat, i])
        if kind > 0:
            counts[suit_of(state, kind, 0)] += 1
    for suit in range(SUITS):
        points += num(state.disc_bonus[min(counts[suit], MOST_OF_A_SUIT)])
    return _POINT * points

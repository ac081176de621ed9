"""What may be decided, and why not (BB-9 to BB-12, BB-19)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.contract.errors import Reason
from tabletowers.games.babel.actions import (
    ANY_DECISION,
    FIRST_EXCHANGE,
    FIRST_INVITE,
    FIRST_PAIR_OFFER,
    FIRST_PAIR_WILD,
    FIRST_WILD,
    GIVE_UP,
    NO_BONUS,
    PASS,
    PLAIN_WILDS,
    PLAY_DOUBLE_TURN,
    PLAY_DRAW_THREE,
    TWO_SUIT_WILDS,
    USE_BONUS,
    build_action,
    build_of,
    decision_of,
    invitation_of,
    offer_action,
    offer_of,
)
from tabletowers.games.babel.components import (
    DISCS_A_WONDER,
    DOUBLE_TURN,
    DRAW_THREE,
    EXCHANGE,
    EXCHANGES,
    PAIR_WILDS,
    REJECTED_BONUS,
    SUITS,
    WILD,
    WILD_CARDS,
    WONDERS,
)
from tabletowers.games.babel.position import (
    BONUS,
    INVITE,
    NO_DOUBLE,
    OFFER,
    TURN,
    is_guest,
    is_pair,
    missing,
    offered,
    parts_left,
    parts_put,
    place_of,
)
from tabletowers.kernel.compiling import kernel, num

# Objections.
_LEGAL, OTHER_DECISION, NOT_YET, NO_SUCH_DISC, ONE_NUMBER, TWO_NUMBERS, MORE_THAN_DISC, NOT_IN_HAND = range(8)
NO_OFFER, TWO_TRADES, TOO_MANY_CARDS, CARDS_MISSING, PARTS_MISSING = range(8, 13)
NO_ACTION_CARD, WILD_NOT_NEEDED, DOUBLE_ALREADY = range(13, 16)
WILD_ONE_NUMBER, WILD_TWO_NUMBERS, NOT_TO_EXCHANGE = range(16, 19)
REASONS = (
    Reason("", "legal"),
    Reason("BB-9", "other_decision"),
    Reason("BB-19", "not_yet"),
    Reason("BB-11", "no_such_disc"),
    Reason("BB-11", "one_number"),
    Reason("BB-11", "two_numbers"),
    Reason("BB-11", "more_than_disc"),
    Reason("BB-11", "not_in_hand"),
    Reason("BB-12", "no_offer"),
    Reason("BB-12", "two_trades"),
    Reason("BB-12", "too_many_cards"),
    Reason("BB-12", "cards_missing"),
    Reason("BB-7", "parts_missing"),
    Reason("BB-19", "no_action_card"),
    Reason("BB-19", "wild_not_needed"),
    Reason("BB-19", "double_already"),
    Reason("BB-19", "one_number"),
    Reason("BB-19", "two_numbers"),
    Reason("BB-19", "not_in_hand"),
)

#: The most legal actions of a decision: to invite any of 16 sets of four seats with any wild cards, to give up, to
#: exchange or to draw three.
MOST_LEGAL = 16 * (1 + TWO_SUIT_WILDS) + 1 + len(EXCHANGES) + 1


# One action


@kernel
def objection(state: np.record, seat: int, action: int) -> int:
    """Why this action is not possible now; 0 if it is."""
    decision = decision_of(action)
    if decision != state.decision and (decision != ANY_DECISION or state.decision == BONUS):
        return OTHER_DECISION
    if decision == OFFER:
        return offer_objection(state, seat, action)
    if seat != state.to_move:
        return NOT_YET
    if decision == INVITE:
        return _LEGAL if action == GIVE_UP else invite_objection(state, action)
    return turn_objection(state, seat, action) if decision == TURN else card_objection(state, seat, action)


@kernel
def turn_objection(state: np.record, seat: int, action: int) -> int:
    """BB-9: pass, build a disc that lies on a wonder, or play a double turn."""
    if action == PASS:
        return _LEGAL
    if action == PLAY_DOUBLE_TURN:
        if state.double != NO_DOUBLE:
            return DOUBLE_ALREADY
        return _LEGAL if state.action[seat, DOUBLE_TURN] > 0 else NO_ACTION_CARD
    wonder, kind = build_of(action)
    return _LEGAL if place_of(state, wonder, kind) >= 0 else NO_SUCH_DISC


@kernel
def offer_objection(state: np.record, seat: int, action: int) -> int:
    """BB-11: a number for each suit of the disc, at most the disc's and at most what the hand holds."""
    if is_pair(num(state.kind)) != (action >= FIRST_PAIR_OFFER):
        return TWO_NUMBERS if is_pair(num(state.kind)) else ONE_NUMBER
    first, second, _ = offer_of(action)
    if first > state.need[0] or second > state.need[1]:
        return MORE_THAN_DISC
    if first > state.hand[seat, num(state.suit[0])] or second > state.hand[seat, num(state.suit[1])]:
        return NOT_IN_HAND
    return _LEGAL


@kernel
def invite_objection(state: np.record, action: int) -> int:
    """BB-12, with wild cards in the form that the disc wants."""
    if is_pair(num(state.kind)):
        if FIRST_WILD <= action < FIRST_PAIR_OFFER:
            return WILD_TWO_NUMBERS
    elif action >= FIRST_PAIR_WILD:
        return WILD_ONE_NUMBER
    guests, first, second = invitation_of(action)
    return invitation_objection(state, guests, first, second)


@kernel
def invitation_objection(state: np.record, guests: int, first: int, second: int) -> int:
    """BB-12, BB-19: whole offers, one trade card at most, and exactly what is missing from the hand and wild cards."""
    listed = guest_objection(state, guests)
    if listed != _LEGAL:
        return listed
    active = num(state.active)
    left = missing(state, guests, 0)
    right = missing(state, guests, 1)
    if first + second > WILD_CARDS * num(state.action[active, WILD]):
        return NO_ACTION_CARD
    if first > left or second > right:
        return WILD_NOT_NEEDED
    in_hand = num(state.hand[active, num(state.suit[0])])
    if left - first > in_hand or right - second > num(state.hand[active, num(state.suit[1])]):
        return CARDS_MISSING
    if state.parts_limit > 0:
        for seat in range(num(state.players)):
            if parts_put(state, guests, seat) > parts_left(state, seat):
                return PARTS_MISSING
    return _LEGAL


@kernel
def guest_objection(state: np.record, guests: int) -> int:
    """BB-12: whether these seats can be invited together, whatever is missing then."""
    players = num(state.players)
    if guests >> players:
        return NO_OFFER
    trades = 0
    for seat in range(players):
        if is_guest(guests, seat):
            if offered(state, seat) == 0:
                return NO_OFFER
            trades += num(state.trade[seat])
    if trades > 1:
        return TWO_TRADES
    if missing(state, guests, 0) < 0 or missing(state, guests, 1) < 0:
        return TOO_MANY_CARDS
    return _LEGAL


@kernel
def card_objection(state: np.record, seat: int, action: int) -> int:
    """BB-19: exchange, draw three, and the answers of a rejected player."""
    if action == NO_BONUS:
        return _LEGAL
    if action == USE_BONUS:
        return _LEGAL if state.action[seat, REJECTED_BONUS] > 0 else NO_ACTION_CARD
    if action == PLAY_DRAW_THREE:
        return _LEGAL if state.action[seat, DRAW_THREE] > 0 else NO_ACTION_CARD
    if state.action[seat, EXCHANGE] == 0:
        return NO_ACTION_CARD
    return _LEGAL if has_cards(state, seat, action - FIRST_EXCHANGE) else NOT_TO_EXCHANGE


@kernel
def has_cards(state: np.record, seat: int, exchange: int) -> bool:
    """Whether a hand holds the cards of an exchange."""
    for suit in range(SUITS):
        if EXCHANGES[exchange, suit] > state.hand[seat, suit]:
            return False
    return True


# All actions


@kernel
def legal(state: np.record, seat: int, out: NDArray[Any]) -> int:
    """Every legal action of an asked seat. Out of its turn a seat can only commit itself to an offer."""
    decision = num(state.decision)
    if decision == BONUS:
        out[0] = NO_BONUS
        out[1] = USE_BONUS
        return 2 if state.action[seat, REJECTED_BONUS] > 0 else 1
    if decision == OFFER:
        count = legal_offers(state, seat, out)
    elif decision == INVITE:
        count = legal_invitations(state, out)
    else:
        count = legal_turns(state, seat, out)
    if seat != state.to_move or state.action_count[seat] == 0:
        return count
    return legal_cards(state, seat, out, count)


@kernel
def legal_turns(state: np.record, seat: int, out: NDArray[Any]) -> int:
    """BB-9: pass, and every kind of disc on every wonder."""
    out[0] = PASS
    count = 1
    for wonder in range(WONDERS):
        for place in range(DISCS_A_WONDER):
            kind = num(state.disc[wonder, place])
            if kind > 0 and place_of(state, wonder, kind) == place:
                out[count] = build_action(wonder, kind)
                count += 1
    if state.double == NO_DOUBLE and state.action[seat, DOUBLE_TURN] > 0:
        out[count] = PLAY_DOUBLE_TURN
        count += 1
    return count


@kernel
def legal_offers(state: np.record, seat: int, out: NDArray[Any]) -> int:
    """BB-11: every number of cards (of each suit), without and with the trade card."""
    pair = is_pair(num(state.kind))
    count = 0
    for first in range(min(num(state.need[0]), num(state.hand[seat, num(state.suit[0])])) + 1):
        for second in range(min(num(state.need[1]), num(state.hand[seat, num(state.suit[1])])) + 1):
            for trade in range(1 if first + second == 0 else 2):
                out[count] = offer_action(pair, first, second, trade)
                count += 1
    return count


@kernel
def legal_invitations(state: np.record, out: NDArray[Any]) -> int:
    """BB-12: give up, or any set of those who offered, with the wild cards that help."""
    out[0] = GIVE_UP
    count = 1
    offering = 0
    for seat in range(num(state.players)):
        if offered(state, seat) > 0:
            offering |= 1 << seat
    wilds = num(state.action[num(state.active), WILD])
    pair = is_pair(num(state.kind))
    guests = offering
    while True:
        if guest_objection(state, guests) == _LEGAL:
            if invitation_objection(state, guests, 0, 0) == _LEGAL:
                out[count] = FIRST_INVITE + guests
                count += 1
            if wilds > 0:
                if pair:
                    for wild in range(TWO_SUIT_WILDS):
                        if invitation_objection(state, guests, PAIR_WILDS[wild, 0], PAIR_WILDS[wild, 1]) == _LEGAL:
                            out[count] = FIRST_PAIR_WILD + guests * TWO_SUIT_WILDS + wild
                            count += 1
                else:
                    for wild in range(min(wilds, PLAIN_WILDS)):
                        if invitation_objection(state, guests, (wild + 1) * WILD_CARDS, 0) == _LEGAL:
                            out[count] = FIRST_WILD + guests * PLAIN_WILDS + wild
                            count += 1
        if guests == 0:
            return count
        guests = (guests - 1) & offering


@kernel
def legal_cards(state: np.record, seat: int, out: NDArray[Any], count: int) -> int:
    """BB-19: exchange and draw three, with a decision to pass or build, on an offer or on an invitation."""
    if state.action[seat, DRAW_THREE] > 0:
        out[count] = PLAY_DRAW_THREE
        count += 1
    if state.action[seat, EXCHANGE] > 0:
        for exchange in range(len(EXCHANGES)):
            if has_cards(state, seat, exchange):
                out[count] = FIRST_EXCHANGE + exchange
                count += 1
    return count

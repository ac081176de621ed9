"""The legal actions of Babel, and the reasons why other actions are illegal (BB-9 to BB-12, BB-19)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.contract.reasons import LEGAL
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
)
from tabletowers.games.babel.components import (
    DISCS_A_WONDER,
    DOUBLE_TURN,
    DRAW_THREE,
    EXCHANGE,
    REJECTED_BONUS,
    SUITS,
    WILD,
    WILD_CARDS,
    WONDERS,
)
from tabletowers.games.babel.decisions import BONUS, INVITE, OFFER, TURN
from tabletowers.games.babel.kernels.actions import (
    build_action,
    build_of,
    decision_of,
    invitation_of,
    is_guest,
    offer_action,
    offer_of,
)
from tabletowers.games.babel.kernels.component_arrays import EXCHANGES, PAIR_WILDS
from tabletowers.games.babel.kernels.discs import is_pair, place_of
from tabletowers.games.babel.kernels.offers import missing, offered, parts_left, parts_put
from tabletowers.games.babel.layout import NO_DOUBLE
from tabletowers.games.babel.reasons import (
    CARDS_MISSING,
    DOUBLE_ALREADY,
    MORE_THAN_DISC,
    NO_ACTION_CARD,
    NO_OFFER,
    NO_SUCH_DISC,
    NOT_IN_HAND,
    NOT_TO_EXCHANGE,
    NOT_YET,
    ONE_NUMBER,
    OTHER_DECISION,
    PARTS_MISSING,
    TOO_MANY_CARDS,
    TWO_NUMBERS,
    TWO_TRADES,
    WILD_NOT_NEEDED,
    WILD_ONE_NUMBER,
    WILD_TWO_NUMBERS,
)
from tabletowers.kernel.compiling import kernel, num

# Whether one action is legal


@kernel
def objection(state: np.record, seat: int, action: int) -> int:
    """Return the reason why this action is illegal now, or 0 if it is legal."""
    decision = decision_of(action)
    if decision != state.decision and (decision != ANY_DECISION or state.decision == BONUS):
        return OTHER_DECISION
    if decision == OFFER:
        return offer_objection(state, seat, action)
    if seat != state.to_move:
        return NOT_YET
    if decision == INVITE:
        return LEGAL if action == GIVE_UP else invite_objection(state, action)
    return turn_objection(state, seat, action) if decision == TURN else card_objection(state, seat, action)


@kernel
def turn_objection(state: np.record, seat: int, action: int) -> int:
    """Return why a player can't pass, build this disc or play a double turn, or LEGAL if they can (BB-9)."""
    if action == PASS:
        return LEGAL
    if action == PLAY_DOUBLE_TURN:
        if state.double != NO_DOUBLE:
            return DOUBLE_ALREADY
        return LEGAL if state.action[seat, DOUBLE_TURN] > 0 else NO_ACTION_CARD
    wonder, kind = build_of(action)
    return LEGAL if place_of(state, wonder, kind) >= 0 else NO_SUCH_DISC


@kernel
def offer_objection(state: np.record, seat: int, action: int) -> int:
    """Return why an offer is illegal, or LEGAL if it is legal (BB-11).

    For each suit, an offer may have no more cards than the disc requires, and no more than the hand holds.
    """
    if is_pair(num(state.kind)) != (action >= FIRST_PAIR_OFFER):
        return TWO_NUMBERS if is_pair(num(state.kind)) else ONE_NUMBER
    first, second, _ = offer_of(action)
    if first > state.need[0] or second > state.need[1]:
        return MORE_THAN_DISC
    if first > state.hand[seat, num(state.suit[0])] or second > state.hand[seat, num(state.suit[1])]:
        return NOT_IN_HAND
    return LEGAL


@kernel
def invite_objection(state: np.record, action: int) -> int:
    """Return why an invitation is illegal, or LEGAL if it is legal (BB-12).

    Also checks the move's notation: the wild cards must be two numbers for a two-suit disc, otherwise one number.
    """
    if is_pair(num(state.kind)):
        if FIRST_WILD <= action < FIRST_PAIR_OFFER:
            return WILD_TWO_NUMBERS
    elif action >= FIRST_PAIR_WILD:
        return WILD_ONE_NUMBER
    guests, first, second = invitation_of(action)
    return invitation_objection(state, guests, first, second)


@kernel
def invitation_objection(state: np.record, guests: int, first: int, second: int) -> int:
    """Return why these seats can't be invited with these wild cards, or LEGAL if they can (BB-12, BB-19).

    Guests play all the cards they offered, and at most one of them may have offered a trade card. The active player's
    hand and wild cards must provide exactly the cards that are missing.
    """
    listed = guest_objection(state, guests)
    if listed != LEGAL:
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
    return LEGAL


@kernel
def guest_objection(state: np.record, guests: int) -> int:
    """Return why these seats can't be invited together, or LEGAL if they can (BB-12).

    Does not check whether the active player can supply the missing cards.
    """
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
    return LEGAL


@kernel
def card_objection(state: np.record, seat: int, action: int) -> int:
    """Return why playing an exchange, draw three or bonus card is illegal, or LEGAL if it is legal (BB-19).

    Declining to play a bonus card is always legal.
    """
    if action == NO_BONUS:
        return LEGAL
    if action == USE_BONUS:
        return LEGAL if state.action[seat, REJECTED_BONUS] > 0 else NO_ACTION_CARD
    if action == PLAY_DRAW_THREE:
        return LEGAL if state.action[seat, DRAW_THREE] > 0 else NO_ACTION_CARD
    if state.action[seat, EXCHANGE] == 0:
        return NO_ACTION_CARD
    return LEGAL if has_cards(state, seat, action - FIRST_EXCHANGE) else NOT_TO_EXCHANGE


@kernel
def has_cards(state: np.record, seat: int, exchange: int) -> bool:
    """Return whether a hand holds the cards that an exchange gives away."""
    for suit in range(SUITS):
        if EXCHANGES[exchange, suit] > state.hand[seat, suit]:
            return False
    return True


# Lists of legal actions


@kernel
def legal(state: np.record, seat: int, out: NDArray[Any]) -> int:
    """Write all legal actions of a seat that can move now into `out`. Returns their number.

    A seat that may move ahead of its turn can only make an offer.
    """
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
    """Write the legal actions at the start of a turn (BB-9) and return their number.

    They are passing, building any disc that is left on a wonder, and playing a double turn card.
    """
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
    """Write the legal offers (BB-11) and return their number.

    They are all possible card counts for the disc's suits, with and without the trade card. An offer of no cards can't
    include the trade card.
    """
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
    """Write the legal invitations (BB-12) and return their number.

    They include giving up. Each legal set of guests is combined with every legal use of wild cards.
    """
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
        if guest_objection(state, guests) == LEGAL:
            if invitation_objection(state, guests, 0, 0) == LEGAL:
                out[count] = FIRST_INVITE + guests
                count += 1
            if wilds > 0:
                if pair:
                    for wild in range(TWO_SUIT_WILDS):
                        if invitation_objection(state, guests, PAIR_WILDS[wild, 0], PAIR_WILDS[wild, 1]) == LEGAL:
                            out[count] = FIRST_PAIR_WILD + guests * TWO_SUIT_WILDS + wild
                            count += 1
                else:
                    for wild in range(min(wilds, PLAIN_WILDS)):
                        if invitation_objection(state, guests, (wild + 1) * WILD_CARDS, 0) == LEGAL:
                            out[count] = FIRST_WILD + guests * PLAIN_WILDS + wild
                            count += 1
        if guests == 0:
            return count
        guests = (guests - 1) & offering


@kernel
def legal_cards(state: np.record, seat: int, out: NDArray[Any], count: int) -> int:
    """Append the legal ways to play exchange and draw three cards (BB-19) to the `count` actions in `out`.

    Returns the new number of actions.
    """
    if state.action[seat, DRAW_THREE] > 0:
        out[count] = PLAY_DRAW_THREE
        count += 1
    if state.action[seat, EXCHANGE] > 0:
        for exchange in range(len(EXCHANGES)):
            if has_cards(state, seat, exchange):
                out[count] = FIRST_EXCHANGE + exchange
                count += 1
    return count

"""The check that a record is a well-formed state of Babel."""

from __future__ import annotations

import numpy as np

from tabletowers.contract.validation import (
    MISCOUNTED,
    NO_FLAW,
    NOT_BLANK,
    OUT_OF_RANGE,
    OUT_OF_TURN,
    TRUTH,
    UNDERIVED,
)
from tabletowers.games.babel.components import (
    ACTION_CARDS,
    ACTION_KINDS,
    BUILDING_CARDS,
    CARDS_A_SUIT,
    DISCS,
    DISCS_A_WONDER,
    KINDS,
    MOST_NUMBER,
    MOST_PLAYERS,
    SIDES,
    SOURCES,
    SUITS,
    WONDERS,
)
from tabletowers.games.babel.decisions import BONUS, INVITE, OFFER, TURN
from tabletowers.games.babel.kernels.actions import is_guest
from tabletowers.games.babel.kernels.discs import discs_left, number_of, place_of, suit_of
from tabletowers.games.babel.kernels.knowledge import hidden_discs
from tabletowers.games.babel.kernels.offers import disc_goes_to, is_rejected, offered, parts_left
from tabletowers.games.babel.layout import SECOND_OF_TWO
from tabletowers.kernel.compiling import kernel, num

_SOURCES = len(SOURCES)
#: More points than a seat can be paid from any one source, and well within the range of the field.
_MOST_EARNED = 10_000


@kernel
def flaw(state: np.record, seat: int) -> int:
    """Return the code of the flaw that makes a record invalid as a state or a seat's view, or 0 if valid."""
    number = flaw_in_turn(state)
    if number == NO_FLAW:
        number = flaw_in_discs(state, seat)
    if number == NO_FLAW:
        number = flaw_in_build(state, seat)
    if number == NO_FLAW:
        number = flaw_in_wonders(state)
    if number == NO_FLAW:
        number = flaw_in_building_cards(state, seat)
    if number == NO_FLAW:
        number = flaw_in_action_cards(state, seat)
    if number == NO_FLAW:
        number = underived(state)
    return number


@kernel
def shows(state: np.record, other: int, seat: int) -> bool:
    """Return whether this record shows the hidden cards of the seat `other` to the viewer `seat`."""
    return seat in (TRUTH, other) and other < num(state.players)


# The turn


@kernel
def flaw_in_turn(state: np.record) -> int:
    """Check the seat to move, its pending decision, the turn's counters and the points (BB-9, BB-18)."""
    players = num(state.players)
    if not TURN <= num(state.decision) <= BONUS or not 0 <= num(state.active) < players:
        return OUT_OF_RANGE
    if not 0 <= num(state.double) <= SECOND_OF_TWO or not 0 <= num(state.stirred) <= 1:
        return OUT_OF_RANGE
    if not 0 <= num(state.quiet) <= players or (state.quiet == players and state.to_move >= 0):
        return OUT_OF_TURN
    if state.to_move < 0:
        if state.decision != TURN:
            return OUT_OF_TURN
    elif (state.to_move == state.active) != (state.decision in (TURN, INVITE)):
        return OUT_OF_TURN
    for seat in range(MOST_PLAYERS):
        for source in range(_SOURCES):
            earned = num(state.earned[seat, source])
            if not 0 <= earned <= _MOST_EARNED or (earned > 0 and seat >= players):
                return OUT_OF_RANGE
    return NO_FLAW


# Discs and wonders (BB-2, BB-3)


@kernel
def flaw_in_discs(state: np.record, seat: int) -> int:
    """Check that every disc is either on a wonder or was taken by a seat."""
    left = np.zeros(KINDS + 1, np.int64)
    for kind in range(1, KINDS + 1):
        left[kind] = num(state.kind_count[kind])
    hidden = DISCS
    for wonder in range(WONDERS):
        for place in range(DISCS_A_WONDER):
            kind = num(state.disc[wonder, place])
            if not 0 <= kind <= KINDS:
                return OUT_OF_RANGE
            if kind > 0:
                left[kind] -= 1
                hidden -= 1
    for other in range(MOST_PLAYERS):
        count = num(state.taken_count[other])
        if not 0 <= count <= (DISCS if other < state.players else 0):
            return OUT_OF_RANGE
        hidden -= count
    if hidden != 0:
        return MISCOUNTED
    # Who has just taken a disc depends on the guests of the build.
    if not 0 <= num(state.guests) < 1 << num(state.players) or not 0 <= num(state.built) <= 1:
        return OUT_OF_RANGE
    for other in range(MOST_PLAYERS):
        count = num(state.taken_count[other])
        unseen = 0 if shows(state, other, seat) or other >= state.players else hidden_discs(state, other)
        if unseen < 0:
            return OUT_OF_TURN
        for i in range(DISCS):
            kind = num(state.taken[other, i])
            if i < unseen or i >= count:
                if kind != 0:
                    return NOT_BLANK
            elif not 1 <= kind <= KINDS:
                return OUT_OF_RANGE
            else:
                left[kind] -= 1
        hidden += unseen
    for kind in range(1, KINDS + 1):
        if left[kind] < 0:
            return MISCOUNTED
        hidden -= left[kind]
    return NO_FLAW if hidden == 0 else MISCOUNTED


@kernel
def flaw_in_wonders(state: np.record) -> int:
    """Check the parts and the discs left on the wonders (BB-13, BB-17, BB-18).

    Only wonders with built discs can have parts, and the game must be over if a suit has no discs left.
    """
    players = num(state.players)
    empty = 0
    for wonder in range(WONDERS):
        built = DISCS_A_WONDER - discs_left(state, wonder)
        # A completed wonder is scored, and its parts return, at the end of the turn.
        scored = built == DISCS_A_WONDER and not (state.built and state.wonder == wonder + 1)
        empty += scored
        total = 0
        for seat in range(MOST_PLAYERS):
            parts = num(state.parts[wonder, seat])
            if parts < 0 or (parts > 0 and (seat >= players or scored)):
                return OUT_OF_RANGE
            total += parts
        if total > built * MOST_NUMBER:
            return MISCOUNTED
    if state.completed != empty:
        return MISCOUNTED
    if state.parts_limit > 0:
        for seat in range(players):
            if parts_left(state, seat) < 0:
                return MISCOUNTED
    exhausted = 0
    for suit in range(SUITS):
        if suits_on_wonders(state, suit) == 0:
            exhausted += 1
            if state.to_move >= 0 and not just_built(state, suit):
                return OUT_OF_TURN
    if state.to_move < 0 and exhausted == 0 and state.quiet < players:
        return OUT_OF_TURN
    return NO_FLAW


@kernel
def just_built(state: np.record, suit: int) -> bool:
    """Return whether a disc of this suit was built in the current turn."""
    kind = num(state.kind)
    return state.built == 1 and (suit_of(state, kind, 0) == suit or suit_of(state, kind, 1) == suit)


@kernel
def suits_on_wonders(state: np.record, suit: int) -> int:
    """Return the number of discs of a suit that are still on the wonders."""
    count = 0
    for wonder in range(WONDERS):
        for place in range(DISCS_A_WONDER):
            kind = num(state.disc[wonder, place])
            if kind > 0 and (suit_of(state, kind, 0) == suit or suit_of(state, kind, 1) == suit):
                count += 1
    return count


# The build in progress (BB-11 to BB-14)


@kernel
def flaw_in_build(state: np.record, seat: int) -> int:
    """Check the fields of a build in progress: a disc is chosen and the offers fit it.

    If no build is in progress, these fields must all be 0.
    """
    if state.decision == TURN:
        return flaw_without_build(state)
    players = num(state.players)
    wonder = num(state.wonder) - 1
    kind = num(state.kind)
    if not 0 <= wonder < WONDERS or not 1 <= kind <= KINDS or state.kind_count[kind] == 0:
        return OUT_OF_RANGE
    if state.decision != BONUS and (state.built or state.guests):
        return OUT_OF_TURN
    for other in range(MOST_PLAYERS):
        trade = num(state.trade[other])
        if not 0 <= trade <= 1:
            return OUT_OF_RANGE
        # While offers are sealed, it is public only which seats have made one.
        visible = other < players and other != state.active
        if state.decision == OFFER:
            visible = visible and has_offered(state, other) and shows(state, other, seat)
        for side in range(SIDES):
            cards = num(state.offer[other, side])
            if not 0 <= cards <= (number_of(state, kind, side) if visible else 0):
                return OUT_OF_RANGE
        if trade and offered(state, other) == 0:
            return OUT_OF_RANGE
    if state.built == 0:
        return OUT_OF_TURN if place_of(state, wonder, kind) < 0 or state.guests else flaw_in_asking(state)
    owner = disc_goes_to(state, num(state.guests))
    trades = 0
    for other in range(players):
        if is_guest(num(state.guests), other):
            if offered(state, other) == 0:
                return OUT_OF_RANGE
            trades += num(state.trade[other])
    if trades > 1 or discs_left(state, wonder) == DISCS_A_WONDER:
        return OUT_OF_TURN
    if state.taken_count[owner] == 0 or state.taken[owner, num(state.taken_count[owner]) - 1] != kind:
        return OUT_OF_TURN
    return flaw_in_asking(state)


@kernel
def flaw_without_build(state: np.record) -> int:
    """Check that all fields that describe a build are 0."""
    if state.wonder or state.kind or state.guests or state.built:
        return OUT_OF_TURN
    for other in range(MOST_PLAYERS):
        if state.trade[other] or state.offer[other, 0] or state.offer[other, 1]:
            return OUT_OF_TURN
    return NO_FLAW


@kernel
def flaw_in_asking(state: np.record) -> int:
    """Check that a seat that is asked about a bonus card was rejected and holds an action card (BB-19)."""
    if state.decision != BONUS:
        return NO_FLAW
    asked = num(state.to_move)
    return NO_FLAW if is_rejected(state, num(state.guests), asked) and state.action_count[asked] > 0 else OUT_OF_TURN


@kernel
def has_offered(state: np.record, seat: int) -> bool:
    """Return whether a seat has already sealed its offer (BB-11).

    The seats that have done so are those between the active seat and the seat being asked.
    """
    players = num(state.players)
    return (seat - num(state.active)) % players < (num(state.to_move) - num(state.active)) % players


# Building cards (BB-1, BB-16, BB-20)


@kernel
def flaw_in_building_cards(state: np.record, seat: int) -> int:
    """Check that hands, deck and discard pile together have 25 cards of each suit.

    A visible hand must contain the cards it is publicly known to hold; a hidden hand must have room for them.
    """
    size = num(state.deck_size)
    if not 0 <= size <= BUILDING_CARDS or state.supplied != 0:
        return OUT_OF_RANGE
    left = np.zeros(SUITS, np.int64)
    cards = size
    for suit in range(SUITS):
        discarded = num(state.discard[suit])
        if not 0 <= discarded <= CARDS_A_SUIT:
            return OUT_OF_RANGE
        left[suit] = CARDS_A_SUIT - discarded
        cards += discarded
    for i in range(BUILDING_CARDS):
        suit = num(state.deck[i])
        if i >= size or seat != TRUTH:
            if suit != 0:
                return NOT_BLANK
        elif not 0 <= suit < SUITS:
            return OUT_OF_RANGE
        else:
            left[suit] -= 1
    for other in range(MOST_PLAYERS):
        held = 0
        for suit in range(SUITS):
            number = num(state.hand[other, suit])
            least = least_held(state, other, suit)
            if least < 0 or number < 0:
                return OUT_OF_RANGE
            if not shows(state, other, seat):
                if number != 0:
                    return NOT_BLANK
                number = least
            elif number < least:
                return MISCOUNTED
            left[suit] -= number
            held += number
        own = num(state.hand_size[other])
        if not held <= own <= (BUILDING_CARDS if other < state.players else 0):
            return MISCOUNTED
        if shows(state, other, seat) and held != own:
            return MISCOUNTED
        cards += own
    for suit in range(SUITS):
        if left[suit] < 0:
            return MISCOUNTED
    return NO_FLAW if cards == BUILDING_CARDS else MISCOUNTED


@kernel
def least_held(state: np.record, seat: int, suit: int) -> int:
    """Return the fewest cards of a suit that a hand can hold, or −1 if the record contradicts itself.

    The number follows from the cards the hand is known to hold and from its current or returned offer.
    """
    least = num(state.sure[seat, suit])
    if least < 0 or (least > 0 and seat >= state.players):
        return -1
    if state.decision == TURN or (state.decision == BONUS and not is_rejected(state, num(state.guests), seat)):
        return least
    kind = num(state.kind)
    for side in range(SIDES):
        if suit_of(state, kind, side) == suit:
            if state.decision == BONUS and num(state.offer[seat, side]) > least:
                # Everyone has seen a rejected offer, so its cards must be among those surely held.
                return -1
            least = max(least, num(state.offer[seat, side]))
    return least


# Action cards (BB-6, BB-19)


@kernel
def flaw_in_action_cards(state: np.record, seat: int) -> int:
    """Check that hands, deck and played cards together have the edition's number of action cards of each kind."""
    size = num(state.action_deck_size)
    if not 0 <= size <= ACTION_CARDS:
        return OUT_OF_RANGE
    left = np.zeros(ACTION_KINDS, np.int64)
    cards = -size
    for card in range(ACTION_KINDS):
        played = num(state.action_played[card])
        if played < 0:
            return OUT_OF_RANGE
        left[card] = num(state.action_total[card]) - played
        cards += left[card]
    for i in range(ACTION_CARDS):
        card = num(state.action_deck[i])
        if i >= size or seat != TRUTH:
            if card != 0:
                return NOT_BLANK
        elif not 0 <= card < ACTION_KINDS:
            return OUT_OF_RANGE
        else:
            left[card] -= 1
    for other in range(MOST_PLAYERS):
        held = 0
        for card in range(ACTION_KINDS):
            number = num(state.action[other, card])
            if number < 0:
                return OUT_OF_RANGE
            if number > 0 and not shows(state, other, seat):
                return NOT_BLANK
            held += number
            left[card] -= number
        own = num(state.action_count[other])
        if not 0 <= own <= (ACTION_CARDS if other < state.players else 0):
            return OUT_OF_RANGE
        if shows(state, other, seat) and held != own:
            return MISCOUNTED
        cards -= own
    for card in range(ACTION_KINDS):
        if left[card] < 0:
            return MISCOUNTED
    return NO_FLAW if cards == 0 else MISCOUNTED


# Derived fields


@kernel
def underived(state: np.record) -> int:
    """Check that the derived fields are right: discs left of each suit, and cards needed by the current build."""
    for suit in range(SUITS):
        if state.suit_left[suit] != suits_on_wonders(state, suit):
            return UNDERIVED
    kind = num(state.kind)
    for side in range(SIDES):
        suit = suit_of(state, kind, side) if kind > 0 else 0
        number = number_of(state, kind, side) if kind > 0 else 0
        if state.suit[side] != suit or state.need[side] != number:
            return UNDERIVED
    return NO_FLAW

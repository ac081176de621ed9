"""A game of Babel as one record, and what the rules most often ask of it."""

from __future__ import annotations

import numpy as np

from tabletowers.games.babel.components import (
    ACTION_CARDS,
    ACTION_KINDS,
    BUILDING_CARDS,
    DISCS,
    DISCS_A_WONDER,
    KINDS,
    MOST_NUMBER,
    MOST_OF_A_SUIT,
    MOST_PLAYERS,
    PAIRS,
    PLAIN_KINDS,
    ROWS,
    SOURCES,
    SUITS,
    WONDERS,
)
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.records import record_type

# Decisions: to pass or build, what to offer, whom to invite, and whether to use a rejected bonus.
TURN, OFFER, INVITE, BONUS = range(4)
DECISIONS = ("turn", "offer", "invite", "bonus")

# Where a double turn stands.
NO_DOUBLE, FIRST_OF_TWO, SECOND_OF_TWO = range(3)

DTYPE = record_type(
    [
        # The edition and the options, written once (`edition`).
        ("memory_aid", np.int8),
        ("parts_limit", np.int8),  # 0: none
        ("kind_count", np.int8, KINDS + 1),  # discs in play by kind
        ("pair_suit", np.int8, (PAIRS, 2)),
        ("pair_number", np.int8, (PAIRS, 2)),
        ("wonder_rows", np.int16, (ROWS, 2)),
        ("disc_bonus", np.int16, MOST_OF_A_SUIT + 1),  # by the number of discs
        ("action_total", np.int8, ACTION_KINDS),
        # The turn.
        ("decision", np.int8),
        ("active", np.int8),
        ("double", np.int8),
        ("quiet", np.int8),  # turns in a row in which no disc was built and no building card drawn (BB-18)
        ("stirred", np.int8),  # 1: one was, in this turn
        # The build in progress; all 0 without one.
        ("wonder", np.int8),  # from 1
        ("kind", np.int8),
        ("suit", np.int8, 2),  # of the disc; a plain disc's second suit is its first, and needs no card
        ("need", np.int8, 2),
        ("offer", np.int8, (MOST_PLAYERS, 2)),
        ("trade", np.int8, MOST_PLAYERS),  # 1: with the trade card
        ("guests", np.int8),  # the invited seats, a bit each
        ("built", np.int8),  # 1: the disc has been built, and the rejected are asked about their bonus
        # The board.
        ("disc", np.int8, (WONDERS, DISCS_A_WONDER)),  # kinds, 0 where it has been built
        ("parts", np.int8, (WONDERS, MOST_PLAYERS)),
        ("suit_left", np.int8, SUITS),  # discs of each suit that are still to be built
        ("completed", np.int8),  # wonders completed: the marker's row, from 0
        # Building cards.
        ("deck_size", np.int8),
        ("deck", np.int8, BUILDING_CARDS),  # suits; the next card is the last one
        ("supplied", np.int8),  # cards of a reshuffle that has been decided outside, at the deck's far end
        ("discard", np.int8, SUITS),
        ("hand_size", np.int8, MOST_PLAYERS),
        ("hand", np.int8, (MOST_PLAYERS, SUITS)),
        ("sure", np.int8, (MOST_PLAYERS, SUITS)),  # cards that everybody knows to be in a hand (BB-20)
        # Action cards.
        ("action_deck_size", np.int8),
        ("action_deck", np.int8, ACTION_CARDS),  # the next card is the last one
        ("action_count", np.int8, MOST_PLAYERS),
        ("action", np.int8, (MOST_PLAYERS, ACTION_KINDS)),
        ("action_played", np.int8, ACTION_KINDS),
        # Discs taken, in order, and points by what they were paid for.
        ("taken_count", np.int8, MOST_PLAYERS),
        ("taken", np.int8, (MOST_PLAYERS, DISCS)),
        ("earned", np.int16, (MOST_PLAYERS, SOURCES)),
    ]
)

# Events, as `events` names them.
PASSED, BUILD_BEGUN, OFFER_SEALED, OFFER_OPENED, INVITED, CARDS_PLAYED, WILD_PLAYED, PARTS_PLACED = range(1, 9)
DISC_TAKEN, GAVE_UP, REJECTED, BONUS_PLAYED, BONUS_DECLINED = range(9, 14)
WONDER_SCORED, WONDER_PAID, ACTION_CARD_TAKEN, CARD_DRAWN, RESHUFFLED = range(14, 19)
EXCHANGED, THREE_DRAWN, TURN_DOUBLED, TURN_BEGAN = range(19, 23)
ENDED, DISCS_SCORED, FINAL_CARD_SCORED = range(23, 26)

#: A reshuffle's row holds its cards, fifteen in a number, and how many they are beside its kind.
CARDS_IN_NUMBER = 15
KIND_SPAN = 64


# Discs


@kernel
def is_pair(kind: int) -> bool:
    """Whether a disc wants two suits."""
    return kind > PLAIN_KINDS


@kernel
def suit_of(state: np.record, kind: int, side: int) -> int:
    """The first (0) or second (1) suit of a disc; a plain one has the same twice."""
    if is_pair(kind):
        return num(state.pair_suit[kind - PLAIN_KINDS - 1, side])
    return (kind - 1) // MOST_NUMBER


@kernel
def number_of(state: np.record, kind: int, side: int) -> int:
    """The first (0) or second (1) number of a disc; a plain one's second is 0."""
    if is_pair(kind):
        return num(state.pair_number[kind - PLAIN_KINDS - 1, side])
    return (kind - 1) % MOST_NUMBER + 1 if side == 0 else 0


@kernel
def change_suits_left(state: np.record, kind: int, change: int) -> None:
    """Count a disc for its suit, or for both of its suits (BB-18)."""
    first = suit_of(state, kind, 0)
    state.suit_left[first] = num(state.suit_left[first]) + change
    if is_pair(kind):
        second = suit_of(state, kind, 1)
        state.suit_left[second] = num(state.suit_left[second]) + change


@kernel
def place_of(state: np.record, wonder: int, kind: int) -> int:
    """Where on a wonder (from 0) a disc of that kind lies, −1 if none does."""
    for place in range(DISCS_A_WONDER):
        if state.disc[wonder, place] == kind:
            return place
    return -1


@kernel
def discs_left(state: np.record, wonder: int) -> int:
    """How many discs lie on a wonder (from 0); it is complete when none does."""
    left = 0
    for place in range(DISCS_A_WONDER):
        if state.disc[wonder, place] != 0:
            left += 1
    return left


@kernel
def is_last_of_suit(state: np.record, kind: int) -> bool:
    """Whether building a disc of this kind ends the game (BB-18)."""
    return num(state.suit_left[suit_of(state, kind, 0)]) == 1 or num(state.suit_left[suit_of(state, kind, 1)]) == 1


@kernel
def choose_disc(state: np.record, wonder: int, kind: int) -> None:
    """A disc of a wonder (from 0) is to be built."""
    state.wonder = wonder + 1
    state.kind = kind
    for side in range(2):
        state.suit[side] = suit_of(state, kind, side)
        state.need[side] = number_of(state, kind, side)


# Offers and guests (BB-11 to BB-14)


@kernel
def offered(state: np.record, seat: int) -> int:
    """How many building cards a seat offered."""
    return num(state.offer[seat, 0]) + num(state.offer[seat, 1])


@kernel
def is_guest(guests: int, seat: int) -> bool:
    """Whether a seat is among the invited."""
    return (guests >> seat) & 1 == 1


@kernel
def missing(state: np.record, guests: int, side: int) -> int:
    """Cards of the disc's first or second suit that are missing when these seats are invited."""
    left = num(state.need[side])
    for seat in range(num(state.players)):
        if is_guest(guests, seat):
            left -= num(state.offer[seat, side])
    return left


@kernel
def disc_goes_to(state: np.record, guests: int) -> int:
    """BB-13: the active player, or the invited one with a trade card."""
    for seat in range(num(state.players)):
        if is_guest(guests, seat) and state.trade[seat]:
            return seat
    return num(state.active)


@kernel
def parts_put(state: np.record, guests: int, seat: int) -> int:
    """BB-13: the parts a seat puts on the wonder: the invited for their own cards, the active player for all others."""
    if seat == state.active:
        parts = num(state.need[0]) + num(state.need[1])
        for guest in range(num(state.players)):
            if is_guest(guests, guest) and not state.trade[guest]:
                parts -= offered(state, guest)
        return parts
    if is_guest(guests, seat) and not state.trade[seat]:
        return offered(state, seat)
    return 0


@kernel
def parts_left(state: np.record, seat: int) -> int:
    """BB-7: parts that a seat has not on the board, where the edition sets a limit."""
    left = num(state.parts_limit)
    for wonder in range(WONDERS):
        left -= num(state.parts[wonder, seat])
    return left


@kernel
def is_rejected(state: np.record, guests: int, seat: int) -> bool:
    """BB-14: offered at least one card and was not invited."""
    return offered(state, seat) > 0 and not is_guest(guests, seat)


# Points


@kernel
def pay(state: np.record, seat: int, source: int, points: int) -> None:
    """Points for a seat."""
    state.earned[seat, source] = num(state.earned[seat, source]) + points

"""The points for wonders and at the end of the game, and the winners (BB-17, BB-18)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.babel.components import (
    DISC_BONUS,
    DISC_BONUS_POINTS,
    FINAL_POINTS,
    FIRST,
    FIVE_POINTS,
    FOR_CARDS,
    FOR_DISCS,
    FOR_REJECTION,
    FOR_UNFINISHED,
    FOR_WONDERS,
    MOST_PLAYERS,
    OTHER,
    OTHERS_POINTS,
    SECOND,
    SHARED_FIRST,
    SUITS,
    UNFINISHED_FIRST,
    UNFINISHED_SECOND,
    WONDERS,
)
from tabletowers.games.babel.kernels.cards import play_action_cards, take_action_card
from tabletowers.games.babel.kernels.discs import is_pair, suit_of
from tabletowers.games.babel.kernels.events import (
    tell_discs_scored,
    tell_ended,
    tell_final_card_scored,
    tell_wonder_paid,
    tell_wonder_scored,
)
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.log import Log


@kernel
def pay(state: np.record, seat: int, source: int, points: int) -> None:
    """Award points to a seat and record their source."""
    state.earned[seat, source] = num(state.earned[seat, source]) + points


# A wonder (BB-17)


@kernel
def place_on_wonder(parts: NDArray[Any], players: int, seat: int) -> int:
    """Return the place (FIRST, SHARED_FIRST, SECOND or OTHER) of a seat that has parts on a wonder."""
    more = equal = 0
    for other in range(players):
        if parts[other] > parts[seat]:
            more += 1
        elif parts[other] == parts[seat]:
            equal += 1
    if more == 0:
        return FIRST if equal == 1 else SHARED_FIRST
    return SECOND if more == 1 and equal == 1 else OTHER


@kernel
def points_for_place(place: int, first: int, second: int) -> int:
    """Return the points for a place on a wonder.

    Seats that tie for first place each get the points for second place. Seats that tie for second place each get the
    points for any lower place.
    """
    if place == FIRST:
        return first
    return OTHERS_POINTS if place == OTHER else second


@kernel
def pay_wonder(state: np.record, wonder: int, first: int, second: int, source: int, log: Log) -> None:
    """Award points to every seat that has a part on a wonder (numbered from 0)."""
    players = num(state.players)
    parts = np.zeros(MOST_PLAYERS, np.int64)
    for seat in range(players):
        parts[seat] = num(state.parts[wonder, seat])
    complete = 1 if source == FOR_WONDERS else 0
    tell_wonder_scored(log, wonder, first, second, complete)
    for seat in range(players):
        if parts[seat] > 0:
            place = place_on_wonder(parts, players, seat)
            points = points_for_place(place, first, second)
            pay(state, seat, source, points)
            tell_wonder_paid(log, seat, wonder, parts[seat], place, points, complete)


@kernel
def score_completed(state: np.record, wonder: int, log: Log) -> None:
    """Score a completed wonder, give the active player an action card, and remove the parts from the wonder.

    The points depend on how many wonders have been completed before.
    """
    row = num(state.completed)
    pay_wonder(state, wonder, num(state.wonder_rows[row, 0]), num(state.wonder_rows[row, 1]), FOR_WONDERS, log)
    take_action_card(state, num(state.active), log)
    for seat in range(num(state.players)):
        state.parts[wonder, seat] = 0
    state.completed = row + 1


# The end (BB-18)


@kernel
def exhausted_suit(state: np.record) -> int:
    """Return a suit whose last disc has been built, or −1 if there is none."""
    for suit in range(SUITS):
        if state.suit_left[suit] == 0:
            return suit
    return -1


@kernel
def end_game(state: np.record, why: int, log: Log) -> None:
    """End the game: score unfinished wonders, then discs, then the action cards that count at the end."""
    state.to_move = -1
    tell_ended(log, why, exhausted_suit(state))
    for wonder in range(WONDERS):
        if has_parts(state, wonder):
            pay_wonder(state, wonder, UNFINISHED_FIRST, UNFINISHED_SECOND, FOR_UNFINISHED, log)
    for seat in range(num(state.players)):
        score_discs(state, seat, log)
    for seat in range(num(state.players)):
        score_final_card(state, seat, DISC_BONUS, DISC_BONUS_POINTS * num(state.taken_count[seat]), log)
        score_final_card(state, seat, FIVE_POINTS, FINAL_POINTS, log)


@kernel
def has_parts(state: np.record, wonder: int) -> bool:
    """Return whether any seat has a part on a wonder (numbered from 0)."""
    for seat in range(num(state.players)):
        if state.parts[wonder, seat] > 0:
            return True
    return False


@kernel
def score_discs(state: np.record, seat: int, log: Log) -> None:
    """Award a seat the points for its discs (BB-5).

    Each two-suit disc counts for one of its suits, chosen so that the seat gets the most points.
    """
    if state.taken_count[seat] == 0:
        return
    best = best_discs(state, seat)
    counts = np.zeros(SUITS, np.int64)
    count_discs(state, seat, best, counts)
    points = disc_points(state, counts)
    pay(state, seat, FOR_DISCS, points)
    tell_discs_scored(log, seat, counts[0], counts[1], counts[2], counts[3], points)


@kernel
def best_discs(state: np.record, seat: int) -> int:
    """Return which suit each two-suit disc of a seat should count for, to score the most points.

    The result is a bitmask with a bit for each two-suit disc: 0 for its first suit, 1 for its second.
    """
    pairs = 0
    for i in range(num(state.taken_count[seat])):
        if is_pair(num(state.taken[seat, i])):
            pairs += 1
    counts = np.zeros(SUITS, np.int64)
    best = 0
    most = -1
    for choice in range(1 << pairs):
        count_discs(state, seat, choice, counts)
        points = disc_points(state, counts)
        if points > most:
            best = choice
            most = points
    return best


@kernel
def count_discs(state: np.record, seat: int, choice: int, counts: NDArray[Any]) -> None:
    """Write the number of a seat's discs of each suit into `counts`.

    `choice` is a bitmask with a bit for each two-suit disc: 1 counts the disc for its second suit.
    """
    for suit in range(SUITS):
        counts[suit] = 0
    pair = 0
    for i in range(num(state.taken_count[seat])):
        kind = num(state.taken[seat, i])
        side = 0
        if is_pair(kind):
            side = (choice >> pair) & 1
            pair += 1
        counts[suit_of(state, kind, side)] += 1


@kernel
def disc_points(state: np.record, counts: NDArray[Any]) -> int:
    """Return the points for discs, given the number of discs of each suit (BB-5)."""
    points = 0
    for suit in range(SUITS):
        points += num(state.disc_bonus[counts[suit]])
    return points


@kernel
def score_final_card(state: np.record, seat: int, card: int, each: int, log: Log) -> None:
    """Reveal and score a seat's disc bonus or five points cards, which count at the end of the game (BB-19)."""
    number = num(state.action[seat, card])
    if number > 0:
        play_action_cards(state, seat, card, number)
        pay(state, seat, FOR_CARDS, number * each)
        tell_final_card_scored(log, seat, card, number, number * each)


# Result


@kernel
def points_of(state: np.record, seat: int) -> int:
    """Return the total points that a seat has scored."""
    return (
        num(state.earned[seat, FOR_WONDERS])
        + num(state.earned[seat, FOR_REJECTION])
        + num(state.earned[seat, FOR_UNFINISHED])
        + num(state.earned[seat, FOR_DISCS])
        + num(state.earned[seat, FOR_CARDS])
    )


@kernel
def scores(state: np.record, out: NDArray[Any]) -> None:
    """Write the points that each seat has scored so far into `out`."""
    for seat in range(num(state.players)):
        out[seat] = points_of(state, seat)


@kernel
def winners(state: np.record, out: NDArray[Any]) -> None:
    """Write 1 for each seat with the most points and 0 for the others into `out` (BB-18)."""
    most = 0
    for seat in range(num(state.players)):
        most = max(most, points_of(state, seat))
    for seat in range(num(state.players)):
        out[seat] = 1 if points_of(state, seat) == most else 0

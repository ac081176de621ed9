"""What the cards that nobody has seen could have been: both decks, and the order of a later shuffle (BB-16)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.babel.components import BUILDING_CARDS, SUITS
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, below, shuffle

#: How many orders are compared when the discard pile is shuffled in the middle of a move.
_SHUFFLES = 24


@kernel
def discarded(state: np.record) -> int:
    """Return the number of cards in the discard pile."""
    count = 0
    for suit in range(SUITS):
        count += num(state.discard[suit])
    return count


@kernel
def chances(before: np.record, after: np.record) -> int:
    """Return how many turned decks are compared: all that give another first card; 0 if nothing was drawn."""
    size = num(before.deck_size)
    if discarded(after) == 0 and discarded(before) > 0:
        return max(size, num(before.supplied), _SHUFFLES)
    if num(after.deck_size) != size:
        return size
    if num(after.action_deck_size) != num(before.action_deck_size):
        return num(before.action_deck_size)
    return 0


@kernel
def rearrange(before: np.record, after: np.record, number: int) -> int:
    """Turn both decks by `number` cards. Returns the weight of that possibility, 1.

    Every order is as likely as every other, so a turned deck is, too. Several cards are drawn at once, and over all
    turns each card comes once to each of the players who draw.
    """
    turn(before.deck, 0, num(before.deck_size), number)
    turn(before.action_deck, 0, num(before.action_deck_size), number)
    supplied = num(before.supplied)
    turn(before.deck, BUILDING_CARDS - supplied, supplied, number)
    for _ in range(number):
        below(before.dice, 2)
    return 1


@kernel
def turn(cards: NDArray[Any], start: int, size: int, number: int) -> None:
    """Turn a part of an array by `number` places."""
    kept = cards.copy()
    for i in range(size):
        cards[start + i] = kept[start + (i + number) % size]


@kernel
def shuffle_unseen(state: np.record, dice: Dice) -> None:
    """Shuffle both decks, and forget the order of the next shuffle."""
    shuffle(dice, state.deck, 0, num(state.deck_size))
    shuffle(dice, state.action_deck, 0, num(state.action_deck_size))
    for i in range(BUILDING_CARDS - num(state.supplied), BUILDING_CARDS):
        state.deck[i] = 0
    state.supplied = 0
    state.dice[0] = dice[0]

"""Discs: their suits and numbers, and where they are (BB-2, BB-18)."""

from __future__ import annotations

import numpy as np

from tabletowers.games.babel import components
from tabletowers.games.babel.components import DISCS_A_WONDER, MOST_NUMBER, PLAIN_KINDS, SIDES
from tabletowers.kernel.compiling import kernel, num

is_pair = kernel(components.is_pair)


@kernel
def suit_of(state: np.record, kind: int, side: int) -> int:
    """Return the first (`side` 0) or second (`side` 1) suit of a disc; a plain disc has the same suit twice."""
    if is_pair(kind):
        return num(state.pair_suit[kind - PLAIN_KINDS - 1, side])
    return (kind - 1) // MOST_NUMBER


@kernel
def number_of(state: np.record, kind: int, side: int) -> int:
    """Return the first (`side` 0) or second (`side` 1) number of a disc; a plain disc's second number is 0."""
    if is_pair(kind):
        return num(state.pair_number[kind - PLAIN_KINDS - 1, side])
    return (kind - 1) % MOST_NUMBER + 1 if side == 0 else 0


@kernel
def change_suits_left(state: np.record, kind: int, change: int) -> None:
    """Add `change` to the number of remaining discs in each of a disc's one or two suits (BB-18)."""
    first = suit_of(state, kind, 0)
    state.suit_left[first] = num(state.suit_left[first]) + change
    if is_pair(kind):
        second = suit_of(state, kind, 1)
        state.suit_left[second] = num(state.suit_left[second]) + change


@kernel
def place_of(state: np.record, wonder: int, kind: int) -> int:
    """Return the position (from 0) of a disc of this kind on a wonder (numbered from 0), or −1 if there is none."""
    for place in range(DISCS_A_WONDER):
        if state.disc[wonder, place] == kind:
            return place
    return -1


@kernel
def discs_left(state: np.record, wonder: int) -> int:
    """Return the number of discs left on a wonder (numbered from 0). A wonder without discs is complete."""
    left = 0
    for place in range(DISCS_A_WONDER):
        if state.disc[wonder, place] != 0:
            left += 1
    return left


@kernel
def is_last_of_suit(state: np.record, kind: int) -> bool:
    """Return whether building a disc of this kind would use up a suit and so end the game (BB-18)."""
    return num(state.suit_left[suit_of(state, kind, 0)]) == 1 or num(state.suit_left[suit_of(state, kind, 1)]) == 1


@kernel
def choose_disc(state: np.record, wonder: int, kind: int) -> None:
    """Record the disc to be built, its wonder (numbered from 0), and how many cards of each suit it needs."""
    state.wonder = wonder + 1
    state.kind = kind
    for side in range(SIDES):
        state.suit[side] = suit_of(state, kind, side)
        state.need[side] = number_of(state, kind, side)

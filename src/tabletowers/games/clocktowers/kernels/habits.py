"""Shortcuts for bots in Clocktowers: which moves are equivalent, and a quick choice of a move for playouts."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.clocktowers.actions import (
    FIRST_CLOCK,
    FIRST_DISCARD,
    FIRST_DRAW,
    FIRST_ROOF,
    FLOOR_TARGETS,
)
from tabletowers.games.clocktowers.components import KM, MOST_TOWERS, PILES, RR, K
from tabletowers.games.clocktowers.kernels.actions import card_of, tower_of
from tabletowers.games.clocktowers.kernels.legality import roof_objection
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, below


@kernel
def consider(state: np.record, seat: int, actions: NDArray[Any], count: int) -> int:
    """Keep only one of several moves that build the same card on identical towers. Returns the number of moves left."""
    kept = 0
    for i in range(count):
        action = num(actions[i])
        alike = False
        if action < FIRST_DISCARD and tower_of(action) >= 0:
            for j in range(kept):
                other = num(actions[j])
                if (
                    other < FIRST_DISCARD
                    and tower_of(other) >= 0
                    and card_of(other) == card_of(action)
                    and look_alike(state, seat, tower_of(other), tower_of(action))
                ):
                    alike = True
                    break
        if not alike:
            actions[kept] = action
            kept += 1
    return kept


@kernel
def look_alike(state: np.record, seat: int, one: int, other: int) -> bool:
    """Return whether two towers of a seat are equivalent, so that a card may as well be built on either.

    Their highest animals must also be on the same storeys, because those break ties (CT-12).
    """
    return (
        num(state.height[seat, one]) == num(state.height[seat, other])
        and num(state.clock[seat, one]) == num(state.clock[seat, other])
        and num(state.cat_at[seat, one]) == num(state.cat_at[seat, other])
        and num(state.mouse_at[seat, one]) == num(state.mouse_at[seat, other])
    )


@kernel
def hasty(state: np.record, seat: int, scratch: NDArray[Any], dice: Dice) -> int:
    """Return a quickly chosen move for playouts.

    It plays a roof if one fits, otherwise a random card that can be built, on a random tower. If nothing can be built,
    it discards a card. Cards are drawn from a random pile.
    """
    if state.drawing:
        pile = below(dice, PILES)
        while state.pile_size[pile] == 0:
            pile = (pile + 1) % PILES
        return FIRST_DRAW + pile
    size = num(state.hand_size[seat])
    towers = num(state.towers[seat])
    if state.hand[seat, size - 1] >= RR:
        roof = roof_that_fits(state, seat, size, towers)
        if roof >= 0:
            return roof
    first = below(dice, size)
    for i in range(size):
        place = first + i
        card = num(state.hand[seat, place if place < size else place - size])
        if card < K:
            return (card - 1) * FLOOR_TARGETS + 1 + any_ground(state, seat, towers, 1, dice)
        if card <= KM:
            tower = any_ground(state, seat, towers, 0, dice)
            if tower >= 0:
                return FIRST_CLOCK + (card - K) * MOST_TOWERS + tower
    return FIRST_DISCARD + num(state.hand[seat, first]) - 1


@kernel
def roof_that_fits(state: np.record, seat: int, size: int, towers: int) -> int:
    """Return the action that puts a roof in hand on the first tower it fits, or −1 if none fits."""
    for tower in range(towers):
        if state.clock[seat, tower] != 0 and state.roof[seat, tower] == 0:
            for i in range(size):
                card = num(state.hand[seat, i])
                if card >= RR and roof_objection(state, seat, card, tower) == 0:
                    return FIRST_ROOF + (card - RR) * MOST_TOWERS + tower
    return -1


@kernel
def any_ground(state: np.record, seat: int, towers: int, new: int, dice: Dice) -> int:
    """Return one of the seat's towers without a clock, chosen at random, or −1 if there is none.

    If `new` is 1, starting a new tower is one of the choices and is also returned as −1.
    """
    choices = new
    for tower in range(towers):
        choices += state.clock[seat, tower] == 0
    chosen = below(dice, choices) - new
    for tower in range(towers):
        if state.clock[seat, tower] == 0:
            if chosen == 0:
                return tower
            chosen -= 1
    return -1

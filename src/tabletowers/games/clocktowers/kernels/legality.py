"""The legal actions of Clocktowers, and the reasons why other actions are illegal (CT-3 to CT-7, CT-9)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.contract.reasons import LEGAL
from tabletowers.games.clocktowers.actions import (
    FIRST_CLOCK,
    FIRST_DISCARD,
    FIRST_DRAW,
    FIRST_ROOF,
    FLOOR_TARGETS,
)
from tabletowers.games.clocktowers.components import KM, LEAST_FIRST, MOST_FIRST, MOST_TOWERS, PILES, RR, K
from tabletowers.games.clocktowers.kernels.actions import card_of, tower_of
from tabletowers.games.clocktowers.reasons import (
    DRAW_NOW,
    HAS_CLOCK,
    NO_CLOCK_YET,
    NO_SUCH_TOWER,
    NOT_IN_HAND,
    PILE_EMPTY,
    PLAY_FIRST,
    TOWER_COMPLETE,
    WRONG_HEIGHT,
)
from tabletowers.kernel.compiling import kernel, num

# What may be built where (CT-4 to CT-7)


@kernel
def floor_objection(state: np.record, seat: int, tower: int) -> int:
    """Return why a floor can't go on a tower, or LEGAL if it can (CT-4).

    The tower must belong to the seat and have no clock.
    """
    if tower >= state.towers[seat]:
        return NO_SUCH_TOWER
    if state.roof[seat, tower] != 0:
        return TOWER_COMPLETE
    if state.clock[seat, tower] != 0:
        return HAS_CLOCK
    return LEGAL


@kernel
def roof_objection(state: np.record, seat: int, card: int, tower: int) -> int:
    """Return why a roof can't go on a tower, or LEGAL if it can (CT-6, CT-7).

    The tower must belong to the seat, have a clock and no roof, and have the height that the roof's colour requires
    next.
    """
    if tower >= state.towers[seat]:
        return NO_SUCH_TOWER
    if state.roof[seat, tower] != 0:
        return TOWER_COMPLETE
    if state.clock[seat, tower] == 0:
        return NO_CLOCK_YET
    if not height_wanted(state, card - RR, num(state.height[seat, tower])):
        return WRONG_HEIGHT
    return LEGAL


@kernel
def height_wanted(state: np.record, colour: int, height: int) -> bool:
    """Return whether a colour's next tower may have this height (CT-7).

    A colour's first tower must have height 1 or 2, and each later one must be one higher than the last.
    """
    last = num(state.last_height[colour])
    if last == 0:
        return LEAST_FIRST <= height <= MOST_FIRST
    return height == last + 1


@kernel
def holds(state: np.record, seat: int, card: int) -> bool:
    """Return whether this card is in the seat's hand."""
    for i in range(state.hand_size[seat]):
        if state.hand[seat, i] == card:
            return True
    return False


# Legal moves


@kernel
def objection(state: np.record, seat: int, action: int) -> int:
    """Return the reason why this action is illegal now, or 0 if it is legal."""
    if action >= FIRST_DRAW:
        if not state.drawing:
            return PLAY_FIRST
        return PILE_EMPTY if state.pile_size[action - FIRST_DRAW] == 0 else LEGAL
    if state.drawing:
        return DRAW_NOW
    card = card_of(action)
    if not holds(state, seat, card):
        return NOT_IN_HAND
    if action >= FIRST_DISCARD:
        return LEGAL
    tower = tower_of(action)
    if tower < 0:
        return LEGAL
    if action >= FIRST_ROOF:
        return roof_objection(state, seat, card, tower)
    # CT-5: a clock, like a floor, goes on a tower of floors alone.
    return floor_objection(state, seat, tower)


@kernel
def legal(state: np.record, seat: int, out: NDArray[Any]) -> int:
    """Write the legal actions of the seat to move into `out` (CT-3, CT-9). Returns their number."""
    count = 0
    if state.drawing:
        for pile in range(PILES):
            if state.pile_size[pile] > 0:
                out[count] = FIRST_DRAW + pile
                count += 1
        return count
    before = 0
    for i in range(num(state.hand_size[seat])):
        card = num(state.hand[seat, i])
        if card == before:
            continue
        before = card
        out[count] = FIRST_DISCARD + card - 1
        count += 1
        if card < K:
            out[count] = (card - 1) * FLOOR_TARGETS
            count += 1
        for tower in range(num(state.towers[seat])):
            if card < K:
                if floor_objection(state, seat, tower) == LEGAL:
                    out[count] = (card - 1) * FLOOR_TARGETS + 1 + tower
                    count += 1
            elif card <= KM:
                if floor_objection(state, seat, tower) == LEGAL:
                    out[count] = FIRST_CLOCK + (card - K) * MOST_TOWERS + tower
                    count += 1
            elif roof_objection(state, seat, card, tower) == LEGAL:
                out[count] = FIRST_ROOF + (card - RR) * MOST_TOWERS + tower
                count += 1
    return count

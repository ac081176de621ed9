"""A sensible player's judgement of Clocktowers: finish towers, clean ones first, and build towards wanted heights."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.clocktowers.components import (
    COLOURS,
    HAS_CAT,
    HAS_MOUSE,
    KM,
    MOST_TOWERS,
    PILES,
    ROOFS,
    RR,
    STOREYS,
    K,
)
from tabletowers.games.clocktowers.rules import (
    FIRST_CLOCK,
    FIRST_DISCARD,
    FIRST_DRAW,
    FIRST_ROOF,
    FLOOR_TARGETS,
    animal_points,
    card_of,
    floor_objection,
    height_wanted,
    holds,
    roof_objection,
    tower_of,
)
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, below

#: Completing a tower comes before everything else.
_COMPLETING = 1000


@kernel
def worth(state: np.record, seat: int, action: int) -> int:
    """What a build promises; a draw what the card could build next; a discard what is lost with the card."""
    if action >= FIRST_DRAW:
        pile = action - FIRST_DRAW
        return best_use(state, seat, num(state.pile[pile, num(state.pile_size[pile]) - 1]))
    card = card_of(action)
    if action >= FIRST_DISCARD:
        return -best_use(state, seat, card) - 1
    return gain(state, seat, card, tower_of(action))


@kernel
def best_use(state: np.record, seat: int, card: int) -> int:
    """The most that this card can add to one of the seat's towers, or to new ground."""
    best = 0
    if card < K:
        best = max(best, gain(state, seat, card, -1))
    for tower in range(num(state.towers[seat])):
        if card >= RR:
            if roof_objection(state, seat, card, tower) == 0:
                best = max(best, gain(state, seat, card, tower))
            elif state.roof[seat, tower] == 0 and height_wanted(state, card - RR, num(state.height[seat, tower])):
                best = max(best, 15)
        elif floor_objection(state, seat, tower) == 0:
            best = max(best, gain(state, seat, card, tower))
    return best


@kernel
def gain(state: np.record, seat: int, card: int, tower: int) -> int:
    """How much more a tower promises with this card on it (tower −1: new ground)."""
    height = cats = mice = clocked = before = 0
    if tower >= 0:
        height = num(state.height[seat, tower])
        cats = num(state.cat_at[seat, tower])
        mice = num(state.mouse_at[seat, tower])
        clocked = num(state.clock[seat, tower])
        mice += 1 if clocked == KM else 0
        before = promise(state, seat, height, cats, mice, clocked)
    if card >= RR:
        return _COMPLETING + 10 * animal_points(cats > 0, mice > 0)
    height += STOREYS[card]
    cats += HAS_CAT[card]
    mice += HAS_MOUSE[card]
    if card >= K:
        clocked = card
    return promise(state, seat, height, cats, mice, clocked) - before


@kernel
def promise(state: np.record, seat: int, height: int, cats: int, mice: int, clocked: int) -> int:
    """The points a tower would bring, the more the better its height is wanted and the further it is."""
    wanted = demand(state, seat, height)
    if clocked == 0:
        # A tower of floors alone can still grow into a wanted height.
        for more in range(1, 3):
            wanted = max(wanted, demand(state, seat, height + more) - more)
    return wanted * animal_points(cats > 0, mice > 0) * (3 if clocked else 2)


@kernel
def demand(state: np.record, seat: int, height: int) -> int:
    """How well a height is wanted by the colour that wants it most: with a roof in hand, in sight, or still to come."""
    most = 0
    for colour in range(COLOURS):
        roof = RR + colour
        in_hand = holds(state, seat, roof)
        top = num(state.pile_size[ROOFS])
        in_sight = top > 0 and state.pile[ROOFS, top - 1] == roof
        steps = height - num(state.last_height[colour])
        if height_wanted(state, colour, height):
            if in_hand:
                most = max(most, 6)
            elif in_sight:
                most = max(most, 5)
            elif state.unseen[roof] > 0:
                most = max(most, 3)
        elif 1 < steps <= num(state.unseen[roof]) + in_hand + in_sight:
            most = max(most, 2 if steps == 2 else 1)
    return most


@kernel
def consider(state: np.record, seat: int, actions: NDArray[Any], count: int) -> int:
    """One of several towers that look alike."""
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
    """Whether two towers of a seat are the same to build on (their highest animals decide ties, CT-12)."""
    return (
        num(state.height[seat, one]) == num(state.height[seat, other])
        and num(state.clock[seat, one]) == num(state.clock[seat, other])
        and num(state.cat_at[seat, one]) == num(state.cat_at[seat, other])
        and num(state.mouse_at[seat, one]) == num(state.mouse_at[seat, other])
    )


@kernel
def hasty(state: np.record, seat: int, scratch: NDArray[Any], dice: Dice) -> int:
    """A roof wherever one fits; otherwise any card that can be built, anywhere; a discard only for want of better."""
    if state.drawing:
        pile = below(dice, PILES)
        while state.pile_size[pile] == 0:
            pile = (pile + 1) % PILES
        return FIRST_DRAW + pile
    size = num(state.hand_size[seat])
    towers = num(state.towers[seat])
    for i in range(size):
        card = num(state.hand[seat, size - 1 - i])
        if card < RR:
            break
        for tower in range(towers):
            if roof_objection(state, seat, card, tower) == 0:
                return FIRST_ROOF + (card - RR) * MOST_TOWERS + tower
    first = below(dice, size)
    for i in range(size):
        card = num(state.hand[seat, (first + i) % size])
        if card < K:
            return (card - 1) * FLOOR_TARGETS + 1 + any_ground(state, seat, towers, 1, dice)
        if card <= KM:
            tower = any_ground(state, seat, towers, 0, dice)
            if tower >= 0:
                return FIRST_CLOCK + (card - K) * MOST_TOWERS + tower
    return FIRST_DISCARD + num(state.hand[seat, first]) - 1


@kernel
def any_ground(state: np.record, seat: int, towers: int, new: int, dice: Dice) -> int:
    """A random tower of floors alone; −1 if there is none, and as one more choice where new ground counts (`new`)."""
    choices = new
    chosen = -1
    for tower in range(towers):
        if floor_objection(state, seat, tower) == 0:
            choices += 1
            if choices == 1 or below(dice, choices) == 0:
                chosen = tower
    return chosen

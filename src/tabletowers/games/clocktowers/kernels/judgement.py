"""A heuristic for moves in Clocktowers.

It favours completing towers, preferably without mice, and building to heights that are in demand.
"""

from __future__ import annotations

import numpy as np

from tabletowers.games.clocktowers.actions import FIRST_DISCARD, FIRST_DRAW
from tabletowers.games.clocktowers.components import COLOURS, KM, ROOFS, RR, K
from tabletowers.games.clocktowers.kernels.actions import card_of, tower_of
from tabletowers.games.clocktowers.kernels.component_arrays import HAS_CAT, HAS_MOUSE, STOREYS
from tabletowers.games.clocktowers.kernels.legality import floor_objection, height_wanted, holds, roof_objection
from tabletowers.games.clocktowers.kernels.scoring import animal_points
from tabletowers.kernel.compiling import kernel, num

#: Added to the value of completing a tower, so that it exceeds the value of any other move.
_COMPLETING = 1000


@kernel
def worth(state: np.record, seat: int, action: int) -> int:
    """Estimate the worth of a move.

    A build is worth what it adds to the value of the tower. A draw is worth the value of the card's best use; a discard
    costs that value.
    """
    if action >= FIRST_DRAW:
        pile = action - FIRST_DRAW
        return best_use(state, seat, num(state.pile[pile, num(state.pile_size[pile]) - 1]))
    card = card_of(action)
    if action >= FIRST_DISCARD:
        return -best_use(state, seat, card) - 1
    return gain(state, seat, card, tower_of(action))


@kernel
def best_use(state: np.record, seat: int, card: int) -> int:
    """Return the most value that a card can add by being built on one of the seat's towers or on a new one."""
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
    """Return how much this card raises the estimated value of a tower; `tower` −1 stands for a new tower."""
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
    """Estimate the value of an unfinished tower: its points times the demand for its height, times a factor.

    The factor is higher if the tower has a clock.
    """
    wanted = demand(state, seat, height)
    if clocked == 0:
        # A tower without a clock can still grow to a height that is in demand.
        for more in range(1, 3):
            wanted = max(wanted, demand(state, seat, height + more) - more)
    return wanted * animal_points(cats > 0, mice > 0) * (3 if clocked else 2)


@kernel
def demand(state: np.record, seat: int, height: int) -> int:
    """Return a rating from 0 to 6 of how likely a tower of this height is to get a roof.

    The rating is that of the best roof colour: highest if such a roof is in the seat's hand, lower if one is on top of
    the pile, and lower still if one is unseen. A colour that may reach this height later counts a little.
    """
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

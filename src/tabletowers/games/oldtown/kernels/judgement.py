"""A heuristic for moves in Old Town.

It prefers the move that scores the most points now. Among equals, it prefers the one that helps the next player least.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.actions import DONE, DRAW_OWN, FIRST_CLAIM, FIRST_DROP, FIRST_PLAY, FIRST_REMOVE, PASS
from tabletowers.games.oldtown.components import ASIDE, BUILDING_COUNT, KINDS, MARKED, MARKERS, A, C
from tabletowers.games.oldtown.data import CARDS, LOTS
from tabletowers.games.oldtown.kernels.actions import building_of, card_of, larger_of, lot_of, named_by, remove_action
from tabletowers.games.oldtown.kernels.bits import lowest, size
from tabletowers.games.oldtown.kernels.clues import (
    buildings_of,
    carry_out_clue,
    considered,
    droppable,
    nameable,
    paired,
    verdict,
)
from tabletowers.games.oldtown.kernels.component_arrays import CARD_BUILDING, CARD_KIND, CARD_LOTS, DTYPE
from tabletowers.games.oldtown.kernels.legality import removable
from tabletowers.games.oldtown.kernels.town import follow_up
from tabletowers.games.oldtown.verdicts import PLAYABLE
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.rows import COLUMNS

#: The weight of a point scored now, which exceeds any gift; a gift (what is left for the next player) counts
#: thousandths.
_POINT = 1_000_000
_GIFT = 1_000


@kernel
def worth(state: np.record, seat: int, action: int) -> int:
    """Estimate the worth of a move: its points, minus what it enables the next player to score."""
    move = num(action)
    if FIRST_PLAY <= move < FIRST_DROP or FIRST_REMOVE <= move < PASS:
        after = np.empty(1, DTYPE)
        points = points_of(state, seat, move, after)
        return _POINT * points - gifts(after, seat)
    return gain(state, seat, move)


@kernel
def gain(state: np.record, seat: int, move: int) -> int:
    """Estimate the worth of a move, ignoring what it enables the next player to score."""
    if move < FIRST_PLAY:
        return promise(state, seat, move)
    if move < FIRST_DROP or FIRST_REMOVE <= move < PASS:
        return _POINT * points_of(state, seat, move, np.empty(1, DTYPE))
    if move < FIRST_REMOVE:
        return worth_of_drop(state, seat, larger_of(move))
    if FIRST_CLAIM <= move < DONE:
        return -_POINT if num(state.open[building_of(move)]) >> lot_of(move) & 1 else _POINT
    # A player's own pile holds A and C cards, which narrow down more than B cards.
    return 1 if move == DRAW_OWN else 0


# Points scored now


@kernel
def points_of(state: np.record, seat: int, move: int, after: NDArray[Any]) -> int:
    """Return the points for playing a clue or removing a marker, including all consequences.

    Writes the state after the move to `after`, an array with one record.
    """
    after[0] = state
    town = after[0]
    silent = np.zeros((1, COLUMNS), np.int32)
    if move < FIRST_DROP:
        carry_out_clue(town, seat, card_of(move), named_by(move), silent)
    else:
        building = building_of(move)
        town.candidates[building] = num(town.candidates[building]) & ~(1 << lot_of(move))
        town.points[seat] = num(town.points[seat]) + 1
    follow_up(town, seat, silent)
    return num(town.points[seat]) - num(state.points[seat])


@kernel
def worth_of_drop(state: np.record, seat: int, larger: int) -> int:
    """Return the value of dropping two cards: the points of the best removal of a marker that this allows.

    Only the two droppable cards with the smallest numbers are considered worth dropping. These tend to be A cards: an A
    card that adds nothing now never will, while a B card may later be useful for another building.
    """
    idle = 0
    for card in range(1, larger):
        if num(state.hand[seat]) >> card & 1 and droppable(state, seat, card):
            idle += 1
    if idle > 1:
        return -_POINT
    after = np.empty(1, DTYPE)
    best = 0
    for building in range(BUILDING_COUNT):
        for lot in range(LOTS):
            if removable(state, building, lot):
                best = max(best, points_of(state, seat, remove_action(building, lot), after))
    return _POINT * best


# Gifts: what the next player can expect to score


@kernel
def gifts(after: NDArray[Any], seat: int) -> int:
    """Estimate the points, in thousandths, that the next player's cards would score.

    For each card in the next player's hand, the average points of the unseen cards of its kind are counted.
    """
    state = after[0]
    other = (seat + 1) % num(state.players)
    own = buildings_of(state, other)
    seen = num(state.gone) | num(state.hand[seat])
    total = 0
    for kind in range(KINDS):
        held = num(state.hand_kinds[other, kind])
        if held:
            unseen = points = 0
            for card in range(1, CARDS + 1):
                if CARD_KIND[card] == kind and not seen >> card & 1:
                    unseen += 1
                    points += best_points(state, own, card)
            if unseen:
                total += _GIFT * held * points // unseen
    return total


@kernel
def best_points(state: np.record, own: int, card: int) -> int:
    """Return the most points that a card would score immediately for a player who owns the buildings `own`."""
    best = 0
    buildings = nameable(card, own)
    while buildings != 0:
        best = max(best, points_at_once(state, card, lowest(buildings)))
        buildings &= buildings - 1
    return best


@kernel
def points_at_once(state: np.record, card: int, named: int) -> int:
    """Return the number of markers that playing a card would recover directly, or 0 if the card can't be played."""
    if verdict(state, card, named) != PLAYABLE:
        return 0
    if CARD_KIND[card] != C:
        return recovered(state, named, CARD_LOTS[card] & considered(state, named))
    other = CARD_BUILDING[card]
    named_lots = paired(card, considered(state, named), considered(state, other))
    other_lots = paired(card, considered(state, other), considered(state, named))
    return recovered(state, named, named_lots) + recovered(state, other, other_lots)


@kernel
def recovered(state: np.record, building: int, lots: int) -> int:
    """Return the number of markers that are recovered when a building is narrowed down to these lots."""
    left = size(lots)
    if state.status[building] == ASIDE:
        return MARKERS if left == 1 else MARKERS - left
    before = size(num(state.candidates[building]))
    return before if left == 1 and before > 1 else before - left


# Buildings


@kernel
def promise(state: np.record, seat: int, building: int) -> int:
    """Estimate how useful it would be for a player to own a building.

    This depends on whether the hand contains the building's A card, on the points that other cards in hand would score
    for the building, and on the number of its markers.
    """
    value = 0
    hand = num(state.hand[seat])
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        if CARD_KIND[card] == A:
            value += 300 if CARD_BUILDING[card] == building else 0
        elif CARD_BUILDING[card] != building:
            value += 100 * points_at_once(state, card, building)
    if state.status[building] == MARKED:
        value += 50 * size(num(state.candidates[building]))
    return value

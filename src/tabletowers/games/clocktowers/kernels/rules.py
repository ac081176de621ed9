"""The sequence of play in Clocktowers: set-up, turns and the end (CT-2 to CT-6, CT-8 to CT-10)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.clocktowers.actions import FIRST_DISCARD, FIRST_DRAW
from tabletowers.games.clocktowers.components import COLOURS, HAND, KINDS, KM, PILES, RR, K
from tabletowers.games.clocktowers.kernels.actions import card_of, tower_of
from tabletowers.games.clocktowers.kernels.component_arrays import (
    COPIES,
    HAS_CAT,
    HAS_MOUSE,
    PILE_SIZES,
    POINTS,
    REMOVED,
    STARTING_HAND,
    STOREYS,
)
from tabletowers.games.clocktowers.kernels.events import (
    tell_built,
    tell_completed,
    tell_discarded,
    tell_drawn,
    tell_ended,
    tell_turned_up,
)
from tabletowers.games.clocktowers.kernels.knowledge import forget_known
from tabletowers.games.clocktowers.kernels.scoring import tower_source
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.log import Log

# Set-up (CT-2)


@kernel
def lay(state: np.record, order: NDArray[Any]) -> None:
    """Deal the starting hands and lay out the three piles, with their top cards face up.

    For each pile, `order` lists its cards from the top, then the cards of its group that are removed from the game.
    """
    players = num(state.players)
    for seat in range(players):
        state.hand_size[seat] = HAND
        state.known_count[seat] = HAND
        for i in range(HAND):
            state.hand[seat, i] = STARTING_HAND[i]
            state.known[seat, i] = STARTING_HAND[i]
    place = 0
    for pile in range(PILES):
        size = PILE_SIZES[players, pile]
        for i in range(size):
            state.pile[pile, size - 1 - i] = order[place + i]
        for i in range(REMOVED[pile]):
            state.removed[pile, i] = order[place + size + i]
        state.pile_size[pile] = size
        place += size + REMOVED[pile]
    for card in range(1, KINDS + 1):
        state.unseen[card] = COPIES[card]
    for card in STARTING_HAND:
        state.unseen[card] = COPIES[card] - players
    for pile in range(PILES):
        turn_up(state, pile)


# Carrying out a decision


@kernel
def apply(state: np.record, action: int, log: Log) -> None:
    """Carry out one decision of the seat to move (build, discard or draw), then determine which seat moves next."""
    seat = num(state.to_move)
    state.ply = num(state.ply) + 1
    if action >= FIRST_DRAW:
        draw(state, seat, action - FIRST_DRAW, log)
        next_turn(state, seat)
        return
    card = card_of(action)
    leave_hand(state, seat, card)
    if action >= FIRST_DISCARD:
        discard(state, seat, card, log)
    else:
        build(state, seat, card, tower_of(action), log)
    if num(state.pile_size[0]) + num(state.pile_size[1]) + num(state.pile_size[2]) > 0:
        state.drawing = 1
    else:
        end_turn_without_draw(state, seat, log)


@kernel
def leave_hand(state: np.record, seat: int, card: int) -> None:
    """Take a card out of a hand, keeping the hand in ascending order."""
    size = num(state.hand_size[seat]) - 1
    place = 0
    while state.hand[seat, place] != card:
        place += 1
    for i in range(place, size):
        state.hand[seat, i] = state.hand[seat, i + 1]
    state.hand[seat, size] = 0
    state.hand_size[seat] = size


@kernel
def discard(state: np.record, seat: int, card: int, log: Log) -> None:
    """Discard a card face down (CT-8).

    The others know only that it is one of the cards that the seat is known to have (CT-13).
    """
    state.discarded[seat, num(state.discards[seat])] = card
    state.discards[seat] = num(state.discards[seat]) + 1
    for i in range(num(state.known_count[seat])):
        state.doubts[seat, i] = num(state.doubts[seat, i]) + 1
    tell_discarded(log, seat, card)


@kernel
def build(state: np.record, seat: int, card: int, tower: int, log: Log) -> None:
    """Build a card on one of the seat's towers, or on a new one if `tower` is −1 (CT-4 to CT-6)."""
    if tower < 0:
        tower = num(state.towers[seat])
    forget_known(state, seat, card)
    put_on_tower(state, seat, card, tower)
    tell_built(log, seat, card, tower)
    if card >= RR:
        worth, source = num(state.worth[seat, tower]), tower_source(state, seat, tower)
        tell_completed(log, seat, tower, num(state.height[seat, tower]), card - RR, worth, source)


@kernel
def put_on_tower(state: np.record, seat: int, card: int, tower: int) -> None:
    """Add a card to a tower. A roof completes the tower and scores it."""
    if tower == state.towers[seat]:
        state.towers[seat] = tower + 1
    place = num(state.built_count[seat])
    state.built[seat, place] = card
    state.built_on[seat, place] = tower + 1
    state.built_count[seat] = place + 1
    if card < K:
        height = num(state.height[seat, tower]) + STOREYS[card]
        state.height[seat, tower] = height
        # CT-12: the animal of a two-storey card is on its upper storey.
        if HAS_CAT[card]:
            state.cat_at[seat, tower] = height
        if HAS_MOUSE[card]:
            state.mouse_at[seat, tower] = height
    elif card <= KM:
        state.clock[seat, tower] = card
    else:
        state.roof[seat, tower] = card
        state.last_height[card - RR] = state.height[seat, tower]
        state.worth[seat, tower] = POINTS[tower_source(state, seat, tower)]
        state.points[seat] = num(state.points[seat]) + num(state.worth[seat, tower])


@kernel
def derive(state: np.record) -> None:
    """Compute towers, heights and points from the cards built.

    A colour's most recent tower is its highest one (CT-7).
    """
    last = np.zeros(COLOURS, np.int64)
    for seat in range(num(state.players)):
        built = num(state.built_count[seat])
        state.built_count[seat] = 0
        for place in range(built):
            put_on_tower(state, seat, num(state.built[seat, place]), num(state.built_on[seat, place]) - 1)
        for tower in range(num(state.towers[seat])):
            roof = num(state.roof[seat, tower])
            if roof:
                last[roof - RR] = max(last[roof - RR], num(state.height[seat, tower]))
    for colour in range(COLOURS):
        state.last_height[colour] = last[colour]


@kernel
def draw(state: np.record, seat: int, pile: int, log: Log) -> None:
    """Draw the visible top card of a pile into the hand, and turn up the next card (CT-9)."""
    left = num(state.pile_size[pile]) - 1
    card = num(state.pile[pile, left])
    state.pile[pile, left] = 0
    state.pile_size[pile] = left
    place = num(state.hand_size[seat])
    state.hand_size[seat] = place + 1
    while place > 0 and state.hand[seat, place - 1] > card:
        state.hand[seat, place] = state.hand[seat, place - 1]
        place -= 1
    state.hand[seat, place] = card
    known = num(state.known_count[seat])
    state.known[seat, known] = card
    state.known_count[seat] = known + 1
    tell_drawn(log, seat, pile, card)
    if left > 0:
        tell_turned_up(log, pile, turn_up(state, pile))


@kernel
def turn_up(state: np.record, pile: int) -> int:
    """Turn up the top card of a pile and return it."""
    card = num(state.pile[pile, num(state.pile_size[pile]) - 1])
    state.unseen[card] = num(state.unseen[card]) - 1
    return card


@kernel
def next_turn(state: np.record, seat: int) -> None:
    """Begin the turn of the next seat clockwise."""
    state.drawing = 0
    state.to_move = (seat + 1) % num(state.players)


@kernel
def end_turn_without_draw(state: np.record, seat: int, log: Log) -> None:
    """End a turn when all piles are empty. If all hands are empty, too, end the game (CT-10)."""
    next_turn(state, seat)
    for other in range(num(state.players)):
        if state.hand_size[other] > 0:
            return
    state.to_move = -1
    tell_ended(log)

"""The rules of Clocktowers, CT-2 to CT-12, as kernels over one record; `knowledge` has CT-13."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.contract.errors import Reason
from tabletowers.games.clocktowers.components import (
    CLOCKS,
    COLOURS,
    COPIES,
    FLOORS,
    HAND,
    HAS_CAT,
    HAS_MOUSE,
    KINDS,
    KM,
    MOST_IN_PILE,
    MOST_KNOWN,
    MOST_PLAYERS,
    MOST_TOWERS,
    MOST_TURNS,
    PILES,
    REMOVED,
    RR,
    STARTING_HAND,
    STOREYS,
    K,
)
from tabletowers.games.clocktowers.knowledge import blind, forget_known, imagine
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.log import Log, emit
from tabletowers.kernel.records import record_type

__all__ = ["DTYPE", "REASONS", "apply", "blind", "imagine", "lay", "legal", "objection", "scores", "winners"]

DTYPE = record_type(
    [
        ("drawing", np.int8),  # 1: the second half of a turn
        ("pile_size", np.uint8, PILES),
        ("pile", np.uint8, (PILES, MOST_IN_PILE)),  # from the bottom: the top card is the last one
        # Copies of each card that lie below the tops or were removed: everyone has seen where all others went.
        ("unseen", np.uint8, KINDS + 1),
        ("removed", np.uint8, (PILES, 5)),
        ("hand_size", np.uint8, MOST_PLAYERS),
        ("hand", np.uint8, (MOST_PLAYERS, HAND)),  # ascending
        # Face-down discards, in order (CT-8).
        ("discards", np.uint8, MOST_PLAYERS),
        ("discarded", np.uint8, (MOST_PLAYERS, MOST_TURNS)),
        # What everybody knows of a hand (CT-13): cards taken and not played, oldest first, and how many of the
        # seat's discards happened while each was held.
        ("known_count", np.uint8, MOST_PLAYERS),
        ("known", np.uint8, (MOST_PLAYERS, MOST_KNOWN)),
        ("doubts", np.uint8, (MOST_PLAYERS, MOST_KNOWN)),
        # Every card built, in order, and the tower it went to, from 1.
        ("built_count", np.uint8, MOST_PLAYERS),
        ("built", np.uint8, (MOST_PLAYERS, MOST_TURNS)),
        ("built_on", np.uint8, (MOST_PLAYERS, MOST_TURNS)),
        # Towers, by seat in the order of founding.
        ("towers", np.uint8, MOST_PLAYERS),
        ("height", np.uint8, (MOST_PLAYERS, MOST_TOWERS)),
        ("cat_at", np.uint8, (MOST_PLAYERS, MOST_TOWERS)),  # the highest storey with a cat, 0 without
        ("mouse_at", np.uint8, (MOST_PLAYERS, MOST_TOWERS)),
        ("clock", np.uint8, (MOST_PLAYERS, MOST_TOWERS)),  # K, KM or 0
        ("roof", np.uint8, (MOST_PLAYERS, MOST_TOWERS)),  # the roof card or 0
        ("worth", np.uint8, (MOST_PLAYERS, MOST_TOWERS)),  # points of a complete tower
        ("last_height", np.uint8, COLOURS),  # of the tower last completed in each colour, 0 before the first
        ("points", np.uint8, MOST_PLAYERS),
    ]
)

# Actions, in the order of their numbers: a floor on new ground or on tower 1…, a clock on a tower, a roof on a tower,
# a discard, a draw.
FLOOR_TARGETS = 1 + MOST_TOWERS
FIRST_CLOCK = 6 * FLOOR_TARGETS
FIRST_ROOF = FIRST_CLOCK + 2 * MOST_TOWERS
FIRST_DISCARD = FIRST_ROOF + COLOURS * MOST_TOWERS
FIRST_DRAW = FIRST_DISCARD + KINDS
ACTIONS = FIRST_DRAW + PILES

# Events, as `events` names them.
BUILT, DISCARDED, DRAWN, TURNED_UP, COMPLETED, ENDED = range(1, 7)

# Objections.
_LEGAL, NOT_NOW_DRAW, NOT_NOW_PLAY, NOT_IN_HAND, NO_SUCH_TOWER = range(5)
HAS_CLOCK, HAS_ROOF, NEEDS_CLOCK, WRONG_HEIGHT, EMPTY_PILE = range(5, 10)
REASONS = (
    Reason("", "legal"),
    Reason("CT-3", "play_or_discard_first"),
    Reason("CT-3", "draw_now"),
    Reason("CT-3", "not_in_hand"),
    Reason("CT-4", "no_such_tower"),
    Reason("CT-4", "clock_already_there"),
    Reason("CT-6", "tower_complete"),
    Reason("CT-6", "no_clock_yet"),
    Reason("CT-7", "wrong_height"),
    Reason("CT-9", "pile_empty"),
)


# Set-up (CT-2)


@kernel
def lay(state: np.record, order: NDArray[Any]) -> None:
    """Starting hands, and three piles laid face up, each followed in `order` by the cards removed from it."""
    players = num(state.players)
    for seat in range(players):
        state.hand_size[seat] = HAND
        state.known_count[seat] = HAND
        for i in range(HAND):
            state.hand[seat, i] = STARTING_HAND[i]
            state.known[seat, i] = STARTING_HAND[i]
    place = 0
    for pile in range(PILES):
        size = pile_size(pile, players)
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


@kernel
def pile_size(pile: int, players: int) -> int:
    """How many cards a pile starts with."""
    if pile == FLOORS:
        return 23 - 2 * players
    if pile == CLOCKS:
        return 18 - players
    return 17


# What can be built where (CT-4 to CT-7)


@kernel
def floor_objection(state: np.record, seat: int, tower: int) -> int:
    """CT-4: a floor goes on an own tower that has no clock yet."""
    if tower >= state.towers[seat]:
        return NO_SUCH_TOWER
    if state.roof[seat, tower] != 0:
        return HAS_ROOF
    if state.clock[seat, tower] != 0:
        return HAS_CLOCK
    return _LEGAL


@kernel
def roof_objection(state: np.record, seat: int, card: int, tower: int) -> int:
    """CT-6, CT-7: a roof completes an own tower with a clock, if its colour wants that height."""
    if tower >= state.towers[seat]:
        return NO_SUCH_TOWER
    if state.roof[seat, tower] != 0:
        return HAS_ROOF
    if state.clock[seat, tower] == 0:
        return NEEDS_CLOCK
    if not height_wanted(state, card - RR, num(state.height[seat, tower])):
        return WRONG_HEIGHT
    return _LEGAL


@kernel
def height_wanted(state: np.record, colour: int, height: int) -> bool:
    """CT-7: a colour's first tower is 1 or 2 high, each later one exactly one higher than the last."""
    last = num(state.last_height[colour])
    if last == 0:
        return height <= 2
    return height == last + 1


@kernel
def holds(state: np.record, seat: int, card: int) -> bool:
    """Whether this card is in the hand."""
    for i in range(state.hand_size[seat]):
        if state.hand[seat, i] == card:
            return True
    return False


# Legal moves


@kernel
def card_of(action: int) -> int:
    """The card that an action builds or discards."""
    if action < FIRST_CLOCK:
        return 1 + action // FLOOR_TARGETS
    if action < FIRST_ROOF:
        return K + (action - FIRST_CLOCK) // MOST_TOWERS
    if action < FIRST_DISCARD:
        return RR + (action - FIRST_ROOF) // MOST_TOWERS
    return 1 + action - FIRST_DISCARD


@kernel
def tower_of(action: int) -> int:
    """The tower that an action builds on; −1 is new ground."""
    if action < FIRST_CLOCK:
        return action % FLOOR_TARGETS - 1
    if action < FIRST_ROOF:
        return (action - FIRST_CLOCK) % MOST_TOWERS
    return (action - FIRST_ROOF) % MOST_TOWERS


@kernel
def objection(state: np.record, seat: int, action: int) -> int:
    """Why this action is not possible now; 0 if it is."""
    if action >= FIRST_DRAW:
        if not state.drawing:
            return NOT_NOW_DRAW
        return EMPTY_PILE if state.pile_size[action - FIRST_DRAW] == 0 else _LEGAL
    if state.drawing:
        return NOT_NOW_PLAY
    card = card_of(action)
    if not holds(state, seat, card):
        return NOT_IN_HAND
    if action >= FIRST_DISCARD:
        return _LEGAL
    tower = tower_of(action)
    if tower < 0:
        return _LEGAL
    if action >= FIRST_ROOF:
        return roof_objection(state, seat, card, tower)
    # CT-5: a clock, like a floor, goes on a tower of floors alone.
    return floor_objection(state, seat, tower)


@kernel
def legal(state: np.record, seat: int, out: NDArray[Any]) -> int:
    """CT-3, CT-9: build or discard a card of the hand, or draw from a pile that isn't empty."""
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
                if floor_objection(state, seat, tower) == _LEGAL:
                    out[count] = (card - 1) * FLOOR_TARGETS + 1 + tower
                    count += 1
            elif card <= KM:
                if floor_objection(state, seat, tower) == _LEGAL:
                    out[count] = FIRST_CLOCK + (card - K) * MOST_TOWERS + tower
                    count += 1
            elif roof_objection(state, seat, card, tower) == _LEGAL:
                out[count] = FIRST_ROOF + (card - RR) * MOST_TOWERS + tower
                count += 1
    return count


# Carrying out a decision


@kernel
def apply(state: np.record, action: int, log: Log) -> None:
    """One decision of the seat to move: build, discard or draw; then whose turn it is."""
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
    """Take a card out of the hand, which stays ascending."""
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
    """CT-8: face down out of the game. Every card known to have been taken is now in doubt once more (CT-13)."""
    state.discarded[seat, num(state.discards[seat])] = card
    state.discards[seat] = num(state.discards[seat]) + 1
    for i in range(num(state.known_count[seat])):
        state.doubts[seat, i] = num(state.doubts[seat, i]) + 1
    emit(log, DISCARDED, seat, card)


@kernel
def build(state: np.record, seat: int, card: int, tower: int, log: Log) -> None:
    """CT-4 to CT-6: a card of the hand goes on new ground (tower −1) or on an own tower."""
    if tower < 0:
        tower = num(state.towers[seat])
    forget_known(state, seat, card)
    put_on_tower(state, seat, card, tower)
    emit(log, BUILT, seat, card, tower)
    if card >= RR:
        worth = num(state.worth[seat, tower])
        emit(log, COMPLETED, seat, tower, num(state.height[seat, tower]), card - RR, worth)


@kernel
def put_on_tower(state: np.record, seat: int, card: int, tower: int) -> None:
    """A tower grows by a card; a roof completes it and it is paid."""
    if tower == state.towers[seat]:
        state.towers[seat] = tower + 1
    place = num(state.built_count[seat])
    state.built[seat, place] = card
    state.built_on[seat, place] = tower + 1
    state.built_count[seat] = place + 1
    if card < K:
        height = num(state.height[seat, tower]) + STOREYS[card]
        state.height[seat, tower] = height
        # CT-12: the animal of a two-storey card sits on its upper storey.
        if HAS_CAT[card]:
            state.cat_at[seat, tower] = height
        if HAS_MOUSE[card]:
            state.mouse_at[seat, tower] = height
    elif card <= KM:
        state.clock[seat, tower] = card
    else:
        state.roof[seat, tower] = card
        state.last_height[card - RR] = state.height[seat, tower]
        state.worth[seat, tower] = tower_points(state, seat, tower)
        state.points[seat] = num(state.points[seat]) + num(state.worth[seat, tower])


@kernel
def tower_points(state: np.record, seat: int, tower: int) -> int:
    """CT-11: what a complete tower is worth; the clock's mouse counts."""
    mice = state.mouse_at[seat, tower] > 0 or state.clock[seat, tower] == KM
    return animal_points(state.cat_at[seat, tower] > 0, mice)


@kernel
def animal_points(cats: bool, mice: bool) -> int:
    """CT-11: no animals 5, only cats 4, both 3, only mice 2."""
    if cats:
        return 3 if mice else 4
    return 2 if mice else 5


@kernel
def draw(state: np.record, seat: int, pile: int, log: Log) -> None:
    """CT-9: take the visible top card of a pile; the next one becomes visible."""
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
    emit(log, DRAWN, seat, pile, card)
    if left > 0:
        emit(log, TURNED_UP, -1, pile, turn_up(state, pile))


@kernel
def turn_up(state: np.record, pile: int) -> int:
    """The top card of a pile is seen for the first time."""
    card = num(state.pile[pile, num(state.pile_size[pile]) - 1])
    state.unseen[card] = num(state.unseen[card]) - 1
    return card


@kernel
def next_turn(state: np.record, seat: int) -> None:
    """The next seat clockwise begins its turn."""
    state.drawing = 0
    state.to_move = (seat + 1) % num(state.players)


@kernel
def end_turn_without_draw(state: np.record, seat: int, log: Log) -> None:
    """CT-10: with all piles empty hands are played down; the game ends when every hand is empty."""
    next_turn(state, seat)
    for other in range(num(state.players)):
        if state.hand_size[other] > 0:
            return
    state.to_move = -1
    emit(log, ENDED, -1)


# Result (CT-11, CT-12)


@kernel
def scores(state: np.record, out: NDArray[Any]) -> None:
    """Points of the complete towers."""
    for seat in range(num(state.players)):
        out[seat] = num(state.points[seat])


@kernel
def winners(state: np.record, out: NDArray[Any]) -> None:
    """CT-12: most points, then the highest mouse, then the highest cat in complete towers; then shared."""
    best = -1
    for seat in range(num(state.players)):
        merit = standing(state, seat)
        out[seat] = merit
        best = max(best, merit)
    for seat in range(num(state.players)):
        out[seat] = 1 if out[seat] == best else 0


@kernel
def standing(state: np.record, seat: int) -> int:
    """Points, then the highest storey with a mouse, then with a cat in complete towers, as one number."""
    mouse = 0
    cat = 0
    for tower in range(num(state.towers[seat])):
        if state.roof[seat, tower] != 0:
            mouse = max(mouse, num(state.mouse_at[seat, tower]))
            cat = max(cat, num(state.cat_at[seat, tower]))
    return num(state.points[seat]) * 10000 + mouse * 100 + cat

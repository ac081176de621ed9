"""The course of Seven Lights (SL-1 to SL-5)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sevenlights.actions import COAST, REST
from sevenlights.components import CARDS, DEALT, LIT
from sevenlights.events import EVENTS
from sevenlights.kernels.legality import card_of, light_of, may_rest
from sevenlights.kernels.scoring import brightest, pays
from sevenlights.kernels.tables import fuel_of, strength_of
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.log import Log

tell = EVENTS.tellers


@kernel
def lay(state: np.record, order: NDArray[Any]) -> None:
    """SL-1: six cards for everybody, sorted; the rest is the store."""
    players = num(state.players)
    for seat in range(players):
        for i in range(DEALT):
            insert(state, seat, num(order[DEALT * seat + i]))
    state.left = CARDS - DEALT * players
    for i in range(num(state.left)):
        state.store[num(state.left) - 1 - i] = order[DEALT * players + i]


@kernel
def insert(state: np.record, seat: int, card: int) -> None:
    """Put a card into a hand, which stays ascending."""
    place = num(state.hand_size[seat])
    while place > 0 and state.hand[seat, place - 1] > card:
        state.hand[seat, place] = state.hand[seat, place - 1]
        place -= 1
    state.hand[seat, place] = card
    state.hand_size[seat] = num(state.hand_size[seat]) + 1


@kernel
def draw(state: np.record, seat: int, log: Log) -> None:
    """SL-2: the next card of the store, as long as there is one."""
    left = num(state.left) - 1
    if left < 0:
        return
    card = num(state.store[left])
    state.store[left] = 0
    state.left = left
    insert(state, seat, card)
    tell.drew(log, seat, fuel_of(card), strength_of(card))


@kernel
def apply(state: np.record, action: int, log: Log) -> None:
    """One decision of the seat to move."""
    seat = num(state.to_move)
    state.ply = num(state.ply) + 1
    if action == REST:
        tell.rested(log, seat)
        draw(state, seat, log)
    else:
        carry(state, seat, card_of(action), light_of(action), log)
    if lit(state) == LIT:
        state.to_move = -1
        tell.ended(log)
        return
    draw(state, seat, log)
    following = (seat + 1) % num(state.players)
    while state.hand_size[following] == 0 and not may_rest(state, following):
        following = (following + 1) % num(state.players)
    state.to_move = following


@kernel
def carry(state: np.record, seat: int, card: int, light: int, log: Log) -> None:
    """SL-2: a card of the hand is laid at a lighthouse, which may be lit by it."""
    size = num(state.hand_size[seat]) - 1
    place = 0
    while state.hand[seat, place] != card:
        place += 1
    for i in range(place, size):
        state.hand[seat, i] = state.hand[seat, i + 1]
    state.hand[seat, size] = 0
    state.hand_size[seat] = size
    at = num(state.laid[light])
    state.card[light, at] = card
    state.whose[light, at] = seat + 1
    state.laid[light] = at + 1
    tell.carried(log, seat, light, fuel_of(card), strength_of(card))
    if at == num(state.players):
        kindle(state, light, log)


@kernel
def kindle(state: np.record, light: int, log: Log) -> None:
    """SL-4: all cards are turned up, the highest sum keeps the lighthouse, and the others have helped."""
    for i in range(num(state.laid[light])):
        card = num(state.card[light, i])
        tell.turned_up(log, num(state.whose[light, i]) - 1, light, fuel_of(card), strength_of(card))
    keeper = brightest(state, light)
    state.keeper[light] = keeper + 1
    for step in range(num(state.players)):
        seat = (keeper + step) % num(state.players)
        points = pays(state, light, seat)
        state.points[seat] = num(state.points[seat]) + points
        if seat == keeper:
            tell.lit(log, seat, light, points)
        elif points > 0:
            tell.helped(log, seat, light)


@kernel
def lit(state: np.record) -> int:
    """How many lighthouses are lit."""
    count = 0
    for light in range(COAST):
        if state.keeper[light] > 0:
            count += 1
    return count


@kernel
def derive(state: np.record) -> None:
    """Points follow from the lighthouses that are lit."""
    for light in range(COAST):
        if state.keeper[light] > 0:
            for seat in range(num(state.players)):
                state.points[seat] = num(state.points[seat]) + pays(state, light, seat)

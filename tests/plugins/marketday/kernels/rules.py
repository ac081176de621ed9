"""The course of Market Day (MD-1 to MD-5)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from marketday.actions import FIRST_TAKE
from marketday.components import CARDS, GOODS, HAND, MOST_OPEN
from marketday.kernels.legality import card_of, good_of
from marketday.kernels.telling import tell_bid_opened, tell_bid_sealed, tell_ended, tell_laid_out, tell_taken
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.log import Log


@kernel
def lay(state: np.record, order: NDArray[Any]) -> None:
    """MD-1: twelve cards for everybody, sorted; the goods in a pile, some of them open."""
    for seat in range(num(state.players)):
        state.hand_size[seat] = HAND
        for i in range(HAND):
            insert(state, seat, i, num(order[HAND * seat + i]))
    for i in range(GOODS):
        state.pile[GOODS - 1 - i] = order[CARDS + i]
    state.left = GOODS
    for place in range(num(state.open_goods)):
        turn_up(state, place)


@kernel
def insert(state: np.record, seat: int, size: int, card: int) -> None:
    """Put a card into a hand of that size, which stays ascending."""
    place = size
    while place > 0 and state.hand[seat, place - 1] > card:
        state.hand[seat, place] = state.hand[seat, place - 1]
        place -= 1
    state.hand[seat, place] = card


@kernel
def turn_up(state: np.record, place: int) -> int:
    """The next of the goods lies open in this place."""
    left = num(state.left) - 1
    good = num(state.pile[left])
    state.open[place] = good
    state.pile[left] = 0
    state.left = left
    return good


@kernel
def apply(state: np.record, action: int, log: Log) -> None:
    """One decision of the seat to move."""
    seat = num(state.to_move)
    state.ply = num(state.ply) + 1
    if action >= FIRST_TAKE:
        take(state, seat, good_of(action), log)
        return
    seal(state, seat, card_of(action), log)
    if seat + 1 < num(state.players):
        state.to_move = seat + 1
    else:
        open_bids(state, log)


@kernel
def seal(state: np.record, seat: int, card: int, log: Log) -> None:
    """MD-2: a card of the hand becomes the seat's bid."""
    size = num(state.hand_size[seat]) - 1
    place = 0
    while state.hand[seat, place] != card:
        place += 1
    for i in range(place, size):
        state.hand[seat, i] = state.hand[seat, i + 1]
    state.hand[seat, size] = 0
    state.hand_size[seat] = size
    state.bid[seat] = card
    tell_bid_sealed(log, seat, card)


@kernel
def open_bids(state: np.record, log: Log) -> None:
    """MD-3: all bids are opened, and the highest chooses."""
    highest = 0
    for seat in range(num(state.players)):
        tell_bid_opened(log, seat, num(state.bid[seat]))
        if state.bid[seat] > state.bid[highest]:
            highest = seat
    state.choosing = 1
    state.to_move = highest


@kernel
def take(state: np.record, seat: int, good: int, log: Log) -> None:
    """MD-3, MD-4: the goods are paid, the next ones laid out, and the bids put away; then the next round or the end."""
    state.owner[good] = seat + 1
    state.points[seat] = num(state.points[seat]) + good
    tell_taken(log, seat, good)
    place = 0
    while state.open[place] != good:
        place += 1
    # Those that lie open move up, so that the new one is the last.
    for i in range(place, MOST_OPEN - 1):
        state.open[i] = state.open[i + 1]
    state.open[MOST_OPEN - 1] = 0
    if state.left > 0:
        tell_laid_out(log, turn_up(state, num(state.open_goods) - 1))
    played = num(state.played)
    for other in range(num(state.players)):
        played |= 1 << num(state.bid[other])
        state.bid[other] = 0
    state.played = played
    state.choosing = 0
    if state.hand_size[0] == 0:
        state.to_move = -1
        tell_ended(log)
    else:
        state.to_move = 0


@kernel
def derive(state: np.record) -> None:
    """Points follow from the goods."""
    for good in range(1, GOODS + 1):
        if state.owner[good] > 0:
            seat = num(state.owner[good]) - 1
            state.points[seat] = num(state.points[seat]) + good

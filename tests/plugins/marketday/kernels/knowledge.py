"""What is known to whom in Market Day (MD-6)."""

from __future__ import annotations

import numpy as np

from marketday.components import CARDS, GOODS, HAND, MOST_OPEN
from marketday.kernels.rules import insert
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, shuffle


@kernel
def blind(state: np.record, seat: int) -> None:
    """Blank the others' hands and sealed bids, and the goods in the pile."""
    state.dice[0] = np.uint64(0)
    for other in range(num(state.players)):
        if other != seat:
            for i in range(HAND):
                state.hand[other, i] = 0
            if not state.choosing:
                state.bid[other] = 0
    for i in range(GOODS):
        state.pile[i] = 0


@kernel
def imagine(state: np.record, seat: int, dice: Dice) -> None:
    """Deal the cards that the seat hasn't seen to the others, sealed bids included, and mix the goods of the pile."""
    cards = np.zeros(CARDS, np.int64)
    count = 0
    for card in range(1, CARDS + 1):
        if not seen(state, seat, card):
            cards[count] = card
            count += 1
    shuffle(dice, cards, 0, count)
    used = 0
    for other in range(num(state.players)):
        if other != seat:
            for i in range(num(state.hand_size[other])):
                insert(state, other, i, cards[used])
                used += 1
            if not state.choosing and other < state.to_move:
                state.bid[other] = cards[used]
                used += 1
    count = 0
    for good in range(1, GOODS + 1):
        if state.owner[good] == 0 and not lies_open(state, good):
            state.pile[count] = good
            count += 1
    shuffle(dice, state.pile, 0, count)
    state.dice[0] = dice[0]


@kernel
def seen(state: np.record, seat: int, card: int) -> bool:
    """Whether a seat knows where a card is: played, bid in the open, or its own."""
    if num(state.played) >> card & 1:
        return True
    for other in range(num(state.players)):
        if state.bid[other] == card:
            return True
    if seat >= 0:
        for i in range(HAND):
            if state.hand[seat, i] == card:
                return True
    return False


@kernel
def lies_open(state: np.record, good: int) -> bool:
    """Whether one of the goods lies open."""
    for place in range(MOST_OPEN):
        if state.open[place] == good:
            return True
    return False

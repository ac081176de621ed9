"""What is known to whom in Seven Lights (SL-6)."""

from __future__ import annotations

import numpy as np

from sevenlights.actions import COAST
from sevenlights.components import CARDS, HAND, PLACES
from sevenlights.kernels.rules import insert
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, shuffle


@kernel
def blind(state: np.record, seat: int) -> None:
    """Blank the others' hands and cards at dark lighthouses, and the store."""
    state.dice[0] = np.uint64(0)
    for other in range(num(state.players)):
        if other != seat:
            for i in range(HAND):
                state.hand[other, i] = 0
    for light in range(COAST):
        if state.keeper[light] == 0:
            for i in range(PLACES):
                if state.whose[light, i] != seat + 1:
                    state.card[light, i] = 0
    for i in range(CARDS):
        state.store[i] = 0


@kernel
def imagine(state: np.record, seat: int, dice: Dice) -> None:
    """Deal the cards that the seat hasn't seen to the others, to the dark lighthouses, and into the store."""
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
            size = num(state.hand_size[other])
            state.hand_size[other] = 0
            for i in range(size):
                insert(state, other, cards[used + i])
            used += size
    for light in range(COAST):
        for i in range(num(state.laid[light])):
            if state.card[light, i] == 0:
                state.card[light, i] = cards[used]
                used += 1
    for i in range(num(state.left)):
        state.store[i] = cards[used + i]
    state.dice[0] = dice[0]


@kernel
def seen(state: np.record, seat: int, card: int) -> bool:
    """Whether a seat knows where a card is: in its hand, or at a lighthouse."""
    for light in range(COAST):
        for i in range(num(state.laid[light])):
            if state.card[light, i] == card:
                return True
    if seat >= 0:
        for i in range(HAND):
            if state.hand[seat, i] == card:
                return True
    return False

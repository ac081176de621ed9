"""Hidden information in Old Town (OT-20): removing what a seat can't know, and filling the gaps at random."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.components import DEALT, KINDS, MOST_COMMON, MOST_OWN, OWN_PILES, A, B, C
from tabletowers.games.oldtown.data import CARDS
from tabletowers.games.oldtown.kernels.component_arrays import CARD_KIND, COPIES, IN_OWN_PILE, LAID_ON_COMMON
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, shuffle


@kernel
def blind(state: np.record, seat: int) -> None:
    """Clear what a seat can't know: other hands, piles, cards in the box, and played cards no longer visible."""
    state.dice[0] = np.uint64(0)
    for other in range(num(state.players)):
        if other != seat:
            state.hand[other] = 0
    for i in range(MOST_COMMON):
        state.common[i] = 0
    for pile in range(OWN_PILES):
        for i in range(MOST_OWN):
            state.own[pile, i] = 0
    state.box = 0
    state.gone = visibly_gone(state)


@kernel
def visibly_gone(state: np.record) -> int:
    """Return the played and dropped cards that players may look at, as a bitmask.

    These are the cards of the current turn, or of all turns if the option `memory_aid` is on or the game is over.
    """
    if state.memory_aid or state.to_move < 0:
        return num(state.gone)
    gone = 0
    for card in state.shown:
        if card:
            gone |= 1 << num(card)
    return gone


@kernel
def imagine(state: np.record, seat: int, dice: Dice) -> None:
    """Deal the cards that the seat can't see at random to the hands, piles and box.

    Each hand and pile gets the number of cards of each kind that it is publicly known to have.
    """
    cards = np.empty(CARDS, np.int64)
    seen = num(state.gone)
    if seat >= 0:
        seen |= num(state.hand[seat])
    for kind in range(KINDS):
        count = 0
        for card in range(1, CARDS + 1):
            if CARD_KIND[card] == kind and not seen >> card & 1:
                cards[count] = card
                count += 1
        shuffle(dice, cards, 0, count)
        deal_unseen(state, seat, kind, cards, count)
    for pile in range(OWN_PILES):
        shuffle(dice, state.own[pile], 0, num(state.own_size[pile]))
    state.dice[0] = dice[0]


@kernel
def deal_unseen(state: np.record, seat: int, kind: int, cards: NDArray[Any], count: int) -> None:
    """Deal the shuffled unseen cards of one kind to hands, piles and box. The rest are recorded as played."""
    used = 0
    for other in range(num(state.players)):
        if other != seat:
            for _ in range(num(state.hand_kinds[other, kind])):
                state.hand[other] = num(state.hand[other]) | 1 << cards[used]
                used += 1
    # The B cards are at the bottom of the pile; A cards may lie on top of them (OT-4).
    for i in range(num(state.common_size)):
        if kind == (B if i < COPIES[B] else A):
            state.common[i] = cards[used]
            used += 1
    for pile in range(OWN_PILES):
        # A cards come first and C cards after them; `imagine` then shuffles the pile.
        start = num(state.own_kinds[pile, A]) if kind == C else 0
        for i in range(num(state.own_kinds[pile, kind])):
            state.own[pile, start + i] = cards[used]
            used += 1
    box = num(state.box)
    for _ in range(in_box(kind, num(state.players))):
        box |= 1 << cards[used]
        used += 1
    state.box = box
    gone = num(state.gone)
    while used < count:
        gone |= 1 << cards[used]
        used += 1
    state.gone = gone


@kernel
def in_box(kind: int, players: int) -> int:
    """Return the number of cards of a kind that stay in the box for the whole game."""
    if kind == B:
        return 0
    dealt = players * (DEALT + IN_OWN_PILE[players])
    if kind == A:
        dealt += LAID_ON_COMMON[players]
    return COPIES[kind] - dealt  # type: ignore[no-any-return]

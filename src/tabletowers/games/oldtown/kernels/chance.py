"""What the cards that nobody has seen could have been: those in the piles and in the box (OT-4, OT-18)."""

from __future__ import annotations

import numpy as np

from tabletowers.games.oldtown.components import KINDS, OWN_PILES, A, B, C
from tabletowers.games.oldtown.data import CARDS
from tabletowers.games.oldtown.kernels.bits import size
from tabletowers.games.oldtown.kernels.component_arrays import CARD_KIND, COPIES
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, shuffle


@kernel
def own_pile_drawn_from(before: np.record, after: np.record) -> int:
    """Return which player's own pile lost a card between two states, or −1 if neither did."""
    for pile in range(OWN_PILES):
        if num(after.own_size[pile]) < num(before.own_size[pile]):
            return pile
    return -1


@kernel
def unseen(state: np.record, kind: int) -> int:
    """Return the cards of a kind in the piles and in the box, as a bitmask."""
    cards = num(state.box)
    for i in range(num(state.common_size)):
        cards |= 1 << num(state.common[i])
    for pile in range(OWN_PILES):
        for i in range(num(state.own_size[pile])):
            cards |= 1 << num(state.own[pile, i])
    kept = 0
    for card in range(1, CARDS + 1):
        if cards >> card & 1 and CARD_KIND[card] == kind:
            kept |= 1 << card
    return kept


@kernel
def chances(before: np.record, after: np.record) -> int:
    """Return how many cards could have been drawn first; 0 if none was drawn."""
    if own_pile_drawn_from(before, after) >= 0:
        return size(unseen(before, A)) + size(unseen(before, C))
    count = num(before.common_size)
    if num(after.common_size) == count:
        return 0
    # With three players, A cards lie on the B cards at first.
    return size(unseen(before, A)) if count > COPIES[B] else count


@kernel
def rearrange(before: np.record, after: np.record, number: int) -> int:
    """Lay another card on top of the pile from which the move draws. Returns the weight of that possibility."""
    pile = own_pile_drawn_from(before, after)
    top = num(before.common_size) - 1
    if pile >= 0:
        return lay_on_own_pile(before, pile, number)
    if top >= COPIES[B]:
        card = member(unseen(before, A), number)
        put_back(before, num(before.common[top]), card)
        before.common[top] = card
        return 1
    # Turning the whole pile is as likely, and gives each card its turn as the second one drawn, too.
    cards = before.common.copy()
    for i in range(top + 1):
        before.common[i] = cards[(i + number) % (top + 1)]
    return 1


@kernel
def lay_on_own_pile(state: np.record, pile: int, number: int) -> int:
    """Lay an unseen A or C card on top of an own pile, whose numbers of A and C cards everyone knows."""
    a, c = unseen(state, A), unseen(state, C)
    kind, others, cards = A, size(c), a
    if number >= size(a):
        number -= size(a)
        kind, others, cards = C, size(a), c
    weight = num(state.own_kinds[pile, kind]) * others
    if weight == 0:
        return 0
    top = num(state.own_size[pile]) - 1
    place = top
    while CARD_KIND[num(state.own[pile, place])] != kind:
        place -= 1
    uppermost = num(state.own[pile, place])
    state.own[pile, place] = state.own[pile, top]
    state.own[pile, top] = uppermost
    card = member(cards, number)
    put_back(state, uppermost, card)
    state.own[pile, top] = card
    return weight


@kernel
def member(cards: int, number: int) -> int:
    """Return a card of a set (a bitmask), counted from 0 in ascending order."""
    card = 0
    while number >= 0:
        card += 1
        number -= cards >> card & 1
    return card


@kernel
def put_back(state: np.record, card: int, other: int) -> None:
    """Put a card where another unseen one is now."""
    if card == other:
        return
    if num(state.box) >> other & 1:
        state.box = num(state.box) ^ (1 << other) ^ (1 << card)
        return
    for i in range(num(state.common_size)):
        if state.common[i] == other:
            state.common[i] = card
    for pile in range(OWN_PILES):
        for i in range(num(state.own_size[pile])):
            if state.own[pile, i] == other:
                state.own[pile, i] = card


@kernel
def shuffle_unseen(state: np.record, dice: Dice) -> None:
    """Shuffle the unseen cards, kind by kind, and then the order of each own pile."""
    cards = np.empty(CARDS, np.int64)
    for kind in range(KINDS):
        left, count, used = unseen(state, kind), 0, 0
        while left >> 1:
            cards[count] = member(left, 0)
            left ^= 1 << cards[count]
            count += 1
        shuffle(dice, cards, 0, count)
        for i in range(num(state.common_size)):
            if CARD_KIND[num(state.common[i])] == kind:
                state.common[i] = cards[used]
                used += 1
        for pile in range(OWN_PILES):
            for i in range(num(state.own_size[pile])):
                if CARD_KIND[num(state.own[pile, i])] == kind:
                    state.own[pile, i] = cards[used]
                    used += 1
        for card in range(1, CARDS + 1):
            if num(state.box) >> card & 1 and CARD_KIND[card] == kind:
                state.box = num(state.box) ^ (1 << card)
        for i in range(used, count):
            state.box = num(state.box) | 1 << cards[i]
    for pile in range(OWN_PILES):
        shuffle(dice, state.own[pile], 0, num(state.own_size[pile]))

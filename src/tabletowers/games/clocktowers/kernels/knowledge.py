"""Hidden information in Clocktowers (CT-13): removing what a seat can't know, and filling the gaps at random."""

from __future__ import annotations

import numpy as np

from tabletowers.games.clocktowers.components import HAND, KINDS, MOST_IN_PILE, MOST_KNOWN, MOST_REMOVED, PILES
from tabletowers.games.clocktowers.kernels.component_arrays import PILE_OF, REMOVED
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, below, shuffle


@kernel
def forget_known(state: np.record, seat: int, card: int) -> None:
    """Remove a just-built card from the cards that the seat is publicly known to have (CT-13).

    If the seat has several copies, the copy that was held during the fewest discards is removed.
    """
    count = num(state.known_count[seat])
    place = -1
    for i in range(count):
        if state.known[seat, i] == card and (place < 0 or state.doubts[seat, i] < state.doubts[seat, place]):
            place = i
    for i in range(place, count - 1):
        state.known[seat, i] = state.known[seat, i + 1]
        state.doubts[seat, i] = state.doubts[seat, i + 1]
    state.known[seat, count - 1] = 0
    state.doubts[seat, count - 1] = 0
    state.known_count[seat] = count - 1


@kernel
def blind(state: np.record, seat: int) -> None:
    """Clear what a seat can't know.

    This is every card in a pile except the top one, the removed cards, and the others' hands and discards.
    """
    state.dice[0] = np.uint64(0)
    for pile in range(PILES):
        for i in range(num(state.pile_size[pile]) - 1):
            state.pile[pile, i] = 0
        for i in range(REMOVED[pile]):
            state.removed[pile, i] = 0
    for other in range(num(state.players)):
        if other != seat:
            for i in range(HAND):
                state.hand[other, i] = 0
            for i in range(num(state.discards[other])):
                state.discarded[other, i] = 0


@kernel
def imagine(state: np.record, seat: int, dice: Dice) -> None:
    """Deal the unseen cards at random, consistent with everything that this seat knows."""
    imagine_piles(state, dice)
    for other in range(num(state.players)):
        if other != seat:
            imagine_hand(state, other, dice)
    state.dice[0] = dice[0]


@kernel
def imagine_piles(state: np.record, dice: Dice) -> None:
    """Deal the unseen cards of each group (floors, clocks, roofs) at random to its pile and its removed cards."""
    cards = np.zeros(MOST_IN_PILE + MOST_REMOVED, np.int64)
    for pile in range(PILES):
        count = 0
        for card in range(1, KINDS + 1):
            if PILE_OF[card] == pile:
                for _ in range(num(state.unseen[card])):
                    cards[count] = card
                    count += 1
        shuffle(dice, cards, 0, count)
        below_top = count - REMOVED[pile]
        for i in range(below_top):
            state.pile[pile, i] = cards[i]
        for i in range(REMOVED[pile]):
            state.removed[pile, i] = cards[below_top + i]


@kernel
def imagine_hand(state: np.record, seat: int, dice: Dice) -> None:
    """Choose at random which of a seat's known cards it has discarded; the others form its hand.

    A card held during the last d discards may have been any one of those discards. The earliest discard has the fewest
    candidates, so choosing from the earliest to the latest never runs out of cards, and every assignment is equally
    likely.
    """
    count = num(state.known_count[seat])
    discards = num(state.discards[seat])
    gone = np.zeros(MOST_KNOWN, np.int64)
    for when in range(discards):
        needed = discards - when
        candidates = 0
        for i in range(count):
            if gone[i] == 0 and state.doubts[seat, i] >= needed:
                candidates += 1
        chosen = below(dice, candidates)
        for i in range(count):
            if gone[i] == 0 and state.doubts[seat, i] >= needed:
                if chosen == 0:
                    gone[i] = 1
                    state.discarded[seat, when] = state.known[seat, i]
                    break
                chosen -= 1
    size = 0
    for card in range(1, KINDS + 1):
        for i in range(count):
            if gone[i] == 0 and state.known[seat, i] == card:
                state.hand[seat, size] = card
                size += 1

"""What a well-formed state of Market Day is."""

from __future__ import annotations

import numpy as np

from marketday.components import CARDS, GOODS, HAND, MOST_OPEN, MOST_PLAYERS
from tabletowers.contract.flaws import MISCOUNTED, NO_FLAW, NOT_BLANK, OUT_OF_RANGE, OUT_OF_TURN, TRUTH, UNDERIVED
from tabletowers.kernel.compiling import kernel, num


@kernel
def flaw(state: np.record, seat: int) -> int:
    """What keeps a record from being a state or the sight of a seat."""
    if not 0 <= num(state.choosing) <= 1 or (state.to_move < 0 and state.choosing):
        return OUT_OF_TURN
    found = flaw_in_hands(state, seat)
    if found == NO_FLAW:
        found = flaw_in_goods(state, seat)
    return found


@kernel
def rounds_over(state: np.record) -> int:
    """How many rounds have ended: everybody has played as many cards, and one more in this round."""
    if state.to_move < 0:
        return HAND
    cards = num(state.hand_size[num(state.to_move)])
    return HAND - 1 - cards if state.choosing else HAND - cards


@kernel
def has_bid(state: np.record, seat: int) -> bool:
    """Whether a seat has a bid in this round (MD-2)."""
    return num(state.to_move) >= 0 and (num(state.choosing) == 1 or seat < num(state.to_move))


@kernel
def flaw_in_hands(state: np.record, seat: int) -> int:
    """MD-1 to MD-3: every card is in one place, and every seat has as many as it should."""
    rounds = rounds_over(state)
    if not 0 <= rounds <= HAND or (rounds == HAND) != (state.to_move < 0):
        return OUT_OF_TURN
    seen = num(state.played)
    cards = 0
    for card in range(CARDS + 1):
        cards += seen >> card & 1
    if seen < 0 or seen & 1 or seen >> (CARDS + 1) or cards != rounds * num(state.players):
        return MISCOUNTED
    for other in range(MOST_PLAYERS):
        there = other < state.players
        size = num(state.hand_size[other])
        bids = there and has_bid(state, other)
        if size != (HAND - rounds - (1 if bids else 0) if there else 0):
            return MISCOUNTED
        shown = there and seat in (TRUTH, other)
        before = 0
        for i in range(HAND):
            card = num(state.hand[other, i])
            if i >= size or not shown:
                if card != 0:
                    return NOT_BLANK
            elif not before < card <= CARDS or seen >> card & 1:
                return MISCOUNTED
            else:
                before = card
                seen |= 1 << card
        bid = num(state.bid[other])
        if not bids or not (shown or state.choosing):
            if bid != 0:
                return NOT_BLANK
        elif not 1 <= bid <= CARDS or seen >> bid & 1:
            return MISCOUNTED
        else:
            seen |= 1 << bid
    return NO_FLAW


@kernel
def flaw_in_goods(state: np.record, seat: int) -> int:
    """MD-3, MD-4: one of the goods is taken in every round, a few lie open, and the rest is the pile."""
    points = np.zeros(MOST_PLAYERS, np.int64)
    rounds = rounds_over(state)
    if state.owner[0] != 0 or state.left != GOODS - num(state.open_goods) - rounds:
        return MISCOUNTED
    taken = 0
    seen = 0
    for good in range(1, GOODS + 1):
        owner = num(state.owner[good])
        if not 0 <= owner <= num(state.players):
            return OUT_OF_RANGE
        if owner > 0:
            taken += 1
            seen |= 1 << good
            points[owner - 1] += good
    if taken != rounds:
        return MISCOUNTED
    for place in range(MOST_OPEN + GOODS):
        if place < MOST_OPEN:
            good = num(state.open[place])
            there = place < state.open_goods
        else:
            good = num(state.pile[place - MOST_OPEN])
            there = seat == TRUTH and place - MOST_OPEN < state.left
        if not there:
            if good != 0:
                return NOT_BLANK
        elif not 1 <= good <= GOODS or seen >> good & 1:
            return MISCOUNTED
        else:
            seen |= 1 << good
    for other in range(MOST_PLAYERS):
        if state.points[other] != points[other]:
            return UNDERIVED
    return NO_FLAW

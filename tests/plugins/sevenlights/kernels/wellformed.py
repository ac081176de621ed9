"""What a well-formed state of Seven Lights is."""

from __future__ import annotations

import numpy as np

from sevenlights.actions import COAST
from sevenlights.components import CARDS, HAND, LIT, MOST_PLAYERS, PLACES
from sevenlights.kernels.rules import lit
from sevenlights.kernels.scoring import brightest, pays
from tabletowers.contract.flaws import MISCOUNTED, NO_FLAW, NOT_BLANK, OUT_OF_RANGE, OUT_OF_TURN, TRUTH, UNDERIVED
from tabletowers.kernel.compiling import kernel, num


@kernel
def flaw(state: np.record, seat: int) -> int:
    """What keeps a record from being a state or the sight of a seat."""
    found = flaw_in_numbers(state)
    if found == NO_FLAW:
        found = flaw_in_cards(state, seat)
    if found == NO_FLAW:
        found = flaw_in_lights(state)
    return found


@kernel
def flaw_in_numbers(state: np.record) -> int:
    """Every number in its range, and 60 cards in all (SL-1)."""
    total = num(state.left)
    if not 0 <= total <= CARDS:
        return OUT_OF_RANGE
    for seat in range(MOST_PLAYERS):
        size = num(state.hand_size[seat])
        if not 0 <= size <= (HAND if seat < state.players else 0):
            return OUT_OF_RANGE
        total += size
    for light in range(COAST):
        laid = num(state.laid[light])
        if not 0 <= laid <= num(state.players) + 1 or not 0 <= num(state.keeper[light]) <= num(state.players):
            return OUT_OF_RANGE
        total += laid
    return NO_FLAW if total == CARDS else MISCOUNTED


@kernel
def flaw_in_cards(state: np.record, seat: int) -> int:
    """Every card is in one place, and what the seat can't know is blank (SL-6)."""
    met = 0
    for other in range(MOST_PLAYERS):
        shown = seat in (TRUTH, other)
        before = 0
        for i in range(HAND):
            card = num(state.hand[other, i])
            if i >= num(state.hand_size[other]) or not shown:
                if card != 0:
                    return NOT_BLANK
            elif not before < card <= CARDS or met >> card & 1:
                return MISCOUNTED
            else:
                before = card
                met |= 1 << card
    for i in range(CARDS):
        card = num(state.store[i])
        if i >= num(state.left) or seat != TRUTH:
            if card != 0:
                return NOT_BLANK
        elif not 1 <= card <= CARDS or met >> card & 1:
            return MISCOUNTED
        else:
            met |= 1 << card
    for light in range(COAST):
        for i in range(PLACES):
            card, whose = num(state.card[light, i]), num(state.whose[light, i])
            there = i < num(state.laid[light])
            if not (1 <= whose <= num(state.players) if there else whose == 0):
                return OUT_OF_RANGE
            if not there or not (seat == TRUTH or num(state.keeper[light]) > 0 or whose == seat + 1):
                if card != 0:
                    return NOT_BLANK
            elif not 1 <= card <= CARDS or met >> card & 1:
                return MISCOUNTED
            else:
                met |= 1 << card
    return NO_FLAW


@kernel
def flaw_in_lights(state: np.record) -> int:
    """SL-4, SL-5: full lighthouses are lit by the highest sum, and somebody can move until six are."""
    points = np.zeros(MOST_PLAYERS, np.int64)
    for light in range(COAST):
        full = num(state.laid[light]) == num(state.players) + 1
        if num(state.keeper[light]) != (brightest(state, light) + 1 if full else 0):
            return MISCOUNTED
        if full:
            for seat in range(num(state.players)):
                points[seat] += pays(state, light, seat)
    if (state.to_move < 0) != (lit(state) == LIT) or lit(state) > LIT:
        return OUT_OF_TURN
    if state.to_move >= 0 and state.hand_size[num(state.to_move)] == 0 and state.left == 0:
        return OUT_OF_TURN
    for seat in range(MOST_PLAYERS):
        if state.points[seat] != points[seat]:
            return UNDERIVED
    return NO_FLAW

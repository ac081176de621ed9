"""Shortcuts for bots in Babel: which moves they need not consider, and a quick choice of a move for playouts."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.babel.actions import (
    FIRST_EXCHANGE,
    FIRST_WILD,
    GIVE_UP,
    NO_BONUS,
    PASS,
    PLAY_DRAW_THREE,
    USE_BONUS,
)
from tabletowers.games.babel.components import (
    DISCS_A_WONDER,
    DRAW_THREE,
    REJECTED_BONUS,
    SIDES,
    SUITS,
    WONDERS,
)
from tabletowers.games.babel.decisions import BONUS, OFFER, TURN
from tabletowers.games.babel.kernels.actions import build_action, offer_action
from tabletowers.games.babel.kernels.component_arrays import EXCHANGES
from tabletowers.games.babel.kernels.discs import is_pair, number_of, suit_of
from tabletowers.games.babel.kernels.legality import legal_invitations
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, below

#: How many random discs `hasty_turn` compares.
_GLANCE = 4
#: With more cards in hand than this, `hasty_turn` builds even if many cards are missing.
_ENOUGH = 12


@kernel
def consider(state: np.record, seat: int, actions: NDArray[Any], count: int) -> int:
    """Remove most of the up to 125 exchanges from the moves to consider. Returns the number of moves left.

    Only exchanges that give away all cards of each suit involved are kept, and only while the player chooses between
    passing and building.
    """
    kept = 0
    for i in range(count):
        action = num(actions[i])
        if FIRST_EXCHANGE <= action < FIRST_WILD and not (
            state.decision == TURN and gives_whole_suits(state, seat, action - FIRST_EXCHANGE)
        ):
            continue
        actions[kept] = action
        kept += 1
    return kept


@kernel
def gives_whole_suits(state: np.record, seat: int, exchange: int) -> bool:
    """Return whether an exchange gives away all of the seat's cards of every suit that it includes."""
    for suit in range(SUITS):
        if EXCHANGES[exchange, suit] > 0 and EXCHANGES[exchange, suit] < state.hand[seat, suit]:
            return False
    return True


@kernel
def hasty(state: np.record, seat: int, scratch: NDArray[Any], dice: Dice) -> int:
    """Return a quickly chosen move for playouts.

    It builds a disc for which few cards are missing, or makes a random offer or invitation.
    """
    decision = num(state.decision)
    if decision == BONUS:
        return USE_BONUS if state.action[seat, REJECTED_BONUS] > 0 else NO_BONUS
    if decision == OFFER:
        return hasty_offer(state, seat, dice)
    if decision == TURN:
        if state.action[seat, DRAW_THREE] > 0:
            return PLAY_DRAW_THREE
        return hasty_turn(state, seat, dice)
    count = legal_invitations(state, scratch)
    return num(scratch[1 + below(dice, count - 1)]) if count > 1 else GIVE_UP


@kernel
def hasty_offer(state: np.record, seat: int, dice: Dice) -> int:
    """Return a random offer. If it isn't empty, it includes the trade card with a probability of one third."""
    first = below(dice, min(num(state.need[0]), num(state.hand[seat, num(state.suit[0])])) + 1)
    second = below(dice, min(num(state.need[1]), num(state.hand[seat, num(state.suit[1])])) + 1)
    trade = 1 if first + second > 0 and below(dice, 3) == 0 else 0
    return offer_action(is_pair(num(state.kind)), first, second, trade)


@kernel
def hasty_turn(state: np.record, seat: int, dice: Dice) -> int:
    """Return a build or a pass: of a few random discs, build the one for which the fewest cards are missing.

    Discs for which more than half of the cards are missing are skipped, unless the hand is large. If no disc remains,
    pass.
    """
    best = 1000
    action = PASS
    for _ in range(_GLANCE):
        wonder = below(dice, WONDERS)
        kind = num(state.disc[wonder, below(dice, DISCS_A_WONDER)])
        if kind > 0:
            lacking = 0
            for side in range(SIDES):
                lacking += max(0, number_of(state, kind, side) - num(state.hand[seat, suit_of(state, kind, side)]))
            need = number_of(state, kind, 0) + number_of(state, kind, 1)
            if lacking < best and (2 * lacking <= need or num(state.hand_size[seat]) > _ENOUGH):
                best = lacking
                action = build_action(wonder, kind)
    return action

"""What the cards that nobody has seen could have been: the piles below their tops, and the removed cards."""

from __future__ import annotations

import numpy as np

from tabletowers.games.clocktowers.components import PILES
from tabletowers.games.clocktowers.kernels.component_arrays import REMOVED
from tabletowers.games.clocktowers.kernels.knowledge import imagine_piles
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice


@kernel
def drawn_from(before: np.record, after: np.record) -> int:
    """Return the pile from which a card was drawn between two states, or −1 if there is none."""
    for pile in range(PILES):
        if num(after.pile_size[pile]) < num(before.pile_size[pile]):
            return pile
    return -1


@kernel
def chances(before: np.record, after: np.record) -> int:
    """Return how many cards could have been turned up: all that were hidden in the pile, and those removed from it."""
    pile = drawn_from(before, after)
    if pile < 0 or after.pile_size[pile] == 0:
        return 0
    return num(after.pile_size[pile]) + num(REMOVED[pile])


@kernel
def rearrange(before: np.record, after: np.record, number: int) -> int:
    """Put another unseen card right below the top of the pile from which the move draws. Returns its weight, 1."""
    pile = drawn_from(before, after)
    size = num(after.pile_size[pile])
    turned_up = num(before.pile[pile, size - 1])
    if number < size:
        before.pile[pile, size - 1] = before.pile[pile, number]
        before.pile[pile, number] = turned_up
    else:
        before.pile[pile, size - 1] = before.removed[pile, number - size]
        before.removed[pile, number - size] = turned_up
    return 1


@kernel
def shuffle_unseen(state: np.record, dice: Dice) -> None:
    """Shuffle the cards that nobody has seen."""
    imagine_piles(state, dice)

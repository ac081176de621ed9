"""Kernels that choose a move by its heuristic value, without looking ahead.

The code is generic, and is loaded once for each game (`backends.specialisation`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, below, shuffle
from tabletowers.kernel.records import Data

if TYPE_CHECKING:
    from tabletowers.kernel.required import DTYPE, legal, subtlety, worth


@kernel
def best_action(data: Data, seat: int, most_legal: int, keenness: int, glance: int, dice: Dice) -> int:
    """Return the legal action with the highest heuristic value among those that the player notices.

    The player overlooks actions whose subtlety exceeds `keenness`. If more than `glance` actions remain, only `glance`
    random ones are compared. Ties are broken at random.
    """
    state = data.view(DTYPE)[0]
    actions = np.empty(most_legal, np.int32)
    count = noticed(state, seat, actions, legal(state, seat, actions), keenness)
    if count > glance:
        shuffle(dice, actions, 0, count)
        count = glance
    best = equals = 0
    top = -(1 << 60)
    for i in range(count):
        value = worth(state, seat, num(actions[i]))
        if value > top:
            top = value
            equals = 0
        if value == top:
            equals += 1
            if below(dice, equals) == 0:
                best = num(actions[i])
    return best


@kernel
def noticed(state: np.record, seat: int, actions: NDArray[Any], count: int, keenness: int) -> int:
    """Move the actions that a player with this `keenness` notices to the front, and return their number.

    If the player notices none, all actions are kept. Only the first `count` entries of `actions` are used.
    """
    kept = 0
    for i in range(count):
        if subtlety(state, seat, num(actions[i])) <= keenness:
            actions[kept] = actions[i]
            kept += 1
    return kept if kept > 0 else count


@kernel
def worths(data: Data, seat: int, actions: NDArray[Any], out: NDArray[Any]) -> None:
    """Write the heuristic value of each action into `out`, computed without looking ahead."""
    state = data.view(DTYPE)[0]
    for i in range(actions.size):
        out[i] = worth(state, seat, num(actions[i]))


@kernel
def subtleties(data: Data, seat: int, actions: NDArray[Any], out: NDArray[Any]) -> None:
    """Write into `out` how hard each action is to notice."""
    state = data.view(DTYPE)[0]
    for i in range(actions.size):
        out[i] = subtlety(state, seat, num(actions[i]))

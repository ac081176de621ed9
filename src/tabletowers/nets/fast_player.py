"""A fast player for rollouts of games and options that no net has practised. Generic: loaded once for each game.

It has the kernels that `rollout` needs of a player; those of the player with a net are in `inference`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel
from tabletowers.kernel.dice import Dice
from tabletowers.nets.arrays import NoNet

if TYPE_CHECKING:
    from tabletowers.kernel.required import hasty

Array = NDArray[Any]


@kernel
def ponder(state: np.record, mover: int, seen: Array, scratch: Array, net: NoNet) -> int:
    """Skip the comparison of moves, which this player doesn't need."""
    return 1


@kernel
def choose(state: np.record, mover: int, own: bool, count: int, scratch: Array, net: NoNet, luck: Dice) -> int:
    """Choose a move in a hurry."""
    return hasty(state, mover, scratch, luck)


@kernel
def judgement(net: NoNet) -> int:
    """Return 0: this player plays to the end of the game and never judges."""
    return 0

"""A fast player for rollouts that needs no net, for games and options on which no net was trained.

It provides the three kernels that `rollout` requires of a player; `inference` has the net's versions of them. This is
generic code, which is loaded once per game with that game's kernels.
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
    """Return 1, as if there were only one move, because this player doesn't compare moves."""
    return 1


@kernel
def choose(state: np.record, mover: int, own: bool, count: int, scratch: Array, net: NoNet, luck: Dice) -> int:
    """Return a move chosen by the game's quick rule of thumb (`hasty`)."""
    return hasty(state, mover, scratch, luck)


@kernel
def judgement(net: NoNet) -> int:
    """Return 0, because this player plays to the end of the game and never evaluates a position."""
    return 0

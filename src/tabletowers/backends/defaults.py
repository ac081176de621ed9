"""Default implementations of the kernels that a game may omit.

Generic code, loaded once for each game (`specialisation`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, below

if TYPE_CHECKING:
    from tabletowers.kernel.required import legal


@kernel
def consider(state: np.record, seat: int, actions: NDArray[Any], count: int) -> int:
    """Return `count`, which means that all legal actions are worth searching."""
    return count


@kernel
def hasty(state: np.record, seat: int, scratch: NDArray[Any], dice: Dice) -> int:
    """Return a legal action, chosen uniformly at random."""
    return num(scratch[below(dice, legal(state, seat, scratch))])


@kernel
def subtlety(state: np.record, seat: int, action: int) -> int:
    """Return 0, which means that no player overlooks the action."""
    return 0

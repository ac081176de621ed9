"""The move a sensible player likes best. Generic: loaded once per game with its kernels as globals (`specialise`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tabletowers.contract.desk import Data
from tabletowers.kernel.compiling import kernel
from tabletowers.kernel.dice import Dice, below

if TYPE_CHECKING:
    from tabletowers.contract.rules import DTYPE, legal, worth


@kernel
def best_action(data: Data, seat: int, most_legal: int, dice: Dice) -> int:
    """The legal action of the highest worth; equals are drawn by lot."""
    state = data.view(DTYPE)[0]
    actions = np.empty(most_legal, np.int32)
    count = legal(state, seat, actions)
    best = equals = 0
    top = -(1 << 60)
    for i in range(count):
        value = worth(state, seat, actions[i])
        if value > top:
            top = value
            equals = 0
        if value == top:
            equals += 1
            if below(dice, equals) == 0:
                best = actions[i]
    return best

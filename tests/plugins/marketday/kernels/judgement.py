"""A sensible player's judgement of Market Day: take the most, and bid high where much lies open."""

from __future__ import annotations

import numpy as np

from marketday.actions import FIRST_TAKE
from marketday.components import MOST_OPEN
from marketday.kernels.legality import card_of, good_of
from tabletowers.kernel.compiling import kernel, num


@kernel
def worth(state: np.record, seat: int, action: int) -> int:
    """The points of the goods; for a bid, a card that suits the best of them."""
    if action >= FIRST_TAKE:
        return good_of(action)
    best = 0
    for place in range(MOST_OPEN):
        best = max(best, num(state.open[place]))
    return -abs(card_of(action) - 2 * best - 4)

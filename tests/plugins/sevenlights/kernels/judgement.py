"""What a sensible player of Seven Lights likes at first sight."""

from __future__ import annotations

import numpy as np

from sevenlights.actions import REST
from sevenlights.kernels.legality import card_of, light_of
from sevenlights.kernels.scoring import counts, sum_of
from sevenlights.kernels.tables import VALUE
from tabletowers.kernel.compiling import kernel, num


@kernel
def worth(state: np.record, seat: int, action: int) -> int:
    """A strong card where it counts double and much is at stake; a weak one where a point for help is to be had."""
    if action == REST:
        return 30
    light = light_of(action)
    strength = counts(card_of(action), light)
    own = sum_of(state, seat, light)
    missing = num(state.players) + 1 - num(state.laid[light])
    liking = strength * int(VALUE[light]) // 2 - 2 * own
    if own == 0 and missing == 1:
        # Almost surely too late to become the keeper, but never too late to help.
        liking = 40 - strength
    return liking - 4 * missing

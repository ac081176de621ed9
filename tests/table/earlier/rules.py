"""The kernels of the earlier rules: everybody had a hundred points more."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.clocktowers.rules import (
    DTYPE,
    REASONS,
    apply,
    blind,
    imagine,
    lay,
    legal,
    objection,
    winners,
)
from tabletowers.kernel import kernel, num

__all__ = ["DTYPE", "REASONS", "apply", "blind", "imagine", "lay", "legal", "objection", "scores", "winners"]


@kernel
def scores(state: np.record, out: NDArray[Any]) -> None:
    """Points, and a hundred."""
    for seat in range(num(state.players)):
        out[seat] = num(state.points[seat]) + 100

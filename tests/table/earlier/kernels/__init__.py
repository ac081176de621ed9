"""The kernels of the earlier rules: everybody had a hundred points more."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.clocktowers.kernels import (
    DTYPE,
    apply,
    blind,
    consider,
    derive,
    flaw,
    hasty,
    imagine,
    lay,
    legal,
    objection,
    observe,
    winners,
    worth,
)
from tabletowers.kernel.compiling import kernel, num

__all__ = [
    "DTYPE",
    "apply",
    "blind",
    "consider",
    "derive",
    "flaw",
    "hasty",
    "imagine",
    "lay",
    "legal",
    "objection",
    "observe",
    "scores",
    "winners",
    "worth",
]


@kernel
def scores(state: np.record, out: NDArray[Any]) -> None:
    """Points, and a hundred."""
    for seat in range(num(state.players)):
        out[seat] = num(state.points[seat]) + 100

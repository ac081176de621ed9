"""Points and winners of Market Day (MD-5)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num


@kernel
def scores(state: np.record, out: NDArray[Any]) -> None:
    """What the goods are worth."""
    for seat in range(num(state.players)):
        out[seat] = num(state.points[seat])


@kernel
def winners(state: np.record, out: NDArray[Any]) -> None:
    """Most points; equal points share the win."""
    best = 0
    for seat in range(num(state.players)):
        best = max(best, num(state.points[seat]))
    for seat in range(num(state.players)):
        out[seat] = 1 if num(state.points[seat]) == best else 0

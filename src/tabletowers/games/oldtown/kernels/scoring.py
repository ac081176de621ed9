"""The points and winners of Old Town (OT-8, OT-19)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num


@kernel
def score(state: np.record, seat: int, points: int) -> None:
    """Add points to a seat, one for every marker recovered (OT-8)."""
    state.points[seat] = num(state.points[seat]) + points


@kernel
def scores(state: np.record, out: NDArray[Any]) -> None:
    """Write the points of each seat into `out`."""
    for seat in range(num(state.players)):
        out[seat] = num(state.points[seat])


@kernel
def winners(state: np.record, out: NDArray[Any]) -> None:
    """Write into `out`, for each seat, 1 if it has the most points and 0 otherwise (OT-19)."""
    best = 0
    for seat in range(num(state.players)):
        best = max(best, num(state.points[seat]))
    for seat in range(num(state.players)):
        out[seat] = 1 if state.points[seat] == best else 0

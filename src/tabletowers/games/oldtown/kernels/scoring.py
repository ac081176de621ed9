"""Points and winners of Old Town (OT-8, OT-19)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num


@kernel
def score(state: np.record, seat: int, points: int) -> None:
    """OT-8: pay a point for every marker recovered."""
    state.points[seat] = num(state.points[seat]) + points


@kernel
def scores(state: np.record, out: NDArray[Any]) -> None:
    """Write the number of markers recovered."""
    for seat in range(num(state.players)):
        out[seat] = num(state.points[seat])


@kernel
def winners(state: np.record, out: NDArray[Any]) -> None:
    """OT-19: write who has won: the seats with most points."""
    best = 0
    for seat in range(num(state.players)):
        best = max(best, num(state.points[seat]))
    for seat in range(num(state.players)):
        out[seat] = 1 if state.points[seat] == best else 0

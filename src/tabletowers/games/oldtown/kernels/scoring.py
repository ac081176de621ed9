"""Points and winners of Old Town (OT-8, OT-19)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num


@kernel
def score(state: np.record, seat: int, points: int) -> None:
    """OT-8: add points to a seat, one for every marker recovered."""
    state.points[seat] = num(state.points[seat]) + points


@kernel
def scores(state: np.record, out: NDArray[Any]) -> None:
    """Write the points of each seat into `out`: the markers it has recovered."""
    for seat in range(num(state.players)):
        out[seat] = num(state.points[seat])


@kernel
def winners(state: np.record, out: NDArray[Any]) -> None:
    """Write 1 for each seat with the most points and 0 for the others into `out` (OT-19)."""
    best = 0
    for seat in range(num(state.players)):
        best = max(best, num(state.points[seat]))
    for seat in range(num(state.players)):
        out[seat] = 1 if state.points[seat] == best else 0

"""Points and winners of Clocktowers (CT-11, CT-12)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.clocktowers.components import BOTH, CATS, KM, MICE, NEITHER
from tabletowers.games.clocktowers.kernels.component_arrays import POINTS
from tabletowers.kernel.compiling import kernel, num


@kernel
def tower_source(state: np.record, seat: int, tower: int) -> int:
    """Return the number of the source of a complete tower's points, which are the animals in it (CT-11).

    A mouse on the clock card counts as a mouse in the tower.
    """
    mice = state.mouse_at[seat, tower] > 0 or state.clock[seat, tower] == KM
    return animal_source(state.cat_at[seat, tower] > 0, mice)


@kernel
def animal_source(cats: bool, mice: bool) -> int:
    """Return the number of the source of a tower's points, given whether it has cats and whether it has mice."""
    if cats:
        return BOTH if mice else CATS
    return MICE if mice else NEITHER


@kernel
def animal_points(cats: bool, mice: bool) -> int:
    """Return the points for a tower, which depend on whether it has cats and whether it has mice (CT-11)."""
    return POINTS[animal_source(cats, mice)]  # type: ignore[no-any-return]


@kernel
def scores(state: np.record, out: NDArray[Any]) -> None:
    """Write the points that each seat has for its complete towers into `out`."""
    for seat in range(num(state.players)):
        out[seat] = num(state.points[seat])


@kernel
def winners(state: np.record, out: NDArray[Any]) -> None:
    """Write 1 for each winner and 0 for the other seats into `out` (CT-12).

    The most points win. Ties are broken by the highest storey with a mouse, then by the highest storey with a cat, in
    complete towers.
    """
    best = -1
    for seat in range(num(state.players)):
        merit = standing(state, seat)
        out[seat] = merit
        best = max(best, merit)
    for seat in range(num(state.players)):
        out[seat] = 1 if out[seat] == best else 0


@kernel
def standing(state: np.record, seat: int) -> int:
    """Return the number by which a seat is ranked (CT-12).

    It combines the seat's points, its highest storey with a mouse, and its highest storey with a cat, in that order.
    """
    mouse = 0
    cat = 0
    for tower in range(num(state.towers[seat])):
        if state.roof[seat, tower] != 0:
            mouse = max(mouse, num(state.mouse_at[seat, tower]))
            cat = max(cat, num(state.cat_at[seat, tower]))
    return num(state.points[seat]) * 10000 + mouse * 100 + cat

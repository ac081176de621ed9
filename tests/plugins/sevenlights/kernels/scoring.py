"""Sums at lighthouses, points and winners of Seven Lights (SL-4, SL-5)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sevenlights.components import HELP
from sevenlights.kernels.tables import BURNS, VALUE, fuel_of, strength_of
from tabletowers.kernel.compiling import kernel, num


@kernel
def counts(card: int, light: int) -> int:
    """SL-4: a card counts its number, and double at a lighthouse that burns its fuel best."""
    return strength_of(card) * (2 if fuel_of(card) == BURNS[light] else 1)


@kernel
def sum_of(state: np.record, seat: int, light: int) -> int:
    """What a seat's cards at a lighthouse count, as far as they are known."""
    total = 0
    for i in range(num(state.laid[light])):
        if state.whose[light, i] == seat + 1 and state.card[light, i] > 0:
            total += counts(num(state.card[light, i]), light)
    return total


@kernel
def brightest(state: np.record, light: int) -> int:
    """SL-4: who has the highest sum; of equal ones, whose first card came earlier."""
    best = -1
    most = -1
    for i in range(num(state.laid[light])):
        seat = num(state.whose[light, i]) - 1
        total = sum_of(state, seat, light)
        if total > most:
            best, most = seat, total
    return best


@kernel
def pays(state: np.record, light: int, seat: int) -> int:
    """SL-4: what a lighthouse that is lit pays a seat."""
    if state.keeper[light] == seat + 1:
        return int(VALUE[light])
    for i in range(num(state.laid[light])):
        if state.whose[light, i] == seat + 1:
            return HELP
    return 0


@kernel
def scores(state: np.record, out: NDArray[Any]) -> None:
    """What the lighthouses have paid."""
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

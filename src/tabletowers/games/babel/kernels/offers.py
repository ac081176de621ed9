"""Offers and guests: the cards offered, and the results of inviting a set of seats (BB-7, BB-12 to BB-14)."""

from __future__ import annotations

import numpy as np

from tabletowers.games.babel.components import WONDERS
from tabletowers.games.babel.kernels.actions import is_guest
from tabletowers.kernel.compiling import kernel, num


@kernel
def offered(state: np.record, seat: int) -> int:
    """Return the number of building cards that a seat has offered."""
    return num(state.offer[seat, 0]) + num(state.offer[seat, 1])


@kernel
def missing(state: np.record, guests: int, side: int) -> int:
    """Return how many cards of the disc's first or second suit (`side` 0 or 1) are missing with these guests.

    The number is negative if the guests offered too many.
    """
    left = num(state.need[side])
    for seat in range(num(state.players)):
        if is_guest(guests, seat):
            left -= num(state.offer[seat, side])
    return left


@kernel
def disc_goes_to(state: np.record, guests: int) -> int:
    """Return the seat that gets the disc (BB-13): the guest who offered a trade card, otherwise the active player."""
    for seat in range(num(state.players)):
        if is_guest(guests, seat) and state.trade[seat]:
            return seat
    return num(state.active)


@kernel
def parts_put(state: np.record, guests: int, seat: int) -> int:
    """Return how many parts a seat places on the wonder (BB-13).

    A guest without a trade card places one part for each card offered; the active player places all the others.
    """
    if seat == state.active:
        parts = num(state.need[0]) + num(state.need[1])
        for guest in range(num(state.players)):
            if is_guest(guests, guest) and not state.trade[guest]:
                parts -= offered(state, guest)
        return parts
    if is_guest(guests, seat) and not state.trade[seat]:
        return offered(state, seat)
    return 0


@kernel
def parts_left(state: np.record, seat: int) -> int:
    """Return how many more parts a seat can place on wonders, if the edition limits their number (BB-7)."""
    left = num(state.parts_limit)
    for wonder in range(WONDERS):
        left -= num(state.parts[wonder, seat])
    return left


@kernel
def is_rejected(state: np.record, guests: int, seat: int) -> bool:
    """Return whether a seat offered at least one card and was not invited (BB-14)."""
    return offered(state, seat) > 0 and not is_guest(guests, seat)

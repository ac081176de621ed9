"""Offers and guests: who offered what, and what follows from inviting some of them (BB-7, BB-12 to BB-14)."""

from __future__ import annotations

import numpy as np

from tabletowers.games.babel.components import WONDERS
from tabletowers.games.babel.kernels.actions import is_guest
from tabletowers.kernel.compiling import kernel, num


@kernel
def offered(state: np.record, seat: int) -> int:
    """The number of building cards that a seat offered."""
    return num(state.offer[seat, 0]) + num(state.offer[seat, 1])


@kernel
def missing(state: np.record, guests: int, side: int) -> int:
    """The cards of the disc's first or second suit that are missing when these seats are invited."""
    left = num(state.need[side])
    for seat in range(num(state.players)):
        if is_guest(guests, seat):
            left -= num(state.offer[seat, side])
    return left


@kernel
def disc_goes_to(state: np.record, guests: int) -> int:
    """BB-13: the seat that gets the disc: the active player, or the invited one with a trade card."""
    for seat in range(num(state.players)):
        if is_guest(guests, seat) and state.trade[seat]:
            return seat
    return num(state.active)


@kernel
def parts_put(state: np.record, guests: int, seat: int) -> int:
    """BB-13: the parts a seat puts on the wonder: guests for their own cards, the active player for all others."""
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
    """BB-7: the parts that a seat can still put on the board, if the edition sets a limit."""
    left = num(state.parts_limit)
    for wonder in range(WONDERS):
        left -= num(state.parts[wonder, seat])
    return left


@kernel
def is_rejected(state: np.record, guests: int, seat: int) -> bool:
    """BB-14: whether a seat offered at least one card and was not invited."""
    return offered(state, seat) > 0 and not is_guest(guests, seat)

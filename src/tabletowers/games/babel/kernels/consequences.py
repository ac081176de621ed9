"""The foreseeable consequences of every invitation that the active player can make (BB-12 to BB-17)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.babel.actions import GIVE_UP, GUEST_LISTS, MOST_INVITATIONS
from tabletowers.games.babel.components import MOST_PLAYERS, REJECTED_POINTS, SIDES
from tabletowers.games.babel.consequences import (
    ACTION,
    COMPLETES,
    ENDS,
    LEFT,
    MISSING,
    NEEDED,
    OWN,
    OWNER,
    PARTS,
    REJECTED,
    WILD,
    WONDER,
)
from tabletowers.games.babel.kernels.actions import invitation_of
from tabletowers.games.babel.kernels.component_arrays import DTYPE
from tabletowers.games.babel.kernels.discs import discs_left, is_last_of_suit
from tabletowers.games.babel.kernels.legality import legal_invitations
from tabletowers.games.babel.kernels.offers import (
    disc_goes_to,
    is_rejected,
    missing,
    offered,
    parts_left,
    parts_put,
)
from tabletowers.games.babel.kernels.scoring import place_on_wonder, points_for_place
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.records import Data


@kernel
def invitations(data: Data, seat: int, out: NDArray[Any]) -> int:
    """Write a row of consequences for every legal invitation and for giving up. Returns the number of rows."""
    state = data.view(DTYPE)[0]
    actions = np.empty(MOST_INVITATIONS, np.int32)
    count = legal_invitations(state, actions)
    for i in range(count):
        foresee(state, actions[i], out[i])
    return count


@kernel
def foresee(state: np.record, action: int, row: NDArray[Any]) -> None:
    """Write the consequences of an invitation or of giving up into `row`.

    Bonus cards that rejected players may still play are not taken into account.
    """
    players = num(state.players)
    guests = 0
    for i in range(row.size):
        row[i] = 0
    row[ACTION] = action
    row[OWNER] = -1
    if action != GIVE_UP:
        guests, first, second = invitation_of(action)
        row[OWNER] = disc_goes_to(state, guests)
        row[OWN] = missing(state, guests, 0) - first
        row[OWN + 1] = missing(state, guests, 1) - second
        row[WILD] = first
        row[WILD + 1] = second
        row[ENDS] = is_last_of_suit(state, num(state.kind))
        for seat in range(players):
            row[PARTS + seat] = parts_put(state, guests, seat)
        if discs_left(state, num(state.wonder) - 1) == 1:
            row[COMPLETES] = 1
            wonder_points(state, guests, row[WONDER:])
    for seat in range(players):
        if is_rejected(state, guests, seat):
            row[REJECTED + seat] = REJECTED_POINTS * offered(state, seat)


@kernel
def wonder_points(state: np.record, guests: int, points: NDArray[Any]) -> None:
    """Write the points that each seat would get for the wonder if a build with these guests completed it.

    Guests are invited seats.
    """
    players = num(state.players)
    wonder = num(state.wonder) - 1
    row = num(state.completed)
    parts = np.zeros(MOST_PLAYERS, np.int64)
    for seat in range(players):
        parts[seat] = num(state.parts[wonder, seat]) + parts_put(state, guests, seat)
    for seat in range(players):
        if parts[seat] > 0:
            place = place_on_wonder(parts, players, seat)
            points[seat] = points_for_place(place, num(state.wonder_rows[row, 0]), num(state.wonder_rows[row, 1]))


@kernel
def guest_lists(data: Data, seat: int, out: NDArray[Any]) -> int:
    """Write a row for every set of guests (invited seats). Returns the number of rows.

    A row contains the number of cards of each suit still missing with these guests and, for each seat, the number of
    parts that it would place and the number that it has left.
    """
    state = data.view(DTYPE)[0]
    for guests in range(GUEST_LISTS):
        for side in range(SIDES):
            out[guests, MISSING + side] = missing(state, guests, side)
        for other in range(num(state.players)):
            out[guests, NEEDED + other] = parts_put(state, guests, other)
            out[guests, LEFT + other] = parts_left(state, other)
    return GUEST_LISTS

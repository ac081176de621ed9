"""The state of the town: its readings, and how changes lead to further changes (OT-5 to OT-10).

A reading is a consistent assignment of buildings to lots.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.components import (
    ALL_LOTS,
    ASIDE,
    BUILDING_COUNT,
    BY_TIDYING,
    BY_TILE,
    IN_TOWN,
    MARKED,
    MARKERS,
    OUT,
    SETTLED,
)
from tabletowers.games.oldtown.data import LOTS
from tabletowers.games.oldtown.kernels.bits import lowest, size
from tabletowers.games.oldtown.kernels.events import tell_left_out, tell_placed, tell_recovered, tell_settled
from tabletowers.games.oldtown.kernels.scoring import score
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.log import Log

# Readings (OT-5)


@kernel
def place_building(
    candidates: NDArray[Any], holder: NDArray[Any], came: NDArray[Any], taken: int, building: int, closed: int
) -> int:
    """Match a building to one of its lots outside `closed`, moving other buildings to other lots if necessary.

    `holder` contains the building on each lot, and `taken` the occupied lots. Returns the new `taken`, or −1 if no such
    matching exists; in that case nothing changes.
    """
    lots = num(candidates[building]) & ~closed
    if lots & ~taken:
        lot = lowest(lots & ~taken)
        holder[lot] = building
        return taken | 1 << lot
    # The holder of lot `came[lot]` would move to `lot`; −1 stands for the new building.
    waiting = seen = lots
    rest = lots
    while rest != 0:
        came[lowest(rest)] = -1
        rest &= rest - 1
    while waiting != 0:
        lot = lowest(waiting)
        waiting &= waiting - 1
        if not taken >> lot & 1:
            end = lot
            while came[lot] >= 0:
                holder[lot] = holder[came[lot]]
                lot = came[lot]
            holder[lot] = building
            return taken | 1 << end
        more = num(candidates[holder[lot]]) & ~closed & ~seen
        seen |= more
        waiting |= more
        while more != 0:
            came[lowest(more)] = lot
            more &= more - 1
    return -1


@kernel
def reckon(state: np.record) -> None:
    """Compute the lots open to each building, and the lots with three markers.

    The town must have a reading, that is, a consistent assignment of buildings to lots.
    """
    holder = np.empty(LOTS, np.int64)
    other = np.empty(LOTS, np.int64)
    candidates = state.candidates
    occupied = tiles(state)
    nowhere = taken = num(0)
    for building in range(BUILDING_COUNT):
        if state.status[building] == MARKED:
            taken = place_building(candidates, holder, other, taken, building, nowhere)
    # A lot can be free if it has no holder, or if its holder can move to another lot that can be free.
    free = ALL_LOTS & ~occupied & ~taken
    tight = taken
    while True:
        rest = tight
        while rest != 0:
            lot = lowest(rest)
            rest &= rest - 1
            if num(candidates[holder[lot]]) & free:
                free |= 1 << lot
        if tight == taken & ~free:
            break
        tight = taken & ~free
    # The other holders can only swap lots among themselves, so their moves must form a cycle.
    reach = other
    rest = tight
    while rest != 0:
        lot = lowest(rest)
        rest &= rest - 1
        reach[lot] = num(candidates[holder[lot]])
    middle = tight
    while middle != 0:
        through = lowest(middle)
        middle &= middle - 1
        rest = tight
        while rest != 0:
            lot = lowest(rest)
            rest &= rest - 1
            if reach[lot] >> through & 1:
                reach[lot] |= reach[through]
    rest = taken
    while rest != 0:
        lot = lowest(rest)
        rest &= rest - 1
        lots = num(candidates[holder[lot]])
        if free >> lot & 1:
            state.open[holder[lot]] = lots & free
        else:
            state.open[holder[lot]] = lots & circle(reach, tight, lot)
    for building in range(BUILDING_COUNT):
        if state.status[building] == ASIDE:
            state.open[building] = free
        elif state.status[building] == SETTLED:
            state.open[building] = candidates[building]
        elif state.status[building] == OUT:
            state.open[building] = 0
    state.full = full_lots(state)


@kernel
def circle(reach: NDArray[Any], tight: int, lot: int) -> int:
    """Return the lots that are in a common cycle of possible moves with `lot`.

    By a chain of moves from lot to lot, the building on `lot` can reach each of these lots, and the buildings on them
    can reach `lot`.
    """
    lots = 1 << lot
    rest = tight & num(reach[lot])
    while rest != 0:
        back = lowest(rest)
        rest &= rest - 1
        if reach[back] >> lot & 1:
            lots |= 1 << back
    return lots


@kernel
def tiles(state: np.record) -> int:
    """Return the lots of the settled buildings as a bitmask."""
    occupied = 0
    for building in range(BUILDING_COUNT):
        if state.status[building] == SETTLED:
            occupied |= num(state.candidates[building])
    return occupied


@kernel
def full_lots(state: np.record) -> int:
    """Return the lots that hold three markers (OT-7) as a bitmask.

    Two bitmasks, one for each binary digit of the count, count the markers on all lots at once.
    """
    ones = twos = 0
    for building in range(BUILDING_COUNT):
        if state.status[building] == MARKED:
            markers = num(state.candidates[building])
            twos |= ones & markers
            ones ^= markers
    return ones & twos


@kernel
def derive(state: np.record) -> None:
    """Compute the fields of a state that follow from the buildings' status and lots.

    These are the numbers of buildings on the map and settled, the lots open to each building, and the full lots.
    """
    settled = on_map = 0
    for building in range(BUILDING_COUNT):
        if state.status[building] == SETTLED:
            settled += 1
        if state.status[building] in (MARKED, SETTLED):
            on_map += 1
    state.settled = settled
    state.on_map = on_map
    reckon(state)


# Changes of the town, with their points


@kernel
def recover(state: np.record, seat: int, building: int, lots: int, cause: int, log: Log) -> None:
    """Recover a building's markers from these lots: remove them, and give the seat a point for each."""
    state.candidates[building] = num(state.candidates[building]) & ~lots
    points = size(lots)
    score(state, seat, points)
    tell_recovered(log, seat, building, lots, points, cause)


@kernel
def settle(state: np.record, seat: int, building: int, lot: int, points: int, log: Log) -> None:
    """Settle a building on a lot and give the seat these points (OT-8). The building no longer has an owner."""
    state.status[building] = SETTLED
    state.candidates[building] = 1 << lot
    state.owner[building] = 0
    state.settled = num(state.settled) + 1
    score(state, seat, points)
    tell_settled(log, seat, building, lot, points)


@kernel
def go_on_map(state: np.record, seat: int, building: int, lots: int, log: Log) -> None:
    """Put a building on the map: its tile if there is only one lot, otherwise a marker on each lot (OT-13)."""
    count = size(lots)
    state.on_map = num(state.on_map) + 1
    if count == 1:
        settle(state, seat, building, lowest(lots), MARKERS, log)
    else:
        state.status[building] = MARKED
        state.candidates[building] = lots
        score(state, seat, MARKERS - count)
        tell_placed(log, seat, building, lots, MARKERS - count)


@kernel
def follow_up(state: np.record, seat: int, log: Log) -> None:
    """Carry out all consequences of a change to the town (OT-6, OT-9, OT-10).

    The points go to `seat`, the player who caused the change.
    """
    cascade(state, seat, log)
    if state.on_map == IN_TOWN:
        leave_out(state, log)
    reckon(state)
    if not state.spot and tidy(state, seat, log):
        state.full = full_lots(state)


@kernel
def cascade(state: np.record, seat: int, log: Log) -> None:
    """Settle buildings and recover markers until nothing changes (OT-9).

    A building with one marker left is settled. Markers on a lot with a tile are recovered.
    """
    occupied = tiles(state)
    changing = True
    while changing:
        changing = False
        for building in range(BUILDING_COUNT):
            if state.status[building] == MARKED:
                lost = num(state.candidates[building]) & occupied
                if lost:
                    recover(state, seat, building, lost, BY_TILE, log)
                if settle_last(state, seat, building, log):
                    occupied |= num(state.candidates[building])
                    changing = True


@kernel
def settle_last(state: np.record, seat: int, building: int, log: Log) -> bool:
    """Settle a building if it has only one marker left (OT-8). Returns whether it was settled."""
    lots = num(state.candidates[building])
    if lots & (lots - 1):
        return False
    settle(state, seat, building, lowest(lots), 1, log)
    return True


@kernel
def tidy(state: np.record, seat: int, log: Log) -> bool:
    """Recover every marker on a lot that isn't open to its building (OT-10). Returns whether there was one.

    This doesn't change the possible readings (assignments of buildings to lots), so one pass is enough.
    """
    recovered = False
    for building in range(BUILDING_COUNT):
        if state.status[building] == MARKED:
            lost = num(state.candidates[building]) & ~num(state.open[building])
            if lost:
                recovered = True
                recover(state, seat, building, lost, BY_TIDYING, log)
                settle_last(state, seat, building, log)
    return recovered


@kernel
def leave_out(state: np.record, log: Log) -> None:
    """Remove from the game all buildings that are still set aside, even if players own them (OT-6)."""
    for building in range(BUILDING_COUNT):
        if state.status[building] == ASIDE:
            state.status[building] = OUT
            state.owner[building] = 0
            tell_left_out(log, building)

"""The effect of a clue card on the town (OT-13 to OT-15), and whether the card can be dropped (OT-16)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.components import ASIDE, BUILDING_COUNT, BY_CLUE, MARKED, MARKERS, OUT, A, B, C
from tabletowers.games.oldtown.data import LOTS
from tabletowers.games.oldtown.kernels.bits import lowest, size
from tabletowers.games.oldtown.kernels.component_arrays import CARD_BUILDING, CARD_KIND, CARD_LOTS, CARD_PAIRS, DTYPE
from tabletowers.games.oldtown.kernels.events import tell_lying
from tabletowers.games.oldtown.kernels.town import go_on_map, place_building, recover
from tabletowers.games.oldtown.verdicts import (
    BLOCKED_FIVE,
    BLOCKED_THREE,
    CONFIRMS,
    CONTRADICTS,
    NO_OWN_BUILDING,
    PLAYABLE,
)
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.log import Log
from tabletowers.kernel.records import Data


@kernel
def buildings_of(state: np.record, seat: int) -> int:
    """Return the buildings that a player owns, as a bitmask."""
    own = 0
    for building in range(BUILDING_COUNT):
        if state.owner[building] == seat + 1:
            own |= 1 << building
    return own


@kernel
def nameable(card: int, own: int) -> int:
    """Return the buildings that a card can be played for, as a bitmask.

    For an A card, that is the building on the card; for a B or C card, the player's own buildings except the one on the
    card.
    """
    if CARD_KIND[card] == B:
        return own
    of_card = 1 << num(CARD_BUILDING[card])
    return of_card if CARD_KIND[card] == A else own & ~of_card


@kernel
def verdict(state: np.record, card: int, named: int) -> int:
    """Return the verdict on playing a card for a building: playable, contradicts, confirms or blocked.

    A card contradicts the map if it can't be true, and confirms the map if it adds nothing new. It is blocked if it
    would need too many markers.
    """
    if CARD_KIND[card] == C:
        return verdict_on_two(state, card, CARD_BUILDING[card], named)
    return verdict_on_one(state, named, CARD_LOTS[card])


@kernel
def verdict_on_one(state: np.record, building: int, lots: int) -> int:
    """Return the verdict on a clue that restricts one building to the lots on the card (OT-13)."""
    fitting = lots & num(state.open[building])
    if fitting == 0:
        return CONTRADICTS
    if state.status[building] != ASIDE:
        return CONFIRMS if num(state.candidates[building]) & ~lots == 0 else PLAYABLE
    count = size(fitting)
    if count > MARKERS:
        return BLOCKED_FIVE
    if count > 1 and fitting & num(state.full):
        return BLOCKED_THREE
    return PLAYABLE


@kernel
def verdict_on_two(state: np.record, card: int, x: int, y: int) -> int:
    """Return the verdict on a C card for `x`, the building on the card, and `y`, the player's own building (OT-14)."""
    if state.status[x] == OUT or state.status[y] == OUT or not pair_readable(state, card, x, y):
        return CONTRADICTS
    x_before = considered(state, x)
    y_before = considered(state, y)
    x_lots = paired(card, x_before, y_before)
    y_lots = paired(card, y_before, x_before)
    x_comes = state.status[x] == ASIDE
    y_comes = state.status[y] == ASIDE
    if not x_comes and not y_comes:
        return CONFIRMS if x_lots == x_before and y_lots == y_before else PLAYABLE
    if (x_comes and size(x_lots) > MARKERS) or (y_comes and size(y_lots) > MARKERS):
        return BLOCKED_FIVE
    return BLOCKED_THREE if overfull(state, x, x_lots, y, y_lots) else PLAYABLE


@kernel
def considered(state: np.record, building: int) -> int:
    """Return the lots that a clue can leave for a building (OT-14).

    These are the lots with its markers or its tile or, if it isn't on the map, the lots open to it.
    """
    return num(state.open[building]) if state.status[building] == ASIDE else num(state.candidates[building])


@kernel
def paired(card: int, lots: int, others: int) -> int:
    """Return which of `lots` form a pair with one of the lots `others` on a C card."""
    matching = 0
    while lots != 0:
        lot = lowest(lots)
        lots &= lots - 1
        if CARD_PAIRS[card, lot] & others:
            matching |= 1 << lot
    return matching


@kernel
def overfull(state: np.record, x: int, x_lots: int, y: int, y_lots: int) -> int:
    """Return the lots that would hold more than three markers if buildings `x` and `y` had markers on these lots.

    Three bitmasks, one for each binary digit of the count, count the markers on all lots at once.
    """
    x_markers = markers_on(state, x, x_lots)
    y_markers = markers_on(state, y, y_lots)
    ones = twos = fours = 0
    for building in range(BUILDING_COUNT):
        if building == x:
            markers = x_markers
        elif building == y:
            markers = y_markers
        else:
            markers = markers_on(state, building, num(state.candidates[building]))
        carried = ones & markers
        ones ^= markers
        fours |= twos & carried
        twos ^= carried
    return fours


@kernel
def markers_on(state: np.record, building: int, lots: int) -> int:
    """Return the lots on which a building would have markers if it were narrowed down to `lots`.

    A building with a single lot has its tile there instead of a marker.
    """
    if state.status[building] == MARKED or (state.status[building] == ASIDE and lots & (lots - 1)):
        return lots
    return 0


@kernel
def pair_readable(state: np.record, card: int, x: int, y: int) -> bool:
    """Return whether a reading of the town puts the buildings `x` and `y` on one of the card's pairs of lots (OT-14).

    A reading is a consistent assignment of buildings to lots.
    """
    y_open = num(state.open[y])
    x_open = paired(card, num(state.open[x]), y_open)
    if x_open == 0:
        return False
    candidates = state.candidates
    wanted = 0
    for building in range(BUILDING_COUNT):
        if state.status[building] == MARKED and building != x and building != y:
            wanted |= num(candidates[building])
    if paired(card, x_open & ~wanted, y_open & ~wanted):
        # No other marked building needs these lots.
        return True
    holder = np.empty(LOTS, np.int64)
    came = np.empty(LOTS, np.int64)
    nowhere = taken = num(0)
    for building in range(BUILDING_COUNT):
        if state.status[building] == MARKED and building != x and building != y:
            taken = place_building(candidates, holder, came, taken, building, nowhere)
    while x_open != 0:
        x_lot = lowest(x_open)
        x_open &= x_open - 1
        partners = CARD_PAIRS[card, x_lot] & y_open
        while partners != 0:
            y_lot = lowest(partners)
            partners &= partners - 1
            after = make_room(candidates, holder, came, taken, x_lot, y_lot)
            if after >= 0:
                return True
            taken = -after - 1
    return False


@kernel
def make_room(
    candidates: NDArray[Any], holder: NDArray[Any], came: NDArray[Any], taken: int, one: int, other: int
) -> int:
    """Free two lots in the matching of buildings to lots, by moving the buildings on them elsewhere.

    Returns the bitmask of the lots that are then occupied. If the two lots can't be freed, returns −1 minus that
    bitmask.
    """
    closed = 1 << one | 1 << other
    first = holder[one] if taken >> one & 1 else -1
    second = holder[other] if taken >> other & 1 else -1
    taken &= ~closed
    after = taken
    if first >= 0:
        after = place_building(candidates, holder, came, taken, first, closed)
        if after < 0:
            # Both go back to their lots; no other building has moved.
            return -(1 + put_back(holder, put_back(holder, taken, one, first), other, second))
    if second >= 0:
        moved = place_building(candidates, holder, came, after, second, closed)
        if moved < 0:
            return -(1 + put_back(holder, after, other, second))
        after = moved
    return after


@kernel
def put_back(holder: NDArray[Any], taken: int, lot: int, building: int) -> int:
    """Put `building` back on its lot in the matching of buildings to lots. Does nothing if `building` is −1.

    Returns the bitmask of the lots that are then occupied.
    """
    if building < 0:
        return taken
    holder[lot] = building
    return taken | 1 << lot


# Dropping (OT-16)


@kernel
def droppable(state: np.record, seat: int, card: int) -> bool:
    """Return whether a card can be dropped because it adds nothing to the town (OT-16).

    It must confirm or contradict what is on the map, for at least one building that it can be played for.
    """
    buildings = nameable(card, buildings_of(state, seat))
    while buildings != 0:
        if idle(verdict(state, card, lowest(buildings))):
            return True
        buildings &= buildings - 1
    return False


@kernel
def idle(judged: int) -> bool:
    """Return whether a card with this verdict adds nothing to the town, because it confirms or contradicts the map."""
    return judged in (CONTRADICTS, CONFIRMS)


# Playing (OT-13, OT-14)


@kernel
def carry_out_clue(state: np.record, seat: int, card: int, named: int, log: Log) -> None:
    """Carry out a playable card: change the markers of the buildings that it is about.

    `follow_up` carries out the consequences.
    """
    if CARD_KIND[card] == C:
        other = CARD_BUILDING[card]
        other_lots = paired(card, considered(state, other), considered(state, named))
        named_lots = paired(card, considered(state, named), considered(state, other))
        narrow(state, seat, other, other_lots, log)
    else:
        named_lots = CARD_LOTS[card] & considered(state, named)
    narrow(state, seat, named, named_lots, log)


@kernel
def narrow(state: np.record, seat: int, building: int, lots: int, log: Log) -> None:
    """Put a building on the map with these lots or, if it is already there, remove its markers from all other lots."""
    if state.status[building] == ASIDE:
        go_on_map(state, seat, building, lots, log)
        return
    lost = num(state.candidates[building]) & ~lots
    if lost:
        recover(state, seat, building, lost, BY_CLUE, log)


@kernel
def point_out_lying(state: np.record, card: int, log: Log) -> None:
    """Report which of each building's markers are on lots of this card."""
    for building in range(BUILDING_COUNT):
        if state.status[building] == MARKED:
            lots = num(state.candidates[building]) & CARD_LOTS[card]
            if lots:
                tell_lying(log, building, lots)


# Which lots a verdict is about


@kernel
def concerned(state: np.record, card: int, building: int, judged: int) -> int:
    """Return the lots that explain the verdict on a card about one building.

    If the card contradicts the map, these are the lots on the card, none of which is possible. If it confirms the map,
    they are the lots with the building's markers or tile. If it is blocked, they are the lots that already hold three
    markers or, if the building would need too many markers, all of its lots. Otherwise they are the lots left for the
    building.
    """
    if judged == CONTRADICTS:
        return CARD_LOTS[card]  # type: ignore[no-any-return]
    if judged == CONFIRMS:
        return num(state.candidates[building])
    lots: int = CARD_LOTS[card] & considered(state, building)
    return lots & num(state.full) if judged == BLOCKED_THREE else lots


@kernel
def concerned_pair(state: np.record, card: int, building: int, other: int, judged: int) -> int:
    """Return the lots that explain the verdict on a C card, for one of its two buildings (see `concerned`)."""
    if judged == CONTRADICTS:
        return CARD_LOTS[card]  # type: ignore[no-any-return]
    lots = paired(card, considered(state, building), considered(state, other))
    if judged == BLOCKED_THREE:
        return lots & overfull(state, building, lots, other, paired(card, considered(state, other), lots))
    return lots


@kernel
def survey(data: Data, seat: int, out: NDArray[Any]) -> int:
    """Write a row with the verdict for every card in hand and every building that it can be played for.

    A card that can't be played for any building has one row, without a building. `verdicts.SURVEY` describes the
    columns. Returns the number of rows.
    """
    state = data.view(DTYPE)[0]
    count = 0
    own = buildings_of(state, seat)
    hand = num(state.hand[seat])
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        before = count
        buildings = nameable(card, own)
        while buildings != 0:
            building = lowest(buildings)
            buildings &= buildings - 1
            judged = verdict(state, card, building)
            out[count, 0] = card
            out[count, 1] = building
            out[count, 2] = judged
            if CARD_KIND[card] == C:
                out[count, 3] = concerned_pair(state, card, building, CARD_BUILDING[card], judged)
                out[count, 4] = concerned_pair(state, card, CARD_BUILDING[card], building, judged)
            else:
                out[count, 3] = concerned(state, card, building, judged)
                out[count, 4] = 0
            count += 1
        if count == before:
            out[count, 0] = card
            out[count, 1] = -1
            out[count, 2] = NO_OWN_BUILDING
            out[count, 3] = 0
            out[count, 4] = 0
            count += 1
    return count

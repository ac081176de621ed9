"""The legal actions of Old Town, and the reasons why other actions are illegal (OT-11 to OT-18)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.contract.reasons import LEGAL
from tabletowers.games.oldtown.actions import (
    DONE,
    DRAW_COMMON,
    DRAW_OWN,
    FIRST_DROP,
    FIRST_PLAY,
    FIRST_REMOVE,
    FIRST_TAKE,
    PASS,
)
from tabletowers.games.oldtown.components import BUILDING_COUNT, MARKED, MOST_OWNED, OUT, SETTLED, C
from tabletowers.games.oldtown.decisions import ACTING, CLAIMING, DRAWING, REMOVING, SETTING_UP, TAKING
from tabletowers.games.oldtown.kernels.actions import (
    building_of,
    card_of,
    claim_action,
    drop_action,
    larger_of,
    lot_of,
    named_by,
    play_action,
    remove_action,
    smaller_of,
)
from tabletowers.games.oldtown.kernels.bits import lowest, size
from tabletowers.games.oldtown.kernels.clues import buildings_of, droppable, idle, nameable, verdict
from tabletowers.games.oldtown.kernels.component_arrays import CARD_KIND, NOT_NOW, UNPLAYABLE
from tabletowers.games.oldtown.reasons import (
    BUILDING_OUT,
    BUILDING_OWNED,
    BUILDING_SETTLED,
    CAN_ACT,
    LAST_PLACE,
    NO_OWN_BUILDING,
    NO_SUCH_MARKER,
    NOT_IN_HAND,
    NOT_OWN_BUILDING,
    NOTHING_TO_REMOVE,
    STILL_TELLS,
)
from tabletowers.games.oldtown.verdicts import PLAYABLE
from tabletowers.kernel.compiling import kernel, num

# New buildings (OT-11)


@kernel
def available(state: np.record, building: int) -> bool:
    """Return whether a building can be taken, that is, whether it isn't settled, out of the game or owned."""
    return state.status[building] <= MARKED and state.owner[building] == 0  # type: ignore[no-any-return]


@kernel
def must_take(state: np.record, seat: int) -> bool:
    """Return whether a player has to take a building (OT-11).

    A player with fewer than two buildings must take one. If there are at most as many buildings left to take as there
    are players, this applies only to a player without a building.
    """
    left = 0
    for building in range(BUILDING_COUNT):
        if available(state, building):
            left += 1
    has = size(buildings_of(state, seat))
    if left == 0 or has >= MOST_OWNED:
        return False
    return has == 0 or left > num(state.players)


# Legal moves


@kernel
def markers_lie(state: np.record) -> bool:
    """Return whether there is a marker on the map.

    A building with markers always has two or more, so one of them can be removed.
    """
    return state.on_map > state.settled  # type: ignore[no-any-return]


@kernel
def lies(state: np.record, building: int, lot: int) -> bool:
    """Return whether a building has a marker on this lot (counted from 0)."""
    return state.status[building] == MARKED and num(state.candidates[building]) >> lot & 1 == 1


@kernel
def removable(state: np.record, building: int, lot: int) -> bool:
    """Return whether a player may remove this marker (OT-16).

    There must still be a reading of the town (a consistent assignment of buildings to lots) without it.
    """
    return lies(state, building, lot) and num(state.open[building]) & ~(1 << lot) != 0


@kernel
def objection(state: np.record, seat: int, action: int) -> int:
    """Return the code of the reason why an action is illegal now, or 0 if it is legal."""
    if not asked_for(num(state.phase), action):
        return NOT_NOW[num(state.phase)]  # type: ignore[no-any-return]
    if action < FIRST_PLAY:
        return take_objection(state, action - FIRST_TAKE)
    if action < FIRST_DROP:
        return play_objection(state, seat, card_of(action), named_by(action))
    if action < FIRST_REMOVE:
        return drop_objection(state, seat, smaller_of(action), larger_of(action))
    if action < PASS:
        return remove_objection(state, building_of(action), lot_of(action))
    if action == PASS:
        return CAN_ACT if can_act(state, seat) else LEGAL
    if action < DONE:
        return LEGAL if lies(state, building_of(action), lot_of(action)) else NO_SUCH_MARKER
    return LEGAL


@kernel
def asked_for(phase: int, action: int) -> bool:
    """Return whether this kind of action can be chosen in this phase of the game."""
    if action < FIRST_PLAY:
        return phase in (SETTING_UP, TAKING)
    if action < FIRST_REMOVE or action == PASS:
        return phase == ACTING
    if action < PASS:
        return phase == REMOVING
    if action <= DONE:
        return phase == CLAIMING
    return phase == DRAWING


@kernel
def take_objection(state: np.record, building: int) -> int:
    """Return the reason why a building can't be taken, or LEGAL if it can (OT-11)."""
    if state.status[building] == SETTLED:
        return BUILDING_SETTLED
    if state.status[building] == OUT:
        return BUILDING_OUT
    return LEGAL if state.owner[building] == 0 else BUILDING_OWNED


@kernel
def play_objection(state: np.record, seat: int, card: int, named: int) -> int:
    """Return the reason why a card can't be played for a building, or LEGAL if it can (OT-12 to OT-15)."""
    if not num(state.hand[seat]) >> card & 1:
        return NOT_IN_HAND
    if not nameable(card, buildings_of(state, seat)) >> named & 1:
        return NOT_OWN_BUILDING
    return UNPLAYABLE[1 if CARD_KIND[card] == C else 0, verdict(state, card, named)]  # type: ignore[no-any-return]


@kernel
def drop_objection(state: np.record, seat: int, one: int, other: int) -> int:
    """Return the reason why two cards can't be dropped, or LEGAL if they can (OT-16).

    Each card must confirm or contradict what is on the map, and there must be a marker to remove.
    """
    if not num(state.hand[seat]) >> one & 1 or not num(state.hand[seat]) >> other & 1:
        return NOT_IN_HAND
    for card in (one, other):
        if not droppable(state, seat, card):
            return STILL_TELLS if nameable(card, buildings_of(state, seat)) else NO_OWN_BUILDING
    return LEGAL if markers_lie(state) else NOTHING_TO_REMOVE


@kernel
def remove_objection(state: np.record, building: int, lot: int) -> int:
    """Return the reason why a marker can't be removed, or LEGAL if it can (OT-16).

    Without the marker, there must still be a reading of the town (a consistent assignment of buildings to lots).
    """
    if not lies(state, building, lot):
        return NO_SUCH_MARKER
    return LEGAL if removable(state, building, lot) else LAST_PLACE


@kernel
def can_act(state: np.record, seat: int) -> bool:
    """Return whether a player can play a clue or drop two cards (OT-12)."""
    idle_cards = 0
    own = buildings_of(state, seat)
    hand = num(state.hand[seat])
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        tells_nothing = False
        buildings = nameable(card, own)
        while buildings != 0:
            judged = verdict(state, card, lowest(buildings))
            buildings &= buildings - 1
            if judged == PLAYABLE:
                return True
            tells_nothing |= idle(judged)
        if tells_nothing:
            idle_cards += 1
    return idle_cards >= 2 and markers_lie(state)


@kernel
def legal(state: np.record, seat: int, out: NDArray[Any]) -> int:
    """Write the legal actions for the pending decision into `out`. Returns the number of actions."""
    phase = num(state.phase)
    if phase == ACTING:
        return legal_acts(state, seat, out)
    if phase == REMOVING:
        return legal_removals(state, out)
    if phase == CLAIMING:
        return legal_claims(state, out)
    if phase == DRAWING:
        out[0] = DRAW_COMMON
        out[1] = DRAW_OWN
        return 2
    return legal_takes(state, out)


@kernel
def legal_takes(state: np.record, out: NDArray[Any]) -> int:
    """Write an action for each building that can be taken (OT-4, OT-11). Returns the number of actions."""
    count = 0
    for building in range(BUILDING_COUNT):
        if available(state, building):
            out[count] = FIRST_TAKE + building
            count += 1
    return count


@kernel
def legal_acts(state: np.record, seat: int, out: NDArray[Any]) -> int:
    """Write the actions for each card to play and each pair of cards to drop, or a pass if there are none (OT-12).

    Returns the number of actions.
    """
    count = 0
    idle_cards = 0
    own = buildings_of(state, seat)
    hand = num(state.hand[seat])
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        buildings = nameable(card, own)
        while buildings != 0:
            building = lowest(buildings)
            buildings &= buildings - 1
            judged = verdict(state, card, building)
            if judged == PLAYABLE:
                out[count] = play_action(card, building)
                count += 1
            elif idle(judged):
                idle_cards |= 1 << card
    if markers_lie(state):
        while idle_cards != 0:
            smaller = lowest(idle_cards)
            idle_cards &= idle_cards - 1
            others = idle_cards
            while others != 0:
                out[count] = drop_action(smaller, lowest(others))
                others &= others - 1
                count += 1
    if count == 0:
        out[0] = PASS
        count = 1
    return count


@kernel
def legal_removals(state: np.record, out: NDArray[Any]) -> int:
    """Write an action for each marker that can be removed (OT-16). Returns the number of actions."""
    count = 0
    for building in range(BUILDING_COUNT):
        if state.status[building] == MARKED:
            lots = num(state.candidates[building])
            while lots != 0:
                lot = lowest(lots)
                lots &= lots - 1
                if removable(state, building, lot):
                    out[count] = remove_action(building, lot)
                    count += 1
    return count


@kernel
def legal_claims(state: np.record, out: NDArray[Any]) -> int:
    """Write a claim for each marker on the map, and the action that ends claiming (OT-17).

    Returns the number of actions.
    """
    count = 0
    for building in range(BUILDING_COUNT):
        if state.status[building] == MARKED:
            lots = num(state.candidates[building])
            while lots != 0:
                out[count] = claim_action(building, lowest(lots))
                lots &= lots - 1
                count += 1
    out[count] = DONE
    return count + 1

"""Kernels that check whether a record is a well-formed state of Old Town."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.contract.validation import (
    MISCOUNTED,
    NO_FLAW,
    NOT_BLANK,
    OUT_OF_RANGE,
    OUT_OF_TURN,
    TRUTH,
    UNDERIVED,
)
from tabletowers.games.oldtown.components import (
    ALL_LOTS,
    ASIDE,
    BUILDING_COUNT,
    DEALT,
    IN_TOWN,
    KINDS,
    MARKED,
    MARKERS,
    MOST_COMMON,
    MOST_OWN,
    MOST_OWNED,
    MOST_PLAYERS,
    OUT,
    OWN_PILES,
    SETTLED,
    A,
    B,
)
from tabletowers.games.oldtown.data import CARDS, LOTS
from tabletowers.games.oldtown.decisions import CLAIMING, DRAWING, PHASES, REMOVING, SETTING_UP, TAKING
from tabletowers.games.oldtown.kernels.bits import size
from tabletowers.games.oldtown.kernels.clues import buildings_of
from tabletowers.games.oldtown.kernels.component_arrays import CARD_KIND, COPIES, DTYPE, IN_OWN_PILE, LAID_ON_COMMON
from tabletowers.games.oldtown.kernels.knowledge import in_box
from tabletowers.games.oldtown.kernels.legality import must_take
from tabletowers.games.oldtown.kernels.town import derive, place_building, tiles
from tabletowers.games.oldtown.layout import LAYOUT
from tabletowers.kernel.compiling import kernel, num

_SIZE = LAYOUT.size
#: The bitmask of all cards.
_ALL_CARDS = (1 << (CARDS + 1)) - 2
#: The most markers on a lot (OT-7).
_MOST_ON_LOT = 3
#: The most cards that are drawn in a turn (OT-18).
_DRAWN = 2


@kernel
def flaw(state: np.record, seat: int) -> int:
    """Return the code of the flaw that makes a record invalid as a state or a seat's view, or 0 if valid."""
    number = flaw_in_buildings(state)
    if number == NO_FLAW:
        number = flaw_in_cards(state, seat)
    if number == NO_FLAW:
        number = flaw_in_turn(state)
    if number == NO_FLAW:
        number = flaw_in_readings(state)
    return number


# The town (OT-5 to OT-10)


@kernel
def flaw_in_buildings(state: np.record) -> int:
    """Check that the numbers of lots, markers, points and owned buildings agree with the rules."""
    markers = np.zeros(LOTS, np.int64)
    owned = np.zeros(MOST_PLAYERS + 1, np.int64)
    points = occupied = on_map = out = 0
    for building in range(BUILDING_COUNT):
        status = num(state.status[building])
        lots = num(state.candidates[building])
        owner = num(state.owner[building])
        if not ASIDE <= status <= OUT or lots & ~ALL_LOTS or not 0 <= owner <= num(state.players):
            return OUT_OF_RANGE
        count = size(lots)
        if status == MARKED:
            if not 2 <= count <= MARKERS:
                return MISCOUNTED
            for lot in range(LOTS):
                markers[lot] += lots >> lot & 1
            points += MARKERS - count
        elif status == SETTLED:
            if count != 1 or occupied & lots:
                return MISCOUNTED
            occupied |= lots
            points += MARKERS
        elif count != 0:
            return MISCOUNTED
        if status in (MARKED, SETTLED):
            on_map += 1
        if status == OUT:
            out += 1
        if owner > 0 and status > MARKED:
            return OUT_OF_RANGE
        owned[owner] += 1
    for lot in range(LOTS):
        if markers[lot] > (0 if occupied >> lot & 1 else _MOST_ON_LOT):
            return MISCOUNTED
    # OT-6: with sixteen on the map, all others are out.
    if on_map > IN_TOWN or out != (BUILDING_COUNT - IN_TOWN if on_map == IN_TOWN else 0):
        return MISCOUNTED
    for seat in range(MOST_PLAYERS):
        own = num(state.points[seat])
        if own < 0 or (own > 0 and seat >= state.players):
            return OUT_OF_RANGE
        if owned[seat + 1] > MOST_OWNED:
            return MISCOUNTED
        points -= own
    return NO_FLAW if points == 0 else MISCOUNTED


@kernel
def flaw_in_readings(state: np.record) -> int:
    """Check that the town has a reading, and that the stored open and full lots are right (OT-5, OT-10).

    A reading is a consistent assignment of buildings to lots.
    """
    holder = np.empty(LOTS, np.int64)
    came = np.empty(LOTS, np.int64)
    nowhere = taken = num(0)
    for building in range(BUILDING_COUNT):
        if state.status[building] == MARKED:
            taken = place_building(state.candidates, holder, came, taken, building, nowhere)
            if taken < 0:
                return MISCOUNTED
    copies = np.zeros(_SIZE, np.uint8).view(DTYPE)
    again = copies[0]
    for building in range(BUILDING_COUNT):
        again.status[building] = state.status[building]
        again.candidates[building] = state.candidates[building]
    derive(again)
    for building in range(BUILDING_COUNT):
        if not state.spot and state.status[building] == MARKED and again.open[building] != again.candidates[building]:
            return MISCOUNTED
    if state.settled != again.settled or state.on_map != again.on_map or state.full != again.full:
        return UNDERIVED
    for building in range(BUILDING_COUNT):
        if state.open[building] != again.open[building]:
            return UNDERIVED
    return NO_FLAW


# Cards (OT-3, OT-4, OT-20)


@kernel
def flaw_in_cards(state: np.record, seat: int) -> int:
    """Check that every card is in exactly one place, and that the public counts of cards of each kind are right."""
    players = num(state.players)
    # The number of cards of each kind that were played or dropped: all that are nowhere else.
    left = np.zeros(KINDS, np.int64)
    for kind in range(KINDS):
        left[kind] = COPIES[kind] - in_box(kind, players)
    in_piles = flaw_in_piles(state, seat, left)
    if in_piles != NO_FLAW:
        return in_piles
    seen = cards_in_piles(state, seat)
    if seen < 0:
        return MISCOUNTED
    laid = max(num(state.common_size) - COPIES[B], 0)
    for other in range(MOST_PLAYERS):
        there = other < players
        hand = num(state.hand[other])
        visible = there and seat in (TRUTH, other)
        if hand & ~(_ALL_CARDS if visible else 0):
            return NOT_BLANK
        if hand & seen:
            return MISCOUNTED
        seen |= hand
        for kind in range(KINDS):
            number = num(state.hand_kinds[other, kind])
            # The most cards that can have been dealt and drawn.
            most = num(0)
            if there:
                most = COPIES[B] if kind == B else DEALT + IN_OWN_PILE[players]
                if kind == A:
                    most += LAID_ON_COMMON[players] - laid
                if other < OWN_PILES:
                    most -= num(state.own_kinds[other, kind])
            if not 0 <= number <= most or (visible and number != of_kind(hand, kind)):
                return MISCOUNTED
            left[kind] -= number
    return flaw_in_gone(state, seat, seen, left)


@kernel
def flaw_in_piles(state: np.record, seat: int, left: NDArray[Any]) -> int:
    """Check that the piles have the right kinds of cards. Subtracts the cards in the piles from `left`."""
    players = num(state.players)
    common = num(state.common_size)
    if not 0 <= common <= COPIES[B] + LAID_ON_COMMON[players]:
        return OUT_OF_RANGE
    for i in range(MOST_COMMON):
        kind = B if i < COPIES[B] else A
        card = num(state.common[i])
        if i < common:
            left[kind] -= 1
        if i >= common or seat != TRUTH:
            if card != 0:
                return NOT_BLANK
        elif not 1 <= card <= CARDS or CARD_KIND[card] != kind:
            return OUT_OF_RANGE
    for pile in range(OWN_PILES):
        most = IN_OWN_PILE[players] if pile < players else 0
        kinds = np.zeros(KINDS, np.int64)
        count = num(state.own_size[pile])
        total = 0
        for kind in range(KINDS):
            number = num(state.own_kinds[pile, kind])
            if not 0 <= number <= (0 if kind == B else most):
                return OUT_OF_RANGE
            total += number
            left[kind] -= number
        if count != total:
            return MISCOUNTED
        for i in range(MOST_OWN):
            card = num(state.own[pile, i])
            if i >= count or seat != TRUTH:
                if card != 0:
                    return NOT_BLANK
            elif not 1 <= card <= CARDS:
                return OUT_OF_RANGE
            else:
                kinds[CARD_KIND[card]] += 1
        if seat == TRUTH:
            for kind in range(KINDS):
                if kinds[kind] != state.own_kinds[pile, kind]:
                    return MISCOUNTED
    return NO_FLAW


@kernel
def cards_in_piles(state: np.record, seat: int) -> int:
    """Return the cards in the piles and the box as a bitmask, or −1 if they are inconsistent.

    They are inconsistent if a card occurs twice or the box has the wrong cards. In a seat's view, piles and box are
    blank, so the result is 0.
    """
    box = num(state.box)
    if seat != TRUTH:
        return -1 if box != 0 else 0
    if box & ~_ALL_CARDS:
        return -1
    for kind in range(KINDS):
        if of_kind(box, kind) != in_box(kind, num(state.players)):
            return -1
    seen = box
    for i in range(num(state.common_size)):
        card = 1 << num(state.common[i])
        if seen & card:
            return -1
        seen |= card
    for pile in range(OWN_PILES):
        for i in range(num(state.own_size[pile])):
            card = 1 << num(state.own[pile, i])
            if seen & card:
                return -1
            seen |= card
    return seen


@kernel
def flaw_in_gone(state: np.record, seat: int, seen: int, left: NDArray[Any]) -> int:
    """Check that the cards recorded as played or dropped are exactly those found nowhere else (OT-20).

    A seat's view records only the cards of the current turn, unless the option `memory_aid` shows all of them.
    """
    gone = num(state.gone)
    if gone & ~_ALL_CARDS or gone & seen:
        return MISCOUNTED
    in_sight = 0
    for i in range(len(state.shown)):
        card = num(state.shown[i])
        if not 0 <= card <= CARDS or (card > 0 and (in_sight >> card & 1 or (i > 0 and state.shown[0] == 0))):
            return OUT_OF_RANGE
        if card > 0:
            in_sight |= 1 << card
    if in_sight & ~gone:
        return MISCOUNTED
    # During set-up no card has been played.
    everything = seat == TRUTH or state.memory_aid == 1 or state.phase == SETTING_UP
    if not everything and gone != in_sight:
        return NOT_BLANK
    for kind in range(KINDS):
        count = of_kind(gone, kind)
        if count > left[kind] or (everything and count != left[kind]):
            return MISCOUNTED
    return NO_FLAW


@kernel
def of_kind(cards: int, kind: int) -> int:
    """Return the number of cards of a kind in a bitmask of cards."""
    count = 0
    for card in range(1, CARDS + 1):
        if cards >> card & 1 and CARD_KIND[card] == kind:
            count += 1
    return count


# The turn (OT-11 to OT-19)


@kernel
def flaw_in_turn(state: np.record) -> int:
    """Check the phase, the seat to move and the counters of the turn."""
    players = num(state.players)
    phase = num(state.phase)
    if not 0 <= phase < PHASES or not 0 <= num(state.turn) < players:
        return OUT_OF_RANGE
    if not 0 <= num(state.passed) <= 1 or not 0 <= num(state.right_claim) <= 1:
        return OUT_OF_RANGE
    if not 0 <= num(state.to_draw) <= _DRAWN or not 0 <= num(state.dead_turns) <= players:
        return OUT_OF_RANGE
    # A player who claims early and then continues draws again (`asked_ahead`).
    if not 0 <= num(state.drawn) <= 2 * _DRAWN - num(state.to_draw):
        return OUT_OF_RANGE
    complete = size(tiles(state)) == IN_TOWN
    dead = state.dead_turns == players
    if state.to_move < 0:
        return NO_FLAW if phase == SETTING_UP and (complete or dead) else OUT_OF_TURN
    if complete or dead:
        return OUT_OF_TURN
    if phase == SETTING_UP:
        return flaw_in_set_up(state)
    if phase == CLAIMING:
        # Early claims (`asked_ahead`) can interrupt any phase.
        draws = state.to_move == state.turn
        return NO_FLAW if state.spot and num(state.drawn) <= (_DRAWN if draws else 2 * _DRAWN) else OUT_OF_TURN
    seat = num(state.to_move)
    if seat != state.turn or (phase == DRAWING) != (state.to_draw > 0):
        return OUT_OF_TURN
    if phase == DRAWING:
        both = seat < OWN_PILES and state.own_size[seat] > 0 and state.common_size > 0
        return NO_FLAW if both else OUT_OF_TURN
    if state.passed or state.drawn or state.right_claim:
        return OUT_OF_TURN
    if phase == REMOVING:
        return NO_FLAW if state.shown[1] and a_building_is_marked(state) else OUT_OF_TURN
    if state.shown[0] or (phase == TAKING and not must_take(state, seat)):
        return OUT_OF_TURN
    return NO_FLAW


@kernel
def a_building_is_marked(state: np.record) -> bool:
    """Return whether there is a marker on the map."""
    for building in range(BUILDING_COUNT):
        if state.status[building] == MARKED:
            return True
    return False


@kernel
def flaw_in_set_up(state: np.record) -> int:
    """Check that during set-up, seats have only taken buildings, in order and at most two each (OT-4)."""
    if state.turn or state.passed or state.drawn or state.to_draw or state.right_claim or state.dead_turns:
        return OUT_OF_TURN
    if state.gone or state.shown[0]:
        return OUT_OF_TURN
    for building in range(BUILDING_COUNT):
        if state.status[building] != ASIDE:
            return OUT_OF_TURN
    for seat in range(num(state.players)):
        own = size(buildings_of(state, seat))
        if own != (MOST_OWNED if seat < state.to_move else 0) and not (seat == state.to_move and own < MOST_OWNED):
            return OUT_OF_TURN
    return NO_FLAW

"""The moves of Old Town as numbers, and which of them are legal (OT-11 to OT-18)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.contract.errors import Reason
from tabletowers.games.oldtown.clues import (
    CONTRADICTS,
    NO_OWN_BUILDING,
    PLAYABLE,
    VERDICT_NAMES,
    buildings_of,
    droppable,
    idle,
    nameable,
    verdict,
)
from tabletowers.games.oldtown.components import BUILDING_COUNT, CARD_BUILDING, CARD_KIND, A, B, C
from tabletowers.games.oldtown.data import CARDS, LOTS
from tabletowers.games.oldtown.town import MARKED, OUT, SETTLED, lowest, size
from tabletowers.kernel.compiling import kernel, num

# What is asked: a building in the set-up or in a turn, the action, the marker to remove after dropping two cards,
# claims, a pile to draw from.
CHOOSING, TAKING, ACTING, REMOVING, CLAIMING, DRAWING = range(6)
DECISIONS = ("take", "take", "act", "remove", "claim", "draw")

# Actions, in the order of their numbers. A pair of cards is counted by its larger card, a C card's building without
# that of the card.
TAKE = 0
PLAY_A = TAKE + BUILDING_COUNT
PLAY_B = PLAY_A + 18
PLAY_C = PLAY_B + 24 * BUILDING_COUNT
DROP = PLAY_C + 18 * (BUILDING_COUNT - 1)
REMOVE = DROP + CARDS * (CARDS - 1) // 2
PASS = REMOVE + BUILDING_COUNT * LOTS
CLAIM = PASS + 1
DONE = CLAIM + BUILDING_COUNT * LOTS
DRAW_COMMON = DONE + 1
DRAW_OWN = DRAW_COMMON + 1
ACTIONS = DRAW_OWN + 1

#: The two cards of each drop, and the first card of kinds B and C.
DROPPED_SMALLER = np.array([smaller for larger in range(2, CARDS + 1) for smaller in range(1, larger)], np.int64)
DROPPED_LARGER = np.array([larger for larger in range(2, CARDS + 1) for _ in range(1, larger)], np.int64)
FIRST_B = 37
FIRST_C = 19

# Objections. Those to a card are its verdicts, by the rule for one building or for two.
_LEGAL, NOW_TAKE, NOW_ACT, NOW_REMOVE, NOW_CLAIM, NOW_DRAW = range(6)
ONE_CONTRADICTS, ONE_CONFIRMS, ONE_NEEDS_FIVE, ONE_FINDS_THREE = range(6, 10)
TWO_CONTRADICT, TWO_CONFIRM, TWO_NEED_FIVE, TWO_FIND_THREE = range(10, 14)
BUILDING_SETTLED, BUILDING_OUT, BUILDING_OWNED, NOT_IN_HAND, NOT_OWN_BUILDING = range(14, 19)
NO_BUILDING_TO_NAME, STILL_TELLS, NOTHING_TO_REMOVE, CAN_ACT, NO_SUCH_MARKER, LAST_PLACE = range(19, 25)
REASONS = (
    Reason("", ""),
    Reason("OT-11", "take_now"),
    Reason("OT-12", "act_now"),
    Reason("OT-16", "remove_now"),
    Reason("OT-17", "claim_now"),
    Reason("OT-18", "draw_now"),
    *(Reason(rule, code) for rule in ("OT-13", "OT-14") for code in VERDICT_NAMES[CONTRADICTS:NO_OWN_BUILDING]),
    Reason("OT-11", "building_settled"),
    Reason("OT-6", "building_out"),
    Reason("OT-11", "building_owned"),
    Reason("OT-12", "not_in_hand"),
    Reason("OT-3", "not_own_building"),
    Reason("OT-16", "no_own_building"),
    Reason("OT-16", "still_tells"),
    Reason("OT-16", "nothing_to_remove"),
    Reason("OT-12", "can_act"),
    Reason("OT-5", "no_such_marker"),
    Reason("OT-16", "last_place"),
)


# New buildings (OT-11)


@kernel
def available(state: np.record, building: int) -> bool:
    """Not settled, not out and nobody's."""
    return state.status[building] <= MARKED and state.owner[building] == 0  # type: ignore[no-any-return]


@kernel
def must_take(state: np.record, seat: int) -> bool:
    """OT-11: who has fewer than two takes one; when no more are left than there are players, only who has none."""
    left = 0
    for building in range(BUILDING_COUNT):
        if available(state, building):
            left += 1
    has = size(buildings_of(state, seat))
    if left == 0 or has >= 2:
        return False
    return has == 0 or left > num(state.players)


# Legal moves


@kernel
def markers_lie(state: np.record) -> bool:
    """Whether there is a marker on the map. Every marked building has two or more: one of them can be removed."""
    return state.on_map > state.settled  # type: ignore[no-any-return]


@kernel
def lies(state: np.record, building: int, lot: int) -> bool:
    """Whether a building has a marker on this lot (from 0)."""
    return state.status[building] == MARKED and num(state.candidates[building]) >> lot & 1 == 1


@kernel
def removable(state: np.record, building: int, lot: int) -> bool:
    """OT-16: whether some reading does without this marker."""
    return lies(state, building, lot) and num(state.open[building]) & ~(1 << lot) != 0


@kernel
def play_action(card: int, named: int) -> int:
    """The number of playing a card with this building."""
    kind = CARD_KIND[card]
    if kind == A:
        return PLAY_A + card - 1
    if kind == B:
        return PLAY_B + (card - FIRST_B) * BUILDING_COUNT + named
    skipped = 1 if named > CARD_BUILDING[card] else 0
    return PLAY_C + (card - FIRST_C) * (BUILDING_COUNT - 1) + named - skipped


@kernel
def card_of(action: int) -> int:
    """The card that an action plays."""
    if action < PLAY_B:
        return 1 + action - PLAY_A
    if action < PLAY_C:
        return FIRST_B + (action - PLAY_B) // BUILDING_COUNT
    return FIRST_C + (action - PLAY_C) // (BUILDING_COUNT - 1)


@kernel
def named_by(action: int) -> int:
    """The building that a played card speaks of; for C the own one."""
    if action < PLAY_B:
        return CARD_BUILDING[card_of(action)]  # type: ignore[no-any-return]
    if action < PLAY_C:
        return (action - PLAY_B) % BUILDING_COUNT
    named = (action - PLAY_C) % (BUILDING_COUNT - 1)
    return named + 1 if named >= CARD_BUILDING[card_of(action)] else named


@kernel
def drop_action(smaller: int, larger: int) -> int:
    """The number of dropping two cards."""
    return DROP + (larger - 1) * (larger - 2) // 2 + smaller - 1


@kernel
def objection(state: np.record, seat: int, action: int) -> int:
    """Why this action is not possible now; 0 if it is."""
    phase = num(state.phase)
    if phase != phase_of(action) and not (phase == CHOOSING and action < PLAY_A):
        return phase if phase != CHOOSING else NOW_TAKE
    if action < PLAY_A:
        return take_objection(state, action)
    if action < DROP:
        return play_objection(state, seat, card_of(action), named_by(action))
    if action < REMOVE:
        return drop_objection(state, seat, DROPPED_SMALLER[action - DROP], DROPPED_LARGER[action - DROP])
    if action < PASS:
        return remove_objection(state, (action - REMOVE) // LOTS, (action - REMOVE) % LOTS)
    if action == PASS:
        return CAN_ACT if can_act(state, seat) else _LEGAL
    if CLAIM <= action < DONE:
        return _LEGAL if lies(state, (action - CLAIM) // LOTS, (action - CLAIM) % LOTS) else NO_SUCH_MARKER
    return _LEGAL


@kernel
def phase_of(action: int) -> int:
    """When an action is asked for (a building in the set-up, too)."""
    if action < PLAY_A:
        return TAKING
    if action < REMOVE or action == PASS:
        return ACTING
    if action < PASS:
        return REMOVING
    return CLAIMING if action <= DONE else DRAWING


@kernel
def take_objection(state: np.record, building: int) -> int:
    """OT-11: an available building."""
    if state.status[building] == SETTLED:
        return BUILDING_SETTLED
    if state.status[building] == OUT:
        return BUILDING_OUT
    return _LEGAL if state.owner[building] == 0 else BUILDING_OWNED


@kernel
def play_objection(state: np.record, seat: int, card: int, named: int) -> int:
    """OT-12 to OT-15: a card of the hand, with an own building, that the town can use."""
    if not num(state.hand[seat]) >> card & 1:
        return NOT_IN_HAND
    if not nameable(card, buildings_of(state, seat)) >> named & 1:
        return NOT_OWN_BUILDING
    judged = verdict(state, card, named)
    if judged == PLAYABLE:
        return _LEGAL
    return judged - CONTRADICTS + (TWO_CONTRADICT if CARD_KIND[card] == C else ONE_CONTRADICTS)


@kernel
def drop_objection(state: np.record, seat: int, one: int, other: int) -> int:
    """OT-16: two cards of the hand that confirm or contradict, while there is a marker to remove."""
    if not num(state.hand[seat]) >> one & 1 or not num(state.hand[seat]) >> other & 1:
        return NOT_IN_HAND
    for card in (one, other):
        if not droppable(state, seat, card):
            return STILL_TELLS if nameable(card, buildings_of(state, seat)) else NO_BUILDING_TO_NAME
    return _LEGAL if markers_lie(state) else NOTHING_TO_REMOVE


@kernel
def remove_objection(state: np.record, building: int, lot: int) -> int:
    """OT-16: a marker on the map that some reading does without."""
    if not lies(state, building, lot):
        return NO_SUCH_MARKER
    return _LEGAL if removable(state, building, lot) else LAST_PLACE


@kernel
def can_act(state: np.record, seat: int) -> bool:
    """OT-12: whether a player can play a clue or drop two cards."""
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
    """The actions without objection, for what is asked."""
    phase = num(state.phase)
    if phase == ACTING:
        return legal_acts(state, seat, out)
    if phase == DRAWING:
        out[0] = DRAW_COMMON
        out[1] = DRAW_OWN
        return 2
    count = 0
    for building in range(BUILDING_COUNT):
        if phase <= TAKING:
            if available(state, building):
                out[count] = TAKE + building
                count += 1
        elif state.status[building] == MARKED:
            lots = num(state.candidates[building])
            while lots != 0:
                lot = lowest(lots)
                lots &= lots - 1
                if phase == CLAIMING:
                    out[count] = CLAIM + building * LOTS + lot
                    count += 1
                elif removable(state, building, lot):
                    out[count] = REMOVE + building * LOTS + lot
                    count += 1
    if phase == CLAIMING:
        out[count] = DONE
        count += 1
    return count


@kernel
def legal_acts(state: np.record, seat: int, out: NDArray[Any]) -> int:
    """OT-12: every playable card, every pair of cards that can be dropped; without any, to pass."""
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

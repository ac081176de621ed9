"""The reasons why a move can be illegal in Old Town."""

from __future__ import annotations

from tabletowers.contract.reasons import Reasons
from tabletowers.games.oldtown.decisions import ACTING, CLAIMING, DRAWING, REMOVING, SETTING_UP, TAKING
from tabletowers.games.oldtown.verdicts import (
    BLOCKED_FIVE,
    BLOCKED_THREE,
    CONFIRMS,
    CONTRADICTS,
    VERDICT_NAMES,
)

REASONS = Reasons()

TAKE_NOW = REASONS.add("OT-11", "take_now")
ACT_NOW = REASONS.add("OT-12", "act_now")
REMOVE_NOW = REASONS.add("OT-16", "remove_now")
CLAIM_NOW = REASONS.add("OT-17", "claim_now")
DRAW_NOW = REASONS.add("OT-18", "draw_now")
#: The reason against moves that belong to another phase, by the current phase.
OUT_OF_PHASE = {
    SETTING_UP: TAKE_NOW,
    TAKING: TAKE_NOW,
    ACTING: ACT_NOW,
    REMOVING: REMOVE_NOW,
    CLAIMING: CLAIM_NOW,
    DRAWING: DRAW_NOW,
}

_UNPLAYABLE = (CONTRADICTS, CONFIRMS, BLOCKED_FIVE, BLOCKED_THREE)
#: The reason why a clue with this verdict can't be played, for clues about one building and about two.
AGAINST_ONE = {verdict: REASONS.add("OT-13", VERDICT_NAMES[verdict]) for verdict in _UNPLAYABLE}
AGAINST_TWO = {verdict: REASONS.add("OT-14", VERDICT_NAMES[verdict]) for verdict in _UNPLAYABLE}

BUILDING_SETTLED = REASONS.add("OT-11", "building_settled")
BUILDING_OUT = REASONS.add("OT-6", "building_out")
BUILDING_OWNED = REASONS.add("OT-11", "building_owned")
NOT_IN_HAND = REASONS.add("OT-12", "not_in_hand")
NOT_OWN_BUILDING = REASONS.add("OT-3", "not_own_building")
NO_OWN_BUILDING = REASONS.add("OT-16", "no_own_building")
STILL_TELLS = REASONS.add("OT-16", "still_tells")
NOTHING_TO_REMOVE = REASONS.add("OT-16", "nothing_to_remove")
CAN_ACT = REASONS.add("OT-12", "can_act")
NO_SUCH_MARKER = REASONS.add("OT-5", "no_such_marker")
LAST_PLACE = REASONS.add("OT-16", "last_place")

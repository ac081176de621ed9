"""The reasons why a move can be illegal in Clocktowers."""

from __future__ import annotations

from tabletowers.contract.reasons import Reason, Reasons

REASONS = Reasons()
PLAY_FIRST = REASONS.add("CT-3", "play_or_discard_first")
DRAW_NOW = REASONS.add("CT-3", "draw_now")
NOT_IN_HAND = REASONS.add("CT-3", "not_in_hand")
NO_SUCH_TOWER = REASONS.add("CT-4", "no_such_tower")
HAS_CLOCK = REASONS.add("CT-4", "clock_already_there")
TOWER_COMPLETE = REASONS.add("CT-6", "tower_complete")
NO_CLOCK_YET = REASONS.add("CT-6", "no_clock_yet")
WRONG_HEIGHT = REASONS.add("CT-7", "wrong_height")
PILE_EMPTY = REASONS.add("CT-9", "pile_empty")
#: For texts that are not in the list of actions: a clock or a roof that would start a new tower.
FLOORS_ONLY = Reason("CT-4", "floors_only")

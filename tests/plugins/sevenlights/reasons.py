"""Why a move of Seven Lights can't be made."""

from __future__ import annotations

from tabletowers.contract.reasons import Reasons

REASONS = Reasons()
NOT_IN_HAND = REASONS.add("SL-2", "not_in_hand")
LIT_ALREADY = REASONS.add("SL-2", "lit_already")
HAND_FULL = REASONS.add("SL-3", "hand_full")
STORE_EMPTY = REASONS.add("SL-3", "store_empty")

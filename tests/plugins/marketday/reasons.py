"""Why a move of Market Day can't be made."""

from __future__ import annotations

from tabletowers.contract.reasons import Reasons

REASONS = Reasons()
BID_FIRST = REASONS.add("MD-2", "bid_first")
TAKE_NOW = REASONS.add("MD-3", "take_now")
NOT_IN_HAND = REASONS.add("MD-2", "not_in_hand")
NOT_OPEN = REASONS.add("MD-3", "not_open")

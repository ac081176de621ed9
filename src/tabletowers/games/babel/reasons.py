"""The reasons why a move can be illegal in Babel."""

from __future__ import annotations

from tabletowers.contract.reasons import Reasons

REASONS = Reasons()
OTHER_DECISION = REASONS.add("BB-9", "other_decision")
NOT_YET = REASONS.add("BB-19", "not_yet")
NO_SUCH_DISC = REASONS.add("BB-11", "no_such_disc")
ONE_NUMBER = REASONS.add("BB-11", "one_number")
TWO_NUMBERS = REASONS.add("BB-11", "two_numbers")
MORE_THAN_DISC = REASONS.add("BB-11", "more_than_disc")
NOT_IN_HAND = REASONS.add("BB-11", "not_in_hand")
NO_OFFER = REASONS.add("BB-12", "no_offer")
TWO_TRADES = REASONS.add("BB-12", "two_trades")
TOO_MANY_CARDS = REASONS.add("BB-12", "too_many_cards")
CARDS_MISSING = REASONS.add("BB-12", "cards_missing")
PARTS_MISSING = REASONS.add("BB-7", "parts_missing")
NO_ACTION_CARD = REASONS.add("BB-19", "no_action_card")
WILD_NOT_NEEDED = REASONS.add("BB-19", "wild_not_needed")
DOUBLE_ALREADY = REASONS.add("BB-19", "double_already")
WILD_ONE_NUMBER = REASONS.add("BB-19", "one_number")
WILD_TWO_NUMBERS = REASONS.add("BB-19", "two_numbers")
NOT_TO_EXCHANGE = REASONS.add("BB-19", "not_in_hand")

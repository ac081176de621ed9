"""Verdicts on clue cards: whether a card can be played for a building and, if not, why (OT-13, OT-14)."""

from __future__ import annotations

from tabletowers.contract.kernels import Question
from tabletowers.games.oldtown.components import MOST_IN_HAND, MOST_OWNED

# A card can be blocked for two reasons: a building would need more than five markers, or a lot more than three (OT-7).
PLAYABLE, CONTRADICTS, CONFIRMS, BLOCKED_FIVE, BLOCKED_THREE, NO_OWN_BUILDING = range(6)
VERDICT_NAMES = ("playable", "contradicts", "confirms", "blocked_five", "blocked_three", "no_own_building")
#: Cards with these verdicts can be dropped (OT-16).
IDLE = (CONTRADICTS, CONFIRMS)

#: For every card in a hand and every building that it can be played for: the card, the building (−1: there is none),
#: the verdict, and the lots that explain the verdict, for the building and, with a C card, for the building on it.
SURVEY = Question("survey", rows=MOST_OWNED * MOST_IN_HAND, columns=5)

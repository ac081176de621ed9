"""Verdicts: what a clue card can be used for with the building named for it (OT-13, OT-14), for a whole hand."""

from __future__ import annotations

from tabletowers.contract.kernels import Question
from tabletowers.games.oldtown.components import MOST_IN_HAND, MOST_OWNED

# A card can be blocked for two reasons: it needs more than five markers, or a lot would hold more than three (OT-7).
PLAYABLE, CONTRADICTS, CONFIRMS, BLOCKED_FIVE, BLOCKED_THREE, NO_OWN_BUILDING = range(6)
VERDICT_NAMES = ("playable", "contradicts", "confirms", "blocked_five", "blocked_three", "no_own_building")
#: Cards with these verdicts can be dropped (OT-16).
IDLE = (CONTRADICTS, CONFIRMS)

#: For every card in a hand and every building that can be named for it: the card, the building (−1: none can be named),
#: the verdict, and the lots that the verdict is about: for the building and, with a C card, for the building on it.
SURVEY = Question("survey", rows=MOST_OWNED * MOST_IN_HAND, columns=5)

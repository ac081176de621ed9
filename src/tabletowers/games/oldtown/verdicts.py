"""What a clue card is good for with the building named for it (OT-13, OT-14), and the survey of a hand."""

from __future__ import annotations

from tabletowers.contract.kernels import Question
from tabletowers.games.oldtown.components import MOST_IN_HAND, MOST_OWNED

# A card can be blocked for two causes: it needs more than five markers, or a lot would hold more than three (OT-7).
PLAYABLE, CONTRADICTS, CONFIRMS, BLOCKED_FIVE, BLOCKED_THREE, NO_OWN_BUILDING = range(6)
VERDICT_NAMES = ("playable", "contradicts", "confirms", "blocked_five", "blocked_three", "no_own_building")
#: Cards with these verdicts can be dropped (OT-16).
IDLE = (CONTRADICTS, CONFIRMS)

#: For every card of a hand and every building that can be named for it: the card, the building (−1: none can be named),
#: the verdict, and the lots that it is about, of the building and (C cards) of the card's own.
SURVEY = Question("survey", rows=MOST_OWNED * MOST_IN_HAND, columns=5)

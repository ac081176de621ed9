"""The decisions of Old Town, and the phases of the game in which they are made (OT-4, OT-11 to OT-18).

Taking a building, claiming a marker and drawing a card are public decisions, because everyone sees the choices. The
choices for the other decisions depend on hidden hands.
"""

from __future__ import annotations

from tabletowers.contract.decision import Decision, StandingAnswer

TAKE = Decision("take", rule="OT-11", hidden=False)
ACT = Decision("act", rule="OT-12")
REMOVE = Decision("remove", rule="OT-16")
CLAIM = Decision(
    "claim",
    rule="OT-17",
    hidden=False,
    interjection=True,
    ahead=True,
    silence="done",
    standing=(StandingAnswer("claims", "done", ("done",)),),
)
DRAW = Decision("draw", rule="OT-18", hidden=False)
DECISIONS = (TAKE, ACT, REMOVE, CLAIM, DRAW)

# The phases: taking the first buildings during set-up; then, in each turn, taking a new building, the action, removing
# a marker in return for two dropped cards, claims, and choosing a pile to draw from.
SETTING_UP, TAKING, ACTING, REMOVING, CLAIMING, DRAWING = range(6)
#: The decision of each phase.
ASKED = (TAKE, TAKE, ACT, REMOVE, CLAIM, DRAW)
PHASES = len(ASKED)

"""What Old Town asks, and the phases in which it does (OT-4, OT-11 to OT-18).

Everybody sees the buildings to take, the markers to claim and the piles to draw from. Hands are hidden.
"""

from __future__ import annotations

from tabletowers.contract.decision import Decision, StandingAnswer

TAKE = Decision("take", hidden=False)
ACT = Decision("act")
REMOVE = Decision("remove")
CLAIM = Decision(
    "claim",
    hidden=False,
    interjection=True,
    ahead=True,
    silence="done",
    standing=(StandingAnswer("claims", "done", ("done",)),),
)
DRAW = Decision("draw", hidden=False)
DECISIONS = (TAKE, ACT, REMOVE, CLAIM, DRAW)

# The phases: everybody's first buildings; then, in a turn, a new building, the action, the marker to remove for two
# dropped cards, claims, and a pile to draw from.
SETTING_UP, TAKING, ACTING, REMOVING, CLAIMING, DRAWING = range(6)
#: What is asked in each phase.
ASKED = (TAKE, TAKE, ACT, REMOVE, CLAIM, DRAW)
PHASES = len(ASKED)

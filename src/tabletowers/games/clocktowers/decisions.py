"""The decisions of Clocktowers (CT-3).

Playing a card is a hidden decision: the legal moves depend on the hand, which is hidden. Drawing is a public one.
"""

from __future__ import annotations

from tabletowers.contract.decision import Decision

PLAY = Decision("play", rule="CT-3")
DRAW = Decision("draw", rule="CT-9", hidden=False)
DECISIONS = (PLAY, DRAW)

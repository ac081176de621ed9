"""The decisions of Clocktowers (CT-3). Playing is a hidden decision, because hands are hidden; drawing is not."""

from __future__ import annotations

from tabletowers.contract.decision import Decision

PLAY = Decision("play", rule="CT-3")
DRAW = Decision("draw", rule="CT-9", hidden=False)
DECISIONS = (PLAY, DRAW)

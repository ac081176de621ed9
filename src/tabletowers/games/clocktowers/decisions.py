"""What Clocktowers asks (CT-3): hands are hidden; the piles to draw from lie open."""

from __future__ import annotations

from tabletowers.contract.decision import Decision

PLAY = Decision("play", rule="CT-3")
DRAW = Decision("draw", rule="CT-9", hidden=False)
DECISIONS = (PLAY, DRAW)

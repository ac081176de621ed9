"""The decisions of Clocktowers (CT-3). Hands are hidden; everyone sees the piles to draw from."""

from __future__ import annotations

from tabletowers.contract.decision import Decision

PLAY = Decision("play", rule="CT-3")
DRAW = Decision("draw", rule="CT-9", hidden=False)
DECISIONS = (PLAY, DRAW)

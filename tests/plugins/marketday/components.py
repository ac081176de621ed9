"""What is in the box of Market Day (MD-1)."""

from __future__ import annotations

LEAST_PLAYERS, MOST_PLAYERS = 2, 4
#: Cards from 1 to 60, all different, of which everybody gets twelve.
CARDS = 60
HAND = 12
#: Goods worth 1 to 16 points; a few lie open at a time.
GOODS = 16
OPEN = (2, 3)
MOST_OPEN = max(OPEN)

"""What is in the box of Market Day (MD-1)."""

from __future__ import annotations

LEAST_PLAYERS, MOST_PLAYERS = 2, 4
#: Cards from 1 to 48, all different, of which everybody gets ten.
CARDS = 48
HAND = 10
#: Goods worth 1 to 14 points; a few lie open at a time.
GOODS = 14
OPEN = (2, 3)
MOST_OPEN = max(OPEN)

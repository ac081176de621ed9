"""What is in the box of Market Day (MD-1)."""

from __future__ import annotations

LEAST_PLAYERS, MOST_PLAYERS = 2, 4
#: Cards from 1 to 24, all different, of which everybody gets five.
CARDS = 24
HAND = 5
#: Goods worth 1 to 10 points; a few lie open at a time.
GOODS = 10
OPEN = (2, 3)
MOST_OPEN = max(OPEN)

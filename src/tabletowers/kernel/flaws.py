"""The numbers that a game's kernel `flaw` returns, and those that stand in place of a seat."""

from __future__ import annotations

#: The value that `flaw` returns for a well-formed record.
NO_FLAW = 0
# The values that it returns for flaws. Derived fields (`derive`) are checked after all others.
OUT_OF_RANGE, MISCOUNTED, NOT_BLANK, OUT_OF_TURN, UNDERIVED = range(1, 6)
#: In place of a seat: the record is what a spectator sees.
SPECTATOR = -1
#: In place of a seat: the record is the full state, with nothing blanked.
TRUTH = -2

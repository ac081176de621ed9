"""The form in which kernels write deductions, and how many they write at most. Plain Python.

A deduction is a row with the technique, the building, the lots, the other buildings and the cards that it mentions (the
last three as bitmasks), followed by what it takes away and by the absences that it relies on.
"""

from __future__ import annotations

from tabletowers.puzzles.knowledge import ROWS

TECHNIQUE, BUILDING, AT, OTHERS, CARDS_USED = range(5)
TAKES = 5
RELIES = TAKES + ROWS
STEP_WIDTH = RELIES + ROWS

#: More steps than any proof can have: each takes away at least one of about 350 bits.
MOST_STEPS = 400
#: More links than any chain can have: each takes away at least one bit.
MOST_LINKS = 400
#: Room for every choice of own buildings: at most 8 of the 16 in town.
MOST_OWN_SETS = 12_870

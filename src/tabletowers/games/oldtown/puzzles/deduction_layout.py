"""The format in which kernels write deductions, and the sizes of the arrays that they need.

A deduction is a row of numbers: the technique and the building; the lots, the other buildings and the cards that the
deduction mentions, as bitmasks; then the possibilities that it rules out, and those that must already be ruled out.
"""

from __future__ import annotations

from tabletowers.games.oldtown.puzzles.knowledge import ROWS

TECHNIQUE, BUILDING, AT, OTHERS, CARDS_USED = range(5)
TAKES = 5
RELIES = TAKES + ROWS
STEP_WIDTH = RELIES + ROWS

#: More steps than any proof can have: each step rules out at least one of about 350 possibilities.
MOST_STEPS = 400
#: More links than any chain can have: each link rules out at least one possibility.
MOST_LINKS = 400
#: The number of choices of 8 of the 16 buildings in town, which is the most there can be for any number.
MOST_OWN_SETS = 12_870

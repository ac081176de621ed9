"""Knowledge and deductions as rows of numbers, the form in which the kernels work on them.

Knowledge is a row of bitmasks as described in `puzzles.knowledge`; `puzzles.limits` describes the row of a deduction.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.puzzles.kernels.bits import Masks
from tabletowers.games.oldtown.puzzles.knowledge import ROWS
from tabletowers.games.oldtown.puzzles.limits import BUILDING, RELIES, STEP_WIDTH, TAKES
from tabletowers.kernel.compiling import kernel

#: Deductions, one in each row.
Trail = NDArray[np.int64]


@kernel
def clear(step: Masks) -> None:
    """Empty a deduction."""
    for i in range(STEP_WIDTH):
        step[i] = 0
    step[BUILDING] = -1


@kernel
def take(known: Masks, after: Masks, step: Masks) -> None:
    """Apply a deduction: it takes away everything that `after` lacks."""
    for row in range(ROWS):
        step[TAKES + row] = known[row] & ~after[row]
        known[row] = after[row]


@kernel
def needed(step: Masks, need: Masks) -> bool:
    """Whether a deduction takes away something that is needed. If so, adds what it relies on to `need`."""
    for row in range(ROWS):
        if step[TAKES + row] & need[row]:
            for other in range(ROWS):
                need[other] |= step[RELIES + other]
            return True
    return False

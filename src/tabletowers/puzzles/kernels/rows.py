"""Knowledge and deductions as rows of numbers, the form in which the kernels work on them.

Knowledge is a row of bitmasks as described in `tabletowers.puzzles.knowledge`; `tabletowers.puzzles.limits` describes
the row of a deduction.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel
from tabletowers.puzzles.kernels.bits import Masks
from tabletowers.puzzles.knowledge import ROWS
from tabletowers.puzzles.limits import BUILDING, RELIES, STEP_WIDTH, TAKES

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
    """Carry out a deduction: it takes away whatever `after` lacks."""
    for row in range(ROWS):
        step[TAKES + row] = known[row] & ~after[row]
        known[row] = after[row]


@kernel
def needed(step: Masks, need: Masks) -> bool:
    """Whether a deduction takes away something that is needed; if so, what it relies on is needed too."""
    for row in range(ROWS):
        if step[TAKES + row] & need[row]:
            for other in range(ROWS):
                need[other] |= step[RELIES + other]
            return True
    return False

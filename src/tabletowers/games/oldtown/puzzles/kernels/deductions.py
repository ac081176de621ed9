"""Knowledge and deductions as arrays of numbers, for kernels.

Knowledge is an array of bitmasks (see `puzzles.knowledge`). The array for a deduction is described in
`puzzles.deduction_layout`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.puzzles.deduction_layout import BUILDING, RELIES, STEP_WIDTH, TAKES
from tabletowers.games.oldtown.puzzles.kernels.bits import Masks
from tabletowers.games.oldtown.puzzles.knowledge import ROWS
from tabletowers.kernel.compiling import kernel

#: A list of deductions, one in each row.
Trail = NDArray[np.int64]


@kernel
def clear(step: Masks) -> None:
    """Reset a deduction so that it has no technique and no building, uses nothing and rules nothing out."""
    for i in range(STEP_WIDTH):
        step[i] = 0
    step[BUILDING] = -1


@kernel
def take(known: Masks, after: Masks, step: Masks) -> None:
    """Apply a deduction: record in `step` what `after` rules out, and make `known` equal to `after`."""
    for row in range(ROWS):
        step[TAKES + row] = known[row] & ~after[row]
        known[row] = after[row]


@kernel
def needed(step: Masks, need: Masks) -> bool:
    """Return whether a deduction rules out something in `need`.

    If it does, everything that the deduction relies on is added to `need`.
    """
    for row in range(ROWS):
        if step[TAKES + row] & need[row]:
            for other in range(ROWS):
                need[other] |= step[RELIES + other]
            return True
    return False

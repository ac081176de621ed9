"""Operations on bitmasks, which represent sets of lots, buildings or cards."""

from __future__ import annotations

import numpy as np

from tabletowers.kernel.compiling import kernel

# Powers of two have different remainders modulo 67, so this table gives the position (0 to 62) of a single bit.
_PLACE_OF_BIT = np.full(67, -1, np.int64)
for _place in range(63):
    _PLACE_OF_BIT[(1 << _place) % 67] = _place


@kernel
def lowest(mask: int) -> int:
    """Return the position of the lowest set bit, counted from 0."""
    return _PLACE_OF_BIT[(mask & -mask) % 67]  # type: ignore[no-any-return]


@kernel
def size(mask: int) -> int:
    """Return the number of set bits."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count

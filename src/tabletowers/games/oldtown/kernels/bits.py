"""Sets as bitmasks: of lots, of buildings, of cards."""

from __future__ import annotations

import numpy as np

from tabletowers.kernel.compiling import kernel

# Powers of two have different remainders by 67: the place of a single bit of 0 to 62.
_PLACE_OF_BIT = np.full(67, -1, np.int64)
for _place in range(63):
    _PLACE_OF_BIT[(1 << _place) % 67] = _place


@kernel
def lowest(mask: int) -> int:
    """The place of the lowest bit that is set."""
    return _PLACE_OF_BIT[(mask & -mask) % 67]  # type: ignore[no-any-return]


@kernel
def size(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count

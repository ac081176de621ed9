"""How compiled rules tell what happened: rows of small numbers, one an event, that the game's `events` module reads."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel

#: Row 0 holds the number of events; every other row is a kind, a seat and six details.
Log = NDArray[np.int32]

LOG_COLUMNS = 8
_ROWS = 256


def new_log() -> Log:
    """An empty log with room for everything one move can cause."""
    return np.zeros((_ROWS, LOG_COLUMNS), np.int32)


def no_log() -> Log:
    """A log that takes nothing, for playing many moves nobody watches."""
    return np.zeros((1, LOG_COLUMNS), np.int32)


@kernel
def emit(
    log: Log, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Add an event."""
    row = log[0, 0] + 1
    if row < log.shape[0]:
        log[0, 0] = row
        log[row, 0] = kind
        log[row, 1] = seat
        log[row, 2] = a
        log[row, 3] = b
        log[row, 4] = c
        log[row, 5] = d
        log[row, 6] = e
        log[row, 7] = f

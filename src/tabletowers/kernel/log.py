"""The event log of compiled rules: each event is a row of integers, which the game's `events` module decodes."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel
from tabletowers.kernel.rows import COLUMNS, MOST_ROWS

#: Row 0 holds the number of events; every other row is an event: the number of its kind, then its values.
Log = NDArray[np.int32]


def new_log() -> Log:
    """Create an empty log with room for all events that one move can cause."""
    return np.zeros((MOST_ROWS, COLUMNS), np.int32)


def no_log() -> Log:
    """Create a log that discards all events, for playing many moves fast."""
    return np.zeros((1, COLUMNS), np.int32)


@kernel
def emit(
    log: Log,
    kind: int,
    first: int = 0,
    second: int = 0,
    third: int = 0,
    fourth: int = 0,
    fifth: int = 0,
    sixth: int = 0,
    seventh: int = 0,
) -> None:
    """Append an event to the log. If the log is full, the event is discarded.

    Only a game's module `kernels.events` calls this: it has a kernel with named arguments for each kind of event.
    """
    row = log[0, 0] + 1
    if row < log.shape[0]:
        log[0, 0] = row
        log[row, 0] = kind
        log[row, 1] = first
        log[row, 2] = second
        log[row, 3] = third
        log[row, 4] = fourth
        log[row, 5] = fifth
        log[row, 6] = sixth
        log[row, 7] = seventh

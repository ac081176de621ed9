"""Reads events from bytes: rules report each event as a row of integers. Plain Python."""

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct

#: The number of integers in a row: the kind of event, and seven values.
COLUMNS = 8
#: The number of rows in a log: one for the number of events, and enough for everything one move can cause.
MOST_ROWS = 256
_ROW = Struct(f"={COLUMNS}i")


def rows_of(data: bytes) -> Iterator[tuple[int, ...]]:
    """Iterate over the rows of an event log that is given as bytes."""
    return _ROW.iter_unpack(data)

"""Reads events from bytes. A game's rules report each event as a row of integers. Needs no NumPy."""

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct

#: The number of integers in a row: the kind of event, and seven values.
COLUMNS = 8
#: The number of rows in a log: one for the number of events, and enough for everything one move can cause.
MOST_ROWS = 256
_ROW = Struct(f"={COLUMNS}i")


def rows_of(data: bytes) -> Iterator[tuple[int, ...]]:
    """Return an iterator over the rows of an event log, which is passed as bytes."""
    return _ROW.iter_unpack(data)

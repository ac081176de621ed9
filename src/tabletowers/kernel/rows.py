"""Reads the rows of bytes in which rules report events. Plain Python."""

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct

#: The numbers in a row: the kind of event, and seven more.
COLUMNS = 8
#: Room for everything one move can cause, after a first row with the number of events.
MOST_ROWS = 256
_ROW = Struct(f"={COLUMNS}i")


def rows_of(data: bytes) -> Iterator[tuple[int, ...]]:
    """The rows of a log that is given as bytes."""
    return _ROW.iter_unpack(data)

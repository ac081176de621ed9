"""The rows in which rules report events, as bytes. Plain Python."""

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct

#: Numbers in a row: the kind of event, and seven more.
COLUMNS = 8
#: Room for everything one move can cause, and a first row with the number of the others.
MOST_ROWS = 256
_ROW = Struct(f"={COLUMNS}i")


def rows_of(data: bytes) -> Iterator[tuple[int, ...]]:
    """The rows of a log that was handed over as bytes."""
    return _ROW.iter_unpack(data)

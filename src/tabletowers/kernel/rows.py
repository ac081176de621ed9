"""The rows in which rules report events, as bytes. Plain Python."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

#: Numbers in a row: the kind of event, and seven more.
COLUMNS = 8
#: Room for everything one move can cause, and a first row with the number of the others.
MOST_ROWS = 256


def rows_of(data: bytes) -> Iterator[Sequence[int]]:
    """The rows of a log that was handed over as bytes."""
    numbers = memoryview(data).cast("i").tolist()
    for start in range(0, len(numbers), COLUMNS):
        yield numbers[start : start + COLUMNS]

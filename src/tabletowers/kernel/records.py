"""A state as one structured record: its type, and reading it quickly from Python."""

from __future__ import annotations

from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

#: The fields every game's record begins with: seats at the table, whose decision is next (−1 when over), decisions
#: made so far, and the generator.
HEADER: list[tuple[Any, ...]] = [
    ("dice", np.uint64, (1,)),
    ("ply", np.int32),
    ("players", np.int8),
    ("to_move", np.int8),
]


# Where the header's numbers stand in a state's bytes, for the quickest look at them.
PLAYERS_AT, TO_MOVE_AT = 12, 13


def record_type(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The type of a game's record: the header, then the game's own fields."""
    return np.dtype((np.record, np.dtype(HEADER + fields, align=True)))


_CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}


class Layout:
    """Where a record's fields stand in its bytes: reading them from there is much faster than through NumPy."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        assert dtype.fields is not None
        #: The place of each field in the bytes of a state.
        self.at: dict[str, int] = {}
        self._codes: dict[str, tuple[int, int, str, Struct | None]] = {}
        for name in dtype.names or ():
            field, start = dtype.fields[name][:2]
            self.at[name] = start
            code = _CODES[field.base.str[1:]]
            self._codes[name] = start, start + field.itemsize, code, None if field.shape else Struct(f"={code}")

    def read(self, data: NDArray[np.uint8]) -> Fields:
        """The fields by name."""
        return Fields(self._codes, data.tobytes())


class Fields(dict[str, Any]):
    """A record's fields, each read when first asked for: a number, or a flat sequence in row order."""

    __slots__ = ("_codes", "raw")

    def __init__(self, codes: dict[str, tuple[int, int, str, Struct | None]], raw: bytes) -> None:
        self._codes = codes
        #: All bytes of the state (`Layout.at` tells what is where).
        self.raw = raw

    def __missing__(self, name: str) -> Any:
        start, stop, code, single = self._codes[name]
        value: Any
        if single is not None:
            (value,) = single.unpack_from(self.raw, start)
        else:
            value = memoryview(self.raw)[start:stop].cast(code)  # type: ignore[call-overload]
        self[name] = value
        return value

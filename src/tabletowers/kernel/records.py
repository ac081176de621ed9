"""A state as one structured record: its type, and reading it quickly from Python."""

from __future__ import annotations

import struct
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


def record_type(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The type of a game's record: the header, then the game's own fields."""
    return np.dtype((np.record, np.dtype(HEADER + fields, align=True)))


_CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}


class Layout:
    """Reads a record's fields from its bytes, much faster than through NumPy."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        assert dtype.fields is not None
        self._small: list[tuple[str, int, int]] = []
        self._wide: list[tuple[str, int, int, str]] = []
        self._single: list[tuple[str, int, struct.Struct]] = []
        for name in dtype.names or ():
            field, start = dtype.fields[name][:2]
            code = _CODES[field.base.str[1:]]
            if not field.shape:
                self._single.append((name, start, struct.Struct(f"={code}")))
            elif code == "b":
                self._small.append((name, start, start + field.itemsize))
            else:
                self._wide.append((name, start, start + field.itemsize, code))

    def read(self, data: NDArray[np.uint8]) -> dict[str, Any]:
        """Every field by name: a number, or a flat sequence in row order."""
        raw = memoryview(data.tobytes())
        signed = raw.cast("b")
        fields: dict[str, Any] = {name: signed[start:stop] for name, start, stop in self._small}
        for name, start, stop, code in self._wide:
            fields[name] = raw[start:stop].cast(code)  # type: ignore[call-overload]
        for name, start, single in self._single:
            (fields[name],) = single.unpack_from(raw, start)
        return fields

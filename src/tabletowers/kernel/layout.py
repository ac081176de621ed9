"""The layout of a state's bytes. Plain Python, so that states can be read without NumPy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import prod
from sys import byteorder
from typing import Any, NamedTuple

#: The integer types that a field can have (as NumPy names them), and their letters in `struct`.
LETTERS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}


class Field(NamedTuple):
    """One field of a record: its name, the type of its numbers, and its length along each axis."""

    name: str
    kind: str
    shape: tuple[int, ...] = ()


#: The fields that every game's record begins with: the random generator, the decisions made so far, the number of
#: seats, and the seat to move (−1 when the game is over).
HEADER = (Field("dice", "u8", (1,)), Field("ply", "i4"), Field("players", "i1"), Field("to_move", "i1"))


class _Place(NamedTuple):
    """The position of a field in a state's bytes (its start and end), and the format and shape of its numbers."""

    start: int
    stop: int
    letter: str
    shape: tuple[int, ...]
    signed: bool


class Layout:
    """The fields of a game's record, each aligned to the size of its numbers, as in a C struct."""

    def __init__(self, fields: Iterable[Field]) -> None:
        self.fields = (*HEADER, *fields)
        #: The first byte of each field.
        self.at: dict[str, int] = {}
        self._places: dict[str, _Place] = {}
        #: The padding between fields and after the last one, always 0.
        self.gaps: list[tuple[int, int]] = []
        end = widest = 0
        for name, kind, shape in self.fields:
            width, letter = int(kind[1]), LETTERS[kind]
            start = -(-end // width) * width
            if start > end:
                self.gaps.append((end, start))
            end = start + width * prod(shape)
            widest = max(widest, width)
            self.at[name] = start
            self._places[name] = _Place(start, end, letter, shape, kind[0] == "i")
        #: The number of bytes in a state.
        self.size = -(-end // widest) * widest
        if self.size > end:
            self.gaps.append((end, self.size))

    def span(self, name: str) -> tuple[int, int]:
        """Return the index of a field's first byte, and the index after its last byte."""
        start, stop, *_ = self._places[name]
        return start, stop

    def read(self, data: Any) -> Fields:
        """Return the fields of a state by name, each decoded on first access."""
        return Fields(self._places, data.tobytes())

    def write(self, data: Any, values: Mapping[str, Any]) -> None:
        """Write values into fields of a state.

        A value is a number or a list nested like the field. If a list is shorter than the field, the remaining elements
        of the field stay unchanged.
        """
        memory = memoryview(data)
        for name, value in values.items():
            start, stop, letter, shape, _ = self._places[name]
            field = memory[start:stop].cast(letter)  # type: ignore[call-overload]
            _put(field, 0, shape or (1,), value if shape else [value])


def _put(field: Any, start: int, shape: tuple[int, ...], values: Sequence[Any]) -> None:
    """Write nested numbers into a field, starting at index `start`. Elements without a new number stay unchanged."""
    span = prod(shape[1:])
    for place, value in enumerate(values):
        if len(shape) > 1:
            _put(field, start + place * span, shape[1:], value)
        else:
            field[start + place] = value


class Fields(dict[str, Any]):
    """A state's fields, each read on first access as a number or as a flat sequence in row-major order."""

    __slots__ = ("_places", "raw")

    def __init__(self, places: Mapping[str, _Place], raw: bytes) -> None:
        self._places = places
        #: All bytes of the state (`Layout.at` has the position of each field).
        self.raw = raw

    def __missing__(self, name: str) -> Any:
        start, stop, letter, shape, signed = self._places[name]
        value: Any
        if shape:
            value = memoryview(self.raw)[start:stop].cast(letter)  # type: ignore[call-overload]
        elif stop - start == 1:
            # Most fields are a single byte, and this is the fastest way to read one.
            value = self.raw[start]
            if signed and value > 127:
                value -= 256
        else:
            value = int.from_bytes(self.raw[start:stop], byteorder, signed=signed)
        self[name] = value
        return value


_HEADER = Layout(())
#: The byte offsets of the header's numbers, the same in every state, for fast access.
PLY_AT, PLAYERS_AT, TO_MOVE_AT = (_HEADER.at[name] for name in ("ply", "players", "to_move"))

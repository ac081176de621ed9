"""Where the fields of a state stand in its bytes. Plain Python, so that a state can be read where there is no NumPy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import prod
from sys import byteorder
from typing import Any, NamedTuple

#: The kinds of whole numbers a field can hold (as NumPy names them), and their letters in `struct`.
LETTERS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}


class Field(NamedTuple):
    """One field of a record: its name, the kind of its numbers, and how many there are along each axis."""

    name: str
    kind: str
    shape: tuple[int, ...] = ()


#: What every game's record begins with: the random generator, decisions made so far, seats at the table, and whose
#: decision is next (−1 when the game is over).
HEADER = (Field("dice", "u8", (1,)), Field("ply", "i4"), Field("players", "i1"), Field("to_move", "i1"))


class _Place(NamedTuple):
    """Where a field is: its first byte, the byte after its last, and how its numbers are read."""

    start: int
    stop: int
    letter: str
    shape: tuple[int, ...]
    signed: bool


class Layout:
    """The fields of a game's record, each aligned to the size of its numbers as a C compiler does it."""

    def __init__(self, fields: Iterable[Field]) -> None:
        self.fields = (*HEADER, *fields)
        #: The first byte of each field.
        self.at: dict[str, int] = {}
        self._places: dict[str, _Place] = {}
        #: The bytes between fields and after the last one, which mean nothing and are 0.
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
        #: How many bytes a state has.
        self.size = -(-end // widest) * widest
        if self.size > end:
            self.gaps.append((end, self.size))

    def span(self, name: str) -> tuple[int, int]:
        """The first byte of a field, and the byte after its last."""
        start, stop, *_ = self._places[name]
        return start, stop

    def read(self, data: Any) -> Fields:
        """The fields of a state, by name."""
        return Fields(self._places, data.tobytes())

    def write(self, data: Any, values: Mapping[str, Any]) -> None:
        """Put values into fields of a state: a number, or numbers nested as the field is, which is filled from the
        front."""
        memory = memoryview(data)
        for name, value in values.items():
            start, stop, letter, shape, _ = self._places[name]
            field = memory[start:stop].cast(letter)  # type: ignore[call-overload]
            _put(field, 0, shape or (1,), value if shape else [value])


def _put(field: Any, start: int, shape: tuple[int, ...], values: Sequence[Any]) -> None:
    """Write nested numbers into a field; where fewer are given than fit, the rest stays as it is."""
    span = prod(shape[1:])
    for place, value in enumerate(values):
        if len(shape) > 1:
            _put(field, start + place * span, shape[1:], value)
        else:
            field[start + place] = value


class Fields(dict[str, Any]):
    """A state's fields, each read when it is first asked for: a number, or a flat sequence in row order."""

    __slots__ = ("_places", "raw")

    def __init__(self, places: Mapping[str, _Place], raw: bytes) -> None:
        self._places = places
        #: All bytes of the state (`Layout.at` says what is where).
        self.raw = raw

    def __missing__(self, name: str) -> Any:
        start, stop, letter, shape, signed = self._places[name]
        value: Any
        if shape:
            value = memoryview(self.raw)[start:stop].cast(letter)  # type: ignore[call-overload]
        elif stop - start == 1:
            # Most fields are a single byte, and this is the quickest way to read one.
            value = self.raw[start]
            if signed and value > 127:
                value -= 256
        else:
            value = int.from_bytes(self.raw[start:stop], byteorder, signed=signed)
        self[name] = value
        return value


_HEADER = Layout(())
#: Where the header's numbers stand in every state, for the quickest look at them.
PLY_AT, PLAYERS_AT, TO_MOVE_AT = (_HEADER.at[name] for name in ("ply", "players", "to_move"))

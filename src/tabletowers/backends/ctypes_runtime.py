"""A game's kernels in a library compiled ahead of time, called through `ctypes` without NumPy or Numba.

Implements the interface of `contract.kernels`; here, a state buffer is a `memoryview`.
"""

from __future__ import annotations

import ctypes
import struct
from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from mmap import mmap
from typing import Any, NamedTuple

from tabletowers.backends.module import Module, find
from tabletowers.backends.spec import KernelSpec, too_many_moves
from tabletowers.kernel.layout import LETTERS
from tabletowers.kernel.plain_dice import Dice
from tabletowers.kernel.rows import COLUMNS, MOST_ROWS

_DICE_BYTES = 8
_LETTERS = {**LETTERS, "f8": "d"}

#: The number of axes of an argument (0: a plain number), and the bytes of one item.
Kind = tuple[int, int]


class Table(NamedTuple):
    """A flat sequence of numbers that a kernel takes as a two-dimensional array, and the length of its rows."""

    numbers: Any
    columns: int


@cache
def library(spec: KernelSpec) -> Library | None:
    """Return the compiled library of a game, loaded once, or None if there is none.

    Raises ValueError if it is unusable.
    """
    module = find(spec)
    return None if module is None else Library(spec, module)


class Library:
    """The kernels of one game in a compiled library."""

    def __init__(self, spec: KernelSpec, module: Module) -> None:
        description = module.description
        self._package = spec.package
        self._layout = spec.layout
        self._size = spec.layout.size
        self._most_legal = spec.most_legal
        self._plan = spec.plan
        #: The size and the fields of each kind of record that kernels take in arrays, by name.
        self.records: dict[str, Any] = dict(description["records"])
        try:
            loaded = ctypes.CDLL(str(module.file))
            self._foreign = {
                name: self._declared(getattr(loaded, name), **description["exports"][name])
                for name in description["exports"]
            }
        except (OSError, AttributeError) as error:
            raise ValueError(f"{module.file.name} can't be loaded: {error}") from error
        self._functions = {name: self.begun(name) for name in self._foreign}

    def function(self, name: str) -> Callable[..., int]:
        """Return a kernel by its name.

        The returned function takes numbers, a buffer for each array, and a `Table` for each two-dimensional array.
        """
        return self._functions[name]

    def has(self, name: str) -> bool:
        """Return whether the library has a kernel of this name."""
        return name in self._functions

    def begun(self, name: str, *given: Any) -> Callable[..., int]:
        """Return a kernel with its first arguments bound to `given`, for many calls that share them."""
        function, kinds = self._foreign[name]
        first, rest = _handed_over(kinds[: len(given)], given), kinds[len(given) :]

        def call(*more: Any) -> int:
            answer: int = function(*first, *_handed_over(rest, more))
            return answer

        return call

    def _declared(self, function: Any, arguments: Sequence[str], result: str | None) -> tuple[Any, list[Kind]]:
        """Declare the signature of a library function. Returns the function and its argument types."""
        kinds = kinds_of(arguments, self.records)
        function.restype = None if result is None else ctypes.c_int64
        function.argtypes = [
            kind for axes, _ in kinds for kind in ([ctypes.c_void_p] * bool(axes) + [ctypes.c_int64] * (axes or 1))
        ]
        return function, kinds

    # The interface of `contract.kernels`

    def blank(self) -> memoryview:
        """Return a state buffer filled with zeros."""
        return memoryview(bytearray(self._size))

    def from_bytes(self, data: bytes) -> memoryview:
        """Return a state buffer initialised from these bytes."""
        return memoryview(bytearray(data))

    def copy(self, data: memoryview) -> memoryview:
        """Return a copy of a state."""
        return memoryview(bytearray(data))

    def record(self, data: memoryview) -> Any:
        """Return a view of a state buffer as a NumPy record, without copying.

        Raises ValueError if NumPy is not installed.
        """
        try:
            import numpy as np
        except ImportError as error:
            raise ValueError("a state's record needs NumPy; read its fields instead") from error
        from tabletowers.kernel.records import record_type

        return np.frombuffer(data, record_type(self._layout))[0]

    def shuffler(self, seed: int) -> Callable[[list[int]], list[int]]:
        """Return a seeded function that shuffles lists of numbers; each call continues the same random stream."""
        return Dice(seed).shuffled

    def start_dice(self, data: memoryview, seed: int) -> None:
        """Seed the random generator that is stored in a state."""
        self._functions["start_dice"](data[:_DICE_BYTES], seed)

    def lay(self, data: memoryview, order: Sequence[int]) -> None:
        """Set up the game in a blank state. `order` lists all shuffled pieces, one group after another."""
        self._functions["lay_out"](data, array("q", order))

    def legal(self, data: memoryview, seat: int) -> list[int]:
        """Return the legal actions of a seat that has to decide."""
        out = numbers("i4", self._most_legal)
        count = self._functions["legal_for"](data, seat, out)
        if count > self._most_legal:
            raise too_many_moves(self._package, self._most_legal)
        return out[:count].tolist()

    def objection(self, data: memoryview, seat: int, action: int) -> int:
        """Return 0 if an action is legal, else the numeric code of the reason why it is illegal."""
        return self._functions["objection_to"](data, seat, action)

    def apply(self, data: memoryview, action: int) -> bytes:
        """Carry out a legal action. Returns the resulting events as rows of integers, encoded as bytes."""
        log = numbers("i4", MOST_ROWS * COLUMNS)
        self._functions["carry_out"](data, action, Table(log, COLUMNS))
        return log[COLUMNS : (log[0] + 1) * COLUMNS].tobytes()

    def scores(self, data: memoryview, players: int) -> list[int]:
        """Return every seat's points so far."""
        out = numbers("i8", players)
        self._functions["scores_of"](data, out)
        return out.tolist()

    def winners(self, data: memoryview, players: int) -> list[int]:
        """Return a list with 1 for every winner of the finished game and 0 for the others."""
        out = numbers("i8", players)
        self._functions["winners_of"](data, out)
        return out.tolist()

    def blinded(self, data: memoryview, seats: Sequence[int]) -> list[memoryview]:
        """Return a copy of a state for each seat (−1 for a spectator), without the data that the seat can't know."""
        copies, blind_for = [], self._functions["blind_for"]
        for seat in seats:
            copies.append(copy := memoryview(bytearray(data)))
            blind_for(copy, seat)
        return copies

    def flaw(self, data: memoryview, seat: int) -> int:
        """Return 0 if a full state or a seat's view of it is valid, else the numeric code of its flaw."""
        return self._functions["flaw_in"](data, seat)

    def imagine(self, data: memoryview, seat: int, seed: int) -> None:
        """Replace the data that was blanked for a seat with random values consistent with what it knows."""
        dice = array("Q", [Dice(seed).word])
        self._functions["imagine_for"](data, seat, dice)

    def derive(self, data: memoryview) -> None:
        """Fill in the derived fields of a state that was built from a view."""
        self._functions["derive_in"](data)

    def observe(self, data: memoryview, seat: int, players: int, kind: str) -> Any:
        """Return what a seat knows, as an array of integers of the type `kind`: a NumPy array if NumPy is installed."""
        if kind != self._plan.dtype:
            raise ValueError(f"expected an observation of {self._plan.dtype}, not {kind}")
        out = numbers(kind, self._plan.size(players))
        self._functions["observe_for"](data, seat, out)
        try:
            import numpy as np
        except ImportError:
            return out
        return np.frombuffer(out, kind)

    def ask(self, question: str, data: memoryview, seat: int, rows: int, columns: int) -> list[list[int]]:
        """Call one of the game's own kernels, named `question`, for a seat. Returns the rows that the kernel writes.

        `rows` and `columns` are the size of the array that the kernel may fill.
        """
        out = numbers("i8", rows * columns)
        count = self._functions[question](data, seat, Table(out, columns))
        flat = out[: count * columns].tolist()
        return [flat[start : start + columns] for start in range(0, len(flat), columns)]


def kinds_of(arguments: Sequence[str], records: Mapping[str, Any]) -> list[Kind]:
    """Parse the argument types of a kernel from the notation used in a module's description."""
    kinds: list[Kind] = []
    for argument in arguments:
        name = argument.partition("[")[0]
        kinds.append((argument.count(":"), int(records[name]["size"] if name in records else name[1])))
    return kinds


def _handed_over(kinds: Sequence[Kind], given: Sequence[Any], byte: Any = ctypes.c_char.from_buffer) -> list[Any]:
    """Convert arguments for a call to the library: an array is passed as its address and its lengths."""
    passed: list[Any] = []
    for (axes, width), value in zip(kinds, given, strict=True):
        if axes == 0:
            passed.append(value)
            continue
        numbers = value.numbers if axes == 2 else value
        items = memoryview(numbers).nbytes // width
        # A reference keeps the memory alive during the call; a plain address would not.
        passed.append(ctypes.byref(byte(numbers)) if items else None)
        passed += (items,) if axes == 1 else (items // value.columns, value.columns)
    return passed


def expanse(size: int) -> mmap:
    """Allocate `size` bytes of zeroed memory.

    The operating system provides the memory only as it is used: a search reserves a quarter of a gigabyte, and zeroing
    all of that would take longer than some decisions.
    """
    return mmap(-1, size)


def numbers(kind: str, count: int) -> array[int]:
    """Return an array of `count` zeros of an integer type."""
    return array(LETTERS[kind], bytes(int(kind[1]) * count))


class Rows:
    """An array of records in memory, with the layout given in a module's description."""

    def __init__(self, layout: dict[str, Any], count: int) -> None:
        self._size: int = layout["size"]
        self._places = {name: (start, _LETTERS[kind]) for name, kind, _, start in layout["fields"]}
        self._count = count
        self.memory = bytearray(self._size * count)

    def put(self, row: int, field: str, value: float) -> None:
        """Set the value of a field in one record; if the field is an array, set its first element."""
        start, letter = self._places[field]
        struct.pack_into(letter, self.memory, row * self._size + start, value)

    def column(self, field: str) -> list[float]:
        """Return the value of a field in every record; if the field is an array, its first element."""
        start, letter = self._places[field]
        return [struct.unpack_from(letter, self.memory, row * self._size + start)[0] for row in range(self._count)]

"""Observations: what a seat knows as an array of small integers, for machine learning, and the meaning of each entry.

An observation is one row: the entries about the whole table, then a block for every seat, beginning with the observer
and continuing clockwise. So the layout is the same for every seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Part:
    """A named group of observation entries, with its shape and meaning."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """The number of entries."""
        return prod(self.shape)


class Plan:
    """The layout of a game's observations: the parts about the table, and those about each seat."""

    def __init__(self, table: Sequence[Part], seat: Sequence[Part], kind: str = "u1") -> None:
        #: The type of the entries, as NumPy names it.
        self.dtype = kind
        self.table = tuple(table)
        self.seat = tuple(seat)
        #: The offset of each part: of a part about the table in the row, of a part about a seat in the seat's block.
        self.at = {name: start for parts in (table, seat) for name, start in _starts(parts)}
        assert len(self.at) == len(table) + len(seat)
        self.table_size = sum(part.size for part in table)
        self.seat_size = sum(part.size for part in seat)

    def size(self, players: int) -> int:
        """Return the number of entries in an observation with this number of players."""
        return self.table_size + players * self.seat_size

    def read(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Split an observation into its parts by name, without copying.

        Several observations can be split at once; each is a row along the last axis. The parts about seats have an axis
        for the seats, with the observer first.
        """
        many = observation.shape[:-1]
        seats = observation[..., self.table_size :].reshape(*many, -1, self.seat_size)
        parts = {}
        for part in self.table:
            start = self.at[part.name]
            parts[part.name] = observation[..., start : start + part.size].reshape(*many, *part.shape)
        for part in self.seat:
            start = self.at[part.name]
            parts[part.name] = seats[..., start : start + part.size].reshape(*seats.shape[:-1], *part.shape)
        return parts


def _starts(parts: Sequence[Part]) -> Iterator[tuple[str, int]]:
    start = 0
    for part in parts:
        yield part.name, start
        start += part.size

"""The inputs of a game's neural net: a row of small integers for what a seat knows, and a row for each of its moves.

The first row is laid out like an observation (`observation`): the entries about the table, then a block for every seat,
beginning with the seat that the net plays. It always has room for the largest number of seats, so that one net can play
with any number of players.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any

#: The largest value of an entry.
MOST = 255


@dataclass(frozen=True)
class Input:
    """A group of entries: their name, shape, highest value and meaning.

    A value of 0 means "none" and contributes nothing to the net. Values above `most` are treated as `most`.
    """

    name: str
    shape: tuple[int, ...]
    most: int
    meaning: str
    #: Whether the numbers stand for categories, which have no order.
    names: bool = False

    @property
    def size(self) -> int:
        """The number of entries."""
        return prod(self.shape)


def number(name: str, most: int, meaning: str, *shape: int) -> Input:
    """Return a group of entries that each hold a number."""
    return Input(name, shape or (1,), most, meaning)


def names(name: str, count: int, meaning: str, *shape: int) -> Input:
    """Return a group of entries that each hold a category, numbered from 1 to `count`, or 0 for none."""
    return Input(name, shape or (1,), count, meaning, names=True)


@dataclass(frozen=True)
class Practice:
    """Game options to train a net on, and how often to use them.

    `share` is their weight relative to the other `Practice` objects in the list.
    """

    share: int
    options: Mapping[str, Any] = field(default_factory=dict)


class Inputs:
    """The layout of a net's inputs in one game, and the variants of the game on which the net is trained."""

    def __init__(
        self,
        table: Sequence[Input],
        seat: Sequence[Input],
        move: Sequence[Input],
        *,
        seats: int,
        moves: int,
        margin: float,
        practice: Sequence[Practice] = (Practice(1),),
    ) -> None:
        self.table = tuple(table)
        self.seat = tuple(seat)
        self.move = tuple(move)
        #: The largest number of seats, and of moves that a net compares in one decision. If there are more moves, it
        #: compares those of the highest worth.
        self.seats = seats
        self.moves = moves
        #: The lead, in points, that counts as a clear one.
        self.margin = margin
        self.practice = tuple(practice)
        #: The offset of each part: in the row, in a seat's block, or in a move's row.
        self.at = {name: start for parts in (table, seat, move) for name, start in _starts(parts)}
        assert len(self.at) == len(table) + len(seat) + len(move)
        assert all(part.most <= MOST for part in (*table, *seat, *move))
        self.table_size = sum(part.size for part in table)
        self.seat_size = sum(part.size for part in seat)
        self.move_size = sum(part.size for part in move)
        self.size = self.table_size + seats * self.seat_size

    def entries(self) -> list[Input]:
        """Return, for each entry of the row, the group to which it belongs."""
        parts = [*self.table, *(self.seat * self.seats)]
        return [part for part in parts for _ in range(part.size)]


def _starts(parts: Sequence[Input]) -> Iterator[tuple[str, int]]:
    start = 0
    for part in parts:
        yield part.name, start
        start += part.size

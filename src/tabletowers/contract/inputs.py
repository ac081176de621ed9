"""What a net is shown of a game: a row of small numbers about what a seat knows, and a row about each of its moves.

The first row is laid out like an observation (`observation`): the table, then a block for every seat, the net's own
first. It always has room for as many seats as the game can have, so that one net plays with any number of players.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any

#: The highest number that an entry can hold.
MOST = 255


@dataclass(frozen=True)
class Input:
    """Some entries that belong together: their name, how they are arranged, how high they go, and what they mean.

    A number of 0 means "none of it" and says nothing to the net; one above `most` counts as `most`.
    """

    name: str
    shape: tuple[int, ...]
    most: int
    meaning: str
    #: Whether the numbers are only names of different things, of which none is more than another.
    names: bool = False

    @property
    def size(self) -> int:
        """How many entries there are."""
        return prod(self.shape)


def number(name: str, most: int, meaning: str, *shape: int) -> Input:
    """Entries that count something."""
    return Input(name, shape or (1,), most, meaning)


def names(name: str, count: int, meaning: str, *shape: int) -> Input:
    """Entries that name one of so many things, from 1; 0 is none."""
    return Input(name, shape or (1,), count, meaning, names=True)


@dataclass(frozen=True)
class Practice:
    """Options that a net is trained with, and how often compared with the others of the list."""

    share: int
    options: Mapping[str, Any] = field(default_factory=dict)


class Inputs:
    """Where everything stands that a net of one game is shown, and which variants of the game it practises."""

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
        #: The most seats, and the most moves of one decision that a net compares; of more, those of the highest worth.
        self.seats = seats
        self.moves = moves
        #: A lead of so many points is a clear one.
        self.margin = margin
        self.practice = tuple(practice)
        #: Where each part begins: in the row, in a seat's block, in a move's row.
        self.at = {name: start for parts in (table, seat, move) for name, start in _starts(parts)}
        assert len(self.at) == len(table) + len(seat) + len(move)
        assert all(part.most <= MOST for part in (*table, *seat, *move))
        self.table_size = sum(part.size for part in table)
        self.seat_size = sum(part.size for part in seat)
        self.move_size = sum(part.size for part in move)
        self.size = self.table_size + seats * self.seat_size

    def entries(self) -> list[Input]:
        """The part that each entry of the row belongs to."""
        parts = [*self.table, *(self.seat * self.seats)]
        return [part for part in parts for _ in range(part.size)]

    def move_entries(self) -> list[Input]:
        """The part that each entry of a move's row belongs to."""
        return [part for part in self.move for _ in range(part.size)]


def _starts(parts: Sequence[Input]) -> Iterator[tuple[str, int]]:
    start = 0
    for part in parts:
        yield part.name, start
        start += part.size

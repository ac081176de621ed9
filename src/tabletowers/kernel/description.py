"""The description of a record, from which much of what a game has to say about its states is derived.

A record that is made of numbers and of piles of pieces (`tabletowers.kernel.piles`) can be described by them: which
values a number can have, where pieces lie, and who knows them. From this follow the record's layout, what a seat is
shown of it and what it has to imagine, what a well-formed record is, set-ups and views as JSON, and observations. Plain
Python, like `layout`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from tabletowers.kernel.layout import HEADER, Field, Layout

#: Of the pieces that are dealt: all that are left.
REST = -1

#: How many pieces are dealt to a pile: a number, or one for each number of players.
Dealt = int | Mapping[int, int]


class Pieces:
    """A set of pieces, such as a deck of cards. In records they are numbered from 1; elsewhere they have names.

    `names` are the names of the different pieces, or how many there are, whose names are then their numbers. `copies`
    says how many there are of each.
    """

    def __init__(self, names: Sequence[str] | int, copies: int | Sequence[int] = 1) -> None:
        self.names: tuple[str | int, ...] = tuple(range(1, names + 1) if isinstance(names, int) else names)
        #: How many different pieces there are.
        self.kinds = len(self.names)
        #: How many there are of each.
        self.copies = (copies,) * self.kinds if isinstance(copies, int) else tuple(copies)
        if len(self.copies) != self.kinds or len(set(self.names)) != self.kinds:
            raise ValueError(f"{self.kinds} pieces have different names, and a number of copies each")
        #: How many pieces there are, with all copies.
        self.total = sum(self.copies)
        self._numbers = {name: number for number, name in enumerate(self.names, 1)}

    def name(self, number: int) -> str | int:
        """Return the name of a piece."""
        return self.names[number - 1]

    def number(self, name: object) -> int:
        """Return the number of a piece, given its name. Raises ValueError if there is no such piece."""
        if not isinstance(name, str | int) or isinstance(name, bool) or name not in self._numbers:
            raise ValueError(f"there is no piece {name!r}")
        return self._numbers[name]

    def all(self) -> list[int]:
        """Return the numbers of all pieces, with their copies."""
        return [number for number, copies in enumerate(self.copies, 1) for _ in range(copies)]


@dataclass(frozen=True)
class Number:
    """A number in a record, or several in a row: their least and greatest value, and what they mean."""

    name: str
    least: int
    most: int
    meaning: str
    #: Whether every seat has one.
    per_seat: bool = False
    #: How many there are, for each seat if every seat has them; 0: a single one.
    each: int = 0
    #: Whether it follows from the rest of the record. The game's kernel `derive` works it out.
    derived: bool = False
    #: Whether it is the value of the option with its name.
    option: bool = False


@dataclass(frozen=True)
class Place:
    """A place where pieces lie, as a pile (`tabletowers.kernel.piles`), or several such places in a row."""

    name: str
    pieces: Pieces
    #: The most pieces that can lie there.
    room: int
    meaning: str
    #: Who knows the pieces. How many there are is known to everyone.
    known: Literal["all", "owner", "nobody"] = "all"
    #: Whether every seat has such a place.
    per_seat: bool = False
    #: How many there are, for each seat if every seat has them; 0: a single one.
    each: int = 0
    #: Whether the order of the pieces means nothing, so that they are kept sorted.
    ordered: bool = False
    #: The name of a number that is 1 while everyone may see the pieces.
    open_if: str | None = None
    #: How many pieces are dealt here, to each pile; `REST`: all that are left.
    dealt: Dealt = 0

    def dealt_to(self, players: int) -> int:
        """Return how many pieces are dealt to each pile with this number of players, or REST."""
        return self.dealt if isinstance(self.dealt, int) else self.dealt[players]


def number(
    name: str,
    least: int,
    most: int,
    meaning: str,
    *,
    per_seat: bool = False,
    each: int = 0,
    derived: bool = False,
    option: bool = False,
) -> Number:
    """Describe a number that everyone knows."""
    return Number(name, least, most, meaning, per_seat, each, derived, option)


def hand(
    name: str, pieces: Pieces, room: int, meaning: str, *, dealt: Dealt = 0, each: int = 0, open_if: str | None = None
) -> Place:
    """Describe a hand: every seat has one, sorted, and knows its own.

    If there is a number `open_if`, everyone knows all of them while it is 1.
    """
    return Place(name, pieces, room, meaning, "owner", True, each, True, open_if, dealt)


def deck(
    name: str, pieces: Pieces, room: int, meaning: str, *, dealt: Dealt = 0, each: int = 0, per_seat: bool = False
) -> Place:
    """Describe a face-down pile that nobody may look into."""
    return Place(name, pieces, room, meaning, "nobody", per_seat, each, False, None, dealt)


def pile(
    name: str,
    pieces: Pieces,
    room: int,
    meaning: str,
    *,
    dealt: Dealt = 0,
    each: int = 0,
    per_seat: bool = False,
    ordered: bool = False,
) -> Place:
    """Describe pieces that lie open: a row, discards, or what a seat has before it."""
    return Place(name, pieces, room, meaning, "all", per_seat, each, ordered, None, dealt)


Part = Number | Place


class Described(Layout):
    """The layout of a record that is described by its numbers and places.

    `seats` is the largest number of players. If every seat has a number `points`, these are its score.
    """

    def __init__(self, parts: Sequence[Part], *, seats: int) -> None:
        self.parts = tuple(parts)
        self.seats = seats
        self.numbers = tuple(part for part in parts if isinstance(part, Number))
        self.places = tuple(part for part in parts if isinstance(part, Place))
        #: The sets of pieces, in the order in which the places name them.
        self.sets = tuple(dict.fromkeys(place.pieces for place in self.places))
        if flaws := list(self._flaws()):
            raise ValueError("; ".join(flaws))
        super().__init__(Field(part.name, _kind(part), self.shape(part)) for part in parts)

    def shape(self, part: Part) -> tuple[int, ...]:
        """Return the shape of a part's field."""
        room = (part.room + 1,) if isinstance(part, Place) else ()
        return (self.seats,) * part.per_seat + (part.each,) * (part.each > 0) + room

    def _flaws(self) -> list[str]:
        """Return what is wrong with the description."""
        names = {part.name for part in self.parts}
        flags = {number.name for number in self.numbers if not number.per_seat and not number.each}
        wrong = [f"two parts are called {name}" for name in names if sum(part.name == name for part in self.parts) > 1]
        wrong += [f"every record has a field {field.name} already" for field in HEADER if field.name in names]
        for number in self.numbers:
            if not number.least <= 0 <= number.most and not number.option:
                wrong.append(f"{number.name} can't be 0, as in a blank record")
            if number.option and (number.per_seat or number.each or number.derived):
                wrong.append(f"{number.name} is an option, so it is a single number")
        for place in self.places:
            if place.open_if is not None and place.open_if not in flags:
                wrong.append(f"{place.name}: there is no single number {place.open_if}")
        for pieces in self.sets:
            rests = [place for place in self.places_of(pieces) if place.dealt == REST]
            if len(rests) > 1:
                wrong.append(f"the rest of the pieces can't go to both {' and '.join(place.name for place in rests)}")
            wrong += [
                f"the rest of the pieces goes to one pile, not to each of {place.name}"
                for place in rests
                if place.per_seat or place.each
            ]
        return wrong

    def flaws_of_deal(self, players: int) -> list[str]:
        """Return why the pieces can't be dealt to this number of players as the places say."""
        wrong: list[str] = []
        for pieces in self.sets:
            left = pieces.total
            rest: Place | None = None
            for place in self.places_of(pieces):
                if isinstance(place.dealt, Mapping) and players not in place.dealt:
                    wrong.append(f"{place.name} doesn't say what is dealt to {players} players")
                elif (count := place.dealt_to(players)) == REST:
                    rest = place
                else:
                    left -= count * (players if place.per_seat else 1) * (place.each or 1)
                    if count > place.room:
                        wrong.append(f"{place.name} has room for {place.room} pieces, and {count} are dealt")
            if left < 0 or (left > 0 and rest is None):
                wrong.append(f"of {pieces.total} pieces, {pieces.total - left} are dealt to {players} players")
            elif rest is not None and left > rest.room:
                wrong.append(f"{rest.name} has room for {rest.room} pieces, and {left} are dealt")
        return wrong

    def places_of(self, pieces: Pieces) -> list[Place]:
        """Return the places where a set of pieces can lie."""
        return [place for place in self.places if place.pieces is pieces]


def _kind(part: Part) -> str:
    """Return the smallest type of integers that hold all values of a part."""
    least, most = (part.least, part.most) if isinstance(part, Number) else (0, max(part.pieces.kinds, part.room))
    return next(
        kind
        for kind, bits in (("i1", 7), ("i2", 15), ("i4", 31), ("i8", 63))
        if -(1 << bits) <= least and most < 1 << bits
    )

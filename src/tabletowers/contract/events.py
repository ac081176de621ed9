"""What happened, as small typed values: for a log, an animation, a screen reader. Never a sentence.

An event is declared once, as a class. The rules report it as a row of numbers: its kind, then its columns. Where every
field comes from one number, the fields are the columns, and an annotation says how a number is read:

    card: Annotated[str, CODES.__getitem__]

Where they don't, the class has a `read` of its own, whose parameters after `options` are the columns.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Self, get_args, get_type_hints


@dataclass(frozen=True, slots=True)
class Scored:
    """Points that a seat was paid, and where they come from (one of the game's `sources`)."""

    seat: int
    source: str
    points: int


#: Whom a log for people tells of a kind of event: all, only the seat that it is about, or none, since it can be seen or
#: follows anyway. One that begins a turn is a heading.
Telling = Literal["all", "own", "none", "turn"]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened because of a move. Each game has its own kinds."""

    #: The kind's name, the same in Python, JSON and the catalogues. Two mean the same in every game: `ended`, after
    #: which points count as paid at the end, and `reshuffled`, whose `order` a record keeps.
    name: ClassVar[str] = ""
    #: Whether it shows somebody something that nobody could foresee (a card drawn or turned up, offers opened).
    reveals: ClassVar[bool] = False
    #: Whether a log tells everything before it, until the game is over, only as `Game.remembered` does.
    forgets: ClassVar[bool] = False
    #: Whom a log for people tells of it.
    told: ClassVar[Telling] = "all"

    def seen_by(self, seat: int | None) -> Self | None:
        """That seat's version (None: a spectator's), or None if it sees nothing of it."""
        return self

    def scored(self) -> Scored | None:
        """What this event pays, if it pays anything."""
        return None

    def remembered(self) -> Event | None:
        """What may still be told of it where looking back at cards is forbidden; None if nothing."""
        return self

    def to_json(self) -> dict[str, Any]:
        """The event as a JSON object."""
        entry: dict[str, Any] = {"event": self.name}
        names: tuple[str, ...] = type(self).__match_args__
        for key in names:
            value = getattr(self, key)
            entry[key] = [*value] if type(value) is tuple else value
        return entry


#: Makes an event from a row and the game's options.
Reader = Callable[[Sequence[int], Mapping[str, Any]], Event]


def from_one(number: int) -> int:
    """A column that counts from 0, for people who count from 1."""
    return number + 1


class Events:
    """All kinds of events of a game; the number of a kind is its place, from 1."""

    def __init__(self, *kinds: type[Event]) -> None:
        self.kinds = kinds
        self._columns = tuple(_columns(kind) for kind in kinds)
        self._readers = {number: _reader(kind) for number, kind in enumerate(kinds, 1)}

    def number(self, kind: type[Event]) -> int:
        """A kind's number in the log."""
        return 1 + self.kinds.index(kind)

    def columns(self, kind: type[Event]) -> tuple[str, ...]:
        """The names of the numbers that the rules report with an event of this kind."""
        return self._columns[self.kinds.index(kind)]

    def read(self, rows: Iterable[Sequence[int]], options: Mapping[str, Any]) -> list[Event]:
        """The events that the rules reported as these rows."""
        readers = self._readers
        return [readers[row[0]](row, options) for row in rows]

    @property
    def layout(self) -> tuple[tuple[str, ...], ...]:
        """What the rows mean: every kind's name and columns, in the order of their numbers."""
        return tuple((kind.name, *columns) for kind, columns in zip(self.kinds, self._columns, strict=True))


def _columns(kind: type[Event]) -> tuple[str, ...]:
    own = getattr(kind, "read", None)
    if own is None:
        return kind.__match_args__
    return tuple(inspect.signature(own).parameters)[1:]


def _decoder(hint: Any) -> Callable[[int], Any] | None:
    """How a field's annotation says that a number is read; None: it is the number."""
    for annotated in (hint, *get_args(hint)):
        if hasattr(annotated, "__metadata__"):
            decode: Callable[[int], Any] = annotated.__metadata__[0]
            return decode
    return None


def _reader(kind: type[Event]) -> Reader:
    # Written out for each kind, as dataclasses are: a loop over the fields would make every move a fifth slower.
    numbers = {column: f"row[{place}]" for place, column in enumerate(_columns(kind), 1)}
    own = getattr(kind, "read", None)
    names: dict[str, Any] = {"_kind": kind, "_own": own}
    if own is not None:
        made = f"_own({', '.join(('options', *numbers.values()))})"
    else:
        hints: dict[str, Any] = get_type_hints(kind, include_extras=True)
        fields = []
        for column, number in numbers.items():
            decode = _decoder(hints[column])
            names[f"_read_{column}"] = decode
            fields.append(number if decode is None else f"_read_{column}({number})")
        made = f"_kind({', '.join(fields)})"
    reader: Reader = eval(f"lambda row, options: {made}", names)
    return reader

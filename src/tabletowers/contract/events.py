"""The events of a move, as small typed values for logs, animations and screen readers. They contain no sentences.

An event is declared once, as a class. The rules report it as a row of numbers: its kind, then its columns. If every
field comes from one number, the fields are the columns, and an annotation converts the number:

    card: Annotated[str, CODES.__getitem__]

Otherwise the class has its own `read`, whose parameters after `options` are the columns.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Literal, Self, get_args, get_type_hints

from tabletowers.kernel.generated import generated


@dataclass(frozen=True, slots=True)
class Scored:
    """Points that a seat receives, and their source (one of the game's `sources`)."""

    seat: int
    source: str
    points: int


#: The readers of a log who see a kind of event: everyone, only the seat it is about, or no one, because it is visible
#: or obvious anyway. A "turn" is a heading that begins a turn.
Telling = Literal["all", "own", "none", "turn"]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened because of a move. Each game declares its own kinds of events."""

    #: The kind's name, the same in Python, JSON and the catalogues. Two names have a meaning in every game: points paid
    #: after `ended` count as paid at the end, and a record stores the `order` of `reshuffled`.
    name: ClassVar[str] = ""
    #: Whether it reveals something that could not be foreseen (a card drawn or turned up, offers opened).
    reveals: ClassVar[bool] = False
    #: Whether it hides what happened before it: until the game is over, logs show only what `Game.remembered` returns.
    forgets: ClassVar[bool] = False
    #: The readers of a log who see this kind of event.
    told: ClassVar[Telling] = "all"

    def seen_by(self, seat: int | None) -> Self | None:
        """Return the event as a seat (None for a spectator) sees it, or None if the seat doesn't see it."""
        return self

    def scored(self) -> Scored | None:
        """Return the points that seats receive because of this event, or None if there are none."""
        return None

    def remembered(self) -> Event | None:
        """Return the part of the event that logs still show once players may no longer look back at it, or None."""
        return self

    def to_json(self) -> dict[str, Any]:
        """Return the event as a JSON object."""
        entry: dict[str, Any] = {"event": self.name}
        names: tuple[str, ...] = type(self).__match_args__
        for key in names:
            value = getattr(self, key)
            entry[key] = [*value] if type(value) is tuple else value
        return entry


#: A function that builds an event from a row and the game's options.
Reader = Callable[[Sequence[int], Mapping[str, Any]], Event]


def from_one(number: int) -> int:
    """Convert an index that starts at 0 to a number that starts at 1, as people count."""
    return number + 1


class Events:
    """All kinds of events of a game. The numeric code of a kind is its position in the list, counted from 1."""

    def __init__(self, *kinds: type[Event]) -> None:
        self.kinds = kinds
        self._columns = tuple(_columns(kind) for kind in kinds)
        self._readers = {number: _reader(kind) for number, kind in enumerate(kinds, 1)}

    def number(self, kind: type[Event]) -> int:
        """Return the numeric code of a kind of event, as it appears in the log."""
        return 1 + self.kinds.index(kind)

    def columns(self, kind: type[Event]) -> tuple[str, ...]:
        """Return the names of the numbers that the rules report for an event of this kind."""
        return self._columns[self.kinds.index(kind)]

    def read(self, rows: Iterable[Sequence[int]], options: Mapping[str, Any]) -> list[Event]:
        """Return the events that are encoded in these rows of numbers."""
        readers = self._readers
        return [readers[row[0]](row, options) for row in rows]

    @cached_property
    def tellers(self) -> ModuleType:
        """A module with a kernel for each kind of event, which reports it: `tell.taken(log, seat, good)`.

        A kernel is called as its kind, and its parameters after the log are the kind's columns.
        """
        text = "\n".join(
            [
                "from tabletowers.kernel.compiling import kernel",
                "from tabletowers.kernel.log import emit",
                *(
                    f"\n\n@kernel\ndef {name}({', '.join(('log', *columns))}):\n"
                    f'    """Report an event."""\n    emit({", ".join(("log", str(number), *columns))})\n'
                    for number, (name, *columns) in enumerate(self.layout, 1)
                ),
            ]
        )
        modules = sorted({kind.__module__ for kind in self.kinds})
        sources = [(module, Path(str(sys.modules[module].__file__))) for module in modules]
        return generated("tellers", text, {}, sources)

    @property
    def layout(self) -> tuple[tuple[str, ...], ...]:
        """The meaning of the rows: the name and columns of every kind of event, in the order of their codes."""
        return tuple((kind.name, *columns) for kind, columns in zip(self.kinds, self._columns, strict=True))


def _columns(kind: type[Event]) -> tuple[str, ...]:
    own = getattr(kind, "read", None)
    if own is None:
        return kind.__match_args__
    return tuple(inspect.signature(own).parameters)[1:]


def _decoder(hint: Any) -> Callable[[int], Any] | None:
    """Return the function by which a field's annotation converts a number, or None if there is no conversion."""
    for annotated in (hint, *get_args(hint)):
        if hasattr(annotated, "__metadata__"):
            decode: Callable[[int], Any] = annotated.__metadata__[0]
            return decode
    return None


def _reader(kind: type[Event]) -> Reader:
    # Generate source code for each kind, as dataclasses do: a loop over the fields would make every move a fifth
    # slower.
    numbers = {column: f"row[{place}]" for place, column in enumerate(_columns(kind), 1)}
    own = getattr(kind, "read", None)
    names: dict[str, Any] = {"_kind": kind, "_own": own}
    if own is not None:
        expression = f"_own({', '.join(('options', *numbers.values()))})"
    else:
        hints: dict[str, Any] = get_type_hints(kind, include_extras=True)
        fields = []
        for column, number in numbers.items():
            decode = _decoder(hints[column])
            names[f"_read_{column}"] = decode
            fields.append(number if decode is None else f"_read_{column}({number})")
        expression = f"_kind({', '.join(fields)})"
    reader: Reader = eval(f"lambda row, options: {expression}", names)
    return reader

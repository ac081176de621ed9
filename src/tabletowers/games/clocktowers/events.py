"""The events of Clocktowers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Self

from tabletowers.contract.events import Event, Events, Scored, Telling, from_one
from tabletowers.games.clocktowers.components import CODES, COLOUR_NAMES, PILE_NAMES, SOURCES

Card = Annotated[str, CODES.__getitem__]
Pile = Annotated[str, PILE_NAMES.__getitem__]
#: A tower's number, from 1.
Tower = Annotated[int, from_one]


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A card was built on a tower."""

    name: ClassVar[str] = "built"
    seat: int
    card: Card
    tower: Tower


@dataclass(frozen=True, slots=True)
class Completed(Event):
    """A roof completed a tower."""

    name: ClassVar[str] = "completed"
    seat: int
    tower: Tower
    height: int
    colour: str
    points: int
    #: The source of the points: the animals in the tower. Keyword-only, so that it is not part of the JSON form.
    source: str = field(default="none", kw_only=True, compare=False)

    @classmethod
    def read(
        cls, options: Mapping[str, Any], seat: int, tower: int, height: int, colour: int, points: int, source: int
    ) -> Completed:
        """Create the event, given the numbers (from 0) of the tower, its colour and the source of its points."""
        return cls(seat, from_one(tower), height, COLOUR_NAMES[colour], points, source=SOURCES[source])

    def scored(self) -> Scored:
        return Scored(self.seat, self.source, self.points)


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card was discarded face down. Only the seat that discarded it knows which card it was (CT-8)."""

    name: ClassVar[str] = "discarded"
    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, None)


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """The visible top card of a pile was drawn into a hand."""

    name: ClassVar[str] = "drawn"
    seat: int
    pile: Pile
    card: Card


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The next card of a pile was turned up."""

    name: ClassVar[str] = "turned_up"
    reveals: ClassVar[bool] = True
    told: ClassVar[Telling] = "none"
    pile: Pile
    card: Card


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game ended: every hand is empty (CT-10)."""

    name: ClassVar[str] = "ended"


EVENTS = Events(Built, Completed, Discarded, Drawn, TurnedUp, Ended)

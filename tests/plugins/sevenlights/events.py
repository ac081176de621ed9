"""What can happen in Seven Lights."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Self

from sevenlights.components import FUELS, HELP, LIGHTS
from tabletowers.contract.events import Event, Events, Scored, Telling

Light = Annotated[str, LIGHTS.__getitem__]
Fuel = Annotated[str, FUELS.__getitem__]


@dataclass(frozen=True, slots=True)
class Carried(Event):
    """A seat laid a card at a lighthouse; which one, only the seat knows until it is lit."""

    name: ClassVar[str] = "carried"
    seat: int
    light: Light
    fuel: Fuel | None
    card: int | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, fuel=None, card=None)


@dataclass(frozen=True, slots=True)
class Rested(Event):
    """A seat carried nothing."""

    name: ClassVar[str] = "rested"
    seat: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat took the next card from the store; only the seat sees it."""

    name: ClassVar[str] = "drew"
    reveals: ClassVar[bool] = True
    told: ClassVar[Telling] = "own"
    seat: int
    fuel: Fuel | None
    card: int | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, fuel=None, card=None)


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A card at a lighthouse that is being lit."""

    name: ClassVar[str] = "turned_up"
    reveals: ClassVar[bool] = True
    seat: int
    light: Light
    fuel: Fuel
    card: int


@dataclass(frozen=True, slots=True)
class Lit(Event):
    """A lighthouse is lit, and its keeper takes its points."""

    name: ClassVar[str] = "lit"
    reveals: ClassVar[bool] = True
    seat: int
    light: Light
    points: int

    def scored(self) -> Scored:
        return Scored(self.seat, "lights", self.points)


@dataclass(frozen=True, slots=True)
class Helped(Event):
    """A seat that didn't become the keeper gets a point for its help."""

    name: ClassVar[str] = "helped"
    reveals: ClassVar[bool] = True
    seat: int
    light: Light

    def scored(self) -> Scored:
        return Scored(self.seat, "help", HELP)


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """Six lighthouses are lit (SL-5)."""

    name: ClassVar[str] = "ended"


EVENTS = Events(Carried, Rested, Drew, TurnedUp, Lit, Helped, Ended)

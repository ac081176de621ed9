"""What can happen in Market Day."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from tabletowers.contract.events import Event, Events, Scored


@dataclass(frozen=True, slots=True)
class BidSealed(Event):
    """A seat has chosen its card; which one, only the seat knows until all are opened."""

    name: ClassVar[str] = "bid_sealed"
    seat: int
    card: int | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class BidOpened(Event):
    """A seat's card, shown together with everybody's."""

    name: ClassVar[str] = "bid_opened"
    reveals: ClassVar[bool] = True
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """The highest bidder took one of the goods, and its points."""

    name: ClassVar[str] = "taken"
    seat: int
    good: int

    def scored(self) -> Scored:
        return Scored(self.seat, "goods", self.good)


@dataclass(frozen=True, slots=True)
class LaidOut(Event):
    """The next of the goods lies open."""

    name: ClassVar[str] = "laid_out"
    reveals: ClassVar[bool] = True
    good: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """All hands are empty (MD-5)."""

    name: ClassVar[str] = "ended"


EVENTS = Events(BidSealed, BidOpened, Taken, LaidOut, Ended)

"""What can happen in Clocktowers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from tabletowers.contract.events import Event
from tabletowers.games.clocktowers.components import CODES, COLOUR_NAMES, PILE_NAMES
from tabletowers.games.clocktowers.rules import BUILT, COMPLETED, DISCARDED, DRAWN, ENDED, TURNED_UP


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A card went on a tower (numbered from 1)."""

    name: ClassVar[str] = "built"
    seat: int
    card: str
    tower: int


@dataclass(frozen=True, slots=True)
class Completed(Event):
    """A roof made a tower complete."""

    name: ClassVar[str] = "completed"
    seat: int
    tower: int
    height: int
    colour: str
    points: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card went face down out of the game; only its owner knows which (CT-8)."""

    name: ClassVar[str] = "discarded"
    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, None)


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """The visible top card of a pile went to a hand."""

    name: ClassVar[str] = "drawn"
    seat: int
    pile: str
    card: str


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The next card of a pile became visible."""

    name: ClassVar[str] = "turned_up"
    reveals: ClassVar[bool] = True
    pile: str
    card: str


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """Every hand is empty (CT-10)."""

    name: ClassVar[str] = "ended"


def from_row(row: Sequence[int]) -> Event:
    """The event that the rules wrote as these numbers."""
    kind, seat, a, b, c, d, *_ = row
    if kind == BUILT:
        return Built(seat, CODES[a], b + 1)
    if kind == COMPLETED:
        return Completed(seat, a + 1, b, COLOUR_NAMES[c], d)
    if kind == DISCARDED:
        return Discarded(seat, CODES[a])
    if kind == DRAWN:
        return Drawn(seat, PILE_NAMES[a], CODES[b])
    if kind == TURNED_UP:
        return TurnedUp(PILE_NAMES[a], CODES[b])
    assert kind == ENDED
    return Ended()

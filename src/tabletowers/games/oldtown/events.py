"""What can happen in Old Town."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar, Self

from tabletowers.contract.events import Event, Events, Scored, Telling, from_one
from tabletowers.games.oldtown.components import (
    BUILDINGS,
    CARD_CODES,
    CARD_KIND,
    CAUSES,
    ENDS,
    PILE_NAMES,
    lots_of,
)
from tabletowers.games.oldtown.data import CARDS, KIND_NAMES

Building = Annotated[str, BUILDINGS.__getitem__]
Card = Annotated[str, CARD_CODES.__getitem__]
#: A lot's number, from 1; and several of them, from their bitmask.
Lot = Annotated[int, from_one]
Lots = Annotated[list[int], lots_of]

#: All cards don't fit into one number of a row: a set of cards is reported as those below this one and the others.
SECOND_HALF = CARDS // 2


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn begins."""

    name: ClassVar[str] = "turn_began"
    forgets: ClassVar[bool] = True
    told: ClassVar[Telling] = "turn"
    seat: int


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A building became a player's own (OT-4, OT-11)."""

    name: ClassVar[str] = "took"
    seat: int
    building: Building


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A clue card was played: its own lots, and the building it speaks of or the own one named for it."""

    name: ClassVar[str] = "played"
    seat: int
    card: Card
    building: Building
    lots: Lots

    def remembered(self) -> Event:
        """Not even the building: each has one A and one C card (OT-20)."""
        return PlayedBefore(self.seat)


@dataclass(frozen=True, slots=True)
class PlayedBefore(Event):
    """A clue card was played in an earlier turn; nobody may look back at it."""

    name: ClassVar[str] = "played_before"
    seat: int


@dataclass(frozen=True, slots=True)
class Lying(Event):
    """Markers that lie on the lots of the clue just played; reported where markers have to be spotted."""

    name: ClassVar[str] = "lying"
    building: Building
    lots: Lots

    def remembered(self) -> None:
        """It would give the card's lots away."""
        return None


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """Two cards were dropped (OT-16)."""

    name: ClassVar[str] = "dropped"
    seat: int
    cards: list[str]

    @classmethod
    def read(cls, options: Mapping[str, Any], seat: int, smaller: int, larger: int) -> Dropped:
        """The event from its row."""
        return cls(seat, [CARD_CODES[smaller], CARD_CODES[larger]])

    def remembered(self) -> Event:
        return DroppedBefore(self.seat)


@dataclass(frozen=True, slots=True)
class DroppedBefore(Event):
    """Two cards were dropped in an earlier turn."""

    name: ClassVar[str] = "dropped_before"
    seat: int


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    """Markers of a building were recovered, for one of the CAUSES."""

    name: ClassVar[str] = "recovered"
    seat: int
    building: str
    lots: list[int]
    points: int
    cause: str

    @classmethod
    def read(
        cls, options: Mapping[str, Any], seat: int, building: int, lots: int, points: int, cause: int
    ) -> Recovered:
        """The event from its row."""
        kind = RecoveredUnforeseen if _spotting(options) else cls
        return kind(seat, BUILDINGS[building], lots_of(lots), points, CAUSES[cause])

    def scored(self) -> Scored:
        return Scored(self.seat, Recovered.name, self.points)


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A marker was removed for two dropped cards, and so recovered."""

    name: ClassVar[str] = "removed"
    seat: int
    building: Building
    lot: Lot
    points: int

    def scored(self) -> Scored:
        return Scored(self.seat, Recovered.name, self.points)


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A building's markers were put on lots; the points are for those not needed."""

    name: ClassVar[str] = "placed"
    seat: int
    building: str
    lots: list[int]
    points: int

    @classmethod
    def read(cls, options: Mapping[str, Any], seat: int, building: int, lots: int, points: int) -> Placed:
        """The event from its row."""
        kind = PlacedUnforeseen if _spotting(options) else cls
        return kind(seat, BUILDINGS[building], lots_of(lots), points)

    def scored(self) -> Scored:
        return Scored(self.seat, Placed.name, self.points)


@dataclass(frozen=True, slots=True)
class Settled(Event):
    """A building's tile was put on its lot."""

    name: ClassVar[str] = "settled"
    seat: int
    building: str
    lot: int
    points: int

    @classmethod
    def read(cls, options: Mapping[str, Any], seat: int, building: int, lot: int, points: int) -> Settled:
        """The event from its row."""
        kind = SettledUnforeseen if _spotting(options) else cls
        return kind(seat, BUILDINGS[building], from_one(lot), points)

    def scored(self) -> Scored:
        return Scored(self.seat, Settled.name, self.points)


# Where markers have to be spotted, nobody can foresee what a clue does: that depends on lots that are not open.


def _spotting(options: Mapping[str, Any]) -> bool:
    """Whether markers have to be spotted (OT-10)."""
    return options["tidy"] == "spot"  # type: ignore[no-any-return]


@dataclass(frozen=True, slots=True)
class RecoveredUnforeseen(Recovered):
    """Markers recovered by a clue whose effect was not known before."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PlacedUnforeseen(Placed):
    """Markers put on lots that were not known before."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class SettledUnforeseen(Settled):
    """A tile put on a lot that was not known before."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LeftOut(Event):
    """Sixteen buildings are on the map, and this one is not among them (OT-6)."""

    name: ClassVar[str] = "left_out"
    building: Building


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player could neither play nor drop."""

    name: ClassVar[str] = "passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A player pointed at a marker: `right` if its lot really isn't open to the building, else `wrong` (OT-17)."""

    name: ClassVar[str] = "claimed"
    reveals: ClassVar[bool] = True
    seat: int
    building: Building
    lot: Lot
    judged: Annotated[str, ("wrong", "right").__getitem__]


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card was drawn; the others see its kind only."""

    name: ClassVar[str] = "drew"
    reveals: ClassVar[bool] = True
    told: ClassVar[Telling] = "own"
    seat: int
    card: str | None
    kind: str
    pile: str

    @classmethod
    def read(cls, options: Mapping[str, Any], seat: int, card: int, pile: int) -> Drew:
        """The event from its row."""
        return cls(seat, CARD_CODES[card], KIND_NAMES[CARD_KIND[card]], PILE_NAMES[pile])

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)

    def remembered(self) -> Event:
        """A list of all cards drawn would give away those played."""
        return replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over (OT-19): the town is complete, or nobody can go on."""

    name: ClassVar[str] = "ended"
    how: Annotated[str, ENDS.__getitem__]


@dataclass(frozen=True, slots=True)
class LookedBack(Event):
    """After the end all cards played and dropped may be seen again (OT-20)."""

    name: ClassVar[str] = "looked_back"
    reveals: ClassVar[bool] = True
    cards: list[str]

    @classmethod
    def read(cls, options: Mapping[str, Any], first_half: int, second_half: int) -> LookedBack:
        """The event from its row: two sets of cards, the second counted from SECOND_HALF."""
        gone = first_half | second_half << SECOND_HALF
        return cls([CARD_CODES[card] for card in range(1, CARDS + 1) if gone >> card & 1])


EVENTS = Events(
    *(TurnBegan, Took, Played, Lying, Dropped, Removed, Recovered, Placed, Settled, LeftOut, Passed, Claimed, Drew),
    *(Ended, LookedBack),
)
#: Where points come from, in the order of display.
SOURCES = (Settled.name, Placed.name, Recovered.name)

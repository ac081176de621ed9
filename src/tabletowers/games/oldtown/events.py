"""The events of Old Town."""

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
#: The number of a lot, counted from 1; and a list of such numbers, converted from a bitmask.
Lot = Annotated[int, from_one]
Lots = Annotated[list[int], lots_of]

#: A set of 60 cards does not fit into one number of an event, so it has two: the bitmask of the cards below this one,
#: and that of the others.
SECOND_HALF = CARDS // 2


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn began."""

    name: ClassVar[str] = "turn_began"
    forgets: ClassVar[bool] = True
    told: ClassVar[Telling] = "turn"
    seat: int


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A player took a building (OT-4, OT-11)."""

    name: ClassVar[str] = "took"
    seat: int
    building: Building


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A clue card was played.

    `lots` are the lots on the card. `building` is the building named on an A card, or the player's own building for
    which a B or C card was played.
    """

    name: ClassVar[str] = "played"
    seat: int
    card: Card
    building: Building
    lots: Lots

    def remembered(self) -> Event:
        """Return the event without the card and the building, as logs show it after the turn.

        The building could reveal the card, because each building has only one A and one C card.
        """
        return PlayedBefore(self.seat)


@dataclass(frozen=True, slots=True)
class PlayedBefore(Event):
    """A clue card was played in an earlier turn. Players may no longer look at it."""

    name: ClassVar[str] = "played_before"
    seat: int


@dataclass(frozen=True, slots=True)
class Lying(Event):
    """A building has markers on lots that are on the clue card just played.

    Reported only if players have to spot impossible markers themselves.
    """

    name: ClassVar[str] = "lying"
    building: Building
    lots: Lots

    def remembered(self) -> None:
        """Return None, because the event would reveal the lots on a card that players may no longer look at."""
        return None


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """Two cards were dropped (discarded in order to remove a marker, OT-16)."""

    name: ClassVar[str] = "dropped"
    seat: int
    cards: list[str]

    @classmethod
    def read(cls, options: Mapping[str, Any], seat: int, smaller: int, larger: int) -> Dropped:
        """Create the event from the numbers that the kernels report."""
        return cls(seat, [CARD_CODES[smaller], CARD_CODES[larger]])

    def remembered(self) -> Event:
        return DroppedBefore(self.seat)


@dataclass(frozen=True, slots=True)
class DroppedBefore(Event):
    """Two cards were dropped in an earlier turn. Players may no longer look at them."""

    name: ClassVar[str] = "dropped_before"
    seat: int


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    """Markers of a building were taken off the map, for a point each. `cause` is one of CAUSES."""

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
        """Create the event from the numbers that the kernels report."""
        kind = RecoveredUnforeseen if _spotting(options) else cls
        return kind(seat, BUILDINGS[building], lots_of(lots), points, CAUSES[cause])

    def scored(self) -> Scored:
        return Scored(self.seat, Recovered.name, self.points)


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A player who had dropped two cards removed a marker and scored a point for it."""

    name: ClassVar[str] = "removed"
    seat: int
    building: Building
    lot: Lot
    points: int

    def scored(self) -> Scored:
        return Scored(self.seat, Recovered.name, self.points)


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A building's markers were placed on its possible lots.

    Each of its five markers that is not needed scores a point.
    """

    name: ClassVar[str] = "placed"
    seat: int
    building: str
    lots: list[int]
    points: int

    @classmethod
    def read(cls, options: Mapping[str, Any], seat: int, building: int, lots: int, points: int) -> Placed:
        """Create the event from the numbers that the kernels report."""
        kind = PlacedUnforeseen if _spotting(options) else cls
        return kind(seat, BUILDINGS[building], lots_of(lots), points)

    def scored(self) -> Scored:
        return Scored(self.seat, Placed.name, self.points)


@dataclass(frozen=True, slots=True)
class Settled(Event):
    """A building was settled: its tile was put on its lot."""

    name: ClassVar[str] = "settled"
    seat: int
    building: str
    lot: int
    points: int

    @classmethod
    def read(cls, options: Mapping[str, Any], seat: int, building: int, lot: int, points: int) -> Settled:
        """Create the event from the numbers that the kernels report."""
        kind = SettledUnforeseen if _spotting(options) else cls
        return kind(seat, BUILDINGS[building], from_one(lot), points)

    def scored(self) -> Scored:
        return Scored(self.seat, Settled.name, self.points)


# If players have to spot markers, no one can foresee the effect of a clue: it depends on which lots are open.


def _spotting(options: Mapping[str, Any]) -> bool:
    """Return whether players have to spot impossible markers themselves (OT-10)."""
    return options["tidy"] == "spot"  # type: ignore[no-any-return]


@dataclass(frozen=True, slots=True)
class RecoveredUnforeseen(Recovered):
    """Markers were recovered, in a game in which players have to spot impossible markers themselves.

    A preview of the move doesn't show this event, because it could reveal which lots are open to a building.
    """

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PlacedUnforeseen(Placed):
    """Markers were placed on lots, in a game in which players have to spot impossible markers themselves.

    A preview of the move doesn't show this event, because it could reveal which lots are open to a building.
    """

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class SettledUnforeseen(Settled):
    """A tile was put on a lot, in a game in which players have to spot impossible markers themselves.

    A preview of the move doesn't show this event, because it could reveal which lots are open to a building.
    """

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LeftOut(Event):
    """A building left the game because sixteen others are on the map (OT-6)."""

    name: ClassVar[str] = "left_out"
    building: Building


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player passed because they could neither play a card nor drop two."""

    name: ClassVar[str] = "passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A player claimed that a marker is impossible (OT-17).

    The claim is right if the marker's lot isn't open to its building, that is, if no consistent assignment of buildings
    to lots puts the building there.
    """

    name: ClassVar[str] = "claimed"
    reveals: ClassVar[bool] = True
    seat: int
    building: Building
    lot: Lot
    judged: Annotated[str, ("wrong", "right").__getitem__]


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A player drew a card. The other players see only the kind of the card."""

    name: ClassVar[str] = "drew"
    reveals: ClassVar[bool] = True
    told: ClassVar[Telling] = "own"
    seat: int
    card: str | None
    kind: str
    pile: str

    @classmethod
    def read(cls, options: Mapping[str, Any], seat: int, card: int, pile: int) -> Drew:
        """Create the event from the numbers that the kernels report."""
        return cls(seat, CARD_CODES[card], KIND_NAMES[CARD_KIND[card]], PILE_NAMES[pile])

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)

    def remembered(self) -> Event:
        """Return the event without the card, as logs show it after the turn.

        A list of all cards drawn would reveal which cards were played.
        """
        return replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game ended: the town is complete, or every player in turn passed without drawing a card (OT-19)."""

    name: ClassVar[str] = "ended"
    how: Annotated[str, ENDS.__getitem__]


@dataclass(frozen=True, slots=True)
class LookedBack(Event):
    """The game is over, so everyone may look at all cards that were played or dropped (OT-20)."""

    name: ClassVar[str] = "looked_back"
    reveals: ClassVar[bool] = True
    cards: list[str]

    @classmethod
    def read(cls, options: Mapping[str, Any], first_half: int, second_half: int) -> LookedBack:
        """Create the event from two bitmasks: one for the cards numbered below SECOND_HALF, and one for the others."""
        gone = first_half | second_half << SECOND_HALF
        return cls([CARD_CODES[card] for card in range(1, CARDS + 1) if gone >> card & 1])


EVENTS = Events(
    *(TurnBegan, Took, Played, Lying, Dropped, Removed, Recovered, Placed, Settled, LeftOut, Passed, Claimed, Drew),
    *(Ended, LookedBack),
)
#: The sources of points, in the order in which they are displayed.
SOURCES = (Settled.name, Placed.name, Recovered.name)

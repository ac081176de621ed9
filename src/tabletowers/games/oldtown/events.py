"""What can happen in Old Town."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from tabletowers.contract.events import Event
from tabletowers.games.oldtown.components import BUILDINGS, CARD_CODES, CARD_KIND, lots_of
from tabletowers.games.oldtown.data import CARDS, KIND_NAMES
from tabletowers.games.oldtown.rules import OWN_PILE, TOWN_COMPLETE
from tabletowers.games.oldtown.town import (
    CLAIMED,
    DREW,
    DROPPED,
    ENDED,
    LEFT_OUT,
    LOOKED_BACK,
    LYING,
    PASSED,
    PLACED,
    PLAYED,
    RECOVERED,
    REMOVED,
    SETTLED_DOWN,
    TOOK,
    TURN_BEGAN,
)

#: Why markers are recovered: the clue, a tile on their lot, no reading puts the building there, a right claim.
CAUSES = ("clue", "tile", "tidying", "claim")


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn begins."""

    name: ClassVar[str] = "turn_began"
    forgets: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A building became a player's own (OT-4, OT-11)."""

    name: ClassVar[str] = "took"
    seat: int
    building: str


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A clue card was played: its own lots, and the building it speaks of or the own one named for it."""

    name: ClassVar[str] = "played"
    seat: int
    card: str
    building: str
    lots: list[int]

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
    """Markers that lie on the lots of the clue just played; told where markers have to be spotted."""

    name: ClassVar[str] = "lying"
    building: str
    lots: list[int]

    def remembered(self) -> None:
        """It would tell the card's lots."""
        return None


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """Two cards were dropped (OT-16)."""

    name: ClassVar[str] = "dropped"
    seat: int
    cards: list[str]

    def remembered(self) -> Event:
        return DroppedBefore(self.seat)


@dataclass(frozen=True, slots=True)
class DroppedBefore(Event):
    """Two cards were dropped in an earlier turn."""

    name: ClassVar[str] = "dropped_before"
    seat: int


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A marker was removed for two dropped cards."""

    name: ClassVar[str] = "removed"
    seat: int
    building: str
    lot: int
    points: int


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    """Markers of a building were recovered, for one of the CAUSES."""

    name: ClassVar[str] = "recovered"
    seat: int
    building: str
    lots: list[int]
    points: int
    cause: str


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A building's markers were put on lots; the points are for those not needed."""

    name: ClassVar[str] = "placed"
    seat: int
    building: str
    lots: list[int]
    points: int


@dataclass(frozen=True, slots=True)
class Settled(Event):
    """A building's tile was put on its lot."""

    name: ClassVar[str] = "settled"
    seat: int
    building: str
    lot: int
    points: int


# Where markers have to be spotted, what a clue does can't be foreseen: it depends on lots that are not open.


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
    building: str


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
    building: str
    lot: int
    judged: str


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card was drawn; the others see its kind only."""

    name: ClassVar[str] = "drew"
    reveals: ClassVar[bool] = True
    seat: int
    card: str | None
    kind: str
    pile: str

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)

    def remembered(self) -> Event:
        """A list of all cards drawn would tell those played."""
        return replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over (OT-19): the town is complete, or nobody can go on."""

    name: ClassVar[str] = "ended"
    how: str


@dataclass(frozen=True, slots=True)
class LookedBack(Event):
    """After the end all cards played and dropped may be seen again (OT-20)."""

    name: ClassVar[str] = "looked_back"
    reveals: ClassVar[bool] = True
    cards: list[str]


def from_row(row: Sequence[int], options: Mapping[str, Any]) -> Event:
    """The event that the rules wrote as these numbers."""
    kind, seat, a, b, c, d, *_ = row
    spot = options["tidy"] == "spot"
    if kind == TURN_BEGAN:
        return TurnBegan(seat)
    if kind == TOOK:
        return Took(seat, BUILDINGS[a])
    if kind == PLAYED:
        return Played(seat, CARD_CODES[a], BUILDINGS[b], lots_of(c))
    if kind == LYING:
        return Lying(BUILDINGS[a], lots_of(b))
    if kind == DROPPED:
        return Dropped(seat, [CARD_CODES[a], CARD_CODES[b]])
    if kind == REMOVED:
        return Removed(seat, BUILDINGS[a], b + 1, c)
    if kind == RECOVERED:
        recovered = RecoveredUnforeseen if spot else Recovered
        return recovered(seat, BUILDINGS[a], lots_of(b), c, CAUSES[d])
    if kind == PLACED:
        return (PlacedUnforeseen if spot else Placed)(seat, BUILDINGS[a], lots_of(b), c)
    if kind == SETTLED_DOWN:
        return (SettledUnforeseen if spot else Settled)(seat, BUILDINGS[a], b + 1, c)
    if kind == LEFT_OUT:
        return LeftOut(BUILDINGS[a])
    if kind == PASSED:
        return Passed(seat)
    if kind == CLAIMED:
        return Claimed(seat, BUILDINGS[a], b + 1, "right" if c else "wrong")
    if kind == DREW:
        return Drew(seat, CARD_CODES[a], KIND_NAMES[CARD_KIND[a]], "own" if b == OWN_PILE else "common")
    if kind == ENDED:
        return Ended("complete" if a == TOWN_COMPLETE else "dead")
    assert kind == LOOKED_BACK
    gone = a | b << 30
    return LookedBack([CARD_CODES[card] for card in range(1, CARDS + 1) if gone >> card & 1])

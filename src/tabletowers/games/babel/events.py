"""What can happen in Babel. Wonders are numbered from 1; cards are given by their number in each suit.

Without the memory aid a log forgets which discs were built: what they are, and which cards paid for them (BB-20).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from tabletowers.contract.events import Event
from tabletowers.games.babel import position
from tabletowers.games.babel.components import ACTION_CODES, SUIT_NAMES
from tabletowers.games.babel.edition import disc_parts
from tabletowers.games.babel.position import CARDS_IN_NUMBER, KIND_SPAN

#: Places on a wonder, in the order of `scoring`.
PLACES = ("first", "shared_first", "second", "other")
#: Why a game ended, in the order of `scoring`.
ENDS = ("last_disc", "standstill")


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn begins, or the second one of a double turn. Discs taken before are turned face down (BB-20)."""

    name: ClassVar[str] = "turn_began"
    forgets: ClassVar[bool] = True
    seat: int
    second: bool


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The active player passed."""

    name: ClassVar[str] = "passed"
    seat: int


@dataclass(frozen=True, slots=True)
class BuildBegun(Event):
    """The active player wants to build a disc of a wonder."""

    name: ClassVar[str] = "build_begun"
    seat: int
    wonder: int
    disc: str | None
    suit: str | None
    number: int | None
    second_suit: str | None
    second_number: int | None

    def remembered(self) -> Event:
        return replace(self, disc=None, suit=None, number=None, second_suit=None, second_number=None)


@dataclass(frozen=True, slots=True)
class OfferSealed(Event):
    """A seat has decided on its offer; what it is, only itself knows (BB-11)."""

    name: ClassVar[str] = "offer_sealed"
    seat: int
    cards: int | None
    camel: int | None
    ship: int | None
    crane: int | None
    mason: int | None
    trade: bool | None

    def remembered(self) -> Event:
        return replace(self, camel=None, ship=None, crane=None, mason=None)

    def seen_by(self, seat: int | None) -> Self:
        if seat == self.seat:
            return self
        return replace(self, cards=None, camel=None, ship=None, crane=None, mason=None, trade=None)


@dataclass(frozen=True, slots=True)
class OfferOpened(Event):
    """A seat's offer, shown to all together with everybody's."""

    name: ClassVar[str] = "offer_opened"
    reveals: ClassVar[bool] = True
    seat: int
    cards: int
    camel: int | None
    ship: int | None
    crane: int | None
    mason: int | None
    trade: bool

    def remembered(self) -> Event:
        return replace(self, camel=None, ship=None, crane=None, mason=None)


@dataclass(frozen=True, slots=True)
class Invited(Event):
    """A seat was invited and played the cards it had offered; with the trade card it gets the disc."""

    name: ClassVar[str] = "invited"
    seat: int
    cards: int
    camel: int | None
    ship: int | None
    crane: int | None
    mason: int | None
    trade: bool

    def remembered(self) -> Event:
        return replace(self, camel=None, ship=None, crane=None, mason=None)


@dataclass(frozen=True, slots=True)
class CardsPlayed(Event):
    """The active player played the missing cards."""

    name: ClassVar[str] = "cards_played"
    seat: int
    cards: int
    camel: int | None
    ship: int | None
    crane: int | None
    mason: int | None

    def remembered(self) -> Event:
        return replace(self, camel=None, ship=None, crane=None, mason=None)


@dataclass(frozen=True, slots=True)
class WildPlayed(Event):
    """The active player played wild cards, which stand for these."""

    name: ClassVar[str] = "wild_played"
    seat: int
    wilds: int
    cards: int
    camel: int | None
    ship: int | None
    crane: int | None
    mason: int | None

    def remembered(self) -> Event:
        return replace(self, camel=None, ship=None, crane=None, mason=None)


@dataclass(frozen=True, slots=True)
class PartsPlaced(Event):
    """Building parts of a seat went on a wonder."""

    name: ClassVar[str] = "parts_placed"
    seat: int
    wonder: int
    parts: int


@dataclass(frozen=True, slots=True)
class DiscTaken(Event):
    """A built disc went to a seat."""

    name: ClassVar[str] = "disc_taken"
    seat: int
    wonder: int
    disc: str | None
    suit: str | None
    number: int | None
    second_suit: str | None
    second_number: int | None

    def remembered(self) -> Event:
        return replace(self, disc=None, suit=None, number=None, second_suit=None, second_number=None)


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    """The active player gave up; the disc stays."""

    name: ClassVar[str] = "gave_up"
    seat: int
    wonder: int
    disc: str
    suit: str
    number: int
    second_suit: str | None
    second_number: int | None


@dataclass(frozen=True, slots=True)
class Rejected(Event):
    """A seat took its offered cards back and was paid for them."""

    name: ClassVar[str] = "rejected"
    seat: int
    cards: int
    points: int


@dataclass(frozen=True, slots=True)
class BonusPlayed(Event):
    """A rejected seat played its bonus card; the points come on top of those for the rejection."""

    name: ClassVar[str] = "bonus_played"
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class BonusDeclined(Event):
    """A rejected seat used no bonus card, whether it has one or not."""

    name: ClassVar[str] = "bonus_declined"
    seat: int


@dataclass(frozen=True, slots=True)
class WonderScored(Event):
    """A wonder is paid by these values: a complete one, or at the end an unfinished one."""

    name: ClassVar[str] = "wonder_scored"
    wonder: int
    first: int
    second: int
    complete: bool


@dataclass(frozen=True, slots=True)
class WonderPaid(Event):
    """What a seat got for its parts on a wonder. The place is first, shared_first, second or other."""

    name: ClassVar[str] = "wonder_paid"
    seat: int
    wonder: int
    parts: int
    place: str
    points: int


@dataclass(frozen=True, slots=True)
class ActionCardTaken(Event):
    """A seat took an action card; which, only itself knows."""

    name: ClassVar[str] = "action_card_taken"
    reveals: ClassVar[bool] = True
    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew a building card; which, only itself knows."""

    name: ClassVar[str] = "card_drawn"
    reveals: ClassVar[bool] = True
    seat: int
    suit: str | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, suit=None)


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discard pile became the deck (BB-16). Its order, first drawn first, is for the record and seen by nobody."""

    name: ClassVar[str] = "reshuffled"
    reveals: ClassVar[bool] = True
    cards: int
    order: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, order=None)


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A seat played an exchange: it discarded these cards and draws as many."""

    name: ClassVar[str] = "exchanged"
    seat: int
    cards: int
    camel: int
    ship: int
    crane: int
    mason: int


@dataclass(frozen=True, slots=True)
class ThreeDrawn(Event):
    """A seat played a draw three."""

    name: ClassVar[str] = "three_drawn"
    seat: int


@dataclass(frozen=True, slots=True)
class TurnDoubled(Event):
    """The active player played a double turn."""

    name: ClassVar[str] = "turn_doubled"
    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The last disc of a suit has been built (last_disc), or nothing has moved for a round (standstill) (BB-18)."""

    name: ClassVar[str] = "ended"
    why: str
    suit: str | None


@dataclass(frozen=True, slots=True)
class DiscsScored(Event):
    """At the end: a seat's discs by suit, those of two suits counted as is best for it, and what they pay."""

    name: ClassVar[str] = "discs_scored"
    #: Without the memory aid they lay face down.
    reveals: ClassVar[bool] = True
    seat: int
    camel: int
    ship: int
    crane: int
    mason: int
    points: int


@dataclass(frozen=True, slots=True)
class FinalCardScored(Event):
    """At the end: action cards of a seat that count by themselves."""

    name: ClassVar[str] = "final_card_scored"
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    number: int
    points: int


def from_row(row: Sequence[int], discs: Sequence[str | None]) -> Event:
    """The event that the rules wrote as these numbers; `discs` are the names of the kinds of discs."""
    kind, seat, a, b, c, d, e, _ = row
    if kind % KIND_SPAN == position.RESHUFFLED:
        return _reshuffled(kind // KIND_SPAN, row[1:])
    match kind:
        case position.TURN_BEGAN:
            return TurnBegan(seat, a == 1)
        case position.PASSED:
            return Passed(seat)
        case position.BUILD_BEGUN:
            return BuildBegun(seat, a + 1, **disc_parts(discs[b]))
        case position.OFFER_SEALED:
            return OfferSealed(seat, a + b + c + d, a, b, c, d, e == 1)
        case position.OFFER_OPENED:
            return OfferOpened(seat, a + b + c + d, a, b, c, d, e == 1)
        case position.INVITED:
            return Invited(seat, a + b + c + d, a, b, c, d, e == 1)
        case position.CARDS_PLAYED:
            return CardsPlayed(seat, a + b + c + d, a, b, c, d)
        case position.WILD_PLAYED:
            return WildPlayed(seat, e, a + b + c + d, a, b, c, d)
        case position.PARTS_PLACED:
            return PartsPlaced(seat, a + 1, b)
        case position.DISC_TAKEN:
            return DiscTaken(seat, a + 1, **disc_parts(discs[b]))
        case position.GAVE_UP:
            return GaveUp(seat, a + 1, **disc_parts(discs[b]))
        case position.REJECTED:
            return Rejected(seat, a, b)
        case position.BONUS_PLAYED:
            return BonusPlayed(seat, a)
        case position.BONUS_DECLINED:
            return BonusDeclined(seat)
        case position.WONDER_SCORED:
            return WonderScored(a + 1, b, c, d == 1)
        case position.WONDER_PAID:
            return WonderPaid(seat, a + 1, b, PLACES[c], d)
        case position.ACTION_CARD_TAKEN:
            return ActionCardTaken(seat, ACTION_CODES[a])
        case position.CARD_DRAWN:
            return CardDrawn(seat, SUIT_NAMES[a])
        case position.EXCHANGED:
            return Exchanged(seat, a + b + c + d, a, b, c, d)
        case position.THREE_DRAWN:
            return ThreeDrawn(seat)
        case position.TURN_DOUBLED:
            return TurnDoubled(seat)
        case position.ENDED:
            return Ended(ENDS[a], SUIT_NAMES[b] if b >= 0 else None)
        case position.DISCS_SCORED:
            return DiscsScored(seat, a, b, c, d, e)
        case _:
            assert kind == position.FINAL_CARD_SCORED
            return FinalCardScored(seat, ACTION_CODES[a], b, c)


def _reshuffled(count: int, numbers: Sequence[int]) -> Reshuffled:
    """A reshuffle from its numbers, each of which holds fifteen cards."""
    order = [SUIT_NAMES[numbers[i // CARDS_IN_NUMBER] >> 2 * (i % CARDS_IN_NUMBER) & 3] for i in range(count)]
    return Reshuffled(count, tuple(order))

"""What can happen in Babel. Wonders are numbered from 1; cards are given by their number in each suit.

Without the memory aid a log forgets which discs were built: what they are, and which cards paid for them (BB-20).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, ClassVar, Self

from tabletowers.contract.events import Event, Events, Scored, Telling, from_one
from tabletowers.games.babel.components import (
    ACTION_CODES,
    END_NAMES,
    FOR_CARDS,
    FOR_DISCS,
    FOR_REJECTION,
    FOR_UNFINISHED,
    FOR_WONDERS,
    PLACE_NAMES,
    SOURCES,
    SUIT_NAMES,
    SUITS,
)
from tabletowers.games.babel.edition import disc_parts, kind_names

Options = Mapping[str, Any]
Flag = Annotated[bool, bool]
Suit = Annotated[str, SUIT_NAMES.__getitem__]
Card = Annotated[str, ACTION_CODES.__getitem__]
#: A wonder's number, from 1.
Wonder = Annotated[int, from_one]
Why = Annotated[str, END_NAMES.__getitem__]


#: How many cards of a reshuffled deck one number of a row holds: a leading 1, then a digit in base 4 for each card, the
#: last digit for the card drawn first. Seven numbers hold all cards.
CARDS_IN_NUMBER = 15


def suits_in(number: int) -> Iterator[str]:
    """The cards that a number of a row holds, first drawn first."""
    while number > 1:
        number, suit = divmod(number, SUITS)
        yield SUIT_NAMES[suit]


def suit_or_none(number: int) -> str | None:
    """A suit, or none at all."""
    return SUIT_NAMES[number] if number >= 0 else None


# What several kinds of events have in common


@dataclass(frozen=True, slots=True)
class AboutDisc(Event):
    """An event about a disc of a wonder: its name, and what it says."""

    seat: int
    wonder: int
    disc: str | None
    suit: str | None
    number: int | None
    second_suit: str | None
    second_number: int | None

    @classmethod
    def read(cls, options: Options, seat: int, wonder: int, disc: int) -> Self:
        """The disc's name and parts follow from its kind in the edition."""
        return cls(seat, from_one(wonder), **disc_parts(kind_names(options["edition"])[disc]))


@dataclass(frozen=True, slots=True)
class AboutOffer(Event):
    """An event about what a seat offered: how many cards, how many of each suit, and whether with the trade card."""

    seat: int
    cards: int | None
    camel: int | None
    ship: int | None
    crane: int | None
    mason: int | None
    trade: bool | None

    @classmethod
    def read(cls, options: Options, seat: int, camel: int, ship: int, crane: int, mason: int, trade: int) -> Self:
        """The number of cards is that of all suits together."""
        return cls(seat, camel + ship + crane + mason, camel, ship, crane, mason, trade == 1)

    def remembered(self) -> Event:
        return replace(self, camel=None, ship=None, crane=None, mason=None)


# The kinds of events


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn begins, or the second one of a double turn. Discs taken before are turned face down (BB-20)."""

    name: ClassVar[str] = "turn_began"
    forgets: ClassVar[bool] = True
    told: ClassVar[Telling] = "turn"
    seat: int
    second: Flag


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The active player passed."""

    name: ClassVar[str] = "passed"
    seat: int


@dataclass(frozen=True, slots=True)
class BuildBegun(AboutDisc):
    """The active player wants to build a disc of a wonder."""

    name: ClassVar[str] = "build_begun"

    def remembered(self) -> Event:
        return replace(self, disc=None, suit=None, number=None, second_suit=None, second_number=None)


@dataclass(frozen=True, slots=True)
class OfferSealed(AboutOffer):
    """A seat has decided on its offer; only the seat itself knows what it is (BB-11)."""

    name: ClassVar[str] = "offer_sealed"
    #: All offers are opened before anything else happens.
    told: ClassVar[Telling] = "none"

    def seen_by(self, seat: int | None) -> Self:
        if seat == self.seat:
            return self
        return replace(self, cards=None, camel=None, ship=None, crane=None, mason=None, trade=None)


@dataclass(frozen=True, slots=True)
class OfferOpened(AboutOffer):
    """A seat's offer, shown to all together with everybody else's."""

    name: ClassVar[str] = "offer_opened"
    reveals: ClassVar[bool] = True
    cards: int
    trade: bool


@dataclass(frozen=True, slots=True)
class Invited(AboutOffer):
    """A seat was invited and played the cards it had offered; with the trade card it gets the disc."""

    name: ClassVar[str] = "invited"
    cards: int
    trade: bool


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

    @classmethod
    def read(cls, options: Options, seat: int, camel: int, ship: int, crane: int, mason: int) -> Self:
        """The number of cards is that of all suits together."""
        return cls(seat, camel + ship + crane + mason, camel, ship, crane, mason)

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

    @classmethod
    def read(cls, options: Options, seat: int, wilds: int, camel: int, ship: int, crane: int, mason: int) -> Self:
        """The number of cards is that of all suits together."""
        return cls(seat, wilds, camel + ship + crane + mason, camel, ship, crane, mason)

    def remembered(self) -> Event:
        return replace(self, camel=None, ship=None, crane=None, mason=None)


@dataclass(frozen=True, slots=True)
class PartsPlaced(Event):
    """Building parts of a seat went on a wonder."""

    name: ClassVar[str] = "parts_placed"
    seat: int
    wonder: Wonder
    parts: int


@dataclass(frozen=True, slots=True)
class DiscTaken(AboutDisc):
    """A disc was built and went to a seat."""

    name: ClassVar[str] = "disc_taken"

    def remembered(self) -> Event:
        return replace(self, disc=None, suit=None, number=None, second_suit=None, second_number=None)


@dataclass(frozen=True, slots=True)
class GaveUp(AboutDisc):
    """The active player gave up; the disc stays, face up."""

    name: ClassVar[str] = "gave_up"


@dataclass(frozen=True, slots=True)
class Rejected(Event):
    """A seat took its offered cards back and was paid for them (BB-14)."""

    name: ClassVar[str] = "rejected"
    seat: int
    cards: int
    points: int

    def scored(self) -> Scored:
        return Scored(self.seat, SOURCES[FOR_REJECTION], self.points)


@dataclass(frozen=True, slots=True)
class BonusPlayed(Event):
    """A rejected seat played its bonus card; the points come on top of those for the rejection."""

    name: ClassVar[str] = "bonus_played"
    seat: int
    points: int

    def scored(self) -> Scored:
        return Scored(self.seat, SOURCES[FOR_REJECTION], self.points)


@dataclass(frozen=True, slots=True)
class BonusDeclined(Event):
    """A rejected seat used no bonus card, whether it has one or not."""

    name: ClassVar[str] = "bonus_declined"
    seat: int


@dataclass(frozen=True, slots=True)
class WonderScored(Event):
    """A wonder pays these values: a complete one, or an unfinished one at the end."""

    name: ClassVar[str] = "wonder_scored"
    wonder: Wonder
    first: int
    second: int
    complete: Flag


@dataclass(frozen=True, slots=True)
class WonderPaid(Event):
    """What a seat got for its parts on a wonder. The place is first, shared_first, second or other."""

    name: ClassVar[str] = "wonder_paid"
    seat: int
    wonder: int
    parts: int
    place: str
    points: int
    #: Whether the wonder is complete: the event before, WonderScored, has told everybody, so JSON leaves it out.
    complete: bool = field(kw_only=True)

    @classmethod
    def read(cls, options: Options, seat: int, wonder: int, parts: int, place: int, points: int, complete: int) -> Self:
        """The place by its name."""
        return cls(seat, from_one(wonder), parts, PLACE_NAMES[place], points, complete=complete == 1)

    def scored(self) -> Scored:
        return Scored(self.seat, SOURCES[FOR_WONDERS if self.complete else FOR_UNFINISHED], self.points)


@dataclass(frozen=True, slots=True)
class ActionCardTaken(Event):
    """A seat took an action card; only the seat itself knows which."""

    name: ClassVar[str] = "action_card_taken"
    reveals: ClassVar[bool] = True
    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew a building card; only the seat itself knows which."""

    name: ClassVar[str] = "card_drawn"
    reveals: ClassVar[bool] = True
    told: ClassVar[Telling] = "own"
    seat: int
    suit: Suit | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, suit=None)


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discard pile became the deck (BB-16). Its order, first drawn first, is for the record; nobody sees it."""

    name: ClassVar[str] = "reshuffled"
    reveals: ClassVar[bool] = True
    cards: int
    order: tuple[str, ...] | None

    @classmethod
    def read(
        cls,
        options: Options,
        first: int,
        second: int,
        third: int,
        fourth: int,
        fifth: int,
        sixth: int,
        seventh: int,
    ) -> Self:
        """The cards of all numbers, one after the other."""
        numbers = (first, second, third, fourth, fifth, sixth, seventh)
        order = tuple(suit for number in numbers for suit in suits_in(number))
        return cls(len(order), order)

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

    @classmethod
    def read(cls, options: Options, seat: int, camel: int, ship: int, crane: int, mason: int) -> Self:
        """The number of cards is that of all suits together."""
        return cls(seat, camel + ship + crane + mason, camel, ship, crane, mason)


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
    why: Why
    suit: Annotated[str | None, suit_or_none]


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

    def scored(self) -> Scored:
        return Scored(self.seat, SOURCES[FOR_DISCS], self.points)


@dataclass(frozen=True, slots=True)
class FinalCardScored(Event):
    """At the end: action cards of a seat that count by themselves."""

    name: ClassVar[str] = "final_card_scored"
    reveals: ClassVar[bool] = True
    seat: int
    card: Card
    number: int
    points: int

    def scored(self) -> Scored:
        return Scored(self.seat, SOURCES[FOR_CARDS], self.points)


EVENTS = Events(
    TurnBegan,
    Passed,
    BuildBegun,
    OfferSealed,
    OfferOpened,
    Invited,
    CardsPlayed,
    WildPlayed,
    PartsPlaced,
    DiscTaken,
    GaveUp,
    Rejected,
    BonusPlayed,
    BonusDeclined,
    WonderScored,
    WonderPaid,
    ActionCardTaken,
    CardDrawn,
    Reshuffled,
    Exchanged,
    ThreeDrawn,
    TurnDoubled,
    Ended,
    DiscsScored,
    FinalCardScored,
)

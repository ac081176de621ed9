"""The events of Babel. Wonders are numbered from 1; cards are given as the number of cards of each suit.

Without the option "memory aid", once the next turn begins, the log no longer shows which discs were built and which
cards were played for them (BB-20).
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


#: How many cards of a reshuffled deck are packed into one number of an event. Written in base 4, such a number has a
#: leading 1 and then a digit for each card; its last digit is the card drawn first. Seven numbers hold all cards.
CARDS_IN_NUMBER = 15


def suits_in(number: int) -> Iterator[str]:
    """Yield the suits of the cards packed into one integer of an event, in the order in which the cards are drawn."""
    while number > 1:
        number, suit = divmod(number, SUITS)
        yield SUIT_NAMES[suit]


def suit_or_none(number: int) -> str | None:
    """Return the name of the suit with this number, or None if the number is negative."""
    return SUIT_NAMES[number] if number >= 0 else None


# Base classes for several kinds of events


@dataclass(frozen=True, slots=True)
class AboutDisc(Event):
    """The base class of events about a disc on a wonder.

    An event has the disc's name, its suit and number and, for a two-suit disc, its second suit and number.
    """

    seat: int
    wonder: int
    disc: str | None
    suit: str | None
    number: int | None
    second_suit: str | None
    second_number: int | None

    @classmethod
    def read(cls, options: Options, seat: int, wonder: int, disc: int) -> Self:
        """Create the event from a seat, a wonder (numbered from 0) and the number of the disc's kind."""
        return cls(seat, from_one(wonder), **disc_parts(kind_names(options["edition"])[disc]))


@dataclass(frozen=True, slots=True)
class AboutOffer(Event):
    """The base class of events about an offer.

    An event has the offer's cards in total and by suit, and whether the offer includes the trade card.
    """

    seat: int
    cards: int | None
    camel: int | None
    ship: int | None
    crane: int | None
    mason: int | None
    trade: bool | None

    @classmethod
    def read(cls, options: Options, seat: int, camel: int, ship: int, crane: int, mason: int, trade: int) -> Self:
        """Create the event from the card counts of each suit, and compute their total."""
        return cls(seat, camel + ship + crane + mason, camel, ship, crane, mason, trade == 1)

    def remembered(self) -> Event:
        return replace(self, camel=None, ship=None, crane=None, mason=None)


# The kinds of events


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn began; it may be the second of a double turn. Discs taken earlier are turned face down (BB-20)."""

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
    """The active player announced that they want to build a disc on a wonder."""

    name: ClassVar[str] = "build_begun"

    def remembered(self) -> Event:
        return replace(self, disc=None, suit=None, number=None, second_suit=None, second_number=None)


@dataclass(frozen=True, slots=True)
class OfferSealed(AboutOffer):
    """A seat made its offer. Until all offers are revealed, the other seats don't know its contents (BB-11)."""

    name: ClassVar[str] = "offer_sealed"
    #: The log does not mention it: nothing else happens until all offers are revealed.
    told: ClassVar[Telling] = "none"

    def seen_by(self, seat: int | None) -> Self:
        if seat == self.seat:
            return self
        return replace(self, cards=None, camel=None, ship=None, crane=None, mason=None, trade=None)


@dataclass(frozen=True, slots=True)
class OfferOpened(AboutOffer):
    """A seat's offer was revealed, at the same time as all the others."""

    name: ClassVar[str] = "offer_opened"
    reveals: ClassVar[bool] = True
    cards: int
    trade: bool


@dataclass(frozen=True, slots=True)
class Invited(AboutOffer):
    """A seat was invited and played the cards it had offered. If it had offered its trade card, it gets the disc."""

    name: ClassVar[str] = "invited"
    cards: int
    trade: bool


@dataclass(frozen=True, slots=True)
class CardsPlayed(Event):
    """The active player played the cards that the invited seats did not provide."""

    name: ClassVar[str] = "cards_played"
    seat: int
    cards: int
    camel: int | None
    ship: int | None
    crane: int | None
    mason: int | None

    @classmethod
    def read(cls, options: Options, seat: int, camel: int, ship: int, crane: int, mason: int) -> Self:
        """Create the event from the card counts of each suit, and compute their total."""
        return cls(seat, camel + ship + crane + mason, camel, ship, crane, mason)

    def remembered(self) -> Event:
        return replace(self, camel=None, ship=None, crane=None, mason=None)


@dataclass(frozen=True, slots=True)
class WildPlayed(Event):
    """The active player played wild cards in place of the given number of cards of each suit."""

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
        """Create the event from the card counts of each suit, and compute their total."""
        return cls(seat, wilds, camel + ship + crane + mason, camel, ship, crane, mason)

    def remembered(self) -> Event:
        return replace(self, camel=None, ship=None, crane=None, mason=None)


@dataclass(frozen=True, slots=True)
class PartsPlaced(Event):
    """A seat put building parts on a wonder."""

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
    """The active player gave up building a disc, which stays on its wonder, face up."""

    name: ClassVar[str] = "gave_up"


@dataclass(frozen=True, slots=True)
class Rejected(Event):
    """A seat was not invited: it took back the cards it had offered and got points for them (BB-14)."""

    name: ClassVar[str] = "rejected"
    seat: int
    cards: int
    points: int

    def scored(self) -> Scored:
        return Scored(self.seat, SOURCES[FOR_REJECTION], self.points)


@dataclass(frozen=True, slots=True)
class BonusPlayed(Event):
    """A rejected seat played its bonus card. The points are in addition to those for the rejection."""

    name: ClassVar[str] = "bonus_played"
    seat: int
    points: int

    def scored(self) -> Scored:
        return Scored(self.seat, SOURCES[FOR_REJECTION], self.points)


@dataclass(frozen=True, slots=True)
class BonusDeclined(Event):
    """A rejected seat did not play a bonus card. This doesn't reveal whether it has one."""

    name: ClassVar[str] = "bonus_declined"
    seat: int


@dataclass(frozen=True, slots=True)
class WonderScored(Event):
    """A wonder is scored, because it is complete or because the game is over.

    `first` and `second` are the points for first and second place.
    """

    name: ClassVar[str] = "wonder_scored"
    wonder: Wonder
    first: int
    second: int
    complete: Flag


@dataclass(frozen=True, slots=True)
class WonderPaid(Event):
    """A seat got points for its parts on a wonder. `place` is first, shared_first, second or other."""

    name: ClassVar[str] = "wonder_paid"
    seat: int
    wonder: int
    parts: int
    place: str
    points: int
    #: Whether the wonder is complete. JSON leaves this out, because the WonderScored event just before it says so.
    complete: bool = field(kw_only=True)

    @classmethod
    def read(cls, options: Options, seat: int, wonder: int, parts: int, place: int, points: int, complete: int) -> Self:
        """Create the event from the numbers that the kernels report."""
        return cls(seat, from_one(wonder), parts, PLACE_NAMES[place], points, complete=complete == 1)

    def scored(self) -> Scored:
        return Scored(self.seat, SOURCES[FOR_WONDERS if self.complete else FOR_UNFINISHED], self.points)


@dataclass(frozen=True, slots=True)
class ActionCardTaken(Event):
    """A seat took an action card. Only the seat itself knows which one."""

    name: ClassVar[str] = "action_card_taken"
    reveals: ClassVar[bool] = True
    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew a building card. Only the seat itself knows which one."""

    name: ClassVar[str] = "card_drawn"
    reveals: ClassVar[bool] = True
    told: ClassVar[Telling] = "own"
    seat: int
    suit: Suit | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, suit=None)


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discard pile was shuffled and became the deck (BB-16).

    `order` lists the cards in the order in which they will be drawn. It is stored in the record of the game but hidden
    from all players.
    """

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
        """Create the event from the seven integers into which the cards are packed."""
        numbers = (first, second, third, fourth, fifth, sixth, seventh)
        order = tuple(suit for number in numbers for suit in suits_in(number))
        return cls(len(order), order)

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, order=None)


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A seat played the action card "exchange": it discarded these cards and will draw the same number."""

    name: ClassVar[str] = "exchanged"
    seat: int
    cards: int
    camel: int
    ship: int
    crane: int
    mason: int

    @classmethod
    def read(cls, options: Options, seat: int, camel: int, ship: int, crane: int, mason: int) -> Self:
        """Create the event from the card counts of each suit, and compute their total."""
        return cls(seat, camel + ship + crane + mason, camel, ship, crane, mason)


@dataclass(frozen=True, slots=True)
class ThreeDrawn(Event):
    """A seat played the action card "draw three"."""

    name: ClassVar[str] = "three_drawn"
    seat: int


@dataclass(frozen=True, slots=True)
class TurnDoubled(Event):
    """The active player played the action card "double turn"."""

    name: ClassVar[str] = "turn_doubled"
    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game ended (BB-18): the last disc of a suit was built, or nothing changed for a whole round."""

    name: ClassVar[str] = "ended"
    why: Why
    suit: Annotated[str | None, suit_or_none]


@dataclass(frozen=True, slots=True)
class DiscsScored(Event):
    """At the end, a seat got points for its discs.

    Each two-suit disc counts for one of its suits, chosen so that the seat gets the most points.
    """

    name: ClassVar[str] = "discs_scored"
    #: Without the memory aid, the discs were face down until now.
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
    """At the end, a seat got points for action cards of a kind that scores without being played."""

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

"""What the statistics count in Babel: wonders, discs, offers and what became of them, action cards, ends."""

from __future__ import annotations

from collections.abc import Iterator

from tabletowers.contract import Event
from tabletowers.games.babel.components import WONDER_NAMES
from tabletowers.games.babel.events import (
    ActionCardTaken,
    BonusPlayed,
    BuildBegun,
    DiscsScored,
    DiscTaken,
    Ended,
    Exchanged,
    FinalCardScored,
    GaveUp,
    Invited,
    OfferOpened,
    PartsPlaced,
    Rejected,
    ThreeDrawn,
    TurnDoubled,
    WildPlayed,
    WonderPaid,
    WonderScored,
)

TURNS = frozenset({"turn_began"})
TABLES = {
    "Wonders": ("parts", "discs built", "completed", "unfinished"),
    "Discs": ("built", "begun", "given up"),
    "Offers": ("made", "invited", "rejected", "with trade", "trade invited"),
    "Action cards": ("played", "taken"),
    "Ends": ("games",),
}

Fact = tuple[str, str, str, int]


def source(event: Event, at_end: bool) -> str:
    """What points are for (BB-14, BB-17 to BB-19)."""
    match event:
        case WonderPaid(place=place, complete=complete):
            return f"{'complete' if complete else 'unfinished'} wonders, {place.replace('_', ' ')}"
        case Rejected():
            return "rejected offers"
        case BonusPlayed():
            return "rejected bonus"
        case DiscsScored():
            return "discs"
    assert isinstance(event, FinalCardScored)
    return event.card.replace("_", " ")


def facts(event: Event, at_end: bool) -> Iterator[Fact]:
    """What an event adds to the tables."""
    match event:
        case PartsPlaced(wonder=wonder, parts=parts):
            yield "Wonders", _wonder(wonder), "parts", parts
        case DiscTaken(wonder=wonder, disc=str(disc)):
            yield "Wonders", _wonder(wonder), "discs built", 1
            yield "Discs", disc, "built", 1
        case WonderScored(wonder=wonder, complete=complete):
            yield "Wonders", _wonder(wonder), "completed" if complete else "unfinished", 1
        case BuildBegun(disc=str(disc)):
            yield "Discs", disc, "begun", 1
        case GaveUp(disc=str(disc)):
            yield "Discs", disc, "given up", 1
        case OfferOpened(cards=cards, trade=trade):
            yield "Offers", _offer(cards), "made", 1
            yield "Offers", _offer(cards), "with trade", int(trade)
        case Invited(cards=cards, trade=trade):
            yield "Offers", _offer(cards), "invited", 1
            yield "Offers", _offer(cards), "trade invited", int(trade)
        case Rejected(cards=cards):
            yield "Offers", _offer(cards), "rejected", 1
        case Ended(why=why, suit=suit):
            yield "Ends", f"the last {suit} disc" if why == "last_disc" else "a standstill", "games", 1
        case _:
            yield from _action_cards(event)


def _action_cards(event: Event) -> Iterator[Fact]:
    match event:
        case ActionCardTaken(card=str(card)):
            yield "Action cards", card.replace("_", " "), "taken", 1
        case WildPlayed(wilds=wilds):
            yield "Action cards", "wild", "played", wilds
        case FinalCardScored(card=card, number=number):
            yield "Action cards", card.replace("_", " "), "played", number
        case BonusPlayed():
            yield "Action cards", "rejected bonus", "played", 1
        case Exchanged():
            yield "Action cards", "exchange", "played", 1
        case ThreeDrawn():
            yield "Action cards", "draw three", "played", 1
        case TurnDoubled():
            yield "Action cards", "double turn", "played", 1


def _wonder(number: int) -> str:
    return f"{number} {WONDER_NAMES[number - 1]}"


def _offer(cards: int) -> str:
    return "nothing" if cards == 0 else "1 card" if cards == 1 else f"{cards} cards"

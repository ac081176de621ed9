"""The statistics of Babel: wonders, discs, offers and their results, action cards, and how games end."""

from __future__ import annotations

from collections.abc import Iterator

from tabletowers.contract import Event
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
    "wonders": ("parts", "discs_built", "completed", "unfinished"),
    "discs": ("built", "begun", "given_up"),
    "offers": ("made", "invited", "rejected", "with_trade", "trade_invited"),
    "action_cards": ("played", "taken"),
    "ends": ("games",),
}

Fact = tuple[str, str, str, int]


def source(event: Event, at_end: bool) -> str:
    """Return the source of an event's points (BB-14, BB-17 to BB-19)."""
    match event:
        case WonderPaid(place=place, complete=complete):
            return f"{'complete' if complete else 'unfinished'} {place}"
        case Rejected():
            return "rejected"
        case BonusPlayed():
            return "card rejected_bonus"
        case DiscsScored():
            return "discs"
    assert isinstance(event, FinalCardScored)
    return f"card {event.card}"


def facts(event: Event, at_end: bool) -> Iterator[Fact]:
    """Yield what an event adds to the statistics, as tuples of table, row, column and number."""
    match event:
        case PartsPlaced(wonder=wonder, parts=parts):
            yield "wonders", f"wonder {wonder}", "parts", parts
        case DiscTaken(wonder=wonder, disc=str(disc)):
            yield "wonders", f"wonder {wonder}", "discs_built", 1
            yield "discs", disc, "built", 1
        case WonderScored(wonder=wonder, complete=complete):
            yield "wonders", f"wonder {wonder}", "completed" if complete else "unfinished", 1
        case BuildBegun(disc=str(disc)):
            yield "discs", disc, "begun", 1
        case GaveUp(disc=str(disc)):
            yield "discs", disc, "given_up", 1
        case OfferOpened(cards=cards, trade=trade):
            yield "offers", f"offer {cards}", "made", 1
            yield "offers", f"offer {cards}", "with_trade", int(trade)
        case Invited(cards=cards, trade=trade):
            yield "offers", f"offer {cards}", "invited", 1
            yield "offers", f"offer {cards}", "trade_invited", int(trade)
        case Rejected(cards=cards):
            yield "offers", f"offer {cards}", "rejected", 1
        case Ended(why=why, suit=suit):
            yield "ends", f"suit {suit}" if why == "last_disc" else why, "games", 1
        case _:
            yield from _action_cards(event)


def _action_cards(event: Event) -> Iterator[Fact]:
    match event:
        case ActionCardTaken(card=str(card)):
            yield "action_cards", f"card {card}", "taken", 1
        case WildPlayed(wilds=wilds):
            yield "action_cards", "card wild", "played", wilds
        case FinalCardScored(card=card, number=number):
            yield "action_cards", f"card {card}", "played", number
        case BonusPlayed():
            yield "action_cards", "card rejected_bonus", "played", 1
        case Exchanged():
            yield "action_cards", "card exchange", "played", 1
        case ThreeDrawn():
            yield "action_cards", "card draw_three", "played", 1
        case TurnDoubled():
            yield "action_cards", "card double_turn", "played", 1

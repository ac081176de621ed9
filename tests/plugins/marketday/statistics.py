"""What the statistics count in Market Day: which goods go for which cards."""

from __future__ import annotations

from collections.abc import Iterator

from marketday.events import BidOpened, Taken
from tabletowers.contract import Event

#: A turn is one of the goods taken.
TURNS = frozenset({"taken"})
TABLES = {"Goods": ("taken",), "Cards": ("bid",)}


def source(event: Event, at_end: bool) -> str:
    """All points are for goods."""
    return "goods"


def facts(event: Event, at_end: bool) -> Iterator[tuple[str, str, str, int]]:
    """What an event adds to the tables."""
    match event:
        case Taken(good=good):
            yield "Goods", f"worth {good}", "taken", 1
        case BidOpened(card=card):
            yield "Cards", f"card {card}", "bid", 1

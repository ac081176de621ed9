"""What the statistics count in Clocktowers: cards, and the features of complete towers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tabletowers.contract import Event
from tabletowers.games.clocktowers.events import Built, Completed, Discarded, Drawn
from tabletowers.text import catalogue

#: A turn is a card built or discarded (CT-3).
TURNS = frozenset({"built", "discarded"})
TABLES = {
    "Cards": ("built", "discarded", "drawn"),
    "Complete towers by height": ("completed",),
    "Complete towers by colour": ("completed",),
}
#: What a complete tower is worth (CT-11).
_WORTH = {5: "towers without animals", 4: "towers with cats", 3: "towers with cats and mice", 2: "towers with mice"}

Fact = tuple[str, str, str, int]


def source(event: Event, at_end: bool) -> str:
    """Points are for complete towers."""
    assert isinstance(event, Completed)
    return _WORTH[event.points]


def facts(event: Event, at_end: bool) -> Iterator[Fact]:
    """What an event adds to the tables."""
    match event:
        case Built(card=card):
            yield "Cards", _card(card), "built", 1
        case Discarded(card=str(card)):
            yield "Cards", _card(card), "discarded", 1
        case Drawn(card=card):
            yield "Cards", _card(card), "drawn", 1
        case Completed(height=height, colour=colour):
            yield "Complete towers by height", f"height {height}", "completed", 1
            yield "Complete towers by colour", colour, "completed", 1


@cache
def _card(code: str) -> str:
    return f"{code} {catalogue('en')('clocktowers-card', card=code)}"

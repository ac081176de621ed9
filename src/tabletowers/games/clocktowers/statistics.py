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
#: How the tables name the sources of points.
_SOURCES = {
    "none": "towers without animals",
    "cats": "towers with cats",
    "both": "towers with cats and mice",
    "mice": "towers with mice",
}

Fact = tuple[str, str, str, int]


def source(event: Event, at_end: bool) -> str:
    """Points are for complete towers."""
    scored = event.scored()
    assert scored is not None
    return _SOURCES[scored.source]


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

"""The statistics of Clocktowers: counts of cards, and of complete towers by height and colour."""

from __future__ import annotations

from collections.abc import Iterator

from tabletowers.contract import Event
from tabletowers.games.clocktowers.events import Built, Completed, Discarded, Drawn

#: The events that count as a turn: a card is built or discarded (CT-3).
TURNS = frozenset({"built", "discarded"})
TABLES = {
    "cards": ("built", "discarded", "drawn"),
    "complete_towers_by_height": ("completed",),
    "complete_towers_by_colour": ("completed",),
}

Fact = tuple[str, str, str, int]


def source(event: Event, at_end: bool) -> str:
    """Return the source of an event's points: the combination of animals in the completed tower."""
    scored = event.scored()
    assert scored is not None
    return scored.source


def facts(event: Event, at_end: bool) -> Iterator[Fact]:
    """Yield what an event adds to the statistics, as tuples of table, row, column and number."""
    match event:
        case Built(card=card):
            yield "cards", f"card {card}", "built", 1
        case Discarded(card=str(card)):
            yield "cards", f"card {card}", "discarded", 1
        case Drawn(card=card):
            yield "cards", f"card {card}", "drawn", 1
        case Completed(height=height, colour=colour):
            yield "complete_towers_by_height", f"height {height}", "completed", 1
            yield "complete_towers_by_colour", f"colour {colour}", "completed", 1

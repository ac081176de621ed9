"""What the statistics count in Seven Lights: who lights which lighthouse, and how often one rests."""

from __future__ import annotations

from collections.abc import Iterator

from sevenlights.events import Carried, Lit, Rested
from tabletowers.contract import Event

#: A turn is a card carried, or a rest.
TURNS = frozenset({"carried", "rested"})
TABLES = {"Lighthouses": ("carried", "lit"), "Turns": ("taken",)}


def facts(event: Event, at_end: bool) -> Iterator[tuple[str, str, str, int]]:
    """What an event adds to the tables."""
    match event:
        case Carried(light=light):
            yield "Lighthouses", light, "carried", 1
            yield "Turns", "carry", "taken", 1
        case Lit(light=light):
            yield "Lighthouses", light, "lit", 1
        case Rested():
            yield "Turns", "rest", "taken", 1

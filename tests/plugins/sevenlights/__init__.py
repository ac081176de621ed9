"""Seven Lights: a small game of dark lighthouses and hidden fuel for three to five keepers."""

from __future__ import annotations

from sevenlights import observation
from sevenlights.components import DEALT, HAND, LEAST_PLAYERS, LIGHTS, MOST_PLAYERS
from sevenlights.decisions import DECISIONS
from sevenlights.events import EVENTS
from sevenlights.reasons import REASONS
from sevenlights.record import LAYOUT
from tabletowers.contract import Benchmark, Game


class SevenLights(Game):
    """Seven Lights as the rest of the world sees it."""

    name = "sevenlights"
    title = "Seven Lights"
    authors = "the Tabletowers developers"
    year = 2026
    minutes = 15
    rules_version = 1
    seats = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    decisions = DECISIONS
    sources = ("lights", "help")
    layout = LAYOUT
    events = EVENTS
    reasons = REASONS
    observation = observation
    most_legal = max(HAND * len(LIGHTS), DEALT * len(LIGHTS) + 1)
    benchmark = Benchmark(players=3)


GAME = SevenLights()

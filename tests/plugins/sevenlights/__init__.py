"""Seven Lights: a small game of dark lighthouses and hidden fuel for three to five keepers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sevenlights import notation, observation, view
from sevenlights.components import DEALT, HAND, LEAST_PLAYERS, LIGHTS, MOST_PLAYERS
from sevenlights.decisions import CARRY, DECISIONS
from sevenlights.events import EVENTS
from sevenlights.reasons import REASONS
from sevenlights.record import LAYOUT
from tabletowers.contract import Benchmark, Game, Sight
from tabletowers.kernel.layout import Fields


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

    def groups(self, players: int, options: Mapping[str, Any]) -> list[list[int]]:
        """What is shuffled."""
        return notation.groups()

    def setup_of(self, order: Sequence[int], players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The set-up as JSON."""
        return notation.setup_of(order, players)

    def order_of(self, setup: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> list[int]:
        """The set-up back from JSON."""
        return notation.order_of(setup, players)

    def move_texts(self, options: Mapping[str, Any]) -> Sequence[str]:
        """All moves."""
        return notation.move_texts()

    def decision(self, fields: Fields) -> str | None:
        """SL-2: what is carried where."""
        return CARRY.name if fields["to_move"] >= 0 else None

    def board(self, sight: Sight, fields: Fields) -> dict[str, Any]:
        """What everybody sees."""
        return view.board(fields)

    def board_of_seat(self, board: dict[str, Any], sight: Sight, seat: int) -> dict[str, Any]:
        """What a seat sees."""
        return view.board_of_seat(board, sight.fields, seat)

    def fields_from_view(self, view_: Mapping[str, Any]) -> Mapping[str, Any]:
        """The record back from a view."""
        return view.fields_from_view(view_)


GAME = SevenLights()

"""Clocktowers, by Alan R. Moon and Aaron Weissblum (2004): towers of cards for two to four players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletowers.contract import Benchmark, Game, Reason, Sight, State, Strength
from tabletowers.games.clocktowers import details, notation, observation, view
from tabletowers.games.clocktowers.components import (
    LEAST_PLAYERS,
    MOST_PLAYERS,
    MOST_TOWERS,
    PILES,
    SOURCES,
    pile_cards,
)
from tabletowers.games.clocktowers.decisions import DECISIONS, DRAW, PLAY
from tabletowers.games.clocktowers.events import EVENTS
from tabletowers.games.clocktowers.layout import LAYOUT
from tabletowers.games.clocktowers.reasons import FLOORS_ONLY, REASONS
from tabletowers.kernel.layout import Fields


class Clocktowers(Game):
    """The definition of Clocktowers: its name, seats, decisions, layout and the functions that generic code calls."""

    name = "clocktowers"
    title = "Clocktowers"
    authors = "Alan R. Moon and Aaron Weissblum"
    year = 2004
    minutes = 30
    rules_version = 1
    own_board = True
    seats = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    decisions = DECISIONS
    sources = SOURCES
    layout = LAYOUT
    events = EVENTS
    reasons = REASONS
    observation = observation
    #: With three different floors in hand, each can go on any tower, start a new tower, or be discarded.
    most_legal = 3 * (MOST_TOWERS + 2)
    strengths = (
        Strength(glance=2),
        Strength(glance=4),
        Strength(candidates=2, stubbornness=12),
        Strength(candidates=2, stubbornness=6),
        Strength(candidates=3, stubbornness=9),
        Strength(candidates=3),
        Strength(),
        Strength(tries=600),
    )
    net_depth = 10
    search_iterations = (200, 900, 4_500, 24_000)
    benchmark = Benchmark(players=3, peer="hex(board_size=11)", search_goal=60_000, batch_goal=5_000_000, load=True)

    def groups(self, players: int, options: Mapping[str, Any]) -> list[list[int]]:
        return [pile_cards(pile, players) for pile in range(PILES)]

    def setup_of(self, order: Sequence[int], players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return notation.setup_of(order, players)

    def order_of(self, setup: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> list[int]:
        return notation.order_of(setup, players)

    def move_texts(self, options: Mapping[str, Any]) -> Sequence[str]:
        return notation.move_texts()

    def decision(self, fields: Fields) -> str | None:
        if fields["to_move"] < 0:
            return None
        return DRAW.name if fields["drawing"] else PLAY.name

    def board(self, sight: Sight, fields: Fields) -> dict[str, Any]:
        return view.board(fields.raw, fields["players"])

    def board_of_seat(self, board: dict[str, Any], sight: Sight, seat: int) -> dict[str, Any]:
        return view.board_of_seat(board, sight.data.tobytes(), seat)

    def fields_from_view(self, view_: Mapping[str, Any]) -> Mapping[str, Any]:
        return view.fields_from_view(view_)

    def why_never(self, text: str) -> Reason:
        return FLOORS_ONLY if text in notation.ON_NEW_GROUND else super().why_never(text)

    def details(self, state: State, seat: int, action: int, reason: Reason) -> Mapping[str, Any]:
        return details.of(state, seat, action, reason)


GAME = Clocktowers()

"""Market Day: a small game of secret bids for two to four players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from marketday import notation, observation, view
from marketday.components import HAND, LEAST_PLAYERS, MOST_OPEN, MOST_PLAYERS, OPEN
from marketday.decisions import BID, DECISIONS, TAKE
from marketday.events import EVENTS
from marketday.reasons import REASONS
from marketday.record import LAYOUT
from tabletowers.contract import Benchmark, Game, Option, Sight
from tabletowers.kernel.layout import Fields


class MarketDay(Game):
    """Market Day as the rest of the world sees it."""

    name = "marketday"
    title = "Market Day"
    authors = "the Tabletowers developers"
    year = 2026
    minutes = 5
    rules_version = 1
    seats = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    options = (Option("open", OPEN[0], "how many goods lie open at a time", OPEN),)
    decisions = DECISIONS
    sources = ("goods",)
    layout = LAYOUT
    events = EVENTS
    reasons = REASONS
    observation = observation
    most_legal = max(HAND, MOST_OPEN)
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

    def fields_from_options(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """How many goods lie open."""
        return {"open_goods": options["open"]}

    def decision(self, fields: Fields) -> str | None:
        """A bid, or what the highest bid takes."""
        if fields["to_move"] < 0:
            return None
        return TAKE.name if fields["choosing"] else BID.name

    def asked(self, fields: Fields) -> list[int]:
        """MD-2: all who have not bid yet, at once."""
        seat = fields["to_move"]
        if seat < 0 or fields["choosing"]:
            return [seat] if seat >= 0 else []
        return list(range(seat, fields["players"]))

    def board(self, sight: Sight, fields: Fields) -> dict[str, Any]:
        """What everybody sees."""
        return view.board(fields)

    def board_of_seat(self, board: dict[str, Any], sight: Sight, seat: int) -> dict[str, Any]:
        """What a seat sees."""
        return view.board_of_seat(board, sight.fields, seat)

    def fields_from_view(self, view_: Mapping[str, Any]) -> Mapping[str, Any]:
        """The record back from a view."""
        return view.fields_from_view(view_)


GAME = MarketDay()

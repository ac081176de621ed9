"""Clocktowers, by Alan R. Moon and Aaron Weissblum (2004): towers of cards for two to four players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tabletowers.contract import Decision, Event, Game, Position, Reason, State
from tabletowers.games.clocktowers import events, habits, notation, observation, rules, sense, view
from tabletowers.games.clocktowers.components import COLOUR_NAMES, MOST_TOWERS, PILES, RR, pile_cards
from tabletowers.kernel import Fields


class Clocktowers(Game):
    """Clocktowers as the rest of the project sees it."""

    name = "clocktowers"
    title = "Clocktowers"
    authors = "Alan R. Moon and Aaron Weissblum"
    year = 2004
    minutes = 30
    # Hands are hidden; the piles to draw from lie open.
    decisions = (Decision("play"), Decision("draw", hidden=False))
    sources = ("none", "cats", "both", "mice")
    rules_version = 1
    seats = range(2, 5)
    kernels = rules
    sense = sense
    habits = habits
    observation = observation
    search_iterations = (200, 900, 4_500, 24_000)
    #: Three different floors, each on every tower, on new ground or discarded.
    most_legal = 3 * (MOST_TOWERS + 2)

    def groups(self, players: int, options: Mapping[str, Any]) -> list[list[int]]:
        return [pile_cards(pile, players) for pile in range(PILES)]

    def setup_of(self, order: Sequence[int], players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return notation.setup_of(order, players)

    def order_of(self, setup: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> list[int]:
        return notation.order_of(setup, players)

    def move_texts(self, options: Mapping[str, Any]) -> Sequence[str]:
        return notation.move_texts()

    def event(self, row: Sequence[int], options: Mapping[str, Any]) -> Event:
        return events.from_row(row)

    def decision(self, fields: Fields) -> str | None:
        if fields["to_move"] < 0:
            return None
        return "draw" if fields["drawing"] else "play"

    def boards(self, position: Position, fields: Fields, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        return view.boards(fields.raw, position.players, seats)

    def fill_from_view(self, record: np.record, view_: Mapping[str, Any]) -> None:
        view.fill(record, view_)

    def details(self, state: State, seat: int, action: int, reason: Reason) -> Mapping[str, Any]:
        """For a roof that does not fit: its colour, the tower's height and the heights wanted."""
        if reason.code != "wrong_height":
            return {}
        colour = rules.card_of(action) - RR
        return {
            "colour": COLOUR_NAMES[colour],
            "height": int(state.record["height"][seat, rules.tower_of(action)]),
            "wanted": [height for height in range(1, 30) if rules.height_wanted(state.record, colour, height)],
        }


GAME = Clocktowers()

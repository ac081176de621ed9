"""Old Town, by Stephan Riedel (2004): a ghost town found again, clue by clue, for two to four players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tabletowers.contract import Decision, Event, Game, Option, Position, Reason, StandingAnswer, State
from tabletowers.games.oldtown import events, habits, moves, notation, observation, rules, sense, view
from tabletowers.games.oldtown.components import MOST_IN_HAND


class OldTown(Game):
    """Old Town as the rest of the project sees it."""

    name = "oldtown"
    title = "Old Town"
    authors = "Stephan Riedel"
    year = 2004
    minutes = 40
    decisions = (
        Decision("take", hidden=False),
        Decision("act"),
        Decision("remove"),
        Decision("claim", interjection=True, ahead=True, standing=(StandingAnswer("claims", "done", ("done",)),)),
        Decision("draw", hidden=False),
    )
    sources = ("settled", "placed", "recovered")
    rules_version = 1
    seats = range(2, 5)
    kernels = rules
    sense = sense
    habits = habits
    observation = observation
    search_iterations = (10, 120, 1_000, 12_000)
    search_horizon = 16
    search_widening = 0.5
    search_trust = 1.0
    options = (
        Option(
            "tidy",
            "auto",
            "auto: markers that can't be right go at once; spot: they stay until somebody points them out",
            ("auto", "spot"),
        ),
        Option(
            "memory_aid",
            False,
            "true: cards played and dropped can be looked up; false: only what they did",
            (False, True),
        ),
    )
    #: Two own buildings for every card of the largest hand, and every pair of its cards.
    most_legal = 2 * MOST_IN_HAND + MOST_IN_HAND * (MOST_IN_HAND - 1) // 2

    def check_players(self, players: object) -> int:
        """Two to four; alone one solves puzzles."""
        if type(players) is int and players == 1:
            raise ValueError("oldtown is for 2 to 4 players; one alone solves its puzzles: tabletowers puzzle --help")
        return super().check_players(players)

    def groups(self, players: int, options: Mapping[str, Any]) -> list[list[int]]:
        return notation.groups(players)

    def setup_of(self, order: Sequence[int], players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return notation.setup_of(order, players)

    def order_of(self, setup: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> list[int]:
        return notation.order_of(setup, players)

    def move_texts(self, options: Mapping[str, Any]) -> Sequence[str]:
        return notation.move_texts()

    def write_options(self, record: np.record, options: Mapping[str, Any]) -> None:
        record["spot"] = options["tidy"] == "spot"
        record["memory_aid"] = options["memory_aid"]

    def event(self, row: Sequence[int], options: Mapping[str, Any]) -> Event:
        return events.from_row(row, options)

    def remembered(self, event: Event, options: Mapping[str, Any]) -> Event | None:
        return event if options["memory_aid"] else event.remembered()

    def decision(self, fields: Mapping[str, Any]) -> str | None:
        return moves.DECISIONS[fields["phase"]] if fields["to_move"] >= 0 else None

    def answers_ahead(self, fields: Mapping[str, Any]) -> list[int]:
        """OT-17: while the others claim after a turn, the seats between the one asked and the one whose turn it was."""
        asked, active = fields["to_move"], fields["turn"]
        if asked < 0 or asked == active or self.decision(fields) != "claim":
            return []
        players = fields["players"]
        return [(asked + step) % players for step in range(1, (active - asked) % players)]

    def may_say_ahead(self, move: str) -> bool:
        return move == "done" or move.startswith("claim ")

    def boards(
        self, position: Position, fields: Mapping[str, Any], seats: Sequence[int | None]
    ) -> list[dict[str, Any]]:
        return [view.board(position.data, fields, seat) for seat in seats]

    def fill_from_view(self, record: np.record, view_: Mapping[str, Any]) -> None:
        view.fill(record, view_)

    def details(self, state: State, seat: int, action: int, reason: Reason) -> Mapping[str, Any]:
        return view.details(state, seat, action, reason)


GAME = OldTown()

"""Old Town, by Stephan Riedel (2004): two to four players rediscover a ghost town, clue by clue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tabletowers.contract import Benchmark, Event, Game, Option, Reason, Sight, State, Strength
from tabletowers.games.oldtown import claims, details, notation, observation, view
from tabletowers.games.oldtown.actions import DONE, FIRST_CLAIM, building_of, lot_of
from tabletowers.games.oldtown.components import LEAST_PLAYERS, MOST_IN_HAND, MOST_OWNED, MOST_PLAYERS
from tabletowers.games.oldtown.decisions import ASKED, CLAIMING, DECISIONS
from tabletowers.games.oldtown.events import EVENTS, SOURCES
from tabletowers.games.oldtown.layout import LAYOUT
from tabletowers.games.oldtown.reasons import REASONS
from tabletowers.games.oldtown.verdicts import SURVEY
from tabletowers.kernel.layout import Fields


class OldTown(Game):
    """The definition of Old Town.

    It consists of the game's name, seats, options, decisions, state layout, and functions that generic code calls.
    """

    name = "oldtown"
    title = "Old Town"
    authors = "Stephan Riedel"
    year = 2004
    minutes = 40
    rules_version = 2
    own_board = True
    earlier = MappingProxyType({1: "tabletowers.games.oldtown.version1"})
    seats = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    decisions = DECISIONS
    sources = SOURCES
    layout = LAYOUT
    events = EVENTS
    reasons = REASONS
    observation = observation
    #: With the largest hand: playing any card for either of two own buildings, or dropping any two cards.
    most_legal = MOST_OWNED * MOST_IN_HAND + MOST_IN_HAND * (MOST_IN_HAND - 1) // 2
    questions = (SURVEY,)
    extras = ("puzzles",)
    strengths = (
        Strength(keenness=1, glance=2),
        Strength(keenness=2, glance=3),
        Strength(keenness=3, glance=6),
        Strength(keenness=3, candidates=2, stubbornness=20),
        Strength(keenness=4, candidates=2),
        Strength(),
        Strength(tries=200, depth=2),
        Strength(tries=1_500),
    )
    search_iterations = (10, 120, 1_000, 12_000)
    search_horizon = 16
    search_widening = 0.5
    search_trust = 1.0
    benchmark = Benchmark(
        players=3,
        options=({"tidy": "spot"}, {"tidy": "auto"}),
        peer="othello",
        search_goal=3_000,
        batch_goal=200_000,
    )
    options: tuple[Option, ...] = (
        Option(
            "tidy",
            "spot",
            "spot: markers that can't be right stay until a player claims them; auto: they go at once (OT-10)",
            ("auto", "spot"),
            # In a game with days per move, asking all other players after every turn would take too long.
            by_days="auto",
        ),
        Option(
            "memory_aid",
            False,
            "true: cards played and dropped can be looked up; false: only what they did",
            (False, True),
        ),
    )

    def check_players(self, players: object) -> int:
        """Check that there are two to four players. If there is only one, the error message mentions the puzzles."""
        if type(players) is int and players == 1:
            raise ValueError("oldtown is for 2 to 4 players; one player solves its puzzles: tabletowers puzzle --help")
        return super().check_players(players)

    def groups(self, players: int, options: Mapping[str, Any]) -> list[list[int]]:
        return notation.groups(players)

    def setup_of(self, order: Sequence[int], players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return notation.setup_of(order, players)

    def order_of(self, setup: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> list[int]:
        return notation.order_of(setup, players)

    def move_texts(self, options: Mapping[str, Any]) -> Sequence[str]:
        return notation.move_texts()

    def fields_from_options(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        return {"spot": options["tidy"] == "spot", "memory_aid": options["memory_aid"]}

    def explanation(self, before: State, move: str) -> Mapping[str, Any] | None:
        """Return an explanation of why a claim that a marker is impossible is right or wrong.

        Returns None for any other move.
        """
        action = before.moves.numbers[move]
        if not FIRST_CLAIM <= action < DONE:
            return None
        return claims.explanation(before.fields, building_of(action), lot_of(action))

    def remembered(self, event: Event, options: Mapping[str, Any]) -> Event | None:
        return event if options["memory_aid"] else event.remembered()

    def decision(self, fields: Fields) -> str | None:
        return ASKED[fields["phase"]].name if fields["to_move"] >= 0 else None

    def answers_ahead(self, fields: Fields) -> list[int]:
        """Return the seats that will be asked for claims later in this turn and may already answer now (OT-17)."""
        asked, players = fields["to_move"], fields["players"]
        if asked < 0 or fields["phase"] != CLAIMING:
            return []
        return [(asked + step) % players for step in range(1, (fields["turn"] - asked) % players or players)]

    def may_say_ahead(self, move: str) -> bool:
        return move == notation.DONE or move.startswith(notation.CLAIM)

    def asked_ahead(self, state: State, seat: int) -> State | None:
        """Return a copy of the state in which this seat is asked for claims now (OT-17).

        Returns None if the game is over, or if impossible markers are recovered automatically, without claims.
        """
        fields = state.fields
        if not fields["spot"] or fields["to_move"] < 0:
            return None
        asked = state.copy()
        self.layout.write(asked.data, {"to_move": seat, "phase": CLAIMING})
        return asked

    def board(self, sight: Sight, fields: Fields) -> dict[str, Any]:
        return view.board(fields)

    def board_of_seat(self, board: dict[str, Any], sight: Sight, seat: int) -> dict[str, Any]:
        return view.board_of_seat(board, sight)

    def fields_from_view(self, view_: Mapping[str, Any]) -> Mapping[str, Any]:
        return view.fields_from_view(view_)

    def details(self, state: State, seat: int, action: int, reason: Reason) -> Mapping[str, Any]:
        return details.of(state, seat, action, reason)


GAME = OldTown()

"""Der Turmbau zu Babel, by Reiner Knizia (2005): wonders built with secret offers, for three to five players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tabletowers.contract import Benchmark, Event, Game, Option, Reason, Sight, State, Strength
from tabletowers.games.babel import consequences, decisions, details, edition, notation, observation, view
from tabletowers.games.babel.actions import MOST_LEGAL
from tabletowers.games.babel.components import (
    BUILDING_CARDS,
    LEAST_PLAYERS,
    MOST_DRAWN,
    MOST_PLAYERS,
    SOURCES,
    SUIT_NAMES,
)
from tabletowers.games.babel.decisions import BONUS, DECISIONS
from tabletowers.games.babel.events import EVENTS, BonusDeclined, DiscTaken, Reshuffled
from tabletowers.games.babel.layout import LAYOUT
from tabletowers.games.babel.reasons import REASONS
from tabletowers.kernel.layout import Fields


class Babel(Game):
    """The definition of Babel: its name, seats, options, decisions, layout, and functions that generic code calls."""

    name = "babel"
    title = "Der Turmbau zu Babel"
    authors = "Reiner Knizia"
    year = 2005
    minutes = 45
    rules_version = 2
    own_board = True
    earlier = MappingProxyType({1: "tabletowers.games.babel.version1"})
    seats = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    options: tuple[Option, ...] = (
        Option("discs", "plain", "24 discs of one suit, or four of two suits among them (BB-2)", ("plain", "mixed")),
        Option("action_cards", True, "play with action cards (BB-6)", (True, False)),
        Option("memory_aid", False, "true: the discs that each player has taken lie face up (BB-20)", (True, False)),
        Option("edition", edition.DEFAULT, "the numbers printed on another copy (BB-2 to BB-7)", check=edition.checked),
    )
    decisions = DECISIONS
    sources = SOURCES
    layout = LAYOUT
    events = EVENTS
    reasons = REASONS
    observation = observation
    most_legal = MOST_LEGAL
    questions = (consequences.INVITATIONS, consequences.GUESTS)
    strengths = (
        Strength(keenness=1, glance=2),
        Strength(keenness=2, glance=4),
        Strength(keenness=3, candidates=1),
        Strength(keenness=3, candidates=2),
        Strength(keenness=4, candidates=3),
        Strength(candidates=5),
        Strength(),
        Strength(tries=1_000),
    )
    net_depth = 2
    search_iterations = (60, 300, 1_500, 27_000)
    search_widening = 1.0
    benchmark = Benchmark(
        players=4,
        options=({"memory_aid": False}, {"memory_aid": True}),
        peer="hex(board_size=11)",
        search_goal=10_000,
        batch_goal=1_000_000,
    )

    def groups(self, players: int, options: Mapping[str, Any]) -> list[list[int]]:
        return notation.groups(options)

    def setup_of(self, order: Sequence[int], players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return notation.setup_of(order, players, options)

    def order_of(self, setup: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> list[int]:
        return notation.order_of(setup, players, options)

    def move_texts(self, options: Mapping[str, Any]) -> Sequence[str]:
        return notation.move_texts(options)

    def decision(self, fields: Fields) -> str | None:
        return decisions.name_of(fields)

    def asked(self, fields: Fields) -> list[int]:
        return decisions.asked(fields)

    def board(self, sight: Sight, fields: Fields) -> dict[str, Any]:
        return view.board(fields.raw, sight.options["edition"])

    def board_of_seat(self, board: dict[str, Any], sight: Sight, seat: int) -> dict[str, Any]:
        """Return the board as one seat sees it.

        If the seat has to decide whom to invite, the entry `choices` lists the consequences of each possible choice.
        """
        raw = sight.data.tobytes()
        own_board = view.board_of_seat(board, raw, seat, sight.options["edition"])
        if view.invites(raw, seat):
            own_board["choices"] = consequences.choices(sight)
        return own_board

    def fields_from_view(self, view_: Mapping[str, Any]) -> Mapping[str, Any]:
        return view.fields_from_view(view_)

    def fields_from_options(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        return edition.fields_from_options(options)

    def details(self, state: State, seat: int, action: int, reason: Reason) -> Mapping[str, Any]:
        return details.of(state, seat, action, reason)

    def remembered(self, event: Event, options: Mapping[str, Any]) -> Event | None:
        return event if options["memory_aid"] else event.remembered()

    def remembered_by(self, seat: int | None, event: Event, options: Mapping[str, Any]) -> Event | None:
        """Return the part of an earlier event that a seat may still see (BB-20).

        A seat may always look at the discs that it has taken.
        """
        own = isinstance(event, DiscTaken) and event.seat == seat
        return event if own else self.remembered(event, options)

    def foresee(self, state: State, move: str) -> list[Event]:
        """Return the events of a move that its player can foresee.

        For an invitation, these include the scoring of the wonder, which is certain even though rejected players are
        asked about their bonus cards first.
        """
        foreseen = state.play(move)
        while not state.is_over and state.fields["decision"] == BONUS:
            foreseen += [event for event in state.play("no bonus") if not isinstance(event, BonusDeclined)]
        return foreseen

    def supply_shuffle(self, state: State, action: int, mix: Callable[[list[Any]], list[Any]]) -> None:
        """Store the new order of the discard pile, as shuffled by `mix`, if the action reshuffles it (BB-16)."""
        fields = state.fields
        if fields["deck_size"] > MOST_DRAWN:
            return
        for event in state.copy().act(action):
            if isinstance(event, Reshuffled):
                assert event.order is not None
                pile = sorted(event.order, key=SUIT_NAMES.index)
                order = notation.reshuffled(mix(list(pile)), pile)
                deck = [*fields["deck"][: BUILDING_CARDS - len(order)], *reversed(order)]
                self.layout.write(state.data, {"deck": deck, "supplied": len(order)})


GAME = Babel()

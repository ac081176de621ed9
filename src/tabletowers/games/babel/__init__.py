"""Der Turmbau zu Babel, by Reiner Knizia (2005): wonders built with secret offers, for three to five players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from tabletowers.contract import Decision, Event, Game, Option, Position, Reason, StandingAnswer, State
from tabletowers.games.babel import details, edition, events, habits, notation, observation, rules, sense, view
from tabletowers.games.babel.components import BUILDING_CARDS, LEAST_PLAYERS, MOST_PLAYERS, SUIT_NAMES
from tabletowers.games.babel.position import BONUS, DECISIONS
from tabletowers.kernel import Fields

#: The most cards that one decision draws: a pass among five.
_MOST_DRAWN = MOST_PLAYERS + 1


class Babel(Game):
    """Babel as the rest of the project sees it."""

    name = "babel"
    title = "Der Turmbau zu Babel"
    authors = "Reiner Knizia"
    year = 2005
    minutes = 45
    decisions = (
        Decision("turn"),
        Decision(
            "offer",
            interjection=True,
            simultaneous=True,
            standing=(StandingAnswer("offers", "nothing", ("offer 0", "offer 0/0")),),
        ),
        Decision("invite"),
        Decision("bonus", interjection=True),
    )
    sources = ("wonders", "rejections", "unfinished", "discs", "cards")
    rules_version = 1
    seats = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    options = (
        Option("discs", "plain", "24 discs of one suit, or four of two suits among them (BB-2)", ("plain", "mixed")),
        Option("action_cards", True, "play with action cards (BB-6)", (True, False)),
        Option("memory_aid", True, "show which discs each player has taken (BB-20)", (True, False)),
        Option("edition", edition.DEFAULT, "the numbers of one's own copy (BB-2 to BB-7)", check=edition.checked),
    )
    kernels = rules
    sense = sense
    habits = habits
    observation = observation
    search_iterations = (60, 300, 1_500, 27_000)
    search_widening = 1.0
    most_legal = rules.MOST_LEGAL

    def groups(self, players: int, options: Mapping[str, Any]) -> list[list[int]]:
        return notation.groups(options)

    def setup_of(self, order: Sequence[int], players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return notation.setup_of(order, players, options)

    def order_of(self, setup: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> list[int]:
        return notation.order_of(setup, players, options)

    def move_texts(self, options: Mapping[str, Any]) -> Sequence[str]:
        return notation.move_texts(options)

    def write_options(self, record: np.record, options: Mapping[str, Any]) -> None:
        edition.write(record, options)

    def event(self, row: Sequence[int], options: Mapping[str, Any]) -> Event:
        return events.from_row(row, edition.kind_names(options["edition"]))

    def decision(self, fields: Mapping[str, Any]) -> str | None:
        return DECISIONS[fields["decision"]] if fields["to_move"] >= 0 else None

    def asked(self, fields: Mapping[str, Any]) -> list[int]:
        return view.asked(fields)

    def boards(self, position: Position, fields: Fields, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        return [view.board(position, fields.raw, seat) for seat in seats]

    def fill_from_view(self, record: np.record, view_: Mapping[str, Any]) -> None:
        view.fill(record, view_, edition.of_options(view_["options"]))

    def details(self, state: State, seat: int, action: int, reason: Reason) -> Mapping[str, Any]:
        return details.of(state, seat, action, reason)

    def remembered(self, event: Event, options: Mapping[str, Any]) -> Event | None:
        return event if options["memory_aid"] else event.remembered()

    def foresee(self, state: State, move: str) -> list[Event]:
        """After an invitation the wonder's score too, though the rejected are asked about their bonus before it."""
        foreseen = state.play(move)
        while not state.is_over and state.record["decision"] == BONUS:
            foreseen += [event for event in state.play("no bonus") if not isinstance(event, events.BonusDeclined)]
        return foreseen

    def supply_shuffle(self, state: State, action: int, mix: Callable[[list[Any]], list[Any]]) -> None:
        """BB-16: if the action reshuffles the discard pile, `mix` is given its suits and says the order."""
        if state.record["deck_size"] > _MOST_DRAWN:
            return
        for event in state.copy().act(action):
            if isinstance(event, events.Reshuffled):
                assert event.order is not None
                pile = sorted(event.order, key=SUIT_NAMES.index)
                order = notation.reshuffled(mix(list(pile)), pile)
                state.record["deck"][BUILDING_CARDS - len(order) :] = order[::-1]
                state.record["supplied"] = len(order)


GAME = Babel()

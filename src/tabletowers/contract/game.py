"""A game as the rest of the project sees it: how to deal it, name its moves, show it, and make a state of it."""

from __future__ import annotations

import json
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from types import ModuleType
from typing import Any

import numpy as np

from tabletowers.contract.decision import Decision
from tabletowers.contract.desk import Data
from tabletowers.contract.errors import Reason
from tabletowers.contract.events import Event
from tabletowers.contract.options import Option, changed, complete
from tabletowers.contract.rules import HABIT_NAMES, NAMES, OBSERVATION_NAMES, SENSE_NAMES
from tabletowers.contract.state import Position, Sight, State
from tabletowers.kernel import Fields, Layout, new_dice, shuffle, specialise
from tabletowers.kernel.plain import at_once

#: Seeds are whole numbers that JSON and JavaScript carry exactly.
MOST_SEED = 2**53 - 1

#: Puts a list in random order.
Shuffle = Callable[[list[int]], list[int]]


class Moves:
    """All moves of a game under given options: each one's text and its number in the action space."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = tuple(texts)
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        assert len(self.numbers) == len(self.texts)


class Game(ABC):
    """One of the games. Its rules are kernels (`contract.rules`); this is everything around them."""

    name: str
    #: What people call it, who invented it and when it appeared.
    title: str
    authors: str
    year: int
    #: About how long it takes.
    minutes: int
    #: Everything the game may ask.
    decisions: tuple[Decision, ...]
    #: Where points come from, in the order in which a result lists them (`Event.scored` names one of these).
    sources: tuple[str, ...]
    #: The rules' version: raised by every change that alters legal moves or scores.
    rules_version: int
    #: How many can play.
    seats: range
    options: tuple[Option, ...] = ()
    #: The module with the game's kernels, its record's DTYPE and its REASONS.
    kernels: ModuleType
    #: The module with a sensible player's judgement of moves (`contract.rules.worth`).
    sense: ModuleType
    #: The module with what bots don't consider, do in a hurry and overlook, if there is one (`contract.habits`).
    habits: ModuleType | None = None
    #: The module that turns what a seat knows into an array (`contract.rules.observe`); its PLAN says what is where.
    observation: ModuleType
    #: How long bots of levels 3 to 6 think, in iterations of the search: each wins clearly against the one below.
    search_iterations: tuple[int, int, int, int] = (50, 300, 1_500, 9_000)
    #: How many decisions a search plays on before it counts points, where that pays; None: to the end of the game.
    search_horizon: int | None = None
    #: After n visits of a decision a search has looked at this times √n of its moves: fewer where `worth` knows best.
    search_widening: float = 2.0
    #: How much a search trusts `worth` before it has tried a move often, as a part of a result from 0 to 1.
    search_trust: float = 0.0
    #: The most legal moves one decision can have.
    most_legal: int

    def __init__(self) -> None:
        self._moves: dict[str, Moves] = {}
        self._decisions = {decision.name: decision for decision in self.decisions}
        self.layout = Layout(self.kernels.DTYPE)

    # What a game supplies

    @abstractmethod
    def groups(self, players: int, options: Mapping[str, Any]) -> list[list[int]]:
        """The cards or pieces that are shuffled, group by group, each in a fixed order."""

    @abstractmethod
    def setup_of(self, order: Sequence[int], players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The record's set-up for the shuffled groups, one after the other."""

    @abstractmethod
    def order_of(self, setup: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> list[int]:
        """The shuffled groups that give this set-up; ValueError says what is wrong with it."""

    @abstractmethod
    def move_texts(self, options: Mapping[str, Any]) -> Sequence[str]:
        """The notation of every action, in the order of their numbers."""

    @abstractmethod
    def event(self, row: Sequence[int], options: Mapping[str, Any]) -> Event:
        """An event from a row of the log."""

    @abstractmethod
    def boards(self, position: Position, fields: Fields, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """The game's own part of the views of some seats; they may share parts. `fields` reads the record quickly."""

    @abstractmethod
    def decision(self, fields: Fields) -> str | None:
        """What the seat to move decides on, by name; None when the game is over."""

    @abstractmethod
    def fill_from_view(self, record: np.record, view: Mapping[str, Any]) -> None:
        """Fill a blank record with all that a view shows, as `blind` leaves it."""

    def write_options(self, record: np.record, options: Mapping[str, Any]) -> None:
        """Store in a blank record what the kernels need to know of the options."""

    def asked(self, fields: Fields) -> list[int]:
        """The seat to move first, then seats that may already commit."""
        return [fields["to_move"]] if fields["to_move"] >= 0 else []

    def answers_ahead(self, fields: Fields) -> list[int]:
        """Seats that are not asked yet but may already answer, where the decision allows that (`Decision.ahead`)."""
        return []

    def may_say_ahead(self, move: str) -> bool:
        """Whether a move can be part of such an answer."""
        return False

    def decision_named(self, name: str | None) -> Decision | None:
        """The declaration of a decision; None for None, which is asked when the game is over."""
        return None if name is None else self._decisions[name]

    def details(self, state: State, seat: int, action: int, reason: Reason) -> Mapping[str, Any]:
        """The facts that make an objection understandable, as far as that seat may know them."""
        return {}

    def event_layout(self) -> object:
        """What the rows of the log mean; part of a snapshot's hash, so that no old table is misread."""
        return ()

    def remembered(self, event: Event, options: Mapping[str, Any]) -> Event | None:
        """What a log still tells of an event after a later one that `forgets`, until the game is over."""
        return event

    def supply_shuffle(self, state: State, action: int, mix: Callable[[list[Any]], list[Any]]) -> None:
        """Before an action: if it will shuffle a pile, let `mix` decide the order. Most games shuffle only once."""

    def foresee(self, state: State, move: str) -> list[Event]:
        """What a legal move leads to, played on a copy: what it causes itself, and what can only follow from it."""
        return state.play(move)

    # Dealing and starting

    def check_players(self, players: object) -> int:
        """A number of players this game takes, else ValueError."""
        if type(players) is not int or players not in self.seats:
            raise ValueError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {players!r}")
        return players

    def deal(self, players: int, seed: int | None = None, **options: Any) -> dict[str, Any]:
        """A random set-up, the same for the same seed."""
        dice = at_once(new_dice)(checked_seed(seed))

        def by_dice(cards: list[int]) -> list[int]:
            order = np.array(cards, np.int64)
            at_once(shuffle)(dice, order, 0, len(order))
            return [int(card) for card in order]

        return self.deal_with(by_dice, players, **options)

    def deal_with(self, mix: Shuffle, players: int, **options: Any) -> dict[str, Any]:
        """A set-up whose every group was put in order by `mix`."""
        players, options = self.check_players(players), complete(self.options, options)
        order = [card for group in self.groups(players, options) for card in mix(group)]
        return self.setup_of(order, players, options)

    def start(self, setup: Mapping[str, Any], players: int, **options: Any) -> State:
        """The state before the first decision."""
        players, options = self.check_players(players), complete(self.options, options)
        if not isinstance(setup, Mapping):
            raise ValueError(f"a set-up is an object, not {setup!r}")
        data = self.blank(players, options)
        self.desk.lay_out(data, np.array(self.order_of(setup, players, options), np.int64))
        return State(self, data, options)

    def new(self, players: int, seed: int | None = None, **options: Any) -> State:
        """Deal and start. The seed also starts the state's own generator."""
        seed = checked_seed(seed)
        state = self.start(self.deal(players, seed, **options), players, **options)
        state.record["dice"] = at_once(new_dice)(seed ^ MOST_SEED)
        return state

    def blank(self, players: int, options: Mapping[str, Any]) -> Data:
        """A state that knows the number of players and the options, and nothing else."""
        data = np.zeros(self.kernels.DTYPE.itemsize, np.uint8)
        record = data.view(self.kernels.DTYPE)[0]
        record["players"] = players
        self.write_options(record, options)
        return data

    def from_bytes(self, data: bytes, **options: Any) -> State:
        """The state whose `to_bytes` gave these bytes, under the same options. Does not check that it can occur."""
        if len(data) != self.kernels.DTYPE.itemsize:
            raise ValueError(f"a state of {self.name} has {self.kernels.DTYPE.itemsize} bytes, not {len(data)}")
        return State(self, np.frombuffer(bytearray(data), np.uint8), complete(self.options, options))

    # Notation

    def moves(self, options: Mapping[str, Any]) -> Moves:
        """The moves' texts and numbers under these options."""
        key = json.dumps(changed(self.options, options), sort_keys=True)
        if key not in self._moves:
            self._moves[key] = Moves(self.move_texts(options))
        return self._moves[key]

    def parse(self, move: str, **options: Any) -> int:
        """A move's number in the action space; ValueError if it is no move of this game."""
        number = self.moves(complete(self.options, options)).numbers.get(move)
        if number is None:
            raise ValueError(f"{move!r} is no move of {self.name}")
        return number

    def format(self, action: int, **options: Any) -> str:
        """The text of an action; ValueError if there is no such number."""
        texts = self.moves(complete(self.options, options)).texts
        if type(action) is not int or not 0 <= action < len(texts):
            raise ValueError(f"{self.name} has actions 0 to {len(texts) - 1}, not {action!r}")
        return texts[action]

    # Seeing

    def sight(self, view: Mapping[str, Any]) -> Sight:
        """What a seat knows, from its JSON view: the same as `State.sight`."""
        if view["game"] != self.name or view["rules"] != self.rules_version:
            raise ValueError(f"a view of {view['game']} {view['rules']}, not of {self.name} {self.rules_version}")
        options = complete(self.options, view["options"])
        sight = Sight(self, self.blank(self.check_players(view["players"]), options), options, view["seat"])
        sight.record["ply"] = view["ply"]
        sight.record["to_move"] = -1 if view["over"] else view["asked"][0]
        self.fill_from_view(sight.record, view)
        return sight

    # Compiled code

    @cached_property
    def desk(self) -> ModuleType:
        """The game's kernels as Python calls them (`contract.desk`)."""
        return self.specialised("tabletowers.contract.desk")

    @cached_property
    def playout(self) -> ModuleType:
        """Compiled random play of this game (`contract.playout`)."""
        return self.specialised("tabletowers.contract.playout")

    def specialised(self, generic: str) -> ModuleType:
        """A generic module, compiled with this game's kernels."""
        # Not the name: earlier rules of the same game are in a package of their own.
        package = type(self).__module__.rpartition(".")[2]
        default = specialise("tabletowers.contract.habits", package, [(self.kernels, NAMES)])
        own = [name for name in HABIT_NAMES if hasattr(self.habits, name)]
        lent = [name for name in HABIT_NAMES if name not in own]
        kernels = [(self.kernels, NAMES), (self.sense, SENSE_NAMES), (default, lent)]
        kernels.append((self.observation, OBSERVATION_NAMES))
        if self.habits is not None:
            kernels.append((self.habits, own))
        return specialise(generic, package, kernels)


def checked_seed(seed: object) -> int:
    """A seed from 0 to 2⁵³ − 1; None draws one."""
    if seed is None:
        return secrets.randbelow(MOST_SEED + 1)
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise ValueError(f"a seed is a whole number from 0 to {MOST_SEED}, not {seed!r}")
    return seed

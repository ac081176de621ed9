"""A game as the rest of the project sees it: how to deal it, name its moves, show it, and make a state of it."""

from __future__ import annotations

import importlib.util
import json
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

from tabletowers.contract.benchmark import Benchmark
from tabletowers.contract.decision import Decision
from tabletowers.contract.events import Event, Events
from tabletowers.contract.flaws import SPECTATOR, TRUTH, checked, flaw_of
from tabletowers.contract.kernels import Kernels, Memory, Question
from tabletowers.contract.options import Option, changed, complete
from tabletowers.contract.reasons import Reason, Reasons
from tabletowers.contract.state import Sight, State
from tabletowers.contract.strength import Strength
from tabletowers.kernel.layout import Fields, Layout
from tabletowers.kernel.rows import rows_of

#: Seeds are whole numbers that JSON and JavaScript carry exactly.
MOST_SEED = 2**53 - 1

#: Puts a list in random order.
Shuffle = Callable[[list[int]], list[int]]


class Moves:
    """All moves of a game under given options: each one's text and its number in the action space."""

    def __init__(self, texts: Sequence[str], options: Mapping[str, Any]) -> None:
        self.texts = tuple(texts)
        #: The options that differ from their defaults.
        self.options = options
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        assert len(self.numbers) == len(self.texts)


class Game(ABC):
    """One of the games, as its package declares it.

    Beside the package's `__init__` lie modules that are loaded when they are needed: `kernels` (the rules; the only
    part that needs NumPy), `terminal` (a drawing with letters) and `statistics` (what is worth counting); and `text`, a
    folder with a catalogue for each language.
    """

    name: str
    #: What people call it, who invented it and when it appeared.
    title: str
    authors: str
    year: int
    #: About how long it takes.
    minutes: int
    #: The rules' version: raised by every change that alters legal moves or scores.
    rules_version: int
    #: Earlier rules under which games may still be running, by their version: the package that offers them as GAME.
    earlier: Mapping[int, str] = {}
    #: How many can play.
    seats: range
    options: tuple[Option, ...] = ()
    #: Everything the game may ask.
    decisions: tuple[Decision, ...]
    #: Where points come from, in the order in which a result lists them (`Event.scored` names one of these).
    sources: tuple[str, ...]
    #: Where everything stands in the bytes of a state.
    layout: Layout
    #: Everything that can happen, and every reason why a move can't be made.
    events: Events
    reasons: Reasons
    #: The most legal moves one decision can have.
    most_legal: int
    #: The module whose PLAN says what the entries of an observation mean.
    observation: ModuleType
    #: The kernels of its own that its views ask.
    questions: tuple[Question, ...] = ()
    #: How the game's speed is measured, if it is.
    benchmark: Benchmark | None = None
    #: How bots of each strength think, from the weakest to the strongest (`bots.strengths`), where there is a net.
    strengths: tuple[Strength, ...] = ()
    #: After how many own decisions a net that looks ahead says how it will end. The more there are, the less its own
    #: opinion counts, and the fewer worlds there is time for.
    net_depth: int = 5
    #: How long bots of levels 3 to 6 think, in iterations of the search.
    search_iterations: tuple[int, int, int, int] = (50, 300, 1_500, 9_000)
    #: How many decisions a search plays on before it counts points, where that pays; None: to the end of the game.
    search_horizon: int | None = None
    #: After n visits of a decision a search has looked at this times √n of its moves: fewer where `worth` knows best.
    search_widening: float = 2.0
    #: How much a search trusts `worth` before it has tried a move often, as a part of a result from 0 to 1.
    search_trust: float = 0.0

    def __init__(self) -> None:
        self._moves: dict[str, Moves] = {}
        self._decisions = {decision.name: decision for decision in self.decisions}

    @property
    def package(self) -> str:
        """The package that declares the game."""
        return type(self).__module__

    def beside(self, module: str) -> str | None:
        """The full name of a module beside the declaration; a variant of a game has its game's, unless its own."""
        for kind in type(self).__mro__:
            if kind is Game:
                return None
            name = f"{kind.__module__}.{module}"
            if importlib.util.find_spec(name) is not None:
                return name
        return None

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
    def decision(self, fields: Fields) -> str | None:
        """What the seat to move decides on, by name; None when the game is over."""

    @abstractmethod
    def board(self, sight: Sight, fields: Fields) -> dict[str, Any]:
        """The game's own part of the view that everybody has, from a spectator's sight and its fields."""

    @abstractmethod
    def board_of_seat(self, board: dict[str, Any], sight: Sight, seat: int) -> dict[str, Any]:
        """The same with what a seat alone sees, from its own sight. Doesn't change `board`, but may share its parts."""

    @abstractmethod
    def fields_from_view(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """The fields of the record that a view shows, as `blind` leaves them (the rest follows by `derive`)."""

    def fields_from_options(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """The fields in which a record keeps what the rules need to know of the options."""
        return {}

    def asked(self, fields: Fields) -> list[int]:
        """The seat to move first, then seats that may already commit."""
        return [fields["to_move"]] if fields["to_move"] >= 0 else []

    def answers_ahead(self, fields: Fields) -> list[int]:
        """Seats that are not asked yet but may already answer, where the decision allows that (`Decision.ahead`)."""
        return []

    def may_say_ahead(self, move: str) -> bool:
        """Whether a move can be part of such an answer."""
        return False

    def asked_ahead(self, state: State, seat: int) -> State | None:
        """A copy of a state in which a seat is asked what it may answer at any time; None if there is no such thing."""
        return None

    def details(self, state: State, seat: int, action: int, reason: Reason) -> Mapping[str, Any]:
        """The facts that make an objection understandable, as far as that seat may know them."""
        return {}

    def explanation(self, before: State, move: str) -> Mapping[str, Any] | None:
        """Facts that make everybody understand what a move does, where its events don't; None if there are none."""
        return None

    def remembered(self, event: Event, options: Mapping[str, Any]) -> Event | None:
        """What a log still tells of an event after a later one that `forgets`, until the game is over."""
        return event

    def remembered_by(self, seat: int | None, event: Event, options: Mapping[str, Any]) -> Event | None:
        """What it still tells that seat (None: a spectator), if somebody may look back at more than the others."""
        return self.remembered(event, options)

    def supply_shuffle(self, state: State, action: int, mix: Callable[[list[Any]], list[Any]]) -> None:
        """Before an action: if it will shuffle a pile, let `mix` decide the order. Most games shuffle only once."""

    def foresee(self, state: State, move: str) -> list[Event]:
        """What a legal move leads to, played on a copy: what it causes itself, and what can only follow from it."""
        return state.play(move)

    # Asking the game

    def decision_named(self, name: str | None) -> Decision | None:
        """The declaration of a decision; None for None, which is asked when the game is over."""
        return None if name is None else self._decisions[name]

    def events_of(self, rows: bytes, options: Mapping[str, Any]) -> list[Event]:
        """What happened, from the rows that the rules wrote."""
        return self.events.read(rows_of(rows), options)

    # Dealing and starting

    def check_players(self, players: object) -> int:
        """A number of players this game takes, else ValueError."""
        if type(players) is not int or players not in self.seats:
            raise ValueError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {players!r}")
        return players

    def deal(self, players: int, seed: int | None = None, **options: Any) -> dict[str, Any]:
        """A random set-up, the same for the same seed."""
        return self.deal_with(self.kernels.shuffler(checked_seed(seed)), players, **options)

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
        self.kernels.lay(data, self.order_of(setup, players, options))
        return State(self, data, options)

    def new(self, players: int, seed: int | None = None, **options: Any) -> State:
        """Deal and start. The seed also starts the state's own generator."""
        seed = checked_seed(seed)
        state = self.start(self.deal(players, seed, **options), players, **options)
        self.kernels.start_dice(state.data, seed ^ MOST_SEED)
        return state

    def blank(self, players: int, options: Mapping[str, Any]) -> Memory:
        """A state that knows the number of players and the options, and nothing else."""
        data = self.kernels.blank()
        self.layout.write(data, {"players": players, **self.fields_from_options(options)})
        return data

    def from_bytes(self, data: bytes, **options: Any) -> State:
        """The state whose `to_bytes` gave these bytes, under the same options.

        Whatever the bytes, it is a state that can be played to its end; ValueError says why they are none.
        """
        chosen = complete(self.options, options)
        return State(self, checked(self, data, chosen, TRUTH), chosen)

    def sight_from_bytes(self, data: bytes, seat: int | None, **options: Any) -> Sight:
        """The sight of a seat (None: a spectator) whose `to_bytes` gave these bytes; ValueError as in `from_bytes`."""
        chosen = complete(self.options, options)
        if seat is not None and (type(seat) is not int or seat < 0):
            raise ValueError(f"a seat is a number from 0, not {seat!r}")
        return Sight(self, checked(self, data, chosen, SPECTATOR if seat is None else seat), chosen, seat)

    # Notation

    def moves(self, options: Mapping[str, Any]) -> Moves:
        """The moves' texts and numbers under these options."""
        chosen = changed(self.options, options)
        key = json.dumps(chosen, sort_keys=True)
        if key not in self._moves:
            self._moves[key] = Moves(self.move_texts(options), chosen)
        return self._moves[key]

    def parse(self, move: str, **options: Any) -> int:
        """A move's number in the action space; ValueError if it is not a move of this game."""
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
        """What a seat knows, from its JSON view: the same as `State.sight`. ValueError if it is no view."""
        try:
            if view["game"] != self.name or view["rules"] != self.rules_version:
                raise ValueError(f"a view of {view['game']} {view['rules']}, not of {self.name} {self.rules_version}")
            options = complete(self.options, view["options"])
            data = self.blank(self.check_players(view["players"]), options)
            turn = {"ply": view["ply"], "to_move": -1 if view["over"] else view["asked"][0]}
            self.layout.write(data, {**turn, **self.fields_from_view(view)})
            seat = view["seat"]
            if seat is not None and type(seat) is not int:
                raise ValueError(f"{seat!r} is no seat")
        except ValueError:
            raise
        except Exception as error:
            # A view comes from outside: anything may be missing in it, or be something else.
            raise ValueError(f"this is no view of {self.name}: {error!r}") from error
        eyes = SPECTATOR if seat is None else seat
        if sentence := flaw_of(self, data, options, eyes, derived=False):
            raise ValueError(f"this is no view of {self.name}: {sentence}")
        self.kernels.derive(data)
        return Sight(self, data, options, seat)

    # What lies beside the declaration

    @cached_property
    def silences(self) -> frozenset[str]:
        """The moves that say nothing, where a decision knows such a one."""
        return frozenset(decision.silence for decision in self.decisions if decision.silence is not None)

    @cached_property
    def kernels(self) -> Kernels:
        """The game's compiled rules."""
        from tabletowers.kernel.choosing import kernels

        return kernels(self)

    @cached_property
    def terminal(self) -> ModuleType:
        """How the game is drawn with letters."""
        return import_module(self.beside("terminal") or "")

    @cached_property
    def statistics(self) -> ModuleType:
        """What is worth counting in the game."""
        return import_module(self.beside("statistics") or "")


def checked_seed(seed: object) -> int:
    """A seed from 0 to 2⁵³ − 1; None draws one."""
    if seed is None:
        return secrets.randbelow(MOST_SEED + 1)
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise ValueError(f"a seed is a whole number from 0 to {MOST_SEED}, not {seed!r}")
    return seed

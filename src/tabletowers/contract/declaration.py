"""What a game declares and can answer without a state: its facts, its moves, and where its other modules are."""

from __future__ import annotations

import importlib.util
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

from tabletowers.backends.spec import KernelSpec
from tabletowers.contract.benchmark import Benchmark
from tabletowers.contract.decision import Decision
from tabletowers.contract.events import Event, Events
from tabletowers.contract.extras import Extra
from tabletowers.contract.kernels import Kernels, Memory, Question
from tabletowers.contract.options import Option, changed, complete
from tabletowers.contract.reasons import NOT_A_MOVE, Reason, Reasons
from tabletowers.contract.strength import Strength
from tabletowers.kernel.layout import Fields, Layout
from tabletowers.kernel.rows import rows_of


class Moves:
    """All moves of a game under given options: their texts, and the number of each in the action space."""

    def __init__(self, texts: Sequence[str], options: Mapping[str, Any]) -> None:
        self.texts = tuple(texts)
        #: The options that differ from their defaults.
        self.options = options
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        assert len(self.numbers) == len(self.texts)


class Declaration(ABC):
    """The part of a `Game` that needs no state. Games derive from `Game`."""

    name: str
    #: Title, designer and year of publication.
    title: str
    authors: str
    year: int
    #: The usual playing time.
    minutes: int
    #: The version of the rules: raised by every change that alters legal moves or scores.
    rules_version: int
    #: Earlier rules with games that may still be running: for each version, the package that offers them as GAME.
    earlier: Mapping[int, str] = {}
    #: The numbers of players it takes.
    seats: range
    options: tuple[Option, ...] = ()
    #: Every decision the game may ask for.
    decisions: tuple[Decision, ...]
    #: Where points come from, in the order in which results list them (`Event.scored` names one of these).
    sources: tuple[str, ...]
    #: The layout of a state's bytes.
    layout: Layout
    #: Every kind of event, and every reason why a move can be illegal.
    events: Events
    reasons: Reasons
    #: The largest number of legal moves that a decision can have.
    most_legal: int
    #: The module whose PLAN explains the entries of an observation.
    observation: ModuleType
    #: The game's own kernels that its views call.
    questions: tuple[Question, ...] = ()
    #: What it offers besides being played at a table (`contract.extras`): the names of packages beside its declaration.
    extras: tuple[str, ...] = ()
    #: How the game's speed is measured, if at all.
    benchmark: Benchmark | None = None
    #: How bots of each strength think, from the weakest to the strongest (`bots.strengths`); only with a net.
    strengths: tuple[Strength, ...] = ()
    #: The number of its own decisions after which a net that looks ahead predicts the result. With more of them the
    #: net's own opinion counts for less, and there is time for fewer worlds.
    net_depth: int = 5
    #: Search iterations per decision of the bots of levels 3 to 6.
    search_iterations: tuple[int, int, int, int] = (50, 300, 1_500, 9_000)
    #: The decisions that a search plays before it counts points, for games where that pays; None: play to the end.
    search_horizon: int | None = None
    #: After n visits of a decision a search has tried this times √n of its moves: a low number trusts `worth` more.
    search_widening: float = 2.0
    #: How much a search trusts `worth` before it has tried a move often, as a fraction of a result from 0 to 1.
    search_trust: float = 0.0

    def __init__(self) -> None:
        self._moves: dict[str, Moves] = {}
        self._decisions = {decision.name: decision for decision in self.decisions}

    @property
    def package(self) -> str:
        """The package that declares the game."""
        return type(self).__module__

    def beside(self, module: str) -> str | None:
        """The full name of a module beside the declaration, or None if there is no such module.

        A variant falls back on the module of its base game.
        """
        for kind in type(self).__mro__:
            if kind.__module__.startswith(f"{__package__}."):
                return None
            name = f"{kind.__module__}.{module}"
            if importlib.util.find_spec(name) is not None:
                return name
        return None

    def declared_extras(self) -> list[Extra]:
        """The extras that the game declares. Loads none of them."""
        return [Extra(self.name, name, self.beside(name) or "") for name in self.extras]

    # What a game implements

    @abstractmethod
    def groups(self, players: int, options: Mapping[str, Any]) -> list[list[int]]:
        """The cards or pieces to shuffle, group by group, each in a fixed order."""

    @abstractmethod
    def setup_of(self, order: Sequence[int], players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The set-up, as records store it, for the shuffled groups joined into one list."""

    @abstractmethod
    def order_of(self, setup: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> list[int]:
        """The shuffled groups, joined into one list, that give this set-up.

        Raises ValueError if the set-up is invalid.
        """

    @abstractmethod
    def move_texts(self, options: Mapping[str, Any]) -> Sequence[str]:
        """The notation of every action, ordered by action number."""

    @abstractmethod
    def decision(self, fields: Fields) -> str | None:
        """The name of the decision that the seat to move has to make; None when the game is over."""

    @abstractmethod
    def fields_from_view(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """The record's fields that a view shows, as `blind` leaves them. `derive` fills in the rest."""

    def fields_from_options(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """The fields in which a record stores the options that its rules depend on."""
        return {}

    def asked(self, fields: Fields) -> list[int]:
        """The seats that may answer now, the seat to move first."""
        return [fields["to_move"]] if fields["to_move"] >= 0 else []

    def answers_ahead(self, fields: Fields) -> list[int]:
        """The seats that are not asked yet but may answer early, if the decision allows it (`Decision.ahead`)."""
        return []

    def may_say_ahead(self, move: str) -> bool:
        """Whether a move can be part of an early answer."""
        return False

    def why_never(self, text: str) -> Reason:
        """Why a text is not a move in any position: it isn't in the notation, or a rule always forbids it."""
        return NOT_A_MOVE

    def remembered(self, event: Event, options: Mapping[str, Any]) -> Event | None:
        """What the log still shows of an event after a later one that `forgets`, until the game is over."""
        return event

    def remembered_by(self, seat: int | None, event: Event, options: Mapping[str, Any]) -> Event | None:
        """What `remembered` returns, for the log of one seat (None: a spectator): some seats may look back at more."""
        return self.remembered(event, options)

    # Questions to the game

    def decision_named(self, name: str | None) -> Decision | None:
        """The declaration of a decision. Returns None for None, the decision of a finished game."""
        return None if name is None else self._decisions[name]

    def events_of(self, rows: bytes, options: Mapping[str, Any]) -> list[Event]:
        """The events in the rows that the rules wrote."""
        return self.events.read(rows_of(rows), options)

    @cached_property
    def silences(self) -> frozenset[str]:
        """The pass moves of this game's decisions."""
        return frozenset(decision.silence for decision in self.decisions if decision.silence is not None)

    # Starting

    def check_players(self, players: object) -> int:
        """Check a number of players and return it. Raises ValueError if the game doesn't take that many."""
        if type(players) is not int or players not in self.seats:
            raise ValueError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {players!r}")
        return players

    def blank(self, players: int, options: Mapping[str, Any]) -> Memory:
        """A state with the number of players and the options filled in, and everything else zero."""
        data = self.kernels.blank()
        self.layout.write(data, {"players": players, **self.fields_from_options(options)})
        return data

    # Notation

    def moves(self, options: Mapping[str, Any]) -> Moves:
        """The moves' texts and numbers under these options."""
        chosen = changed(self.options, options)
        key = json.dumps(chosen, sort_keys=True)
        if key not in self._moves:
            self._moves[key] = Moves(self.move_texts(options), chosen)
        return self._moves[key]

    def parse(self, move: str, **options: Any) -> int:
        """A move's number in the action space. Raises ValueError if the text is not a move of this game."""
        number = self.moves(complete(self.options, options)).numbers.get(move)
        if number is None:
            raise ValueError(f"{move!r} is not a move of {self.name}")
        return number

    def format(self, action: int, **options: Any) -> str:
        """The text of an action. Raises ValueError if there is no action with this number."""
        texts = self.moves(complete(self.options, options)).texts
        if type(action) is not int or not 0 <= action < len(texts):
            raise ValueError(f"{self.name} has actions 0 to {len(texts) - 1}, not {action!r}")
        return texts[action]

    # Modules beside the declaration

    @cached_property
    def kernel_spec(self) -> KernelSpec:
        """What the backends need to know to run the game's rules."""
        return KernelSpec(
            name=self.name,
            title=self.title,
            rules=self.rules_version,
            package=self.beside("kernels") or "",
            layout=self.layout,
            most_legal=self.most_legal,
            plan=self.observation.PLAN,
        )

    @cached_property
    def kernels(self) -> Kernels:
        """The game's compiled rules."""
        from tabletowers.backends import kernels

        return kernels(self.kernel_spec)

    @cached_property
    def terminal(self) -> ModuleType:
        """The module that draws the game in text."""
        return import_module(self.beside("terminal") or "")

    @cached_property
    def statistics(self) -> ModuleType:
        """The module that decides what the statistics count."""
        return import_module(self.beside("statistics") or "")

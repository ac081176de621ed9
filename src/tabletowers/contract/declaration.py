"""The part of a game's contract that needs no state: facts about the game, its moves, and its other modules."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any, cast

from tabletowers.backends.spec import KernelSpec
from tabletowers.contract import derived_json, derived_kernels
from tabletowers.contract.actions import Actions
from tabletowers.contract.benchmark import Benchmark
from tabletowers.contract.decision import Decision
from tabletowers.contract.derived_rows import plan_of
from tabletowers.contract.events import Event, Events
from tabletowers.contract.extras import Extra
from tabletowers.contract.kernels import Kernels, Memory, Question
from tabletowers.contract.options import Option, changed, complete
from tabletowers.contract.reasons import NOT_A_MOVE, Reason, Reasons
from tabletowers.contract.strength import Strength
from tabletowers.contract.trial import Playable, try_out
from tabletowers.kernel.description import Described
from tabletowers.kernel.layout import Fields, Layout
from tabletowers.kernel.rows import rows_of
from tabletowers.kernel.sources import PACKAGE


class Moves:
    """All moves of a game under the given options, in notation and as action numbers."""

    def __init__(self, texts: Sequence[str], options: Mapping[str, Any]) -> None:
        self.texts = tuple(texts)
        #: The options that differ from their defaults.
        self.options = options
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        if len(self.numbers) < len(self.texts):
            twice = next(text for number, text in enumerate(self.texts) if self.numbers[text] != number)
            raise ValueError(f"two actions have the text {twice!r}")


class Declaration:
    """The part of a `Game` that needs no state. Games derive from `Game`.

    If the layout of the record is described (`kernel.description`), much follows from it: set-ups, views, observations,
    and the kernels that have to do with them. A game implements what doesn't suit it itself. Functions in its modules
    `notation` and `view` are found by their names.
    """

    name: str
    #: Title, designer and year of publication.
    title: str
    authors: str
    year: int
    #: The usual playing time in minutes.
    minutes: int
    #: The version of the rules. Every change that alters legal moves or scores increases it.
    rules_version: int
    #: Earlier versions of the rules that running games may still use, each with the package whose GAME implements it.
    earlier: Mapping[int, str] = {}
    #: Whether players can go on for ever if they want to. Otherwise every game ends, whatever they do.
    endless: bool = False
    #: The numbers of players that the game supports.
    seats: range
    options: tuple[Option, ...] = ()
    #: Every kind of decision in the game.
    decisions: tuple[Decision, ...]
    #: The sources of points, in the order in which results list them (`Event.scored` names one of these).
    sources: tuple[str, ...]
    #: The layout of a state's bytes.
    layout: Layout
    #: The actions by kinds, if the notation of every action follows from its kind.
    actions: Actions | None = None
    #: Every kind of event, and every reason why a move can be illegal.
    events: Events
    reasons: Reasons
    #: The game's own kernels, which its views call.
    questions: tuple[Question, ...] = ()
    #: The names of its extras (`contract.extras`), which are packages beside its declaration.
    extras: tuple[str, ...] = ()
    #: Whether the page has a board made for the game. Then its scenes are only for pictures.
    own_board: bool = False
    #: How the game's speed is measured, if at all.
    benchmark: Benchmark | None = None
    #: The settings of each bot strength, from the weakest to the strongest (`bots.strengths`); only for games with a
    #: net.
    strengths: tuple[Strength, ...] = ()
    #: The number of decisions of its own seat after which a net that looks ahead evaluates the position. A larger
    #: number relies less on the net's value, but leaves time for fewer worlds.
    net_depth: int = 5
    #: The search iterations per decision of the bot levels 3 to 6.
    search_iterations: tuple[int, int, int, int] = (50, 300, 1_500, 9_000)
    #: The number of decisions that a search plays beyond its tree before it counts points, for games where that pays
    #: off; None: play to the end.
    search_horizon: int | None = None
    #: The progressive widening of a search: after n visits of a node it has tried this number times √n of its moves. A
    #: low number relies more on `worth`.
    search_widening: float = 2.0
    #: The weight of `worth` in a search before a move has been tried often, as a fraction of a result from 0 to 1.
    search_trust: float = 0.0

    def __init__(self) -> None:
        self._moves: dict[str, Moves] = {}
        self._own: dict[tuple[str, str], Callable[..., Any] | None] = {}
        self._decisions = {decision.name: decision for decision in self.decisions}

    @property
    def package(self) -> str:
        """The package that declares the game."""
        return type(self).__module__

    def beside(self, module: str) -> str | None:
        """Return the full name of a module in the same package as the declaration, or None if there is no such module.

        A variant of a game inherits the modules of its base game.
        """
        for kind in type(self).__mro__:
            if kind.__module__.startswith(f"{__package__}."):
                return None
            name = f"{kind.__module__}.{module}"
            try:
                if importlib.util.find_spec(name) is not None:
                    return name
            except ModuleNotFoundError:  # of a module that is not a package
                continue
        return None

    @cached_property
    def most_legal(self) -> int:
        """The largest number of legal moves that a decision can have. By default, the number of all actions."""
        if self.actions is None:
            raise AttributeError(f"{self.package} does not declare most_legal")
        return len(self.actions)

    @cached_property
    def observation(self) -> Any:
        """The module whose PLAN describes the entries of an observation."""
        return SimpleNamespace(PLAN=plan_of(self.described))

    @property
    def described(self) -> Described:
        """The description of the record. Raises AttributeError if it is laid out but not described."""
        if not isinstance(self.layout, Described):
            raise AttributeError(f"the record of {self.package} is not described")
        return self.layout

    def own(self, module: str, function: str) -> Callable[..., Any] | None:
        """Return a function of a module beside the declaration, or None if there is none."""
        if (module, function) not in self._own:
            name = self.beside(module)
            self._own[module, function] = None if name is None else getattr(import_module(name), function, None)
        return self._own[module, function]

    def declared_extras(self) -> list[Extra]:
        """Return the extras that the game declares. None of them is imported."""
        return [Extra(self.name, name, self.beside(name) or "") for name in self.extras]

    # Methods that a game implements, unless they follow from the description of its record

    def groups(self, players: int, options: Mapping[str, Any]) -> list[list[int]]:
        """Return the cards or pieces to shuffle: one list for each group, in a fixed order."""
        if own := self.own("notation", "groups"):
            return own(players, options)  # type: ignore[no-any-return]
        return derived_json.groups_of(self.described)

    def setup_of(self, order: Sequence[int], players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Convert shuffled groups, joined into one list, to a set-up in the form that records store."""
        if own := self.own("notation", "setup_of"):
            return own(order, players, options)  # type: ignore[no-any-return]
        return derived_json.setup_of(self.described, order, players)

    def order_of(self, setup: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> list[int]:
        """Convert a set-up back to the shuffled groups, joined into one list.

        Raises ValueError if the set-up is invalid.
        """
        if own := self.own("notation", "order_of"):
            return own(setup, players, options)  # type: ignore[no-any-return]
        return derived_json.order_of(self.described, setup, players)

    def move_texts(self, options: Mapping[str, Any]) -> Sequence[str]:
        """Return the notation of every action, in the order of the action numbers."""
        if own := self.own("notation", "move_texts"):
            return own(options)  # type: ignore[no-any-return]
        assert self.actions is not None
        return self.actions.texts

    def decision(self, fields: Fields) -> str | None:
        """Return the name of the decision that the seat to move has to make, or None if the game is over.

        By default, the only decision that the game declares.
        """
        (only,) = self.decisions
        return None if fields["to_move"] < 0 else only.name

    def fields_from_view(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the fields of the state record that can be read from a view.

        Hidden values are blank, as after the kernel `blind`. The kernel `derive` fills in the other fields.
        """
        if own := self.own("view", "fields_from_view"):
            return own(view)  # type: ignore[no-any-return]
        return derived_json.fields_from_view(self.described, view)

    def fields_from_options(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the fields of the state record that store the options on which the rules depend."""
        numbers = self.layout.numbers if isinstance(self.layout, Described) else ()
        return {number.name: options[number.name] for number in numbers if number.option}

    def asked(self, fields: Fields) -> list[int]:
        """Return the seats that may answer now, beginning with the seat to move."""
        return [fields["to_move"]] if fields["to_move"] >= 0 else []

    def answers_ahead(self, fields: Fields) -> list[int]:
        """Return the seats that may answer before it is their turn, if the decision allows that (`Decision.ahead`)."""
        return []

    def may_say_ahead(self, move: str) -> bool:
        """Return whether a move can be part of an early answer."""
        return False

    def why_never(self, text: str) -> Reason:
        """Return the reason why a string can never be a move.

        Either it isn't in the notation, or a rule always forbids it.
        """
        return NOT_A_MOVE

    def remembered(self, event: Event, options: Mapping[str, Any]) -> Event | None:
        """Return the part of an event that logs still show after a later event has hidden the rest.

        An event hides earlier ones if its class sets `forgets`. When the game is over, logs show everything again.
        """
        return event

    def remembered_by(self, seat: int | None, event: Event, options: Mapping[str, Any]) -> Event | None:
        """Return the part of an event that one seat's log still shows (see `remembered`).

        A spectator's seat is None. Some seats may see more of the past than others.
        """
        return self.remembered(event, options)

    # Lookups

    def decision_named(self, name: str | None) -> Decision | None:
        """Return the declaration of the decision with this name, or None if the name is None (the game is over)."""
        return None if name is None else self._decisions[name]

    def events_of(self, rows: bytes, options: Mapping[str, Any]) -> list[Event]:
        """Decode events from the rows of numbers that the rules wrote."""
        return self.events.read(rows_of(rows), options)

    @cached_property
    def silences(self) -> frozenset[str]:
        """The pass moves of this game's decisions, by which a player says nothing."""
        return frozenset(decision.silence for decision in self.decisions if decision.silence is not None)

    # Starting a game

    def check_players(self, players: object) -> int:
        """Check a number of players and return it. Raises ValueError if the game doesn't support that number."""
        if type(players) is not int or players not in self.seats:
            allowed = " to ".join(map(str, dict.fromkeys((self.seats[0], self.seats[-1]))))
            raise ValueError(f"{self.name} is for {allowed} players, not {players!r}")
        return players

    def blank(self, players: int, options: Mapping[str, Any]) -> Memory:
        """Create a state in which only the number of players and the options are set, and everything else is zero."""
        data = self.kernels.blank()
        self.layout.write(data, {"players": players, **self.fields_from_options(options)})
        return data

    # Notation

    def moves(self, options: Mapping[str, Any]) -> Moves:
        """Return all moves under these options, in notation and as action numbers."""
        chosen = changed(self.options, options)
        key = json.dumps(chosen, sort_keys=True)
        if key not in self._moves:
            self._moves[key] = Moves(self.move_texts(options), chosen)
        return self._moves[key]

    def parse(self, move: str, **options: Any) -> int:
        """Return a move's action number. Raises ValueError if the string is not a move of this game."""
        number = self.moves(complete(self.options, options)).numbers.get(move)
        if number is None:
            raise ValueError(f"{move!r} is not a move of {self.name}")
        return number

    def format(self, action: int, **options: Any) -> str:
        """Return an action in notation. Raises ValueError if there is no action with this number."""
        texts = self.moves(complete(self.options, options)).texts
        if type(action) is not int or not 0 <= action < len(texts):
            raise ValueError(f"{self.name} has actions 0 to {len(texts) - 1}, not {action!r}")
        return texts[action]

    # Modules beside the declaration

    @cached_property
    def kernel_spec(self) -> KernelSpec:
        """The description of the game that a backend needs to run its rules."""
        return KernelSpec(
            name=self.name,
            title=self.title,
            rules=self.rules_version,
            package=self.beside("kernels") or "",
            layout=self.layout,
            most_legal=self.most_legal,
            plan=self.observation.PLAN,
            derived=self.derivable,
            derived_head=derived_kernels.HEAD + derived_kernels.constants(self.layout)
            if isinstance(self.layout, Described)
            else "",
        )

    @property
    def derivable(self) -> Mapping[str, str]:
        """The source text of each kernel that follows from the description of the record, by name."""
        if not isinstance(self.layout, Described):
            return {}
        return derived_kernels.sources(self.layout, self.actions, self.observation.PLAN, self.seats)

    @cached_property
    def kernels(self) -> Kernels:
        """The game's rules, compiled or in plain Python. Raises ValueError if they don't fit the declaration."""
        from tabletowers.backends import kernels

        found = kernels(self.kernel_spec)
        if not self.package.startswith(f"{PACKAGE}."):
            # The trial uses them.
            self.__dict__["kernels"] = found
            try:
                try_out(cast(Playable, self))
            except BaseException:
                del self.__dict__["kernels"]
                raise
        return found

    @cached_property
    def terminal(self) -> Any:
        """The module that draws positions as text, with defaults for what it lacks besides `draw`."""
        module = import_module(self.beside("terminal") or "")
        return _completed(module, SIZE=(78, 24), move_label=lambda move, view, say: "")

    @cached_property
    def statistics(self) -> Any:
        """The module that declares what the game's statistics count, with defaults for what it lacks."""
        name = self.beside("statistics")
        turns = [kind.name for kind in self.events.kinds if kind.told == "turn"] or [self.events.kinds[0].name]
        return _completed(
            SimpleNamespace() if name is None else import_module(name),
            TURNS=frozenset(turns),
            TABLES={},
            source=_source_of,
            facts=lambda event, at_end: (),
        )

    @cached_property
    def scene(self) -> ModuleType | None:
        """The module that describes the table for the page and for pictures (`tabletowers.scene`), if there is one."""
        name = self.beside("scene")
        return None if name is None else import_module(name)


def _completed(module: Any, **defaults: Any) -> Any:
    """Return a module if it has all these names, or else an object that has the missing ones besides."""
    missing = {name: value for name, value in defaults.items() if not hasattr(module, name)}
    return SimpleNamespace(**{**vars(module), **missing}) if missing else module


def _source_of(event: Event, at_end: bool) -> str:
    """Return the source of an event's points as the event names it."""
    scored = event.scored()
    assert scored is not None
    return scored.source

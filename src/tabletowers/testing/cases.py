"""The games that are tested, with every number of players and every value of each option."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import tabletowers
from tabletowers.bots import bot
from tabletowers.contract import Game, State
from tabletowers.contract.registry import versions
from tabletowers.kernel.description import Described


@dataclass
class Settings:
    """The settings of a test run."""

    #: The games to test; none: all that are installed.
    games: tuple[str, ...] = ()
    #: The folder of the golden playthroughs, and whether to write them.
    goldens: Path = Path("tests/golden")
    write_goldens: bool = False
    #: The number of damaged states for each game.
    fuzz: int = 2_000
    #: The module that counts the pieces of the game `{name}`, if it is not in the game's package.
    census: str = ""


SETTINGS = Settings()


@dataclass(frozen=True)
class Case:
    """A game, a number of players and options, under its newest rules or earlier ones."""

    name: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    rules: int | None = None

    def __str__(self) -> str:
        version = self.game.rules_version
        options = [f"{key}={value}" for key, value in self.options.items()]
        return "-".join([self.name, *([f"v{version}"] if version > 1 else []), str(self.players), *options])

    @property
    def game(self) -> Game:
        """The game under its rules."""
        return tabletowers.game(self.name, self.rules)

    @property
    def census(self) -> Any:
        """What counts the game's pieces: a module with `census`, `EXPECTED` and `well_formed`, or one that is derived.

        It is called `census` and lies in the game's package, or where the setting `tabletowers_census` says. The
        pieces of a record that is described are counted without it. If nothing is known about them, all counts are
        empty.
        """
        named = SETTINGS.census.format(name=self.name)
        if (own := self.game.beside("census") or (named if _exists(named) else None)) is not None:
            return import_module(own)
        return SimpleNamespace(census=_pieces_in, EXPECTED=_pieces_of(self.game), well_formed=lambda state: None)

    def start(self, seed: int) -> State:
        """Return the state before the first decision."""
        return self.game.new(self.players, seed, **self.options)

    def position(self, seed: int, plies: int) -> State:
        """Return a state reached by that many moves, some random, some sensible; sooner if the game ends."""
        state, lot = self.start(seed), random.Random(seed)
        sensible = bot("greedy", seed)
        for _ in range(plies):
            if state.to_move is None:
                break
            step(state, lot, sensible)
        return state


def _exists(module: str) -> bool:
    try:
        return bool(module) and find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def _pieces_of(game: Game) -> dict[str, int]:
    """Return how many there are of each piece, if the record is described."""
    sets = game.layout.sets if isinstance(game.layout, Described) else ()
    return {
        f"{number} {name}": copies
        for number, pieces in enumerate(sets)
        for name, copies in zip(pieces.names, pieces.copies, strict=True)
    }


def _pieces_in(state: State) -> dict[str, int]:
    """Return how many of each piece lie anywhere in a state whose record is described."""
    layout, found = state.game.layout, Counter[str]()
    if not isinstance(layout, Described):
        return {}
    for place in layout.places:
        row, number = state.fields[place.name], layout.sets.index(place.pieces)
        for start in range(0, len(row), place.room + 1):
            pile = row[start + 1 : start + 1 + row[start]]
            found.update(f"{number} {place.pieces.name(piece)}" for piece in pile)
    return dict(found)


def step(state: State, lot: random.Random, sensible: Any) -> None:
    """Make one move, random or sensible."""
    assert state.to_move is not None
    state.play(sensible.choose(state.sight(state.to_move)) if lot.random() < 0.5 else lot.choice(state.legal_moves()))


def names() -> list[str]:
    """Return the names of the games to test."""
    return [tabletowers.game(name).name for name in SETTINGS.games or tabletowers.GAMES]


def cases() -> list[Case]:
    """Return all cases of the newest rules: the default options, and each other value of each option by itself."""
    return [case for name in names() for case in cases_of(name)]


def cases_of(name: str, rules: int | None = None) -> list[Case]:
    """Return the cases of one game under a version of its rules."""
    game = tabletowers.game(name, rules)
    variants: list[dict[str, Any]] = [{}]
    for option in game.options:
        variants += [{option.name: value} for value in option.values if value != option.default]
    return [Case(name, players, options, rules) for players in game.seats for options in variants]


def cases_with_fewest_players() -> list[Case]:
    """Return the cases with the fewest players that a game allows."""
    return [case for case in cases() if case.players == case.game.seats[0]]


def usual_players(name: str) -> int:
    """Return three players if the game allows that, otherwise the fewest."""
    seats = tabletowers.game(name).seats
    return 3 if 3 in seats else seats[0]


def cases_with_usual_players() -> list[Case]:
    """Return the cases with three players, or with the fewest if three can't play."""
    return [case for case in cases() if case.players == usual_players(case.name)]


def cases_for_environments() -> list[Case]:
    """Return the cases with the default options, and those with other options for the usual number of players."""
    usual = cases_with_usual_players()
    return [case for case in cases() if not case.options or case in usual]


def cases_of_all_rules() -> list[Case]:
    """Return the cases under every version of the rules."""
    return [case for name in names() for rules in versions(name) for case in cases_of(name, rules)]


def golden_cases() -> list[Case]:
    """Return the cases of golden playthroughs: one for every version of the rules and every number of players.

    And one with the fewest players for every other value of an option, under the first version alone: what an option
    does is the same in all of them.
    """
    selected = []
    for name in names():
        for rules in versions(name):
            cases = cases_of(name, rules)
            selected += [case for case in cases if not case.options]
            if rules == versions(name)[-1]:
                selected += [case for case in cases if case.options and case.players == case.game.seats[0]]
    return selected

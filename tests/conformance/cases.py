"""Every registered game with every number of players and every value of each option."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import tabletowers
from tabletowers.bots import bot
from tabletowers.contract import Game, State


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
        return tabletowers.game(self.name, self.rules)

    @property
    def census(self) -> Any:
        """The game's module that counts its pieces."""
        return import_module(f"tests.games.{self.name}.census")

    def start(self, seed: int) -> State:
        return self.game.new(self.players, seed, **self.options)

    def position(self, seed: int, plies: int) -> State:
        """A state reached by that many moves, some random, some sensible; sooner if the game ends."""
        state, lot = self.start(seed), random.Random(seed)
        sensible = bot("greedy", seed)
        for _ in range(plies):
            if state.to_move is None:
                break
            step(state, lot, sensible)
        return state


def step(state: State, lot: random.Random, sensible: Any) -> None:
    """One move, random or sensible by lot."""
    assert state.to_move is not None
    state.play(sensible.choose(state.sight(state.to_move)) if lot.random() < 0.5 else lot.choice(state.legal_moves()))


def cases() -> list[Case]:
    """All cases of the newest rules: the default options, and each other value of each option by itself."""
    return [case for name in tabletowers.GAMES for case in cases_of(name)]


def cases_of(name: str, rules: int | None = None) -> list[Case]:
    """The cases of one game under a version of its rules."""
    game = tabletowers.game(name, rules)
    variants: list[dict[str, Any]] = [{}]
    for option in game.options:
        variants += [{option.name: value} for value in option.values if value != option.default]
    return [Case(name, players, options, rules) for players in game.seats for options in variants]

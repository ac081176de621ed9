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
    """A game, a number of players and options."""

    name: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(f"{key}={value}" for key, value in self.options.items())])

    @property
    def game(self) -> Game:
        return tabletowers.game(self.name)

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
    """All cases: the default options, and each other value of each option by itself."""
    found = []
    for name in tabletowers.GAMES:
        game = tabletowers.game(name)
        variants: list[dict[str, Any]] = [{}]
        for option in game.options:
            variants += [{option.name: value} for value in option.values if value != option.default]
        found += [Case(name, players, options) for players in game.seats for options in variants]
    return found

"""The registry of games: a new one is a folder here and a line in GAMES."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletowers.contract import Game

#: Every game's name; its folder of the same name offers it as GAME. Loaded when first asked for.
GAMES = ("clocktowers", "oldtown", "babel")


@cache
def game(name: str) -> Game:
    """A game by its name; ValueError names the games there are."""
    if name not in GAMES:
        raise ValueError(f"unknown game {name!r}; there is {', '.join(GAMES)}")
    loaded: Game = import_module(f"tabletowers.games.{name}").GAME
    import_module("tabletowers.kernel").announce(loaded.kernels, f"the rules of {name}")
    return loaded

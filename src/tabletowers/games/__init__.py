"""The registry of games: a new one is a folder here and a line in GAMES."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletowers.contract import Game

#: Every game's name; its folder of the same name offers it as GAME. Loaded when first asked for.
GAMES = ("clocktowers", "oldtown", "babel")
#: Earlier rules under which games may still be running, by game and version: the package that offers them as GAME.
EARLIER: dict[tuple[str, int], str] = {}


class OtherRules(ValueError):
    """Rules that this release does not have; `has` are the versions it has."""

    def __init__(self, name: str, rules: int, has: list[int]) -> None:
        super().__init__(f"{name} under rules {rules}: this release has {', '.join(map(str, has))}")
        self.rules = rules
        self.has = has


def game(name: str, rules: int | None = None) -> Game:
    """A game by its name, under its newest rules or under those it was begun with.

    ValueError names the games there are, OtherRules the versions.
    """
    if name not in GAMES:
        raise ValueError(f"unknown game {name!r}; there is {', '.join(GAMES)}")
    newest = _load(f"tabletowers.games.{name}")
    if rules is None or rules == newest.rules_version:
        return newest
    if (name, rules) not in EARLIER:
        raise OtherRules(name, rules, versions(name))
    return _load(EARLIER[name, rules])


def versions(name: str) -> list[int]:
    """The versions of a game's rules that can be played, the newest first."""
    return [game(name).rules_version, *sorted((rules for other, rules in EARLIER if other == name), reverse=True)]


@cache
def _load(package: str) -> Game:
    loaded: Game = import_module(package).GAME
    import_module("tabletowers.kernel").announce(loaded.kernels, f"the rules of {loaded.name}")
    return loaded

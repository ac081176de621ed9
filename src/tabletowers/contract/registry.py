"""The games that are installed: packages find their way here by the entry points `tabletowers.games`."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from tabletowers.contract.fulfilment import check
from tabletowers.contract.game import Game

GROUP = "tabletowers.games"


class OtherRules(ValueError):
    """Rules that this release does not have; `has` are the versions it has."""

    def __init__(self, name: str, rules: int, has: list[int]) -> None:
        super().__init__(f"this release has {name} under rules {', '.join(map(str, has))}, not {rules}")
        self.rules = rules
        self.has = has


@cache
def packages() -> Mapping[str, str]:
    """The name of every registered game and the package that declares it; nothing is loaded."""
    return {name: entry.module for name, entry in _registered().items()}


def _registered() -> dict[str, EntryPoint]:
    """Every registered game, ours first; of two with the same name the first."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: not entry.module.startswith(f"{GROUP}.")):
        found.setdefault(entry.name, entry)
    return found


@cache
def installed() -> Mapping[str, Game]:
    """Every game that can be played, by name, the oldest first.

    One that can't be loaded is reported, and the others play on.
    """
    games: dict[str, Game] = {}
    for name, entry in _registered().items():
        try:
            games[name] = check(name, entry.load())
        except Exception as error:
            print(f"tabletowers: the game {name!r} of {entry.module} can't be played: {error}", file=sys.stderr)
    return dict(sorted(games.items(), key=lambda item: (item[1].year, item[1].title)))


def game(name: str, rules: int | None = None) -> Game:
    """A game by its name, under its newest rules or under those it was begun with.

    ValueError names the games there are, OtherRules the versions.
    """
    games = installed()
    if name not in games:
        raise ValueError(f"unknown game {name!r}; choose from {', '.join(games)}")
    newest = games[name]
    if rules is None or rules == newest.rules_version:
        return newest
    if rules not in newest.earlier:
        raise OtherRules(name, rules, versions(name))
    return _earlier(name, newest.earlier[rules])


@cache
def _earlier(name: str, package: str) -> Game:
    return check(name, import_module(package).GAME)


def versions(name: str) -> list[int]:
    """The versions of a game's rules that can be played, the newest first."""
    newest = game(name)
    return [newest.rules_version, *sorted(newest.earlier, reverse=True)]

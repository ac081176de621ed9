"""The installed games, looked up through the entry points in the group `tabletowers.games`."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb

from tabletowers.contract.conformance import check
from tabletowers.contract.extras import Extra
from tabletowers.contract.game import Game

GROUP = "tabletowers.games"


class OtherRules(ValueError):
    """Raised for a version of the rules that this release does not have. `has` lists the versions it has."""

    def __init__(self, name: str, rules: int, has: list[int]) -> None:
        super().__init__(f"this release has {name} under rules {', '.join(map(str, has))}, not {rules}")
        self.rules = rules
        self.has = has


@cache
def packages() -> Mapping[str, str]:
    """Return the name of each registered game's package, keyed by the game's name, without importing any game."""
    return {name: entry.module for name, entry in _registered().items()}


def _registered() -> dict[str, EntryPoint]:
    """Return the entry points of all registered games by name, starting with this project's own games.

    If two games have the same name, the first is used.
    """
    registered: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: not _is_own(entry.module)):
        registered.setdefault(entry.name, entry)
    return registered


def _is_own(package: str) -> bool:
    """Return whether a package is one of this project's own games."""
    return package.startswith(f"{GROUP}.")


@cache
def installed() -> Mapping[str, Game]:
    """Return every game that can be played, by name: this project's own games in order of publication, then others.

    A game that fails to load is reported on standard error, and the others remain available.
    """
    games: dict[str, Game] = {}
    for name, entry in _registered().items():
        try:
            games[name] = check(name, entry.load())
        except Exception as error:
            why = f"{error}{_place_of(error, entry.module)}"
            # Between blank lines, because it is all that an author sees of a mistake while a server goes on.
            print(f"\ntabletowers: the game {name!r} of {entry.module} can't be played: {why}\n", file=sys.stderr)
    return dict(sorted(games.items(), key=lambda item: (not _is_own(item[1].package), item[1].year, item[1].title)))


def _place_of(error: Exception, package: str) -> str:
    """Return the file and line of a package where it failed to load, in brackets; empty if that is known."""
    if isinstance(error, SyntaxError):  # which names them itself
        return ""
    top = package.partition(".")[0]
    frames = [frame for frame in extract_tb(error.__traceback__) if top in Path(frame.filename).parts]
    frames = [frame for frame in frames if frame.filename != __file__]
    return f" ({frames[-1].filename}, line {frames[-1].lineno})" if frames else ""


def game(name: str, rules: int | None = None) -> Game:
    """Return a game by its name, under the given version of its rules, or under the newest.

    Raises ValueError for an unknown game, and OtherRules for an unknown version; each error lists what is available.
    Of a game that failed to load it says only that, since the message may reach strangers; `installed` reported why.
    """
    games = installed()
    if name not in games:
        if name in packages():
            raise ValueError(f"the game {name!r} can't be played, as it failed to load")
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


def extras() -> list[Extra]:
    """Return the extras of all games. An extra is something that a game offers besides playing."""
    return [extra for game in installed().values() for extra in game.declared_extras()]


def versions(name: str) -> list[int]:
    """Return the versions of a game's rules that can be played, newest first."""
    newest = game(name)
    return [newest.rules_version, *sorted(newest.earlier, reverse=True)]

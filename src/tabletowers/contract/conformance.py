"""Checks that a game's package implements the contract.

A game that doesn't is refused when it is loaded, with a list of what is missing.
"""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from tabletowers.contract.game import Game
from tabletowers.kernel.provided import REQUIRED

#: The attributes that a game must have.
_DECLARED = ("name", "title", "authors", "year", "minutes", "rules_version", "seats", "decisions", "sources")
_PARTS = ("layout", "events", "reasons", "most_legal", "observation")
#: The modules that must be beside a game's declaration.
_MODULES = ("kernels", "terminal", "statistics")


class BrokenContract(ValueError):
    """Raised for a package that does not implement the contract. `lacks` lists what is missing."""

    def __init__(self, lacks: list[str]) -> None:
        super().__init__(f"it does not fulfil the contract: {'; '.join(lacks)}")
        self.lacks = lacks


def check(name: str, game: object) -> Game:
    """Return the game if it implements the contract, without loading its kernels. Raises BrokenContract otherwise."""
    if not isinstance(game, Game):
        raise BrokenContract([f"{game!r} is not a Game"])
    lacks = list(_lacking(name, game))
    if lacks:
        raise BrokenContract(lacks)
    return game


def _lacking(name: str, game: Game) -> Iterator[str]:
    missing = [attribute for attribute in (*_DECLARED, *_PARTS) if not hasattr(game, attribute)]
    if missing:
        yield f"it does not declare {', '.join(missing)}"
        return
    if game.name != name:
        yield f"it is registered as {name!r} and calls itself {game.name!r}"
    if not game.decisions:
        yield "it declares no decision"
    if not hasattr(game.observation, "PLAN"):
        yield "its observation has no PLAN"
    for module in _MODULES:
        full_name = game.beside(module)
        if full_name is None:
            yield f"there is no module {game.package}.{module}"
        elif module == "kernels":
            names = _names_in(full_name)
            if lacking := [kernel for kernel in REQUIRED if kernel not in names]:
                yield f"its kernels lack {', '.join(lacking)}"
    for extra in game.declared_extras():
        if not extra.package:
            yield f"there is no package {game.package}.{extra.name}"
    if type(game).__base__ is Game and f"{name}-title" not in _english(game):
        yield f"its texts (text/en.ftl) lack {name}-title"


def _names_in(module: str) -> set[str]:
    """Return the names that a module defines or imports.

    They are read from its source, because importing kernels is slow.
    """
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        return set()
    names: set[str] = set()
    for node in ast.parse(Path(spec.origin).read_text("utf-8")).body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            names |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.FunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names


def _english(game: Game) -> str:
    file = resources.files(game.package) / "text" / "en.ftl"
    return file.read_text("utf-8") if file.is_file() else ""

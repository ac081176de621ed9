"""Checks that a game's package implements the contract.

A game that doesn't is refused when it is loaded, with a list of what is missing.
"""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Iterator
from pathlib import Path

from tabletowers.contract import messages
from tabletowers.contract.derived_rows import POINTS, TO_MOVE
from tabletowers.contract.game import Game
from tabletowers.contract.options import complete
from tabletowers.kernel.description import Described
from tabletowers.kernel.provided import REQUIRED
from tabletowers.kernel.sources import PACKAGE

#: The attributes that a game must have.
_DECLARED = ("name", "title", "authors", "year", "minutes", "rules_version", "seats", "decisions", "sources")
_PARTS = ("layout", "events", "reasons", "most_legal", "observation")
#: The modules that must be beside a game's declaration.
_MODULES = ("kernels", "terminal")
#: The methods that a game implements, unless they follow from the description of its record or are functions of the
#: named modules.
_METHODS = {
    "groups": "notation",
    "setup_of": "notation",
    "order_of": "notation",
    "board": "view",
    "board_of_seat": "view",
    "fields_from_view": "view",
}


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
    yield from _lacking_in_plan(game)
    if game.most_legal < 1:
        yield f"most_legal is {game.most_legal}"
    if lacking := list(_lacking_in_layout(game)):
        yield from lacking
        return
    for module in _MODULES:
        if game.beside(module) is None:
            yield f"there is no module {game.package}.{module}"
    # Our own kernels are tested; reading their sources would make every command start later.
    if not _is_ours(game) and (kernels := game.beside("kernels")) is not None:
        names = set(game.derivable).union(*(_names_in(file) for file in _files_of(kernels)))
        # The record's type follows from its layout.
        if lacking := [kernel for kernel in REQUIRED if kernel not in names | {"DTYPE"}]:
            yield f"its kernels lack {', '.join(lacking)}"
    if lacking := list(_lacking_methods(game)):
        yield f"it does not define {', '.join(lacking)}"
    for extra in game.declared_extras():
        if not extra.package:
            yield f"there is no package {game.package}.{extra.name}"
    if not lacking:
        yield from _lacking_in_notation(game)
    # Our own catalogues are tested, and variants use those of the game that they vary.
    if type(game).__base__ is Game and not _is_ours(game) and messages.can_check():
        yield from messages.flaws(game)


def _is_ours(game: Game) -> bool:
    return game.package.startswith(f"{PACKAGE}.")


def _lacking_in_plan(game: Game) -> Iterator[str]:
    """Yield what an observation has to have and doesn't."""
    plan = getattr(game.observation, "PLAN", None)
    if plan is None:
        yield "its observation has no PLAN"
    elif lacking := {TO_MOVE, POINTS} - {part.name for part in plan.seat}:
        yield f"the parts about a seat in its observation.PLAN lack {', '.join(sorted(lacking))}"


def _lacking_in_layout(game: Game) -> Iterator[str]:
    """Yield what is wrong with the description of the record."""
    if not isinstance(game.layout, Described):
        return
    if game.layout.seats != game.seats[-1]:
        yield f"its record has room for {game.layout.seats} players, and it is for up to {game.seats[-1]}"
    if type(game).order_of is Game.order_of and not game.own("notation", "order_of"):
        yield from dict.fromkeys(flaw for players in game.seats for flaw in game.layout.flaws_of_deal(players))


def _lacking_methods(game: Game) -> Iterator[str]:
    """Yield the methods that a game has to implement and doesn't."""
    described = isinstance(game.layout, Described)
    for method, module in _METHODS.items():
        if not described and getattr(type(game), method) is getattr(Game, method) and not game.own(module, method):
            yield method
    if game.actions is None and type(game).move_texts is Game.move_texts and not game.own("notation", "move_texts"):
        yield "move_texts (or actions)"
    if len(game.decisions) > 1 and type(game).decision is Game.decision:
        yield "decision"


def _lacking_in_notation(game: Game) -> Iterator[str]:
    """Yield what is wrong with the notation of moves in a game of another package."""
    if _is_ours(game):
        return
    try:
        texts = game.moves(complete(game.options, {})).texts
    except ValueError as error:
        yield str(error)
        return
    if game.actions is not None and len(texts) != len(game.actions):
        yield f"it has {len(game.actions)} actions and {len(texts)} move texts"


def _files_of(kernels: str) -> list[Path]:
    """Return the source files of a module, or of a package with the modules in it."""
    spec = importlib.util.find_spec(kernels)
    if spec is None or spec.origin is None:
        return []
    return [
        Path(spec.origin),
        *(file for folder in spec.submodule_search_locations or () for file in Path(folder).glob("*.py")),
    ]


def _names_in(file: Path) -> set[str]:
    """Return the names that a module defines or imports.

    They are read from its source, because importing kernels is slow.
    """
    names: set[str] = set()
    for node in ast.parse(file.read_text("utf-8"), str(file)).body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            names |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.FunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names

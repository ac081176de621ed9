"""Checks the message catalogues of a game: every message that the program looks for is there, and can be formatted.

`docs/write-a-game.md` lists the messages. Needs the package `fluent.syntax`, which a page doesn't have: the texts of
its games were checked when the site was built.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from importlib import import_module, resources
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from tabletowers.contract.events import Event

if TYPE_CHECKING:
    from fluent.syntax import ast

    from tabletowers.contract.game import Game

#: The values that the messages of an event get besides its fields, if it has a seat.
_OF_SEAT = {"player", "you"}
#: What Fluent has and our formatters don't.
_UNKNOWN = {"FunctionReference": "functions", "TermReference": "terms"}


def can_check() -> bool:
    """Return whether there is what reads the catalogues."""
    try:
        return find_spec("fluent.syntax") is not None
    except ModuleNotFoundError:
        return False


def flaws(game: Game) -> Iterator[str]:
    """Yield what is missing or broken in a game's catalogues, each with its file, and with line and message."""
    folder = resources.files(game.package) / "text"
    files = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl")) if folder.is_dir() else []
    wanted = needed(game)
    if "en.ftl" not in files:
        yield f"there is no text/en.ftl, which has to have {', '.join(wanted)}"
    for file in files:
        yield from _flaws_in(f"text/{file}", (folder / file).read_text("utf-8"), game.name, wanted)


def needed(game: Game) -> dict[str, set[str] | None]:
    """Return every message that a game has to have, each with the variables that it may use (None: any)."""
    messages: dict[str, set[str] | None] = {f"{game.name}-title": set()}
    messages |= {f"{game.name}-decision-{decision.name}": {"turn"} for decision in game.decisions}
    messages |= {f"{game.name}-event-{kind.name}": _variables(kind) for kind in game.events.kinds}
    messages |= {f"{game.name}-reason-{reason.code}": None for reason in game.reasons}
    messages |= {f"{game.name}-source-{source}": set() for source in game.sources}
    messages |= {f"{game.name}-option-{option.name}": set() for option in game.options}
    if (name := game.beside("features")) is not None:
        for feature in import_module(name).FEATURES:
            messages[f"{game.name}-coach-{feature.code}"] = None
            messages[f"{game.name}-look-{feature.theme}"] = set()
            messages[f"{game.name}-theme-{feature.theme}"] = set()
    return messages


def _variables(kind: type[Event]) -> set[str]:
    names = {field.name for field in fields(kind)}
    return names | _OF_SEAT if "seat" in names else names


def _flaws_in(file: str, text: str, prefix: str, wanted: Mapping[str, set[str] | None]) -> Iterator[str]:
    from fluent.syntax import FluentParser, ast

    found: dict[str, int] = {}
    messages: list[tuple[int, ast.Message]] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Comment | ast.GroupComment | ast.ResourceComment):
            continue
        line = 1 + text.count("\n", 0, entry.span.start if entry.span else 0)
        if isinstance(entry, ast.Junk):
            yield _syntax_error(file, text, entry)
        elif isinstance(entry, ast.Term) or entry.value is None:
            yield f"{file}:{line}: {entry.id.name}: terms and messages without a text are not supported"
        else:
            name = entry.id.name
            if name in found:
                yield f"{file}:{line}: {name} is there twice, first in line {found[name]}"
            if not name.startswith(f"{prefix}-"):
                yield f"{file}:{line}: {name} does not begin with {prefix}-"
            found[name] = line
            messages.append((line, entry))
    for line, message in messages:
        for flaw in _flaws_of(message, found, wanted.get(message.id.name)):
            yield f"{file}:{line}: {message.id.name}: {flaw}"
    if lacking := [name for name in wanted if name not in found]:
        yield f"{file} lacks {', '.join(lacking)}"


def _syntax_error(file: str, text: str, junk: ast.Junk) -> str:
    """Return a sentence about text that is not a message."""
    annotation = junk.annotations[0]
    line = 1 + text.count("\n", 0, annotation.span.start if annotation.span else 0)
    start = (junk.content or "").strip().partition("\n")[0]
    return f"{file}:{line}: {annotation.message} (in what begins with {start!r})"


def _flaws_of(message: ast.Message, found: Mapping[str, int], variables: set[str] | None) -> Iterator[str]:
    """Yield what makes a message impossible to format."""
    for node in _nodes(message.value):
        kind = type(node).__name__
        if kind in _UNKNOWN:
            yield f"{_UNKNOWN[kind]} are not supported"
        elif kind == "MessageReference" and node.id.name not in found:
            yield f"there is no message {node.id.name}"
        elif kind == "VariableReference" and variables is not None and node.id.name not in variables:
            known = ", ".join(f"${name}" for name in sorted(variables)) or "none"
            yield f"${node.id.name} has no value here (those that have: {known})"


def _nodes(node: Any) -> Iterator[Any]:
    """Yield a node of a syntax tree and all nodes in it."""
    if isinstance(node, list):
        for inner in node:
            yield from _nodes(inner)
    elif hasattr(node, "traverse") or hasattr(node, "__dict__"):
        yield node
        for inner in vars(node).values():
            yield from _nodes(inner)

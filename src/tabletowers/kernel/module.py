"""A module of compiled kernels, made ahead of time (`tabletowers build kernels`), and the description beside it.

The description is a JSON file: for which game, rules and machine the module is, what it offers, and from which sources
it was made. Whatever does not fit is refused before anything of it is loaded. Plain Python.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletowers.kernel.sources import file_of, source_hash

if TYPE_CHECKING:
    from tabletowers.contract import Game

#: The version of the description and of the way in which kernels are called.
FORMAT = 1
#: Names a folder with modules.
FOLDER = "TABLETOWERS_KERNELS"

#: The names that systems give to the same machine.
_MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}


@dataclass(frozen=True)
class Module:
    """A module that fits: its file and its description."""

    file: Path
    description: Mapping[str, Any]


def this_machine() -> str:
    """The kind of machine that runs this, as `build kernels` names it."""
    name = platform.machine().lower()
    return _MACHINES.get(name, name)


def sources_of(modules: list[str]) -> str:
    """The hash of the sources from which a module is made."""
    found = [(name, file) for name in modules if (file := file_of(name)) is not None]
    return source_hash(*found)


def record_of(game: Game) -> dict[str, Any]:
    """The layout of a game's states, as a description gives it."""
    layout = game.layout
    fields = [[name, kind, list(shape), layout.at[name]] for name, kind, shape in layout.fields]
    return {"size": layout.size, "fields": fields}


def find(game: Game, target: str | None = None) -> Module | None:
    """The module of a game for this machine in the folder that `TABLETOWERS_KERNELS` names.

    None if there is no such folder, or nothing for this game in it; ValueError if nothing of that fits.
    """
    folder = os.environ.get(FOLDER)
    if not folder:
        return None
    candidates = sorted(Path(folder).glob(f"{game.name}-*.json"))
    refusals = []
    for candidate in candidates:
        try:
            return checked(candidate, game, target)
        except ValueError as refusal:
            refusals.append(str(refusal))
    if refusals:
        raise ValueError("; ".join(refusals))
    return None


def checked(description: Path, game: Game, target: str | None = None) -> Module:
    """The module that a description is about, for a game and a machine (this one by default).

    ValueError says what was expected and what is there instead.
    """
    wanted = target or this_machine()
    try:
        described = json.loads(description.read_text("utf-8"))
        facts = (described[key] for key in ("format", "target", "game", "record", "sources"))
        number, machine, name, record, sources = facts
        # Earlier rules may share the kernels of the newest.
        versions = [described["rules"], *described["earlier"]]
        state_size = record["size"]
        file, size, digest = description.with_name(described["file"]), described["bytes"], described["sha256"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{description.name} does not describe kernels: {error!r}") from error
    rules = game.rules_version if game.rules_version in versions else versions[0]
    expected = (
        (number, FORMAT, "of format {}"),
        (machine, wanted, "for {}"),
        (name, game.name, "of the game {}"),
        (rules, game.rules_version, "of version {} of the rules"),
        (state_size, game.layout.size, "for states of {} bytes"),
        (record, record_of(game), "for states laid out in this way: {}"),
        (sources["hash"], sources_of(sources["modules"]), "made from the sources {}"),
    )
    for found, right, what in expected:
        if found != right:
            raise ValueError(
                f"{description.name}: expected kernels {what.format(right)}; these are {what.format(found)}"
            )
    try:
        content = file.read_bytes()
    except OSError as error:
        raise ValueError(f"{description.name}: {file.name} can't be read: {error.strerror}") from error
    if len(content) != size:
        raise ValueError(f"{file.name}: expected {size} bytes, but there are {len(content)}")
    if hashlib.sha256(content).hexdigest() != digest:
        raise ValueError(f"{file.name}: expected the SHA-256 {digest}; it was changed after it was built")
    return Module(file, described)

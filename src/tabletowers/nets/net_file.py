"""The file format of a net: a line that names the format, a line of JSON with metadata, and the weights.

Files that are damaged, or that were trained for other rules than those in play, are rejected with the reason. Needs no
NumPy.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletowers.kernel.sources import PACKAGE
from tabletowers.nets.game_inputs import inputs_of, move_parts

if TYPE_CHECKING:
    from tabletowers.contract import Game
    from tabletowers.contract.inputs import Inputs

_FIRST_LINE = b"tabletowers net 1\n"
#: The folder with the nets of our own games. A plug-in's net is in the plug-in's own package.
_FOLDER = Path(__file__).with_name("weights")

#: The arrays of a net in the order of the file, with their number types (`inference` explains them).
PARTS = {
    "known": "i1",
    "known_entries": "i8",
    "offered": "i1",
    "offered_entries": "i8",
    "layers": "i1",
    "factors": "i8",
}


@dataclass(frozen=True)
class NetFile:
    """The content of a net's file: metadata, and the shapes and bytes of its arrays."""

    facts: Mapping[str, Any]
    parts: Mapping[str, tuple[tuple[int, ...], bytes]]


def fingerprint(inputs: Inputs) -> str:
    """Return a short hash of the definition of a game's inputs.

    A net works only with the inputs on which it was trained.
    """
    parts = [*inputs.table, *inputs.seat, *move_parts(inputs)]
    definition = [[part.name, part.shape, part.most, part.names] for part in parts]
    return hashlib.sha256(json.dumps([definition, inputs.seats, inputs.moves]).encode()).hexdigest()[:16]


def write(file: Path, facts: Mapping[str, Any], parts: Mapping[str, tuple[Sequence[int], bytes]]) -> None:
    """Write a net to a file."""
    content = b"".join(parts[name][1] for name in PARTS)
    head = {
        **facts,
        "parts": {name: list(parts[name][0]) for name in PARTS},
        "sha256": hashlib.sha256(content).hexdigest(),
    }
    file.write_bytes(_FIRST_LINE + json.dumps(head, sort_keys=True).encode() + b"\n" + content)


def read(file: Path, game: Game) -> NetFile:
    """Read the net for a game from a file. Raises a ValueError with the reason if it is damaged or doesn't fit."""
    try:
        raw = file.read_bytes()
    except OSError as error:
        raise ValueError(f"{file.name} can't be read: {error.strerror}") from error
    if not raw.startswith(_FIRST_LINE):
        raise ValueError(f"{file.name} is not a net")
    line, _, content = raw[len(_FIRST_LINE) :].partition(b"\n")
    try:
        facts = json.loads(line)
        shapes = {name: tuple(map(int, facts["parts"][name])) for name in PARTS}
        declared = facts["game"], facts["rules"], facts["inputs"], facts["sha256"]
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{file.name} is damaged: {error!r}") from error
    if hashlib.sha256(content).hexdigest() != declared[3]:
        raise ValueError(f"{file.name} is damaged: its weights don't match their checksum")
    inputs = inputs_of(game)
    expected = (game.name, game.rules_version, None if inputs is None else fingerprint(inputs))
    for actual, right, what in zip(declared, expected, ("the game", "version", "the inputs"), strict=False):
        if actual != right:
            of = " of its rules" if what == "version" else ""
            raise ValueError(f"{file.name}: expected a net for {what} {right}{of}; this one is for {actual}")
    parts, start = {}, 0
    for name, kind in PARTS.items():
        length = math.prod(shapes[name]) * int(kind[1])
        parts[name] = (shapes[name], content[start : start + length])
        start += length
    if start != len(content):
        raise ValueError(f"{file.name} is damaged: expected {start} bytes of weights, not {len(content)}")
    return NetFile(facts, parts)


def file_for(game: Game) -> Path:
    """Return the path of the file for a game's net, which may not exist. The name contains the version of the rules."""
    name = f"{game.name}-{game.rules_version}.net"
    if game.package.split(".")[0] == PACKAGE:
        return _FOLDER / name
    return Path(str(import_module(game.package).__file__)).with_name(name)


@cache
def net_of(game: Game) -> NetFile:
    """Return the content of the net file for a game.

    Raises a ValueError with the reason if there is none.
    """
    file = file_for(game)
    if not file.exists():
        raise ValueError(f"there is no net for {game.name} under version {game.rules_version} of its rules")
    return read(file, game)


def has_net(game: Game) -> bool:
    """Return whether there is a usable net for a game."""
    try:
        net_of(game)
    except ValueError:
        return False
    return True


def unpractised(game: Game, options: Mapping[str, Any]) -> list[str]:
    """Return the names of the options whose values were never used to train the game's nets."""
    inputs = inputs_of(game)
    practised: dict[str, list[Any]] = {option.name: [option.default] for option in game.options}
    for practice in () if inputs is None else inputs.practice:
        for name, value in practice.options.items():
            practised[name].append(value)
    return [name for name, values in practised.items() if options[name] not in values]

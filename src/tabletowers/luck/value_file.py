"""Value functions in files: one for each game and version of its rules. Needs no NumPy.

A value function sees every seat's hand, as the inputs of the game's net show it. It is for the game's default options.
"""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletowers.contract.options import changed, complete, in_words
from tabletowers.luck.arrays import KINDS, ValueArrays
from tabletowers.nets.game_inputs import inputs_of
from tabletowers.nets.net_file import fingerprint

if TYPE_CHECKING:
    from tabletowers.contract import Game
    from tabletowers.contract.inputs import Inputs

_FIRST_LINE = b"tabletowers value function 1\n"
_FOLDER = Path(__file__).with_name("values")
#: The arrays in a file, in their order, with their number types. The first two follow from the inputs.
PARTS = dict(zip(ValueArrays._fields[2:], KINDS[2:], strict=True))
#: Numbers below this have a row of weights each, and from here on four share one, as in `appraisal.code`.
_EXACT = 16


class ValueFile(NamedTuple):
    """The content of a file: the shapes and bytes of the arrays, and what each seat may expect before the deal.

    `starts` is the mean over deals, by the number of players, and `errors` its standard error.
    """

    places: tuple[Sequence[int], Sequence[int]]
    parts: Mapping[str, tuple[tuple[int, ...], bytes]]
    starts: Mapping[int, Sequence[float]]
    errors: Mapping[int, float]


def file_for(game: Game) -> Path:
    """Return the path of the file for a game's value function, which may not exist."""
    return _FOLDER / f"{game.name}-{game.rules_version}.value"


def places_of(inputs: Inputs) -> tuple[list[int], list[int]]:
    """Return each input's first row of weights and its largest code; last comes whose decision is next."""
    most = [_code(entry.most) for entry in inputs.entries()] + [inputs.seats]
    return [0, *accumulate(most)][:-1], most


def _code(value: int) -> int:
    return value if value < _EXACT else _EXACT - _EXACT // 4 + value // 4


def write(
    file: Path,
    game: Game,
    parts: Mapping[str, tuple[Sequence[int], bytes]],
    starts: Mapping[int, Sequence[float]],
    errors: Mapping[int, float],
) -> None:
    """Write a value function."""
    inputs = inputs_of(game)
    assert inputs is not None
    content = b"".join(parts[name][1] for name in PARTS)
    facts = {
        "game": game.name,
        "rules": game.rules_version,
        "inputs": fingerprint(inputs),
        "starts": {str(players): list(values) for players, values in starts.items()},
        "errors": {str(players): error for players, error in errors.items()},
        "parts": {name: list(parts[name][0]) for name in PARTS},
        "sha256": hashlib.sha256(content).hexdigest(),
    }
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(_FIRST_LINE + json.dumps(facts, sort_keys=True).encode() + b"\n" + content)
    read.cache_clear()


@cache
def read(file: Path, game: Game) -> ValueFile:
    """Read a value function.

    Raises ValueError with the reason if there is none for this version of the game's rules, or if it is damaged or was
    fitted to other inputs.
    """
    inputs = inputs_of(game)
    if inputs is None or not file.exists():
        raise ValueError(f"there is no value function for {game.name} under version {game.rules_version} of its rules")
    raw = file.read_bytes()
    line, _, content = raw[len(_FIRST_LINE) :].partition(b"\n")
    if not raw.startswith(_FIRST_LINE):
        raise ValueError(f"{file.name} is not a value function")
    try:
        facts = json.loads(line)
        if facts["sha256"] != hashlib.sha256(content).hexdigest():
            raise ValueError("its weights don't match their checksum")
        parts, start = {}, 0
        for name, kind in PARTS.items():
            shape = tuple(map(int, facts["parts"][name]))
            length = prod(shape) * int(kind[1])
            parts[name] = (shape, content[start : start + length])
            start += length
        by_players = [{int(players): found for players, found in facts[what].items()} for what in ("starts", "errors")]
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{file.name} is damaged: {error}") from error
    if facts["inputs"] != fingerprint(inputs):
        raise ValueError(f"{file.name} was fitted to other inputs: python -m tabletowers.luck fit {game.name}")
    return ValueFile(places_of(inputs), parts, *by_players)


def value_file(game: Game, players: int, options: Mapping[str, Any]) -> ValueFile:
    """Return the value function for a game.

    Raises ValueError if there is none for this number of players or these options.
    """
    stored = read(file_for(game), game)
    if different := changed(game.options, complete(game.options, options)):
        raise ValueError(f"there is no value function for {game.name} with {in_words(different)}")
    if players not in stored.starts:
        raise ValueError(f"there is no value function for {game.name} with {players} players")
    return stored


def arrays_of(file: ValueFile, memory: Any) -> ValueArrays:
    """Return the arrays of a value function in the memory of a backend (`nets.net.Memory`)."""
    first, most = (memory("i8", (len(column),), array("q", column).tobytes()) for column in file.places)
    return ValueArrays(first, most, *(memory(PARTS[name], *file.parts[name]) for name in PARTS))


def no_arrays(memory: Any) -> ValueArrays:
    """Return the arrays of a value function without inputs or units, for judging by playouts."""
    shapes = {name: (1, 1) if name in ("rows", "second") else (1,) for name in ValueArrays._fields}
    return ValueArrays(
        *(memory(kind, shapes[name], b"") for name, kind in zip(ValueArrays._fields, KINDS, strict=True))
    )

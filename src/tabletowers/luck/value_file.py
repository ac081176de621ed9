"""Value functions in files: one for each game and version of its rules, as arrays of NumPy.

A value function sees every seat's hand, as the inputs of the game's net show it. It is for the game's default options.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletowers.contract import Game
from tabletowers.contract.inputs import Inputs
from tabletowers.contract.options import changed, complete, in_words
from tabletowers.luck.appraisal import Weights, code
from tabletowers.nets.game_inputs import inputs_of
from tabletowers.nets.net_file import fingerprint

_FOLDER = Path(__file__).with_name("values")
#: The name of the module, beside a game's kernels, that says what unseen cards could have been.
CHANCE = "chance"
#: The kernels in it.
KERNELS = ("chances", "rearrange", "shuffle_unseen")


class ValueFile(NamedTuple):
    """A value function, and each seat's mean value over deals by the number of players, with its standard error."""

    weights: Weights
    starts: Mapping[int, NDArray[Any]]
    errors: Mapping[int, float]


def declares_chance(game: Game) -> bool:
    """Return whether a game says what its unseen cards could have been; otherwise nothing in it counts as luck."""
    return game.beside(f"kernels.{CHANCE}") is not None


def file_for(game: Game) -> Path:
    """Return the path of the file for a game's value function, which may not exist."""
    return _FOLDER / f"{game.name}-{game.rules_version}.npz"


def blank_weights(inputs: Inputs, hidden: int) -> Weights:
    """Return a value function whose rows, biases and head are all 0."""
    most = np.array([code(entry.most) for entry in inputs.entries()], np.int64)
    first = np.cumsum(most) - most
    return Weights(
        first,
        most,
        np.zeros((int(most.sum()), hidden), np.float32),
        np.zeros(hidden, np.float32),
        np.zeros(hidden, np.float32),
        0,
    )


def write(file: Path, game: Game, weights: Weights, starts: Mapping[int, Any], errors: Mapping[int, float]) -> Weights:
    """Write a value function in bytes, and return it as it will be read."""
    inputs = inputs_of(game)
    assert inputs is not None
    scale = np.maximum(np.abs(weights.rows).max(axis=0), 1e-6) / 127
    rows = np.rint(weights.rows / scale).astype(np.int8)
    tables = {f"start_{players}": values for players, values in starts.items()}
    tables |= {f"error_{players}": np.array(error) for players, error in errors.items()}
    file.parent.mkdir(exist_ok=True)
    np.savez_compressed(
        file,
        inputs=np.array(fingerprint(inputs)),
        rows=rows,
        scale=scale.astype(np.float32),
        bias=weights.bias,
        head=weights.head,
        **tables,
    )
    return weights._replace(rows=(rows * scale).astype(np.float32))


@cache
def read(file: Path, game: Game) -> ValueFile:
    """Read a value function. Raises ValueError if there is none for this game and version of its rules."""
    inputs = inputs_of(game)
    if inputs is None or not file.exists():
        raise ValueError(f"there is no value function for {game.name} under version {game.rules_version} of its rules")
    with np.load(file) as stored:
        if str(stored["inputs"]) != fingerprint(inputs):
            raise ValueError(f"{file.name} was fitted to other inputs: python -m tabletowers.luck fit {game.name}")
        blank = blank_weights(inputs, stored["bias"].size)
        weights = blank._replace(
            rows=(stored["rows"] * stored["scale"]).astype(np.float32), bias=stored["bias"], head=stored["head"]
        )
        starts = {players: stored[f"start_{players}"] for players in game.seats if f"start_{players}" in stored}
        errors = {players: float(stored[f"error_{players}"]) for players in starts}
    return ValueFile(weights, starts, errors)


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


def chance_kernels(game: Game) -> dict[str, tuple[Any, str]]:
    """Return the kernels besides the rules that an appraisal needs, as `backends.numba_runtime` takes them."""
    base = game.beside("kernels")
    chance = import_module(f"{base}.{CHANCE}")
    return {name: (chance, name) for name in KERNELS} | {"portray": (import_module(f"{base}.inputs"), "portray")}


@cache
def appraisal(game: Game) -> Any:
    """Return the module `appraisal`, loaded for a game that declares chance and has inputs."""
    from tabletowers.backends.numba_runtime import native

    return native(game.kernel_spec).specialised("tabletowers.luck.appraisal", **chance_kernels(game))

"""Exports trained weights to the file that bots use: 8-bit weights and integer arithmetic (`nets.inference`).

In the first layers, all weights for one input entry share a scale factor. In the other layers, each row of weights has
one. The activations inside a block have 8 bits, and are scaled so that the largest activations in real games just fit.
To measure these, the net plays a few games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812
from numpy.typing import NDArray

from tabletowers.contract import Game
from tabletowers.contract.inputs import Input
from tabletowers.nets import net_file
from tabletowers.nets.arrays import NetArrays
from tabletowers.nets.game_inputs import move_parts
from tabletowers.nets.inference import HIDDEN, LEVEL, MOST_HANDED, MOST_LEVEL, ROW_BITS, SUM_BITS, judge
from tabletowers.train.network import Net, Steps, level_out, linear
from tabletowers.train.parallel_games import SHOWN, ParallelGames, ThreadPool, wanted_inputs
from tabletowers.train.recipe import Recipe

Array = NDArray[Any]

#: The number of games and steps in which activations are measured, and the share of units whose maximum must fit.
_GAMES, _STEPS = 256, 48
_FIT = 0.9999


class Samples(NamedTuple):
    """A sample of decisions, encoded as a net's inputs."""

    inputs: torch.Tensor
    moves: torch.Tensor
    counts: torch.Tensor


def net_from(game: Game, weights: Mapping[str, Any], average: Mapping[str, Any]) -> Net:
    """Return the averaged net of a training run, built from the contents of the run's two files."""
    net = Net(wanted_inputs(game), Recipe(**weights["recipe"]))
    net.load_state_dict(dict(average["average"]))
    net.requires_grad_(False)
    return net


def samples(game: Game, net: Net, seed: int = 1) -> Samples:
    """Return decisions collected from games that a net plays against itself."""
    tables = ParallelGames(game, _GAMES, seed, ThreadPool())
    rng = np.random.default_rng(seed)
    tables.scatter(_STEPS, rng)
    columns: list[list[torch.Tensor]] = [[], [], []]
    for step in range(_STEPS):
        arrays = [torch.from_numpy(getattr(tables, name)).clone() for name in SHOWN]
        scores, _ = net(*arrays)
        if step % 4 == 0:
            for kept, array in zip(columns, arrays, strict=True):
                kept.append(array)
        noise = -torch.log(-torch.log(torch.rand_like(scores).clamp(1e-9, 1 - 1e-7)))
        tables.chosen[:] = (scores + noise).argmax(1).numpy()
        tables.step()
    return Samples(*(torch.cat(kept) for kept in columns))


def ship(game: Game, net: Net, seen: Samples, facts: Mapping[str, Any], folder: Path) -> Path:
    """Write a net to the file that bots use, and return the file's path."""
    inputs = wanted_inputs(game)
    parts = quantised(net, handed_on(net, seen), inputs.entries(), _move_entries(game))
    file = folder / net_file.file_for(game).name
    about = {
        **facts,
        "game": game.name,
        "rules": game.rules_version,
        "inputs": net_file.fingerprint(inputs),
        "options": [dict(practice.options) for practice in inputs.practice],
        "players": list(game.seats),
    }
    shaped = {name: (array.shape, array.astype(net_file.PARTS[name]).tobytes()) for name, array in parts.items()}
    net_file.write(file, about, shaped)
    return file


def agreement(game: Game, net: Net, seen: Samples, file: Path) -> tuple[float, float]:
    """Return how well an exported file agrees with the trained net, as two numbers.

    These are the proportion of decisions in which both prefer the same move, and the mean absolute difference between
    their expected results for the deciding seat.
    """
    inputs = wanted_inputs(game)
    size = len(_move_entries(game))
    read = net_file.read(file, game)
    parts = [
        np.frombuffer(read.parts[name][1], kind).reshape(read.parts[name][0]).copy()
        for name, kind in net_file.PARTS.items()
    ]
    scores, results = (tensor.numpy() for tensor in net(*seen))
    room, outputs, values = (np.zeros(length, np.int64) for length in (0, inputs.moves, inputs.seats))
    same, apart = 0, 0.0
    for row in range(len(seen.counts)):
        count = int(seen.counts[row])
        row_inputs = seen.inputs[row].numpy(), seen.moves[row].numpy()
        judge(NetArrays._make([room, *row_inputs, *parts, outputs, room, values]), count, size)
        same += int(outputs[:count].argmax() == scores[row, :count].argmax())
        apart += abs(float(np.tanh(values[0] / HIDDEN) - results[row, 0]))
    return same / len(seen.counts), apart / len(seen.counts)


def _move_entries(game: Game) -> list[Input]:
    return [part for part in move_parts(wanted_inputs(game)) for _ in range(part.size)]


def handed_on(net: Net, seen: Samples) -> list[float]:
    """Return, for each block, a bound that nearly all of its hidden activations stay below."""
    most = []
    h = linear(net.known(seen.inputs, torch.float32), net.enter)
    for up, down in zip(net.up, net.down, strict=True):
        handed = F.relu(linear(level_out(h), up))
        most.append(float(torch.quantile(handed.amax(0), _FIT)))
        h = h + linear(handed, down)
    return most


def quantised(net: Net, most: Sequence[float], entries: Sequence[Input], moves: Sequence[Input]) -> dict[str, Array]:
    """Return a quantised net: its parts as arrays of integers, keyed by name.

    `most` contains the upper bound of each block's hidden activations (`handed_on`).
    """
    known, known_entries = _table(net.known, entries, _numbers(net.enter.weight), _numbers(net.enter.bias))
    nothing = np.zeros(net.show.weight.shape[0])
    offered, offered_entries = _table(net.offered, moves, _numbers(net.show.weight), nothing)
    layers, factors = [], []

    def add(layer: Any, handed: float, result: float) -> None:
        """Add a quantised layer, with inputs in units of `handed` and outputs in units of `result`."""
        weights, beginning = _numbers(layer.weight), _numbers(layer.bias)
        unit = np.maximum(np.abs(weights).max(1), 1e-9) / MOST_LEVEL
        layers.append(np.round(weights / unit[:, None]))
        one = 1 << SUM_BITS
        factors.append(np.stack((unit * handed / result * one, beginning / result * one + one / 2), 1).round())

    for up, down, top in zip(net.up, net.down, most, strict=True):
        add(up, 1 / LEVEL, top / MOST_HANDED)
        add(down, top / MOST_HANDED, 1 / HIDDEN)
    for layer in (net.meet, net.weigh, net.value):
        add(layer, 1 / LEVEL, 1 / HIDDEN)
    return {
        "known": known,
        "known_entries": known_entries,
        "offered": offered,
        "offered_entries": offered_entries,
        "layers": np.concatenate(layers),
        "factors": np.concatenate(factors),
    }


def _table(steps: Steps, entries: Sequence[Input], weights: Array, beginning: Array) -> tuple[Array, Array]:
    """Return a quantised first layer: a row of weights for each non-zero value of each input entry.

    Also returns an index: the first row, highest value and scale factor of each entry, followed by the biases.
    """
    source, low, high = (getattr(steps, name).numpy() for name in ("source", "low", "high"))
    share_of = {int(place): len(source) + i for i, place in enumerate(steps.numbers.tolist())}
    one = HIDDEN << ROW_BITS
    rows: list[Array] = []
    places = []
    for place, part in enumerate(entries):
        columns = np.flatnonzero(source == place)
        own = []
        for number in range(1, part.most + 1):
            reached = columns[(low[columns] <= number) & (number <= high[columns])]
            row = weights[:, reached].sum(1)
            if place in share_of:
                row = row + weights[:, share_of[place]] * (number / part.most)
            own.append(row)
        block = np.array(own)
        factor = max(1, round(float(np.abs(block).max()) / MOST_LEVEL * one))
        places.append([len(rows), part.most, factor])
        rows += list(np.clip(np.round(block * one / factor), -MOST_LEVEL, MOST_LEVEL))
    places += [[round(float(number) * one + (1 << (ROW_BITS - 1))), 0, 0] for number in beginning]
    return np.array(rows), np.array(places)


def _numbers(tensor: torch.Tensor) -> Array:
    numbers: Array = tensor.detach().double().cpu().numpy()
    return numbers

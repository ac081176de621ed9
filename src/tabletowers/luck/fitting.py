"""Fits a game's value function to games that its net plays against itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from tabletowers.contract import Game
from tabletowers.contract.options import complete
from tabletowers.luck.appraisal import Weights
from tabletowers.luck.value_file import appraisal, blank_weights, file_for, write
from tabletowers.nets.game_inputs import INFERENCE, ROLLOUT, inputs_of, specialised
from tabletowers.nets.net import Net, arrays
from tabletowers.nets.net_file import net_of

#: The hidden units; the games played before the next are begun; in how many passes their positions are learned; and
#: about how many positions of a game are.
_HIDDEN, _CHUNK, _PASSES, _POSITIONS = 32, 100, 3, 40
_EVERY, _RATE = 4, 0.05
#: The deals over which the value of a start is averaged.
_DEALS = 10_000
#: Self-play begins here, so that no other command deals the same games.
_FIRST_SEED = 1 << 40
_FROM_APPRAISAL = ("appraise_state", "code", "pay", "portray_into", "share_out", "strength")


def fit(game: Game, games: int, seed: int = 0, tick: Callable[[str], None] = lambda text: None) -> Path:
    """Fit a value function for every number of players, write it, and return its file.

    `games` is for each number of players. Raises ValueError if the game has no net.
    """
    net, practice = _net(game), _practice(game)
    inputs = inputs_of(game)
    assert inputs is not None
    lot = np.random.default_rng(seed)
    weights = blank_weights(inputs, _HIDDEN)
    weights.rows[:] = lot.normal(0, 0.02, weights.rows.shape)
    weights.bias[:] = 0.1
    weights.head[:] = lot.normal(0, 0.3, _HIDDEN)
    slopes = weights._replace(
        rows=np.full_like(weights.rows, 0.01), bias=np.full(_HIDDEN, 0.1, np.float32), head=np.full(_HIDDEN, 0.1, "f4")
    )
    seen: list[tuple[Any, Any]] = []
    for first in range(0, games, _CHUNK):
        for players in game.seats:
            count = min(_CHUNK, games - first)
            rows = np.zeros((count * _POSITIONS, players, inputs.size), np.uint8)
            paid = np.zeros(rows.shape[:2])
            seeds = _FIRST_SEED + (seed * games + first + np.arange(count)) * len(game.seats) + players
            filled = practice.self_play(*_pieces(game, players), seeds, game.most_legal, net, _EVERY, rows, paid)
            seen.append((rows[:filled].copy(), paid[:filled].copy()))
        tick(f"{first + count} games")
    for turn in range(_PASSES):
        losses = [_learn(practice, lot, *part, weights, slopes) for part in _mixed(seen, lot)]
        tick(f"pass {turn + 1}: loss {np.mean(losses):.4f}")
    file = file_for(game)
    nothing = {players: np.zeros(players) for players in game.seats}
    weights = write(file, game, weights, nothing, dict.fromkeys(game.seats, 0.0))
    starts, errors = {}, {}
    for players in game.seats:
        sums, squares = np.zeros(players), np.zeros(players)
        seeds = _FIRST_SEED - 1 - np.arange(_DEALS)
        practice.start_values(*_pieces(game, players), seeds, weights, sums, squares)
        mean = sums / _DEALS
        starts[players] = mean
        errors[players] = float(np.sqrt(np.maximum(squares / _DEALS - mean**2, 0).max() / _DEALS))
    write(file, game, weights, starts, errors)
    return file


def _mixed(seen: list[tuple[Any, Any]], lot: Any) -> list[tuple[Any, Any]]:
    return [seen[place] for place in lot.permutation(len(seen))]


def _learn(practice: Any, lot: Any, rows: Any, paid: Any, weights: Weights, slopes: Weights) -> float:
    order = lot.permutation(len(rows))
    loss: float = practice.learn(rows[order], paid[order], len(rows), weights, slopes, _RATE)
    return loss


def _pieces(game: Game, players: int) -> tuple[Any, Any, Any]:
    """Return a blank state, the pieces to shuffle, and the ends of their groups."""
    options = complete(game.options, {})
    groups = game.groups(players, options)
    return (
        np.frombuffer(bytes(game.blank(players, options)), np.uint8),
        np.array([piece for group in groups for piece in group], np.int64),
        np.cumsum([len(group) for group in groups], dtype=np.int64),
    )


def _practice(game: Game) -> Any:
    """Return the module `practice`, loaded for a game with its net."""
    from tabletowers.backends.numba_runtime import native

    judge, play, roll = appraisal(game), specialised(game, INFERENCE), specialised(game, ROLLOUT)
    more = {name: (judge, name) for name in _FROM_APPRAISAL}
    more |= {"ponder": (play, "ponder"), "choose": (play, "choose"), "expected": (roll, "expected")}
    return native(game.kernel_spec).specialised("tabletowers.luck.practice", **more)


def _net(game: Game) -> Any:
    """Return the arrays of a game's net for the kernels of this machine's compiler."""
    return Net(game, net_of(game), {}, arrays).room()

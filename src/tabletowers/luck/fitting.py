"""Fits a game's value function to games that its net plays against itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tabletowers.contract import Game
from tabletowers.contract.options import complete
from tabletowers.luck.judges import appraisal
from tabletowers.luck.practice import Weights
from tabletowers.luck.value_file import PARTS, arrays_of, file_for, places_of, read, write
from tabletowers.nets.game_inputs import INFERENCE, ROLLOUT, inputs_of, specialised
from tabletowers.nets.net import Net, arrays
from tabletowers.nets.net_file import net_of

#: The hidden units of both layers; the games played before the next are begun; about how many positions of a game are
#: learned, one in how many of its decisions; in how many passes, at which rate.
_HIDDEN, _SECOND, _CHUNK, _POSITIONS, _EVERY, _PASSES, _RATE = 64, 16, 100, 60, 4, 2, 0.01
#: The deals over which the value of a start is averaged.
_DEALS = 10_000
#: Self-play begins here, so that no other command deals the same games.
_FIRST_SEED = 1 << 40
_FROM_APPRAISAL = ("appraise_state", "pay", "portray_into", "share_out")


class Positions(NamedTuple):
    """Positions of self-play, for one number of players.

    `entries` are the rows of weights that the inputs of every seat select, seat by seat, `begins` where those of each
    seat begin, and `paid` what the seats could expect, judged later.
    """

    entries: Any
    begins: Any
    paid: Any


def fit(game: Game, games: int, seed: int = 0, tick: Callable[[str], None] = lambda text: None) -> Path:
    """Fit a value function for every number of players, write it, and return its file.

    `games` is for each number of players. Raises ValueError if the game has no net.
    """
    net, practice = _net(game), _practice(game)
    seen = []
    for first in range(0, games, _CHUNK):
        for players in game.seats:
            count = min(_CHUNK, games - first)
            seeds = _FIRST_SEED + (seed * games + first + np.arange(count)) * len(game.seats) + players
            seen.append(play(game, players, seeds, net, practice))
        tick(f"{first + count} games")
    return store(game, learn(game, seen, seed, tick))


def play(game: Game, players: int, seeds: Any, net: Any, practice: Any) -> Positions:
    """Play games and return their positions."""
    inputs = inputs_of(game)
    assert inputs is not None
    rows = np.zeros((len(seeds) * _POSITIONS * players, inputs.size + 1), np.uint8)
    paid = np.zeros((len(seeds) * _POSITIONS, players))
    filled = practice.self_play(*_pieces(game, players), seeds, game.most_legal, _EVERY, rows, paid, net)
    flat = rows[: filled * players]
    seat, column = np.nonzero(flat)
    return selected(game, seat, column, flat[seat, column], paid[:filled])


def selected(game: Game, seat: Any, column: Any, value: Any, paid: Any) -> Positions:
    """Return positions whose inputs above 0 are given: of which seat, in which column, and how large."""
    inputs = inputs_of(game)
    assert inputs is not None
    first, most = (np.array(numbers) for numbers in places_of(inputs))
    value = value.astype(np.int64)
    code = np.where(value < 16, value, 12 + value // 4)
    entries = first[column] + np.minimum(code, most[column]) - 1
    begins = np.searchsorted(seat, np.arange(paid.shape[0] * paid.shape[1] + 1))
    return Positions(entries.astype(np.int32), begins.astype(np.int64), paid)


def learn(
    game: Game,
    seen: Sequence[Positions],
    seed: int = 0,
    tick: Callable[[str], None] = lambda text: None,
) -> Weights:
    """Return weights fitted to these positions."""
    inputs = inputs_of(game)
    assert inputs is not None
    lot, practice = np.random.default_rng(seed), _practice(game)
    count = sum(places_of(inputs)[1])
    weights = Weights(
        lot.normal(0, 0.02, (count, 2 * _HIDDEN)).astype(np.float32),
        np.full(_HIDDEN, 0.1, np.float32),
        lot.normal(0, _HIDDEN**-0.5, (_SECOND, _HIDDEN)).astype(np.float32),
        np.full(_SECOND, 0.1, np.float32),
        lot.normal(0, 0.2, _HIDDEN + _SECOND).astype(np.float32),
    )
    slopes = Weights(*(np.full_like(part, 0.1 if place else 0.01) for place, part in enumerate(weights)))
    for turn in range(_PASSES):
        losses = []
        for place in lot.permutation(len(seen)):
            part = seen[place]
            values = np.zeros(part.paid.shape)
            order = lot.permutation(len(part.paid))
            rate = _RATE * (1 - turn / _PASSES)
            practice.learn(order, part.begins, part.entries, part.paid, weights, slopes, np.float32(rate), values)
            losses.append(-(part.paid * np.log(np.maximum(values, 1e-9))).sum(1).mean())
        tick(f"pass {turn + 1}: loss {np.mean(losses):.4f}")
    return weights


def store(game: Game, weights: Weights) -> Path:
    """Write a value function with its mean over deals, and return its file."""
    practice, file = _practice(game), file_for(game)
    scale = np.maximum(np.abs(weights.rows).max(axis=0), 1e-6) / 127
    parts = {
        name: (part.shape, part.astype(PARTS[name]).tobytes())
        for name, part in {
            **weights._asdict(),
            "rows": np.rint(weights.rows / scale),
            "scale": scale,
        }.items()
    }
    write(file, game, parts, {}, {})
    stored = arrays_of(read(file, game), arrays)
    starts, errors = {}, {}
    for players in game.seats:
        sums, squares = np.zeros(players), np.zeros(players)
        seeds = _FIRST_SEED - 1 - np.arange(_DEALS)
        practice.start_values(*_pieces(game, players), seeds, stored, sums, squares)
        mean = sums / _DEALS
        starts[players] = mean.tolist()
        errors[players] = float(np.sqrt(np.maximum(squares / _DEALS - mean**2, 0).max() / _DEALS))
    write(file, game, parts, starts, errors)
    return file


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

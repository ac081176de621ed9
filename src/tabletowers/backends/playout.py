"""Plays games of random moves at full speed. Generic code, loaded once for each game (`specialisation`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, below, shuffle
from tabletowers.kernel.log import Log
from tabletowers.kernel.records import Data

if TYPE_CHECKING:
    from tabletowers.kernel.required import DTYPE, apply, lay, legal


@kernel
def deal(state: np.record, order: NDArray[Any], ends: NDArray[Any], dice: Dice) -> None:
    """Shuffle each group of pieces in `order`, and set up the game with them in a blank record.

    `ends` contains the end index of each group (exclusive).
    """
    start = 0
    for end in ends:
        shuffle(dice, order, start, end)
        start = end
    lay(state, order)


@kernel
def play_on(state: np.record, moves: NDArray[Any], dice: Dice, log: Log) -> int:
    """Play uniformly random legal moves to the end of the game. Returns the number of moves."""
    played = 0
    while state.to_move >= 0:
        count = legal(state, num(state.to_move), moves)
        apply(state, num(moves[below(dice, count)]), log)
        played += 1
    return played


@kernel
def play_out(data: Data, moves: NDArray[Any], dice: Dice, log: Log) -> int:
    """Play uniformly random legal moves to the end of a game given as bytes. Returns the number of moves."""
    return play_on(data.view(DTYPE)[0], moves, dice, log)


@kernel
def random_games(
    blank: NDArray[Any], order: NDArray[Any], ends: NDArray[Any], moves: NDArray[Any], dice: Dice, log: Log, games: int
) -> int:
    """Deal and play `games` random games. Returns the total number of moves."""
    work = blank.copy()
    played = 0
    for _ in range(games):
        work[0] = blank[0]
        deal(work[0], order, ends, dice)
        played += play_on(work[0], moves, dice, log)
    return played


@kernel
def copies(source: NDArray[Any], count: int) -> int:
    """Copy a state `count` times, to benchmark copying."""
    work = source.copy()
    for _ in range(count):
        work[0] = source[0]
        source[0].ply = work[0].ply + 1
    return np.int64(source[0].ply)  # type: ignore[return-value]

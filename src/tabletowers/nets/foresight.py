"""What comes of a decision if everybody plays on as the net does. Generic: loaded once for each game (`nets.inputs`).

Moves are compared in the same worlds: one that the seat can't tell from the true one is imagined, each move is made
in it, and the net plays all seats, each from what that seat knows, until the seat has decided a few times more. There
the net says how the seat will do; what luck decided is the same for all moves, which tells them apart much sooner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.calls import Data
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice
from tabletowers.kernel.rows import COLUMNS

if TYPE_CHECKING:
    from tabletowers.kernel.required import DTYPE, apply, blind, imagine, winners
    from tabletowers.nets.describing import describe
    from tabletowers.nets.judging import drawn, favourite, judge, vary

Array = NDArray[Any]

#: A hidden layer's 1 (`judging.HIDDEN`).
_HIDDEN = 4096.0
#: More seats than any game has.
_MOST_PLAYERS = 8


@kernel
def foresee(
    data: Data,
    seat: int,
    most_legal: int,
    depth: int,
    worlds: int,
    dice: Dice,
    tried: Array,
    totals: Array,
    squares: Array,
    actions: Array,
    inputs: Array,
    moves: Array,
    known: Array,
    known_entries: Array,
    offered: Array,
    offered_entries: Array,
    layers: Array,
    factors: Array,
    scores: Array,
    weights: Array,
    values: Array,
) -> None:
    """Try moves of the seat whose sight this is in so many worlds, each until its decision number `depth` after that.

    Adds each move's results, from −1 to 1, to `totals`, and to `squares` how far they are from the first move's result
    in the same world, squared.
    """
    source = data.view(DTYPE)
    base = np.empty(data.size, np.uint8).view(DTYPE)
    world = np.empty(data.size, np.uint8).view(DTYPE)
    seen = np.empty(data.size, np.uint8).view(DTYPE)
    scratch = np.empty(most_legal, np.int32)
    worths = np.empty(actions.size, np.int64)
    won = np.zeros(_MOST_PLAYERS, np.int64)
    luck = np.zeros(1, np.uint64)
    log = np.zeros((1, COLUMNS), np.int32)
    size = moves.size // actions.size
    for _ in range(worlds):
        base[0] = source[0]
        imagine(base[0], seat, dice)
        first = 0.0
        for move in range(tried.size):
            world[0] = base[0]
            state = world[0]
            luck[0] = dice[0]
            apply(state, num(tried[move]), log)
            left = depth
            result = 0.0
            while True:
                mover = num(state.to_move)
                if mover < 0:
                    result = gained(state, seat, won)
                    break
                seen[0] = world[0]
                blind(seen[0], mover)
                count = describe(seen[0], mover, scratch, actions, worths, inputs, moves, size)
                choice = 0
                if count > 1:
                    judge(
                        inputs,
                        moves,
                        count,
                        size,
                        known,
                        known_entries,
                        offered,
                        offered_entries,
                        layers,
                        factors,
                        scores,
                        values,
                    )
                    if mover == seat:
                        left -= 1
                        if left == 0:
                            result = expected(num(values[0]))
                            break
                        choice = favourite(scores, count)
                    else:
                        vary(scores, count, weights)
                        choice = drawn(weights, count, luck)
                apply(state, num(actions[choice]), log)
            if move == 0:
                first = result
            totals[move] += result
            squares[move] += (result - first) * (result - first)


@kernel
def gained(state: np.record, seat: int, won: Array) -> float:
    """A seat's result of a finished game: 1 for winning alone; what all seats get adds up to 0."""
    players = num(state.players)
    winners(state, won)
    count = 0
    for other in range(players):
        count += num(won[other])
    return (num(won[seat]) * players / count - 1.0) / (players - 1.0)


@kernel
def expected(value: int) -> float:
    """A result from −1 to 1: nearly the hyperbolic tangent, but the same to the last bit on every machine."""
    x = min(max(value / _HIDDEN, -3.0), 3.0)
    return x * (27.0 + x * x) / (27.0 + 9.0 * x * x)

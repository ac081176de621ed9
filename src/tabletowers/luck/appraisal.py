"""Kernels that appraise full states: what each seat may expect, and what it might have expected of other cards.

Generic code, which is loaded once for each game with a value function. An appraisal sees all hands, but neither the
order of the piles nor later shuffles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import seed_dice
from tabletowers.kernel.records import Data
from tabletowers.kernel.rows import COLUMNS

if TYPE_CHECKING:
    from tabletowers.kernel.required import DTYPE, apply, hasty, portray, winners
    from tabletowers.luck.required import chances, rearrange, shuffle_unseen

Array = NDArray[Any]

#: The size of arrays with an entry for each seat; no game has more seats.
_MOST_PLAYERS = 8
#: Numbers below this have a row of weights each, and from here on four share one.
_EXACT = 16


class Weights(NamedTuple):
    """A value function: one layer of hidden units, the same for every seat.

    `first` has the first row of weights of each input, `most` its largest code, `rows` a row for each code of each
    input from 1, `bias` and `head` a number for each hidden unit. Without rows, a state is appraised by playing on
    `playouts` times.
    """

    first: Any
    most: Any
    rows: Any
    bias: Any
    head: Any
    playouts: int


@kernel
def code(value: int) -> int:
    """Return the number of an input's row of weights: exact for small values, in steps of four for larger ones."""
    return value if value < _EXACT else _EXACT - _EXACT // 4 + value // 4


@kernel
def portray_into(state: np.record, seat: int, row: Array) -> None:
    """Write the inputs of a seat into a row."""
    for i in range(row.size):
        row[i] = 0
    portray(state, seat, row)


@kernel
def strength(row: Array, weights: Weights, hidden: Array) -> float:
    """Return the strength of a seat with these inputs, and leave its hidden units in `hidden`."""
    first, most, rows = weights.first, weights.most, weights.rows
    for unit in range(hidden.size):
        hidden[unit] = weights.bias[unit]
    for i in range(row.size):
        if row[i] > 0:
            at = first[i] + min(code(num(row[i])), num(most[i])) - 1
            for unit in range(hidden.size):
                hidden[unit] += rows[at, unit]
    total = 0.0
    for unit in range(hidden.size):
        if hidden[unit] > 0.0:
            total += hidden[unit] * weights.head[unit]
    return total


@kernel
def share_out(values: Array, players: int) -> None:
    """Turn the strengths of all seats into shares of the win, which add up to 1."""
    best = values[0]
    for seat in range(players):
        best = max(best, values[seat])
    total = 0.0
    for seat in range(players):
        values[seat] = np.exp(values[seat] - best)
        total += values[seat]
    for seat in range(players):
        values[seat] /= total


@kernel
def pay(state: np.record, values: Array, won: Array) -> None:
    """Write each seat's share of the win in a finished game."""
    players = num(state.players)
    winners(state, won)
    count = 0
    for seat in range(players):
        count += num(won[seat])
    for seat in range(players):
        values[seat] = num(won[seat]) / count


@kernel
def appraise_state(state: np.record, weights: Weights, row: Array, hidden: Array, values: Array, won: Array) -> None:
    """Write each seat's expected share of the win: the true one in a finished game."""
    if state.to_move < 0:
        pay(state, values, won)
        return
    players = num(state.players)
    for seat in range(players):
        portray_into(state, seat, row)
        values[seat] = strength(row, weights, hidden)
    share_out(values, players)


@kernel
def play_on(
    states: Array, spare: Array, playouts: int, seed: int, scratch: Array, log: Array, values: Array, won: Array
) -> None:
    """Write each seat's mean share of the win over games played on from states[0], its unseen cards shuffled."""
    players = num(states[0].players)
    mean = np.zeros(_MOST_PLAYERS, np.float64)
    dice = np.zeros(1, np.uint64)
    seed_dice(dice, seed)
    for _ in range(playouts):
        spare[0] = states[0]
        shuffle_unseen(spare[0], dice)
        while spare[0].to_move >= 0:
            apply(spare[0], hasty(spare[0], num(spare[0].to_move), scratch, dice), log)
        pay(spare[0], values, won)
        for seat in range(players):
            mean[seat] += values[seat]
    for seat in range(players):
        values[seat] = mean[seat] / playouts


@kernel
def appraise(data: Data, weights: Weights, most_legal: int, seed: int, values: Array) -> None:
    """Write each seat's expected share of the win in a state given as bytes."""
    state = data.view(DTYPE)
    row = np.zeros(weights.first.size, np.uint8)
    hidden = np.zeros(weights.bias.size, np.float32)
    won = np.zeros(_MOST_PLAYERS, np.int64)
    if weights.playouts > 0 and state[0].to_move >= 0:
        spare = np.empty(data.size, np.uint8).view(DTYPE)
        log = np.zeros((1, COLUMNS), np.int32)
        play_on(state, spare, weights.playouts, seed, np.empty(most_legal, np.int32), log, values, won)
    else:
        appraise_state(state[0], weights, row, hidden, values, won)


@kernel
def expect(data: Data, action: int, weights: Weights, most_legal: int, seed: int, values: Array) -> int:
    """Write what each seat may expect right after a move, before the cards that it draws are seen.

    Returns in how many ways these cards were laid; 0 if the move reveals nothing, and `values` is not written.
    """
    before = data.view(DTYPE)
    after = np.empty(data.size, np.uint8).view(DTYPE)
    other = np.empty(data.size, np.uint8)
    others = other.view(DTYPE)
    log = np.zeros((1, COLUMNS), np.int32)
    each = np.zeros(_MOST_PLAYERS, np.float64)
    after[0] = before[0]
    apply(after[0], action, log)
    count = chances(before[0], after[0])
    players = num(before[0].players)
    total = 0
    for seat in range(players):
        values[seat] = 0.0
    for number in range(count):
        others[0] = before[0]
        weight = rearrange(others[0], after[0], number)
        if weight > 0:
            apply(others[0], action, log)
            appraise(other, weights, most_legal, seed, each)
            for seat in range(players):
                values[seat] += weight * each[seat]
            total += weight
    for seat in range(players):
        values[seat] /= max(total, 1)
    return count

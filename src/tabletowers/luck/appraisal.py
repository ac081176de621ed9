"""Kernels that appraise full states: what each seat may expect, and what it might have expected of other cards.

Generic code, which is loaded once for each game with a value function. An appraisal sees all hands, but neither the
order of the piles nor later shuffles. It gives the same numbers on every machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import seed_dice
from tabletowers.kernel.maths import power_of_e
from tabletowers.kernel.records import Data
from tabletowers.kernel.rows import COLUMNS
from tabletowers.luck.arrays import ValueArrays

if TYPE_CHECKING:
    from tabletowers.kernel.required import DTYPE, apply, hasty, portray, winners
    from tabletowers.luck.required import chances, rearrange, shuffle_unseen

Array = NDArray[Any]

#: The size of arrays with an entry for each seat; no game has more seats.
_MOST_PLAYERS = 8
#: Numbers below this have a row of weights each, and from here on four share one.
_EXACT = 16
#: A seat this much weaker than the strongest may expect nothing.
_HOPELESS = 60.0


@kernel
def code(value: int) -> int:
    """Return the number of an input's row of weights: exact for small values, in steps of four for larger ones."""
    return value if value < _EXACT else _EXACT - _EXACT // 4 + value // 4


@kernel
def portray_into(state: np.record, seat: int, row: Array) -> None:
    """Write the inputs of a seat into a row, and last whose decision is next: 1 the seat's own, then clockwise."""
    for i in range(row.size):
        row[i] = 0
    portray(state, seat, row)
    row[row.size - 1] = 1 + (num(state.to_move) - seat) % num(state.players)


@kernel
def add_rows(row: Array, weights: ValueArrays, seat: int, sums: Array) -> None:
    """Write the sum of the rows of weights that a seat's inputs select."""
    first, most, rows = weights.first, weights.most, weights.rows
    for unit in range(sums.shape[1]):
        sums[seat, unit] = 0
    for i in range(row.size):
        if row[i] > 0:
            at = num(first[i]) + min(code(num(row[i])), num(most[i])) - 1
            for unit in range(sums.shape[1]):
                sums[seat, unit] += rows[at, unit]


@kernel
def strength(sums: Array, seat: int, players: int, weights: ValueArrays, hidden: Array) -> float:
    """Return the strength of a seat, from the sums of all seats."""
    size = weights.bias.size
    total = 0.0
    for unit in range(size):
        others = 0
        for other in range(players):
            if other != seat:
                others += num(sums[other, size + unit])
        value = weights.bias[unit] + num(sums[seat, unit]) * weights.scale[unit] + others * weights.scale[size + unit]
        hidden[unit] = max(value, 0.0)
        total += hidden[unit] * weights.head[unit]
    for unit in range(weights.second_bias.size):
        value = weights.second_bias[unit]
        for i in range(size):
            value += weights.second[unit, i] * hidden[i]
        total += max(value, 0.0) * weights.head[size + unit]
    return float(total)


@kernel
def share_out(values: Array, players: int) -> None:
    """Turn the strengths of all seats into shares of the win, which add up to 1."""
    best = values[0]
    for seat in range(players):
        best = max(best, values[seat])
    total = 0.0
    for seat in range(players):
        values[seat] = power_of_e(max(values[seat] - best, -_HOPELESS))
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
def appraise_state(
    state: np.record, weights: ValueArrays, row: Array, sums: Array, hidden: Array, values: Array, won: Array
) -> None:
    """Write each seat's expected share of the win: the true one in a finished game."""
    if state.to_move < 0:
        pay(state, values, won)
        return
    players = num(state.players)
    for seat in range(players):
        portray_into(state, seat, row)
        add_rows(row, weights, seat, sums)
    for seat in range(players):
        values[seat] = strength(sums, seat, players, weights, hidden)
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
            log[0, 0] = 0
            apply(spare[0], hasty(spare[0], num(spare[0].to_move), scratch, dice), log)
        pay(spare[0], values, won)
        for seat in range(players):
            mean[seat] += values[seat]
    for seat in range(players):
        values[seat] = mean[seat] / playouts


@kernel
def appraise(data: Data, most_legal: int, playouts: int, seed: int, values: Array, weights: ValueArrays) -> None:
    """Write each seat's expected share of the win in a state given as bytes.

    With `playouts` above 0, the state is appraised by playing on that number of times instead of by the weights.
    """
    states = data.view(DTYPE)
    spare = np.empty(data.size, np.uint8).view(DTYPE)
    scratch = np.empty(most_legal, np.int32)
    log = np.zeros((1, COLUMNS), np.int32)
    row = np.zeros(weights.first.size, np.uint8)
    sums = np.zeros((_MOST_PLAYERS, weights.rows.shape[1]), np.int32)
    hidden = np.zeros(weights.bias.size, np.float64)
    won = np.zeros(_MOST_PLAYERS, np.int64)
    if playouts > 0 and states[0].to_move >= 0:
        play_on(states, spare, playouts, seed, scratch, log, values, won)
    else:
        appraise_state(states[0], weights, row, sums, hidden, values, won)


@kernel
def expect(
    data: Data, action: int, most_legal: int, playouts: int, seed: int, values: Array, weights: ValueArrays
) -> int:
    """Write what each seat may expect right after a move, before the cards that it draws are seen.

    Returns in how many ways these cards were laid; 0 if the move reveals nothing, and `values` is not written.
    """
    before = data.view(DTYPE)
    after = np.empty(data.size, np.uint8).view(DTYPE)
    others = np.empty(data.size, np.uint8).view(DTYPE)
    spare = np.empty(data.size, np.uint8).view(DTYPE)
    scratch = np.empty(most_legal, np.int32)
    log = np.zeros((1, COLUMNS), np.int32)
    row = np.zeros(weights.first.size, np.uint8)
    sums = np.zeros((_MOST_PLAYERS, weights.rows.shape[1]), np.int32)
    hidden = np.zeros(weights.bias.size, np.float64)
    each = np.zeros(_MOST_PLAYERS, np.float64)
    won = np.zeros(_MOST_PLAYERS, np.int64)
    after[0] = before[0]
    apply(after[0], action, log)
    count = chances(before[0], after[0])
    if count == 0:
        return 0
    players = num(before[0].players)
    total = 0
    for seat in range(players):
        values[seat] = 0.0
    for number in range(count):
        others[0] = before[0]
        weight = rearrange(others[0], after[0], number)
        if weight > 0:
            log[0, 0] = 0
            apply(others[0], action, log)
            if playouts > 0 and others[0].to_move >= 0:
                play_on(others, spare, playouts, seed, scratch, log, each, won)
            else:
                appraise_state(others[0], weights, row, sums, hidden, each, won)
            for seat in range(players):
                values[seat] += weight * each[seat]
            total += weight
    for seat in range(players):
        values[seat] /= max(total, 1)
    return count

"""Kernels that fit a value function: games of a net against itself, and what their positions teach.

Generic code, which is loaded once for each game with a value function.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import below, seed_dice, shuffle
from tabletowers.kernel.records import Data
from tabletowers.kernel.rows import COLUMNS
from tabletowers.luck.arrays import ValueArrays

if TYPE_CHECKING:
    from tabletowers.kernel.required import DTYPE, apply, lay, legal
    from tabletowers.luck.appraisal import appraise_state, pay, portray_into, share_out
    from tabletowers.nets.inference import choose, ponder
    from tabletowers.nets.rollout import expected

Array = NDArray[Any]


class Weights(NamedTuple):
    """The weights of a value function that is being fitted, as in `ValueArrays` but not yet scaled."""

    rows: Any
    bias: Any
    second: Any
    second_bias: Any
    head: Any


_MOST_PLAYERS = 8
_LUCK = 0x5851F42D4C957F2D
#: The most decisions of a game that are remembered.
_MOST_PLIES = 2048
#: How much of what a position teaches comes from later in the game than the next judgement of the net.
_LATER = 0.85


@kernel
def deal(states: Array, blank: Array, seed: int, cards: Array, ends: Array, order: Array, dice: Array) -> None:
    """Deal into states[0] the same game that `Game.new` deals with this seed."""
    states[0] = blank[0]
    seed_dice(dice, seed)
    for i in range(cards.size):
        order[i] = cards[i]
    begin = 0
    for end in ends:
        shuffle(dice, order, begin, end)
        begin = end
    lay(states[0], order)


@kernel
def self_play(
    empty: Data,
    cards: Array,
    ends: Array,
    seeds: Array,
    most_legal: int,
    every: int,
    rows: Array,
    paid: Array,
    net: Any,
) -> int:
    """Play games and write positions: the inputs of every seat, and what the seats could expect, judged later.

    On average one position in `every` is written, as long as there is room. One move in twenty is random, and a quarter
    of the others are drawn by the net's weights, so that unlike positions come up. Every seat has a row of its own.
    Returns the number of positions.
    """
    blank = empty.view(DTYPE)
    states = np.empty(empty.size, np.uint8).view(DTYPE)
    seen = np.empty(empty.size, np.uint8).view(DTYPE)
    scratch = np.empty(most_legal, np.int32)
    order = np.empty(cards.size, np.int64)
    dice = np.zeros(1, np.uint64)
    luck = np.zeros(1, np.uint64)
    log = np.zeros((1, COLUMNS), np.int32)
    won = np.zeros(_MOST_PLAYERS, np.int64)
    values = np.zeros(_MOST_PLAYERS, np.float64)
    players = num(blank[0].players)
    judged = np.zeros((_MOST_PLIES, _MOST_PLAYERS), np.float64)
    places = np.zeros(_MOST_PLIES, np.int64)
    filled = 0
    for game in range(seeds.size):
        deal(states, blank, num(seeds[game]), cards, ends, order, dice)
        seed_dice(luck, num(seeds[game]) ^ _LUCK)
        ply = 0
        while states[0].to_move >= 0:
            mover = num(states[0].to_move)
            count = ponder(states[0], mover, seen, scratch, net)
            places[ply] = -1
            judged[ply, 0] = -1.0
            if count > 1:
                heed(net, mover, players, judged, ply)
                if below(luck, every) == 0 and filled < rows.shape[0] // players:
                    for seat in range(players):
                        portray_into(states[0], seat, rows[filled * players + seat])
                    places[ply] = filled
                    filled += 1
            log[0, 0] = 0
            if count > 1 and below(luck, 20) == 0:
                apply(states[0], num(scratch[below(luck, legal(states[0], mover, scratch))]), log)
            else:
                apply(states[0], choose(states[0], mover, below(luck, 4) > 0, count, scratch, net, luck), log)
            ply = min(ply + 1, _MOST_PLIES - 1)
        pay(states[0], values, won)
        for back in range(ply):
            at = ply - 1 - back
            if places[at] >= 0:
                for seat in range(players):
                    paid[places[at], seat] = values[seat]
            if judged[at, 0] >= 0.0:
                for seat in range(players):
                    values[seat] = _LATER * values[seat] + (1.0 - _LATER) * judged[at, seat]
    return filled


@kernel
def heed(net: Any, mover: int, players: int, judged: Array, ply: int) -> None:
    """Write the shares of the win that the net has just judged each seat to have."""
    total = 0.0
    for place in range(players):
        seat = (mover + place) % players
        judged[ply, seat] = max((players - 1) * expected(num(net.values[place])) + 1.0, 0.001)
        total += judged[ply, seat]
    for seat in range(players):
        judged[ply, seat] /= total


@kernel
def learn(
    places: Array,
    begins: Array,
    entries: Array,
    paid: Array,
    weights: Weights,
    slopes: Weights,
    rate: float,
    values: Array,
) -> None:
    """Move the weights towards what was paid, by AdaGrad, position by position; with a rate of 0, only judge.

    `entries` are the rows of weights that the inputs of all seats select, seat by seat, and `begins` where those of
    each seat begin. Writes what was judged before into `values`.
    """
    players, width = paid.shape[1], weights.rows.shape[1]
    size, more = width // 2, weights.second.shape[0]
    sums = np.zeros((players, width), np.float32)
    hidden = np.zeros((players, size), np.float32)
    upper = np.zeros((players, more), np.float32)
    back = np.zeros((players, width), np.float32)
    total = np.zeros(players, np.float64)
    for position in places:
        for seat in range(players):
            for unit in range(width):
                sums[seat, unit] = 0.0
            for i in range(begins[position * players + seat], begins[position * players + seat + 1]):
                at = entries[i]
                for unit in range(width):
                    sums[seat, unit] += weights.rows[at, unit]
        for seat in range(players):
            total[seat] = feel(sums, seat, weights, hidden, upper)
        share_out(total, players)
        for seat in range(players):
            values[position, seat] = total[seat]
        if rate > 0.0:
            for seat in range(players):
                for unit in range(width):
                    back[seat, unit] = 0.0
            for seat in range(players):
                correct(
                    total[seat] - paid[position, seat],
                    seat,
                    weights,
                    slopes,
                    hidden[seat],
                    upper[seat],
                    back,
                    rate,
                )
            for seat in range(players):
                for i in range(begins[position * players + seat], begins[position * players + seat + 1]):
                    at = entries[i]
                    for unit in range(width):
                        slope = back[seat, unit]
                        slopes.rows[at, unit] += slope * slope
                        weights.rows[at, unit] -= rate * slope / np.sqrt(slopes.rows[at, unit])


@kernel
def feel(sums: Array, seat: int, weights: Weights, hidden: Array, upper: Array) -> float:
    """Return the strength of a seat as `appraisal.strength` does, and keep its hidden units."""
    size = hidden.shape[1]
    total = np.float32(0.0)
    for unit in range(size):
        value = weights.bias[unit] + sums[seat, unit]
        for other in range(sums.shape[0]):
            if other != seat:
                value += sums[other, size + unit]
        hidden[seat, unit] = max(value, np.float32(0.0))
        total += hidden[seat, unit] * weights.head[unit]
    for unit in range(upper.shape[1]):
        value = weights.second_bias[unit]
        for i in range(size):
            value += weights.second[unit, i] * hidden[seat, i]
        upper[seat, unit] = max(value, np.float32(0.0))
        total += upper[seat, unit] * weights.head[size + unit]
    return float(total)


@kernel
def correct(
    error: float, seat: int, weights: Weights, slopes: Weights, hidden: Array, upper: Array, back: Array, rate: float
) -> None:
    """Correct all weights but the rows for one seat's error, and add what the rows have to answer for to `back`."""
    size, more = hidden.size, upper.size
    for unit in range(size):
        back[seat, unit] += error * weights.head[unit]
        move(weights.head, slopes.head, unit, error * hidden[unit], rate)
    for unit in range(more):
        if upper[unit] > 0.0:
            slope = error * weights.head[size + unit]
            for i in range(size):
                back[seat, i] += slope * weights.second[unit, i]
                down = slope * hidden[i]
                slopes.second[unit, i] += down * down
                weights.second[unit, i] -= rate * down / np.sqrt(slopes.second[unit, i])
            move(weights.second_bias, slopes.second_bias, unit, slope, rate)
            move(weights.head, slopes.head, size + unit, error * upper[unit], rate)
    for unit in range(size):
        if hidden[unit] == 0.0:
            back[seat, unit] = 0.0
        else:
            move(weights.bias, slopes.bias, unit, back[seat, unit], rate)
    for other in range(back.shape[0]):
        if other != seat:
            for unit in range(size):
                back[other, size + unit] += back[seat, unit]


@kernel
def move(numbers: Array, steep: Array, at: int, slope: float, rate: float) -> None:
    """Correct one weight by its slope."""
    steep[at] += slope * slope
    numbers[at] -= rate * slope / np.sqrt(steep[at])


@kernel
def start_values(
    empty: Data, cards: Array, ends: Array, seeds: Array, weights: ValueArrays, sums: Array, squares: Array
) -> None:
    """Add up what each seat may expect of the deals with these seeds, and the squares of that."""
    blank = empty.view(DTYPE)
    states = np.empty(empty.size, np.uint8).view(DTYPE)
    row = np.zeros(weights.first.size, np.uint8)
    added = np.zeros((_MOST_PLAYERS, weights.rows.shape[1]), np.int32)
    hidden = np.zeros(weights.bias.size, np.float64)
    order = np.empty(cards.size, np.int64)
    dice = np.zeros(1, np.uint64)
    won = np.zeros(_MOST_PLAYERS, np.int64)
    values = np.zeros(_MOST_PLAYERS, np.float64)
    for seed in seeds:
        deal(states, blank, num(seed), cards, ends, order, dice)
        appraise_state(states[0], weights, row, added, hidden, values, won)
        for seat in range(num(blank[0].players)):
            sums[seat] += values[seat]
            squares[seat] += values[seat] * values[seat]

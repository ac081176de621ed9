"""Kernels that fit a value function: games of a net against itself, and what their positions teach.

Generic code, which is loaded once for each game with a value function.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import below, seed_dice, shuffle
from tabletowers.kernel.records import Data
from tabletowers.kernel.rows import COLUMNS
from tabletowers.luck.appraisal import Weights

if TYPE_CHECKING:
    from tabletowers.kernel.required import DTYPE, apply, lay, legal
    from tabletowers.luck.appraisal import appraise_state, code, pay, portray_into, share_out, strength
    from tabletowers.nets.inference import choose, ponder
    from tabletowers.nets.rollout import expected

Array = NDArray[Any]

_MOST_PLAYERS = 8
_LUCK = 0x5851F42D4C957F2D
#: The most decisions of a game that are remembered.
_MOST_PLIES = 2048
#: How much of what a position teaches comes from later in the game than the next judgement of the net.
_LATER = 0.9


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
    net: Any,
    every: int,
    rows: Array,
    paid: Array,
) -> int:
    """Play games and write positions: the inputs of every seat, and what the seats could expect, judged later.

    On average one position in `every` is written, as long as there is room. One move in twenty is random, and a quarter
    of the others are drawn by the net's weights, so that unlike positions come up. Returns the number of positions.
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
    judged = np.zeros((_MOST_PLIES, players), np.float64)
    places = np.zeros(_MOST_PLIES, np.int64)
    filled = 0
    for game in range(seeds.size):
        deal(states, blank, num(seeds[game]), cards, ends, order, dice)
        seed_dice(luck, num(seeds[game]) ^ _LUCK)
        state = states[0]
        ply = 0
        while state.to_move >= 0:
            mover = num(state.to_move)
            count = ponder(state, mover, seen, scratch, net)
            places[ply] = -1
            if count > 1 and below(luck, every) == 0 and filled < rows.shape[0]:
                for seat in range(players):
                    portray_into(state, seat, rows[filled, seat])
                places[ply] = filled
                filled += 1
            if count > 1:
                heed(net, mover, players, judged[ply])
            else:
                judged[ply, 0] = -1.0
            if count > 1 and below(luck, 20) == 0:
                apply(state, num(scratch[below(luck, legal(state, mover, scratch))]), log)
            else:
                apply(state, choose(state, mover, below(luck, 4) > 0, count, scratch, net, luck), log)
            ply = min(ply + 1, _MOST_PLIES - 1)
        pay(state, values, won)
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
def heed(net: Any, mover: int, players: int, out: Array) -> None:
    """Write the shares of the win that the net has just judged each seat to have."""
    total = 0.0
    for place in range(players):
        seat = (mover + place) % players
        out[seat] = max((players - 1) * expected(num(net.values[place])) + 1.0, 0.001)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@kernel
def learn(rows: Array, paid: Array, count: int, weights: Weights, slopes: Weights, rate: float) -> float:
    """Move the weights towards what was paid, by AdaGrad. Returns the mean loss (cross entropy) before."""
    players, size = paid.shape[1], weights.bias.size
    hidden = np.zeros((players, size), np.float32)
    values = np.zeros(players, np.float64)
    loss = 0.0
    for position in range(count):
        for seat in range(players):
            values[seat] = strength(rows[position, seat], weights, hidden[seat])
        share_out(values, players)
        for seat in range(players):
            loss -= paid[position, seat] * np.log(max(values[seat], 1e-9))
            step(rows[position, seat], values[seat] - paid[position, seat], hidden[seat], weights, slopes, rate)
    return loss / max(count, 1)


@kernel
def step(row: Array, error: float, hidden: Array, weights: Weights, slopes: Weights, rate: float) -> None:
    """Correct the weights for one seat's error."""
    first, most, table, steep = weights.first, weights.most, weights.rows, slopes.rows
    size = hidden.size
    back = np.zeros(size, np.float32)
    for unit in range(size):
        if hidden[unit] > 0.0:
            back[unit] = error * weights.head[unit]
            slope = error * hidden[unit]
            slopes.head[unit] += slope * slope
            weights.head[unit] -= rate * slope / np.sqrt(slopes.head[unit])
            slopes.bias[unit] += back[unit] * back[unit]
            weights.bias[unit] -= rate * back[unit] / np.sqrt(slopes.bias[unit])
    for i in range(row.size):
        if row[i] > 0:
            at = first[i] + min(code(num(row[i])), num(most[i])) - 1
            for unit in range(size):
                slope = back[unit]
                steep[at, unit] += slope * slope
                table[at, unit] -= rate * slope / np.sqrt(steep[at, unit])


@kernel
def start_values(
    empty: Data, cards: Array, ends: Array, seeds: Array, weights: Weights, sums: Array, squares: Array
) -> None:
    """Add up what each seat may expect of the deals with these seeds, and the squares of that."""
    blank = empty.view(DTYPE)
    states = np.empty(empty.size, np.uint8).view(DTYPE)
    row = np.zeros(weights.first.size, np.uint8)
    hidden = np.zeros(weights.bias.size, np.float32)
    order = np.empty(cards.size, np.int64)
    dice = np.zeros(1, np.uint64)
    won = np.zeros(_MOST_PLAYERS, np.int64)
    values = np.zeros(_MOST_PLAYERS, np.float64)
    for seed in seeds:
        deal(states, blank, num(seed), cards, ends, order, dice)
        appraise_state(states[0], weights, row, hidden, values, won)
        for seat in range(num(blank[0].players)):
            sums[seat] += values[seat]
            squares[seat] += values[seat] * values[seat]

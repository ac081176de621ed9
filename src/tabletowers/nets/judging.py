"""A net's judgement of a decision, in whole numbers: the same on every machine. Generic: loaded once for each game.

Real numbers are whole ones here, with a known scale (`train.shipping` makes them): a position's hidden layer in
4096ths, what one layer hands to the next in 8 bits. Sums of products are exact, and every rounding is a shift to the
right.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.calls import Data
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, below

if TYPE_CHECKING:
    from tabletowers.kernel.required import DTYPE
    from tabletowers.nets.describing import describe

Array = NDArray[Any]

#: A hidden layer's 1 (and that of what moves and positions meet in), and a levelled number's 1.
HIDDEN = 1 << 12
LEVEL = 32
#: Extra bits of the factors by which table rows and sums are multiplied.
ROW_BITS = 8
SUM_BITS = 20
#: The largest of 8 bits with a sign, and without one.
MOST_LEVEL = 127
MOST_HANDED = 255
#: A move's score of 1.
SCORE = HIDDEN * HIDDEN

_ROOT_BITS = 24
#: Bits of a score's fractions, of the weight of the best move, and of the factor that makes powers of 2 of powers of e.
_SCORE_BITS = 24
_WEIGHT_BITS = 20
_POWER_BITS = 16
_POWER = 94_548


@kernel
def consult(
    data: Data,
    seat: int,
    most_legal: int,
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
) -> int:
    """Judge the decision of a seat whose sight this is: its moves' scores, and all seats' results, the own first.

    `weights` get how often each move is made by a player that varies (`vary`). Returns how many moves there are in
    `actions`. With a single one nothing is judged.
    """
    state = data.view(DTYPE)[0]
    scratch = np.empty(most_legal, np.int32)
    worths = np.empty(actions.size, np.int64)
    size = moves.size // actions.size
    count = describe(state, seat, scratch, actions, worths, inputs, moves, size)
    if count > 1:
        judge(
            inputs, moves, count, size, known, known_entries, offered, offered_entries, layers, factors, scores, values
        )
        vary(scores, count, weights)
    return count


@kernel
def judge(
    inputs: Array,
    moves: Array,
    count: int,
    size: int,
    known: Array,
    known_entries: Array,
    offered: Array,
    offered_entries: Array,
    layers: Array,
    factors: Array,
    scores: Array,
    values: Array,
) -> None:
    """The same from inputs that have been written.

    `known` and `offered` have a row of weights for each number above 0 of each entry; `known_entries` and
    `offered_entries` have for each entry its first row, its highest number and its factor, and behind them what every
    unit begins with. `layers` has a row for each unit: of each block going up and coming down, then the units that
    meet moves, those that weigh what they met, and the seats' results; `factors` has each row's factor and beginning.
    """
    width = known.shape[1]
    meeting = offered.shape[1]
    blocks = (layers.shape[0] - 2 * meeting - values.size) // (2 * width)
    hidden = np.empty(width, np.int64)
    level = np.empty(width, np.int16)
    handed = np.empty(width, np.int16)
    met = np.empty(meeting, np.int64)
    weight = np.empty(meeting, np.int64)
    unit = np.empty(meeting, np.int64)
    add_rows(inputs, 0, known, known_entries, hidden)
    row = 0
    for _ in range(blocks):
        level_out(hidden, level)
        for i in range(width):
            total = scaled(layers, factors, row, level)
            handed[i] = min(max(total, 0), MOST_HANDED)
            row += 1
        for i in range(width):
            hidden[i] += scaled(layers, factors, row, handed)
            row += 1
    level_out(hidden, level)
    for i in range(width):
        level[i] = max(num(level[i]), 0)
    for i in range(meeting):
        met[i] = scaled(layers, factors, row + i, level)
        weight[i] = scaled(layers, factors, row + meeting + i, level)
    row += 2 * meeting
    for i in range(values.size):
        values[i] = scaled(layers, factors, row + i, level)
    for move in range(count):
        add_rows(moves, move * size, offered, offered_entries, unit)
        score = 0
        for i in range(meeting):
            score += max(met[i] + unit[i], 0) * weight[i]
        scores[move] = score


@kernel
def add_rows(entries: Array, at: int, table: Array, places: Array, out: Array) -> None:
    """What the first layer makes of some entries: the rows of their numbers, each times its entry's factor."""
    count = places.shape[0] - table.shape[1]
    for i in range(out.size):
        out[i] = num(places[count + i, 0])
    for entry in range(count):
        number = num(entries[at + entry])
        if number > 0:
            row = num(places[entry, 0]) + min(number, num(places[entry, 1])) - 1
            factor = num(places[entry, 2])
            for i in range(out.size):
                out[i] += factor * num(table[row, i])
    for i in range(out.size):
        out[i] >>= ROW_BITS


@kernel
def level_out(hidden: Array, level: Array) -> None:
    """A layer's numbers with mean 0 and deviation 1, cut off at what 8 bits can hold."""
    total = 0
    for i in range(hidden.size):
        total += hidden[i]
    mean = total // hidden.size
    squares = 0
    for i in range(hidden.size):
        squares += (hidden[i] - mean) * (hidden[i] - mean)
    # A square root is exact to the last bit everywhere.
    deviation = int(math.sqrt(squares // hidden.size)) + 1
    factor = (LEVEL << _ROOT_BITS) // deviation
    for i in range(hidden.size):
        number = ((hidden[i] - mean) * factor + (1 << (_ROOT_BITS - 1))) >> _ROOT_BITS
        level[i] = min(max(number, -MOST_LEVEL), MOST_LEVEL)


@kernel
def scaled(layers: Array, factors: Array, row: int, handed: Array) -> int:
    """One unit's sum of products, scaled. It stays within 32 bits, which compiled code adds up eight at a time."""
    total = np.int32(0)
    for i in range(handed.size):
        total = np.int32(total + np.int32(np.int32(layers[row, i]) * np.int32(handed[i])))
    return (num(total) * num(factors[row, 0]) + num(factors[row, 1])) >> SUM_BITS


@kernel
def vary(scores: Array, count: int, weights: Array) -> None:
    """How often each move is made by a player that makes the better ones more often: e to the power of its score.

    In whole numbers: between two powers of 2 along a straight line.
    """
    best = num(scores[0])
    for i in range(1, count):
        best = max(best, num(scores[i]))
    for i in range(count):
        less = (best - num(scores[i])) * _POWER >> _POWER_BITS
        halvings = less >> _SCORE_BITS
        part = less & ((1 << _SCORE_BITS) - 1)
        weight = ((2 << _SCORE_BITS) - part) >> (_SCORE_BITS + 1 - _WEIGHT_BITS)
        weights[i] = weight >> min(halvings, _WEIGHT_BITS + 1)


@kernel
def drawn(weights: Array, count: int, dice: Dice) -> int:
    """The place of a move, drawn by the weights."""
    total = 0
    for i in range(count):
        total += num(weights[i])
    lot = below(dice, total)
    for i in range(count):
        lot -= num(weights[i])
        if lot < 0:
            return i
    return 0


@kernel
def favourite(scores: Array, count: int) -> int:
    """The place of the move with the highest score."""
    best = 0
    for i in range(1, count):
        if scores[i] > scores[best]:
            best = i
    return best

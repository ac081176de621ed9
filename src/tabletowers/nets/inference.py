"""Runs a net in integer arithmetic, with the same result on every machine.

This is generic code, which is loaded once per game with that game's kernels. All numbers are fixed-point
(`train.quantization` converts them): the hidden layers of a position are in units of 1/4096, and layers pass on 8-bit
activations. Sums of products are exact, and every rounding is a shift to the right.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, below
from tabletowers.kernel.records import Data
from tabletowers.nets.arrays import NetArrays

if TYPE_CHECKING:
    from tabletowers.kernel.required import DTYPE, blind
    from tabletowers.nets.encoding import describe

Array = NDArray[Any]

#: The integer that stands for 1 in a hidden layer (also in the one that joins moves and positions), and in a normalised
#: layer.
HIDDEN = 1 << 12
LEVEL = 32
#: The fraction bits of the factors that scale table rows and sums of products.
ROW_BITS = 8
SUM_BITS = 20
#: The largest activation of a normalised layer (signed, 8 bits), and after a ReLU (unsigned, 8 bits).
MOST_LEVEL = 127
MOST_HANDED = 255
#: The integer that stands for 1 in a move's score.
SCORE = HIDDEN * HIDDEN

_ROOT_BITS = 24
#: The fraction bits of a score, the bits of the best move's weight, and the fraction bits of _POWER = log₂ e.
_SCORE_BITS = 24
_WEIGHT_BITS = 20
_POWER_BITS = 16
_POWER = 94_548


@kernel
def consult(data: Data, seat: int, most_legal: int, net: NetArrays) -> int:
    """Evaluate the decision of the seat for which `data` is blinded.

    Returns the number of moves in `net.actions`. For each move, writes its score and its weight (the relative
    probability with which a player that varies its moves chooses it, see `vary`). Also writes the expected results of
    all seats, the deciding seat's first. A single move is not evaluated.
    """
    count = weigh(data.view(DTYPE)[0], seat, np.empty(most_legal, np.int32), net)
    if count > 1:
        vary(net.scores, count, net.weights)
    return count


@kernel
def weigh(state: np.record, seat: int, scratch: Array, net: NetArrays) -> int:
    """Encode a seat's decision and, if it has more than one move, evaluate it. Returns the number of moves."""
    worths = np.empty(net.actions.size, np.int64)
    size = net.moves.size // net.actions.size
    count = describe(state, seat, scratch, net.actions, worths, net.inputs, net.moves, size)
    if count > 1:
        judge(net, count, size)
    return count


# The net as a player of rollouts (`rollout`)


@kernel
def ponder(state: np.record, mover: int, seen: Array, scratch: Array, net: NetArrays) -> int:
    """Evaluate the decision of the seat to move from what that seat knows. Returns the number of moves."""
    seen[0] = state
    blind(seen[0], mover)
    return weigh(seen[0], mover, scratch, net)


@kernel
def choose(state: np.record, mover: int, own: bool, count: int, scratch: Array, net: NetArrays, luck: Dice) -> int:
    """Return a move chosen by the net.

    If `own` is true, it is the move with the highest score. Otherwise, it is drawn at random, with probabilities
    proportional to the moves' weights.
    """
    choice = 0
    if count > 1:
        if own:
            choice = favourite(net.scores, count)
        else:
            vary(net.scores, count, net.weights)
            choice = drawn(net.weights, count, luck)
    return num(net.actions[choice])


@kernel
def judgement(net: NetArrays) -> int:
    """Return the net's value for the seat whose decision was evaluated last (`rollout.expected` converts it)."""
    return num(net.values[0])


@kernel
def judge(net: NetArrays, count: int, size: int) -> None:
    """Evaluate a decision whose inputs have been written, with `count` moves in rows of `size` entries.

    `known` and `offered` are the first layers for positions and for moves: a row of weights for each value above 0 of
    each entry. `known_entries` and `offered_entries` contain each entry's first row, highest value and factor, followed
    by the bias of every unit. `layers` contains a row of weights for each unit of the later layers, and `factors` each
    row's factor and bias. The later layers are, in order: two for each residual block; one whose units are added to
    each move's units; one that computes the weight of each of these sums in the move's score; and one for the seats'
    values.
    """
    width = net.known.shape[1]
    meeting = net.offered.shape[1]
    blocks = (net.layers.shape[0] - 2 * meeting - net.values.size) // (2 * width)
    hidden = np.empty(width, np.int64)
    level = np.empty(width, np.int16)
    handed = np.empty(width, np.int16)
    met = np.empty(meeting, np.int64)
    weight = np.empty(meeting, np.int64)
    unit = np.empty(meeting, np.int64)
    add_rows(net.inputs, 0, net.known, net.known_entries, hidden)
    row = 0
    for _ in range(blocks):
        level_out(hidden, level)
        for i in range(width):
            total = scaled(net.layers, net.factors, row, level)
            handed[i] = min(max(total, 0), MOST_HANDED)
            row += 1
        for i in range(width):
            hidden[i] += scaled(net.layers, net.factors, row, handed)
            row += 1
    level_out(hidden, level)
    for i in range(width):
        level[i] = max(num(level[i]), 0)
    for i in range(meeting):
        met[i] = scaled(net.layers, net.factors, row + i, level)
        weight[i] = scaled(net.layers, net.factors, row + meeting + i, level)
    row += 2 * meeting
    for i in range(net.values.size):
        net.values[i] = scaled(net.layers, net.factors, row + i, level)
    for move in range(count):
        add_rows(net.moves, move * size, net.offered, net.offered_entries, unit)
        score = 0
        for i in range(meeting):
            score += max(met[i] + unit[i], 0) * weight[i]
        net.scores[move] = score


@kernel
def add_rows(entries: Array, at: int, table: Array, places: Array, out: Array) -> None:
    """Compute a first layer: the biases plus, for each entry from index `at`, a row of the table times a factor.

    An entry's value selects the row; 0 adds nothing. Each entry has its own factor.
    """
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
    """Normalise a layer to mean 0 and standard deviation 1, clipped to 8 bits."""
    total = 0
    for i in range(hidden.size):
        total += hidden[i]
    mean = total // hidden.size
    squares = 0
    for i in range(hidden.size):
        squares += (hidden[i] - mean) * (hidden[i] - mean)
    # A square root is exact to the last bit on every machine.
    deviation = int(math.sqrt(squares // hidden.size)) + 1
    factor = (LEVEL << _ROOT_BITS) // deviation
    for i in range(hidden.size):
        number = ((hidden[i] - mean) * factor + (1 << (_ROOT_BITS - 1))) >> _ROOT_BITS
        level[i] = min(max(number, -MOST_LEVEL), MOST_LEVEL)


@kernel
def scaled(layers: Array, factors: Array, row: int, handed: Array) -> int:
    """Return one unit's scaled dot product.

    The sum stays within 32 bits, so that compiled code can add eight numbers at a time.
    """
    total = np.int32(0)
    for i in range(handed.size):
        total = np.int32(total + np.int32(np.int32(layers[row, i]) * np.int32(handed[i])))
    return (num(total) * num(factors[row, 0]) + num(factors[row, 1])) >> SUM_BITS


@kernel
def vary(scores: Array, count: int, weights: Array) -> None:
    """Write the softmax weight of each move, which is proportional to e to the power of its score.

    The weights are computed in integers, with linear interpolation between powers of 2.
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
    """Return the index of a randomly drawn move, with probabilities proportional to the weights."""
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
    """Return the index of the move with the highest score."""
    best = 0
    for i in range(1, count):
        if scores[i] > scores[best]:
            best = i
    return best

"""The net in whole numbers computes what the same net computes with real ones."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tabletowers.nets import inference
from tabletowers.nets.arrays import NetArrays
from tabletowers.nets.inference import HIDDEN, LEVEL, MOST_HANDED, MOST_LEVEL, ROW_BITS, SCORE, SUM_BITS

Array = NDArray[Any]

WIDTH, MEETING, SEATS, BLOCKS = 24, 8, 3, 2
ENTRIES, MOVE_ENTRIES, HIGHEST = 6, 4, 3


def parts(rng: np.random.Generator) -> tuple[Array, Array, Array, Array, Array, Array]:
    """A net of random weights, in the arrangement of a file."""

    def table(entries: int, width: int) -> tuple[Array, Array]:
        rows = rng.integers(-MOST_LEVEL, MOST_LEVEL + 1, (entries * HIGHEST, width)).astype(np.int8)
        places = [[entry * HIGHEST, HIGHEST, rng.integers(500, 5_000)] for entry in range(entries)]
        places += [[rng.integers(-(1 << 18), 1 << 18), 0, 0] for _ in range(width)]
        return rows, np.array(places, np.int64)

    units = 2 * BLOCKS * WIDTH + 2 * MEETING + SEATS
    layers = rng.integers(-MOST_LEVEL, MOST_LEVEL + 1, (units, WIDTH)).astype(np.int8)
    factors = np.zeros((units, 2), np.int64)
    one = 1 << SUM_BITS
    for row in range(units):
        goes_up = row < 2 * BLOCKS * WIDTH and row // WIDTH % 2 == 0
        factors[row] = (0.01 if goes_up else 0.05) * one, one / 2 + rng.integers(-2 * one, 2 * one)
    return (*table(ENTRIES, WIDTH), *table(MOVE_ENTRIES, MEETING), layers, factors)


def in_real_numbers(net: tuple[Array, ...], inputs: Array, moves: Array) -> tuple[Array, Array]:
    """The same net, computed without any rounding but that to 8 bits."""
    known, known_entries, offered, offered_entries, layers, factors = (part.astype(float) for part in net)

    def enter(entries: Array, table: Array, places: Array) -> Array:
        total = places[len(entries) :, 0].copy()
        for entry, number in enumerate(entries):
            if number:
                first, most, factor = places[entry]
                total += factor * table[int(first) + min(int(number), int(most)) - 1]
        entered: Array = total / (1 << ROW_BITS)
        return entered

    def level(hidden: Array) -> Array:
        levelled = (hidden - hidden.mean()) / hidden.std() * LEVEL
        cut: Array = np.clip(np.floor(levelled + 0.5), -MOST_LEVEL, MOST_LEVEL)
        return cut

    def units(first: int, count: int, handed: Array) -> Array:
        rows = slice(first, first + count)
        sums: Array = (layers[rows] @ handed * factors[rows, 0] + factors[rows, 1]) / (1 << SUM_BITS)
        return sums

    hidden, row = enter(inputs, known, known_entries), 0
    for _ in range(BLOCKS):
        handed = np.clip(np.floor(units(row, WIDTH, level(hidden))), 0, MOST_HANDED)
        hidden = hidden + units(row + WIDTH, WIDTH, handed)
        row += 2 * WIDTH
    last = np.maximum(level(hidden), 0)
    met, weight = units(row, MEETING, last), units(row + MEETING, MEETING, last)
    values = units(row + 2 * MEETING, SEATS, last)
    scores = [np.maximum(met + enter(move, offered, offered_entries), 0) @ weight for move in moves]
    return np.array(scores) / SCORE, values / HIDDEN


@pytest.mark.parametrize("seed", range(5))
def test_a_small_net_computes_what_real_numbers_do(seed: int) -> None:
    rng = np.random.default_rng(seed)
    net = parts(rng)
    inputs = rng.integers(0, HIGHEST + 2, ENTRIES).astype(np.uint8)
    moves = rng.integers(0, HIGHEST + 2, (7, MOVE_ENTRIES)).astype(np.uint8)
    scores, values = np.zeros(9, np.int64), np.zeros(SEATS, np.int64)
    none = np.zeros(0, np.int64)
    inference.judge(NetArrays(none, inputs, moves.reshape(-1), *net, scores, none, values), 7, MOVE_ENTRIES)
    expected_scores, expected_values = in_real_numbers(net, inputs, moves)
    # Mean and deviation are rounded to 4096ths, so now and then one of 8 bits differs.
    assert np.abs(scores[:7] / SCORE - expected_scores).max() < 0.05 * np.abs(expected_scores).max()
    assert np.abs(values / HIDDEN - expected_values).max() < 0.05 * np.abs(expected_values).max()


def test_better_moves_are_made_more_often_by_powers_of_e() -> None:
    differences = np.array([0.0, 0.1, 0.5, 1.0, 2.0, 5.0, 40.0])
    scores = ((3.0 - differences) * SCORE).astype(np.int64)
    weights = np.zeros(len(scores), np.int64)
    inference.vary(scores, len(scores), weights)
    assert weights[0] == 1 << 20
    # A straight line between powers of 2 is at most 6% above the curve.
    ratios = weights[:-1] / weights[0]
    assert (ratios >= np.exp(-differences[:-1]) * 0.999).all()
    assert (ratios <= np.exp(-differences[:-1]) * 1.062).all()
    assert weights[-1] == 0

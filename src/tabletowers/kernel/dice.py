"""A small, fast random number generator stored in the state, with the same numbers on every machine.

It also gives the same numbers whether compiled or not. The algorithm is multiply-with-carry on one 64-bit word whose
two halves are xored (MWC64X, David B. Thomas, 2011; it passes TestU01's BigCrush). Its products never exceed 64 bits,
so NumPy and Numba agree without any overflow. It is for simulation and search; online tables deal from a secret seed.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel

#: The generator's state, one 64-bit word. The field `dice` of every state record has this type.
Dice = NDArray[np.uint64]

_MULTIPLIER = np.uint64(4294883355)
_LOW = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)
_START = np.uint64(0x5DEECE66D1CE4E5B)


@kernel
def _throw(dice: Dice) -> np.uint64:
    """Return the next 32 random bits and advance the generator."""
    word = dice[0]
    dice[0] = (word & _LOW) * _MULTIPLIER + (word >> _HALF)
    return (word & _LOW) ^ (word >> _HALF)  # type: ignore[no-any-return]


@kernel
def seed_dice(dice: Dice, seed: int) -> None:
    """Seed the generator. Neighbouring seeds give unrelated numbers."""
    dice[0] = np.uint64(seed) ^ _START
    for _ in range(12):
        dice[0] = (dice[0] & _LOW) * _MULTIPLIER + (dice[0] >> _HALF)
        dice[0] = dice[0] ^ (dice[0] << np.uint64(17))
    if dice[0] == np.uint64(0):
        dice[0] = _START


@kernel
def below(dice: Dice, bound: int) -> int:
    """Draw a random integer from 0 to `bound` − 1 (the bias is below `bound` / 2³²)."""
    return np.int64((_throw(dice) * np.uint64(bound)) >> _HALF)  # type: ignore[return-value]


@kernel
def shuffle(dice: Dice, cards: NDArray[Any], start: int, stop: int) -> None:
    """Put cards[start:stop] in random order (Fisher–Yates)."""
    for last in range(stop - 1, start, -1):
        other = start + below(dice, last - start + 1)
        kept = cards[last]
        cards[last] = cards[other]
        cards[other] = kept


def new_dice(seed: int) -> Dice:
    """Create a seeded random number generator outside any state.

    The function runs uncompiled, so it never waits for the compiler.
    """
    dice = np.zeros(1, np.uint64)
    getattr(seed_dice, "py_func", seed_dice)(dice, seed)
    return dice

"""The kernels of a game's `kernels/chance.py`, which say what unseen cards could have been.

A game may leave the file out; then nothing in it counts as luck.
"""

from __future__ import annotations

import numpy as np

from tabletowers.kernel.dice import Dice


def chances(before: np.record, after: np.record) -> int:
    """Return the number of ways to lay the unseen cards that are to be compared, or 0 if a move revealed none.

    `before` and `after` are the states before and after the move.
    """
    return 0


def rearrange(before: np.record, after: np.record, number: int) -> int:
    """Lay the unseen cards of the state before the move in another way, counted from 0. Returns its weight.

    Over all numbers, each card has to come up with a weight proportional to its probability. Nothing else may change:
    every hand, and everything that any seat sees.
    """
    return 1


def shuffle_unseen(state: np.record, dice: Dice) -> None:
    """Shuffle all cards that nobody has seen, and everything that decides a later shuffle."""

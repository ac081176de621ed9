"""A classifier that guesses one of two labels from numbers: boosted one-split trees, tested on unseen rows."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

#: The number of trees, and of thresholds tried for each number.
ROUNDS, THRESHOLDS = 40, 32


class Guess:
    """The number of correct guesses, out of all."""

    def __init__(self, right: int, of: int) -> None:
        self.right = right
        self.of = of

    @property
    def share(self) -> float:
        """The share of correct guesses."""
        return self.right / self.of if self.of else 0.0

    @property
    def bound(self) -> float:
        """The upper 95% confidence bound of that share, as for independent tosses of a coin."""
        if not self.of:
            return 1.0
        return self.share + 1.645 * math.sqrt(max(self.share * (1 - self.share), 0.25 / self.of) / self.of)

    def __add__(self, other: Guess) -> Guess:
        """Add the counts of another guess."""
        return Guess(self.right + other.right, self.of + other.of)


def guess(numbers: NDArray[Any], seed: int) -> Guess:
    """Guess which of two twins is which, from rows of numbers. Rows 0 and 1 are twins, rows 2 and 3, and so on.

    Each half is guessed by a classifier trained on the other half. Twins stay in the same half: if a classifier were
    trained on only one of them, it would learn the opposite of the truth about the other.
    """
    labels = np.arange(len(numbers)) % 2
    twins = np.random.default_rng(seed).permutation(len(numbers) // 2)
    halves = [np.concatenate([2 * part, 2 * part + 1]) for part in (twins[::2], twins[1::2])]
    right = 0
    for shown, asked in (halves, halves[::-1]):
        votes = _learn(numbers[shown], labels[shown])
        right += int(np.sum(_vote(votes, numbers[asked]) == labels[asked]))
    return Guess(right, len(labels))


#: A tree with one split: the column, the threshold, and the weight of its vote (negative: against rows above it).
_Split = tuple[int, float, float]


def _learn(numbers: NDArray[Any], labels: NDArray[Any]) -> list[_Split]:
    """Train by AdaBoost over all splits of single columns at quantiles."""
    sign = 2.0 * labels - 1.0
    weight = np.full(len(labels), 1.0 / max(1, len(labels)))
    cuts = []
    for column in range(numbers.shape[1]):
        values = np.unique(np.quantile(numbers[:, column], np.linspace(0, 1, THRESHOLDS), method="nearest"))
        cuts += [(column, float(value)) for value in values[:-1]]
    if not cuts:
        return []
    above = np.stack([numbers[:, column] > value for column, value in cuts], axis=1).astype(np.float64) * 2 - 1
    splits = []
    for _ in range(ROUNDS):
        agreement = (weight * sign) @ above
        best = int(np.argmax(np.abs(agreement)))
        edge = float(np.clip(agreement[best], -0.999999, 0.999999))
        power = 0.5 * math.log((1 + edge) / (1 - edge))
        splits.append((*cuts[best], power))
        weight *= np.exp(-power * sign * above[:, best])
        weight /= weight.sum()
    return splits


def _vote(splits: list[_Split], numbers: NDArray[Any]) -> NDArray[Any]:
    total = np.zeros(len(numbers))
    for column, value, power in splits:
        total += power * np.where(numbers[:, column] > value, 1.0, -1.0)
    return (total > 0).astype(np.int64)

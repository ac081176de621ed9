"""A plain Python version of the random number generator in `tabletowers.kernel.dice`. It gives the same numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

Item = TypeVar("Item")

_MULTIPLIER = 4294883355
_LOW = (1 << 32) - 1
_WORD = (1 << 64) - 1
_START = 0x5DEECE66D1CE4E5B


class Dice:
    """A random number generator whose numbers depend only on its seed."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        word = (seed & _WORD) ^ _START
        for _ in range(12):
            word = (word & _LOW) * _MULTIPLIER + (word >> 32)
            word ^= word << 17 & _WORD
        self.word = word or _START

    def below(self, bound: int) -> int:
        """Draw a random integer from 0 to `bound` − 1."""
        word = self.word
        self.word = (word & _LOW) * _MULTIPLIER + (word >> 32)
        return ((word & _LOW) ^ (word >> 32)) * bound >> 32

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """Return the items in random order (Fisher–Yates)."""
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = self.below(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return shuffled

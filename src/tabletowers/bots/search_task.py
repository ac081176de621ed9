"""One search for one decision. It grows the search tree and determines when to stop."""

from __future__ import annotations

import time
import zlib
from collections.abc import Sequence

from tabletowers.bots.base import Budget
from tabletowers.bots.evaluator import FOR_EVER, Evaluator, Manner, Tally
from tabletowers.contract import Sight
from tabletowers.kernel.plain_dice import Dice

__all__ = ["FOR_EVER", "Manner", "SearchTask", "entropy"]

#: The number of iterations between two checks of the clock, of the stop flag and of whether the decision is settled.
_CHUNK = 128
_LEAST_CHUNK = 8
#: The search ends early if the second move would need more than 1/_SHARE of the remaining iterations to catch up.
_SHARE = 3
#: The most nodes that one search tree can have.
MOST_NODES = 1 << 18


class SearchTask:
    """One thread's search for one decision."""

    def __init__(
        self,
        mind: Evaluator,
        sight: Sight,
        actions: Sequence[int],
        manner: Manner,
        seed: int,
        limits: Budget,
        iterations: int | None,
    ) -> None:
        self._limits = limits
        self._iterations = iterations
        nodes = MOST_NODES if iterations is None else min(MOST_NODES, iterations + 1)
        self._tree = mind.tree(sight, actions, manner, Dice(entropy(seed, sight)), nodes)

    def think(self, stop_early: bool) -> list[Tally]:
        """Search until the budget is spent or the stop flag is set. Returns the statistics of each move.

        If `stop_early` is set and the budget is in iterations, the search also ends when the decision is unlikely to
        change.
        """
        started = time.monotonic()
        limits, done, chunk = self._limits, 0, _CHUNK
        if self._iterations is None:
            chunk = _LEAST_CHUNK
        while True:
            if self._iterations is not None:
                chunk = min(chunk, self._iterations - done)
            before = time.monotonic()
            self._tree.run(chunk)
            done += chunk
            if done == self._iterations or (limits.stop is not None and limits.stop.is_set()):
                break
            now = time.monotonic()
            if limits.seconds is not None:
                left = started + limits.seconds - now
                if left <= 0:
                    break
                if self._iterations is None:
                    # Check the clock about fifty times a second, and not after the time is up.
                    fit = chunk * min(0.02, left) / max(now - before, 1e-6)
                    chunk = max(_LEAST_CHUNK, min(2 * chunk, int(fit)))
            if stop_early and self._iterations is not None and self._decided(self._iterations - done):
                break
        return self._tree.tally()

    def _decided(self, left: int) -> bool:
        """Return whether the most visited move is unlikely to be overtaken in `left` more iterations."""
        visits = sorted(self._tree.visits())
        return len(visits) < 2 or _SHARE * (visits[-1] - visits[-2]) > left


def entropy(seed: int, sight: Sight) -> int:
    """Return a seed for one decision, derived from the bot's seed and from what its seat knows."""
    return (zlib.crc32(bytes(sight.data)) << 20 ^ seed * 0x9E3779B1) & ((1 << 63) - 1)

"""One decision thought through: a tree, a tally of the moves, and when to stop."""

from __future__ import annotations

import time
import zlib
from collections.abc import Sequence

from tabletowers.bots.base import Budget
from tabletowers.bots.minds import FOR_EVER, Manner, Mind, Tally
from tabletowers.contract import Sight
from tabletowers.kernel.plain_dice import Dice

__all__ = ["FOR_EVER", "Manner", "Thought", "entropy"]

#: Iterations between two looks at the clock, at the flag and at whether the decision is already made.
_CHUNK = 128
_LEAST_CHUNK = 8
#: A move that is behind the leader by more than this part of the iterations left is not waited for.
_SHARE = 3
#: Decisions that one search remembers at most.
MOST_NODES = 1 << 18


class Thought:
    """One thread's search for one decision: its tree, and when to stop."""

    def __init__(
        self,
        mind: Mind,
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
        """Search until the budget is spent, the flag is set, or nothing could change the decision any more."""
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
                    # About fifty looks at the clock a second, and none too late.
                    fit = chunk * min(0.02, left) / max(now - before, 1e-6)
                    chunk = max(_LEAST_CHUNK, min(2 * chunk, int(fit)))
            if stop_early and self._iterations is not None and self._decided(self._iterations - done):
                break
        return self._tree.tally()

    def _decided(self, left: int) -> bool:
        """Whether the move tried most will stay so, unless the next had far more than its share of what is left."""
        visits = sorted(self._tree.visits())
        return len(visits) < 2 or _SHARE * (visits[-1] - visits[-2]) > left


def entropy(seed: int, sight: Sight) -> int:
    """A seed for one decision, from the bot's own and what the seat knows: worlds it can't tell apart get the same."""
    return (zlib.crc32(bytes(sight.data)) << 20 ^ seed * 0x9E3779B1) & ((1 << 63) - 1)

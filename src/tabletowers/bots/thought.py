"""One decision thought through: a tree, a tally of the moves, and when to stop."""

from __future__ import annotations

import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.bots.base import Budget
from tabletowers.contract import Sight
from tabletowers.kernel.dice import new_dice

SEARCH = "tabletowers.bots.search"

#: More than any game has decisions.
FOR_EVER = 1 << 20

#: Iterations between two looks at the clock, at the flag and at whether the decision is already made.
_CHUNK = 128
_LEAST_CHUNK = 8
#: A move that is behind the leader by more than this part of the iterations left is not waited for.
_SHARE = 3
#: Decisions that one search remembers at most, and moves for each on average.
_MOST_NODES = 1 << 18
_EDGES_PER_NODE = 24


@dataclass(frozen=True)
class Manner:
    """How a player thinks: constants of the search, found by measurement (docs/bots.md)."""

    exploration: float = 0.5
    #: How soon another move is looked at, how much its worth is trusted at first, and how many decisions are played on
    #: beyond those thought through before the points on the table are counted. None: what suits the game best.
    widening: float | None = None
    trust: float | None = None
    horizon: int | None = None
    #: Decisions thought through one by one.
    depth: int = 200
    #: What is harder to notice is overlooked (`kernel.required.subtlety`).
    keenness: int = FOR_EVER


class Thought:
    """One thread's search for one decision: its tree and its tally."""

    def __init__(
        self,
        module: ModuleType,
        sight: Sight,
        actions: Sequence[int],
        manner: Manner,
        seed: int,
        limits: Budget,
        iterations: int | None,
    ) -> None:
        self._module = module
        self._sight = sight
        self._limits = limits
        self._iterations = iterations
        nodes = _MOST_NODES if iterations is None else min(_MOST_NODES, iterations + 1)
        self._nodes = np.empty(nodes, module.NODE)
        self._edges = np.empty(nodes * _EDGES_PER_NODE + sight.game.most_legal, module.EDGE)
        self._table = np.zeros(1 << (2 * nodes).bit_length(), np.int32)
        self._filled = np.zeros(2, np.int64)
        self._place = np.zeros(len(sight.moves.texts), np.int32)
        self._tally = np.zeros(len(actions), module.TALLY)
        self._tally["action"] = actions
        self._manner = np.zeros(1, module.MANNER)
        self._manner["exploration"] = manner.exploration
        self._manner["trust"] = sight.game.search_trust if manner.trust is None else manner.trust
        self._manner["depth"] = manner.depth
        self._manner["widening"] = manner.widening or sight.game.search_widening
        self._manner["horizon"] = manner.horizon or sight.game.search_horizon or FOR_EVER
        self._space = np.zeros(1, module.SPACE)
        self._space["dice"] = new_dice(entropy(seed, sight))

    def think(self, stop_early: bool) -> NDArray[Any]:
        """Search until the budget is spent, the flag is set, or nothing could change the decision any more."""
        started = time.monotonic()
        limits, done, chunk = self._limits, 0, _CHUNK
        if self._iterations is None:
            chunk = _LEAST_CHUNK
        while True:
            if self._iterations is not None:
                chunk = min(chunk, self._iterations - done)
            before = time.monotonic()
            self._run(chunk)
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
        return self._tally

    def _run(self, iterations: int) -> None:
        sight = self._sight
        self._module.think(
            sight.data,
            sight.seat,
            self._nodes,
            self._edges,
            self._table,
            self._filled,
            self._place,
            self._tally,
            self._manner,
            sight.game.most_legal,
            iterations,
            self._space,
        )

    def _decided(self, left: int) -> bool:
        """Whether the move tried most will stay so, unless the next had far more than its share of what is left."""
        visits = np.sort(self._tally["visits"])
        return bool(visits.size < 2 or _SHARE * (visits[-1] - visits[-2]) > left)


def entropy(seed: int, sight: Sight) -> int:
    """A seed for one decision, from the bot's own and what the seat knows: worlds it can't tell apart get the same."""
    return (zlib.crc32(bytes(sight.data)) << 20 ^ seed * 0x9E3779B1) & ((1 << 63) - 1)

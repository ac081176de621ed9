"""The bots' evaluator on NumPy arrays, with kernels compiled by Numba or run in plain Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tabletowers.bots.evaluator import Manner, Tally, room
from tabletowers.contract import Sight
from tabletowers.kernel.plain_dice import Dice


class NumbaEvaluator:
    """An implementation of `evaluator.Evaluator` with the kernels in `greedy` and `search`, loaded for one game."""

    def __init__(self, greedy: Any, search: Any) -> None:
        self._greedy = greedy
        self._search = search

    def best_action(self, sight: Sight, keenness: int, glance: int, dice: Dice) -> int:
        """Return the action with the highest heuristic value among those that the player notices."""
        word = np.array([dice.word], np.uint64)
        best: int = self._greedy.best_action(sight.data, sight.seat, sight.game.most_legal, keenness, glance, word)
        dice.word = int(word[0])
        return best

    def worths(self, sight: Sight, actions: Sequence[int]) -> list[int]:
        """Return the heuristic value of each action, computed without looking ahead."""
        out = np.zeros(len(actions), np.int64)
        self._greedy.worths(sight.data, sight.seat, np.array(actions, np.int32), out)
        return out.tolist()

    def subtleties(self, sight: Sight, actions: Sequence[int]) -> list[int]:
        """Return how hard each action is to notice."""
        out = np.zeros(len(actions), np.int64)
        self._greedy.subtleties(sight.data, sight.seat, np.array(actions, np.int32), out)
        return out.tolist()

    def tree(self, sight: Sight, actions: Sequence[int], manner: Manner, dice: Dice, nodes: int) -> NumbaTree:
        """Create an empty search tree with room for `nodes` decisions."""
        return NumbaTree(self._search, sight, actions, manner, dice, nodes)


class NumbaTree:
    """An implementation of `evaluator.Tree` with NumPy arrays."""

    def __init__(
        self, module: Any, sight: Sight, actions: Sequence[int], manner: Manner, dice: Dice, nodes: int
    ) -> None:
        space = room(sight, nodes)
        self._think = module.think
        self._sight = sight
        self._nodes = np.empty(space.nodes, module.NODE)
        self._edges = np.empty(space.edges, module.EDGE)
        self._table = np.zeros(space.table, np.int32)
        self._filled = np.zeros(2, np.int64)
        self._place = np.zeros(space.actions, np.int32)
        self._tally = np.zeros(len(actions), module.TALLY)
        self._tally["action"] = actions
        self._manner = np.zeros(1, module.MANNER)
        for name, value in manner.constants(sight).items():
            self._manner[name] = value
        self._space = np.zeros(1, module.SPACE)
        self._space["dice"] = dice.word

    def run(self, iterations: int) -> None:
        """Run `iterations` more iterations."""
        self._think(
            self._sight.data,
            self._sight.seat,
            self._nodes,
            self._edges,
            self._table,
            self._filled,
            self._place,
            self._tally,
            self._manner,
            self._sight.game.most_legal,
            iterations,
            self._space,
        )

    def visits(self) -> list[int]:
        """Return the number of times each move of the searching seat was tried."""
        visits: list[int] = self._tally["visits"].tolist()
        return visits

    def tally(self) -> list[Tally]:
        """Return the statistics of each move of the searching seat."""
        columns = [self._tally[name].tolist() for name in Tally._fields]
        return [Tally(*row) for row in zip(*columns, strict=True)]

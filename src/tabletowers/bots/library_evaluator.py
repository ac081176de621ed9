"""The bots' evaluator in a compiled library (`backends.ctypes_runtime`), which needs neither NumPy nor Numba."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from tabletowers.backends.ctypes_runtime import Library, Rows, expanse, numbers
from tabletowers.bots.evaluator import Manner, Tally, room
from tabletowers.contract import Sight
from tabletowers.kernel.plain_dice import Dice


class LibraryEvaluator:
    """An implementation of `evaluator.Evaluator` that calls a compiled library."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def best_action(self, sight: Sight, keenness: int, glance: int, dice: Dice) -> int:
        """Return the action with the highest heuristic value among those that the player notices."""
        word = array("Q", [dice.word])
        choose = self._library.function("best_action")
        best = choose(sight.data, sight.seat, sight.game.most_legal, keenness, glance, word)
        dice.word = word[0]
        return best

    def worths(self, sight: Sight, actions: Sequence[int]) -> list[int]:
        """Return the heuristic value of each action, computed without looking ahead."""
        out = numbers("i8", len(actions))
        self._library.function("worths")(sight.data, sight.seat, array("i", actions), out)
        return out.tolist()

    def subtleties(self, sight: Sight, actions: Sequence[int]) -> list[int]:
        """Return how hard each action is to notice."""
        out = numbers("i8", len(actions))
        self._library.function("subtleties")(sight.data, sight.seat, array("i", actions), out)
        return out.tolist()

    def tree(self, sight: Sight, actions: Sequence[int], manner: Manner, dice: Dice, nodes: int) -> LibraryTree:
        """Create an empty search tree with room for `nodes` decisions."""
        return LibraryTree(self._library, sight, actions, manner, dice, nodes)


class LibraryTree:
    """An implementation of `evaluator.Tree` that calls a compiled library."""

    def __init__(
        self, library: Library, sight: Sight, actions: Sequence[int], manner: Manner, dice: Dice, nodes: int
    ) -> None:
        space = room(sight, nodes)
        records = library.records
        self._think = library.function("think")
        self._sight = sight
        self._nodes = expanse(space.nodes * records["NODE"]["size"])
        self._edges = expanse(space.edges * records["EDGE"]["size"])
        self._table = numbers("i4", space.table)
        self._filled = numbers("i8", 2)
        self._place = numbers("i4", space.actions)
        self._tally = Rows(records["TALLY"], len(actions))
        self._manner = Rows(records["MANNER"], 1)
        self._space = Rows(records["SPACE"], 1)
        for row, action in enumerate(actions):
            self._tally.put(row, "action", action)
        for name, value in manner.constants(sight).items():
            self._manner.put(0, name, value)
        self._space.put(0, "dice", dice.word)

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
            self._tally.memory,
            self._manner.memory,
            self._sight.game.most_legal,
            iterations,
            self._space.memory,
        )

    def visits(self) -> list[int]:
        """Return the number of times each move of the searching seat was tried."""
        return [int(visits) for visits in self._tally.column("visits")]

    def tally(self) -> list[Tally]:
        """Return the statistics of each move of the searching seat."""
        columns = [self._tally.column(name) for name in Tally._fields]
        return [Tally(*row) for row in zip(*columns, strict=True)]

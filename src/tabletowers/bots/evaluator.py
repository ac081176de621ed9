"""The interface for evaluating and searching moves, which is the same for every backend. Needs no NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from tabletowers.contract import Sight
from tabletowers.kernel.plain_dice import Dice

#: A number larger than the number of decisions in any game.
FOR_EVER = 1 << 20

#: The average number of moves (edges) per decision (node) for which a search reserves memory.
_EDGES_PER_NODE = 24


@dataclass(frozen=True)
class Manner:
    """The parameters of a search, tuned by experiments (docs/bots.md)."""

    exploration: float = 0.5
    #: Progressive widening (how soon another move is tried), the initial weight of a move's worth, and the number of
    #: decisions played beyond the tree before points are counted. None: the game's own value.
    widening: float | None = None
    trust: float | None = None
    horizon: int | None = None
    #: The largest depth of the tree, in decisions.
    depth: int = 200
    #: The player overlooks moves whose `kernel.required.subtlety` is higher than this.
    keenness: int = FOR_EVER

    def constants(self, sight: Sight) -> dict[str, float]:
        """Return the parameters of the compiled search by name, with values that depend on the game filled in."""
        game = sight.game
        return {
            "exploration": self.exploration,
            "trust": game.search_trust if self.trust is None else self.trust,
            "widening": self.widening or game.search_widening,
            "horizon": self.horizon or game.search_horizon or FOR_EVER,
            "depth": self.depth,
        }


class Tally(NamedTuple):
    """The search statistics of one legal move of the searching seat.

    `visits` is how often the move was tried. The other fields are totals over these tries: the results (from 0 to 1),
    their squares, the shares of the win (1 for a sole winner, split among several), and the leads in points over the
    highest-scoring other seat.
    """

    action: int
    visits: int
    value: float
    squares: float
    wins: float
    margin: float

    @property
    def mean(self) -> float:
        """The mean result, from 0 to 1."""
        return self.value / max(1, self.visits)


class Tree(Protocol):
    """A search tree for one decision, used by one thread."""

    def run(self, iterations: int) -> None:
        """Run `iterations` more iterations."""

    def visits(self) -> list[int]:
        """Return the number of times each move of the searching seat was tried."""

    def tally(self) -> list[Tally]:
        """Return the statistics of each move of the searching seat."""


class Evaluator(Protocol):
    """The interface for evaluating and searching the moves of one game."""

    def best_action(self, sight: Sight, keenness: int, glance: int, dice: Dice) -> int:
        """Return the legal action with the highest heuristic value among those that the player notices.

        The player overlooks actions whose subtlety exceeds `keenness`. If more than `glance` actions remain, only
        `glance` random ones are compared. Ties are broken at random.
        """

    def worths(self, sight: Sight, actions: Sequence[int]) -> list[int]:
        """Return the heuristic value of each action, computed without looking ahead."""

    def subtleties(self, sight: Sight, actions: Sequence[int]) -> list[int]:
        """Return how hard each action is to notice (`kernel.required.subtlety`)."""

    def tree(self, sight: Sight, actions: Sequence[int], manner: Manner, dice: Dice, nodes: int) -> Tree:
        """Create an empty search tree with room for `nodes` decisions."""


class Room(NamedTuple):
    """The capacity of a search: the numbers of nodes, edges, hash table slots and actions it has room for."""

    nodes: int
    edges: int
    table: int
    actions: int


def room(sight: Sight, nodes: int) -> Room:
    """Return the capacity that a search of `nodes` decisions needs.

    The size of the hash table is a power of two, and at most half of the table is filled.
    """
    edges = nodes * _EDGES_PER_NODE + sight.game.most_legal
    return Room(nodes, edges, 1 << (2 * nodes).bit_length(), len(sight.moves.texts))

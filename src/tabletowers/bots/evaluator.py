"""The interface of a game's evaluation and search, the same for every backend. Needs no NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from tabletowers.contract import Sight
from tabletowers.kernel.plain_dice import Dice

#: More decisions than any game has.
FOR_EVER = 1 << 20

#: Average number of moves for each remembered decision.
_EDGES_PER_NODE = 24


@dataclass(frozen=True)
class Manner:
    """The constants of a player's search, tuned by measurement (docs/bots.md)."""

    exploration: float = 0.5
    #: How soon another move is tried, how much its worth is trusted at first, and how many decisions are played beyond
    #: the tree before points are counted. None: what suits the game best.
    widening: float | None = None
    trust: float | None = None
    horizon: int | None = None
    #: Decisions in the tree, at most.
    depth: int = 200
    #: Moves harder to notice than this are overlooked (`kernel.required.subtlety`).
    keenness: int = FOR_EVER

    def constants(self, sight: Sight) -> dict[str, float]:
        """The constants of the compiled search, by name."""
        game = sight.game
        return {
            "exploration": self.exploration,
            "trust": game.search_trust if self.trust is None else self.trust,
            "widening": self.widening or game.search_widening,
            "horizon": self.horizon or game.search_horizon or FOR_EVER,
            "depth": self.depth,
        }


class Tally(NamedTuple):
    """What the search knows about one move of the searching seat.

    `visits` is how often the move was tried. The other fields are sums over these tries: of the results from 0 to 1,
    of their squares, of the shares of the win, and of the points ahead of the best other seat.
    """

    action: int
    visits: int
    value: float
    squares: float
    wins: float
    margin: float

    @property
    def mean(self) -> float:
        """The mean result."""
        return self.value / max(1, self.visits)


class Tree(Protocol):
    """A search for one decision, in one thread."""

    def run(self, iterations: int) -> None:
        """Run `iterations` more iterations."""

    def visits(self) -> list[int]:
        """How often each move was tried."""

    def tally(self) -> list[Tally]:
        """The tally of each move."""


class Evaluator(Protocol):
    """The evaluation and search of a game."""

    def best_action(self, sight: Sight, keenness: int, glance: int, dice: Dice) -> int:
        """The best of at most `glance` random legal actions that this keenness notices. Ties are broken at random."""

    def worths(self, sight: Sight, actions: Sequence[int]) -> list[int]:
        """How much a sensible player likes each action without looking ahead."""

    def subtleties(self, sight: Sight, actions: Sequence[int]) -> list[int]:
        """How hard each action is to notice."""

    def tree(self, sight: Sight, actions: Sequence[int], manner: Manner, dice: Dice, nodes: int) -> Tree:
        """Create a search that has not begun, with room for `nodes` decisions."""


class Room(NamedTuple):
    """The size of a search's memory: numbers of decisions, their moves, slots in the hash table, and actions."""

    nodes: int
    edges: int
    table: int
    actions: int


def room(sight: Sight, nodes: int) -> Room:
    """The memory for a search of `nodes` decisions. The hash table's size is a power of two; at most half is used."""
    edges = nodes * _EDGES_PER_NODE + sight.game.most_legal
    return Room(nodes, edges, 1 << (2 * nodes).bit_length(), len(sight.moves.texts))

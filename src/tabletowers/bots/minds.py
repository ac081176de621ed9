"""What a bot thinks with: a game's compiled judgement and search, in whichever make there is. Needs no NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from tabletowers.contract import Sight
from tabletowers.kernel.plain_dice import Dice

#: More than any game has decisions.
FOR_EVER = 1 << 20

#: Moves for each remembered decision, on average.
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

    def constants(self, sight: Sight) -> dict[str, float]:
        """What the compiled search is told, by name."""
        game = sight.game
        return {
            "exploration": self.exploration,
            "trust": game.search_trust if self.trust is None else self.trust,
            "widening": self.widening or game.search_widening,
            "horizon": self.horizon or game.search_horizon or FOR_EVER,
            "depth": self.depth,
        }


class Tally(NamedTuple):
    """A move of the searching seat: how often it was tried, and sums over these tries.

    Of its results from 0 to 1 and of their squares, of the shares of the win, and of the points ahead of the best other
    seat.
    """

    action: int
    visits: int
    value: float
    squares: float
    wins: float
    margin: float

    @property
    def mean(self) -> float:
        """The mean of its results."""
        return self.value / max(1, self.visits)


class Tree(Protocol):
    """A search for one decision, in one thread."""

    def run(self, iterations: int) -> None:
        """Go on for so many iterations."""

    def visits(self) -> list[int]:
        """How often each move was tried."""

    def tally(self) -> list[Tally]:
        """What came of each move."""


class Mind(Protocol):
    """The compiled judgement and search of a game."""

    def best_action(self, sight: Sight, keenness: int, glance: int, dice: Dice) -> int:
        """The legal action of the highest worth among those noticed, and of these at most `glance`; equals by lot."""

    def worths(self, sight: Sight, actions: Sequence[int]) -> list[int]:
        """How much a sensible player likes each action at once."""

    def subtleties(self, sight: Sight, actions: Sequence[int]) -> list[int]:
        """How hard each action is to notice."""

    def tree(self, sight: Sight, actions: Sequence[int], manner: Manner, dice: Dice, nodes: int) -> Tree:
        """A search that has not begun, with room for so many decisions."""


class Room(NamedTuple):
    """How much memory a search has: decisions, their moves, places in the table of decisions, and actions."""

    nodes: int
    edges: int
    table: int
    actions: int


def room(sight: Sight, nodes: int) -> Room:
    """The memory of a search with so many decisions. The table is a power of two, at most half full."""
    edges = nodes * _EDGES_PER_NODE + sight.game.most_legal
    return Room(nodes, edges, 1 << (2 * nodes).bit_length(), len(sight.moves.texts))

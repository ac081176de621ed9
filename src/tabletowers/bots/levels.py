"""Six bot levels, which are the same for all games.

The first level compares two random moves and the second four, without looking ahead. From the third level on, bots
compare all the moves they notice and look ahead, further with every level. Only the highest level overlooks no moves.
"""

from __future__ import annotations

from dataclasses import dataclass

from tabletowers.bots.base import Bot, Budget
from tabletowers.bots.evaluator import FOR_EVER, Manner
from tabletowers.bots.parallel import Deciding, divided
from tabletowers.bots.search_bot import SearchBot
from tabletowers.bots.simple import GreedyBot
from tabletowers.contract import Game, Sight


@dataclass(frozen=True)
class Level:
    """The settings of one bot level."""

    #: The number of moves to compare without looking ahead; 0 for a level that searches.
    glance: int = 0
    keenness: int = FOR_EVER


LEVELS = {
    1: Level(glance=2, keenness=1),
    2: Level(glance=4, keenness=2),
    3: Level(keenness=2),
    4: Level(keenness=3),
    5: Level(keenness=4),
    6: Level(),
}

#: The lowest level that looks ahead.
_FIRST_SEARCHER = 3


class LevelBot:
    """A bot of one of the six levels."""

    def __init__(self, number: int, seed: int, *, threads: int = 1, patient: bool = True) -> None:
        self.name = f"level{number}"
        self._number = number
        self._seed = seed
        self._threads = threads
        self._patient = patient

    def choose(self, sight: Sight, budget: float | Budget | None = None) -> str:
        """Choose a legal move and return it in notation."""
        return self._player(sight).choose(sight, budget)

    def deciding(self, sight: Sight, budget: float | Budget | None, parts: int) -> Deciding:
        """Choose a move, with the work split into at most `parts` parts for different threads or processes."""
        return divided(self._player(sight), sight, budget, parts)

    def _player(self, sight: Sight) -> Bot:
        level = LEVELS[self._number]
        if level.glance:
            return GreedyBot(
                self._seed + sight.ply,
                self.name,
                keenness=level.keenness,
                glance=level.glance,
                patient=self._patient,
            )
        return SearchBot(
            self.name,
            self._seed,
            Budget(iterations=iterations(self._number, sight.game)),
            Manner(keenness=level.keenness),
            threads=self._threads,
            patient=self._patient,
        )


def iterations(level: int, game: Game) -> int:
    """Return the number of search iterations of a level.

    Levels have no time limit, so they play the same on every machine.
    """
    return game.search_iterations[level - _FIRST_SEARCHER]

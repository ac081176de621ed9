"""Six strengths, the same for all games: each plays like a person who thinks less far than the next.

A beginner glances at a few of his moves. The next looks at all of them, but not ahead. From the third on they look
ahead, longer from level to level; only the strongest overlooks nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from tabletowers.bots.base import Bot, Budget
from tabletowers.bots.simple import GreedyBot
from tabletowers.bots.thinking import SearchBot
from tabletowers.bots.thought import FOR_EVER, Manner
from tabletowers.contract import Sight


@dataclass(frozen=True)
class Level:
    """How a strength thinks: for how long on one core (as iterations, see `Game.search_speed`), how far, how keenly."""

    #: Moves looked at without looking ahead; none: this level searches.
    glance: int = 0
    seconds: float = 0.0
    horizon: int | None = None
    keenness: int = FOR_EVER


LEVELS = {
    1: Level(glance=3, keenness=1),
    2: Level(glance=FOR_EVER, keenness=2),
    3: Level(seconds=0.006, keenness=2),
    4: Level(seconds=0.025, keenness=3),
    5: Level(seconds=0.1, keenness=4),
    6: Level(seconds=0.8),
}


class LevelBot:
    """A bot of one of the six strengths."""

    def __init__(self, number: int, seed: int, *, threads: int = 1, patient: bool = True) -> None:
        self.name = f"level{number}"
        self._level = LEVELS[number]
        self._seed = seed
        self._threads = threads
        self._patient = patient

    def choose(self, sight: Sight, budget: float | Budget | None = None) -> str:
        """A legal move in notation."""
        return self._player(sight).choose(sight, budget)

    def _player(self, sight: Sight) -> Bot:
        level = self._level
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
            Budget(iterations=iterations(level, sight)),
            Manner(horizon=level.horizon, keenness=level.keenness),
            threads=self._threads,
            patient=self._patient,
        )


def iterations(level: Level, sight: Sight) -> int:
    """What a level's time is worth in the game at hand: a number of iterations, so that it plays alike everywhere."""
    return max(8, round(level.seconds * sight.game.search_speed))

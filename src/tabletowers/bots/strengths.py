"""Eight bot strengths for people to choose from, with the same names in all games. Each game declares their settings.

The weaker bots compare fewer moves, overlook subtle ones, and give up their first choice only for a clearly better
move. All but the strongest answer immediately.
"""

from __future__ import annotations

from tabletowers.bots.base import Bot, Budget
from tabletowers.bots.levels import LevelBot
from tabletowers.bots.net_bot import NetBot, NetSearchBot, drawn, is_secret, say_once
from tabletowers.bots.parallel import Deciding, divided
from tabletowers.bots.search_task import entropy
from tabletowers.bots.simple import GreedyBot
from tabletowers.bots.warm_up import mind
from tabletowers.contract import Sight, Strength
from tabletowers.kernel.plain_dice import Dice
from tabletowers.nets.net import Net, Opinion, wanted_net

#: The names from weakest to strongest, each with the level that plays where a game has no net for a table's options.
STRENGTHS = {
    "novice": 1,
    "learner": 2,
    "amateur": 3,
    "regular": 3,
    "seasoned": 4,
    "adept": 4,
    "champion": 5,
    "grandmaster": 6,
}


class StrengthBot:
    """A bot of one of the eight strengths."""

    def __init__(self, name: str, seed: int, *, threads: int = 1, patient: bool = True) -> None:
        self.name = name
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
        try:
            wanted_net(sight)
        except ValueError as reason:
            if sight.game.strengths:
                say_once(str(reason))
            return LevelBot(STRENGTHS[self.name], self._seed, threads=self._threads, patient=self._patient)
        strength = sight.game.strengths[list(STRENGTHS).index(self.name)]
        if strength.glance:
            return GreedyBot(
                self._seed + sight.ply,
                self.name,
                keenness=strength.keenness,
                glance=strength.glance,
                patient=self._patient,
            )
        if strength.tries:
            budget = Budget(iterations=strength.tries)
            return NetSearchBot(
                self.name, self._seed, budget, strength.depth, threads=self._threads, patient=self._patient
            )
        return _NarrowNetBot(self.name, self._seed, strength, threads=self._threads, patient=self._patient)


class _NarrowNetBot(NetBot):
    """A bot whose neural net compares only a few moves.

    It makes the move with the highest heuristic value unless the net clearly prefers another.
    """

    def __init__(self, name: str, seed: int, strength: Strength, *, threads: int, patient: bool) -> None:
        super().__init__(seed, name, threads=threads, patient=patient)
        self._strength = strength

    def _decide(self, net: Net, sight: Sight, opinion: Opinion, limits: Budget) -> int:
        places = self._thought_of(sight, opinion.actions)
        if is_secret(sight):
            # A bot that never varies can be predicted. Adding 1 lets even a move of weight zero be drawn.
            weights = [opinion.weights[place] + 1 for place in places]
            return drawn([opinion.actions[place] for place in places], weights, Dice(entropy(self._seed, sight)))
        first, best = places[0], max(places, key=lambda place: opinion.scores[place])
        return opinion.actions[first if opinion.lead(best, first) < self._strength.stubbornness else best]

    def _thought_of(self, sight: Sight, actions: list[int]) -> list[int]:
        """Return the indices in `actions` of the moves to compare, the move with the highest heuristic value first."""
        judge = mind(sight.game, wait=self._patient)
        subtle = judge.subtleties(sight, actions)
        noticed = [place for place in range(len(actions)) if subtle[place] <= self._strength.keenness]
        worth = judge.worths(sight, actions)
        return sorted(noticed or range(len(actions)), key=lambda place: -worth[place])[: self._strength.candidates]

"""Eight strengths for people to choose from, the same names in all games; each game says how they think of it.

The weaker half sees less than the stronger: fewer moves come to mind, subtle ones are overlooked, and the first thought
is given up only for something clearly better. Every answer but the strongest's takes a moment.
"""

from __future__ import annotations

from tabletowers.bots.base import Bot, Budget
from tabletowers.bots.compiling import mind
from tabletowers.bots.dividing import Deciding, divided
from tabletowers.bots.levels import LevelBot
from tabletowers.bots.net import NetBot, NetSearchBot, drawn, is_secret, say_once
from tabletowers.bots.simple import GreedyBot
from tabletowers.bots.thought import entropy
from tabletowers.contract import Sight, Strength
from tabletowers.kernel.plain_dice import Dice
from tabletowers.nets.playing import Net, Opinion, wanted_net

#: The names, from the weakest to the strongest, and the level that plays where a game has no net for a table's options.
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
        """A legal move in notation."""
        return self._player(sight).choose(sight, budget)

    def deciding(self, sight: Sight, budget: float | Budget | None, parts: int) -> Deciding:
        """The same in parts."""
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
    """A player whose net compares only the moves that look best at once, and trusts the first of them."""

    def __init__(self, name: str, seed: int, strength: Strength, *, threads: int, patient: bool) -> None:
        super().__init__(seed, name, threads=threads, patient=patient)
        self._strength = strength

    def _decide(self, net: Net, sight: Sight, opinion: Opinion, limits: Budget) -> int:
        places = self._thought_of(sight, opinion.actions)
        if is_secret(sight):
            # Somebody who never varies can be read; one is added so that a single unloved move can be drawn, too.
            weights = [opinion.weights[place] + 1 for place in places]
            return drawn([opinion.actions[place] for place in places], weights, Dice(entropy(self._seed, sight)))
        first, best = places[0], max(places, key=lambda place: opinion.scores[place])
        return opinion.actions[first if opinion.lead(best, first) < self._strength.stubbornness else best]

    def _thought_of(self, sight: Sight, actions: list[int]) -> list[int]:
        """The places of the moves that come to mind, the one that looks best at once first."""
        judge = mind(sight.game, wait=self._patient)
        subtle = judge.subtleties(sight, actions)
        noticed = [place for place in range(len(actions)) if subtle[place] <= self._strength.keenness]
        worth = judge.worths(sight, actions)
        return sorted(noticed or range(len(actions)), key=lambda place: -worth[place])[: self._strength.candidates]

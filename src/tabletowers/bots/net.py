"""Players that learned: a net alone, and a net that looks ahead."""

from __future__ import annotations

import math
import time
import warnings
from collections.abc import Sequence
from functools import cache

from tabletowers.bots.base import Bot, Budget, actions_of
from tabletowers.bots.compiling import FORESIGHT, JUDGING, ready
from tabletowers.bots.levels import LEVELS, LevelBot
from tabletowers.bots.simple import GreedyBot
from tabletowers.bots.thinking import SearchBot
from tabletowers.bots.thought import entropy
from tabletowers.contract import Sight
from tabletowers.kernel.plain_dice import Dice
from tabletowers.nets.playing import Net, Opinion, wanted_net

#: Moves that a net looks ahead with at most, and how much less often than its favourite it would make them at least.
_CANDIDATES = 8
_LEAST_WEIGHT = 200
#: Own decisions until the net says how it will end.
_DEPTH = 2
#: Worlds between two looks at the clock.
_CHUNK = 4
#: Another move than the net's favourite has to be better by so many standard errors.
_SURE = 0.7


class NetBot:
    """A player that does what its net likes best, at once. Its decision depends on seed and sight alone.

    Where there is no net for a game, for its rules or its options, the search plays, and a warning says so.
    """

    def __init__(self, seed: int, name: str = "net", *, threads: int = 1, patient: bool = True) -> None:
        self.name = name
        self._seed = seed
        self._threads = threads
        self._patient = patient

    def choose(self, sight: Sight, budget: float | Budget | None = None) -> str:
        """A legal move in notation."""
        limits = Budget.of(budget)
        actions = actions_of(sight)
        texts = sight.moves.texts
        if len(actions) == 1:
            return texts[actions[0]]
        try:
            net = wanted_net(sight)
        except ValueError as reason:
            say_once(str(reason))
            return self._search().choose(sight, limits)
        if not self._ready(sight):
            return GreedyBot(self._seed, patient=False).choose(sight)
        return texts[self._decide(net, sight, net.consult(sight), limits)]

    def _ready(self, sight: Sight) -> bool:
        return ready(sight.game, wait=self._patient, what=JUDGING)

    def _search(self) -> Bot:
        """Who plays where there is no net."""
        return LevelBot(max(LEVELS), self._seed, threads=self._threads, patient=self._patient)

    def _decide(self, net: Net, sight: Sight, opinion: Opinion, limits: Budget) -> int:
        if is_secret(sight):
            return drawn(opinion.actions, opinion.weights, Dice(entropy(self._seed, sight)))
        return opinion.best


class NetSearchBot(NetBot):
    """A player whose net says which moves are worth looking at, and what comes of them.

    The moves are tried in imagined worlds, the same for all; after each round the worse half is dropped. With
    iterations as its budget (a move tried in a world is one) its decision depends on nothing but seed and sight.
    """

    def __init__(self, name: str, seed: int, budget: Budget, *, threads: int = 1, patient: bool = True) -> None:
        super().__init__(seed, name, threads=threads, patient=patient)
        self._budget = budget

    def _ready(self, sight: Sight) -> bool:
        return ready(sight.game, wait=self._patient, what=FORESIGHT)

    def _search(self) -> Bot:
        return SearchBot(self.name, self._seed, self._budget, threads=self._threads, patient=self._patient)

    def _decide(self, net: Net, sight: Sight, opinion: Opinion, limits: Budget) -> int:
        limits = limits.within(self._budget)
        order = sorted(range(len(opinion.actions)), key=lambda place: -opinion.scores[place])
        likely = max(opinion.weights)
        order = [place for place in order[:_CANDIDATES] if opinion.weights[place] * _LEAST_WEIGHT >= likely]
        if len(order) == 1:
            return opinion.best
        trial = Trial(net, sight, [opinion.actions[place] for place in order], Dice(entropy(self._seed, sight)))
        near = trial.run(limits)
        if not is_secret(sight):
            return near[0]
        weight = dict(zip(opinion.actions, opinion.weights, strict=True))
        return drawn(near, [weight[action] for action in near], Dice(entropy(self._seed + 1, sight)))


class Trial:
    """Moves that are tried in the same imagined worlds, the net's favourite first."""

    def __init__(self, net: Net, sight: Sight, actions: Sequence[int], dice: Dice) -> None:
        self._net = net
        self._sight = sight
        self._dice = dice
        self.actions = list(actions)
        self.worlds = 0
        self._totals = [0.0] * len(actions)
        self._squares = [0.0] * len(actions)

    def run(self, limits: Budget) -> list[int]:
        """Try until the budget is spent; the best move, and then those that may be as good."""
        started = time.monotonic()
        rounds = (len(self.actions) - 1).bit_length()
        spent = 0
        for number in range(1, rounds + 1):
            while True:
                spent += self._try(limits, spent, number / rounds)
                out_of_time = limits.seconds is not None and (
                    time.monotonic() - started >= limits.seconds * number / rounds
                )
                if out_of_time or (limits.stop is not None and limits.stop.is_set()):
                    break
                if limits.iterations is not None and spent + len(self.actions) > limits.iterations * number / rounds:
                    break
            if number < rounds:
                self._drop_the_worse_half()
        order = sorted(range(len(self.actions)), key=lambda place: -self._lead(place, _SURE))
        best = order[0]
        return [
            self.actions[place] for place in order if place == best or self._lead(place, -_SURE) >= self._lead(best)
        ]

    def _try(self, limits: Budget, spent: int, share: float) -> int:
        """Try all moves in a few more worlds; how often a move was tried."""
        worlds = _CHUNK
        if limits.iterations is not None:
            left = max(1, int(limits.iterations * share - spent) // len(self.actions))
            worlds = left if limits.seconds is None and limits.stop is None else min(left, _CHUNK)
        totals, squares = self._net.foresee(self._sight, self.actions, _DEPTH, worlds, self._dice)
        self._totals = [before + more for before, more in zip(self._totals, totals, strict=True)]
        self._squares = [before + more for before, more in zip(self._squares, squares, strict=True)]
        self.worlds += worlds
        return worlds * len(self.actions)

    def _lead(self, place: int, errors: float = 0.0) -> float:
        """By how much a move is better than the net's favourite, less so many standard errors of that."""
        if place == 0:
            return 0.0
        lead = (self._totals[place] - self._totals[0]) / self.worlds
        variance = max(0.0, self._squares[place] / self.worlds - lead * lead)
        return lead - errors * math.sqrt(variance / max(1, self.worlds - 1))

    def _drop_the_worse_half(self) -> None:
        """Keep the favourite and the better half of the others."""
        others = sorted(range(1, len(self.actions)), key=lambda place: -self._lead(place))
        kept = [0, *sorted(others[: max(1, len(self.actions) // 2 - 1)])]
        self.actions = [self.actions[place] for place in kept]
        self._totals = [self._totals[place] for place in kept]
        self._squares = [self._squares[place] for place in kept]


def is_secret(sight: Sight) -> bool:
    """Whether others decide at the same time: what is always answered alike can be read, so a secret answer varies."""
    asked = sight.game.decision_named(sight.game.decision(sight.fields))
    return asked is not None and asked.simultaneous


def drawn(actions: Sequence[int], weights: Sequence[int], dice: Dice) -> int:
    """One of the actions, drawn by their weights."""
    lot = dice.below(sum(weights))
    for action, weight in zip(actions, weights, strict=True):
        lot -= weight
        if lot < 0:
            return action
    return actions[0]


@cache
def say_once(reason: str) -> None:
    """Warn that there is no net for a decision."""
    warnings.warn(f"{reason}; search plays instead", RuntimeWarning, stacklevel=2)

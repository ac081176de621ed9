"""Bots that use a trained neural net: one plays the net's first choice, the other also looks ahead."""

from __future__ import annotations

import math
import time
import warnings
from collections.abc import Generator, Sequence
from functools import cache

from tabletowers.bots.base import Bot, Budget, actions_of
from tabletowers.bots.levels import LEVELS, LevelBot
from tabletowers.bots.parallel import Deciding, Foreseen, ForesightPart, divided, here
from tabletowers.bots.search_bot import SearchBot
from tabletowers.bots.search_task import entropy
from tabletowers.bots.simple import GreedyBot
from tabletowers.bots.warm_up import FORESIGHT, INFERENCE, ready
from tabletowers.contract import Sight
from tabletowers.kernel.plain_dice import Dice
from tabletowers.nets.net import Net, Opinion, wanted_net

#: The most moves that are compared by looking ahead. The net must find each at least 1/_LEAST_WEIGHT as likely as its
#: favourite.
_CANDIDATES = 8
_LEAST_WEIGHT = 200
#: The number of standard errors by which another move must beat the net's favourite.
_SURE = 0.7


class NetBot:
    """A bot that makes the move its neural net rates highest, without looking ahead.

    Its decision depends only on its seed and on what the seat sees. If there is no net for a game, its rules or its
    options, a tree search plays instead, and a warning is issued.
    """

    def __init__(self, seed: int, name: str = "net", *, threads: int = 1, patient: bool = True) -> None:
        self.name = name
        self._seed = seed
        self._threads = threads
        self._patient = patient

    def choose(self, sight: Sight, budget: float | Budget | None = None) -> str:
        """Choose a legal move and return it in notation."""
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
        return ready(sight.game, wait=self._patient, what=INFERENCE)

    def _search(self) -> Bot:
        """Return the bot that plays instead if there is no net."""
        return LevelBot(max(LEVELS), self._seed, threads=self._threads, patient=self._patient)

    def _decide(self, net: Net, sight: Sight, opinion: Opinion, limits: Budget) -> int:
        if is_secret(sight):
            return drawn(opinion.actions, opinion.weights, Dice(entropy(self._seed, sight)))
        return opinion.best


class NetSearchBot(NetBot):
    """A bot whose neural net selects some moves, plays on from each, and evaluates the resulting positions.

    All moves are tried in the same determinizations (random full states consistent with what the seat knows, called
    "worlds"). After each round, the worse half of the moves is dropped. An iteration tries one move in one world. If
    the budget is in iterations, the decision depends only on the seed and on what the seat sees.
    """

    def __init__(
        self, name: str, seed: int, budget: Budget, depth: int = 0, *, threads: int = 1, patient: bool = True
    ) -> None:
        super().__init__(seed, name, threads=threads, patient=patient)
        self._budget = budget
        self._depth = depth

    def _ready(self, sight: Sight) -> bool:
        return ready(sight.game, wait=self._patient, what=FORESIGHT)

    def _search(self) -> Bot:
        return SearchBot(self.name, self._seed, self._budget, threads=self._threads, patient=self._patient)

    def _decide(self, net: Net, sight: Sight, opinion: Opinion, limits: Budget) -> int:
        limits = limits.within(self._budget)
        return sight.moves.numbers[here(self._trying(sight, opinion, limits, 1), sight, limits.stop)]

    def deciding(self, sight: Sight, budget: float | Budget | None, parts: int) -> Deciding:
        """Choose a move, with the work split into at most `parts` parts, each with its own random worlds.

        A world is a full state that is consistent with what the seat knows. With one part, the move is the same as that
        of `choose`.
        """
        limits = Budget.of(budget).within(self._budget)
        actions = actions_of(sight)
        if len(actions) == 1:
            return sight.moves.texts[actions[0]]
        try:
            net = wanted_net(sight)
        except ValueError as reason:
            say_once(str(reason))
            return (yield from divided(self._search(), sight, limits, parts))
        return (yield from self._trying(sight, net.consult(sight), limits, parts))

    def _trying(self, sight: Sight, opinion: Opinion, limits: Budget, parts: int) -> Deciding:
        texts = sight.moves.texts
        order = sorted(range(len(opinion.actions)), key=lambda place: -opinion.scores[place])
        likely = max(opinion.weights)
        order = [place for place in order[:_CANDIDATES] if opinion.weights[place] * _LEAST_WEIGHT >= likely]
        if len(order) == 1:
            return texts[opinion.best]
        words = [Dice(entropy(self._seed, sight) + part).word for part in range(parts)]
        depth = self._depth or sight.game.net_depth
        near = yield from Trial([opinion.actions[place] for place in order], depth, words).run(limits)
        if not is_secret(sight):
            return texts[near[0]]
        weight = dict(zip(opinion.actions, opinion.weights, strict=True))
        return texts[drawn(near, [weight[action] for action in near], Dice(entropy(self._seed + 1, sight)))]


class Trial:
    """A comparison of moves in the same determinizations ("worlds"), by sequential halving.

    The first of the moves is the net's favourite. After each move, play continues for `depth` decisions of the deciding
    seat. A round of worlds is split into parts that can be computed at the same time. `words` holds, for each part, the
    state of the random generator that draws its worlds.
    """

    def __init__(self, actions: Sequence[int], depth: int, words: Sequence[int]) -> None:
        self._depth = depth
        self._words = list(words)
        self.actions = list(actions)
        self.worlds = 0
        self._totals = [0.0] * len(actions)
        self._squares = [0.0] * len(actions)

    def run(self, limits: Budget) -> Generator[list[ForesightPart], list[Foreseen], list[int]]:
        """Try the moves until the budget is spent. Returns the best move, followed by those that may be as good.

        This generator yields the parts of each round and expects to be sent their results.
        """
        started = time.monotonic()
        rounds = (len(self.actions) - 1).bit_length()
        spent = 0
        for number in range(1, rounds + 1):
            worlds = seconds = None
            if limits.iterations is not None:
                worlds = max(1, int(limits.iterations * number / rounds - spent) // len(self.actions))
            if limits.seconds is not None:
                seconds = limits.seconds * number / rounds - (time.monotonic() - started)
            tried = yield self._parts(worlds, seconds)
            spent += sum(part.worlds for part in tried) * len(self.actions)
            self._learn(tried)
            if number < rounds:
                self._drop_the_worse_half()
        order = sorted(range(len(self.actions)), key=lambda place: -self._lead(place, _SURE))
        best = order[0]
        return [
            self.actions[place] for place in order if place == best or self._lead(place, -_SURE) >= self._lead(best)
        ]

    def _parts(self, worlds: int | None, seconds: float | None) -> list[ForesightPart]:
        """Split one round of worlds (possible full states) into non-empty parts."""
        parts = len(self._words)
        shares = [None if worlds is None else (worlds + parts - 1 - part) // parts for part in range(parts)]
        return [
            ForesightPart(self.actions, self._depth, share, word, seconds)
            for share, word in zip(shares, self._words, strict=True)
            if share != 0
        ]

    def _learn(self, tried: Sequence[Foreseen]) -> None:
        for part in tried:
            self._totals = [before + more for before, more in zip(self._totals, part.totals, strict=True)]
            self._squares = [before + more for before, more in zip(self._squares, part.squares, strict=True)]
            self.worlds += part.worlds
        self._words[: len(tried)] = [part.word for part in tried]

    def _lead(self, place: int, errors: float = 0.0) -> float:
        """Return the mean lead of the move at index `place` over the net's favourite, less `errors` standard errors."""
        if place == 0:
            return 0.0
        lead = (self._totals[place] - self._totals[0]) / self.worlds
        variance = max(0.0, self._squares[place] / self.worlds - lead * lead)
        return lead - errors * math.sqrt(variance / max(1, self.worlds - 1))

    def _drop_the_worse_half(self) -> None:
        """Drop the worse half of the moves, but always keep the net's favourite."""
        others = sorted(range(1, len(self.actions)), key=lambda place: -self._lead(place))
        kept = [0, *sorted(others[: max(1, len(self.actions) // 2 - 1)])]
        self.actions = [self.actions[place] for place in kept]
        self._totals = [self._totals[place] for place in kept]
        self._squares = [self._squares[place] for place in kept]


def is_secret(sight: Sight) -> bool:
    """Return whether several seats decide at the same time, without knowing each other's answers.

    A bot varies its answer to such a decision, because a constant one could be guessed.
    """
    decision = sight.game.decision_named(sight.game.decision(sight.fields))
    return decision is not None and decision.simultaneous


def drawn(actions: Sequence[int], weights: Sequence[int], dice: Dice) -> int:
    """Return one of the actions, drawn at random with probabilities proportional to their weights."""
    lot = dice.below(sum(weights))
    for action, weight in zip(actions, weights, strict=True):
        lot -= weight
        if lot < 0:
            return action
    return actions[0]


@cache
def say_once(reason: str) -> None:
    """Warn that there is no net for a decision, but only once for each reason."""
    warnings.warn(f"{reason}; search plays instead", RuntimeWarning, stacklevel=2)

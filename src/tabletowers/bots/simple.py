"""Bots that don't look ahead."""

from __future__ import annotations

from tabletowers.bots.base import Budget, actions_of
from tabletowers.bots.evaluator import FOR_EVER
from tabletowers.bots.warm_up import mind
from tabletowers.contract import Sight
from tabletowers.kernel.plain_dice import Dice


class RandomBot:
    """A bot that chooses uniformly at random among the legal moves."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(self, sight: Sight, budget: float | Budget | None = None) -> str:
        """Choose a legal move and return it in notation."""
        Budget.of(budget)
        actions = actions_of(sight)
        return sight.moves.texts[actions[self._dice.below(len(actions))]]


class GreedyBot:
    """A bot that chooses the move with the highest heuristic value, without looking ahead.

    It overlooks moves that are harder to notice than its `keenness` allows. Like a beginner, it compares at most
    `glance` random moves.
    """

    def __init__(
        self,
        seed: int,
        name: str = "greedy",
        *,
        keenness: int = FOR_EVER,
        glance: int = FOR_EVER,
        patient: bool = True,
    ) -> None:
        self.name = name
        self._keenness = keenness
        self._glance = glance
        self._patient = patient
        self._dice = Dice(seed)

    def choose(self, sight: Sight, budget: float | Budget | None = None) -> str:
        """Choose a legal move and return it in notation."""
        Budget.of(budget)
        actions = actions_of(sight)
        if len(actions) == 1:
            return sight.moves.texts[actions[0]]
        judge = mind(sight.game, wait=self._patient)
        return sight.moves.texts[judge.best_action(sight, self._keenness, self._glance, self._dice)]

"""Players that don't look ahead."""

from __future__ import annotations

from tabletowers.bots.base import Budget, actions_of
from tabletowers.bots.compiling import mind
from tabletowers.bots.minds import FOR_EVER
from tabletowers.contract import Sight
from tabletowers.kernel.plain_dice import Dice


class RandomBot:
    """Any legal move, each equally likely."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(self, sight: Sight, budget: float | Budget | None = None) -> str:
        """A legal move in notation."""
        Budget.of(budget)
        actions = actions_of(sight)
        return sight.moves.texts[actions[self._dice.below(len(actions))]]


class GreedyBot:
    """What a sensible player likes best at once, without looking ahead.

    One with a `keenness` overlooks moves that are harder to notice than that, and with a `glance` looks at no more
    than so many of its moves: a beginner.
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
        """A legal move in notation."""
        Budget.of(budget)
        actions = actions_of(sight)
        if len(actions) == 1:
            return sight.moves.texts[actions[0]]
        judge = mind(sight.game, wait=self._patient)
        return sight.moves.texts[judge.best_action(sight, self._keenness, self._glance, self._dice)]

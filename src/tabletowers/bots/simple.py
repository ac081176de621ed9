"""Players that don't look ahead."""

from __future__ import annotations

from tabletowers.bots.base import Budget, actions_of
from tabletowers.bots.compiling import judgement
from tabletowers.bots.thought import FOR_EVER
from tabletowers.contract import Sight
from tabletowers.kernel.dice import below, new_dice


class RandomBot:
    """Any legal move, each equally likely."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._dice = new_dice(seed)

    def choose(self, sight: Sight, budget: float | Budget | None = None) -> str:
        """A legal move in notation."""
        Budget.of(budget)
        actions = actions_of(sight)
        return sight.moves.texts[actions[below(self._dice, len(actions))]]


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
        self._dice = new_dice(seed)

    def choose(self, sight: Sight, budget: float | Budget | None = None) -> str:
        """A legal move in notation."""
        Budget.of(budget)
        actions = actions_of(sight)
        if len(actions) == 1:
            return sight.moves.texts[actions[0]]
        best_action = judgement(sight.game, wait=self._patient).best_action
        action: int = best_action(
            sight.data, sight.seat, sight.game.most_legal, self._keenness, self._glance, self._dice
        )
        return sight.moves.texts[action]

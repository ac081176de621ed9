"""Policies of bots: the probability of each move that they may choose, for those whose lots are known."""

from __future__ import annotations

from collections.abc import Mapping

from tabletowers.bots.warm_up import mind
from tabletowers.contract import Sight
from tabletowers.luck.account import Policy


def uniform(sight: Sight) -> Mapping[int, float]:
    """Return the policy of the bot `random`: every legal action is as likely as every other."""
    actions = sight.legal_actions()
    return {action: 1 / len(actions) for action in actions}


def greedy(sight: Sight) -> Mapping[int, float]:
    """Return the policy of the bot `greedy`: each action of the highest heuristic value is as likely as the others."""
    actions = sight.legal_actions()
    if len(actions) == 1:
        return {actions[0]: 1.0}
    worths = mind(sight.game, wait=True).worths(sight, actions)
    top = max(worths)
    best = [action for action, worth in zip(actions, worths, strict=True) if worth == top]
    return {action: 1 / len(best) for action in best}


#: The policies that are known, by the bot's name. Of all other players, what they chose counts as their decision.
POLICIES: Mapping[str, Policy] = {"random": uniform, "greedy": greedy}

"""The recipe: every hyperparameter of a training run, and why it was chosen.

The method is proximal policy optimisation (Schulman et al., 2017) by self-play: one net plays all seats of many games
at once, and each decision becomes more or less likely depending on whether its result was better or worse than the net
expected. Nothing is learned from people's games or from search. At the start, a net prefers moves with a high worth (a
heuristic value that every game provides), because it would take hours to learn that from random play.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace


@dataclass(frozen=True)
class Recipe:
    """The hyperparameters of a training run. The defaults are meant for one large GPU with 16 processor cores."""

    # The net. Its inputs are thresholds ("at least 3 cards"), so the first layer is large but cheap, as most inputs are
    # 0. Two residual blocks were as good as three, in half the time per move.
    width: int = 384
    blocks: int = 2
    #: The number of units that combine a position with a move. They take the move's features, not its number, so that
    #: what was learned about one card applies to the next.
    meeting: int = 64
    #: The most thresholds that a number is encoded with: for positions, and for moves, which are far more numerous.
    steps: int = 16
    move_steps: int = 8

    # Self-play. Many parallel games keep the GPU busy and make a batch varied. They start at different times, or all
    # would be in the opening at once. Stepping games takes longer than learning from them, so there are no more than
    # that: frequent updates keep the data on-policy.
    games: int = 8_192
    #: The decisions in every game between two updates: more than half a game, so that most are judged by the final
    #: result.
    horizon: int = 64
    #: The share of the games in which `greedy` plays all seats but one: a player that only ever meets itself forgets
    #: how to punish simple play.
    greedy_share: float = 0.06

    # Rewards. The reward is the share of the win, a zero-sum result. Part of it is the lead in points, which tells good
    # play from bad long before the net wins by skill. That part shrinks during training: a close win is a win.
    margin: float = 0.3
    margin_end: float = 0.05
    #: The λ of generalised advantage estimation: 1 judges a decision by the final result, 0 by the net's value at the
    #: next decision.
    trace: float = 0.95

    # Updates. PPO's clipping limits the change of a decision's probability to about a fifth (`clip`). The experience is
    # used three times, because games are expensive and updates cheap. The learning rate falls along half a cosine.
    clip: float = 0.2
    epochs: int = 3
    minibatch: int = 16_384
    rate: float = 5e-4
    rate_end: float = 3e-5
    warm_up: int = 20
    #: The largest norm of a gradient; larger ones are scaled down.
    longest: float = 0.5
    #: The weight of the entropy bonus, which keeps the net exploring, at the start and at the end.
    entropy: float = 0.02
    entropy_end: float = 0.001
    #: The weights of the value loss for the deciding seat, and for the other seats.
    value: float = 0.5
    others: float = 0.25
    #: The decay of the moving average of the weights. The average plays better than any single net and is exported.
    average: float = 0.98

    # Reports: the number of games against `greedy` for each variant, and the seconds between two reports.
    report_games: int = 512
    report_every: float = 75.0


#: A recipe that runs on two slow cores in a minute, for tests and for trying it out.
SMALL = Recipe(
    width=32,
    blocks=1,
    meeting=16,
    games=64,
    horizon=16,
    minibatch=512,
    epochs=1,
    report_games=16,
    report_every=20.0,
)


def changed(recipe: Recipe, choices: Iterable[str]) -> Recipe:
    """Return a recipe with some hyperparameters changed, each given as NAME=VALUE.

    If a name is unknown, raises a ValueError that lists the known names.
    """
    kinds = {field.name: type(getattr(recipe, field.name)) for field in fields(recipe)}
    others = {}
    for choice in choices:
        name, _, value = choice.partition("=")
        if name not in kinds:
            raise ValueError(f"unknown choice {name!r}; the recipe has {', '.join(kinds)}")
        try:
            others[name] = kinds[name](value)
        except ValueError:
            raise ValueError(f"{name}: expected a number like {getattr(recipe, name)}, not {value!r}") from None
    return replace(recipe, **others)

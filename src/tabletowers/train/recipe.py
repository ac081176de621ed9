"""The recipe: every choice that a training run makes, and why it was made.

The method is proximal policy optimisation (Schulman and others, 2017) by self-play: one net plays all seats of many
games at once; what a decision led to, compared with what the net had expected, makes that decision more or less
likely. Nothing is taken from people's games or from the search. A net starts out liking what a sensible player likes
(`worth`, which every game's rules provide), because random beginners take hours to find that out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace


@dataclass(frozen=True)
class Recipe:
    """The choices of a training run. The defaults are for one large GPU with 16 processor cores."""

    # The net. Its inputs are single steps ("at least 3 cards"), so the first layer is large but cheap, as most inputs
    # are 0. Two residual blocks were as good as three, at half the time a move.
    width: int = 384
    blocks: int = 2
    #: Units in which a position and a move meet. They also depend on the move's row alone, so moves are compared by
    #: what they do, not by their number: what was learned about one card holds for the next.
    meeting: int = 64
    #: The most steps of a number: for positions, and for moves, which are far more numerous.
    steps: int = 16
    move_steps: int = 8

    # Self-play. Many games side by side keep the GPU busy and make a batch varied. They are dealt at different times,
    # or all would be in the opening at once. Stepping games on the processors takes longer than learning from them, so
    # there are not more of them: frequent updates keep the data on-policy.
    games: int = 8_192
    #: Decisions of every game between two updates: more than half a game, so that most are judged by the final result.
    horizon: int = 64
    #: In this share of the games `greedy` takes all seats but one: a player that only ever meets itself forgets how to
    #: punish simple play.
    greedy_share: float = 0.06

    # Rewards. The reward is the share of the win, a zero-sum result. A part of it is the lead in points, which tells
    # good from bad long before the net wins by skill. That part shrinks: a close win is a win.
    margin: float = 0.3
    margin_end: float = 0.05
    #: The lambda of the advantages: 1 judges a decision by the real result, 0 by what the net expects a decision later.
    trace: float = 0.95

    # Updates. A step changes the probability of a decision by at most a fifth (`clip`). The experience is used three
    # times, because games are expensive and updates cheap. The learning rate falls along half a cosine.
    clip: float = 0.2
    epochs: int = 3
    minibatch: int = 16_384
    rate: float = 5e-4
    rate_end: float = 3e-5
    warm_up: int = 20
    #: The largest norm of a gradient; longer ones are scaled down.
    longest: float = 0.5
    #: The entropy bonus, which keeps the net exploring. It falls, too.
    entropy: float = 0.02
    entropy_end: float = 0.001
    #: The weight of the value loss; of the other seats' results, which only the search uses, it is smaller.
    value: float = 0.5
    others: float = 0.25
    #: The decay of the moving average of the weights. The average plays better than any single net, and is exported.
    average: float = 0.98

    # Reports: the games against `greedy` for every number of players, and the seconds between two reports.
    report_games: int = 512
    report_every: float = 75.0


#: A recipe that runs on two slow cores in a minute, for tests and for a first look.
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
    """A recipe with some choices changed, each given as NAME=VALUE.

    Raises ValueError, listing the choices, for an unknown name.
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

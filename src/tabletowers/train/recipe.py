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

    # The net. What is known comes in as single steps ("at least 3 cards"), so the first layer is large and cheap: most
    # inputs are 0. Two residual blocks were as good as three at half the time a move.
    width: int = 384
    blocks: int = 2
    #: Units in which a position and a move meet. The move's row alone feeds them too, so moves are compared by what
    #: they do, not by their number: what was learned of one card holds for the next.
    meeting: int = 64
    #: Steps that a number is broken into, at most: for what is known, and for moves, of which there are many more.
    steps: int = 16
    move_steps: int = 8

    # Self-play. Many games side by side keep the GPU busy and make a batch varied; they are dealt at different times,
    # or all would be in the opening at once. Stepping games on the processors takes longer than learning from them, so
    # there are no more than that: lessons that come often are given by a net that is up to date.
    games: int = 8_192
    #: Decisions of every game between two lessons, longer than half a game, so that most are judged by how it ended.
    horizon: int = 64
    #: In this share of the games, all seats but one are taken by `greedy`: a player who only ever meets itself forgets
    #: how to punish simple play.
    greedy_share: float = 0.06

    # What is learned from. The reward is the share of the win, so that in sum nobody gains; a part of it is the lead in
    # points, which tells good from bad long before the net ever wins by skill. That part shrinks: close wins count.
    margin: float = 0.3
    margin_end: float = 0.05
    #: How far a decision is judged by what really came of it (1), or by what the net expects a decision later (0).
    trace: float = 0.95

    # The lessons. A step may change how likely a decision is by a fifth at most (`clip`), and what happened is gone
    # through three times, since games are dear and lessons cheap. The rate falls along half a wave of a cosine.
    clip: float = 0.2
    epochs: int = 3
    minibatch: int = 16_384
    rate: float = 5e-4
    rate_end: float = 3e-5
    warm_up: int = 20
    #: Longest step of the weights' gradient.
    longest: float = 0.5
    #: What keeps the net curious: a prize for undecidedness, which falls, too.
    entropy: float = 0.02
    entropy_end: float = 0.001
    #: How much a wrong expectation counts beside a wrong decision; of other seats' results, which only the search uses,
    #: less.
    value: float = 0.5
    others: float = 0.25
    #: Weights are averaged over the last lessons (this part of them stays each time): the average plays better than any
    #: single one, and is what is shipped.
    average: float = 0.98

    # Reports: games against `greedy` with every number of players, and seconds between them.
    report_games: int = 512
    report_every: float = 75.0


#: What runs on two slow cores in a minute, for tests and for a first look.
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
    """A recipe with other choices, each as NAME=VALUE; ValueError names the choices there are."""
    kinds = {field.name: type(getattr(recipe, field.name)) for field in fields(recipe)}
    others = {}
    for choice in choices:
        name, _, value = choice.partition("=")
        if name not in kinds:
            raise ValueError(f"unknown choice {name!r}; the recipe has {', '.join(kinds)}")
        try:
            others[name] = kinds[name](value)
        except ValueError:
            raise ValueError(f"{name}: a number like {getattr(recipe, name)}, not {value!r}") from None
    return replace(recipe, **others)

"""Players that are programs. They are given a seat's sight and nothing else."""

from __future__ import annotations

from typing import Protocol

from tabletowers.contract import Sight
from tabletowers.kernel import below, new_dice

#: The names of the bots.
BOTS = ("random", "greedy")


class Bot(Protocol):
    """A player: chooses one of the legal moves of the seat it is given."""

    name: str

    def choose(self, sight: Sight, budget: float | None = None) -> str:
        """A legal move in notation. `budget` is the time it may take, in seconds; simple bots need none."""


class RandomBot:
    """Any legal move, each equally likely."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._dice = new_dice(seed)

    def choose(self, sight: Sight, budget: float | None = None) -> str:
        """A legal move in notation."""
        actions = _actions(sight)
        return sight.moves.texts[actions[below(self._dice, len(actions))]]


class GreedyBot:
    """What a sensible player likes best at once, without looking ahead."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._dice = new_dice(seed)

    def choose(self, sight: Sight, budget: float | None = None) -> str:
        """A legal move in notation."""
        _actions(sight)
        module = sight.game.specialised("tabletowers.bots.greedy")
        action: int = module.best_action(sight.data, sight.seat, sight.game.most_legal, self._dice)
        return sight.moves.texts[action]


def _actions(sight: Sight) -> list[int]:
    """The legal actions of the seat whose sight this is; ValueError if it has nothing to decide."""
    actions = sight.legal_actions(sight.seat) if sight.seat is not None else []
    if not actions:
        raise ValueError("the game is over" if sight.is_over else f"seat {sight.seat} is not asked now")
    return actions


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name, with a seed for its choices; ValueError names the bots there are."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise ValueError(f"unknown bot {name!r}; there is {', '.join(BOTS)}")

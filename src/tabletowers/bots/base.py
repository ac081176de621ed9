"""The interface of a bot, and the budget that limits how long it thinks."""

from __future__ import annotations

import math
import threading
from dataclasses import dataclass
from typing import Any, Protocol

from tabletowers.contract import Sight


@dataclass(frozen=True)
class Budget:
    """A limit on a bot's thinking, in seconds, iterations or both, whichever is reached first.

    If only iterations are limited, a decision is the same every time. When `stop` is set, the bot answers with its best
    move so far.
    """

    seconds: float | None = None
    iterations: int | None = None
    stop: threading.Event | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and not 0 < self.seconds < math.inf:
            raise ValueError(f"a budget must be a finite number of seconds above 0, not {self.seconds!r}")
        if self.iterations is not None and self.iterations < 1:
            raise ValueError(f"a budget must be at least 1 iteration, not {self.iterations!r}")

    @staticmethod
    def of(given: float | Budget | None) -> Budget:
        """Convert the `budget` argument of `Bot.choose` (seconds, a Budget, or None for no extra limit) to a Budget."""
        return given if isinstance(given, Budget) else Budget(seconds=given)

    def within(self, own: Budget) -> Budget:
        """Return this budget combined with `own`: the smaller limits on seconds and on iterations apply."""
        return Budget(
            seconds=_least(self.seconds, own.seconds),
            iterations=_least(self.iterations, own.iterations),
            stop=self.stop or own.stop,
        )


def _least(one: float | None, other: float | None) -> Any:
    return min((value for value in (one, other) if value is not None), default=None)


class Bot(Protocol):
    """A player that chooses a legal move for a seat, from what that seat can see."""

    name: str

    def choose(self, sight: Sight, budget: float | Budget | None = None) -> str:
        """Choose a legal move within `budget` (seconds or a Budget), and return it in notation.

        Simple bots ignore the budget. Raises ValueError if the game is over, if it is not the seat's turn to decide, or
        if the budget is zero.
        """


def actions_of(sight: Sight) -> list[int]:
    """Return the legal actions of the seat that `sight` belongs to.

    Raises ValueError if the seat has nothing to decide.
    """
    actions = sight.legal_actions(sight.seat) if sight.seat is not None else []
    if not actions:
        raise ValueError("the game is over" if sight.is_over else f"seat {sight.seat} is not asked now")
    return actions

"""What a bot is, and how long it may think."""

from __future__ import annotations

import math
import threading
from dataclasses import dataclass
from typing import Any, Protocol

from tabletowers.contract import Sight


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: seconds, iterations or both, whichever ends first; and a flag that ends it at once.

    With iterations alone a decision is the same every time. A bot whose flag is set answers with the best so far.
    """

    seconds: float | None = None
    iterations: int | None = None
    stop: threading.Event | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and not 0 < self.seconds < math.inf:
            raise ValueError(f"a budget is more than 0 seconds, not {self.seconds!r}")
        if self.iterations is not None and self.iterations < 1:
            raise ValueError(f"a budget is at least 1 iteration, not {self.iterations!r}")

    @staticmethod
    def of(given: float | Budget | None) -> Budget:
        """A budget as `choose` takes it: seconds, a Budget, or None for the bot's own."""
        return given if isinstance(given, Budget) else Budget(seconds=given)

    def within(self, own: Budget) -> Budget:
        """The stricter of both."""
        return Budget(
            seconds=_least(self.seconds, own.seconds),
            iterations=_least(self.iterations, own.iterations),
            stop=self.stop or own.stop,
        )


def _least(one: float | None, other: float | None) -> Any:
    return min((value for value in (one, other) if value is not None), default=None)


class Bot(Protocol):
    """A player: chooses one of the legal moves of the seat it is given."""

    name: str

    def choose(self, sight: Sight, budget: float | Budget | None = None) -> str:
        """A legal move in notation. `budget` is the time it may take, in seconds; simple bots need none.

        ValueError if the game is over, the seat is not asked, or there is no time at all.
        """


def actions_of(sight: Sight) -> list[int]:
    """The legal actions of the seat whose sight this is; ValueError if it has nothing to decide."""
    actions = sight.legal_actions(sight.seat) if sight.seat is not None else []
    if not actions:
        raise ValueError("the game is over" if sight.is_over else f"seat {sight.seat} is not asked now")
    return actions

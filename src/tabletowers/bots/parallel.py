"""Splits a decision into parts that several processes or threads work on.

A bot whose decisions can be divided yields parts and receives their results, and its caller decides where the parts
run. A decision depends on the number of parts, never on where each part runs. Needs no NumPy.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, runtime_checkable

from tabletowers.bots.base import Bot, Budget
from tabletowers.bots.evaluator import Manner, Tally
from tabletowers.bots.search_task import SearchTask
from tabletowers.bots.warm_up import mind
from tabletowers.contract import Sight
from tabletowers.kernel.plain_dice import Dice
from tabletowers.nets.net import wanted_net

#: The number of worlds tried between two checks of the clock.
_CHUNK = 4


@dataclass(frozen=True)
class SearchPart:
    """A part of a decision: a tree search with its own tree and seed."""

    actions: list[int]
    manner: Manner
    seed: int
    iterations: int | None
    seconds: float | None

    def think(self, sight: Sight, stop: threading.Event | None = None) -> list[Tally]:
        """Run the search, and return the statistics of each move."""
        thinker, limits = mind(sight.game, wait=True), Budget(self.seconds, stop=stop)
        thought = SearchTask(thinker, sight, self.actions, self.manner, self.seed, limits, self.iterations)
        return thought.think(stop_early=True)


class Foreseen(NamedTuple):
    """The results of a net's simulated continuations in several determinizations ("worlds").

    For each move, `totals` sums its results over these worlds, and `squares` sums its squared differences from the
    first move's results. `worlds` is the number of worlds, and `word` is the state of the random generator afterwards.
    """

    totals: list[float]
    squares: list[float]
    worlds: int
    word: int


@dataclass(frozen=True)
class ForesightPart:
    """A part of a decision: moves that a net tries in several determinizations ("worlds").

    There are `worlds` worlds, or as many as can be tried in `seconds`. `word` is the state of the random generator that
    draws them. In each world, the net evaluates the position after `depth` decisions of its own seat.
    """

    actions: list[int]
    depth: int
    worlds: int | None
    word: int
    seconds: float | None

    def think(self, sight: Sight, stop: threading.Event | None = None) -> Foreseen:
        """Try the moves, and return the sums over all worlds (possible full states).

        At least one chunk of worlds is tried, regardless of the time limit.
        """
        started = time.monotonic()
        net, dice = wanted_net(sight), Dice(0)
        dice.word = self.word
        sums = [[0.0] * len(self.actions) for _ in range(2)]
        done = 0
        while True:
            worlds = _CHUNK if self.worlds is None else self.worlds - done
            if self.seconds is not None or stop is not None:
                worlds = min(worlds, _CHUNK)
            totals = net.foresee(sight, self.actions, self.depth, worlds, dice)
            sums = [[one + more for one, more in zip(*both, strict=True)] for both in zip(sums, totals, strict=True)]
            done += worlds
            late = self.seconds is not None and time.monotonic() - started >= self.seconds
            if done == self.worlds or late or (stop is not None and stop.is_set()):
                return Foreseen(sums[0], sums[1], done, dice.word)


#: A decision in progress: a generator that yields parts, receives their results in the same order, and returns a move.
Deciding = Generator[list[Any], list[Any], str]


@runtime_checkable
class Divisible(Protocol):
    """A bot whose decisions can be split into parts."""

    def deciding(self, sight: Sight, budget: float | Budget | None, parts: int) -> Deciding:
        """Choose a move, with the work split into at most `parts` parts.

        This generator yields parts, expects to be sent their results, and returns the move. With one part, the move is
        the same as that of `choose`.
        """


def divided(player: Bot, sight: Sight, budget: float | Budget | None, parts: int) -> Deciding:
    """Choose a move with any bot, splitting the work into at most `parts` parts if the bot supports that."""
    if isinstance(player, Divisible):
        return (yield from player.deciding(sight, budget, parts))
    return player.choose(sight, budget)


def here(deciding: Deciding, sight: Sight, stop: threading.Event | None = None) -> str:
    """Run all parts of a decision in this thread, one after another, and return the move."""
    results: list[Any] | None = None
    while True:
        try:
            wanted = next(deciding) if results is None else deciding.send(results)
        except StopIteration as decided:
            move: str = decided.value
            return move
        results = [part.think(sight, stop) for part in wanted]

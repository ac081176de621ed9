"""A decision that several minds think about side by side: what each of them does, and what comes of it.

A bot that can be divided asks for parts and is given their results; whoever asks it decides where they are thought
about. A decision depends on how many parts there are, never on who thinks about which. Needs no NumPy.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, runtime_checkable

from tabletowers.bots.base import Bot, Budget
from tabletowers.bots.compiling import mind
from tabletowers.bots.minds import Manner, Tally
from tabletowers.bots.thought import Thought
from tabletowers.contract import Sight
from tabletowers.kernel.plain_dice import Dice
from tabletowers.nets.playing import wanted_net

#: Worlds between two looks at the clock.
_CHUNK = 4


@dataclass(frozen=True)
class SearchPart:
    """A search with a tree of its own."""

    actions: list[int]
    manner: Manner
    seed: int
    iterations: int | None
    seconds: float | None

    def think(self, sight: Sight, stop: threading.Event | None = None) -> list[Tally]:
        """What came of each move."""
        thinker, limits = mind(sight.game, wait=True), Budget(self.seconds, stop=stop)
        thought = Thought(thinker, sight, self.actions, self.manner, self.seed, limits, self.iterations)
        return thought.think(stop_early=True)


class Foreseen(NamedTuple):
    """What a net foresaw in imagined worlds.

    The sums over them: of each move's result, and of its squared distance from that of the first move; how many worlds
    these were, and where the dice are now.
    """

    totals: list[float]
    squares: list[float]
    worlds: int
    word: int


@dataclass(frozen=True)
class ForesightPart:
    """Moves that a net tries in so many imagined worlds (None: as long as there is time), from these dice on.

    After `depth` own decisions in each of them it says how it will end.
    """

    actions: list[int]
    depth: int
    worlds: int | None
    word: int
    seconds: float | None

    def think(self, sight: Sight, stop: threading.Event | None = None) -> Foreseen:
        """The sums over all worlds; some are looked at however little time there is."""
        started = time.monotonic()
        net, dice = wanted_net(sight), Dice(0)
        dice.word = self.word
        sums = [[0.0] * len(self.actions) for _ in range(2)]
        done = 0
        while True:
            worlds = _CHUNK if self.worlds is None else self.worlds - done
            if self.seconds is not None or stop is not None:
                worlds = min(worlds, _CHUNK)
            found = net.foresee(sight, self.actions, self.depth, worlds, dice)
            sums = [[one + more for one, more in zip(*both, strict=True)] for both in zip(sums, found, strict=True)]
            done += worlds
            late = self.seconds is not None and time.monotonic() - started >= self.seconds
            if done == self.worlds or late or (stop is not None and stop.is_set()):
                return Foreseen(sums[0], sums[1], done, dice.word)


#: A decision on its way: it asks for parts, is given their results in the same order, and ends with a move.
Deciding = Generator[list[Any], list[Any], str]


@runtime_checkable
class Divisible(Protocol):
    """A bot whose decisions can be divided."""

    def deciding(self, sight: Sight, budget: float | Budget | None, parts: int) -> Deciding:
        """A decision in at most so many parts; with a single one, the move that `choose` finds."""


def divided(player: Bot, sight: Sight, budget: float | Budget | None, parts: int) -> Deciding:
    """The decision of any bot; one that can't be divided needs no parts."""
    if isinstance(player, Divisible):
        return (yield from player.deciding(sight, budget, parts))
    return player.choose(sight, budget)


def here(deciding: Deciding, sight: Sight, stop: threading.Event | None = None) -> str:
    """Think about all parts of a decision here, one after the other; the move."""
    found: list[Any] | None = None
    while True:
        try:
            wanted = next(deciding) if found is None else deciding.send(found)
        except StopIteration as decided:
            move: str = decided.value
            return move
        found = [part.think(sight, stop) for part in wanted]

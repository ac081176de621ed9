"""A game's declaration of how to measure its speed, and with which other program to compare it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Benchmark:
    """The way to measure a game's speed, the other program (peer) to compare it with, and the goals to reach."""

    players: int
    #: The sets of options to measure, one after the other; reports name them next to the figures.
    options: tuple[Mapping[str, Any], ...] = ({},)
    #: An OpenSpiel game of about the same length, whose C++ tree search with random playouts is measured for
    #: comparison.
    peer: str | None = None
    #: The goals: search iterations per second on one core with full playouts, and steps per second of a batch on two
    #: cores.
    search_goal: int | None = None
    batch_goal: int | None = None
    #: Whether the load benchmark of a server uses this game.
    load: bool = False

"""How a game's speed is measured. Each game declares it, since only the game knows what it can be compared with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Benchmark:
    """The table at which a game's speed is measured, the peer it is compared with, and the goals it should reach."""

    players: int
    #: The sets of options to measure, one after the other; reports name them beside the figures.
    options: tuple[Mapping[str, Any], ...] = ({},)
    #: An OpenSpiel game of about the same length, for its C++ tree search with random playouts.
    peer: str | None = None
    #: Search iterations per second on one core with full playouts, and steps per second of a batch on two cores.
    search_goal: int | None = None
    batch_goal: int | None = None
    #: Whether the benchmark of a server's tables uses this game.
    load: bool = False

"""How a game is measured: a game says it, since only it knows what compares with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Benchmark:
    """The table at which a game's speed is measured, what it is held against, and what it is to reach."""

    players: int
    #: The options under which it is measured, once for each of these; they are named with the figures.
    options: tuple[Mapping[str, Any], ...] = ({},)
    #: An OpenSpiel game that is about as long, for its C++ tree search with random playouts.
    peer: str | None = None
    #: Search iterations a second on one core with full playouts, and steps a second of a batch on two cores.
    search_goal: int | None = None
    batch_goal: int | None = None
    #: Whether a server's tables are measured with this game.
    load: bool = False

"""What the backends need to know about a game to run its rules. Plain Python."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from tabletowers.kernel.layout import Layout


class Plan(Protocol):
    """The size of an observation: the type of its numbers, and how many there are for a number of players."""

    dtype: str

    def size(self, players: int) -> int:
        """The number of entries in an observation."""


@dataclass(frozen=True, eq=False, kw_only=True)
class KernelSpec:
    """What the backends know about one version of a game's rules."""

    #: The game's name, its title, and the version of its rules.
    name: str
    title: str
    rules: int
    #: The package of its kernels.
    package: str
    #: The layout of a state's bytes.
    layout: Layout
    #: The largest number of legal moves that a decision can have.
    most_legal: int
    #: The size of an observation.
    plan: Plan

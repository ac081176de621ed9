"""The description of a game that the backends need in order to run its rules. Needs no NumPy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from tabletowers.kernel.layout import Layout


class Plan(Protocol):
    """The shape of an observation: the type of its entries, and how many there are for each number of players."""

    dtype: str

    def size(self, players: int) -> int:
        """Return the number of entries in an observation."""


@dataclass(frozen=True, eq=False, kw_only=True)
class KernelSpec:
    """A description of one version of a game's rules, with everything that the backends need."""

    #: The game's name, its title, and the version of its rules.
    name: str
    title: str
    rules: int
    #: The Python package with the game's kernels.
    package: str
    #: The layout of a state's bytes.
    layout: Layout
    #: The largest number of legal moves that a decision can have.
    most_legal: int
    #: The shape of an observation.
    plan: Plan
    #: The source text of kernels that are used if the game has none of its own, by name, and what they begin with.
    derived: Mapping[str, str] = field(default_factory=dict)
    derived_head: str = ""


def too_many_moves(package: str, most: int) -> ValueError:
    """Return the error for a game in which more moves are legal than it declares."""
    return ValueError(f"{package}: more than most_legal = {most} moves are legal")

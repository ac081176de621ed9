"""What is worth noticing in how a game goes on: a game declares it in `features.py`, and the coach counts it.

Such a module has FEATURES, THEMES and two functions: `notice` says what there was in a line of play, `marks` which
places of the board a feature speaks of. Plain Python.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from tabletowers.contract.events import Event
from tabletowers.kernel.layout import Fields

#: What a feature is about besides its code: a seat, a colour, a building …, as messages name them.
Subject = tuple[tuple[str, int | str], ...]


@dataclass(frozen=True, slots=True)
class Feature:
    """One thing that a good player looks at. Its words are the message `GAME-coach-CODE`."""

    code: str
    #: What it belongs to, for whoever wants to know what to work on (`GAME-theme-THEME`).
    theme: str
    #: 1 where more of it is good for the deciding seat, −1 where it is bad.
    sense: Literal[1, -1]
    #: Whether it is told as the number of worlds in which it happens, or as an amount on average.
    told: Literal["worlds", "mean"] = "worlds"
    #: Less of a difference than this is not worth a word.
    least: float = 0.08


class Noticed(NamedTuple):
    """A feature of a line with what it is about."""

    code: str
    subject: Subject = ()


class Happening(NamedTuple):
    """An event of a line: after how many decisions, whose decision caused it, and what happened."""

    ply: int
    mover: int
    event: Event


@dataclass(frozen=True, slots=True)
class Line:
    """How one world went on after a move of a seat: what happened, and how it stood before and at last."""

    seat: int
    players: int
    happenings: Sequence[Happening]
    before: Fields
    after: Fields
    #: The ply of the move that was tried: others may have answered the same question before.
    own_ply: int = 0


#: How much there was of everything that was noticed in a line; what is not there counts as none.
Notes = dict[Noticed, float]


def add(notes: Notes, code: str, amount: float = 1.0, **subject: int | str) -> None:
    """Add to what was noticed."""
    key = Noticed(code, tuple(subject.items()))
    notes[key] = notes.get(key, 0.0) + amount


def happened(notes: Notes, code: str, **subject: int | str) -> None:
    """Note that something happened at least once."""
    notes[Noticed(code, tuple(subject.items()))] = 1.0


def by_code(features: Sequence[Feature]) -> Mapping[str, Feature]:
    """Features by their codes."""
    return {feature.code: feature for feature in features}

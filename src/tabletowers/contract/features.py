"""What is worth noticing in the course of a game: a game declares it in `features.py`, and the coach counts it.

Such a module has FEATURES, THEMES and two functions: `notice` lists the features of a line of play, and `marks` the
places on the board that a feature refers to. Plain Python.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from tabletowers.contract.events import Event
from tabletowers.kernel.layout import Fields

#: What a feature is about besides its code, such as a seat, a colour or a building: the arguments of its message.
Subject = tuple[tuple[str, int | str], ...]


@dataclass(frozen=True, slots=True)
class Feature:
    """One thing that a good player looks at. The message `GAME-coach-CODE` describes it."""

    code: str
    #: The theme it belongs to, for players who want to know what to work on (`GAME-theme-THEME`).
    theme: str
    #: 1 if more of it is good for the deciding seat, −1 if it is bad.
    sense: Literal[1, -1]
    #: Whether it is reported as the number of worlds in which it happens, or as an average amount.
    told: Literal["worlds", "mean"] = "worlds"
    #: Smaller differences than this are not mentioned.
    least: float = 0.08


class Noticed(NamedTuple):
    """A feature of a line, and what it is about."""

    code: str
    subject: Subject = ()


class Happening(NamedTuple):
    """An event of a line: the number of decisions before it, the seat whose decision caused it, and the event."""

    ply: int
    mover: int
    event: Event


@dataclass(frozen=True, slots=True)
class Line:
    """How a game went on in one world after a seat's move: the events, and the states before and afterwards."""

    seat: int
    players: int
    happenings: Sequence[Happening]
    before: Fields
    after: Fields
    #: The ply of the move that was tried: other seats may have answered the same decision before.
    own_ply: int = 0


#: The amount of everything noticed in a line; what is missing counts as zero.
Notes = dict[Noticed, float]


def add(notes: Notes, code: str, amount: float = 1.0, **subject: int | str) -> None:
    """Add an amount to what is noted of a feature and its subject."""
    key = Noticed(code, tuple(subject.items()))
    notes[key] = notes.get(key, 0.0) + amount


def happened(notes: Notes, code: str, **subject: int | str) -> None:
    """Note that a feature occurred at least once."""
    notes[Noticed(code, tuple(subject.items()))] = 1.0


def by_code(features: Sequence[Feature]) -> Mapping[str, Feature]:
    """Features by their codes."""
    return {feature.code: feature for feature in features}

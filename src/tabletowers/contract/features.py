"""The features of a line of play that the coach compares. A game declares them in its module `features`.

Such a module has FEATURES, THEMES and the function `notice`, which lists the features of a line of play. It may have a
function `marks`, which lists the places on the board to which a feature refers. It is written in plain Python.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from tabletowers.contract.events import Event
from tabletowers.kernel.layout import Fields

#: What a feature is about besides its code, such as a seat, a colour or a building, as arguments for its message.
Subject = tuple[tuple[str, int | str], ...]


@dataclass(frozen=True, slots=True)
class Feature:
    """Something in a line of play that a good player would look at. The message `GAME-coach-CODE` describes it."""

    code: str
    #: The theme it belongs to, for players who want to know what to work on (message `GAME-theme-THEME`).
    theme: str
    #: 1 if more of the feature is good for the deciding seat, −1 if it is bad.
    sense: Literal[1, -1]
    #: Whether it is reported as the number of worlds in which it occurs, or as a mean amount.
    told: Literal["worlds", "mean"] = "worlds"
    #: The smallest difference that is mentioned.
    least: float = 0.08


class Noticed(NamedTuple):
    """A feature that occurs in a line of play, and what it is about (such as a seat)."""

    code: str
    subject: Subject = ()


class Happening(NamedTuple):
    """An event in a line of play, with the number of decisions before it and the seat whose decision caused it."""

    ply: int
    mover: int
    event: Event


@dataclass(frozen=True, slots=True)
class Line:
    """A line of play after a seat's move, in one world (a possible full state).

    It contains the events, and the fields of the states before and after them.
    """

    seat: int
    players: int
    happenings: Sequence[Happening]
    before: Fields
    after: Fields
    #: The ply of the move that was tried. It is above 0 if other seats answered the same decision first.
    own_ply: int = 0


#: The amount of every feature noticed in a line; a missing one counts as zero.
Notes = dict[Noticed, float]


def add(notes: Notes, code: str, amount: float = 1.0, **subject: int | str) -> None:
    """Add `amount` to the value recorded for a feature and its subject."""
    key = Noticed(code, tuple(subject.items()))
    notes[key] = notes.get(key, 0.0) + amount


def happened(notes: Notes, code: str, **subject: int | str) -> None:
    """Record that a feature occurred. Its value is 1, no matter how often it occurs."""
    notes[Noticed(code, tuple(subject.items()))] = 1.0


def by_code(features: Sequence[Feature]) -> Mapping[str, Feature]:
    """Return a mapping from codes to features."""
    return {feature.code: feature for feature in features}

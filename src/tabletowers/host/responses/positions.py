"""The responses for exercises."""

from __future__ import annotations

from msgspec import Struct

from tabletowers.coach.payload_types import ListedPosition


class Positions(Struct):
    """All exercises."""

    positions: list[ListedPosition]


class SolvedPosition(Struct):
    """The result of an answer to an exercise: whether the move is right, and the right answer."""

    right: bool
    best: str

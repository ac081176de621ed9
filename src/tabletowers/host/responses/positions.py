"""The responses about exercises."""

from __future__ import annotations

from msgspec import Struct

from tabletowers.coach.payload_types import ListedPosition


class Positions(Struct):
    """All exercises."""

    positions: list[ListedPosition]


class SolvedPosition(Struct):
    """Whether a move is the answer to an exercise, and the answer itself."""

    right: bool
    best: str

"""The responses about positions to solve."""

from __future__ import annotations

from msgspec import Struct

from tabletowers.coach.payload_types import ListedPosition


class Positions(Struct):
    """All positions to solve."""

    positions: list[ListedPosition]


class SolvedPosition(Struct):
    """Whether a move is the answer, and the answer itself."""

    right: bool
    best: str

"""The responses of the analysis board."""

from __future__ import annotations

from msgspec import Struct

from tabletowers.coach.payload_types import Considered, Explanation


class JudgedPosition(Struct):
    """The best moves for the seat to move, best first, and why the first is better than one of the others."""

    seat: int
    considered: list[Considered]
    explanation: Explanation | None

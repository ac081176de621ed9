"""The responses for finished games: published deals, positions, reviews, and lines played out."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tabletowers.coach.payload_types import Judged, LineStep


class Verified(Struct):
    """The published secret of a deal, and whether the deal and the record agree with that secret."""

    commitment: str
    secret: str
    nonces: list[str]
    deal: bool
    replay: bool


class ReplayView(Struct):
    """The position before a decision of a finished game. `ply` is the number of the decision."""

    ply: int
    plies: int
    seat: int | None
    view: dict[str, Any] | None
    views: list[dict[str, Any]] | None
    mover: int | None
    move: str | None
    events: list[dict[str, Any]]


class PlayedMove(Struct):
    """A decision of a finished game: the seat that made it, its move, and what happened, with nothing hidden."""

    seat: int
    move: str
    events: list[dict[str, Any]]


class PlayedMoves(Struct):
    """All decisions of a finished game, in order."""

    moves: list[PlayedMove]


class PlayedLine(Struct):
    """A line of moves played out in a random world (possible full state), as a seat would see it."""

    seat: int
    before: dict[str, Any]
    steps: list[LineStep]


class Review(Struct):
    """A review of some decisions of a seat in a finished game.

    `next` is the number of the decision (ply) from which to request more, or null at the end.
    """

    seat: int
    plies: int
    judged: list[Judged]
    next: int | None

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


class SeatLuck(Struct):
    """What a seat of a finished game got from what, in shares of the win.

    Everything but `result` adds up to `result`. `expected` is what the seat could expect before the deal, and `lots` is
    nought in games of people.
    """

    result: float
    expected: float
    deal: float
    draws: float
    lots: float
    own: float
    others: float


class LuckMoment(Struct):
    """What one event of a finished game gave each seat, in shares of the win.

    The kinds are "deal" (`ply` −1), "draw", "lot" and "decision"; `seat` is the seat that decided.
    """

    ply: int
    seat: int | None
    kind: str
    gains: list[float]


class LuckAccount(Struct):
    """A finished game's result as the sum of deal, draws and decisions.

    `playouts` is the number of playouts by which each position was judged, or 0 if the game's value function judged it.
    """

    seats: list[SeatLuck]
    moments: list[LuckMoment]
    playouts: int

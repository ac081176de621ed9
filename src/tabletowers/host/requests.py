"""The types of the JSON data that clients send, which are used to validate the data.

They are also described at /api/openapi.json.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, field

from tabletowers.bots import STRENGTHS
from tabletowers.table.requests import In, MoveText, Number, SeatNumber
from tabletowers.text import LANGUAGES

if TYPE_CHECKING:
    Language = str
    Strength = str
else:
    Language = Literal[LANGUAGES]
    Strength = Literal[tuple(STRENGTHS)]


class NewMatch(In):
    """A request for a private match: the game, the strength of the bots, and for how many days it can be played."""

    game: str
    bot: Strength = "seasoned"
    days: Annotated[int, Meta(ge=1, le=28)] = 7


class WhatIfIn(In):
    """A question about what a move would do."""

    seat: SeatNumber
    move: MoveText


class HintIn(In):
    """A question about what a bot would do."""

    seat: SeatNumber
    level: str | None = None


class AdviceIn(In):
    """A request for a coach's hint of a given level (`rung`).

    Level 1 says where to look, 2 what to consider, 3 which move to make, and 4 why.
    """

    seat: SeatNumber
    rung: Annotated[int, Meta(ge=1, le=4)] = 4


class ReviewIn(In):
    """A request to review the decisions of a seat in a finished game, a few at a time."""

    seat: SeatNumber
    ply: Number = 0


class RecordIn(In):
    """The record of a game, uploaded in order to view and review the game."""

    record: dict[str, Any]


class LineIn(In):
    """A line of moves from a review, to be played out from a seat's decision in one random world.

    A world is a full state that is consistent with what the seat knows.
    """

    seat: SeatNumber
    ply: Number
    #: The number of the world and the moves of the line, as the review gave them.
    world: Annotated[str, Meta(pattern=r"^[0-9]{1,19}$(?!\n)")]
    line: Annotated[list[MoveText], Meta(max_length=600)]


class TriedLine(In):
    """A position, given as text, and moves to play from that position."""

    position: Annotated[str, Meta(max_length=20_000)]
    moves: Annotated[list[MoveText], Meta(max_length=200)] = field(default_factory=list)


class JudgedLine(TriedLine):
    """A position and moves to play from it, and how to judge the result.

    The resulting position is judged with nothing hidden if `open` is set, otherwise based on what the seat to move
    knows.
    """

    open: bool = False


class PartedLines(TriedLine, kw_only=True):
    """A position, moves to play from it, and two moves to compare in the resulting position."""

    move: MoveText
    other: MoveText


class RecordPosition(In):
    """The record of a game, and the number of a decision (ply) in it."""

    record: dict[str, Any]
    ply: Number = 0


class SetUp(In):
    """A request for a game's starting position, described by `setup` or, if that is missing, dealt at random."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    setup: dict[str, Any] | None = None


class Solution(In):
    """An answer to an exercise."""

    move: MoveText


class DrawingWish(In):
    """A request to draw a view as text and to describe moves in words."""

    view: dict[str, Any]
    language: Language = "en"
    #: The names of the seats.
    names: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=8)] = field(default_factory=list)
    moves: Annotated[list[MoveText], Meta(max_length=1000)] = field(default_factory=list)


class Nothing(In):
    """An empty JSON object: the body of a command that needs no further data."""

"""What a coach says, as types: the API's description shows them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType


class Point(Struct):
    """Something that speaks for one of two moves: a message (`GAME-coach-CODE`) with values.

    With `told` of `worlds`, `much` and `instead` are the numbers of worlds, of `of`, in which it happens after the
    move and after the other one; with `mean`, they are the two means. `marks` are places of the board.
    """

    code: str
    subject: dict[str, int | str]
    theme: str
    told: Literal["worlds", "mean"]
    much: float
    instead: float
    of: int
    favours: bool
    marks: list[str]


class Considered(Struct):
    """A move that a coach looked at, and the share of the win it leads to.

    Where everything was open, also the standard error of how far that is from the best move's, and by how many points
    the seat is ahead of the best other one a few decisions later, on average.
    """

    move: str
    chance: float
    error: float | UnsetType = UNSET
    lead: float | UnsetType = UNSET


class Explanation(Struct):
    """Two moves compared in the same imagined worlds, the better one first, and what speaks for each.

    `clear`: the one is better beyond doubt. `line` is what everybody did in one of these worlds after the better move,
    and `world` is that world's number.
    """

    seat: int
    move: str
    other: str
    chance: float
    other_chance: float
    error: float
    clear: bool
    worlds: int
    points: list[Point]
    marks: list[str]
    line: list[str]
    world: str
    considered: list[Considered]


class Advice(Struct):
    """A coach's hint up to a rung: its theme and places to look at; two moves to compare; the move; why."""

    rung: int
    theme: str | None
    marks: list[str]
    moves: list[str]
    point: Point | None
    move: str | None
    explanation: Explanation | None


class LineStep(Struct):
    """A decision of a line: whose it was, the move, what the seat would see of it, and the seat's view after it."""

    mover: int
    move: str | None
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Judged(Struct):
    """A decision as a coach judges it from what the seat could know then.

    `wins` is the share of games that a move wins, `margin` the points ahead of the best other player, both on average;
    null where the coach did not think of the move that was made. `mark` is `slip` for a move that gives away a tenth of
    the win or more, `find` where each of several others would have. `explanation` says why it was a slip.
    """

    ply: int
    move: str
    wins: float | None
    margin: float | None
    best: str
    best_wins: float
    best_margin: float
    mark: Literal["slip", "find"] | None
    explanation: Explanation | None = None


class Analysed(Struct):
    """A position on the analysis board, with its own text; `seat`: only that seat's knowledge is in it, and the rest is
    imagined. `views` are those of all seats.
    """

    position: str
    game: str
    seat: int | None
    to_move: int | None
    legal: list[str]
    views: list[dict[str, Any]]
    events: list[dict[str, Any]]


class Dealt(Struct):
    """How a game begins: which piece lies where, as a record has it, and the position at its start."""

    setup: dict[str, Any]
    start: Analysed


class ListedPosition(Struct):
    """A position to solve; `grade` is the weakest strength from which on all find the answer, else `nobody`."""

    id: str
    game: str
    theme: str
    grade: str


class ShownPosition(Struct):
    """A position to solve: everything that the seat to decide knows, and its legal moves."""

    id: str
    game: str
    view: dict[str, Any]
    legal: list[str]
    theme: str
    grade: str

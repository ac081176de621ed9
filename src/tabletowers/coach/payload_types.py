"""The coach's answers as types, which the API's description lists."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType


class Point(Struct):
    """A reason for one of two moves: a message (`GAME-coach-CODE`) with values.

    If `told` is `worlds`, `much` and `instead` are the numbers of worlds, out of `of`, in which it happens after the
    move and after the other one; if it is `mean`, they are the two means. `marks` are places on the board.
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
    """A move that the coach considered, and the share of the win it leads to.

    If everything was visible, also the standard error of its distance from the best move, and the mean number of points
    by which the seat is ahead of the best other one a few decisions later.
    """

    move: str
    chance: float
    error: float | UnsetType = UNSET
    lead: float | UnsetType = UNSET


class Explanation(Struct):
    """Two moves compared in the same imagined worlds, the better one first, with the reasons for each.

    `clear` says whether the difference is significant. `line` has the moves of all seats in one of these worlds after
    the better move, and `world` is the number of that world.
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
    """A coach's hint up to a rung: a theme and places to look at; two moves to compare; the move; why it is good."""

    rung: int
    theme: str | None
    marks: list[str]
    moves: list[str]
    point: Point | None
    move: str | None
    explanation: Explanation | None


class LineStep(Struct):
    """A decision in a line: the seat that made it, its move, the events that the viewer sees, and the view after it."""

    mover: int
    move: str | None
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Judged(Struct):
    """A decision as the coach judges it from what the seat could know then.

    `wins` is the mean share of the win after a move, `margin` the mean number of points ahead of the best other player;
    both are null if the coach did not consider the move that was made. `mark` is `slip` for a move that gives away a
    tenth of the win or more, and `find` if every other candidate would have. `explanation` says why it was a slip.
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
    """A position on the analysis board, with its text and the views of all seats.

    If `seat` is set, only that seat's knowledge is certain, and the rest is imagined.
    """

    position: str
    game: str
    seat: int | None
    to_move: int | None
    legal: list[str]
    views: list[dict[str, Any]]
    events: list[dict[str, Any]]


class Dealt(Struct):
    """The start of a game: its set-up, as a record stores it, and the first position."""

    setup: dict[str, Any]
    start: Analysed


class ListedPosition(Struct):
    """A position to solve. `grade` is the weakest strength such that it and all stronger ones solve it, or `nobody`."""

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

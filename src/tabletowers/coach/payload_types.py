"""The types of the coach's answers in the API."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType


class Point(Struct):
    """A reason for one of two moves: a message (`GAME-coach-CODE`) with values.

    If `told` is `worlds`, `much` and `instead` are the numbers of worlds (possible full states), out of `of`, in which
    the feature occurs after the move and after the other move. If `told` is `mean`, they are the feature's mean values
    after the two moves. `marks` are places on the board.
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
    """A move that the coach considered, and the chance of winning to which it leads.

    If nothing was hidden, it also has the standard error of the difference from the best move's chance, and the mean
    number of points by which the seat is ahead of the highest-scoring other seat a few decisions later.
    """

    move: str
    chance: float
    error: float | UnsetType = UNSET
    lead: float | UnsetType = UNSET


class Explanation(Struct):
    """Two moves compared in the same worlds (possible full states), with the reasons for each.

    The better move comes first. `clear` says whether the difference is significant. `line` contains the moves of all
    seats in one of these worlds after the better move, and `world` is the seed of that world.
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
    """A coach's hint, as far as it has been revealed.

    Its four steps ("rungs") reveal a theme and places to look at, two moves to compare, the best move, and the reason
    why it is good.
    """

    rung: int
    theme: str | None
    marks: list[str]
    moves: list[str]
    point: Point | None
    move: str | None
    explanation: Explanation | None


class LineStep(Struct):
    """A move in a line of play, with the events that the viewer sees and the new view.

    `mover` is the seat that made the move. `move` is null if a seat other than the viewer's made it.
    """

    mover: int
    move: str | None
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Judged(Struct):
    """A decision, judged by the coach from what the seat could know at the time.

    `wins` is the chance of winning after a move, and `margin` is the mean number of points ahead of the best other
    player. Both are null if the coach did not consider the move that was made. `mark` is `slip` if the move clearly
    reduces the chance of winning by more than a tenth (0.1), and `find` if the move is the best and every other
    candidate would be a slip. `explanation` says why a move was a slip.
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

    If `seat` is set, only what that seat knows is certain, and everything else is filled in at random.
    """

    position: str
    game: str
    seat: int | None
    to_move: int | None
    legal: list[str]
    views: list[dict[str, Any]]
    events: list[dict[str, Any]]


class Dealt(Struct):
    """The start of a game: its set-up, in the form that records store, and the first position."""

    setup: dict[str, Any]
    start: Analysed


class ListedPosition(Struct):
    """An exercise in the list of all exercises.

    `grade` is the lowest strength such that bots of this strength and of all higher ones solve the exercise, or
    `nobody` if not even the strongest bots do.
    """

    id: str
    game: str
    theme: str
    grade: str


class ShownPosition(Struct):
    """An exercise: everything that the seat to move knows, and its legal moves."""

    id: str
    game: str
    view: dict[str, Any]
    legal: list[str]
    theme: str
    grade: str

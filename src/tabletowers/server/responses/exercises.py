"""The responses for exercises: positions from your games in which you made a mistake."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tabletowers.coach.payload_types import Explanation


class ShownExercise(Struct):
    """An exercise from one of your games: the position as you saw it, and the legal moves.

    `solved` is the number of times in a row that you have solved it.
    """

    id: str
    game: str
    view: dict[str, Any]
    legal: list[str]
    solved: int
    due: int


class Exercises(Struct):
    """The exercises that are due, how many you have in total, how many are due, and when the next one becomes due."""

    exercises: list[ShownExercise]
    total: int
    due: int
    next: int | None


class Solved(Struct):
    """The result of your answer to an exercise: whether it was right, the best move, and your original move.

    `explanation` contains the reasons. `solved` is the number of times in a row that you have solved the exercise, and
    `due` is when it is due again.
    """

    right: bool
    best: str
    made: str
    explanation: Explanation | None
    solved: int
    due: int

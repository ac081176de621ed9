"""The responses about exercises: your own mistakes, to be solved again."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tabletowers.coach.payload_types import Explanation


class ShownExercise(Struct):
    """One of your mistakes to solve again: your seat's view, its legal moves, and how often in a row you solved it."""

    id: str
    game: str
    view: dict[str, Any]
    legal: list[str]
    solved: int
    due: int


class Exercises(Struct):
    """The exercises that are due, how many there are in all and due, and when the next of the others is due."""

    exercises: list[ShownExercise]
    total: int
    due: int
    next: int | None


class Solved(Struct):
    """Whether an answer was right, the best move, the move made in the game, why, and when it is due again."""

    right: bool
    best: str
    made: str
    explanation: Explanation | None
    solved: int
    due: int

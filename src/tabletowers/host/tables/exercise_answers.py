"""Checks of answers to exercises, and a coach's explanations of the right answers."""

from __future__ import annotations

import asyncio

from tabletowers.coach.payload_types import Explanation
from tabletowers.coach.positions import Exercise
from tabletowers.contract import Sight
from tabletowers.host.fair_queue import Whose
from tabletowers.host.responses.positions import SolvedPosition
from tabletowers.host.tables.autoplay import Autoplay
from tabletowers.host.thinkers import Question
from tabletowers.table import Refused


def solved(exercise: Exercise, move: str) -> SolvedPosition:
    """Return whether a move solves an exercise, and the right answer. Raises Refused if the move is illegal."""
    _sight(exercise, move)
    return SolvedPosition(move == exercise.answer, exercise.answer)


async def compared(autoplay: Autoplay, whose: Whose, exercise: Exercise, move: str) -> Explanation:
    """Return a coach's explanation of why the answer to an exercise is better than a move.

    If the move is the answer itself, it is compared with the second-best move. Raises Refused if the move is illegal.
    """
    sight = await asyncio.to_thread(_sight, exercise, move)
    assert sight.seat is not None
    question = Question(exercise.game, sight.game.rules_version, sight.options, bytes(sight.data), sight.seat)
    other = exercise.other if move == exercise.answer else move
    return await autoplay.coach(Explanation, whose, question, "compare", exercise.answer, other)


def _sight(exercise: Exercise, move: str) -> Sight:
    sight = exercise.sight()
    assert sight.seat is not None
    if move not in sight.legal_moves(sight.seat):
        raise Refused("illegal_move", f"{move} is not legal in this position", path="move")
    return sight

"""Answers to positions to solve: whether they are right, and why, told by a coach."""

from __future__ import annotations

import asyncio
from typing import Any

from tabletowers.coach.positions import Exercise
from tabletowers.contract import Sight
from tabletowers.server.tables.autoplay import Autoplay
from tabletowers.server.workers.bots import Question
from tabletowers.server.workers.shares import Whose
from tabletowers.table import Refused


def solved(exercise: Exercise, move: str) -> dict[str, Any]:
    """Whether a move is the answer, and what is; Refused if it can't be made."""
    _sight(exercise, move)
    return {"right": move == exercise.answer, "best": exercise.answer}


async def compared(autoplay: Autoplay, whose: Whose, exercise: Exercise, move: str) -> dict[str, Any]:
    """Why the answer is better than a move, or than the one that comes closest; Refused if that can't be made."""
    sight = await asyncio.to_thread(_sight, exercise, move)
    assert sight.seat is not None
    question = Question(exercise.game, sight.game.rules_version, sight.options, bytes(sight.data), sight.seat)
    other = exercise.other if move == exercise.answer else move
    return await autoplay.coach(whose, question, "compare", exercise.answer, other)


def _sight(exercise: Exercise, move: str) -> Sight:
    sight = exercise.sight()
    assert sight.seat is not None
    if move not in sight.legal_moves(sight.seat):
        raise Refused("illegal_move", "this move can't be made there", path="move")
    return sight

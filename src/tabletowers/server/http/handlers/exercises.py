"""The API calls for exercises: positions from your games in which you made a mistake, to be solved later."""

from __future__ import annotations

import asyncio

from tabletowers.contract import Sight
from tabletowers.games import game as find_game
from tabletowers.host import requests
from tabletowers.server.http.routes import Call, api
from tabletowers.server.responses.exercises import Exercises, ShownExercise, Solved
from tabletowers.store import exercises
from tabletowers.store.exercises import Exercise
from tabletowers.table import Refused

#: A move that loses at most this much of the winning chances counts as right.
_AS_GOOD = 0.03


@api.add("GET", "/me/exercises", answer=Exercises)
async def my_exercises(call: Call) -> Exercises:
    """List the exercises made from your mistakes that are due now, the longest overdue first."""
    store, now = call.services.store, call.services.clock()
    due = await store.read(exercises.due, call.person.id, now)
    total, ready, following = await store.read(exercises.count, call.person.id, now)
    listed = await asyncio.to_thread(
        lambda: [one for exercise in due if (one := _without_answer(exercise)) is not None]
    )
    return Exercises(listed, total, ready, following)


@api.add("POST", "/me/exercises/{exercise}", body=requests.Solution, answer=Solved)
async def solve(call: Call, body: requests.Solution) -> Solved:
    """Answer an exercise.

    Returns whether the answer is right, the best move with an explanation, and when the exercise is due again.
    """
    store = call.services.store
    exercise = await _own(call)
    sight = await asyncio.to_thread(_sight, exercise)
    assert sight.seat is not None
    if body.move not in sight.legal_moves(sight.seat):
        raise Refused("illegal_move", f"{body.move} is not legal in this position", path="move")
    right = body.move in _good(exercise)
    after = await store.write(exercises.answered, exercise, right, call.services.clock())
    slip = exercise.slip
    return Solved(right, slip.best, slip.move, slip.explanation, after.solved, after.due)


@api.add("DELETE", "/me/exercises/{exercise}")
async def forget(call: Call) -> None:
    """Remove an exercise."""
    if not await call.services.store.write(exercises.remove, call.person.id, call.path["exercise"]):
        raise Refused("no_such_exercise", "you have no such exercise")


async def _own(call: Call) -> Exercise:
    exercise = await call.services.store.read(exercises.find, call.person.id, call.path["exercise"][:40])
    if exercise is None:
        raise Refused("no_such_exercise", "you have no such exercise")
    return exercise


def _sight(exercise: Exercise) -> Sight:
    try:
        return find_game(exercise.game, exercise.view["rules"]).sight(exercise.view)
    except ValueError as error:
        raise Refused("not_possible", f"this release can't show the exercise: {error}") from error


def _good(exercise: Exercise) -> set[str]:
    """Return the moves that count as right answers: the best move, and those that are nearly as good."""
    slip = exercise.slip
    considered = () if slip.explanation is None else slip.explanation.considered
    near = {one.move for one in considered if slip.best_wins - one.chance <= _AS_GOOD}
    return (near | {slip.best}) - {slip.move}


def _without_answer(exercise: Exercise) -> ShownExercise | None:
    """Return an exercise without its answer, or None if this release lacks the exercise's version of the rules."""
    try:
        sight = _sight(exercise)
    except Refused:
        return None
    assert sight.seat is not None
    return ShownExercise(
        id=exercise.id,
        game=exercise.game,
        view=exercise.view,
        legal=sight.legal_moves(sight.seat),
        solved=exercise.solved,
        due=exercise.due,
    )

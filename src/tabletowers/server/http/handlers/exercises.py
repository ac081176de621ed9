"""The calls about exercises: one's own slips, to be solved again."""

from __future__ import annotations

import asyncio
from typing import Any

from tabletowers.contract import Sight
from tabletowers.games import game as find_game
from tabletowers.server.http import requests, responses
from tabletowers.server.http.routes import Call, api
from tabletowers.store import exercises
from tabletowers.store.exercises import Exercise
from tabletowers.table import Refused

#: A move that gives away no more than this of the win is as good as the best.
_AS_GOOD = 0.03


@api.add("GET", "/me/exercises", answer=responses.Exercises)
async def my_exercises(call: Call) -> Any:
    """Your slips that are due to be solved again, what has waited longest first."""
    store, now = call.services.store, call.services.clock()
    found = await store.read(exercises.due, call.person.id, now)
    total, ready, following = await store.read(exercises.count, call.person.id, now)
    shown = await asyncio.to_thread(lambda: [one for exercise in found if (one := _shown(exercise)) is not None])
    return {"exercises": shown, "total": total, "due": ready, "next": following}


@api.add("POST", "/me/exercises/{exercise}", body=requests.Solution, answer=responses.Solved)
async def solve(call: Call) -> Any:
    """Your answer to an exercise: whether it is right, what is best, why, and when it comes back."""
    store = call.services.store
    exercise = await _own(call)
    sight = await asyncio.to_thread(_sight, exercise)
    assert sight.seat is not None
    if call.body.move not in sight.legal_moves(sight.seat):
        raise Refused("illegal_move", "this move can't be made there", path="move")
    right = call.body.move in _good(exercise)
    after = await store.write(exercises.answered, exercise, right, call.services.clock())
    slip = exercise.slip
    return {
        "right": right,
        "best": slip["best"],
        "made": slip["move"],
        "explanation": slip["explanation"],
        "solved": after.solved,
        "due": after.due,
    }


@api.add("DELETE", "/me/exercises/{exercise}")
async def forget(call: Call) -> None:
    """Don't show this one again."""
    if not await call.services.store.write(exercises.remove, call.person.id, call.path["exercise"]):
        raise Refused("no_such_exercise", "you have no such exercise")


async def _own(call: Call) -> Exercise:
    found = await call.services.store.read(exercises.find, call.person.id, call.path["exercise"][:40])
    if found is None:
        raise Refused("no_such_exercise", "you have no such exercise")
    return found


def _sight(exercise: Exercise) -> Sight:
    try:
        return find_game(exercise.game, exercise.view["rules"]).sight(exercise.view)
    except ValueError as error:
        raise Refused("not_possible", f"this release can't show the exercise: {error}") from error


def _good(exercise: Exercise) -> set[str]:
    """The moves that count as right: the best, and those that are as good."""
    explanation = exercise.slip["explanation"] or {"considered": []}
    near = {one["move"] for one in explanation["considered"] if exercise.slip["best_wins"] - one["chance"] <= _AS_GOOD}
    return (near | {exercise.slip["best"]}) - {exercise.slip["move"]}


def _shown(exercise: Exercise) -> dict[str, Any] | None:
    """An exercise without its answer; None for one of other rules, which waits for a release that has them."""
    try:
        sight = _sight(exercise)
    except Refused:
        return None
    assert sight.seat is not None
    return {
        "id": exercise.id,
        "game": exercise.game,
        "view": exercise.view,
        "legal": sight.legal_moves(sight.seat),
        "solved": exercise.solved,
        "due": exercise.due,
    }

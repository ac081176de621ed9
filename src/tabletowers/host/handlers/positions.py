"""The API calls for exercises: listing them, getting one, checking an answer, and explaining it."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime

from tabletowers.coach import exercise_catalogue
from tabletowers.coach.payload_types import Explanation, ShownPosition
from tabletowers.coach.positions import Exercise
from tabletowers.host import requests
from tabletowers.host.responses.positions import Positions, SolvedPosition
from tabletowers.host.routes import Call, api
from tabletowers.host.tables.exercise_answers import compared, solved
from tabletowers.table import Refused


@api.add("GET", "/positions", answer=Positions, person=False)
async def positions(call: Call) -> Positions:
    """List all exercises, each with its game, theme and grade (the weakest bot that finds the answer)."""
    return Positions(await asyncio.to_thread(exercise_catalogue.listed))


@api.add("GET", "/positions/{position}", answer=ShownPosition, person=False)
async def get_position(call: Call) -> ShownPosition:
    """Get an exercise by its id.

    An id such as `daily-2027-01-31` means the exercise of that day, which is the same for everyone.
    """
    exercise = await _named(call)
    return await asyncio.to_thread(exercise_catalogue.shown, call.path["position"], exercise)


@api.add("POST", "/positions/{position}", body=requests.Solution, answer=SolvedPosition, person=False)
async def solve_position(call: Call, body: requests.Solution) -> SolvedPosition:
    """Check whether a move is the answer to an exercise. The response always contains the answer."""
    return await asyncio.to_thread(solved, await _named(call), body.move)


@api.add("POST", "/positions/{position}/why", body=requests.Solution, answer=Explanation, person=False)
async def why_position(call: Call, body: requests.Solution) -> Explanation:
    """Explain why the answer to an exercise is better than another move.

    If that move is the answer itself, it is compared with the second-best move.
    """
    call.take_advice()
    return await compared(call.services.registry.autoplay, call.whose, await _named(call), body.move)


async def _named(call: Call) -> Exercise:
    try:
        return await asyncio.to_thread(exercise_catalogue.named, call.path["position"][:60], _today(call))
    except ValueError as error:
        raise Refused("no_such_exercise", str(error)) from error


def _today(call: Call) -> date:
    return datetime.fromtimestamp(call.services.clock() / 1000, UTC).date()

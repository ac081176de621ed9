"""The calls about positions to solve: which there are, one of them, whether a move is the answer, and why."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from typing import Any

from tabletowers.coach import asking
from tabletowers.coach.positions import Exercise
from tabletowers.server.http import requests, responses
from tabletowers.server.http.routes import Call, api
from tabletowers.server.tables.solving import compared, solved
from tabletowers.table import Refused


@api.add("GET", "/positions", answer=responses.Positions, person=False)
async def positions(call: Call) -> Any:
    """All positions to solve, each with its game, theme and grade: the weakest strength that finds the answer."""
    return {"positions": await asyncio.to_thread(asking.listed)}


@api.add("GET", "/positions/{position}", answer=responses.ShownPosition, person=False)
async def get_position(call: Call) -> Any:
    """A position by its id, or that of a day (`daily-2027-01-31`), the same for everybody."""
    exercise = await _named(call)
    return await asyncio.to_thread(asking.shown, call.path["position"], exercise)


@api.add("POST", "/positions/{position}", body=requests.Solution, answer=responses.SolvedPosition, person=False)
async def solve_position(call: Call) -> Any:
    """Whether a move is the answer, and what is."""
    return await asyncio.to_thread(solved, await _named(call), call.body.move)


@api.add("POST", "/positions/{position}/why", body=requests.Solution, answer=responses.Explanation, person=False)
async def why_position(call: Call) -> Any:
    """Why the answer is better than a move (or, asked about the answer itself, than the one that comes closest)."""
    call.services.rates.advice.take(call.who.id if call.who is not None else call.place)
    return await compared(call.services.registry.autoplay, call.whose, await _named(call), call.body.move)


async def _named(call: Call) -> Exercise:
    try:
        return await asyncio.to_thread(asking.named, call.path["position"][:60], _today(call))
    except ValueError as error:
        raise Refused("no_such_exercise", str(error)) from error


def _today(call: Call) -> date:
    return datetime.fromtimestamp(call.services.clock() / 1000, UTC).date()

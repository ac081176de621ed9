"""The calls about vacations, in which clocks by days stand still."""

from __future__ import annotations

from typing import Any

from tabletowers.server.http import requests, responses
from tabletowers.server.http.routes import Call, api


async def _told(call: Call) -> dict[str, Any]:
    person, now = call.person, call.services.clock()
    until = person.away_until if (person.away_until or 0) > now else None
    return {"until": until, "left": await call.services.vacations.left(person)}


@api.add("GET", "/me/vacation", answer=responses.VacationInfo)
async def my_vacation(call: Call) -> Any:
    """Whether you are on vacation, and how many days you have left."""
    return await _told(call)


@api.add("PUT", "/me/vacation", body=requests.VacationIn, answer=responses.VacationInfo)
async def begin_vacation(call: Call) -> Any:
    """Go on vacation: your clocks stand still in the games by days that you play."""
    await call.services.vacations.begin(call.person, call.body.days)
    call.services.bus.publish({"person": call.person.id})
    return await _told(call)


@api.add("DELETE", "/me/vacation", answer=responses.VacationInfo)
async def end_vacation(call: Call) -> Any:
    """Come back from vacation."""
    await call.services.vacations.end(call.person)
    call.services.bus.publish({"person": call.person.id})
    return await _told(call)

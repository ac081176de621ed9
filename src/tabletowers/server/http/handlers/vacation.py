"""The API calls for vacations, which stop a person's clocks in games whose clocks count in days."""

from __future__ import annotations

from tabletowers.server import requests
from tabletowers.server.http.routes import Call, api
from tabletowers.server.responses.people import VacationInfo


async def _vacation_info(call: Call) -> VacationInfo:
    person, now = call.person, call.services.clock()
    until = person.away_until if (person.away_until or 0) > now else None
    return VacationInfo(until, await call.services.vacations.left(person))


@api.add("GET", "/me/vacation", answer=VacationInfo)
async def my_vacation(call: Call) -> VacationInfo:
    """Get your vacation status, and the number of vacation days that you have left."""
    return await _vacation_info(call)


@api.add("PUT", "/me/vacation", body=requests.VacationIn, answer=VacationInfo)
async def begin_vacation(call: Call, body: requests.VacationIn) -> VacationInfo:
    """Begin a vacation: your clocks stop in all games whose clocks count in days."""
    await call.services.vacations.begin(call.person, body.days)
    call.services.bus.publish({"person": call.person.id})
    return await _vacation_info(call)


@api.add("DELETE", "/me/vacation", answer=VacationInfo)
async def end_vacation(call: Call) -> VacationInfo:
    """End your vacation."""
    await call.services.vacations.end(call.person)
    call.services.bus.publish({"person": call.person.id})
    return await _vacation_info(call)

"""The API calls for playing with others: the lobby, looking for players, and joining a table."""

from __future__ import annotations

from tabletowers.server.http.routes import Call, api
from tabletowers.server.requests import Seek
from tabletowers.server.responses.tables import Sought, Summaries
from tabletowers.table import requests
from tabletowers.table.payload_types import TableState


@api.add("GET", "/lobby", answer=Summaries, person=False, query={"game": str})
async def lobby(call: Call) -> Summaries:
    """List the tables in the lobby: those with a free seat, and running games that can be watched."""
    return Summaries(await call.services.lists.lobby(call.who, call.query.get("game")))


@api.add("POST", "/seeks", body=Seek, answer=Sought)
async def seek(call: Call, body: Seek) -> Sought:
    """Join a waiting table that matches your preferences, or create one in the lobby."""
    live, joined = await call.services.seeking.seek(call.person, body)
    return Sought(live.table.id, joined, live.table.status == "running")


@api.add("POST", "/tables/{table}/join", body=requests.Join, answer=TableState)
async def join(call: Call, body: requests.Join) -> TableState:
    """Sit down at a table."""
    live = await call.table(body.invite)
    await call.services.seeking.join(live, call.person, body)
    return await call.state(live, None)

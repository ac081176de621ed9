"""The API calls for importing records, and for looking back at a running game."""

from __future__ import annotations

from tabletowers.host import requests
from tabletowers.host.responses.tables import PastView
from tabletowers.host.routes import Call, Count, SeatQuery, api
from tabletowers.host.tables import broadcast
from tabletowers.host.tables import look_back as past
from tabletowers.host.tables.seats import viewed_seat
from tabletowers.table import Refused
from tabletowers.table.payload_types import TableState


@api.add("POST", "/records", body=requests.RecordIn, answer=TableState, status=201)
async def bring_record(call: Call, body: requests.RecordIn) -> TableState:
    """Import a record as a finished table, which you can view and review."""
    call.take_long()
    live = await call.services.hosting.bring(call.person, body.record)
    return broadcast.state(live, call.person, None)


@api.add("GET", "/tables/{table}/past", answer=PastView, query={"ply": Count, "seat": SeatQuery})
async def look_back(call: Call) -> PastView:
    """Get the position before a decision of your running game, as your seat saw it at the time."""
    live = await call.table()
    table = live.table
    if table.status != "running":
        raise Refused("not_running", "no game is running at this table", status=table.status)
    seat = viewed_seat(table, call.who, call.query.get("seat"))
    if seat is None:
        raise Refused("not_your_seat", "you don't play at this table")
    return await past.look_back(call.services.registry, live, seat, call.query.get("ply", 0))

"""The calls about what you have played: your history, notes, records that you bring along, and looking back."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from tabletowers import GAMES
from tabletowers.server.http import requests, responses
from tabletowers.server.http.routes import Call, Count, SeatQuery, api
from tabletowers.server.realtime import broadcast
from tabletowers.server.tables import access
from tabletowers.server.tables.history import LONGEST
from tabletowers.store import history
from tabletowers.table import Refused

_Status, _Result = Literal["waiting", "running", "over"], Literal["won", "lost"]


@api.add("GET", "/me/history", answer=responses.History,
         query={"game": str, "status": _Status, "result": _Result, "search": Annotated[str, Meta(max_length=LONGEST)],
                "after": Annotated[str, Meta(max_length=60)]})  # fmt: skip
async def my_history(call: Call) -> Any:
    """All your tables, page by page: those that are not over first, however old."""
    query = call.query
    games = [name for name in GAMES if query.get("game", name) == name]
    wish = history.Wish(games, query.get("status"), query.get("result"), query.get("search"))
    return await call.services.history.page(call.person, wish, query.get("after"))


@api.add("GET", "/tables/{table}/note", answer=responses.NoteInfo)
async def get_note(call: Call) -> Any:
    """What you noted about a table."""
    live = await call.table()
    found = await call.services.store.read(history.note, call.person.id, live.table.id)
    return {"text": "", "at": None} if found is None else found._asdict()


@api.add("PUT", "/tables/{table}/note", body=requests.NoteIn, answer=responses.NoteInfo)
async def set_note(call: Call) -> Any:
    """Note something about a table for yourself."""
    live = await call.table()
    call.services.rates.rows.take(call.person.id)
    text, now = call.body.text.strip(), call.services.clock()
    await call.services.store.write(history.set_note, call.person.id, live.table.id, text, now)
    return {"text": text, "at": now if text else None}


@api.add("POST", "/records", body=requests.RecordIn, answer=responses.TableState, status=201)
async def bring_record(call: Call) -> Any:
    """Bring a record along: it becomes a table of yours that is over, to look at and to review."""
    call.take_long()
    live = await call.services.history.bring(call.person, call.body.record)
    return broadcast.state(live, call.person, None)


@api.add("GET", "/tables/{table}/past", answer=responses.PastView, query={"ply": Count, "seat": SeatQuery})
async def look_back(call: Call) -> Any:
    """Your running game before one of its decisions, as your seat saw it then."""
    live = await call.table()
    table = live.table
    if table.status != "running":
        raise Refused("not_running", "no game is running at this table", status=table.status)
    seat = access.viewed_seat(table, call.who, call.query.get("seat"))
    if seat is None:
        raise Refused("not_your_seat", "you don't play at this table")
    return await call.services.history.look_back(live, seat, call.query.get("ply", 0))

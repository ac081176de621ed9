"""The API calls for your own games: your history and your notes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tabletowers import GAMES
from tabletowers.server import requests
from tabletowers.server.http.routes import Call, api
from tabletowers.server.responses.history import History, NoteInfo
from tabletowers.server.tables.table_history import LONGEST
from tabletowers.store import history

_Status, _Result = Literal["waiting", "running", "over"], Literal["won", "lost"]


@api.add("GET", "/me/history", answer=History,
         query={"game": str, "status": _Status, "result": _Result, "search": Annotated[str, Meta(max_length=LONGEST)],
                "after": Annotated[str, Meta(max_length=60)]})  # fmt: skip
async def my_history(call: Call) -> History:
    """List all your tables, page by page, starting with those whose games are unfinished."""
    query = call.query
    games = [name for name in GAMES if query.get("game", name) == name]
    wish = history.Wish(games, query.get("status"), query.get("result"), query.get("search"))
    return await call.services.history.page(call.person, wish, query.get("after"))


@api.add("GET", "/tables/{table}/note", answer=NoteInfo)
async def get_note(call: Call) -> NoteInfo:
    """Get your note on a table."""
    live = await call.table()
    note = await call.services.store.read(history.note, call.person.id, live.table.id)
    return NoteInfo("", None) if note is None else NoteInfo(note.text, note.at)


@api.add("PUT", "/tables/{table}/note", body=requests.NoteIn, answer=NoteInfo)
async def set_note(call: Call, body: requests.NoteIn) -> NoteInfo:
    """Set your note on a table."""
    live = await call.table()
    call.services.rates.rows.take(call.person.id)
    text, now = body.text.strip(), call.services.clock()
    await call.services.store.write(history.set_note, call.person.id, live.table.id, text, now)
    return NoteInfo(text, now if text else None)

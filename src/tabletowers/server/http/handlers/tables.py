"""The calls about tables: setting them up, joining them, playing at them."""

from __future__ import annotations

from typing import Any, Literal

from tabletowers.server.http import requests, responses
from tabletowers.server.http.routes import Call, Count, SeatQuery, api
from tabletowers.server.realtime import broadcast
from tabletowers.server.tables import access
from tabletowers.server.tables.commands import COMMANDS
from tabletowers.table.errors import StalePosition


@api.add("GET", "/lobby", answer=responses.Summaries, person=False, query={"game": str})
async def lobby(call: Call) -> Any:
    """Tables with a free chair, and running ones to watch."""
    return {"tables": await call.services.lists.lobby(call.who, call.query.get("game"))}


@api.add("POST", "/seeks", body=requests.Seek, answer=responses.Sought)
async def seek(call: Call) -> Any:
    """Sit down with whoever is there and wants to play the same; else at a new table in the lobby."""
    live, joined = await call.services.hosting.seek(call.person, call.body)
    return {"table": live.table.id, "joined": joined, "started": live.table.status == "running"}


@api.add("POST", "/tables", body=requests.NewTable, answer=responses.TableState, status=201)
async def new_table(call: Call) -> Any:
    """A new table; you are its host."""
    live = await call.services.hosting.create(call.person, call.body)
    return await call.state(live, None)


@api.add("GET", "/tables/{table}", answer=responses.TableState, person=False, query={"seat": SeatQuery, "invite": str})
async def get_table(call: Call) -> Any:
    """A table as you may see it."""
    live = await call.table()
    return await call.state(live, call.query.get("seat"))


@api.add("PATCH", "/tables/{table}", body=requests.TableChange, answer=responses.TableState)
async def change_table(call: Call) -> Any:
    """Change the table before the start, as its host."""
    live = await call.table()
    await call.services.hosting.change(live, call.person, call.body)
    return await call.state(live, None)


@api.add("POST", "/tables/{table}/join", body=requests.Join, answer=responses.TableState)
async def join(call: Call) -> Any:
    """Sit down."""
    live = await call.table(call.body.invite)
    await call.services.hosting.join(live, call.person, call.body)
    return await call.state(live, None)


def _command(method: Literal["POST", "PUT"], path: str, name: str, answer: Any, summary: str) -> None:
    async def run(call: Call) -> Any:
        live = await call.table()
        try:
            return await call.services.commands.run(live, call.person, name, call.body)
        except StalePosition as stale:
            stale.details["state"] = await call.state(live, call.body.seat)
            raise

    run.__doc__ = summary
    run.__name__ = name.replace("-", "_")
    api.add(method, f"/tables/{{table}}/{path}", body=COMMANDS[name][0], answer=answer)(run)


for _path, _name, _summary in (
    ("nonce", "nonce", "Your client's share in the deal."),
    ("start", "start", "Start the game, as the host."),
    ("leave", "leave", "Get up before the start, or leave for good."),
    ("remove", "remove", "Ask somebody to get up before the start, as the host."),
    ("moves", "move", "Make a decision of your seat; the same key again plays nothing again."),
    ("point", "point", "Say ahead what your seat wants to claim; the same key again says nothing again."),
    ("unseal", "unseal", "Take a sealed answer back."),
    ("undo", "undo", "Take back your last decisions."),
    ("votes", "vote", "Make a proposal to all."),
    ("votes/answer", "answer", "Agree to a proposal or turn it down."),
    ("return", "return", "Take your seat back from a bot."),
    ("chat", "chat", "Write a line of chat."),
):
    _command("POST", _path, _name, responses.Done, _summary)
_command("PUT", "orders", "orders", responses.Done, "Standing orders of your seat.")
_command("POST", "rematch", "rematch", responses.TableId, "The same players again.")
_command("POST", "what-if", "what-if", responses.WhatIf, "What a move would do, or which rule forbids it.")
_command("POST", "hint", "hint", responses.Hint, "What a bot would do in your place.")
_command("POST", "advice", "advice", responses.Advice, "A coach's hint for your decision, as far as you want to know.")


@api.add("GET", "/tables/{table}/log", answer=responses.Entries, person=False,
         query={"after": Count, "seat": SeatQuery, "invite": str})  # fmt: skip
async def get_log(call: Call) -> Any:
    """The log of the table, as you may know it."""
    live = await call.table()
    async with call.services.registry.reading(live):
        seat = access.viewed_seat(live.table, call.who, call.query.get("seat"))
        entries = await access.entries(live, seat, call.query.get("after", 0))
        return {"entries": broadcast.without_blocked(entries, call.who), "seq": live.table.seq}

"""The calls about tables: set out, joined, played at."""

from __future__ import annotations

from typing import Any, Literal

from tabletowers.server import incoming, outgoing, telling
from tabletowers.server.routes import Call, Count, SeatQuery, api
from tabletowers.server.service import COMMANDS
from tabletowers.table import showing
from tabletowers.table.errors import StalePosition


@api.add("GET", "/lobby", answer=outgoing.Summaries, person=False, query={"game": str})
async def lobby(call: Call) -> Any:
    """Tables with a free chair, and running ones to watch."""
    return {"tables": await call.service.lobby(call.who, call.query.get("game"))}


@api.add("POST", "/tables", body=incoming.NewTable, answer=outgoing.TableState, status=201)
async def new_table(call: Call) -> Any:
    """A new table; you are its host."""
    live = await call.service.create(call.person, call.body)
    return await call.service.state(live, call.who, None)


@api.add("GET", "/tables/{table}", answer=outgoing.TableState, person=False, query={"seat": SeatQuery, "invite": str})
async def get_table(call: Call) -> Any:
    """A table as you may see it."""
    live = await call.table()
    return await call.service.state(live, call.who, call.query.get("seat"))


@api.add("PATCH", "/tables/{table}", body=incoming.TableChange, answer=outgoing.TableState)
async def change_table(call: Call) -> Any:
    """The host sets the table differently before the start."""
    live = await call.table()
    await call.service.change(live, call.person, call.body)
    return await call.service.state(live, call.who, None)


@api.add("POST", "/tables/{table}/join", body=incoming.Join, answer=outgoing.TableState)
async def join(call: Call) -> Any:
    """Sit down."""
    live = await call.table(call.body.invite)
    await call.service.join(live, call.person, call.body)
    return await call.service.state(live, call.who, None)


def _command(method: Literal["POST", "PUT"], path: str, name: str, answer: Any, says: str) -> None:
    async def run(call: Call) -> Any:
        live = await call.table()
        try:
            return await call.service.command(live, call.person, name, call.body)
        except StalePosition as stale:
            stale.details["state"] = await call.service.state(live, call.who, call.body.seat)
            raise

    run.__doc__ = says
    run.__name__ = name.replace("-", "_")
    api.add(method, f"/tables/{{table}}/{path}", body=COMMANDS[name][0], answer=answer)(run)


for _path, _name, _says in (
    ("nonce", "nonce", "Your client's share in the deal."),
    ("start", "start", "The host begins the game."),
    ("leave", "leave", "Get up before the start, or leave for good."),
    ("moves", "move", "A decision of your seat; the same key again plays nothing again."),
    ("unseal", "unseal", "Take a sealed answer back."),
    ("undo", "undo", "Take back your last decisions."),
    ("votes", "vote", "Propose something to all."),
    ("votes/answer", "answer", "Agree to a proposal or refuse it."),
    ("return", "return", "Take your seat back from a bot."),
    ("chat", "chat", "Say something."),
):
    _command("POST", _path, _name, outgoing.Done, _says)
_command("PUT", "orders", "orders", outgoing.Done, "Standing orders of your seat.")
_command("POST", "rematch", "rematch", outgoing.TableId, "The same players again.")
_command("POST", "what-if", "what-if", outgoing.WhatIf, "What a move would do, or which rule forbids it.")
_command("POST", "hint", "hint", outgoing.Hint, "What a bot would do in your place.")


@api.add("GET", "/tables/{table}/log", answer=outgoing.Entries, person=False,
         query={"after": Count, "seat": SeatQuery, "invite": str})  # fmt: skip
async def get_log(call: Call) -> Any:
    """What was said at the table, as you may know it."""
    live = await call.table()
    async with call.service.hub.reading(live):
        seat = call.service.seat_for(live.table, call.who, call.query.get("seat"))
        after = call.query.get("after", 0)
        (told,) = showing.entries(live.table, after, [seat], live.name, looking_back=True)
        return {"entries": telling.without_blocked(told, call.who), "seq": live.table.seq}

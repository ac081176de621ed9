"""The API calls for tables: creating them, joining them, and playing at them."""

from __future__ import annotations

from typing import Literal

from tabletowers.coach.payload_types import Advice
from tabletowers.host.requests import AdviceIn, HintIn, Nothing, WhatIfIn
from tabletowers.host.responses.tables import Entries, Hint, TableId, WhatIf
from tabletowers.host.routes import Call, Count, SeatQuery, api
from tabletowers.host.tables import access, broadcast
from tabletowers.host.tables.commands import COMMANDS
from tabletowers.host.tables.seats import viewed_seat
from tabletowers.table import requests
from tabletowers.table.commands import Done
from tabletowers.table.errors import StalePosition
from tabletowers.table.payload_types import TableState


@api.add("POST", "/tables", body=requests.NewTable, answer=TableState, status=201)
async def new_table(call: Call, body: requests.NewTable) -> TableState:
    """Create a new table with you as its host."""
    live = await call.services.hosting.create(call.person, body)
    return await call.state(live, None)


@api.add("GET", "/tables/{table}", answer=TableState, person=False, query={"seat": SeatQuery, "invite": str})
async def get_table(call: Call) -> TableState:
    """Get a table, limited to what you may see."""
    live = await call.table()
    return await call.state(live, call.query.get("seat"))


@api.add("PATCH", "/tables/{table}", body=requests.TableChange, answer=TableState)
async def change_table(call: Call, body: requests.TableChange) -> TableState:
    """Change your table before the game starts. Only the table's host may do this."""
    live = await call.table()
    await call.services.hosting.change(live, call.person, body)
    return await call.state(live, None)


def _command(method: Literal["POST", "PUT"], path: str, name: str, summary: str) -> None:
    async def run(call: Call, body: requests.In) -> Done:
        live = await call.table()
        try:
            return await call.services.commands.act(live, call.person, name, body)
        except StalePosition as stale:
            stale.details["state"] = await call.state(live, stale.seat)
            raise

    run.__doc__ = summary
    run.__name__ = name
    api.add(method, f"/tables/{{table}}/{path}", body=COMMANDS[name], answer=Done)(run)


for _path, _name, _summary in (
    ("nonce", "nonce", "Contribute your client's nonce to the deal."),
    ("start", "start", "Start the game, as the host."),
    ("leave", "leave", "Get up before the start, or leave for good."),
    ("remove", "remove", "Remove a player before the start, as the host."),
    ("moves", "move", "Make a decision for your seat. A request with the same key is not carried out again."),
    ("point", "point", "Give optional answers early. A request with the same key is not carried out again."),
    ("unseal", "unseal", "Take back a sealed answer."),
    ("undo", "undo", "Take back your last decisions."),
    ("votes", "vote", "Make a proposal to all players."),
    ("votes/answer", "answer", "Agree to a proposal or reject it."),
    ("return", "return", "Take your seat back from a bot."),
    ("chat", "chat", "Write a line of chat."),
):
    _command("POST", _path, _name, _summary)
_command("PUT", "orders", "orders", "Set the standing orders of your seat.")


@api.add("POST", "/tables/{table}/rematch", body=Nothing, answer=TableId)
async def rematch(call: Call, body: Nothing) -> TableId:
    """Create a table for a rematch of the same players."""
    return await call.services.commands.rematch(await call.table(), call.person)


@api.add("POST", "/tables/{table}/what-if", body=WhatIfIn, answer=WhatIf)
async def what_if(call: Call, body: WhatIfIn) -> WhatIf:
    """Find out what a move would do, or which rule forbids it."""
    return await call.services.commands.what_if(await call.table(), call.person, body)


@api.add("POST", "/tables/{table}/hint", body=HintIn, answer=Hint)
async def hint(call: Call, body: HintIn) -> Hint:
    """Ask a bot what it would do in your place."""
    return await call.services.commands.hint(await call.table(), call.person, body)


@api.add("POST", "/tables/{table}/advice", body=AdviceIn, answer=Advice)
async def advice(call: Call, body: AdviceIn) -> Advice:
    """Ask a coach for a hint about your decision, as detailed as you want."""
    return await call.services.commands.advise(await call.table(), call.person, body)


@api.add("GET", "/tables/{table}/log", answer=Entries, person=False,
         query={"after": Count, "seat": SeatQuery, "invite": str})  # fmt: skip
async def get_log(call: Call) -> Entries:
    """Get the table's log, limited to what you may see."""
    live = await call.table()
    async with call.services.registry.reading(live):
        seat = viewed_seat(live.table, call.who, call.query.get("seat"))
        entries = await access.entries(live, seat, call.query.get("after", 0))
        return Entries(broadcast.without_blocked(entries, call.who), live.table.seq)

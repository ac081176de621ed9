"""The calls about people: guests, devices, logins, notices, what is stored about them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET
from sqlalchemy import Connection, insert

from tabletowers.server import incoming, outgoing
from tabletowers.server.notices import public_key
from tabletowers.server.people import Person
from tabletowers.server.routes import Call, api
from tabletowers.store import schema


def _identity(call: Call, person: Person, token: str) -> dict[str, Any]:
    call.request.state.new_token = token
    return {"person": person.me(), "token": token}


@api.add("POST", "/guests", body=incoming.NewGuest, answer=outgoing.Identity, status=201, person=False)
async def new_guest(call: Call) -> Any:
    """A new person, with the secret of this device."""
    call.request.app.state.guests.take(call.address)
    person, token = await call.service.people.new_guest(call.body.name, call.body.language, call.body.program)
    return _identity(call, person, token)


@api.add("GET", "/me", answer=outgoing.Me)
async def get_me(call: Call) -> Any:
    """Who you are."""
    return call.person.me()


@api.add("PATCH", "/me", body=incoming.MeChange, answer=outgoing.Me)
async def change_me(call: Call) -> Any:
    """Change what is given."""
    given = {name: value for name in ("name", "language", "mail", "webhook", "notices")
             if (value := getattr(call.body, name)) is not UNSET}  # fmt: skip
    await call.service.people.change(call.person, **given)
    call.service.hub.bus.publish({"person": call.person.id})
    return call.person.me()


@api.add("DELETE", "/me")
async def delete_me(call: Call) -> None:
    """Delete everything stored about you; games you played stay without your name."""
    hub, person = call.service.hub, call.person
    for status in ("waiting", "running"):
        for line in await call.service.my_tables(person, status):
            live = await hub.live(line["id"])
            await call.service.command(live, person, "leave", incoming.Leave(for_good=True))
    for name in await call.service.people.delete(person):
        if (held := hub.tables.get(name)) is not None:
            held.doubtful = True
            held.names.pop(person.id, None)
    hub.bus.publish({"person": person.id})
    call.request.state.new_token = ""


@api.add("GET", "/me/export", answer=dict[str, Any])
async def export_me(call: Call) -> Any:
    """Everything stored about you."""
    return await call.service.people.export(call.person)


@api.add("POST", "/me/devices", answer=outgoing.DeviceCode)
async def new_device(call: Call) -> Any:
    """A code that makes another device yours, once, within ten minutes."""
    code, expires = await call.service.people.new_code(call.person)
    return {"code": code, "path": f"/device/{code}", "expires": expires}


@api.add("POST", "/devices", body=incoming.Code, answer=outgoing.Identity, person=False)
async def use_device(call: Call) -> Any:
    """Become the person of a code on this device."""
    call.request.app.state.tries.take(call.address)
    return _identity(call, *await call.service.people.use_code(call.body.code))


@api.add("PUT", "/me/password", body=incoming.Credentials, answer=outgoing.Me)
async def set_password(call: Call) -> Any:
    """Keep this identity by a login and a password."""
    call.request.app.state.tries.take(call.address)
    await call.service.people.set_password(call.person, call.body.login, call.body.password)
    return call.person.me()


@api.add("POST", "/login", body=incoming.Credentials, answer=outgoing.Identity, person=False)
async def log_in(call: Call) -> Any:
    """Become the person of a login on this device."""
    call.request.app.state.tries.take(call.address)
    return _identity(call, *await call.service.people.log_in(call.body.login, call.body.password))


@api.add("POST", "/logout")
async def log_out(call: Call) -> None:
    """Forget this device."""
    await call.service.people.log_out(call.request.state.token)
    call.request.state.new_token = ""


@api.add("GET", "/me/tables", answer=outgoing.Summaries, query={"status": Literal["waiting", "running", "over"]})
async def my_tables(call: Call) -> Any:
    """Your tables, those where it is your turn first."""
    return {"tables": await call.service.my_tables(call.person, call.query.get("status"))}


@api.add("PUT", "/me/blocks/{person}")
async def block(call: Call) -> None:
    """Somebody's chat no longer reaches you, and they can't join your tables."""
    await call.service.people.block(call.person, call.path["person"], True)
    call.service.hub.bus.publish({"person": call.person.id})


@api.add("DELETE", "/me/blocks/{person}")
async def unblock(call: Call) -> None:
    """No longer block somebody."""
    await call.service.people.block(call.person, call.path["person"], False)
    call.service.hub.bus.publish({"person": call.person.id})


@api.add("GET", "/push-key", answer=outgoing.PushKey, person=False)
async def push_key(call: Call) -> Any:
    """The server's key for web push."""
    return {"key": await public_key(call.service.store)}


@api.add("PUT", "/me/push", body=incoming.Push)
async def set_push(call: Call) -> None:
    """Be told by web push when it is your turn."""
    await call.service.people.change(call.person, push=msgspec.to_builtins(call.body))


@api.add("DELETE", "/me/push")
async def delete_push(call: Call) -> None:
    """No longer be told by web push."""
    await call.service.people.change(call.person, push=None)


@api.add("POST", "/reports", body=incoming.Report)
async def report(call: Call) -> None:
    """Tell the people who run the server of something."""
    call.service.advice.take(call.person.id)
    body = call.body
    row = {"table": body.table, "reporter": call.person.id, "person": body.person, "text": body.text,
           "at": call.service.clock(), "handled": False}  # fmt: skip

    def change(connection: Connection) -> None:
        connection.execute(insert(schema.reports).values(**row))

    await call.service.store.write(change)

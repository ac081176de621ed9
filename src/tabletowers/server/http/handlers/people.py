"""The calls about people: guests, devices, logins, notices, what is stored about them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET

from tabletowers.server.http import requests, responses
from tabletowers.server.http.handlers.mail import new_address
from tabletowers.server.http.routes import Call, api
from tabletowers.server.people.accounts import profile
from tabletowers.server.people.notices import check_subscription
from tabletowers.server.people.outbound import is_address
from tabletowers.store import Person, reports
from tabletowers.table import Refused


def identity(call: Call, person: Person, token: str) -> dict[str, Any]:
    """The answer that makes a device somebody's."""
    call.request.state.new_token = token
    return {"person": profile(person), "token": token}


@api.add("POST", "/guests", body=requests.NewGuest, answer=responses.Identity, status=201, person=False)
async def new_guest(call: Call) -> Any:
    """A new person, with the secret of this device."""
    call.services.rates.guests.take(call.place)
    body, device = call.body, call.device
    person, token = await call.services.accounts.add_guest(body.name, body.language, body.program, device)
    return identity(call, person, token)


@api.add("GET", "/me", answer=responses.Me)
async def get_me(call: Call) -> Any:
    """Who you are."""
    return profile(call.person)


@api.add("PATCH", "/me", body=requests.MeChange, answer=responses.Me)
async def change_me(call: Call) -> Any:
    """Change your name, language, addresses or notices. An address for mails has to be confirmed before it is used."""
    given = {name: value for name in ("name", "language", "mail", "webhook", "webhook_kind", "notices")
             if (value := getattr(call.body, name)) is not UNSET}  # fmt: skip
    if (webhook := given.get("webhook")) is not None and not is_address(webhook):
        raise Refused("bad_request", "this is no address", path="webhook")
    if "mail" in given:
        given |= await new_address(call, given["mail"])
    await call.services.accounts.change(call.person, **given)
    call.services.bus.publish({"person": call.person.id})
    return profile(call.person)


@api.add("DELETE", "/me")
async def delete_me(call: Call) -> None:
    """Delete everything that is stored about you; games that you played stay without your name."""
    services, person = call.services, call.person
    for status in ("waiting", "running"):
        for line in await services.lists.of_person(person, status):
            live = await services.registry.live(line["id"])
            await services.commands.run(live, person, "leave", requests.Leave(for_good=True))
    for name in await services.accounts.delete(person):
        if (held := services.registry.tables.get(name)) is not None:
            held.doubtful = True
            held.names.pop(person.id, None)
    services.bus.publish({"person": person.id})
    await services.sessions.ended(person.id)
    call.request.state.new_token = ""


@api.add("GET", "/me/export", answer=dict[str, Any])
async def export_me(call: Call) -> Any:
    """Everything that is stored about you."""
    call.take_long()
    return await call.services.accounts.export(call.person)


@api.add("POST", "/me/devices", answer=responses.DeviceCode)
async def new_device(call: Call) -> Any:
    """A code that makes another device yours, once, within ten minutes."""
    code, expires = await call.services.devices.new_code(call.person)
    return {"code": code, "path": f"/device/{code}", "expires": expires}


@api.add("POST", "/devices", body=requests.Code, answer=responses.Identity, person=False)
async def use_device(call: Call) -> Any:
    """Become the person of a code on this device."""
    call.services.rates.tries.take(call.place)
    return identity(call, *await call.services.devices.redeem_code(call.body.code, call.device))


@api.add("PUT", "/me/password", body=requests.NewPassword, answer=responses.Me)
async def set_password(call: Call) -> Any:
    """Secure this identity with a login and a password; to change it takes the present one and ends other sessions."""
    call.services.rates.tries.take(call.place)
    body, token = call.body, call.request.state.token
    await call.services.devices.set_password(call.person, body.login, body.password, body.current, keep=token)
    return profile(call.person)


@api.add("POST", "/login", body=requests.Credentials, answer=responses.Identity, person=False)
async def log_in(call: Call) -> Any:
    """Become the person of a login on this device."""
    call.services.rates.tries.take(call.place)
    body = call.body
    return identity(call, *await call.services.devices.log_in(body.login, body.password, call.device))


@api.add("POST", "/logout")
async def log_out(call: Call) -> None:
    """Forget this device."""
    await call.services.devices.log_out(call.person, call.request.state.token)
    call.request.state.new_token = ""


@api.add("DELETE", "/me/devices")
async def log_out_everywhere(call: Call) -> None:
    """Forget all your devices, this one too."""
    await call.services.devices.log_out_everywhere(call.person)
    call.request.state.new_token = ""


@api.add("GET", "/me/tables", answer=responses.MyTables, query={"status": Literal["waiting", "running", "over"]})
async def my_tables(call: Call) -> Any:
    """Your tables, first those where it is your turn; and those that the server can't read."""
    return await call.services.lists.with_set_aside(call.person, call.query.get("status"))


@api.add("PUT", "/me/blocks/{person}")
async def block(call: Call) -> None:
    """Somebody's chat no longer reaches you, and they can't join your tables."""
    await call.services.accounts.block(call.person, call.path["person"])
    call.services.bus.publish({"person": call.person.id})


@api.add("DELETE", "/me/blocks/{person}")
async def unblock(call: Call) -> None:
    """Stop blocking somebody."""
    await call.services.accounts.unblock(call.person, call.path["person"])
    call.services.bus.publish({"person": call.person.id})


@api.add("GET", "/push-key", answer=responses.PushKey, person=False)
async def push_key(call: Call) -> Any:
    """The server's key for web push."""
    return {"key": await call.services.notices.public_key()}


@api.add("PUT", "/me/push", body=requests.Push)
async def set_push(call: Call) -> None:
    """Get notices by web push when it is your turn."""
    subscription = msgspec.to_builtins(call.body)
    check_subscription(subscription)
    await call.services.accounts.change(call.person, push=subscription)


@api.add("DELETE", "/me/push")
async def delete_push(call: Call) -> None:
    """Get no more notices by web push."""
    await call.services.accounts.change(call.person, push=None)


@api.add("POST", "/reports", body=requests.Report)
async def report(call: Call) -> None:
    """Report something to the people who run the server."""
    call.services.rates.advice.take(call.person.id)
    body, services = call.body, call.services
    await services.store.write(reports.add, call.person.id, body.text, body.table, body.person, services.clock())

"""The API calls for people: guests, devices, logins, notices, and personal data."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Literal

import msgspec
from msgspec import UNSET

from tabletowers.server import requests
from tabletowers.server.http.authentication import device_cookie
from tabletowers.server.http.handlers.mail import new_address
from tabletowers.server.http.routes import Call, api
from tabletowers.server.people.accounts import profile
from tabletowers.server.people.notices import check_subscription
from tabletowers.server.people.outbound import is_address
from tabletowers.server.responses.people import DeviceCode, Identity, Me, PushKey
from tabletowers.server.responses.tables import MyTables
from tabletowers.store import Person, reports
from tabletowers.table import Refused
from tabletowers.table.requests import Leave


def identity(call: Call, person: Person, token: str) -> Identity:
    """Return the response that logs a person in on the caller's device."""
    call.request.state.new_token = token
    return Identity(profile(person), token)


async def logged_in(call: Call, person: Person, token: str) -> Identity:
    """Return the response to a successful login, and set the cookie by which the device is recognised later.

    A browser that was already logged in as this person gets a new token.
    """
    if call.who is not None and call.who.id == person.id and call.request.state.by_cookie:
        await call.services.devices.log_out(person, call.request.state.token)
    remember_device(call, person)
    return identity(call, person, token)


def remember_device(call: Call, person: Person) -> None:
    """Set the cookie which records that a person has logged in on the caller's device."""
    cookie = device_cookie(call.request.cookies, call.services.settings)
    call.request.state.new_device = call.services.known_devices.with_person(cookie, person.id)


@api.add("POST", "/guests", body=requests.NewGuest, answer=Identity, status=201, person=False)
async def new_guest(call: Call, body: requests.NewGuest) -> Identity:
    """Create a guest, and a secret token for the guest's device."""
    call.services.rates.guests.take(call.place)
    person, token = await call.services.accounts.add_guest(body.name, body.language, body.program, call.device)
    return identity(call, person, token)


@api.add("GET", "/me", answer=Me)
async def get_me(call: Call) -> Me:
    """Get your own account."""
    return profile(call.person)


@api.add("PATCH", "/me", body=requests.MeChange, answer=Me)
async def change_me(call: Call, body: requests.MeChange) -> Me:
    """Change your name, language, addresses, or which notices you get.

    A new email address has to be confirmed before it is used, and the previous address is notified. Changing the
    address requires a login within the last ten minutes.
    """
    changes = {name: value for name in ("name", "language", "mail", "webhook", "webhook_kind", "notices", "unwanted")
             if (value := getattr(body, name)) is not UNSET}  # fmt: skip
    if (webhook := changes.get("webhook")) is not None and not is_address(webhook):
        raise Refused("bad_request", "not the address of a web site", path="webhook")
    if "mail" in changes:
        changes |= await new_address(call, changes.pop("mail"))
    notice = await call.services.undo.offer(call.person) if "mail" in changes else None
    await call.services.accounts.change(call.person, **changes)
    if notice is not None:
        # An address that no longer receives mail can still be changed. The failure is logged.
        with suppress(Refused):
            await call.services.notices.deliver(notice)
    call.services.bus.publish({"person": call.person.id})
    return profile(call.person)


@api.add("DELETE", "/me")
async def delete_me(call: Call) -> None:
    """Delete everything that is stored about you. Requires a login within the last ten minutes.

    The games that you played remain, but without your name.
    """
    await call.require_login()
    services, person = call.services, call.person
    for status in ("waiting", "running"):
        for line in await services.lists.of_person(person, status):
            live = await services.registry.live(line.id)
            await services.commands.run(live, person, "leave", Leave(for_good=True))
    for name in await services.accounts.delete(person):
        if (held := services.registry.tables.get(name)) is not None:
            held.doubtful = True
            held.names.pop(person.id, None)
    services.bus.publish({"person": person.id})
    await services.sessions.ended(person.id)
    call.request.state.new_token = call.request.state.new_device = ""


@api.add("GET", "/me/export", answer=dict[str, Any])
async def export_me(call: Call) -> dict[str, Any]:
    """Get everything that is stored about you. Requires a login within the last ten minutes."""
    await call.require_login()
    call.take_long()
    return await call.services.accounts.export(call.person)


@api.add("POST", "/me/devices", answer=DeviceCode)
async def new_device(call: Call) -> DeviceCode:
    """Create a code with which another device can log in as you, once, within ten minutes."""
    code, expires = await call.services.devices.new_code(call.person)
    return DeviceCode(code, f"/device/{code}", expires)


@api.add("POST", "/devices", body=requests.Code, answer=Identity, person=False)
async def use_device(call: Call, body: requests.Code) -> Identity:
    """Log in on this device with a code that was created on another device."""
    call.services.rates.tries.take(call.place)
    return identity(call, *await call.services.devices.redeem_code(body.code, call.device))


@api.add("PUT", "/me/password", body=requests.NewPassword, answer=Me)
async def set_password(call: Call, body: requests.NewPassword) -> Me:
    """Set a login name and a password for your account.

    Changing an existing password requires the current one, and logs out all other devices. Setting the first password
    requires a login within the last ten minutes if you can already log in some other way.
    """
    call.services.rates.tries.take(call.place)
    token, person = call.request.state.token, call.person
    await call.services.devices.set_password(person, body.login, body.password, body.current, token, call.owner)
    remember_device(call, person)
    return profile(person)


@api.add("POST", "/login", body=requests.Credentials, answer=Identity, person=False)
async def log_in(call: Call, body: requests.Credentials) -> Identity:
    """Log in on this device with a password."""
    call.services.rates.tries.take(call.place)
    login = await call.services.devices.log_in(body.login, body.password, call.owner, call.device)
    return await logged_in(call, *login)


@api.add("POST", "/logout")
async def log_out(call: Call) -> None:
    """Log out this device."""
    await call.services.devices.log_out(call.person, call.request.state.token)
    call.request.state.new_token = ""


@api.add("DELETE", "/me/devices")
async def log_out_everywhere(call: Call) -> None:
    """Log out all your devices, including this one."""
    await call.services.devices.log_out_everywhere(call.person)
    call.request.state.new_token = ""


@api.add("GET", "/me/tables", answer=MyTables, query={"status": Literal["waiting", "running", "over"]})
async def my_tables(call: Call) -> MyTables:
    """List your tables, starting with those where it is your turn.

    Also returns the ids of those that the server can't read.
    """
    return await call.services.lists.with_set_aside(call.person, call.query.get("status"))


@api.add("PUT", "/me/blocks/{person}")
async def block(call: Call) -> None:
    """Block a person: you no longer see their chat messages, and they can't join your tables."""
    await call.services.accounts.block(call.person, call.path["person"])
    call.services.bus.publish({"person": call.person.id})


@api.add("DELETE", "/me/blocks/{person}")
async def unblock(call: Call) -> None:
    """Stop blocking a person."""
    await call.services.accounts.unblock(call.person, call.path["person"])
    call.services.bus.publish({"person": call.person.id})


@api.add("GET", "/push-key", answer=PushKey, person=False)
async def push_key(call: Call) -> PushKey:
    """Get the server's public key for web push."""
    return PushKey(await call.services.notices.public_key())


@api.add("PUT", "/me/push", body=requests.Push)
async def set_push(call: Call, body: requests.Push) -> None:
    """Subscribe to web push notices that it is your turn."""
    subscription = msgspec.to_builtins(body)
    check_subscription(subscription)
    await call.services.accounts.change(call.person, push=subscription)


@api.add("DELETE", "/me/push")
async def delete_push(call: Call) -> None:
    """Unsubscribe from web push notices."""
    await call.services.accounts.change(call.person, push=None)


@api.add("POST", "/reports", body=requests.Report)
async def report(call: Call, body: requests.Report) -> None:
    """Report a person or a table to the server's operators."""
    body, services = body, call.services
    services.rates.reports_from.take(call.place)
    services.rates.reports.take(call.person.id)
    await services.store.write(reports.add, call.person.id, body.text, body.table, body.person, services.clock())

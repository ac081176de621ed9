"""The calls for people who have forgotten their password."""

from __future__ import annotations

from typing import Any

from tabletowers.server.http import requests, responses
from tabletowers.server.http.handlers.people import identity
from tabletowers.server.http.routes import Call, api


@api.add("POST", "/password/forgotten", body=requests.Forgotten, person=False)
async def forget_password(call: Call) -> None:
    """Have a link sent to the address that somebody with this login or address has confirmed, if there is one."""
    rates = call.services.rates
    rates.tries.take(call.place)
    # Whether there is somebody or not: what is refused depends only on what was asked before.
    for name in (call.place, f"forgotten {call.body.who.strip().lower()}"):
        rates.mails.take(name)
    call.services.recovery.ask(call.body.who)


@api.add("POST", "/password/link", body=requests.Code, answer=responses.LinkOwner, person=False)
async def look_at_link(call: Call) -> Any:
    """Whom a link lets set a new password; it stays good."""
    call.services.rates.tries.take(call.place)
    person = await call.services.recovery.whose(call.body.code)
    return {"name": person.name, "login": person.login}


@api.add("PUT", "/password", body=requests.PasswordByLink, answer=responses.Identity, person=False)
async def renew_password(call: Call) -> Any:
    """Set a new password by a link, which uses it up. This device becomes that person's, all others are logged out."""
    call.services.rates.tries.take(call.place)
    body = call.body
    return identity(call, *await call.services.recovery.finish(body.code, body.login, body.password, call.device))

"""The API calls for recovering an account: setting a new password, and reverting a change of email address."""

from __future__ import annotations

from tabletowers.server import requests
from tabletowers.server.http.handlers.people import logged_in
from tabletowers.server.http.routes import Call, api
from tabletowers.server.responses.people import Identity, LinkOwner


@api.add("POST", "/password/forgotten", body=requests.Forgotten, person=False)
async def forget_password(call: Call, body: requests.Forgotten) -> None:
    """Email a link for setting a new password to the person with this login name or email address, if there is one.

    Only a confirmed address is used.
    """
    rates, visitor = call.services.rates, call.visitor
    rates.tries.take(call.place)
    # A refusal must not reveal whether the person exists, so it depends only on earlier requests. Whether the device is
    # known for that person is checked later, when the mail is sent.
    for name in (call.place, f"forgotten {visitor.device} {body.who.strip().lower()}"):
        rates.mails.take(name)
    call.services.recovery.ask(body.who, visitor)


@api.add("POST", "/password/link", body=requests.Code, answer=LinkOwner, person=False)
async def look_at_link(call: Call, body: requests.Code) -> LinkOwner:
    """Get the person for whom a link for setting a new password was created. This does not use up the link."""
    call.services.rates.tries.take(call.place)
    person = await call.services.recovery.whose(body.code)
    return LinkOwner(person.name, person.login)


@api.add("PUT", "/password", body=requests.PasswordByLink, answer=Identity, person=False)
async def renew_password(call: Call, body: requests.PasswordByLink) -> Identity:
    """Set a new password with a link, which can be used only once.

    Logs the person in on this device, and logs out all their other devices.
    """
    call.services.rates.tries.take(call.place)
    login = await call.services.recovery.finish(body.code, body.login, body.password, call.visitor, call.device)
    return await logged_in(call, *login)


@api.add("POST", "/mail/undo", body=requests.Code, answer=Identity, person=False)
async def take_back(call: Call, body: requests.Code) -> Identity:
    """Revert a change of email address, within a week, with the link that was sent to the old address.

    Restores the old password, and removes passkeys and OpenID Connect logins that were added since the change. Logs the
    person in on this device, and logs out all their other devices.
    """
    call.services.rates.tries.take(call.place)
    person, token = await call.services.undo.take_back(body.code, call.device)
    call.services.bus.publish({"person": person.id})
    return await logged_in(call, person, token)

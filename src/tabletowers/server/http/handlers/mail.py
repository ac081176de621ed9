"""The API calls for email: an address is confirmed before it is used, and every email has an unsubscribe link."""

from __future__ import annotations

from typing import Any

from tabletowers.server import requests
from tabletowers.server.http.routes import Call, api
from tabletowers.server.people.mail import check_address
from tabletowers.server.responses.people import Confirmed
from tabletowers.store import Person
from tabletowers.table import Refused


async def new_address(call: Call, address: str | None) -> dict[str, Any]:
    """Ask the caller to confirm a new email address or, if `address` is None, remove the old address.

    Returns the changes to make to the caller's account. Raises Refused if the address is invalid, the email can't be
    sent, or a recent login is required.
    """
    person, address = call.person, None if address is None else check_address(address)
    if address == person.mail and (address is None or person.mail_confirmed):
        return {}
    if address != person.mail:
        await call.require_login()
    if address is not None and call.services.mail.possible:
        await _ask(call, person, address)
    return {"mail": address, "mail_confirmed": False}


async def _ask(call: Call, person: Person, address: str) -> None:
    """Send an email that asks a person to confirm that an address is theirs."""
    for name in (person.id, call.place, address.lower()):
        call.services.rates.mails.take(name)
    await call.services.notices.deliver(await call.services.mail.question(person, address))


@api.add("POST", "/me/mail/question")
async def ask_again(call: Call) -> None:
    """Send another email that asks you to confirm your address."""
    person = call.person
    if person.mail is None or person.mail_confirmed or not call.services.mail.possible:
        raise Refused("not_possible", "there is no address to confirm")
    await _ask(call, person, check_address(person.mail))


@api.add("POST", "/mail/confirm", body=requests.Code, answer=Confirmed, person=False)
async def confirm_mail(call: Call, body: requests.Code) -> Confirmed:
    """Confirm an email address with the code sent to it, on any device, within a day."""
    call.services.rates.tries.take(call.place)
    person, address = await call.services.mail.confirm(body.code)
    call.services.bus.publish({"person": person.id})
    return Confirmed(address)


@api.add("POST", "/unsubscribe", person=False, query={"person": str, "proof": str})
async def unsubscribe(call: Call) -> None:
    """Unsubscribe from all emails, using the link in one of them."""
    call.services.rates.tries.take(call.place)
    person = await call.services.mail.leave(call.query.get("person", ""), call.query.get("proof", ""))
    if person is not None:
        call.services.bus.publish({"person": person.id})


@api.add("POST", "/me/notices/test", body=requests.NoticeTrial)
async def try_notice(call: Call, body: requests.NoticeTrial) -> None:
    """Send yourself a test notice through one of your channels."""
    await call.services.notices.test(call.person, body.way)

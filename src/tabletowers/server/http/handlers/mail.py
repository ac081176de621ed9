"""The API calls about mail: an address is confirmed before it is used, and every mail has a link to unsubscribe."""

from __future__ import annotations

from typing import Any

from tabletowers.server import requests
from tabletowers.server.http.calls import Call, api
from tabletowers.server.people.mail import check_address
from tabletowers.server.responses.people import Confirmed
from tabletowers.store import Person
from tabletowers.table import Refused


async def new_address(call: Call, address: str | None) -> dict[str, Any]:
    """Ask for the confirmation of a new mail address, or remove it (None). Returns the changes to the caller's account.

    Raises Refused, and changes nothing, if it is not an address, if no mail can be sent to it, or if a login is needed
    first.
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
    """Send a mail that asks a person to confirm that an address is theirs."""
    for name in (person.id, call.place, address.lower()):
        call.services.rates.mails.take(name)
    await call.services.notices.deliver(await call.services.mail.question(person, address))


@api.add("POST", "/me/mail/question")
async def ask_again(call: Call) -> None:
    """Send another mail that asks you to confirm your address."""
    person = call.person
    if person.mail is None or person.mail_confirmed or not call.services.mail.possible:
        raise Refused("not_possible", "there is no address to confirm")
    await _ask(call, person, check_address(person.mail))


@api.add("POST", "/mail/confirm", body=requests.Code, answer=Confirmed, person=False)
async def confirm_mail(call: Call, body: requests.Code) -> Confirmed:
    """Confirm an address with the code in the mail, on any device, within a day."""
    call.services.rates.tries.take(call.place)
    person, address = await call.services.mail.confirm(body.code)
    call.services.bus.publish({"person": person.id})
    return Confirmed(address)


@api.add("POST", "/unsubscribe", person=False, query={"person": str, "proof": str})
async def unsubscribe(call: Call) -> None:
    """Stop all mails, using the link in one of them."""
    call.services.rates.tries.take(call.place)
    person = await call.services.mail.leave(call.query.get("person", ""), call.query.get("proof", ""))
    if person is not None:
        call.services.bus.publish({"person": person.id})


@api.add("POST", "/me/notices/test", body=requests.NoticeTrial)
async def try_notice(call: Call, body: requests.NoticeTrial) -> None:
    """Send yourself a notice to see whether it arrives."""
    await call.services.notices.test(call.person, body.way)

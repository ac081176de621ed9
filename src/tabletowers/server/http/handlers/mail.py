"""The calls about mail: an address is confirmed before it is used, and every mail has a way out."""

from __future__ import annotations

from typing import Any

from tabletowers.server.http import requests, responses
from tabletowers.server.http.routes import Call, api
from tabletowers.server.people.mail import check_address
from tabletowers.store import Person
from tabletowers.table import Refused


async def new_address(call: Call, address: str | None) -> dict[str, Any]:
    """What changes about somebody who gives an address (None: takes it away), after it was asked whether it is theirs.

    Refused, and nothing changes, if it is none or nothing can be sent to it.
    """
    if address is None:
        return {"mail": None, "mail_confirmed": False}
    address = check_address(address)
    person = call.person
    if address == person.mail and person.mail_confirmed:
        return {"mail": address}
    if call.services.mail.possible:
        await _ask(call, person, address)
    return {"mail": address, "mail_confirmed": False}


async def _ask(call: Call, person: Person, address: str) -> None:
    """Send the mail that asks whether an address is somebody's."""
    for name in (person.id, call.place, address.lower()):
        call.services.rates.mails.take(name)
    await call.services.notices.deliver(await call.services.mail.question(person, address))


@api.add("POST", "/me/mail/question")
async def ask_again(call: Call) -> None:
    """Send the mail once more that asks whether your address is yours."""
    person = call.person
    if person.mail is None or person.mail_confirmed or not call.services.mail.possible:
        raise Refused("not_possible", "there is no address to confirm")
    await _ask(call, person, check_address(person.mail))


@api.add("POST", "/mail/confirm", body=requests.Code, answer=responses.Confirmed, person=False)
async def confirm_mail(call: Call) -> Any:
    """Confirm an address by the code in the mail; on any device, within a day."""
    call.services.rates.tries.take(call.place)
    person = await call.services.mail.confirm(call.body.code)
    call.services.bus.publish({"person": person.id})
    return {"mail": person.mail}


@api.add("POST", "/unsubscribe", person=False, query={"person": str, "proof": str})
async def unsubscribe(call: Call) -> None:
    """Get no more mails, by the link in one of them."""
    call.services.rates.tries.take(call.place)
    person = await call.services.mail.leave(call.query.get("person", ""), call.query.get("proof", ""))
    if person is not None:
        call.services.bus.publish({"person": person.id})


@api.add("POST", "/me/notices/test", body=requests.NoticeTrial)
async def try_notice(call: Call) -> None:
    """Send yourself a notice to see whether it arrives."""
    await call.services.notices.test(call.person, call.body.way)

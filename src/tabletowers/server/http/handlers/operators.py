"""The calls for the people who run the server: reports, bans, tables, figures."""

from __future__ import annotations

import logging
from functools import partial
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta

from tabletowers.server.http import requests, responses
from tabletowers.server.http.routes import Call, api
from tabletowers.server.tables.deals import day_of
from tabletowers.store import Person, operators, people, reports, tables
from tabletowers.table import Refused, commands

log = logging.getLogger("tabletowers.operators")

#: How many tables are listed.
_MOST = 200
_DAY = 24 * 3600 * 1000


async def _check(call: Call) -> None:
    if not await call.services.store.read(operators.is_one, call.person.id):
        raise Refused("not_operator", "this is for the people who run the server")


def _known(person: Person | None) -> dict[str, Any] | None:
    if person is None:
        return None
    return {
        "id": person.id,
        "name": person.name,
        "since": person.created,
        "banned": person.banned,
        "muted_until": person.muted_until,
    }


@api.add("GET", "/operators/me", answer=responses.Role)
async def my_role(call: Call) -> Any:
    """Whether you are one of the people who run the server."""
    return {"operator": await call.services.store.read(operators.is_one, call.person.id)}


@api.add("GET", "/operators/overview", answer=responses.Overview)
async def overview(call: Call) -> Any:
    """Figures, and the reports that nobody has handled yet."""
    await _check(call)
    services = call.services
    today = round(day_of(services.clock()).timestamp() * 1000)
    figures = await services.store.read(operators.figures, today)
    found = await services.store.read(reports.unhandled)
    named = {name for report in found for name in (report.reporter, report.person) if name is not None}
    known = await services.accounts.several(list(named))
    return {
        "figures": figures._asdict(),
        "reports": [
            {
                "id": report.id,
                "at": report.at,
                "text": report.text,
                "table": report.table,
                "reporter": _known(known.get(report.reporter)),
                "person": _known(known.get(report.person or "")),
            }
            for report in found
        ],
    }


@api.add("POST", "/operators/reports/{report}/handled")
async def handle_report(call: Call) -> None:
    """Mark a report as handled."""
    await _check(call)
    number = call.path["report"]
    try:
        await call.services.store.write(
            reports.mark_handled, int(number) if number.isdecimal() and len(number) < 10 else -1
        )
    except ValueError as error:
        raise Refused("bad_request", f"there is no report {number[:20]}", path="report") from error


@api.add("GET", "/operators/people", answer=responses.FoundPeople,
         query={"name": Annotated[str, Meta(min_length=1, max_length=40)]})  # fmt: skip
async def find_people(call: Call) -> Any:
    """People whose names contain a text."""
    await _check(call)
    found = await call.services.store.read(people.search, call.query.get("name", ""))
    return {"people": [_known(person) for person in found]}


@api.add("PATCH", "/operators/people/{person}", body=requests.Measure, answer=responses.FoundPerson)
async def take_measure(call: Call) -> Any:
    """Ban somebody or let them in again; keep them from chatting for some days, or no longer."""
    await _check(call)
    services = call.services
    person = await services.accounts.get(call.path["person"])
    if person is None:
        raise Refused("no_such_person", "there is nobody with this id")
    values: dict[str, Any] = {}
    if call.body.banned is not UNSET:
        values["banned"] = call.body.banned
    if call.body.muted_days is not UNSET:
        days = call.body.muted_days
        values["muted_until"] = None if days is None else services.clock() + days * _DAY
    await services.accounts.change(person, **values)
    await services.sessions.ended(person.id)
    return _known(await services.accounts.get(person.id))


@api.add("POST", "/operators/people/{person}/password", answer=responses.PasswordLink)
async def new_password_link(call: Call) -> Any:
    """A link by which somebody who has forgotten their password can set a new one. Not for one of you."""
    await _check(call)
    services = call.services
    person = await services.accounts.get(call.path["person"])
    if person is None:
        raise Refused("no_such_person", "there is nobody with this id")
    if await services.store.read(operators.is_one, person.id):
        raise Refused("not_possible", "whoever runs the server gets a link by `tabletowers admin password`")
    path, expires = await services.recovery.link(person)
    log.warning("%s has made a link for a new password of %s", call.person.id, person.id)
    return {"path": path, "expires": expires}


@api.add("GET", "/operators/tables", answer=responses.AllTables,
         query={"status": Literal["waiting", "running", "over"]})  # fmt: skip
async def list_tables(call: Call) -> Any:
    """The newest tables of a status."""
    await _check(call)
    found = await call.services.store.read(tables.newest, call.query.get("status", "running"), _MOST)
    return {"tables": [line._asdict() for line in found]}


@api.add("POST", "/operators/tables/{table}/close")
async def close_table(call: Call) -> None:
    """End whatever is played at a table."""
    await _check(call)
    registry, now = call.services.registry, call.services.clock()
    live = await registry.live(call.path["table"])
    await registry.run(live, partial(commands.expire, now=now, idle_since=max(now, live.table.changed)))

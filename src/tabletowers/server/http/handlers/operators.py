"""The API calls for operators of the server: reports, bans, tables and statistics."""

from __future__ import annotations

import logging
from functools import partial
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta

from tabletowers.host.deals import day_of
from tabletowers.host.routes import Count
from tabletowers.server import requests
from tabletowers.server.http.routes import Call, api
from tabletowers.server.responses.operators import (
    AllTables,
    EarlierReport,
    Figures,
    FoundPeople,
    FoundPerson,
    Overview,
    ReportInfo,
    Role,
    TableLine,
)
from tabletowers.server.responses.people import PasswordLink
from tabletowers.store import Person, operators, people, reports, table_index
from tabletowers.table import Refused, commands

log = logging.getLogger("tabletowers.operators")

#: The number of tables listed, and the number of subjects of reports at a time.
_MOST, _SUBJECTS = 200, 20
_DAY = 24 * 3600 * 1000


async def _check(call: Call) -> None:
    if not await call.services.store.read(operators.is_one, call.person.id):
        raise Refused("not_operator", "only operators of the server can do this")


def _found_person(person: Person) -> FoundPerson:
    return FoundPerson(person.id, person.name, person.created, person.banned, person.muted_until)


def _known(person: Person | None) -> FoundPerson | None:
    return None if person is None else _found_person(person)


@api.add("GET", "/operators/me", answer=Role)
async def my_role(call: Call) -> Role:
    """Check whether you are an operator of the server."""
    return Role(await call.services.store.read(operators.is_one, call.person.id))


@api.add("GET", "/operators/overview", answer=Overview, query={"after": Count})
async def overview(call: Call) -> Overview:
    """Get the server's statistics, and the open reports, with up to twenty reported people or tables per page."""
    await _check(call)
    services = call.services
    today = round(day_of(services.clock()).timestamp() * 1000)
    figures = await services.store.read(operators.figures, today)
    subjects = await services.store.read(reports.subjects, call.query.get("after", 0), _SUBJECTS + 1)
    page = subjects[:_SUBJECTS]
    written = [report for subject in page for report in subject.reports]
    named = {name for report in written for name in (report.reporter, report.person) if name is not None}
    known = await services.accounts.several(list(named))

    def earlier(report: reports.Report) -> EarlierReport:
        return EarlierReport(report.at, report.text, report.table, _known(known.get(report.reporter)))

    return Overview(
        Figures(*figures),
        [
            ReportInfo(
                id=last.id,
                at=last.at,
                text=last.text,
                table=last.table,
                reporter=_known(known.get(last.reporter)),
                person=_known(known.get(last.person or "")),
                count=total,
                earlier=[earlier(report) for report in others],
            )
            for _, total, (last, *others) in page
        ],
        page[-1].first if len(subjects) > _SUBJECTS else None,
    )


@api.add("POST", "/operators/reports/{report}/handled")
async def handle_report(call: Call) -> None:
    """Mark a report, and all earlier reports on the same subject, as handled."""
    await _check(call)
    number = call.path["report"]
    try:
        await call.services.store.write(
            reports.mark_handled, int(number) if number.isdecimal() and len(number) < 10 else -1
        )
    except ValueError as error:
        raise Refused("bad_request", f"there is no report {number[:20]}", path="report") from error


@api.add("GET", "/operators/people", answer=FoundPeople,
         query={"name": Annotated[str, Meta(min_length=1, max_length=40)]})  # fmt: skip
async def find_people(call: Call) -> FoundPeople:
    """List the people whose names contain a search string."""
    await _check(call)
    matches = await call.services.store.read(people.search, call.query.get("name", ""))
    return FoundPeople([_found_person(person) for person in matches])


@api.add("PATCH", "/operators/people/{person}", body=requests.Measure, answer=FoundPerson)
async def take_measure(call: Call, body: requests.Measure) -> FoundPerson:
    """Ban or unban a person, or mute them for a number of days or unmute them.

    Operators can't take measures against each other.
    """
    await _check(call)
    services = call.services
    person = await services.accounts.get(call.path["person"])
    if person is None:
        raise Refused("no_such_person", "there is no person with this id")
    if await services.store.read(operators.is_one, person.id):
        raise Refused("not_possible", "operators can't take measures against each other")
    values: dict[str, Any] = {}
    if body.banned is not UNSET:
        values["banned"] = body.banned
    if body.muted_days is not UNSET:
        days = body.muted_days
        values["muted_until"] = None if days is None else services.clock() + days * _DAY
    await services.accounts.change(person, **values)
    await services.sessions.ended(person.id)
    return _found_person(person)


@api.add("POST", "/operators/people/{person}/password", answer=PasswordLink)
async def new_password_link(call: Call) -> PasswordLink:
    """Create a link with which a person who has forgotten their password can set a new one.

    Such links can't be created for operators.
    """
    await _check(call)
    services = call.services
    person = await services.accounts.get(call.path["person"])
    if person is None:
        raise Refused("no_such_person", "there is no person with this id")
    if await services.store.read(operators.is_one, person.id):
        raise Refused("not_possible", "operators get a link with `tabletowers admin password`")
    path, expires = await services.recovery.link(person)
    log.warning("%s has created a link for a new password of %s", call.person.id, person.id)
    return PasswordLink(path, expires)


@api.add("GET", "/operators/tables", answer=AllTables,
         query={"status": Literal["waiting", "running", "over"]})  # fmt: skip
async def list_tables(call: Call) -> AllTables:
    """List the newest tables that have a given status."""
    await _check(call)
    lines = await call.services.store.read(table_index.newest, call.query.get("status", "running"), _MOST)
    return AllTables([TableLine(*line) for line in lines])


@api.add("POST", "/operators/tables/{table}/close")
async def close_table(call: Call) -> None:
    """End the game at a table."""
    await _check(call)
    registry, now = call.services.registry, call.services.clock()
    live = await registry.live(call.path["table"])
    await registry.run(live, partial(commands.expire, idle_since=max(now, live.table.changed)))

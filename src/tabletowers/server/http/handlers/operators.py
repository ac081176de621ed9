"""The API calls for operators of the server: reports, measures with their reasons, tables and statistics."""

from __future__ import annotations

import logging
from functools import partial
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta

from tabletowers.host.deals import day_of
from tabletowers.host.routes import Count
from tabletowers.server import requests
from tabletowers.server.http.handlers.circles import circle_info
from tabletowers.server.http.routes import Call, api
from tabletowers.server.responses.circles import FoundCircles
from tabletowers.server.responses.operators import (
    AllTables,
    ChatLine,
    EarlierReport,
    Figures,
    FoundPeople,
    FoundPerson,
    MeasureInfo,
    Measures,
    Overview,
    ReportInfo,
    Role,
    TableChat,
    TableLine,
)
from tabletowers.server.responses.people import PasswordLink
from tabletowers.store import Person, measures, operators, people, reports, table_index
from tabletowers.table import Refused, commands, payloads

log = logging.getLogger("tabletowers.operators")

#: The number of tables listed, and the numbers of subjects of reports and of measures at a time.
_MOST, _SUBJECTS, _MEASURES = 200, 20, 50
_DAY = 24 * 3600 * 1000


async def _check(call: Call) -> None:
    if not await call.services.store.read(operators.is_one, call.person.id):
        raise Refused("not_operator", "only operators of the server can do this")


def _found_person(person: Person) -> FoundPerson:
    return FoundPerson(
        person.id,
        person.name,
        person.created,
        person.banned,
        person.muted_until,
        person.ban_reason,
        person.mute_reason,
    )


def _number(text: str) -> int:
    """Return the number in a path, or -1 if it is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1


def _why(body: requests.Measure | requests.Reason) -> str:
    """Return the reason that an operator gives, on one line and without invisible characters."""
    return " ".join("".join(sign for sign in body.reason if sign.isprintable() or sign.isspace()).split())


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
    number, now = call.path["report"], call.services.clock()

    def change(connection: Any) -> None:
        report = reports.mark_handled(connection, _number(number))
        measures.record(connection, now, call.person.id, "handled", person=report.person, table=report.table)

    try:
        await call.services.store.write(change)
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

    The person gets the reason. Operators can't take measures against each other.
    """
    await _check(call)
    services, now, reason = call.services, call.services.clock(), _why(body)
    person = await services.accounts.get(call.path["person"])
    if person is None:
        raise Refused("no_such_person", "there is no person with this id")
    if await services.store.read(operators.is_one, person.id):
        raise Refused("not_possible", "operators can't take measures against each other")
    values: dict[str, Any] = {}
    kinds: list[measures.Kind] = []
    if body.banned is not UNSET:
        values |= {"banned": body.banned, "ban_reason": reason if body.banned else None}
        kinds.append("ban" if body.banned else "unban")
    if body.muted_days is not UNSET:
        days = body.muted_days
        until = None if days is None else now + days * _DAY
        values |= {"muted_until": until, "mute_reason": None if days is None else reason}
        kinds.append("unmute" if days is None else "mute")

    def note(connection: Any) -> None:
        for kind in kinds:
            measures.record(connection, now, call.person.id, kind, person=person.id, reason=reason)

    await services.accounts.change(person, note, **values)
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
    await services.store.write(measures.record, services.clock(), call.person.id, "link", person=person.id)
    log.warning("%s has created a link for a new password of %s", call.person.id, person.id)
    return PasswordLink(path, expires)


@api.add("GET", "/operators/tables", answer=AllTables,
         query={"status": Literal["waiting", "running", "over"]})  # fmt: skip
async def list_tables(call: Call) -> AllTables:
    """List the newest tables that have a given status."""
    await _check(call)
    lines = await call.services.store.read(table_index.newest, call.query.get("status", "running"), _MOST)
    return AllTables([TableLine(*line) for line in lines])


@api.add("POST", "/operators/tables/{table}/close", body=requests.Reason)
async def close_table(call: Call, body: requests.Reason) -> None:
    """End the game at a table. The people at the table get the reason."""
    await _check(call)
    services, reason, operator = call.services, _why(body), call.person.id
    live = await services.registry.live(call.path["table"])
    if await services.registry.run(live, partial(commands.close, operator=operator, reason=reason)):
        record = partial(measures.record, table=live.table.id, reason=reason)
        await services.store.write(record, services.clock(), operator, "close")


@api.add("GET", "/operators/tables/{table}/chat", answer=TableChat)
async def table_chat(call: Call) -> TableChat:
    """Get the last lines of chat at a table."""
    await _check(call)
    registry = call.services.registry
    live = await registry.live(call.path["table"])
    async with registry.reading(live):
        return TableChat([_chat_line(line) for line in payloads.chat(live.table, live.name)])


def _chat_line(line: dict[str, Any]) -> ChatLine:
    more = (line.get("phrase"), line.get("removed"))
    return ChatLine(line["seq"], line["at"], line["person"], line["name"], line["text"], *more)


@api.add("POST", "/operators/tables/{table}/chat/{line}/remove", body=requests.Reason)
async def remove_chat(call: Call, body: requests.Reason) -> None:
    """Remove a line of chat. From then on, everyone at the table reads the reason in its place."""
    await _check(call)
    services, reason, operator = call.services, _why(body), call.person.id
    live = await services.registry.live(call.path["table"])
    command = partial(commands.remove_chat, line=_number(call.path["line"]), operator=operator, reason=reason)
    author = await services.registry.run(live, command)
    record = partial(measures.record, person=author, table=live.table.id, reason=reason)
    await services.store.write(record, services.clock(), operator, "chat")


@api.add("POST", "/operators/matches/{match}/remove", body=requests.Reason)
async def remove_match(call: Call, body: requests.Reason) -> None:
    """Delete a match with all its results. Games at its tables that are not over can be finished."""
    await _check(call)
    services = call.services
    match = await services.matches.find(call.path["match"])
    await services.matches.remove(match)
    record = partial(measures.record, table=match.id, reason=_why(body))
    await services.store.write(record, services.clock(), call.person.id, "delete")


@api.add("GET", "/operators/circles", answer=FoundCircles,
         query={"name": Annotated[str, Meta(min_length=1, max_length=40)]})  # fmt: skip
async def find_circles(call: Call) -> FoundCircles:
    """List the circles whose names contain a search string."""
    await _check(call)
    found = await call.services.circles.search(call.query.get("name", ""), _MOST)
    return FoundCircles([circle_info(one) for one in found])


@api.add("POST", "/operators/circles/{circle}/remove", body=requests.Reason)
async def remove_circle(call: Call, body: requests.Reason) -> None:
    """Delete a circle. Its tables, and the results of its games, remain."""
    await _check(call)
    services, circle = call.services, call.path["circle"]
    await services.circles.remove(circle)
    record = partial(measures.record, table=circle, reason=_why(body))
    await services.store.write(record, services.clock(), call.person.id, "circle")


@api.add("GET", "/operators/measures", answer=Measures, query={"before": Count})
async def list_measures(call: Call) -> Measures:
    """List what operators have done, newest first: who, when and why."""
    await _check(call)
    services = call.services
    lines = await services.store.read(measures.latest, call.query.get("before"), _MEASURES + 1)
    page = lines[:_MEASURES]
    named = {name for line in page for name in (line.operator, line.person) if name is not None}
    known = await services.accounts.several(list(named))
    return Measures(
        [
            MeasureInfo(
                line.id,
                line.at,
                _known(known.get(line.operator or "")),
                line.kind,
                _known(known.get(line.person or "")),
                line.table,
                line.reason,
            )
            for line in page
        ],
        page[-1].id if len(lines) > _MEASURES else None,
    )

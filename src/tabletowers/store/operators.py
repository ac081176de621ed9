"""The operators of the server, and the statistics on their page."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select

from tabletowers.store import schema

_operators = schema.operators


def is_one(connection: Connection, person: str) -> bool:
    """Return whether a person is an operator."""
    return connection.execute(select(_operators).where(_operators.c.person == person)).first() is not None


def add(connection: Connection, person: str) -> None:
    """Make a person an operator. Raises ValueError if there is no person with this id."""
    if connection.execute(select(schema.people.c.id).where(schema.people.c.id == person)).first() is None:
        raise ValueError(f"unknown person {person!r}")
    if not is_one(connection, person):
        connection.execute(insert(_operators).values(person=person))


def remove(connection: Connection, person: str) -> None:
    """Remove a person from the operators."""
    connection.execute(delete(_operators).where(_operators.c.person == person))


class Figures(NamedTuple):
    """The server's statistics: numbers of people, tables and unhandled reports."""

    people: int
    kept: int
    banned: int
    waiting: int
    running: int
    over: int
    finished_today: int
    reports: int


def figures(connection: Connection, today: int) -> Figures:
    """Count people, tables and unhandled reports. `today` is the time at which the current day began."""
    people, tables, reports = schema.people, schema.tables, schema.reports
    ways = (schema.passkeys, schema.openids)

    def count(part: Any, *conditions: Any) -> int:
        return connection.execute(select(func.count()).select_from(part).where(*conditions)).scalar() or 0

    rows = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status)).all()
    by_status = {row[0]: row[1] for row in rows}
    return Figures(
        count(people),
        count(people, or_(people.c.password.is_not(None), *(people.c.id.in_(select(kept.c.person)) for kept in ways))),
        count(people, people.c.banned),
        by_status.get("waiting", 0),
        by_status.get("running", 0),
        by_status.get("over", 0),
        count(tables, tables.c.ended >= today, tables.c.outcome == "finished"),
        count(reports, ~reports.c.handled),
    )

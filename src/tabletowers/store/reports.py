"""Reports to the people who run the server."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from tabletowers.store import schema

_reports = schema.reports


class Report(NamedTuple):
    """What somebody reported, about whom and at which table."""

    id: int
    table: str | None
    reporter: str
    person: str | None
    text: str
    at: int


def add(connection: Connection, reporter: str, text: str, table: str | None, person: str | None, at: int) -> None:
    """Keep a report until somebody handles it."""
    row = {"table": table, "reporter": reporter, "person": person, "text": text, "at": at, "handled": False}
    connection.execute(insert(_reports).values(**row))


def unhandled(connection: Connection) -> list[Report]:
    """The reports that nobody has handled yet, oldest first."""
    rows = connection.execute(select(_reports).where(~_reports.c.handled).order_by(_reports.c.at))
    return [Report(row.id, row.table, row.reporter, row.person, row.text, row.at) for row in rows]


def mark_handled(connection: Connection, report: int) -> None:
    """Mark a report as handled; ValueError if there is none of this number."""
    if connection.execute(update(_reports).where(_reports.c.id == report).values(handled=True)).rowcount == 0:
        raise ValueError(f"there is no report {report}")

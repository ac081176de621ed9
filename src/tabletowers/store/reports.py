"""Reports to the operators of the server. Reports on the same subject are listed and handled together."""

from __future__ import annotations

from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, case, func, insert, select, update

from tabletowers.store import schema

_reports = schema.reports
#: The most reports listed for one subject.
_TOLD = 5


class Report(NamedTuple):
    """A report, and the person or table that it is about."""

    id: int
    table: str | None
    reporter: str
    person: str | None
    text: str
    at: int


class Subject(NamedTuple):
    """The subject of one or more reports: a person, a table or, for a single report, neither."""

    #: The number of the first report. Subjects are sorted by it.
    first: int
    #: The number of reports.
    total: int
    #: The latest reports, newest first.
    reports: list[Report]


def add(connection: Connection, reporter: str, text: str, table: str | None, person: str | None, at: int) -> None:
    """Store a report for the operators."""
    row = {"table": table, "reporter": reporter, "person": person, "text": text, "at": at, "handled": False}
    connection.execute(insert(_reports).values(**row))


def unhandled(connection: Connection) -> list[Report]:
    """Return the unhandled reports, oldest first."""
    rows = connection.execute(select(_reports).where(~_reports.c.handled).order_by(_reports.c.id))
    return [_report(row) for row in rows]


def subjects(connection: Connection, after: int, most: int) -> list[Subject]:
    """Return up to `most` subjects of unhandled reports, ordered by their first reports.

    Only subjects whose first report has a number greater than `after` are returned.
    """
    same = [
        _reports.c.person,
        case((_reports.c.person.is_(None), _reports.c.table)),
        case((_reports.c.person.is_(None) & _reports.c.table.is_(None), _reports.c.id)),
    ]
    ranked = (
        select(
            _reports,
            func.min(_reports.c.id).over(partition_by=same).label("first"),
            func.count().over(partition_by=same).label("total"),
            func.row_number().over(partition_by=same, order_by=_reports.c.id.desc()).label("rank"),
        )
        .where(~_reports.c.handled)
        .subquery()
    )
    query = select(ranked).where(ranked.c.first > after, ranked.c.rank <= _TOLD)
    rows = connection.execute(query.order_by(ranked.c.first, ranked.c.rank).limit(most * _TOLD)).all()
    reported = []
    for first, alike in groupby(rows, lambda row: row.first):
        lines = list(alike)
        reported.append(Subject(first, lines[0].total, [_report(row) for row in lines]))
    return reported[:most]


def mark_handled(connection: Connection, report: int) -> Report:
    """Mark a report, and earlier ones on the same subject, as handled, and return it.

    Raises ValueError if there is no such report.
    """
    row = connection.execute(select(_reports).where(_reports.c.id == report)).first()
    if row is None:
        raise ValueError(f"there is no report {report}")
    alike = _reports.c.id == report
    if row.person is not None:
        alike = _reports.c.person == row.person
    elif row.table is not None:
        alike = _reports.c.person.is_(None) & (_reports.c.table == row.table)
    connection.execute(update(_reports).where(alike, _reports.c.id <= report).values(handled=True))
    return _report(row)


def _report(row: Any) -> Report:
    return Report(row.id, row.table, row.reporter, row.person, row.text, row.at)

"""The responses for operators of the server."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Role(Struct):
    """Whether you are an operator of the server."""

    operator: bool


class FoundPerson(Struct):
    """A person, as operators see them."""

    id: str
    name: str
    since: int
    banned: bool
    muted_until: int | None


class FoundPeople(Struct):
    """People whose names contain a text."""

    people: list[FoundPerson]


class EarlierReport(Struct):
    """A report on the same subject as a later one."""

    at: int
    text: str
    table: str | None
    reporter: FoundPerson | None


class ReportInfo(Struct):
    """The last report on a person, on a table, or on neither. Null stands for people who are no longer known.

    `count` is the number of reports on the same subject, including this one; `earlier` has up to four of the others.
    """

    id: int
    at: int
    text: str
    table: str | None
    reporter: FoundPerson | None
    person: FoundPerson | None
    count: int
    earlier: list[EarlierReport]


class Figures(Struct):
    """The figures that operators see."""

    people: int
    kept: int
    banned: int
    waiting: int
    running: int
    over: int
    finished_today: int
    reports: int


class Overview(Struct):
    """The figures, and the open reports, with the subject that was reported first at the top.

    `next` is the value of `after` for the next ones, null at the end.
    """

    figures: Figures
    reports: list[ReportInfo]
    next: int | None


class TableLine(Struct):
    """A table, as operators see it."""

    id: str
    game: str
    status: Literal["waiting", "running", "over"]
    visibility: Literal["private", "lobby"]
    created: int
    host: str | None


class AllTables(Struct):
    """The newest tables with a status."""

    tables: list[TableLine]

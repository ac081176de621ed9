"""The responses for operators of the server."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tabletowers.store.measures import Kind


class Role(Struct):
    """Your role on the server: whether you are one of its operators."""

    operator: bool


class FoundPerson(Struct):
    """A person, with the data that operators can see."""

    id: str
    name: str
    since: int
    banned: bool
    muted_until: int | None
    ban_reason: str | None
    mute_reason: str | None


class FoundPeople(Struct):
    """The people whose names contain the search text."""

    people: list[FoundPerson]


class EarlierReport(Struct):
    """An earlier report on the same person or table."""

    at: int
    text: str
    table: str | None
    reporter: FoundPerson | None


class ReportInfo(Struct):
    """The latest report on a person or a table, or a report that is about neither.

    `reporter` and `person` are null for people who no longer exist. `count` is the number of reports on the same
    subject, including this one; `earlier` contains up to four of the others.
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
    """The server's statistics for operators: numbers of people, tables and reports."""

    people: int
    kept: int
    banned: int
    waiting: int
    running: int
    over: int
    finished_today: int
    reports: int


class Overview(Struct):
    """The server's statistics, and its open reports. The subject that was reported first comes first.

    `next` is the value of the query parameter `after` for the next page, or null at the end.
    """

    figures: Figures
    reports: list[ReportInfo]
    next: int | None


class TableLine(Struct):
    """A table, with the data that operators can see."""

    id: str
    game: str
    status: Literal["waiting", "running", "over"]
    visibility: Literal["private", "lobby"]
    created: int
    host: str | None


class AllTables(Struct):
    """The newest tables that have the given status."""

    tables: list[TableLine]


class ChatLine(Struct):
    """A line of chat at a table. `removed` is the reason if an operator has removed it."""

    seq: int
    at: int
    person: str
    name: str | None
    text: str
    phrase: str | None
    removed: str | None


class TableChat(Struct):
    """The last lines of chat at a table."""

    lines: list[ChatLine]


class MeasureInfo(Struct):
    """What an operator has done: who, when and why.

    `operator` is null if it was done on the server's machine or if the operator no longer exists; `person` is null for
    people who no longer exist.
    """

    id: int
    at: int
    operator: FoundPerson | None
    kind: Kind
    person: FoundPerson | None
    table: str | None
    reason: str


class Measures(Struct):
    """What operators have done, newest first. `next` is the value of `before` for the next page, or null at the end."""

    measures: list[MeasureInfo]
    next: int | None

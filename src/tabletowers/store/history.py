"""The history of a person's tables, page by page: unfinished tables first, then finished ones, newest first."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, and_, case, delete, func, insert, or_, select, update

from tabletowers.store import schema
from tabletowers.store.results import Seated, at_tables, of_person, somebody_like

_tables, _members, _notes, _results = schema.tables, schema.members, schema.notes, schema.results


class Wish(NamedTuple):
    """A filter for a person's history: games, status, result, and part of another player's name."""

    games: Collection[str]
    status: Literal["waiting", "running", "over"] | None = None
    result: Literal["won", "lost"] | None = None
    #: Part of the name of another person at the table.
    search: str | None = None


class Place(NamedTuple):
    """A table's position in the history: whether its game is over, when it ended or was created, and its id."""

    over: int
    at: int
    table: str

    @classmethod
    def read(cls, text: str) -> Place:
        """Return the place described by a string from `str(place)`. Raises ValueError if it is invalid."""
        over, at, table = text.split(".")
        return cls(int(over), int(at), table)

    def __str__(self) -> str:
        return f"{self.over}.{self.at}.{self.table}"


class Line(NamedTuple):
    """A table in a person's history."""

    place: Place
    game: str
    rules: int
    status: Literal["waiting", "running", "over"]
    outcome: Literal["finished", "stopped", "cancelled", "imported"] | None
    created: int
    ended: int | None
    #: Whether the person has written a note about the table.
    noted: bool


def page(connection: Connection, person: str, wish: Wish, after: Place | None, limit: int) -> list[Line]:
    """Return up to `limit` tables from a person's history, beginning after the position `after`.

    If `after` is None, the first tables are returned.
    """
    over = case((_tables.c.status == "over", 1), else_=0)
    at = case((_tables.c.status == "over", func.coalesce(_tables.c.ended, _tables.c.created)), else_=_tables.c.created)
    noted = select(_notes.c.table).where(_notes.c.person == person, _notes.c.table == _tables.c.id).exists()
    query = select(_tables, over.label("over"), at.label("at"), noted.label("noted"))
    query = query.join(_members, _members.c.table == _tables.c.id)
    query = query.where(_members.c.person == person, _tables.c.game.in_(wish.games))
    if wish.status is not None:
        query = query.where(_tables.c.status == wish.status)
    if wish.result is not None:
        query = query.where(_with_result(person, wish.result))
    if wish.search:
        query = query.where(somebody_like(person, wish.search))
    if after is not None:
        later = and_(over == after.over, at == after.at, _tables.c.id < after.table)
        query = query.where(or_(over > after.over, and_(over == after.over, at < after.at), later))
    rows = connection.execute(query.order_by(over, at.desc(), _tables.c.id.desc()).limit(limit))
    return [
        Line(
            Place(row.over, row.at, row.id),
            row.game,
            row.rules,
            row.status,
            row.outcome,
            row.created,
            row.ended,
            bool(row.noted),
        )
        for row in rows
    ]


class Page(NamedTuple):
    """A page of a person's history: its tables, the results of finished games by table, and whether more follow."""

    lines: list[Line]
    seats: dict[str, list[Seated]]
    more: bool


def page_with_results(connection: Connection, person: str, wish: Wish, after: Place | None, size: int) -> Page:
    """Return the page of a person's history that follows the position `after`, or the first page if it is None."""
    lines = page(connection, person, wish, after, size + 1)
    over = [line.place.table for line in lines[:size] if line.status == "over"]
    return Page(lines[:size], at_tables(connection, over), len(lines) > size)


def _with_result(person: str, result: str) -> Any:
    mine = select(_results.c.table).where(_results.c.table == _tables.c.id, _results.c.subject == of_person(person))
    place = _results.c.place == 0 if result == "won" else _results.c.place > 0
    return mine.where(_results.c.outcome == "finished", place).exists()


# Notes


class Note(NamedTuple):
    """A person's private note about a table, and when it was written."""

    text: str
    at: int


def note(connection: Connection, person: str, table: str) -> Note | None:
    """Return a person's note about a table, or None."""
    query = select(_notes.c.text, _notes.c.at).where(_notes.c.person == person, _notes.c.table == table)
    row = connection.execute(query).first()
    return None if row is None else Note(row.text, row.at)


def set_note(connection: Connection, person: str, table: str, text: str, at: int) -> None:
    """Store a person's note about a table, replacing any earlier one. If `text` is empty, the note is deleted."""
    here = (_notes.c.person == person, _notes.c.table == table)
    if not text:
        connection.execute(delete(_notes).where(*here))
    elif not connection.execute(update(_notes).where(*here).values(text=text, at=at)).rowcount:
        connection.execute(insert(_notes).values(person=person, table=table, text=text, at=at))


def visible(connection: Connection, person: str | None, tables: Collection[str]) -> set[str]:
    """Return those of `tables` that a person may view without an invitation.

    These are the person's own tables, and tables that are open to spectators.
    """
    opened = select(_tables.c.id).where(_tables.c.id.in_(tables), _tables.c.visibility == "lobby", _tables.c.spectators)
    ids = set(connection.execute(opened).scalars())
    if person is not None:
        own = select(_members.c.table).where(_members.c.person == person, _members.c.table.in_(tables))
        ids.update(connection.execute(own).scalars())
    return ids

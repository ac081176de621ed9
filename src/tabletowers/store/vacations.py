"""Vacations: periods in which a person's clocks stop in games whose clocks count in days."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from tabletowers.store import schema
from tabletowers.store.parts import parts

_vacations = schema.vacations


class Vacation(NamedTuple):
    """A period in which a person's clocks stop in games whose clocks count in days."""

    begins: int
    ends: int


def since(connection: Connection, person: str, at: int) -> list[Vacation]:
    """Return a person's vacations that end after the time `at`, the earliest first."""
    query = select(_vacations.c.begins, _vacations.c.ends)
    overlapping = query.where(_vacations.c.person == person, _vacations.c.ends > at).order_by(_vacations.c.begins)
    return [Vacation(*row) for row in connection.execute(overlapping)]


def of_several(connection: Connection, people: Sequence[str], at: int) -> dict[str, list[Vacation]]:
    """Return people's vacations that end after the time `at`, by person."""
    query = select(_vacations).where(_vacations.c.ends > at).order_by(_vacations.c.begins)
    found: defaultdict[str, list[Vacation]] = defaultdict(list)
    for part in parts(people):
        for row in connection.execute(query.where(_vacations.c.person.in_(part))):
            found[row.person].append(Vacation(row.begins, row.ends))
    return found


def add(connection: Connection, person: str, begins: int, ends: int) -> None:
    """Store a person's vacation, from the time `begins` to the time `ends`."""
    connection.execute(insert(_vacations).values(person=person, begins=begins, ends=ends))


def end(connection: Connection, person: str, now: int) -> None:
    """End a person's current vacation."""
    running = (_vacations.c.person == person, _vacations.c.ends > now)
    connection.execute(update(_vacations).where(*running).values(ends=now))


def running_tables(connection: Connection, person: str) -> list[str]:
    """Return the ids of the tables at which a person is in a running game."""
    tables, members = schema.tables, schema.members
    mine = select(tables.c.id).join(members, members.c.table == tables.c.id)
    query = mine.where(members.c.person == person, tables.c.status == "running").order_by(tables.c.created)
    return list(connection.execute(query).scalars())

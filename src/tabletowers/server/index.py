"""What else changes in the database when something is said at a table: where it is found, who sits there, ratings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from tabletowers.store import schema
from tabletowers.table import Table, ratings
from tabletowers.table import entries as e
from tabletowers.table.ratings import Rating

Change = Callable[[Connection], None]
Rated = Callable[[list[dict[str, Any]]], None]


def changes(table: Table, entries: list[e.AnyEntry], rated: Rated = lambda told: None) -> list[Change]:
    """The changes that belong into the same transaction as these entries; `rated` hears what they did to ratings."""
    found: list[Change] = []
    for entry in entries:
        match entry:
            case e.Moved() | e.Answered() | e.Said():
                pass
            case e.Created():
                found.append(_created(table))
            case e.Joined(person=person):
                found.append(_member(table.id, person))
            case e.Left():
                found.append(_members_again(table))
            case e.Changed() | e.Started() | e.StoodIn():
                found.append(_line(table))
            case e.Over():
                found.append(_line(table))
                found.append(_rated(table, rated))
            case _:
                pass
    return found


def _watched(table: Table) -> bool:
    bots = any(seat.bot is not None for seat in table.seats)
    return table.status == "running" and (bots or table.clock is not None)


def _created(table: Table) -> Change:
    created, people = table.created, table.people()

    def change(connection: Connection) -> None:
        connection.execute(
            insert(schema.tables).values(
                id=table.id,
                game=created.game,
                rules=created.rules,
                status="waiting",
                visibility=created.visibility,
                spectators=created.spectators,
                watched=False,
                created=created.at,
            )
        )
        members = [{"table": table.id, "person": person} for person in {*people, table.host}]
        connection.execute(insert(schema.members), members)

    return change


def _member(table: str, person: str) -> Change:
    def change(connection: Connection) -> None:
        members = schema.members
        known = select(members.c.person).where(members.c.table == table, members.c.person == person)
        if connection.execute(known).first() is None:
            connection.execute(insert(members).values(table=table, person=person))

    return change


def _members_again(table: Table) -> Change:
    here = {*table.people(), table.host}

    def change(connection: Connection) -> None:
        members = schema.members
        connection.execute(delete(members).where(members.c.table == table.id, members.c.person.not_in(here)))

    return change


def _line(table: Table) -> Change:
    values: dict[str, Any] = {"status": table.status, "visibility": table.visibility, "watched": _watched(table)}

    def change(connection: Connection) -> None:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(**values))

    return change


def _rated(table: Table, rated: Rated) -> Change:
    def change(connection: Connection) -> None:
        if (told := rate(connection, table)) is not None:
            rated(told)

    return change


def rate(connection: Connection, table: Table) -> list[dict[str, Any]] | None:
    """Count a finished game in the ratings, once, and keep what it changed, seat by seat; None if it does not count."""
    named = ratings.subjects(table)
    if named is None or table.state is None:
        return None
    kept = schema.ratings
    before = {name: Rating() for name in named}
    known = set()
    query = select(kept).where(kept.c.game == table.game.name, kept.c.subject.in_(named)).with_for_update()
    for row in connection.execute(query):
        known.add(row.subject)
        before[row.subject] = Rating(row.mu, row.sigma, row.games)
    after = ratings.after(table, before)
    values = {name: {"mu": new.mu, "sigma": new.sigma, "games": new.games} for name, new in after.items()}
    if changed := [{"whose": name} | values[name] for name in values if name in known]:
        where = (kept.c.game == table.game.name, kept.c.subject == bindparam("whose"))
        connection.execute(update(kept).where(*where), changed)
    if new := [{"game": table.game.name, "subject": name} | values[name] for name in values if name not in known]:
        connection.execute(insert(kept), new)
    told = [
        {"seat": seat, "before": before[name].shown, "after": after[name].shown}
        for seat, name in enumerate(named)
        if name in after
    ]
    connection.execute(insert(schema.rated).values(table=table.id, changes=told))
    return told

"""Checks the integrity of a database: finds logs that can't be read, and orphaned rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Select, select

from tabletowers.contract.registry import OtherRules
from tabletowers.store import schema
from tabletowers.store.table_log import read_log
from tabletowers.table import Table
from tabletowers.table import entries as e


def found_in(connection: Connection) -> Iterator[str]:
    """Yield a description of each damaged table or row in the database. Cached data is not checked."""
    tables, members, log = schema.tables, schema.members, schema.log
    for name in connection.execute(select(tables.c.id).order_by(tables.c.created)).scalars().all():
        if wrong := _wrong_with(connection, name):
            yield f"table {name}: {wrong}"
    stray = select(log.c.table).distinct().where(log.c.table.not_in(select(tables.c.id)))
    yield from (f"table {name}: there is a log of it, but no row" for name in _names(connection, stray))
    stray = select(members.c.table).distinct().where(members.c.table.not_in(select(tables.c.id)))
    yield from (f"table {name}: it has members, but no row" for name in _names(connection, stray))
    for part in (
        schema.tokens,
        schema.passkeys,
        schema.openids,
        schema.vacations,
        schema.blocks,
        schema.exercises,
        schema.losses,
        schema.solved,
        schema.preferences,
        schema.solutions,
        schema.circle_members,
    ):
        stray = select(part.c.person).distinct().where(part.c.person.not_in(select(schema.people.c.id)))
        yield from (f"person {name}: {part.name} of nobody" for name in _names(connection, stray))
    for part, column, whole in (
        (schema.circle_members, schema.circle_members.c.circle, schema.circles),
        (schema.circle_tables, schema.circle_tables.c.circle, schema.circles),
        (schema.leagues, schema.leagues.c.circle, schema.circles),
        (schema.league_players, schema.league_players.c.league, schema.leagues),
        (schema.league_games, schema.league_games.c.league, schema.leagues),
        (schema.league_seats, schema.league_seats.c.league, schema.leagues),
    ):
        stray = select(column).distinct().where(column.not_in(select(whole.c.id)))
        yield from (f"{column.name} {name}: {part.name} of nothing" for name in _names(connection, stray))
    circles, members = schema.circles, schema.circle_members
    own = select(members.c.person).where(members.c.circle == circles.c.id, members.c.person == circles.c.owner)
    stray = select(circles.c.id).where(~own.exists())
    yield from (f"circle {name}: its owner is not a member" for name in _names(connection, stray))


def _names(connection: Connection, query: Select[Any]) -> list[str]:
    return list(connection.execute(query).scalars())


def _wrong_with(connection: Connection, name: str) -> str | None:
    """Return a description of what is wrong with a table's log, or None.

    It is not an error if this release does not have the table's version of the rules.
    """
    rows = read_log(connection, name)
    if not rows:
        return "it has no log"
    if [number for number, _ in rows] != list(range(len(rows))):
        return "its log has a gap"
    try:
        table = Table.load(entry for _, data in rows for entry in e.decode(data))
    except OtherRules:
        return None
    except Exception as error:
        # A log is data, so any error in it is reported, not raised.
        return f"its log can't be read: {error!r}"
    if table.id != name:
        return f"its log belongs to table {table.id}"
    return None

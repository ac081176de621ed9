"""The logs of game tables: one row for each command, numbered without gaps."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, func, insert, select

from tabletowers.store import schema
from tabletowers.store.parts import parts
from tabletowers.table import entries as e

_log = schema.log


def read_log(connection: Connection, table: str, after: int = -1) -> list[tuple[int, bytes]]:
    """Return the rows of a table's log with numbers greater than `after`, each with its number."""
    rows = select(_log.c.number, _log.c.entries).where(_log.c.table == table, _log.c.number > after)
    return [(number, bytes(data)) for number, data in connection.execute(rows.order_by(_log.c.number))]


def last_numbers(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    """Return the number of the last log row for each of these tables."""
    last = select(_log.c.table, func.max(_log.c.number)).group_by(_log.c.table)
    return {row[0]: row[1] for part in parts(tables) for row in connection.execute(last.where(_log.c.table.in_(part)))}


def add_row(connection: Connection, table: str, number: int, entries: list[e.AnyEntry]) -> None:
    """Add one row to a table's log."""
    connection.execute(insert(_log).values(table=table, number=number, entries=e.encode(entries)))

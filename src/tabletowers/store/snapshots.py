"""Snapshots of tables (`table.snapshot`): a cache, so that tables' logs need not be replayed."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from tabletowers.store import schema
from tabletowers.store.parts import parts

_snapshots = schema.snapshots


def find(connection: Connection, table: str) -> tuple[int, bytes] | None:
    """Return how many log rows a table's snapshot covers, and the snapshot itself, or None if it has none."""
    query = select(_snapshots.c.number, _snapshots.c.data).where(_snapshots.c.table == table)
    row = connection.execute(query).first()
    return None if row is None else (int(row.number), bytes(row.data))


def replace(connection: Connection, snapshots: Iterable[tuple[str, int, bytes]]) -> None:
    """Store snapshots, given as (table, number of log rows, data), replacing earlier snapshots of the same tables."""
    rows = [{"table": table, "number": number, "data": data} for table, number, data in snapshots]
    for part in parts([row["table"] for row in rows]):
        connection.execute(delete(_snapshots).where(_snapshots.c.table.in_(part)))
    connection.execute(insert(_snapshots), rows)


def remove(connection: Connection, table: str) -> None:
    """Remove the snapshot of a table."""
    connection.execute(delete(_snapshots).where(_snapshots.c.table == table))

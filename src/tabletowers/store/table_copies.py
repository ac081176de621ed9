"""Copies of whole tables, by which benchmarks and tests get large databases."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace
from sqlalchemy import Column, Connection, MetaData, String, Table, insert, select

from tabletowers.store import schema
from tabletowers.table import entries as e


def copy_tables(connection: Connection, copies: Mapping[str, e.Created]) -> None:
    """Copy all that is stored about tables to new ones, given as id of the copy → first entry of the original's log."""
    pairs = Table("copies", MetaData(), *(Column(name, String(16)) for name in ("copy", "original")), prefixes=["TEMP"])
    pairs.create(connection)
    values = [{"copy": name, "original": created.table} for name, created in copies.items()]
    connection.execute(insert(pairs), values)
    for part in (schema.tables, schema.members, schema.results, schema.rated, schema.log):
        whose = part.c.id if part is schema.tables else part.c.table
        columns = [pairs.c.copy if column is whose else column for column in part.columns]
        rows = select(*columns).join_from(pairs, part, whose == pairs.c.original).order_by(pairs.c.copy)
        if part is schema.log:
            rows = rows.where(part.c.number > 0).order_by(part.c.number)
        connection.execute(insert(part).from_select(list(part.columns.keys()), rows))
    first = [
        {"table": name, "number": 0, "entries": e.encode([replace(created, table=name)])}
        for name, created in copies.items()
    ]
    connection.execute(insert(schema.log), first)
    pairs.drop(connection)

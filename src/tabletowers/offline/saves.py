"""Tables as files: saved games to continue on another device, and records of finished games."""

from __future__ import annotations

from typing import Any

from tabletowers.host.ids import new_id
from tabletowers.host.tables.table_registry import refusing
from tabletowers.offline.device_logs import table_of
from tabletowers.offline.local_host import HERE, LocalHost
from tabletowers.table import Refused, Table
from tabletowers.table import entries as e

_KIND = {"tabletowers": "save", "version": 1}


async def written_save(house: LocalHost, name: str) -> dict[str, Any]:
    """Return the content of a save file for a table, even if this release can't restore the table."""
    rows = await house.shelf.rows(name)
    if rows is None:
        raise Refused("no_such_table", "there is no such table")
    return {**_KIND, "rows": rows}


async def read_save(house: LocalHost, content: dict[str, Any]) -> str:
    """Load a file with a saved game or a record, and return the id of its table.

    Raises Refused if the file is invalid.
    """
    if content.get("tabletowers") != _KIND["tabletowers"]:
        try:
            return (await house.services.hosting.bring(house.owner, content)).table.id
        except Refused as refused:
            if refused.code != "bad_record":
                raise
            raise Refused("bad_save", refused.message) from refused
    rows = content.get("rows")
    if content.get("version") != _KIND["version"] or not isinstance(rows, list):
        raise Refused("bad_save", "this saved game was written by another version")
    if not all(isinstance(row, str) for row in rows):
        raise Refused("bad_save", "a saved game is a list of rows")
    with refusing():
        loaded = table_of(rows)
    if loaded is None:
        raise Refused("bad_save", "a saved game has at least one row")
    if loaded.table.host != house.owner.id:
        raise Refused("bad_save", "this game was played at a server, not on a device alone")
    entries = [logged.entry for logged in loaded.table.log]
    first = entries[0]
    assert isinstance(first, e.Created)
    first.table = new_id(HERE)
    table = Table.load(entries)
    table.pending = entries
    return (await house.services.registry.add(table)).table.id

"""Tables as files: saved games that go on on another device, and records of finished ones to look at again."""

from __future__ import annotations

from typing import Any

from tabletowers.offline.tables import HERE, OfflineTables, table_of
from tabletowers.server.ids import new_id
from tabletowers.server.tables.past import readable
from tabletowers.table import Refused, Table, commands
from tabletowers.table import entries as e

_KIND = {"tabletowers": "save", "version": 1}


async def written_save(tables: OfflineTables, name: str) -> dict[str, Any]:
    """A table as a file, also one that can't be read here."""
    rows = await tables.kept(name)
    return {**_KIND, "rows": rows}


async def read_save(tables: OfflineTables, owner: Any, content: dict[str, Any], now: int) -> str:
    """Take in what a file holds, a saved game or a record; the id of its table. Refused says what is wrong."""
    if content.get("tabletowers") != _KIND["tabletowers"]:
        try:
            return await take_record(tables, owner, content, now)
        except Refused as refused:
            if refused.code != "bad_record":
                raise
            raise Refused("bad_save", refused.message) from refused
    rows = content.get("rows")
    if content.get("version") != _KIND["version"] or not isinstance(rows, list):
        raise Refused("bad_save", "this saved game is of another version")
    if not all(isinstance(row, str) for row in rows):
        raise Refused("bad_save", "a saved game is a list of rows")
    table = table_of(rows)
    if table.host != owner.id:
        raise Refused("bad_save", "this game was played at a server, not on a device alone")
    entries = [logged.entry for logged in table.log]
    first = entries[0]
    assert isinstance(first, e.Created)
    first.table = new_id(HERE)
    made = Table.load(entries)
    made.pending = entries
    return (await tables.add(made)).table.id


async def take_record(tables: OfflineTables, owner: Any, content: dict[str, Any], now: int) -> str:
    """Take in a record, as a table that is over; its id. Refused says what is wrong with it."""
    made = commands.bring(now, readable(content), table=new_id(HERE), host=owner.id, invite="")
    return (await tables.add(made)).table.id

"""Tables as files: saved games that go on on another device, and records of finished ones to look at again."""

from __future__ import annotations

from typing import Any

from tabletowers.offline.tables import OfflineTables, table_of
from tabletowers.record import Disagreement, Record, UnusableRecord, replay
from tabletowers.server.ids import new_id
from tabletowers.table import Refused, Table, fairness
from tabletowers.table import entries as e

_KIND = {"tabletowers": "save", "version": 1}


async def written_save(tables: OfflineTables, name: str) -> dict[str, Any]:
    """A table as a file, also one that can't be read here."""
    rows = await tables.kept(name)
    return {**_KIND, "rows": rows}


async def read_save(tables: OfflineTables, owner: Any, content: dict[str, Any]) -> str:
    """Take in what a file holds, a saved game or a record; the id of its table. Refused says what is wrong."""
    if content.get("tabletowers") == _KIND["tabletowers"]:
        rows = content.get("rows")
        if content.get("version") != _KIND["version"] or not isinstance(rows, list):
            raise Refused("bad_save", "this saved game is of another version")
        if not all(isinstance(row, str) for row in rows):
            raise Refused("bad_save", "a saved game is a list of rows")
        table = table_of(rows)
        if table.host != owner.id:
            raise Refused("bad_save", "this game was played at a server, not on a device alone")
    else:
        table = _of_record(content, owner)
    entries = [logged.entry for logged in table.log]
    first = entries[0]
    assert isinstance(first, e.Created)
    first.table = new_id("t")
    made = Table.load(entries)
    made.pending = entries
    return (await tables.add(made)).table.id


def _of_record(content: dict[str, Any], owner: Any) -> Table:
    """The finished table that a record was written of."""
    try:
        record = Record.from_json(content)
        replay(record)
        fairness.check_deal(record)
    except (UnusableRecord, Disagreement, fairness.Unfair) as error:
        raise Refused("bad_save", str(error)) from error
    seats = [e.Chair("local", owner.id, f"{number}") for number in range(1, record.players + 1)]
    names = record.extra.get("names")
    if isinstance(names, list) and len(names) == record.players:
        seats = [e.Chair("local", owner.id, str(name)[:40]) for name in names]
    created = e.Created(
        at=0,
        table="record",
        game=record.game,
        rules=record.rules,
        options=record.options,
        host=owner.id,
        chairs=seats,
        visibility="private",
        invite="",
        shuffle=False,
        level="greedy",
        secret=record.extra["secret"],
    )
    table = Table(created)
    for number, nonce in enumerate(record.extra["nonces"]):
        table.apply(e.Nonce(at=0, person=f"player {number}", nonce=nonce))
    table.apply(e.Started(at=0, order=list(range(record.players))))
    for ply in record.plies:
        table.apply(e.Moved(at=0, seat=ply.seat, move=ply.move))
    table.apply(e.Over(at=0, outcome="stopped" if record.scores is None else "finished"))
    return table

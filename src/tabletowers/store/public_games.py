"""Exports finished public games to a Parquet file that anyone may use. Needs the package pyarrow.

A game is exported only if everyone may view it. Nothing in the file says who played it, where or when.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, select

from tabletowers.host.thinkers import LEVELS
from tabletowers.platforms import install
from tabletowers.store import schema
from tabletowers.store.table_log import read_log
from tabletowers.table import Table
from tabletowers.table import entries as e

#: The licence of the exported file: all rights are waived.
LICENCE = "CC0-1.0"
LICENCE_TEXT = "https://creativecommons.org/publicdomain/zero/1.0/"

#: The columns and their meanings. There is one row for each game.
COLUMNS = {
    "game": "the name of the game",
    "rules": "the version of its rules",
    "players": "the number of players",
    "options": "the options that differ from the game's defaults, as JSON",
    "setup": "the shuffled cards and pieces as they were dealt, as JSON: what `Game.start` takes",
    "seats": "who played, seat by seat: `person`, or the name of a bot (`bot` if it isn't one of ours)",
    "seat": "which seat decided, decision by decision, from 0",
    "move": "its move in the game's notation, decision by decision",
    "by": "who made the move: `person`, `bot`, `order` (a standing order, or the only move), `clock` or `window` "
    "(the table, for a player whose time was up)",
    "reshuffled": "the new order of a pile that the move had shuffled, as JSON, or null; decision by decision",
    "scores": "the points at the end, seat by seat",
    "winners": "the seats that won",
}
_TYPES: dict[str, str | list[str]] = {
    "game": "string",
    "rules": "int32",
    "players": "int8",
    "options": "string",
    "setup": "string",
    "seats": ["string"],
    "seat": ["int8"],
    "move": ["string"],
    "by": ["string"],
    "reshuffled": ["string"],
    "scores": ["int32"],
    "winners": ["int8"],
}
_BATCH = 200


def write(engine: Engine, file: Path) -> Iterator[bool]:
    """Write the public games of a database to a new Parquet file, one table at a time.

    For each table, yields whether its game is public and so has been written. Raises ValueError if pyarrow is missing.
    """
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise ValueError(f"--public needs the package pyarrow: {install('stats')}") from error
    fields = [
        pyarrow.field(name, _arrow_type(pyarrow, kind), metadata={"meaning": COLUMNS[name]})
        for name, kind in _TYPES.items()
    ]
    layout = pyarrow.schema(fields, {"licence": LICENCE, "tabletowers": json.dumps(about())})
    with file.open("xb") as opened, pyarrow.parquet.ParquetWriter(opened, layout, compression="zstd") as writer:
        rows: list[dict[str, Any]] = []
        for row in games(engine):
            if row is not None:
                rows.append(row)
            if len(rows) == _BATCH:
                writer.write_table(pyarrow.Table.from_pylist(rows, layout))
                rows = []
            yield row is not None
        writer.write_table(pyarrow.Table.from_pylist(rows, layout))


def _arrow_type(pyarrow: Any, kind: str | list[str]) -> Any:
    return getattr(pyarrow, kind)() if isinstance(kind, str) else pyarrow.list_(getattr(pyarrow, kind[0])())


def about() -> dict[str, Any]:
    """Return the file's metadata: what it contains, its licence, and the meaning of every column."""
    contents = "finished games of tables that were listed for everyone and open to spectators, in no particular order"
    return {"contents": contents, "licence": LICENCE, "licence_text": LICENCE_TEXT, "columns": COLUMNS}


def games(engine: Engine) -> Iterator[dict[str, Any] | None]:
    """Yield the public games of a database as rows, and None for each examined table whose game is not public.

    The order of the rows does not reveal when the games were played.
    """
    with engine.connect() as connection:
        names = sorted(_candidates(connection), key=lambda name: sha256(name.encode()).digest())
    for name in names:
        with engine.connect() as connection:
            log = read_log(connection, name)
        try:
            table = Table.load(entry for _, data in log for entry in e.decode(data))
            yield _row(table) if is_public(table) else None
        except Exception:
            # A log is data: `admin check` says what is wrong with one that can't be read.
            yield None


def _candidates(connection: Connection) -> Iterator[str]:
    """Yield the ids of the tables with a finished game that everyone may view.

    Tables from which a challenge was created are left out, because others may still be playing the same deal.
    """
    tables, challenges = schema.tables, select(schema.deals.c.origin).where(schema.deals.c.origin.is_not(None))
    query = select(tables.c.id).where(tables.c.status == "over", tables.c.outcome == "finished")
    query = query.where(tables.c.visibility == "lobby", tables.c.spectators, tables.c.id.not_in(challenges))
    yield from connection.execute(query).scalars()


def is_public(table: Table) -> bool:
    """Return whether a table's game is finished and visible to everyone, and may be exported.

    Shared deals, imported games, and games that continue another game (which may be private) are not exported.
    """
    created, settings = table.created, table.settings
    own = created.deal is None and created.imported is None and created.origin is None
    return own and table.outcome == "finished" and settings.visibility == "lobby" and settings.spectators


def _row(table: Table) -> dict[str, Any]:
    record = table.record()
    return {
        "game": record.game,
        "rules": record.rules,
        "players": record.players,
        "options": json.dumps(record.options),
        "setup": json.dumps(record.setup),
        "seats": [_player(seat.chair) for seat in table.seats],
        "seat": [ply.seat for ply in record.plies],
        "move": [ply.move for ply in record.plies],
        "by": _movers(table),
        "reshuffled": [ply.reshuffled and json.dumps(ply.reshuffled) for ply in record.plies],
        "scores": record.scores,
        "winners": record.winners,
    }


def _player(chair: e.Chair) -> str:
    if chair.kind != "bot":
        return "person"
    return chair.level if chair.level in LEVELS else "bot"


def _movers(table: Table) -> list[str]:
    """Return, for each move that was not taken back, what kind of player (such as `person` or `bot`) made it."""
    found: list[str] = []
    for line in table.log:
        if isinstance(line.entry, e.Moved):
            found.append(line.entry.by)
        elif isinstance(line.entry, e.Undone):
            del found[-line.entry.count :]
    return found

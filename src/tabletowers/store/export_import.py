"""Exports the whole database as lines of JSON, and imports a database from such lines."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable, Iterator
from math import isfinite
from typing import Any

from sqlalchemy import JSON, BigInteger, Boolean, Engine, Float, Integer, LargeBinary, Table, func, insert, select
from sqlalchemy.exc import IntegrityError, StatementError

from tabletowers.store import schema
from tabletowers.store.integrity import found_in

#: The exported database tables, in an order in which they can be imported.
PARTS = (
    schema.people,
    schema.tokens,
    schema.passkeys,
    schema.openids,
    schema.vacations,
    schema.blocks,
    schema.tables,
    schema.members,
    schema.log,
    schema.ratings,
    schema.standings,
    schema.rated,
    schema.results,
    schema.notes,
    schema.deals,
    schema.attempts,
    schema.deal_places,
    schema.matches,
    schema.match_bots,
    schema.circles,
    schema.circle_members,
    schema.circle_tables,
    schema.leagues,
    schema.league_players,
    schema.league_games,
    schema.league_seats,
    schema.operators,
    schema.reports,
    schema.measures,
    schema.exercises,
    schema.losses,
    schema.solved,
    schema.preferences,
    schema.solutions,
    schema.sync_versions,
    schema.keys,
)
_BATCH = 500


def export_lines(engine: Engine) -> Iterator[str]:
    """Yield every row of the database as a line of JSON. All rows are from the same moment."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ")
        with connection.begin():
            yield json.dumps({"tabletowers": "export", "version": 1})
            for part in PARTS:
                for row in connection.execute(select(part)).mappings():
                    yield json.dumps(
                        {part.name: {key: _plain(value) for key, value in row.items()}}, ensure_ascii=False
                    )


def _plain(value: Any) -> Any:
    return {"base64": base64.b64encode(bytes(value)).decode()} if isinstance(value, bytes | memoryview) else value


def import_lines(engine: Engine, lines: Iterable[str]) -> int:
    """Import exported lines into an empty database, and return the number of imported rows.

    Raises ValueError, with a description of the problem, if anything is wrong. In that case nothing is imported.
    """
    rows, count = iter(lines), 0
    if _parsed(next(rows, "null"), 1) != {"tabletowers": "export", "version": 1}:
        raise ValueError("this is not an export of tabletowers")
    try:
        with engine.begin() as connection:
            for part in PARTS:
                if connection.execute(select(func.count()).select_from(part)).scalar():
                    raise ValueError(f"expected an empty database, not one with {part.name}")
            for part, gathered in _gathered(rows):
                connection.execute(insert(part), gathered)
                count += len(gathered)
            for wrong in found_in(connection):
                raise ValueError(f"{wrong}; nothing was imported")
    except IntegrityError as error:
        raise ValueError(f"two rows have the same key: {error.orig}; nothing was imported") from error
    except StatementError as error:
        raise ValueError(f"the database refused a row: {error.orig}; nothing was imported") from error
    return count


def _gathered(lines: Iterator[str]) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Yield the rows of an export in batches. All rows of a batch belong to the same database table."""
    by_name = {part.name: part for part in PARTS}
    gathered: dict[str, list[dict[str, Any]]] = {part.name: [] for part in PARTS}
    for number, line in enumerate(lines, 2):
        parsed = _parsed(line, number)
        name, row = next(iter(parsed.items())) if isinstance(parsed, dict) and len(parsed) == 1 else ("", None)
        if name not in by_name or not isinstance(row, dict):
            raise ValueError(f"line {number} is not a row of an export; nothing was imported")
        gathered[name].append(_row(by_name[name], row, number))
        if len(gathered[name]) >= _BATCH:
            yield by_name[name], gathered[name]
            gathered[name] = []
    for name, rest in gathered.items():
        if rest:
            yield by_name[name], rest


def _parsed(line: str, number: int) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"line {number} is not JSON; nothing was imported") from error


def _row(part: Table, row: dict[str, Any], number: int) -> dict[str, Any]:
    """Return an exported row as database values, after checking it. `number` is its line number in the export.

    Columns that earlier releases did not have may be missing. Raises ValueError if any other column is missing, or if a
    column is unknown or has the wrong type.
    """
    place = f"line {number}, {part.name}"
    row = {name: value for name, value in _later(part).items() if name not in row} | row
    wanted, given = set(part.columns.keys()), set(row)
    if wanted != given:
        lacking, unknown = sorted(wanted - given), sorted(given - wanted)
        raise ValueError(f"{place}: missing {lacking}, unknown {unknown}; nothing was imported")
    stored = {}
    for column in part.columns:
        value = row[column.name]
        kind = column.type
        if isinstance(kind, LargeBinary):
            value = _binary(value)
        if (value is not None or not column.nullable) and not _fits(kind, value):
            raise ValueError(f"{place}: {column.name} can't be {str(row[column.name])[:60]!r}; nothing was imported")
        stored[column.name] = value
    return stored


def _later(part: Table) -> dict[str, Any]:
    """Return the columns that are missing in exports of earlier releases, with the values to fill in."""
    if part is schema.tokens:
        return {"device": None, "proven": None}
    if part is schema.results:
        return {"version": None, "ladder": None, "network": None}
    if part is schema.passkeys:
        return {"verified": None}
    if part is schema.members:
        return {"network": None}
    if part is schema.deals:
        return {"match": None}
    if part is schema.attempts:
        return {"luck": None}
    if part is schema.people:
        return {"mail_confirmed": False, "webhook_kind": "plain"} | dict.fromkeys(
            ("ban_reason", "mute_reason", "unwanted", "noticed")
        )
    return {}


def _fits(kind: Any, value: Any) -> bool:
    """Return whether a value matches the type of a database column."""
    if isinstance(kind, JSON):
        return True
    if isinstance(kind, Boolean):
        return type(value) is bool
    if isinstance(kind, Integer):
        bits = 63 if isinstance(kind, BigInteger) else 31
        return type(value) is int and -(1 << bits) <= value < 1 << bits
    if isinstance(kind, Float):
        return type(value) in (int, float) and isfinite(value)
    if isinstance(kind, LargeBinary):
        return isinstance(value, bytes)
    return isinstance(value, str) and "\0" not in value and len(value) <= (getattr(kind, "length", None) or len(value))


def _binary(value: Any) -> bytes | None:
    """Return the decoded bytes of an exported value, or None if the value is invalid."""
    if not isinstance(value, dict) or set(value) != {"base64"}:
        return None
    try:
        return base64.b64decode(value["base64"], validate=True)
    except (ValueError, TypeError):
        return None

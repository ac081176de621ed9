"""Exporting everything that is stored as lines of JSON, and importing it again."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable, Iterator
from typing import Any

from sqlalchemy import Engine, func, insert, select

from tabletowers.store import schema

#: What is exported, in the order in which it can be imported.
PARTS = (
    schema.people,
    schema.tokens,
    schema.blocks,
    schema.tables,
    schema.members,
    schema.log,
    schema.ratings,
    schema.rated,
    schema.reports,
    schema.keys,
)
_BATCH = 500


def export_lines(engine: Engine) -> Iterator[str]:
    """Every row as a line, all from the same moment."""
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


def _stored(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) and set(value) == {"base64"} else value


def import_lines(engine: Engine, lines: Iterable[str]) -> int:
    """Put exported lines into an empty database, all or nothing; how many rows. ValueError says what is wrong."""
    by_name = {part.name: part for part in PARTS}
    rows, count = iter(lines), 0
    if json.loads(next(rows, "null")) != {"tabletowers": "export", "version": 1}:
        raise ValueError("this is not an export of tabletowers")
    with engine.begin() as connection:
        for part in PARTS:
            if connection.execute(select(func.count()).select_from(part)).scalar():
                raise ValueError(f"the database is not empty: it has {part.name}")
        gathered: dict[str, list[dict[str, Any]]] = {part.name: [] for part in PARTS}

        def flush(name: str) -> None:
            if gathered[name]:
                connection.execute(insert(by_name[name]), gathered[name])
                gathered[name].clear()

        for number, line in enumerate(rows, 2):
            try:
                ((name, row),) = json.loads(line).items()
                gathered[name].append({key: _stored(value) for key, value in row.items()})
            except (ValueError, KeyError, AttributeError) as error:
                raise ValueError(f"line {number} is not a row of an export") from error
            count += 1
            if len(gathered[name]) >= _BATCH:
                flush(name)
        for part in PARTS:
            flush(part.name)
    return count

"""Everything out and in again, as lines of JSON; and every stored game checked by replaying it."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, func, insert, select

from tabletowers.record import Disagreement, replay
from tabletowers.store import schema
from tabletowers.store.store import read_log
from tabletowers.table import Table, fairness
from tabletowers.table import entries as e

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
    """Every row as a line, from one moment in time."""
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
        raise ValueError("this is no export of tabletowers")
    with engine.begin() as connection:
        for part in PARTS:
            if connection.execute(select(func.count()).select_from(part)).scalar():
                raise ValueError(f"the database is not empty: there is something in {part.name}")
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
                raise ValueError(f"line {number} is no row of an export") from error
            count += 1
            if len(gathered[name]) >= _BATCH:
                flush(name)
        for part in PARTS:
            flush(part.name)
    return count


@dataclass(frozen=True, slots=True)
class Checked:
    """One stored game: what is wrong with it, None if nothing."""

    table: str
    wrong: str | None


def verify_all(engine: Engine) -> Iterator[Checked]:
    """Load every table from its log, replay its game from the set-up, and check the deal against the secret."""
    with engine.connect() as connection:
        ids = list(connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.created)).scalars())
    for name in ids:
        with engine.connect() as connection:
            rows = read_log(connection, name)
        yield Checked(name, _wrong(rows))


def _wrong(rows: list[tuple[int, bytes]]) -> str | None:
    if [number for number, _ in rows] != list(range(len(rows))):
        return "the log has a gap"
    try:
        table = Table.load(entry for _, data in rows for entry in e.decode(data))
        if table.state is None:
            return None
        record = table.record()
        state = replay(record)
        fairness.check_deal(record)
    except (ValueError, KeyError, AssertionError, Disagreement) as error:
        return str(error) or type(error).__name__
    return None if state.to_bytes() == table.state.to_bytes() else "the replayed game ends in another state"

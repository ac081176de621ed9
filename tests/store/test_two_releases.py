"""A server of the last release goes on with a database that one of this release has migrated under it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    select,
)

import tabletowers.store
from tabletowers.store import open_database
from tests.released import released

pytestmark = pytest.mark.xdist_group("store")

#: The types of columns, and a value of each type for the row with a number.
TYPES: dict[str, tuple[Any, Any]] = {
    "VARCHAR": (String, lambda number: f"v{number}"),
    "TEXT": (Text, lambda number: f"text {number}"),
    "INTEGER": (Integer, lambda number: number),
    "BIGINT": (BigInteger, lambda number: 10**12 + number),
    "BOOLEAN": (Boolean, lambda number: number % 2 == 0),
    "FLOAT": (Float, lambda number: number / 2),
    "JSON": (JSON, lambda number: [number]),
    "BLOB": (LargeBinary, lambda number: bytes([number])),
}


def test_statements_of_the_last_release_work_on_today_s_schema(empty: str) -> None:
    forms = released()
    tables = [
        Table(
            name,
            MetaData(),
            *(Column(column, _type(of), primary_key=of["key"], autoincrement=False) for column, of in columns.items()),
        )
        for name, columns in forms["tables"].items()
    ]
    engine = open_database(empty, migrate=False)
    config = Config()
    config.set_main_option("script_location", str(Path(tabletowers.store.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, forms["revision"])
        for table in tables:
            connection.execute(table.insert(), _row(forms, table, 1))
    open_database(empty).dispose()
    with engine.begin() as connection:
        for table in tables:
            first, second = _row(forms, table, 1), _row(forms, table, 2)
            connection.execute(table.insert(), second)
            found = [row._asdict() for row in connection.execute(select(table).order_by(*table.primary_key))]
            assert (table.name, found) == (table.name, [first, second])
            connection.execute(table.delete())
    engine.dispose()


def _type(form: dict[str, Any]) -> Any:
    return TYPES[form["type"].partition("(")[0]][0]


def _row(forms: dict[str, Any], table: Table, number: int) -> dict[str, Any]:
    """A row with a value in each column that the last release knows."""
    columns = forms["tables"][table.name].items()
    return {name: TYPES[form["type"].partition("(")[0]][1](number) for name, form in columns}

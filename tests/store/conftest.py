"""Databases of each kind. Tests that use PostgreSQL share one: they belong to the group `store`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from tabletowers.store import open_database
from tests.server.services import Postgres
from tests.store.migrated import open_migrated


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    with Postgres(tmp_path_factory.mktemp("postgres")) as opened:
        yield opened


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[Engine]:
    opened = open_migrated(tmp_path / "tables.sqlite3")
    yield opened
    opened.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """A database of each kind."""
    if request.param == "sqlite":
        yield request.getfixturevalue("sqlite")
    else:
        opened = open_database(request.getfixturevalue("postgres").migrated_database())
        yield opened
        opened.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database of each kind, without any schema."""
    if request.param == "sqlite":
        return str(tmp_path / "empty.sqlite3")
    address: str = request.getfixturevalue("postgres").new_database()
    return address

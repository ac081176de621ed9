"""Databases of earlier releases: copied, then migrated, step by step; or left alone."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

import tabletowers.store
from tabletowers.store import open_database, schema
from tabletowers.store.backups import FOLDER

#: Opens a database when it is told to.
OPENING = """
import sys
from tabletowers.store import open_database
print("ready", flush=True)
sys.stdin.readline()
open_database(sys.argv[1]).dispose()
print("opened")
"""

pytestmark = pytest.mark.xdist_group("store")


def begin_earlier(where: str) -> None:
    """Give an empty database the schema of an earlier release."""
    config = Config()
    config.set_main_option("script_location", str(Path(tabletowers.store.__file__).parent / "migrations"))
    engine = open_database(where, migrate=False)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "snapshots")
    engine.dispose()


def revision(where: str) -> str:
    """The last migration of a database."""
    engine = open_database(where, migrate=False)
    with engine.connect() as connection:
        found: str = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    engine.dispose()
    return found


def test_a_database_is_copied_and_then_migrated_step_by_step(
    empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    monkeypatch.setenv(FOLDER, str(copies))
    begin_earlier(empty)
    if "://" in empty and shutil.which("pg_dump") is None:
        pytest.skip("pg_dump is not on this machine")
    open_database(empty).dispose()
    assert revision(empty) == schema.REVISION
    (copy,) = copies.iterdir()
    if "://" in empty:
        assert copy.read_bytes().startswith(b"PGDMP")
    else:
        with closing(sqlite3.connect(copy)) as opened:
            assert opened.execute("SELECT version_num FROM alembic_version").fetchall() == [("snapshots",)]
    first, copied, *steps, last = [
        record.getMessage() for record in caplog.records if record.name == "tabletowers.store"
    ]
    assert first == f"the database is of an earlier release (snapshots); {len(steps)} steps lead to this one"
    assert copied.startswith(f"copied the database to {copy} in ")
    assert steps[-1].startswith(f"step {len(steps)} of {len(steps)} ({schema.REVISION}) took ")
    assert last.startswith("the database is migrated; all of it took ")
    caplog.clear()
    open_database(empty).dispose()
    assert (len(list(copies.iterdir())), caplog.records) == (1, [])


def test_a_database_that_can_t_be_copied_is_not_migrated(
    empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_earlier(empty)
    if "://" in empty and shutil.which("pg_dump") is None:
        pytest.skip("pg_dump is not on this machine")
    monkeypatch.setenv(FOLDER, str(tmp_path / "nowhere"))
    with pytest.raises(ValueError, match=r"it has to be migrated, and can't be copied to .*; nothing has changed"):
        open_database(empty)
    assert revision(empty) == "snapshots"


def test_processes_that_migrate_at_once_wait_for_each_other(empty: str) -> None:
    begin_earlier(empty)
    command = [sys.executable, "-c", OPENING, empty]
    opening = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    for process in opening:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in opening:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    assert [process.communicate()[0] for process in opening] == ["opened\n"] * 3
    assert revision(empty) == schema.REVISION


def test_sqlite_is_copied_beside_itself_unless_a_folder_is_named(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    begin_earlier(str(file))
    open_database(str(file)).dispose()
    copies = [
        path.name for path in tmp_path.iterdir() if path.name.startswith(f"tables.sqlite3.before-{schema.REVISION}-")
    ]
    assert len(copies) == 1

"""What is kept: once, in order, durable, and the same after export and import."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, delete, event, insert, select, text, update

import tabletowers
from tabletowers.store import Conflict, StorageError, Store, backup, open_database, reports, schema
from tabletowers.store.export_import import export_lines, import_lines
from tabletowers.store.table_index import changes, in_lobby
from tabletowers.store.verification import verify_all
from tabletowers.table import Table, snapshot
from tabletowers.table import entries as e
from tests.store.migrated import open_migrated
from tests.table.setting import Hands, running
from tests.table.test_snapshot import everything

#: They share one PostgreSQL.
pytestmark = pytest.mark.xdist_group("store")


def keep(engine: Engine, table: Table) -> None:
    """Store a table, an entry a row."""
    with engine.begin() as connection:
        for number, entry in enumerate(table.pending):
            connection.execute(insert(schema.log).values(table=table.id, number=number, entries=e.encode([entry])))
        for change in changes(table, table.pending):
            change(connection)


def test_the_migrations_lead_to_the_layout_of_the_code(empty: str) -> None:
    engine = open_database(empty)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.meta) == []
        assert context.get_current_revision() == schema.REVISION
    engine.dispose()


def test_a_database_of_a_newer_version_is_left_alone_and_says_what_to_do(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'of the future'"))
    with pytest.raises(ValueError, match="a newer version of Tabletowers has used it; install that version or a later"):
        open_database(engine.url.set(drivername=engine.dialect.name).render_as_string())
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == ["of the future"]


def test_nothing_that_migrates_is_imported_where_there_is_nothing_to_migrate(sqlite: Engine) -> None:
    code = "import sys; from tabletowers.store import open_database; open_database(sys.argv[1])"
    code += "; print('alembic' in sys.modules)"
    command = [sys.executable, "-c", code, str(sqlite.url.database)]
    assert subprocess.run(command, check=True, capture_output=True, text=True).stdout == "False\n"


def test_sqlite_is_durable(sqlite: Engine) -> None:
    with sqlite.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2


def test_a_table_that_starts_while_the_lobby_is_read_is_listed_once(engine: Engine) -> None:
    table = running("clocktowers", 2)
    keep(engine, table)
    with engine.begin() as connection:
        connection.execute(update(schema.tables).values(visibility="lobby", status="waiting", spectators=True))

    def start(*_: object) -> None:
        with engine.begin() as connection:
            connection.execute(update(schema.tables).values(status="running"))

    with engine.connect() as reading:
        event.listen(reading, "after_execute", start)
        listed = in_lobby(reading, ["clocktowers"], 10)
    assert [(one.id, one.status) for one in listed] == [(table.id, "running")]


def test_reports_on_the_same_subject_are_told_and_handled_together(engine: Engine) -> None:
    with engine.begin() as connection:
        for number, (table, person) in enumerate(
            (("t1", "anna"), ("t1", None), (None, None), ("t2", "anna"), ("t1", None), (None, None), (None, "anna"))
        ):
            reports.add(connection, "bea", f"{number + 1}", table, person, number)
        told = reports.subjects(connection, 0, 10)
        assert [(first, total, [one.text for one in alike]) for first, total, alike in told] == [
            (1, 3, ["7", "4", "1"]),
            (2, 2, ["5", "2"]),
            (3, 1, ["3"]),
            (6, 1, ["6"]),
        ]
        assert reports.subjects(connection, 0, 2) == told[:2]
        assert reports.subjects(connection, 2, 2) == told[2:]
        for number in range(7, 12):
            reports.add(connection, "bea", f"{number + 1}", None, "anna", number)
        (about_anna, *_) = reports.subjects(connection, 0, 1)
        assert (about_anna.total, [one.text for one in about_anna.reports]) == (8, ["12", "11", "10", "9", "8"])
        # What came in after the one that was looked at is still to be handled.
        reports.mark_handled(connection, 7)
        reports.mark_handled(connection, 5)
        reports.mark_handled(connection, 3)
        assert [one.text for one in reports.unhandled(connection)] == ["6", "8", "9", "10", "11", "12"]


def test_many_tables_are_stored_in_few_transactions(engine: Engine) -> None:
    async def run() -> list[int]:
        store = Store(engine)
        groups: list[int] = []
        store.on_commit = groups.append
        await asyncio.gather(*(store.append(f"t{n}", 0, b"[]") for n in range(200)))
        await store.close()
        return groups

    groups = asyncio.run(run())
    assert sum(groups) == 200
    assert len(groups) < 20


def test_moves_do_not_wait_for_all_the_small_changes_that_came_before_them(sqlite: Engine) -> None:
    order: list[str] = []

    async def run() -> None:
        store = Store(sqlite)
        small = [asyncio.create_task(store.write(lambda connection: order.append("small"))) for _ in range(50)]
        await asyncio.sleep(0)
        await store.append("t", 0, b"[]", [lambda connection: order.append("move")])
        await asyncio.gather(*small)
        await store.close()

    asyncio.run(run())
    assert order.index("move") < 10
    assert order.count("small") == 50


def test_of_two_who_say_the_same_number_one_wins_and_the_others_are_not_disturbed(engine: Engine) -> None:
    async def run() -> list[object]:
        store = Store(engine)
        await store.append("t1", 0, b"[1]")
        results = await asyncio.gather(
            store.append("t1", 0, b"[2]"), store.append("t2", 0, b"[3]"), return_exceptions=True
        )
        await store.close()
        return list(results)

    lost, won = asyncio.run(run())
    assert isinstance(lost, Conflict)
    assert won is None
    with engine.connect() as connection:
        rows = connection.execute(select(schema.log.c.table, schema.log.c.entries)).all()
    assert sorted((name, bytes(data)) for name, data in rows) == [("t1", b"[1]"), ("t2", b"[3]")]


def test_a_full_disk_is_an_error_and_not_a_lie(tmp_path: Path) -> None:
    engine = open_migrated(tmp_path / "small.sqlite3")

    async def run() -> tuple[list[int], int]:
        store, kept = Store(engine), []
        with engine.begin() as connection:
            pages = connection.execute(text("PRAGMA page_count")).scalar_one()
        # Every connection of this engine may use a few pages more, and no further.
        from sqlalchemy import event

        event.listen(engine, "connect", lambda raw, _: raw.execute(f"PRAGMA max_page_count={pages + 8}"))
        engine.dispose()
        refused = 0
        for number in range(60):
            try:
                await store.append("t1", number - refused, b"x" * 2000)
                kept.append(number - refused)
            except StorageError:
                refused += 1
        await store.close()
        return kept, refused

    kept, refused = asyncio.run(run())
    assert refused > 0
    with sqlite3.connect(tmp_path / "small.sqlite3") as again:
        stored = [number for (number,) in again.execute("SELECT number FROM log ORDER BY number")]
    again.close()
    assert stored == kept


def load_from(engine: Engine, name: str) -> Table | None:
    """A table as the server loads it."""

    async def run() -> Table | None:
        store = Store(engine)
        loaded = await store.load(name)
        await store.close()
        return None if loaded is None else loaded.table

    return asyncio.run(run())


def keep_snapshot(engine: Engine, table: Table, number: int) -> None:
    async def run() -> None:
        store = Store(engine)
        await store.keep([(table.id, number, snapshot.take(table))])
        await store.close()

    asyncio.run(run())


def test_a_table_is_loaded_from_its_snapshot_and_what_was_said_since(engine: Engine) -> None:
    table = running()
    hands = Hands(table)
    for _ in range(10):
        hands.next()
    earlier, number = Table.load(e.decode(e.encode(table.pending))), len(table.pending)
    for _ in range(5):
        hands.next()
    keep(engine, table)
    by_log = load_from(engine, table.id)
    assert by_log is not None
    for _ in range(2):
        keep_snapshot(engine, earlier, number)
    # What the snapshot holds is not read from the log any more.
    with engine.begin() as connection:
        rows = schema.log.c
        connection.execute(delete(schema.log).where(rows.table == table.id, rows.number < number))
    loaded = load_from(engine, table.id)
    assert loaded is not None
    assert everything(loaded) == everything(by_log)


def test_a_snapshot_that_does_not_fit_is_rebuilt_from_the_log(engine: Engine) -> None:
    table = running()
    Hands(table).to_end()
    keep(engine, table)
    keep_snapshot(engine, table, len(table.pending))
    with engine.begin() as connection:
        connection.execute(update(schema.snapshots).values(data=b"of another release"))
    loaded = load_from(engine, table.id)
    assert loaded is not None
    assert loaded.record() == table.record()
    assert load_from(engine, "nowhere") is None


def test_everything_survives_export_and_import(engine: Engine, tmp_path: Path) -> None:
    table = running()
    Hands(table).to_end()
    keep(engine, table)
    lines = list(export_lines(engine))
    other = open_migrated(tmp_path / "other.sqlite3")
    assert import_lines(other, lines) == len(lines) - 1
    assert list(export_lines(other)) == lines
    with pytest.raises(ValueError, match="expected an empty database"):
        import_lines(other, lines)


@pytest.mark.parametrize("lines", [[], ["{}"], ['{"tabletowers": "export", "version": 1}', '{"nothing": {}}']])
def test_what_is_no_export_is_refused_and_nothing_is_kept(engine: Engine, lines: list[str]) -> None:
    with pytest.raises(ValueError, match="export"):
        import_lines(engine, lines)
    assert len(list(export_lines(engine))) == 1


def test_every_stored_game_is_verified_by_replay(engine: Engine) -> None:
    table = running()
    Hands(table).to_end()
    keep(engine, table)
    assert [checked.wrong for checked in verify_all(engine)] == [None]
    moved = next(entry for entry in table.pending if isinstance(entry, e.Created))
    moved.secret = "ab" * 32
    with engine.begin() as connection:
        connection.execute(update(schema.log).where(schema.log.c.number == 0).values(entries=e.encode([moved])))
    (checked,) = verify_all(engine, workers=2)
    assert checked.wrong is not None


def test_a_backup_is_taken_while_the_database_is_in_use(sqlite: Engine, tmp_path: Path) -> None:
    table = running()
    keep(sqlite, table)
    with sqlite.begin() as connection:
        connection.execute(insert(schema.keys).values(name="a", value="b"))
        # Not committed yet, and not in the copy.
        backup(sqlite, tmp_path / "copy.sqlite3")
    copy = open_database(str(tmp_path / "copy.sqlite3"))
    lines = [json.loads(line) for line in export_lines(copy)]
    assert sum("log" in line for line in lines) == len(table.pending)
    assert not any("keys" in line for line in lines)
    with pytest.raises(ValueError, match="exists"):
        backup(sqlite, tmp_path / "copy.sqlite3")


def test_sql_is_written_in_the_store_alone() -> None:
    package = Path(tabletowers.__file__).parent
    files = [file for file in package.rglob("*.py") if file.relative_to(package).parts[0] != "store"]
    assert [str(file) for file in files if "sqlalchemy" in file.read_text("utf-8")] == []

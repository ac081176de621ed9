"""What `import` takes is in order; if anything is not, it says what, and nothing changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, func, insert, select

from tabletowers.host.deals import drawn_for
from tabletowers.store import deals, schema, table_index
from tabletowers.store.export_import import PARTS, export_lines, import_lines
from tabletowers.store.integrity import found_in
from tabletowers.store.people import Person, add
from tests.store.migrated import open_migrated
from tests.table.setting import running

Lines = list[dict[str, Any]]


def filled(where: Path) -> Engine:
    """A database with a person and a table in progress."""
    engine = open_migrated(where)
    table = running()
    with engine.begin() as connection:
        add(connection, Person("p0", "Anna", "en", False, 1))
        for change in table_index.with_first_row(table):
            change(connection)
    return engine


@pytest.fixture
def lines(tmp_path: Path) -> Lines:
    engine = filled(tmp_path / "from.sqlite3")
    exported = [json.loads(line) for line in export_lines(engine)]
    engine.dispose()
    return exported


def rows_in(engine: Engine) -> int:
    with engine.connect() as connection:
        return sum(connection.execute(select(func.count()).select_from(part)).scalar() or 0 for part in PARTS)


def test_an_export_is_imported_whole(lines: Lines, tmp_path: Path) -> None:
    engine = open_migrated(tmp_path / "to.sqlite3")
    assert import_lines(engine, map(json.dumps, lines)) == len(lines) - 1 == rows_in(engine)
    with engine.connect() as connection:
        assert list(found_in(connection)) == []
    engine.dispose()


def test_an_export_without_the_columns_of_matches_and_notices_is_imported(tmp_path: Path) -> None:
    old, new = (open_migrated(tmp_path / f"{name}.sqlite3") for name in ("old", "new"))
    with old.begin() as connection:
        add(connection, Person("p0", "Anna", "en", False, 1))
        deals.add(connection, drawn_for("clocktowers", datetime(2026, 1, 5, tzinfo=UTC)))
        connection.execute(insert(schema.attempts).values(deal="d1", person="p0", table="t1", ranked=True, began=1))
    exported = [json.loads(line) for line in export_lines(old)]
    for name, columns in (("people", ["unwanted", "noticed"]), ("deals", ["match"]), ("attempts", ["luck"])):
        for column in columns:
            del part(exported, name)[column]
    import_lines(new, map(json.dumps, exported))
    assert rows_in(new) == rows_in(old) == 3
    for engine in (old, new):
        engine.dispose()


def part(lines: Lines, name: str) -> dict[str, Any]:
    """The row of an export that is about this."""
    return next(line[name] for line in lines if name in line)


WRONG: dict[str, tuple[Callable[[Lines], object], str]] = {
    "an unknown column": (lambda lines: part(lines, "people").update(age=3), "unknown \\['age'\\]"),
    "a missing column": (lambda lines: part(lines, "people").pop("name"), "missing \\['name'\\]"),
    "a text for a number": (lambda lines: part(lines, "people").update(created="today"), "created can't be 'today'"),
    "a number out of range": (lambda lines: part(lines, "people").update(created=2**70), "created can't be"),
    "a text too long": (lambda lines: part(lines, "people").update(name="x" * 41), "name can't be"),
    "a text with a zero": (lambda lines: part(lines, "people").update(name="a\0"), "name can't be"),
    "nothing where something is needed": (lambda lines: part(lines, "people").update(name=None), "name can't be"),
    "a row twice": (lambda lines: lines.append(lines[1]), "the same key"),
    "an unknown part": (lambda lines: lines.append({"cats": {}}), "is not a row of an export"),
    "two parts in a line": (lambda lines: lines[1].update(log={}), "is not a row of an export"),
    "no bytes": (lambda lines: part(lines, "log").update(entries="abc"), "entries can't be 'abc'"),
    "a log that is none": (lambda lines: part(lines, "log").update(entries={"base64": "AAAA"}), "can't be read"),
    "a log of another table": (lambda lines: part(lines, "log").update(table="t9"), "it has no log"),
    "a gap": (lambda lines: part(lines, "log").update(number=1), "its log has a gap"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_said_and_nothing_is_changed(name: str, lines: Lines, tmp_path: Path) -> None:
    spoil, sentence = WRONG[name]
    spoil(lines)
    engine = open_migrated(tmp_path / "to.sqlite3")
    with pytest.raises(ValueError, match=sentence):
        import_lines(engine, map(json.dumps, lines))
    assert rows_in(engine) == 0
    engine.dispose()


@pytest.mark.parametrize("line", ["", "{", "[" * 100_000, "1", '"x"', "[1]"])
def test_a_line_that_is_no_row_is_named(line: str, lines: Lines, tmp_path: Path) -> None:
    engine = open_migrated(tmp_path / "to.sqlite3")
    with pytest.raises(ValueError, match=f"line {len(lines) + 1} is not"):
        import_lines(engine, [*map(json.dumps, lines), line])
    with pytest.raises(ValueError, match="not"):
        import_lines(engine, [line])
    assert rows_in(engine) == 0
    engine.dispose()

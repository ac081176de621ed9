"""Long lists: a database that takes few values in one query gets them in parts."""

from __future__ import annotations

import sqlite3

from sqlalchemy import Engine, event, insert, select

from tabletowers.host.deals import Deal
from tabletowers.store import deals, people, schema, snapshots, sync, table_log, vacations
from tabletowers.store.parts import MOST, parts
from tabletowers.store.people import Person
from tabletowers.store.sync import Solution

#: More than the database of the test takes at once.
MANY = 1000


def test_parts_have_every_value_once() -> None:
    assert list(map(len, parts(range(2 * MOST + 1)))) == [MOST, MOST, 1]
    assert [value for part in parts(range(MANY)) for value in part] == list(range(MANY))
    assert list(parts([])) == []


def test_long_lists_are_no_longer_than_sqlite_takes(sqlite: Engine) -> None:
    @event.listens_for(sqlite, "checkout")
    def limit(connection: sqlite3.Connection, *_: object) -> None:
        connection.setlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER, MANY - 1)

    names = [f"x{number}" for number in range(MANY)]
    with sqlite.begin() as connection:
        for name in names:
            people.add(connection, Person(name, name, "en", False, created=0))
            vacations.add(connection, name, 0, 10)
            deals.add(connection, Deal(name, "clocktowers", 1, {}, [None], "00", [], 0, 1))
        rows = [{"table": name, "number": 3, "entries": b""} for name in names]
        connection.execute(insert(schema.log), rows)
        snapshots.replace(connection, [(name, 1, b"") for name in names])
        snapshots.replace(connection, [(name, 2, b"") for name in names])
        sync.merge(connection, "x0", {}, [Solution("puzzles", name, 1) for name in names], MANY)
        sync.merge(connection, "x0", {}, [Solution("puzzles", name, 1) for name in names], MANY)
        assert len(people.several(connection, names)) == MANY
        assert len(vacations.of_several(connection, names, 5)) == MANY
        assert table_log.last_numbers(connection, names) == dict.fromkeys(names, 3)
        assert set(connection.execute(select(schema.snapshots.c.number)).scalars()) == {2}
        assert sorted(deals.open_all(connection, 5)) == sorted(names)
        assert sync.count(connection, "x0") == MANY

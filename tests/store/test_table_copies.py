"""Copies of whole tables: each can be verified like its original, and is listed like it."""

from __future__ import annotations

import pytest
from sqlalchemy import Engine, func, select

from benchmarks.restore import fill
from tabletowers.games import GAMES
from tabletowers.store import schema
from tabletowers.store.verification import verify_all

pytestmark = pytest.mark.xdist_group("store")


def test_a_database_is_filled_with_tables_that_can_be_verified(engine: Engine) -> None:
    """A finished and an unfinished game of each kind are copied, one after the other."""
    count = 4 * len(GAMES)
    fill(engine.url.render_as_string(hide_password=False), count)
    assert [one.wrong for one in verify_all(engine)] == [None] * count
    with engine.connect() as connection:
        logs = select(schema.log.c.table, func.count()).group_by(schema.log.c.table)
        rows = {row[0]: row[1] for row in connection.execute(logs)}
        games = {row.id: row.game for row in connection.execute(select(schema.tables))}
        members = set(connection.execute(select(schema.members.c.table)).scalars())
    assert set(rows) == set(games) == members
    for name, number in rows.items():
        assert number in (rows[f"{games[name]}-over"], rows[f"{games[name]}-half"])

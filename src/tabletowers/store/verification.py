"""Verifies stored games: each game is replayed from its log, and its deal is checked against its secret."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import repeat
from multiprocessing import get_context

from sqlalchemy import Engine, select

from tabletowers.record import replay
from tabletowers.store import schema
from tabletowers.store.database import open_database
from tabletowers.store.table_log import read_log
from tabletowers.table import Table, fairness
from tabletowers.table import entries as e

#: How many games a process verifies at a time.
_TOGETHER = 50


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of verifying one stored game. `wrong` says what is wrong with the game, or is None."""

    table: str
    wrong: str | None


def verify_all(engine: Engine, workers: int = 1) -> Iterator[Checked]:
    """Yield the result of verifying each stored game, in this process or in several.

    Each game is replayed from its log, and its deal is checked against its secret.
    """
    with engine.connect() as connection:
        ids = list(connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.created)).scalars())
    parts = [ids[first : first + _TOGETHER] for first in range(0, len(ids), _TOGETHER)]
    if workers == 1:
        for part in parts:
            yield from _verify(engine, part)
        return
    where = engine.url.render_as_string(hide_password=False)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for checked in pool.map(_verify_in, repeat(where), parts):
            yield from checked


def _verify_in(where: str, names: list[str]) -> list[Checked]:
    """Return the results of verifying these games, in a process of its own."""
    return list(_verify(_opened(where), names))


@cache
def _opened(where: str) -> Engine:
    return open_database(where, migrate=False)


def _verify(engine: Engine, names: list[str]) -> Iterator[Checked]:
    for name in names:
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
        if table.created.imported is None:
            fairness.check_deal(record)
    except Exception as error:
        # A log is data, so any error in it is reported, not raised.
        return str(error) or type(error).__name__
    return None if state.to_bytes() == table.state.to_bytes() else "the replayed game ends in another state"

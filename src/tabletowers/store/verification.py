"""Verifies stored games: each game is replayed from its log, and its deal is checked against its secret."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Engine, select

from tabletowers.record import replay
from tabletowers.store import schema
from tabletowers.store.table_log import read_log
from tabletowers.table import Table, fairness
from tabletowers.table import entries as e


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of verifying one stored game. `wrong` says what is wrong with the game, or is None."""

    table: str
    wrong: str | None


def verify_all(engine: Engine) -> Iterator[Checked]:
    """Yield the result of verifying each stored game.

    Each game is replayed from its log, and its deal is checked against its secret.
    """
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
        if table.created.imported is None:
            fairness.check_deal(record)
    except Exception as error:
        # A log is data, so any error in it is reported, not raised.
        return str(error) or type(error).__name__
    return None if state.to_bytes() == table.state.to_bytes() else "the replayed game ends in another state"

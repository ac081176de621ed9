"""Everything the server keeps: log first, many tables' entries in one transaction, and durable before anybody hears."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, delete, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tabletowers.store import schema
from tabletowers.table import Table, snapshot
from tabletowers.table import entries as e

T = TypeVar("T")

#: The most rows of one statement.
_ROWS = 2000
#: Seconds from the beginning of a transaction to that of the next: what gathers meanwhile shares one flush of the disk.
_GATHER = 0.004


class Conflict(Exception):
    """Another process has said something at the table first."""


class StorageError(Exception):
    """The database can't write or read now; nothing has changed as far as we know."""


@dataclass(slots=True)
class Append:
    """One command's entries on their way into the log, and what else belongs into the same transaction."""

    table: str
    number: int
    entries: bytes
    also: list[Callable[[Connection], None]]
    done: asyncio.Future[None] = field(repr=False)


class Loaded(NamedTuple):
    """A table as it is stored: the number of its next row, and how many rows its snapshot holds."""

    table: Table
    number: int
    kept: int = 0


class Store:
    """The database as the server uses it: reads in a few threads, one writer that commits in groups."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._readers = ThreadPoolExecutor(4, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Append] = []
        self._committing: asyncio.Task[None] | None = None
        #: Told how many appends each transaction carried, and how long it took.
        self.on_commit: Callable[[int, float], None] = lambda count, seconds: None

    # Reading and small writes

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query in a thread of its own; StorageError if the database does not answer."""

        def run() -> T:
            try:
                with self.engine.connect() as connection:
                    return query(connection)
            except SQLAlchemyError as error:
                raise StorageError(str(error).splitlines()[0]) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Run a change in a transaction of its own, on the writer's thread. IntegrityError passes through."""

        def run() -> T:
            try:
                with self.engine.begin() as connection:
                    return change(connection)
            except IntegrityError:
                raise
            except SQLAlchemyError as error:
                raise StorageError(str(error).splitlines()[0]) from error

        return await asyncio.get_running_loop().run_in_executor(self._writer, run)

    # The log

    async def append(
        self, table: str, number: int, entries: bytes, also: Iterable[Callable[[Connection], None]] = ()
    ) -> None:
        """Store one command's entries; returns when they are on the disk. Conflict or StorageError: they are not."""
        loop = asyncio.get_running_loop()
        item = Append(table, number, entries, list(also), loop.create_future())
        self._waiting.append(item)
        if self._committing is None:
            self._committing = loop.create_task(self._commit_groups())
        await item.done

    async def _commit_groups(self) -> None:
        """Commit all that has gathered while the last group was being committed, until nothing is left."""
        loop = asyncio.get_running_loop()
        # Let everything that is ready in this turn of the loop join the first group.
        await asyncio.sleep(0)
        while self._waiting:
            group, self._waiting = self._waiting, []
            began = loop.time()
            try:
                lost = await loop.run_in_executor(self._writer, self._commit, group)
            except Exception as error:
                for item in group:
                    if not item.done.done():
                        item.done.set_exception(StorageError(str(error).splitlines()[0]))
                continue
            self.on_commit(len(group), loop.time() - began)
            for number, item in enumerate(group):
                if item.done.done():
                    continue
                if number in lost:
                    item.done.set_exception(Conflict(item.table))
                else:
                    item.done.set_result(None)
            await asyncio.sleep(began + _GATHER - loop.time())
        self._committing = None

    def _commit(self, group: list[Append]) -> set[int]:
        """One transaction for all; if somebody was beaten to a number, one by one. The places of those."""
        try:
            with self.engine.begin() as connection:
                self._insert(connection, group)
                for item in group:
                    for change in item.also:
                        change(connection)
            return set()
        except IntegrityError:
            pass
        lost = set()
        for place, item in enumerate(group):
            try:
                with self.engine.begin() as connection:
                    self._insert(connection, [item])
                    for change in item.also:
                        change(connection)
            except IntegrityError:
                lost.add(place)
        return lost

    def _insert(self, connection: Connection, group: list[Append]) -> None:
        """All rows in one statement: every further one would have to wait for its turn among the threads."""
        mark = "(?, ?, ?)" if connection.dialect.name == "sqlite" else "(%s, %s, %s)"
        for start in range(0, len(group), _ROWS):
            part = group[start : start + _ROWS]
            values = tuple(value for item in part for value in (item.table, item.number, item.entries))
            marks = ", ".join([mark] * len(part))
            connection.exec_driver_sql(f'INSERT INTO log ("table", number, entries) VALUES {marks}', values)

    async def log(self, table: str, after: int = -1) -> list[tuple[int, list[e.AnyEntry]]]:
        """What was said at a table after a number, command by command."""

        def query(connection: Connection) -> list[tuple[int, bytes]]:
            return read_log(connection, table, after)

        return [(number, e.decode(data)) for number, data in await self.read(query)]

    async def load(self, table: str) -> Loaded | None:
        """A table from its snapshot and what was said since, or else from its log.

        None if there is no such table; OtherRules if this release does not have its rules.
        """
        kept = schema.snapshots
        query = select(kept.c.number, kept.c.data).where(kept.c.table == table)
        row = await self.read(lambda connection: connection.execute(query).first())
        loaded = None if row is None else snapshot.restore(bytes(row.data))
        number = kept_until = 0 if row is None or loaded is None else int(row.number)
        for at, said in await self.log(table, number - 1):
            if at != number:
                return None
            for entry in said:
                if loaded is None:
                    assert isinstance(entry, e.Created)
                    loaded = Table(entry)
                else:
                    loaded.apply(entry)
            number += 1
        return None if loaded is None else Loaded(loaded, number, kept_until)

    async def keep(self, tables: Iterable[tuple[Table, int]]) -> None:
        """Store snapshots of tables after so many rows of their logs."""
        rows = [{"table": table.id, "number": number, "data": snapshot.take(table)} for table, number in tables]
        names, kept = [row["table"] for row in rows], schema.snapshots

        def change(connection: Connection) -> None:
            connection.execute(delete(kept).where(kept.c.table.in_(names)))
            connection.execute(insert(kept), rows)

        if rows:
            # Another process may have kept one of them at the same time, which is as good.
            with contextlib.suppress(IntegrityError):
                await self.write(change)

    async def check(self) -> bool:
        """Whether the database answers."""
        try:
            await self.read(lambda connection: connection.execute(select(1)).scalar())
        except StorageError:
            return False
        return True

    async def close(self) -> None:
        """Finish what has been begun and let go of the database."""
        while self._committing is not None:
            await asyncio.sleep(0.01)
        self._writer.shutdown()
        self._readers.shutdown()
        self.engine.dispose()


def read_log(connection: Connection, table: str, after: int = -1) -> list[tuple[int, bytes]]:
    """The rows of a table's log after a number."""
    log = schema.log
    query = select(log.c.number, log.c.entries).where(log.c.table == table, log.c.number > after).order_by(log.c.number)
    return [(number, bytes(data)) for number, data in connection.execute(query)]

"""Database access for a server: reads in threads, and one writer that commits many tables' entries together.

A log entry is safely on disk before it is announced to clients.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, delete, insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tabletowers.store import snapshots
from tabletowers.store.schema import log
from tabletowers.store.table_index import Change
from tabletowers.store.table_log import read_log
from tabletowers.table import StorageError, snapshot
from tabletowers.table.errors import Conflict
from tabletowers.table.log_replay import Loaded, Row, decoded, loaded

T = TypeVar("T")
P = ParamSpec("P")

#: The most rows in one statement.
_ROWS = 2000
#: Seconds between the starts of two transactions. Entries that arrive in between are flushed to the disk together.
_GATHER = 0.004
#: While every iteration of the event loop brings more entries, a transaction also waits for these: many tables are
#: busy, and all of them wait for the server anyway. It waits for at most _GATHER_MORE seconds or _ENOUGH entries.
_GATHER_MORE, _ENOUGH = 0.02, 80
#: Seconds that an attempt to store something may take, and for which its result holds.
_PATIENCE, _FRESH = 3.0, 1.0


@dataclass(slots=True)
class Append:
    """One command's entries to add to a table's log, and other changes to make in the same transaction."""

    table: str
    number: int
    entries: bytes
    also: list[Change]
    done: asyncio.Future[None] = field(repr=False)


class Store:
    """Runs queries and changes, which are functions from this package's other modules that take a connection."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._readers = ThreadPoolExecutor(4, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._changing = asyncio.Lock()
        self._waiting: list[Append] = []
        self._committing: asyncio.Task[None] | None = None
        self._check: asyncio.Task[bool] | None = None
        self._check_expires = 0.0
        #: Called with the number of appends in each transaction.
        self.on_commit: Callable[[int], None] = lambda count: None
        #: Called with the kind and duration of every `read`, `write` and `commit`, also of those that fail.
        self.on_work: Callable[[str, float], None] = lambda kind, seconds: None
        #: Called whenever the database fails.
        self.on_failure: Callable[[], None] = lambda: None

    # Queries and small changes

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs) -> T:
        """Run a query in a thread and return its result. Raises StorageError if the database fails."""

        def run() -> T:
            try:
                with self.engine.connect() as connection:
                    return query(connection, *args, **more)
            except SQLAlchemyError as error:
                raise StorageError(str(error).splitlines()[0]) from error

        return await self._run("read", self._readers, run)

    async def write(self, change: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs) -> T:
        """Run a change in a transaction of its own, in the writer's thread.

        Only one such change is queued at a time, so that log entries wait for at most one change. Raises Conflict or
        StorageError if the change fails.
        """

        def run() -> T:
            try:
                with self.engine.begin() as connection:
                    return change(connection, *args, **more)
            except IntegrityError as error:
                raise Conflict(str(error).splitlines()[0]) from error
            except SQLAlchemyError as error:
                raise StorageError(str(error).splitlines()[0]) from error

        async with self._changing:
            return await self._run("write", self._writer, run)

    async def _run(self, kind: str, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        """Run a query or a change in a thread, and report how long that took and whether the database failed."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            return await loop.run_in_executor(threads, work)
        except StorageError:
            self.on_failure()
            raise
        finally:
            self.on_work(kind, loop.time() - began)

    # The log

    async def append(self, table: str, number: int, entries: bytes, also: Iterable[Change] = ()) -> None:
        """Add the entries of one command to a table's log, and wait until they are on disk.

        Raises Conflict or StorageError if the entries could not be stored.
        """
        loop = asyncio.get_running_loop()
        item = Append(table, number, entries, list(also), loop.create_future())
        self._waiting.append(item)
        if self._committing is None:
            self._committing = loop.create_task(self._commit_groups())
        await item.done

    async def _commit_groups(self) -> None:
        """Commit the waiting log entries in groups until none are left.

        Entries that arrive during a commit form the next group.
        """
        loop = asyncio.get_running_loop()
        while self._waiting:
            await self._gather()
            group, self._waiting = self._waiting, []
            began = loop.time()
            try:
                lost = await loop.run_in_executor(self._writer, self._commit, group)
            except Exception as error:
                self.on_work("commit", loop.time() - began)
                self.on_failure()
                for item in group:
                    if not item.done.done():
                        item.done.set_exception(StorageError(str(error).splitlines()[0]))
                continue
            self.on_commit(len(group))
            self.on_work("commit", loop.time() - began)
            for number, item in enumerate(group):
                if item.done.done():
                    continue
                if number in lost:
                    item.done.set_exception(Conflict(item.table))
                else:
                    item.done.set_result(None)
            await asyncio.sleep(began + _GATHER - loop.time())
        self._committing = None

    async def _gather(self) -> None:
        """Wait for more log entries until an iteration of the event loop brings none, or a limit is reached."""
        loop = asyncio.get_running_loop()
        until = loop.time() + _GATHER_MORE
        while True:
            before = len(self._waiting)
            await asyncio.sleep(0)
            now = len(self._waiting)
            if now == before or now >= _ENOUGH or loop.time() > until:
                return

    def _commit(self, group: list[Append]) -> set[int]:
        """Commit a group of appends in one transaction or, after a conflict, one by one.

        Returns the indices of the appends that failed.
        """
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
        """Insert the log rows with as few statements as possible, because each statement may wait for other threads."""
        mark = "(?, ?, ?)" if connection.dialect.name == "sqlite" else "(%s, %s, %s)"
        for start in range(0, len(group), _ROWS):
            part = group[start : start + _ROWS]
            values = tuple(value for item in part for value in (item.table, item.number, item.entries))
            marks = ", ".join([mark] * len(part))
            connection.exec_driver_sql(f'INSERT INTO log ("table", number, entries) VALUES {marks}', values)

    async def entries(self, table: str, after: int = -1) -> list[Row]:
        """Return the decoded rows of a table's log with numbers greater than `after`.

        Raises Unreadable if a row is damaged.
        """
        return decoded(await self.read(read_log, table, after))

    async def load(self, table: str) -> Loaded | None:
        """Load a table from its snapshot and the later rows of its log, or else from its whole log.

        Returns None if there is no such table. Raises OtherRules if this release does not have the table's version of
        the rules, and Unreadable if the log is damaged.
        """
        return await self.read(_load, table)

    async def keep(self, taken: Sequence[tuple[str, int, bytes]]) -> None:
        """Store snapshots of tables, given as (table, number of log rows, data)."""
        if taken:
            # Another process may have stored one of them at the same time, which is equally good.
            with contextlib.suppress(Conflict):
                await self.write(snapshots.replace, taken)

    async def check(self) -> bool:
        """Return whether entries can be stored: not if the disk is full, or if the database does not respond in time.

        Those who ask at about the same time share one attempt.
        """
        loop = asyncio.get_running_loop()
        if self._check is None or (self._check.done() and loop.time() > self._check_expires):
            self._check = loop.create_task(self._try_to_store())
        try:
            return await asyncio.wait_for(asyncio.shield(self._check), _PATIENCE)
        except TimeoutError:
            return False

    async def _try_to_store(self) -> bool:
        """Store a row of the log and remove it, in one transaction, and return whether that worked."""
        try:
            await self.write(_store_and_remove, f"?{token_hex(6)}")
        except (Conflict, StorageError):
            return False
        finally:
            self._check_expires = asyncio.get_running_loop().time() + _FRESH
        return True

    async def close(self) -> None:
        """Finish pending work and close the database."""
        while self._committing is not None:
            await asyncio.sleep(0.01)
        async with self._changing:
            pass
        self._writer.shutdown()
        self._readers.shutdown()
        self.engine.dispose()


def _store_and_remove(connection: Connection, table: str) -> None:
    row = {"table": table, "number": 0, "entries": b"[]"}
    connection.execute(insert(log).values(row))
    connection.execute(delete(log).where(log.c.table == table))


def _load(connection: Connection, table: str) -> Loaded | None:
    saved = snapshots.find(connection, table)
    restored = None if saved is None else snapshot.restore(saved[1])
    if restored is not None and restored.id != table:
        restored = None
    kept = 0 if saved is None or restored is None else saved[0]
    return loaded(decoded(read_log(connection, table, kept - 1)), restored, kept)

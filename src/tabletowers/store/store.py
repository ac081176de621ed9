"""The database as the server uses it: reads in threads, and one writer that commits the entries of many tables at once.

An entry is durable before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tabletowers.games import OtherRules
from tabletowers.store import snapshots
from tabletowers.store.log import read_log
from tabletowers.store.tables import Change
from tabletowers.table import StorageError, Table, snapshot
from tabletowers.table import entries as e

T = TypeVar("T")
P = ParamSpec("P")

#: The most rows of one statement.
_ROWS = 2000
#: Seconds from the beginning of a transaction to that of the next: what gathers meanwhile shares one flush of the disk.
_GATHER = 0.004
#: While more comes with every turn of the loop, a transaction waits for that, too: many tables are busy, and all of
#: them wait for the server anyway. Not for longer than so many seconds, nor when it has so many entries.
_GATHER_MORE, _ENOUGH = 0.02, 80


class Conflict(Exception):
    """Something is stored already under this number or name: another process was faster, or it is taken."""


class Unreadable(Exception):
    """What is stored of a table can't be read: its log is damaged, or was written by something else."""


@dataclass(slots=True)
class Append:
    """One command's entries on their way into the log, and what else belongs in the same transaction."""

    table: str
    number: int
    entries: bytes
    also: list[Change]
    done: asyncio.Future[None] = field(repr=False)


class Loaded(NamedTuple):
    """A table as it is stored, the number of its next row, and how many rows its snapshot holds."""

    table: Table
    number: int
    kept: int = 0


class Store:
    """Runs queries and changes, which the other modules hold as functions of a connection."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._readers = ThreadPoolExecutor(4, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._changing = asyncio.Lock()
        self._waiting: list[Append] = []
        self._committing: asyncio.Task[None] | None = None
        #: Called with how many appends each transaction carried and how long it took.
        self.on_commit: Callable[[int, float], None] = lambda count, seconds: None

    # Queries and small changes

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs) -> T:
        """Run a query in a thread of its own; StorageError if the database does not answer."""

        def run() -> T:
            try:
                with self.engine.connect() as connection:
                    return query(connection, *args, **more)
            except SQLAlchemyError as error:
                raise StorageError(str(error).splitlines()[0]) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, change: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs) -> T:
        """Run a change in a transaction of its own, on the writer's thread; Conflict or StorageError if it fails.

        One after the other is handed to the writer, so that the entries of tables wait for one of them at most.
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
            return await asyncio.get_running_loop().run_in_executor(self._writer, run)

    # The log

    async def append(self, table: str, number: int, entries: bytes, also: Iterable[Change] = ()) -> None:
        """Store one command's entries; returns when they are on the disk. Conflict or StorageError: they are not."""
        loop = asyncio.get_running_loop()
        item = Append(table, number, entries, list(also), loop.create_future())
        self._waiting.append(item)
        if self._committing is None:
            self._committing = loop.create_task(self._commit_groups())
        await item.done

    async def _commit_groups(self) -> None:
        """Commit whatever has gathered while the last group was being committed, until nothing is left."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            await self._gather()
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

    async def _gather(self) -> None:
        """Wait for whatever is ready in this turn of the loop; where there was something, for the next, and so on."""
        loop = asyncio.get_running_loop()
        until = loop.time() + _GATHER_MORE
        while True:
            before = len(self._waiting)
            await asyncio.sleep(0)
            now = len(self._waiting)
            if now == before or now >= _ENOUGH or loop.time() > until:
                return

    def _commit(self, group: list[Append]) -> set[int]:
        """Commit all in one transaction, or one by one if somebody else was faster; the places of those that lost."""
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

    async def entries(self, table: str, after: int = -1) -> list[tuple[int, list[e.AnyEntry]]]:
        """The entries of a table's log after a number, row by row; Unreadable if one of the rows is none."""
        return _decoded(await self.read(read_log, table, after))

    async def load(self, table: str) -> Loaded | None:
        """A table from its snapshot and the entries since, or else from its whole log.

        None if there is no such table; OtherRules if this release does not have its rules; Unreadable if its log is
        damaged.
        """
        return await self.read(_load, table)

    async def keep(self, taken: Sequence[tuple[str, int, bytes]]) -> None:
        """Store snapshots of tables, each after so many rows of its log."""
        if taken:
            # Another process may have kept one of them at the same time, which is as good.
            with contextlib.suppress(Conflict):
                await self.write(snapshots.replace, taken)

    async def check(self) -> bool:
        """Whether the database answers."""
        try:
            await self.read(lambda connection: connection.execute(select(1)).scalar())
        except StorageError:
            return False
        return True

    async def close(self) -> None:
        """Finish what has been begun and close the database."""
        while self._committing is not None:
            await asyncio.sleep(0.01)
        async with self._changing:
            pass
        self._writer.shutdown()
        self._readers.shutdown()
        self.engine.dispose()


def _load(connection: Connection, table: str) -> Loaded | None:
    found = snapshots.find(connection, table)
    loaded = None if found is None else snapshot.restore(found[1])
    if loaded is not None and loaded.id != table:
        loaded = None
    number = kept = 0 if found is None or loaded is None else found[0]
    for at, entries in _decoded(read_log(connection, table, number - 1)):
        if at != number:
            raise Unreadable(f"row {number} of its log is missing")
        loaded = _entered(loaded, number, entries)
        number += 1
    return None if loaded is None else Loaded(loaded, number, kept)


def _decoded(rows: Iterable[tuple[int, bytes]]) -> list[tuple[int, list[e.AnyEntry]]]:
    """Rows of a log with their entries; Unreadable if one of them has none."""
    number = None
    try:
        return [(number := at, e.decode(data)) for at, data in rows]
    except Exception as error:
        after = "" if number is None else f" after {number}"
        raise Unreadable(f"a row of its log{after} can't be read: {error!r}") from error


def _entered(table: Table | None, number: int, entries: list[e.AnyEntry]) -> Table | None:
    """A table (None: it is yet to be created) after the entries of one row."""
    try:
        for entry in entries:
            if table is None:
                if not isinstance(entry, e.Created):
                    raise ValueError("its log does not begin with its creation")
                table = Table(entry)
            else:
                table.apply(entry)
    except OtherRules:
        raise
    except Exception as error:
        # A log is data: whatever is wrong with it, only its own table may suffer.
        raise Unreadable(f"row {number} of its log can't be entered: {error!r}") from error
    return table

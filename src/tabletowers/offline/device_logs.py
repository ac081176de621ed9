"""The logs of tables on a device, with a summary of each table for the list of tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from tabletowers.host.ports import Person, Ratings
from tabletowers.offline.log_store import Shelf
from tabletowers.table import Table, payloads
from tabletowers.table import entries as e
from tabletowers.table.log_replay import Loaded, Row, decoded, loaded


class ShelvedLogs:
    """The log store of a device (implements `host.ports.LogStore`), which keeps logs in a `Shelf`."""

    def __init__(self, shelf: Shelf, owner: Person) -> None:
        self._shelf = shelf
        self._owner = owner
        #: Called after the end of a game has been stored.
        self.on_over: Callable[[Table], Awaitable[None]] | None = None

    async def load(self, table: str) -> Loaded | None:
        """Return a table restored from its log, or None if it has no log."""
        rows = await self._shelf.rows(table)
        return None if rows is None else table_of(rows)

    async def entries(self, table: str, after: int) -> list[Row]:
        """Return the rows of a table's log that follow row number `after`."""
        return _decoded(await self._shelf.rows(table) or [])[after + 1 :]

    async def append(
        self, table: Table, number: int, entries: list[e.AnyEntry], beside: Table | None = None
    ) -> Ratings | None:
        """Store the log entries of one command. If a new table `beside` is passed, its entries are stored first.

        Raises StorageError if there is not enough space.
        """
        if beside is not None:
            await self._append(beside, 0, beside.pending)
        await self._append(table, number, entries)
        if self.on_over is not None and any(isinstance(entry, e.Over) for entry in entries):
            await self.on_over(table)
        return None

    async def _append(self, table: Table, number: int, entries: list[e.AnyEntry]) -> None:
        line = msgspec.structs.asdict(payloads.summary(table, self._owner.id, {self._owner.id: self._owner.name}.get))
        if table.status == "over" and table.state is not None:
            line |= {"points": table.state.scores(), "winners": table.state.winners()}
        await self._shelf.append(table.id, number, e.encode(entries).decode(), msgspec.json.encode(line).decode())

    async def ratings(self, table: str) -> Ratings | None:
        """Return None, because games on a device are unrated."""
        return None


def table_of(rows: Sequence[str]) -> Loaded | None:
    """Return the table restored from this log.

    Raises OtherRules or Unreadable if this release can't read the log.
    """
    return loaded(_decoded(rows))


def _decoded(rows: Sequence[str]) -> list[Row]:
    return decoded((number, row.encode()) for number, row in enumerate(rows))

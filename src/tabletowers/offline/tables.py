"""The offline tables in memory: loaded from the shelf, changed by commands, kept, and only then announced."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

from tabletowers.games import OtherRules
from tabletowers.offline.shelf import Shelf
from tabletowers.server.clock import Clock
from tabletowers.server.realtime import broadcast
from tabletowers.server.settings import Settings
from tabletowers.server.tables.autoplay import Autoplay
from tabletowers.server.tables.live_table import LiveTable
from tabletowers.server.tables.presence import Presence
from tabletowers.server.workers.bots import BotWorkers
from tabletowers.table import Refused, Table, payloads
from tabletowers.table import entries as e

T = TypeVar("T")

#: What the ids of offline tables begin with: a page that also has tables at a server knows them by it.
HERE = "here"


class NoNews:
    """Carries news to other servers, of which there are none."""

    def publish(self, news: dict[str, Any]) -> None:
        """Nobody hears of it."""


class OfflineTables:
    """What `server.tables.registry.Registry` is at a server."""

    def __init__(
        self, shelf: Shelf, owner: Any, bots: BotWorkers, clock: Clock, settings: Settings, metrics: Any
    ) -> None:
        self._shelf = shelf
        self._owner = owner
        self._clock = clock
        news: Any = NoNews()
        self.presence = Presence(news, clock)
        self.autoplay = Autoplay(self.run, bots, clock, settings, metrics)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}

    async def live(self, name: str) -> LiveTable:
        """A table by its id, loaded if need be; Refused if there is none, or if it can't be read."""
        if name in self.tables:
            return self.tables[name]
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> LiveTable:
        return self._keep_in_memory(*await self._read(name))

    async def kept(self, name: str) -> list[str]:
        """The rows that are kept of a table."""
        rows = await self._shelf.rows(name)
        if rows is None:
            raise Refused("no_such_table", "there is no such table on this device")
        return rows

    async def _read(self, name: str) -> tuple[Table, int]:
        rows = await self.kept(name)
        return table_of(rows), len(rows)

    def _keep_in_memory(self, table: Table, number: int) -> LiveTable:
        live = LiveTable(table, number)
        live.loaded = self._clock()
        self.rename(live)
        self.tables[table.id] = live
        self.autoplay.schedule(live)
        return live

    def rename(self, live: LiveTable) -> None:
        """Take over the names of the people at a table."""
        live.names = {self._owner.id: self._owner.name}

    @asynccontextmanager
    async def reading(self, live: LiveTable) -> AsyncIterator[None]:
        """Hold a table still while somebody reads it."""
        async with live.lock:
            yield

    async def add(self, table: Table) -> LiveTable:
        """Keep a new table and take it in."""
        await self._append(table, 0, table.pending)
        table.pending = []
        return self._keep_in_memory(table, 1)

    async def run(
        self, live: LiveTable, command: Callable[[Table], T], also: Callable[[], list[Any]] | None = None
    ) -> T:
        """Run a command: decide, keep, announce; Refused if it is not possible."""
        async with live.lock:
            try:
                result = command(live.table)
                if not live.table.pending:
                    return result
                await self._append(live.table, live.number, live.table.pending)
            except BaseException:
                if live.table.pending:
                    # What was begun and not kept has not happened.
                    live.table, live.number = await self._read(live.table.id)
                raise
            pending, live.table.pending = live.table.pending, []
            live.number += 1
            broadcast.send_update(live, pending)
            live.sent, live.forgot = live.table.seq, live.table.forgot
            self.autoplay.schedule(live)
            return result

    async def _append(self, table: Table, number: int, entries: list[e.AnyEntry]) -> None:
        line = payloads.summary(table, self._owner.id, {self._owner.id: self._owner.name}.get)
        if table.status == "over" and table.state is not None:
            line |= {"points": table.state.scores(), "winners": table.state.winners()}
        await self._shelf.append(table.id, number, e.encode(entries).decode(), msgspec.json.encode(line).decode())

    async def close(self) -> None:
        """Stop everything that runs by itself."""
        for live in self.tables.values():
            if live.presence_timer is not None:
                live.presence_timer.cancel()
        await self.autoplay.close()


def table_of(rows: list[str]) -> Table:
    """The table whose log these rows are; Refused if they are damaged or need rules that this release doesn't have."""
    try:
        return Table.load([entry for row in rows for entry in e.decode(row.encode())])
    except OtherRules as error:
        raise Refused("other_rules", str(error), rules=error.rules, has=error.has) from error
    except Exception as error:
        # A log from outside: there is no end to what may be wrong with it.
        raise Refused("unreadable_table", f"what is kept of this table can't be read: {error}") from error

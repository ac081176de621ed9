"""The tables in memory. A table is loaded when bots or clocks must act at it, and dropped when it is idle."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable

from tabletowers.games import GAMES, versions
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.host.tables.table_registry import Registry
from tabletowers.server.freed_memory import return_freed_memory
from tabletowers.store import StorageError, Store, table_index
from tabletowers.table import Refused, snapshot

#: The number of new log rows that a table must have to get a new snapshot when it is dropped from memory.
WORTH_KEEPING = 20
#: The number of seconds that a table without viewers stays in memory at most once its game is over.
OVER = 5.0


class Memory:
    """Loads a server's tables into memory, and drops them again."""

    def __init__(self, registry: Registry, store: Store, linger: float) -> None:
        """Initialise the instance. `linger` is the number of seconds that a table without viewers stays in memory."""
        self._registry = registry
        self._store = store
        self._linger = linger

    async def wake(self) -> None:
        """Load every table at which bots or clocks must act.

        This runs when the server has started, and then from time to time.
        """
        playable = {name: versions(name) for name in GAMES}
        for name in await self._store.read(table_index.playing_by_themselves, playable):
            with contextlib.suppress(Refused):
                await self._registry.live(name)

    async def sweep(self) -> None:
        """Drop from memory all tables that have been idle for a while, and return their memory to the system."""
        if await self._drop_idle():
            await return_freed_memory()

    async def _drop_idle(self) -> bool:
        """Drop all tables that have been idle for a while. Returns whether there were any."""
        now = asyncio.get_running_loop().time()
        idle = [live for live in self._registry.tables.values() if self._is_idle(live, now)]
        await self._keep(idle)
        before = len(self._registry.tables)
        for live in idle:
            if self._is_idle(live, now):
                self._registry.tables.pop(live.table.id, None)
        return len(self._registry.tables) < before

    def _is_idle(self, live: LiveTable, now: float) -> bool:
        return live.is_idle(now - (min(self._linger, OVER) if live.table.status == "over" else self._linger))

    async def _keep(self, lives: Iterable[LiveTable]) -> None:
        """Store snapshots of the tables whose logs have grown a lot since their last snapshot."""
        taken = []
        for live in list(lives):
            if live.number - live.kept >= WORTH_KEEPING and not live.doubtful:
                # In a thread, because it takes long. The lock keeps commands from changing the table meanwhile.
                async with live.lock:
                    taken.append((live.table.id, live.number, await asyncio.to_thread(snapshot.take, live.table)))
                    live.kept = live.number
        await self._store.keep(taken)

    async def close(self) -> None:
        """Store snapshots of tables whose logs have grown a lot, before the server stops."""
        with contextlib.suppress(StorageError):
            await self._keep(self._registry.tables.values())

"""The expiry of guests who don't come back, and of tables that have been inactive for a long time."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import msgspec

from tabletowers.host.tables.table_registry import Registry
from tabletowers.host.wall_clock import Clock
from tabletowers.server.people.sessions import Sessions
from tabletowers.store import StorageError, Store, people, ratings, table_index
from tabletowers.table import Refused, commands
from tabletowers.table import entries as e

log = logging.getLogger("tabletowers.expiry")

_DAY = 24 * 3600 * 1000
#: Seconds between two rounds, and before the first.
ROUND, FIRST = 3600.0, 60.0
#: Milliseconds of inactivity after which a table expires: in the lobby, waiting elsewhere, running.
IN_LOBBY, WAITING, RUNNING = _DAY // 2, 30 * _DAY, 365 * _DAY
#: Milliseconds after which a guest who has never sat at a table is deleted.
UNUSED = 2 * _DAY
#: How many guests or tables are looked up at a time.
_BATCH = 200


class Expiry:
    """Deletes expired guests and closes expired tables."""

    def __init__(self, registry: Registry, sessions: Sessions, store: Store, clock: Clock, remembered: int) -> None:
        """Prepare. Networks of people are remembered for this number of days (`RatingLimits.days`)."""
        self._registry = registry
        self._sessions = sessions
        self._store = store
        self._clock = clock
        self._remembered = remembered

    async def watch(self) -> None:
        """Keep checking for guests and tables that have expired, until cancelled."""
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.close_tables()
                await self.forget_guests()
                await self._store.write(people.forget_endings, self._clock() - _DAY)
                await self._store.write(ratings.forget_networks, self._clock() - self._remembered * _DAY)
            except StorageError as error:
                log.error("the database does not answer: %s", error)
            except Exception:
                log.exception("expired guests or tables could not be removed")
            await asyncio.sleep(ROUND)

    async def forget_guests(self) -> int:
        """Delete guests who have not been seen for a long time. Returns how many were deleted."""
        count = 0
        while guests := await self._store.read(people.idle_guests, self._clock(), UNUSED, _BATCH):
            for name in guests:
                await self._store.write(people.remove, name)
                await self._sessions.ended(name)
            count += len(guests)
        return count

    async def close_tables(self) -> int:
        """Close tables at which nothing has happened for a long time. Returns how many were closed."""
        count, after, now = 0, "", self._clock()
        while batch := await self._store.read(table_index.unfinished, now - IN_LOBBY, after, _BATCH):
            for table in batch:
                count += await self._close_if_idle(table, now)
            after = batch[-1].id
        return count

    async def _close_if_idle(self, table: table_index.Unfinished, now: int) -> bool:
        patience = RUNNING if table.status == "running" else IN_LOBBY if table.visibility == "lobby" else WAITING
        try:
            if any(entry.at > now - patience for entry in e.decode(table.last)):
                return False
            live = await self._registry.live(table.id)
            return await self._registry.run(live, partial(commands.expire, idle_since=now - patience))
        except (Refused, msgspec.DecodeError):
            log.warning("an expired table can't be closed", extra={"table": table.id})
            return False

"""Ends sessions on all servers, and closes their websockets, as soon as they are ended on one server.

The end of a session is recorded in the same transaction that ends it, and every server checks for such records once a
second. If Redis is used, the other servers are notified immediately.
"""

from __future__ import annotations

import asyncio
import logging

from tabletowers.server.people.accounts import Accounts
from tabletowers.server.realtime.bus import Bus
from tabletowers.server.realtime.connections import Connections
from tabletowers.store import StorageError, Store
from tabletowers.store import people as stored

log = logging.getLogger("tabletowers.sessions")

#: Seconds between two checks for ended sessions.
LOOK = 1.0
#: How many ended sessions are read again: of two that are stored at the same time, the later may become visible first.
_AGAIN = 100


class Sessions:
    """Makes sessions that were ended on any server end on this server too."""

    def __init__(self, store: Store, accounts: Accounts, connections: Connections, bus: Bus) -> None:
        self._store = store
        self._accounts = accounts
        self._connections = connections
        self._bus = bus
        self._last: int | None = None
        self._known: set[int] = set()

    async def ended(self, person: str, token: str | None = None) -> None:
        """End the session with this `token` hash on all servers. The database must already record that it ended.

        If `token` is None, all of the person's sessions that are no longer valid are ended.
        """
        self._bus.publish({"ended": person, "token": token})
        await self.end(person, token)

    async def end(self, person: str, token: str | None) -> None:
        """End the session with this `token` hash on this server.

        If `token` is None, all of the person's sessions that are no longer valid are ended.
        """
        if token is not None:
            self._accounts.forget_token(token)
            self._connections.end(person, {token})
            return
        self._accounts.forget(person)
        fresh = await self._accounts.get(person)
        gone = set()
        for device in self._connections.tokens_of(person):
            if fresh is None or await self._store.read(stored.session, device) is None:
                gone.add(device)
        self._connections.end(person, gone)
        if fresh is not None:
            self._connections.update(fresh)

    async def watch(self) -> None:
        """Keep checking for sessions that were ended by other processes, until cancelled."""
        while True:
            try:
                await self._look()
            except StorageError as error:
                log.error("the database does not answer: %s", error)
            except Exception:
                log.exception("ended sessions could not be looked up")
            await asyncio.sleep(LOOK)

    async def _look(self) -> None:
        if self._last is None:
            self._last = await self._store.read(stored.last_ending)
            self._known = {
                ending.number for ending in await self._store.read(stored.endings_after, self._last - _AGAIN)
            }
            return
        fresh = await self._store.read(stored.endings_after, self._last - _AGAIN)
        for ending in fresh:
            if ending.number not in self._known:
                await self.end(ending.person, ending.token)
        if fresh:
            self._known = {ending.number for ending in fresh}
            self._last = max(self._known)

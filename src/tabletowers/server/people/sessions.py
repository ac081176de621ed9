"""Sessions that end on every server and every open socket as soon as they are ended anywhere.

That one has ended is stored in the same transaction, and every server looks for it once a second; with Redis the
others hear of it at once.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tabletowers.server.people.accounts import Accounts
from tabletowers.server.realtime.bus import Bus
from tabletowers.store import StorageError, Store
from tabletowers.store import people as stored

if TYPE_CHECKING:
    from tabletowers.server.realtime.connections import Connections

log = logging.getLogger("tabletowers.sessions")

#: Seconds between two looks at what has ended.
LOOK = 1.0
#: So many endings are looked at again: of two that are stored at the same time, the later one may be seen first.
_AGAIN = 100


class Sessions:
    """Ends here what has been ended anywhere."""

    def __init__(self, store: Store, accounts: Accounts, connections: Connections, bus: Bus) -> None:
        self._store = store
        self._accounts = accounts
        self._connections = connections
        self._bus = bus
        self._last: int | None = None
        self._known: set[int] = set()

    async def ended(self, person: str, token: str | None = None) -> None:
        """End here and everywhere what has just been stored as ended: a device's session, or those no longer valid."""
        self._bus.publish({"ended": person, "token": token})
        await self.end(person, token)

    async def end(self, person: str, token: str | None) -> None:
        """End a device's session here; without one, look which sessions of a person are still valid."""
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
        """Look for what other processes have ended, for ever."""
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
            self._known = {found.number for found in await self._store.read(stored.endings_after, self._last - _AGAIN)}
            return
        fresh = await self._store.read(stored.endings_after, self._last - _AGAIN)
        for ending in fresh:
            if ending.number not in self._known:
                await self.end(ending.person, ending.token)
        if fresh:
            self._known = {ending.number for ending in fresh}
            self._last = max(self._known)

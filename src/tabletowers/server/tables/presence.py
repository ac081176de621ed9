"""Who is looking at a table now."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tabletowers.server.clock import Clock
from tabletowers.server.realtime import broadcast
from tabletowers.server.tables.live_table import LiveTable, Viewer

if TYPE_CHECKING:
    from tabletowers.server.realtime.bus import Bus

#: Seconds between two messages about who is present at a table.
PAUSE = 0.3
#: Milliseconds after which it is noted again that somebody is there.
_HEARD = 20_000


class Presence:
    """Notes who comes and goes, and sends it to the others."""

    def __init__(self, bus: Bus, clock: Clock) -> None:
        self._bus = bus
        self._clock = clock

    def arrive(self, live: LiveTable, viewer: Viewer, seat: int | None) -> None:
        """Add a viewer, who looks from a seat (None: a spectator)."""
        live.viewers[viewer] = seat
        self._changed(live)

    def depart(self, live: LiveTable, viewer: Viewer) -> None:
        """Remove a viewer."""
        live.viewers.pop(viewer, None)
        if viewer.person is not None:
            live.note(viewer.person.id, self._clock())
        live.idle_since = asyncio.get_running_loop().time()
        self._changed(live)

    def heard_of(self, live: LiveTable, person: str) -> None:
        """Note that somebody who sits at a table has been there, if only by a call; now and then, other servers too."""
        now, before = self._clock(), live.seen.get(person, 0)
        if now - before > _HEARD and person in live.table.people():
            live.note(person, now)
            self._bus.publish({"seen": live.table.id, "person": person})

    def ask(self, table: str | None) -> None:
        """Ask other servers who is there: at a table that has just been loaded, or at all of them."""
        self._bus.publish({"who": table})

    def _changed(self, live: LiveTable) -> None:
        """Send who is there in a moment; when many come at once, once for all of them."""
        if live.presence_timer is None:
            live.presence_timer = asyncio.get_running_loop().call_later(PAUSE, self._send, live)

    def _send(self, live: LiveTable) -> None:
        live.presence_timer = None
        broadcast.send_presence(live)
        self.tell(live)

    def tell(self, live: LiveTable) -> None:
        """Tell other servers who is there."""
        here = sorted({viewer.person.id for viewer in live.viewers if viewer.person is not None})
        self._bus.publish({"presence": live.table.id, "people": here})

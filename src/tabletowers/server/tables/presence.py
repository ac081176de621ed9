"""Who is looking at a table now."""

from __future__ import annotations

import asyncio

from tabletowers.server.realtime import broadcast
from tabletowers.server.realtime.bus import Bus
from tabletowers.server.tables.live_table import LiveTable, Viewer

#: Seconds between two messages about who is present at a table.
PAUSE = 0.3


class Presence:
    """Notes who comes and goes, and sends it to the others."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus

    def arrive(self, live: LiveTable, viewer: Viewer, seat: int | None) -> None:
        """Add a viewer, who looks from a seat (None: a spectator)."""
        live.viewers[viewer] = seat
        self._changed(live)

    def depart(self, live: LiveTable, viewer: Viewer) -> None:
        """Remove a viewer."""
        live.viewers.pop(viewer, None)
        live.idle_since = asyncio.get_running_loop().time()
        self._changed(live)

    def _changed(self, live: LiveTable) -> None:
        """Send who is there in a moment; when many come at once, once for all of them."""
        if live.presence_timer is None:
            live.presence_timer = asyncio.get_running_loop().call_later(PAUSE, self._send, live)

    def _send(self, live: LiveTable) -> None:
        live.presence_timer = None
        broadcast.send_presence(live)
        here = sorted({viewer.person.id for viewer in live.viewers if viewer.person is not None})
        self._bus.publish({"presence": live.table.id, "people": here})

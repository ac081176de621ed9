"""Presence: which people are viewing a table now."""

from __future__ import annotations

import asyncio

from tabletowers.host.ports import News
from tabletowers.host.tables import broadcast
from tabletowers.host.tables.live_table import LiveTable, Viewer
from tabletowers.host.wall_clock import Clock

#: Seconds between two messages about those present at a table.
PAUSE = 0.3
#: Milliseconds before a person's activity is recorded again.
_HEARD = 20_000


class Presence:
    """A tracker of who is viewing which table. It informs a table's viewers and the other servers."""

    def __init__(self, news: News, clock: Clock) -> None:
        self._news = news
        self._clock = clock

    def arrive(self, live: LiveTable, viewer: Viewer, seat: int | None) -> None:
        """Add a viewer to a table. `seat` is the seat from which they view it, or None for a spectator."""
        live.viewers[viewer] = seat
        self.changed(live)

    def depart(self, live: LiveTable, viewer: Viewer) -> None:
        """Remove a viewer from a table."""
        live.viewers.pop(viewer, None)
        if viewer.person is not None:
            live.note(viewer.person.id, self._clock())
        live.idle_since = asyncio.get_running_loop().time()
        self.changed(live)

    def heard_of(self, live: LiveTable, person: str) -> None:
        """Record that a person has been active at a table, even if they are not viewing it.

        Other servers are notified from time to time.
        """
        now, before = self._clock(), live.seen.get(person, 0)
        if now - before > _HEARD and person in live.table.people():
            live.note(person, now)
            self._news.publish({"seen": live.table.id, "person": person})

    def ask(self, table: str | None) -> None:
        """Ask other servers who is present at a table, or at every table if `table` is None."""
        self._news.publish({"who": table})

    def changed(self, live: LiveTable) -> None:
        """Send who is present after a short pause, so that many arrivals cause only one message."""
        if live.presence_timer is None:
            live.presence_timer = asyncio.get_running_loop().call_later(PAUSE, self._send, live)

    def _send(self, live: LiveTable) -> None:
        live.presence_timer = None
        broadcast.send_presence(live)
        self.tell(live)

    def tell(self, live: LiveTable) -> None:
        """Report to other servers who is viewing a table through this server."""
        here = sorted({viewer.person.id for viewer in live.viewers if viewer.person is not None})
        self._news.publish({"presence": live.table.id, "people": here})

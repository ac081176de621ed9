"""Notifies people of their tables: on any page they have open, or else by push, email and webhook.

It is their turn, or something has happened at a table that they host. A person's page may be connected to any server.
Only the server that stored the move sends the notices, so that each person is notified only once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple

import msgspec

from tabletowers.host.tasks import end
from tabletowers.server.realtime.bus import Bus
from tabletowers.server.realtime.connections import Connections
from tabletowers.table import Table

#: Seconds within which other servers report whom they have notified.
PATIENCE = 1.0
#: The kinds of notices about a table.
Kind = Literal["your_turn", "sat_down", "can_begin"]


class TableNotice(NamedTuple):
    """What people are notified of: its kind, and the table with its position and its game."""

    kind: Kind
    table: str
    position: int
    game: str


class Turns:
    """Notifies people that it is their turn, or of something else at a table of theirs."""

    def __init__(
        self, bus: Bus, connections: Connections, send_notices: Callable[[list[str], TableNotice], Awaitable[None]]
    ) -> None:
        """Initialise the instance.

        `send_notices` notifies people by push, email and webhook. Its arguments are the people's ids, and of what.
        """
        self._bus = bus
        self._connections = connections
        self._send_notices = send_notices
        #: The people notified by other servers, by table and position, while reports are awaited.
        self._notified: dict[tuple[str, int], set[str]] = {}
        self._waiting: set[asyncio.Task[None]] = set()

    def notify(self, table: Table, persons: list[str], slow: bool) -> None:
        """Notify people who are not at the table that it is their turn there.

        They also get a notice by push, email or webhook if they have no page open or the game is `slow`.
        """
        notice = TableNotice("your_turn", table.id, table.position, table.game.name)
        self._bus.publish({"turn": table.id, "position": notice.position, "game": notice.game, "people": persons})
        self._begin(notice, persons, slow=slow)

    def notify_host(self, table: Table, kind: Kind) -> None:
        """Notify the host of a table, who is not there, of something that has happened before its game begins."""
        # The number of log entries tells such notices apart, as the position does during a game.
        notice = TableNotice(kind, table.id, -1 - table.seq, table.game.name)
        self._bus.publish({"notice": list(notice), "people": [table.host]})
        self._begin(notice, [table.host], slow=False)

    def _begin(self, notice: TableNotice, persons: list[str], *, slow: bool) -> None:
        here = self._push(notice, persons)
        away = persons if slow else [person for person in persons if person not in here]
        if not away:
            return
        task = asyncio.create_task(self._notice(notice, away, wait=not slow))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    def hear(self, news: dict[str, Any]) -> None:
        """Handle news from another server.

        Either there is something of which to notify these people, or that server has already notified them.
        """
        # Servers of an earlier release don't send the position.
        position = news.get("position", -1)
        if "told" in news:
            if (notified := self._notified.get((news["told"], position))) is not None:
                notified.update(news["people"])
            return
        if "notice" in news:
            notice = TableNotice(*news["notice"])
        else:
            notice = TableNotice("your_turn", news["turn"], position, news["game"])
        if here := self._push(notice, news["people"]):
            self._bus.publish({"told": notice.table, "position": notice.position, "people": here})

    def _push(self, notice: TableNotice, persons: list[str]) -> list[str]:
        """Notify those of these people who are connected to this server, and return their ids."""
        message = {"type": "notice", "notice": notice.kind, "table": notice.table, "game": notice.game}
        encoded = msgspec.json.encode(message)
        here = [person for person in persons if self._connections.is_connected(person)]
        for person in here:
            self._connections.push_to(person, encoded)
        return here

    async def _notice(self, notice: TableNotice, persons: list[str], *, wait: bool) -> None:
        """Send people notices by push, email and webhook.

        With `wait`, first waits a moment, and then leaves out people whom another server has notified in the meantime.
        """
        if wait and not self._bus.alone:
            key = (notice.table, notice.position)
            notified = self._notified.setdefault(key, set())
            await asyncio.sleep(PATIENCE)
            self._notified.pop(key, None)
            persons = [person for person in persons if person not in notified]
        if persons:
            await self._send_notices(persons, notice)

    async def close(self) -> None:
        """Cancel all notices that have not been sent yet."""
        await end(self._waiting)

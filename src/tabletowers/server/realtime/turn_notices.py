"""Notifies people that it is their turn: on any page they have open, or else by push, email and webhook.

A person's page may be connected to any server. Only the server that stored the move sends the notices, so that each
person is notified only once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tabletowers.host.tasks import end
from tabletowers.server.realtime.bus import Bus
from tabletowers.server.realtime.connections import Connections
from tabletowers.table import Table

#: Seconds within which other servers report whom they have notified.
PATIENCE = 1.0


class Turns:
    """Notifies people that it is their turn."""

    def __init__(
        self, bus: Bus, connections: Connections, send_notices: Callable[[list[str], str, str], Awaitable[None]]
    ) -> None:
        """Initialise the instance.

        `send_notices` notifies people by push, email and webhook. Its arguments are the people's ids, a game and a
        table.
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
        game = table.game.name
        self._bus.publish({"turn": table.id, "position": table.position, "game": game, "people": persons})
        here = self._push(table.id, game, persons)
        away = persons if slow else [person for person in persons if person not in here]
        if not away:
            return
        task = asyncio.create_task(self._notice(table.id, table.position, game, away, wait=not slow))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    def hear(self, news: dict[str, Any]) -> None:
        """Handle news from another server.

        Either it is these people's turn, or they have already been notified by that server.
        """
        # Servers of an earlier release don't send the position.
        position = news.get("position", -1)
        if "told" in news:
            if (notified := self._notified.get((news["told"], position))) is not None:
                notified.update(news["people"])
        elif here := self._push(news["turn"], news["game"], news["people"]):
            self._bus.publish({"told": news["turn"], "position": position, "people": here})

    def _push(self, table: str, game: str, persons: list[str]) -> list[str]:
        """Notify those of these people who are connected to this server, and return their ids."""
        message = msgspec.json.encode({"type": "notice", "notice": "your_turn", "table": table, "game": game})
        here = [person for person in persons if self._connections.is_connected(person)]
        for person in here:
            self._connections.push_to(person, message)
        return here

    async def _notice(self, table: str, position: int, game: str, persons: list[str], *, wait: bool) -> None:
        """Send people notices by push, email and webhook.

        With `wait`, first waits a moment, and then leaves out people whom another server has notified in the meantime.
        """
        if wait and not self._bus.alone:
            notified = self._notified.setdefault((table, position), set())
            await asyncio.sleep(PATIENCE)
            self._notified.pop((table, position), None)
            persons = [person for person in persons if person not in notified]
        if persons:
            await self._send_notices(persons, game, table)

    async def close(self) -> None:
        """Cancel all notices that have not been sent yet."""
        await end(self._waiting)

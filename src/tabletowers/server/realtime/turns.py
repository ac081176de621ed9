"""Telling people that a table waits for them: on the page where they are, at whichever server, and else by a notice.

The server that has stored a command tells everybody, so that nobody hears of it twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from tabletowers.server.realtime.bus import Bus, NoBus
from tabletowers.server.tasks import end
from tabletowers.table import Table

if TYPE_CHECKING:
    from tabletowers.server.realtime.connections import Connections

#: Seconds in which other servers say whom they have told.
PATIENCE = 1.0


class Turns:
    """Tells people that it is their turn."""

    def __init__(
        self, bus: Bus, connections: Connections, send_notices: Callable[[list[str], str, str], Awaitable[None]]
    ) -> None:
        """`send_notices` tells people by push, mail and webhook: who, the game and the table."""
        self._bus = bus
        self._connections = connections
        self._send_notices = send_notices
        #: Whom other servers have told of a turn, by table and position, while one waits to hear of it.
        self._told: dict[tuple[str, int], set[str]] = {}
        self._waiting: set[asyncio.Task[None]] = set()

    def notify(self, table: Table, persons: list[str], slow: bool) -> None:
        """Let people know who are not at the table; by notices if they are nowhere else either, or if days may pass."""
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
        """Handle what another server says of somebody's turn: that it has come, or that it was told."""
        # A server of an earlier release does not say of which position it speaks.
        position = news.get("position", -1)
        if "told" in news:
            if (told := self._told.get((news["told"], position))) is not None:
                told.update(news["people"])
        elif here := self._push(news["turn"], news["game"], news["people"]):
            self._bus.publish({"told": news["turn"], "position": position, "people": here})

    def _push(self, table: str, game: str, persons: list[str]) -> list[str]:
        """Tell those who are connected to this server; who they are."""
        message = msgspec.json.encode({"type": "notice", "notice": "your_turn", "table": table, "game": game})
        here = [person for person in persons if self._connections.is_connected(person)]
        for person in here:
            self._connections.push_to(person, message)
        return here

    async def _notice(self, table: str, position: int, game: str, persons: list[str], *, wait: bool) -> None:
        """Send notices; if they may wait, to those only whom no other server has told meanwhile."""
        if wait and not isinstance(self._bus, NoBus):
            told = self._told.setdefault((table, position), set())
            await asyncio.sleep(PATIENCE)
            self._told.pop((table, position), None)
            persons = [person for person in persons if person not in told]
        if persons:
            await self._send_notices(persons, game, table)

    async def close(self) -> None:
        """Tell nobody any more."""
        await end(self._waiting)

"""Everything that offline tables need, put together: what `server.services.Services` is at a server."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from tabletowers.offline.shelf import Shelf
from tabletowers.offline.tables import HERE, OfflineTables
from tabletowers.offline.thinking import Minds, Worker
from tabletowers.server.clock import Clock
from tabletowers.server.ids import new_id
from tabletowers.server.limits import RateLimits
from tabletowers.server.realtime.connection import Connection, Outbox
from tabletowers.server.settings import Limits, Settings
from tabletowers.server.tables.commands import TableCommands
from tabletowers.server.tables.hosting import Hosting
from tabletowers.server.tables.live_table import LiveTable
from tabletowers.server.tables.replays import Replays
from tabletowers.table import Table, commands

#: The most seconds that a bot thinks about an ordinary decision: the strongest has time for all of its iterations.
BOT_BUDGET = 3.0


@dataclass
class Owner:
    """Whose device it is: the one person of a house, as far as a table has to know them."""

    id: str
    name: str
    blocks: list[str] = field(default_factory=list)
    banned: bool = False
    muted_until: int | None = None


class Uncounted:
    """Metrics that nobody looks at."""

    def __getattr__(self, name: str) -> Uncounted:
        return self

    def labels(self, *names: str) -> Uncounted:
        """The same for a part of what is counted."""
        return self

    def inc(self, count: int = 1) -> None:
        """One more, which is not counted."""

    @contextmanager
    def time(self) -> Iterator[None]:
        """Something that takes time, which is not measured."""
        yield


class OfflineHosting(Hosting):
    """Sets tables up without a limit, for one person."""

    mark = HERE

    def __init__(self, tables: OfflineTables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock
        self._registry: Any = tables

    async def check_room(self, person: Any) -> None:
        """There is room for any number of tables."""

    async def _check_lobby(self, person: Any) -> None:
        """There is no lobby to be filled."""

    async def rematch(self, live: LiveTable, person: Any) -> str:
        """The id of a table for the same players again, which is made if there is none yet."""
        made: list[Table] = []

        def find_or_make(table: Table) -> str:
            if table.rematch is not None:
                return table.rematch
            made.append(commands.rematch(table, self._clock(), person.id, new=new_id(self.mark), invite=_invite()))
            return made[0].id

        name = await self._tables.run(live, find_or_make)
        if made:
            await self._tables.add(made[0])
        return name


def _invite() -> str:
    return secrets.token_urlsafe(9)


class House:
    """One device with its person, its tables, its bots and its connections."""

    def __init__(
        self, shelf: Shelf, worker: Worker, owner: Owner, settings: Settings | None = None, minds: int = 1
    ) -> None:
        """`minds` is how many jobs the worker does at the same time."""
        self.owner = owner
        self.worker = worker
        self.settings = settings or Settings(bot_budget=BOT_BUDGET, limits=Limits.none())
        self.clock = Clock()
        self.metrics = Uncounted()
        self.rates = RateLimits(self.settings.limits)
        self.outbox = Outbox()
        self.registry = OfflineTables(shelf, owner, Minds(worker, minds), self.clock, self.settings, self.metrics)
        self.hosting = OfflineHosting(self.registry, self.clock)
        registry: Any = self.registry
        self.commands = TableCommands(registry, self.hosting, self.clock, self.rates)
        self.replays = Replays()

    def rename(self, name: str) -> None:
        """The owner is called something else from now on."""
        self.owner.name = name
        for live in self.registry.tables.values():
            self.registry.rename(live)

    def connect(self, send: Callable[[str], None]) -> Wire:
        """A connection for live news, as a websocket is one at a server."""
        return Wire(self, send)

    async def close(self) -> None:
        """Stop everything that runs by itself."""
        await self.registry.close()
        self.replays.close()


class Wire:
    """A connection inside one program: messages in, messages out."""

    def __init__(self, house: House, send: Callable[[str], None]) -> None:
        self._send = send
        self.on_message: Callable[[bytes], None] | None = None
        #: What is said before anybody listens, and the end.
        self._early: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        services: Any = house
        person: Any = house.owner
        protocol: Any = self
        connection = Connection(services, person, "here", None, self._receive, self._nothing, protocol)
        self._serving = asyncio.ensure_future(connection.serve())

    def say(self, text: str) -> None:
        """Hand a message over to the tables."""
        if self.on_message is not None:
            self.on_message(text.encode())
        else:
            self._early.put_nowait({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        """Hang up."""
        self.abort()
        with contextlib.suppress(asyncio.CancelledError):
            await self._serving

    # What a connection asks of a protocol

    def send_texts(self, messages: list[bytes]) -> int:
        """Send messages; how many bytes are still on their way."""
        for message in messages:
            self._send(message.decode())
        return 0

    def set_reading(self, reading: bool) -> None:
        """Whoever speaks here waits for answers anyway."""

    def abort(self) -> None:
        """Hang up at once."""
        self._early.put_nowait({"type": "websocket.disconnect"})

    async def _receive(self) -> dict[str, Any]:
        return await self._early.get()

    async def _nothing(self, message: Any) -> None:
        """Nobody has to be told that a connection inside a program ends."""

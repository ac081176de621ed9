"""The host of offline tables: one person, their device, its storage and its workers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

from tabletowers.host.connection import Connection
from tabletowers.host.limits import RateLimits
from tabletowers.host.outbox import Outbox
from tabletowers.host.ports import Person
from tabletowers.host.responses.finished import Review
from tabletowers.host.services import Services
from tabletowers.host.settings import Limits, Settings
from tabletowers.host.tables.commands import TableCommands
from tabletowers.host.tables.match_bots import MatchBots
from tabletowers.host.tables.matches import Matches
from tabletowers.host.tables.replays import Replays
from tabletowers.host.tables.shared_deals import Deals
from tabletowers.host.tables.table_registry import Registry
from tabletowers.host.tables.table_setup import Hosting
from tabletowers.host.wall_clock import Clock
from tabletowers.offline.device_logs import ShelvedLogs
from tabletowers.offline.device_matches import Book, ShelvedDeals, ShelvedMatches
from tabletowers.offline.local_jobs import ExtraMinds, Thinkers, Worker
from tabletowers.offline.log_store import Shelf
from tabletowers.offline.match_luck import MatchLuck
from tabletowers.table import Refused, Table
from tabletowers.table.requests import SeatWish

#: The prefix of offline tables' ids, by which a page distinguishes them from tables at a server.
HERE = "here"
#: Seconds that a bot may think about an ordinary decision, which is enough for all iterations of the strongest bot.
BOT_BUDGET = 3.0


@dataclass
class Owner:
    """The owner of the device, who is the only known person (implements `host.ports.Person`)."""

    id: str
    name: str
    blocks: list[str] = field(default_factory=list)
    banned: bool = False
    kept: bool = True
    muted_until: int | None = None
    ban_reason: str | None = None
    mute_reason: str | None = None


class OnePerson:
    """The directory of people on a device, which contains only its owner (implements `host.ports.People`)."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner

    async def several(self, ids: list[str]) -> dict[str, Owner]:
        """Return the owner, keyed by id, if the owner's id is among these ids."""
        return {name: self._owner for name in ids if name == self._owner.id}


class NoOthers:
    """The parts of `host.ports` that concern other people, for a device on which there are none."""

    alone = True

    def publish(self, news: dict[str, Any]) -> None:
        """Do nothing: there are no other processes."""

    def take(self, person: Person) -> None:
        """Allow any number of tables."""

    async def check_table(self, person: Person) -> None:
        """Allow any number of tables."""

    async def check_lobby(self, person: Person) -> None:
        """Allow any table: there is no lobby."""

    async def check_match(self, person: Person) -> None:
        """Allow any number of matches."""

    async def may_see(self, match: str, person: Person | None) -> bool:
        """Allow all matches: there are no circles."""
        return True

    def check_seats(self, seats: Sequence[SeatWish]) -> None:
        """Refuse open seats, since no other person can join."""
        if any(seat.kind == "open" for seat in seats):
            raise Refused("online_only", "other people can't join a table on this device")

    async def keep(self, table: Table, person: Person, review: Review, ply: int) -> None:
        """Do nothing: on a device, mistakes are not kept as exercises."""


class _Uncounted:
    """A metric that is not recorded."""

    def labels(self, name: str, /) -> _Uncounted:
        """Return this metric, which ignores labels as it ignores values."""
        return self

    def inc(self, amount: int = 1, /) -> None:
        """Do nothing, because this metric is not recorded."""

    def observe(self, seconds: float, /) -> None:
        """Do nothing, because this metric is not recorded."""

    def time(self) -> AbstractContextManager[object]:
        """Return a context manager that measures nothing."""
        return nullcontext()


class Uncounted:
    """Metrics that are not recorded (implements `host.ports.Counters`)."""

    messages = moves = moving = refused = loading = thinking = queueing = _Uncounted()


class LocalHost:
    """A host on one device, with its owner, tables, bots and connections."""

    def __init__(
        self, shelf: Shelf, worker: Worker, owner: Owner, settings: Settings | None = None, minds: int = 1
    ) -> None:
        """Initialise the host. `minds` is the number of jobs that the workers can do at the same time."""
        self.shelf = shelf
        self.owner = owner
        settings = settings or Settings(bot_budget=BOT_BUDGET, limits=Limits.none())
        clock, counters, rates, nobody = Clock(), Uncounted(), RateLimits(settings.limits), NoOthers()
        logs, people = ShelvedLogs(shelf, owner), OnePerson(owner)
        book = Book(shelf, logs)
        deals = ShelvedDeals(book, logs, clock)
        registry = Registry(logs, people, deals, Thinkers(worker, minds), nobody, clock, settings, counters)
        hosting = Hosting(registry, nobody, clock, HERE)
        matches = ShelvedMatches(book, clock)
        self._match_bots = MatchBots(
            matches, registry.autoplay, nobody, clock, settings.bot_budget, lambda bot, game: False
        )
        self._match_luck = MatchLuck(book, logs, registry.autoplay, clock)
        shared = Deals(registry, nobody, people, deals, clock, lambda bot, game: False, None, daily=False, mark=HERE)
        self.services = Services(
            settings=settings,
            clock=clock,
            metrics=counters,
            rates=rates,
            outbox=Outbox(),
            extras=ExtraMinds(worker),
            slips=nobody,
            registry=registry,
            hosting=hosting,
            commands=TableCommands(registry, hosting, clock, rates),
            replays=Replays(),
            deals=shared,
            matches=Matches(
                shared, matches, self._match_bots, people, nobody, clock, weekly=False, on_look=self._look_at_matches
            ),
        )

    async def _look_at_matches(self) -> None:
        """Begin what a server does all the time: let the strengths play, and work out what the cards gave."""
        await self._match_bots.begin()
        await self._match_luck.begin()

    def rename(self, name: str) -> None:
        """Change the owner's name."""
        self.owner.name = name
        for live in self.services.registry.tables.values():
            live.names[self.owner.id] = name

    def connect(self, send: Callable[[str], None]) -> LocalConnection:
        """Open a connection for live messages, like a websocket at a server."""
        return LocalConnection(self, send)

    async def close(self) -> None:
        """Stop all background work."""
        await self._match_bots.close()
        await self._match_luck.close()
        await self.services.registry.close()
        self.services.replays.close()


class LocalConnection:
    """A connection to the tables from within the same program (implements `host.ports.Transport`)."""

    def __init__(self, house: LocalHost, send: Callable[[str], None]) -> None:
        self._send = send
        self.on_message: Callable[[bytes], None] | None = None
        self._ended = asyncio.Event()
        self._connection = Connection(house.services, house.owner, "here", self, self._hang_up)
        self._serving = asyncio.ensure_future(self._connection.serve(self._end()))

    def say(self, text: str) -> None:
        """Send a message to the host of the tables."""
        self._connection.hear(text.encode())

    async def close(self) -> None:
        """Close the connection."""
        self.abort()
        await self._serving

    def send_texts(self, messages: Iterable[bytes]) -> int:
        """Deliver messages. Returns 0, because none of them has to be queued."""
        for message in messages:
            self._send(message.decode())
        return 0

    def set_reading(self, on: bool) -> None:
        """Do nothing: a caller on the same device waits for each answer anyway."""

    def abort(self) -> None:
        """Close the connection immediately."""
        self._ended.set()

    async def _end(self) -> None:
        await self._ended.wait()

    async def _hang_up(self, code: int) -> None:
        """Do nothing: a connection within a program needs no closing message."""

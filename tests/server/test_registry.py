"""Two servers on one database: what one stores, the other takes from there and tells those who look at the table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from tabletowers.host.tables.live_table import LiveTable
from tabletowers.host.tables.table_registry import Registry
from tabletowers.host.wall_clock import Clock
from tabletowers.server.metrics import Metrics
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.people.sessions import Sessions
from tabletowers.server.realtime.bus import NoBus
from tabletowers.server.realtime.connections import Connections
from tabletowers.server.realtime.lobby_presence import Company
from tabletowers.server.realtime.turn_notices import TableNotice, Turns
from tabletowers.server.settings import Settings
from tabletowers.server.tables.database_logs import StoredDeals, StoredLogs
from tabletowers.server.tables.synchronisation import Synchronisation
from tabletowers.store import Store
from tabletowers.table import Pace, Table, commands, payloads
from tabletowers.table.requests import ChatIn, MoveIn
from tests.server.test_secrecy import Ear, Script
from tests.store.migrated import open_migrated
from tests.table.setting import running

#: Nothing is answered without people.
NEVER = Pace(10**9, 10**9)


async def send_nothing(persons: list[str], notice: TableNotice) -> None:
    """Nobody here wants notices."""


class Server:
    """One of the servers, with somebody who watches the table there."""

    def __init__(self, file: Path) -> None:
        clock = Clock()
        self.store = Store(open_migrated(file))
        accounts, settings = Accounts(self.store, clock), Settings(pace=NEVER)
        logs = StoredLogs(self.store)
        deals = StoredDeals(self.store, logs)
        self.registry = Registry(logs, accounts, deals, Script(), NoBus(), clock, settings, Metrics())
        sessions = Sessions(self.store, accounts, Connections(Metrics()), NoBus())
        company = Company(NoBus(), list)
        connections = Connections(Metrics())
        turns = Turns(NoBus(), connections, send_nothing)
        self.synchronisation = Synchronisation(self.registry, accounts, sessions, self.store, clock, company, turns)
        self.ear = Ear(None)
        self.live: LiveTable
        self.count = 0

    def watch(self, live: LiveTable) -> None:
        self.live = live
        self.registry.presence.arrive(live, self.ear, None)

    async def move(self) -> None:
        """The first legal move of whoever is at turn."""
        self.count += 1

        def play(table: Table, now: int) -> commands.Done:
            seat = table.playing().asked[0]
            key = f"key {self.count}"
            return commands.move(table, now, f"p{seat}", MoveIn(seat, table.legal(seat)[0], table.position, key))

        await self.registry.run(self.live, play)

    def updates(self) -> list[bytes]:
        """What the watcher was told of the game."""
        return [message for message in self.ear.heard if message.startswith(b'{"type":"update"')]

    def entries(self) -> list[dict[str, Any]]:
        return [entry for message in self.updates() for entry in msgspec.json.decode(message)["entries"]]


@asynccontextmanager
async def two_servers(file: Path, game: str) -> AsyncIterator[tuple[Server, Server]]:
    here, there = Server(file), Server(file)
    here.watch(await here.registry.add(running(game, window=None)))
    there.watch(await there.registry.live("t1"))
    try:
        yield here, there
    finally:
        for server in (here, there):
            await server.registry.close()
            await server.store.close()


def turns(table: Table) -> int:
    return sum(event.name == "turn_began" for logged in table.log for event in logged.events)


def test_what_was_missed_is_told_as_to_somebody_who_looks_back(tmp_path: Path) -> None:
    """OT-20: whoever hears of several turns at once is not told the cards of the earlier ones."""

    async def play() -> None:
        async with two_servers(tmp_path / "t.sqlite3", "oldtown") as (here, there):
            since = here.live.table.seq
            while turns(here.live.table) < 3:
                await here.move()
            await there.synchronisation.look_around()
            (missed,) = there.updates()
            table = here.live.table
            (resumed,) = payloads.entries(table, since, [None], here.live.name, looking_back=True)
            assert msgspec.json.decode(missed)["entries"] == resumed
            told = [event["event"] for entry in resumed for event in entry["events"]]
            assert "played_before" in told
            assert "played" in [event["event"] for entry in here.entries() for event in entry["events"]]

    asyncio.run(play())


def test_whoever_watches_is_told_to_forget_what_may_no_longer_be_looked_up(tmp_path: Path) -> None:
    """OT-20: a log that was followed from the beginning says of earlier turns what one says that is read now."""

    async def play() -> None:
        async with two_servers(tmp_path / "t.sqlite3", "oldtown") as (here, _):
            since = here.live.table.seq
            while turns(here.live.table) < 4:
                await here.move()
            log: dict[int, dict[str, Any]] = {}
            for message in map(msgspec.json.decode, here.updates()):
                log |= {entry["seq"]: entry for entry in message["entries"]}
                for entry in message.get("retold", []):
                    log[entry["seq"]]["events"] = entry["events"]
            table = here.live.table
            (resumed,) = payloads.entries(table, since, [None], here.live.name, looking_back=True)
            assert "played_before" in [event["event"] for entry in resumed for event in entry["events"]]
            assert [*log.values()] == resumed

    asyncio.run(play())


def test_news_of_one_move_are_told_as_where_it_was_made(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_servers(tmp_path / "t.sqlite3", "oldtown") as (here, there):
            while turns(here.live.table) < 3:
                await here.move()
                await there.synchronisation.hear({"from": "the other", "table": "t1", "number": here.live.number})
            assert there.updates() == here.updates()

    asyncio.run(play())


def test_who_was_beaten_to_it_hears_of_the_other_first(tmp_path: Path) -> None:
    """A command that comes second is tried again after the first, and watchers hear of both, without a gap."""

    async def play() -> None:
        async with two_servers(tmp_path / "t.sqlite3", "clocktowers") as (here, there):
            before = here.live.table.seq
            await here.move()
            line = ChatIn("hello", "key")
            await there.registry.run(there.live, lambda table, now: commands.chat(table, now, "p1", line))
            assert [(entry["seq"], entry["kind"]) for entry in there.entries()] == [
                (before + 1, "move"),
                (before + 2, "chat"),
            ]

    asyncio.run(play())

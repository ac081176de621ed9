"""Bots that give no answer, because their operator no longer offers them or because they fail."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from tabletowers.host.tables import autoplay
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.host.tables.table_registry import Registry
from tabletowers.host.thinkers import Question, sight_of
from tabletowers.host.wall_clock import Clock
from tabletowers.server.metrics import Metrics
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.realtime.bus import NoBus
from tabletowers.server.settings import Settings
from tabletowers.server.tables.database_logs import StoredDeals, StoredLogs
from tabletowers.store import Store
from tabletowers.table import Pace, Table, commands
from tabletowers.table.clock import Clock as TableClock
from tabletowers.table.clock import MoveClock
from tabletowers.table.requests import NewTable, SeatWish, Start, VoteIn
from tests.server.test_secrecy import Ear, Script
from tests.store.migrated import open_migrated


class Workers(Script):
    """Workers that know only some bots, which play their first legal move."""

    def __init__(self, *known: str) -> None:
        super().__init__()
        self.known = set(known)
        self.tries = 0

    async def choose(self, question: Question, level: str, budget: float) -> str:
        self.tries += 1
        if level not in self.known:
            raise ValueError(f"unknown bot {level!r}")
        return sight_of(question).legal_moves(question.seat)[0]


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.001)


class Hosted:
    """A running table of p0 and one bot, with a spectator."""

    def __init__(self, registry: Registry, live: LiveTable) -> None:
        self.registry = registry
        self.live = live
        self.ear = Ear(None)
        registry.presence.arrive(live, self.ear, None)

    def silent(self) -> list[list[int]]:
        """Which seats the spectator was told are silent, one time after the other."""
        messages = map(msgspec.json.decode, self.ear.heard)
        return [message["silent"] for message in messages if message["type"] == "presence"]

    def moves_of_bots(self) -> int:
        return sum(getattr(line.entry, "by", None) in ("bot", "clock") for line in self.live.table.log)

    async def vote(self, vote: VoteIn) -> None:
        def propose(table: Table, now: int) -> commands.Done:
            return commands.propose(table, now, "p0", vote, silent=self.live.silent)

        await self.registry.run(self.live, propose)


@asynccontextmanager
async def hosted(
    folder: Path, workers: Workers, level: str, *, stands_in: str = "greedy", clock: TableClock | None = None
) -> AsyncIterator[Hosted]:
    """Let p0 and a bot of this level play. The game began ten seconds ago, with p0 if there is a clock."""
    store = Store(open_migrated(folder / "tables.sqlite3"))
    logs, now = StoredLogs(store), Clock()
    settings = Settings(pace=Pace(0, 0), grace=0)
    accounts, deals = Accounts(store, now), StoredDeals(store, logs)
    registry = Registry(logs, accounts, deals, workers, NoBus(), now, settings, Metrics())
    seats = [SeatWish("bot", level), SeatWish("me")][:: 1 if clock is None else -1]
    request = NewTable("clocktowers", seats, shuffle=False, level=stands_in, clock=clock)
    began = now() - 10_000
    table = commands.create(began, "p0", request, (level, stands_in), table="t1")
    commands.start(table, began, "p0", Start())
    try:
        yield Hosted(registry, await registry.add(table))
    finally:
        await registry.close()
        await store.close()


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay, "PAUSE", 0.001)


@pytest.mark.parametrize("stands_in", ["greedy", "gone"])
def test_a_bot_that_is_no_longer_offered_is_shown_logged_once_and_replaced(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, stands_in: str
) -> None:
    """Another bot plays, even if the bot that the table has for this is no longer offered either."""

    async def play() -> None:
        workers = Workers("greedy")
        async with hosted(tmp_path, workers, "gone", stands_in=stands_in) as table:
            await until(lambda: [0] in table.silent())
            asked = workers.tries
            await until(lambda: workers.tries > asked + 3)
            await table.vote(VoteIn("stand_in", seat=0))
            await until(lambda: table.moves_of_bots() > 0)
            await until(lambda: table.silent()[-1] == [])
            assert table.live.table.seats[0].bot == stands_in

    with caplog.at_level(logging.WARNING):
        asyncio.run(play())
    told = [record.getMessage() for record in caplog.records if "gone" in record.getMessage()]
    assert told == ["table t1: the bot gone gave no answer: unknown bot 'gone'"]


def test_a_bot_that_answers_again_is_no_longer_silent(tmp_path: Path) -> None:
    async def play() -> None:
        workers = Workers()
        async with hosted(tmp_path, workers, "random") as table:
            await until(lambda: [0] in table.silent())
            workers.known.add("random")
            await until(lambda: table.moves_of_bots() > 0)
            await until(lambda: table.silent()[-1] == [])

    asyncio.run(play())


def test_a_person_whose_time_is_up_waits_for_no_bot_that_is_gone(tmp_path: Path) -> None:
    async def play() -> None:
        workers, clock = Workers("random", "greedy"), MoveClock(5)
        async with hosted(tmp_path, workers, "random", stands_in="gone", clock=clock) as table:
            await until(lambda: any(getattr(line.entry, "by", None) == "clock" for line in table.live.table.log))
            assert all(seats == [] for seats in table.silent())

    asyncio.run(play())

"""No byte tells a secret: a table in two worlds that a seat can't tell apart sends that seat the same.

The worlds differ in everything hidden from the seat. The same moves are made in both, by people and bots, and what the
table answers by itself in one (where there is no choice, or by a standing order) is answered in the other. The clock
stands still meanwhile. Every message to the seat and to spectators is compared until a move reveals a difference by
the rules.
"""

from __future__ import annotations

import asyncio
import random
import shutil
from functools import partial
from pathlib import Path

import pytest
from msgspec import Struct

from tabletowers.host.tables import broadcast, presence
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.host.tables.table_registry import Registry
from tabletowers.host.thinkers import Lesson, Question
from tabletowers.host.wall_clock import Clock
from tabletowers.server.metrics import Metrics
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.realtime.bus import NoBus
from tabletowers.server.settings import Settings
from tabletowers.server.tables.database_logs import StoredDeals, StoredLogs
from tabletowers.store import Person, Store, open_database
from tabletowers.table import Pace, Table, commands
from tabletowers.table import entries as e
from tabletowers.table.payload_types import TableState
from tabletowers.table.requests import Leave, MoveIn, OrdersIn
from tests.store.migrated import migrated
from tests.table.setting import Hands, running
from tests.table.setting import orders as standing

PLAYERS = 3


class FixedClock(Clock):
    """A time that the test sets."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 10_000_000

    def __call__(self) -> int:
        return self.now


class Script:
    """Bots that play what the test tells them."""

    def __init__(self) -> None:
        self.asked: dict[int, asyncio.Future[str]] = {}

    async def choose(self, question: Question, level: str, budget: float) -> str:
        self.asked[question.seat] = asyncio.get_running_loop().create_future()
        return await self.asked[question.seat]

    async def coach(
        self, question: Question, lesson: Lesson, move: str | None, other: str | None = None
    ) -> dict[str, object] | None:
        raise AssertionError("nobody is coached here")

    def slots(self) -> int:
        return 1000

    async def close(self) -> None:
        pass


class Ear:
    """Keeps every byte it is sent."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.heard: list[bytes] = []

    def push(self, message: bytes) -> None:
        self.heard.append(message)


class World:
    """A table with ears on a seat and among the spectators; bots, standing orders and presence are at work."""

    def __init__(self, database: Path, table: Table, seat: int) -> None:
        self.clock = FixedClock()
        self.store = Store(open_database(str(database), migrate=False))
        self.script = Script()
        accounts = Accounts(self.store, self.clock)
        # Nothing waits, so that whatever is answered by itself is answered at once.
        settings = Settings(pace=Pace(0, 0))
        logs = StoredLogs(self.store)
        self.registry = Registry(
            logs,
            accounts,
            StoredDeals(self.store, logs),
            self.script,
            NoBus(),
            self.clock,
            settings,
            Metrics(),
        )
        self.live = LiveTable(table, 1)
        self.seat = seat
        self.ears = [Ear(None), Ear(None)]
        self.count = 0

    async def open(self) -> None:
        self.live.table.pending = []
        self.registry.presence.arrive(self.live, self.ears[0], self.seat)
        self.registry.presence.arrive(self.live, self.ears[1], None)
        self.registry.autoplay.schedule(self.live)
        await self.settle()

    async def settle(self) -> None:
        """Until nothing happens any more without the test."""
        while self.live.lock.locked() or self.live.presence_timer is not None or self.answers_itself():
            await asyncio.sleep(0.001)

    def answers_itself(self) -> bool:
        """Whether the table still has an answer to enter, or a bot has not been asked yet.

        No window for claims closes as long as the test takes.
        """
        jobs = [task for task, job in self.live.jobs.items() if not job.done() and task.by != "window"]
        return any(task.by != "bot" or task.seat not in self.script.asked for task in jobs)

    async def move(self, seat: int, text: str) -> None:
        """A decision of a person, or of a bot that waits for it."""
        self.count += 1
        if (bot := self.script.asked.pop(seat, None)) is not None:
            bot.set_result(text)
            await asyncio.sleep(0)
        else:
            key = f"key {self.count}"
            await self.registry.run(
                self.live,
                lambda table, now: commands.move(table, now, f"p{seat}", MoveIn(seat, text, table.position, key)),
            )
        await self.settle()

    async def order(self, seat: int, orders: Struct) -> None:
        await self.registry.run(
            self.live, lambda table, now: commands.give_orders(table, now, f"p{seat}", OrdersIn(seat, orders))
        )
        await self.settle()

    async def come_and_go(self) -> None:
        """Another spectator, seen by all."""
        passing = Ear(None)
        for step in (
            partial(self.registry.presence.arrive, self.live, passing, None),
            partial(self.registry.presence.depart, self.live, passing),
        ):
            step()
            await self.settle()

    def waiting_for(self) -> list[int]:
        """The seats that somebody has to answer for: people, and bots by the script."""
        table = self.live.table
        return [seat for seat in table.playing().asked if not table.answers.is_given(seat)]

    def states(self) -> list[TableState]:
        return [broadcast.state(self.live, None, self.seat), broadcast.state(self.live, None, None)]

    async def close(self) -> None:
        await self.registry.close()
        await self.store.close()

    def reveals(self, since: int) -> list[object]:
        """What the moves since a number revealed to the seat."""
        return [
            event.seen_by(self.seat)
            for logged in self.live.table.log[since:]
            for event in logged.events
            if event.reveals
        ]


def imagined(table: Table, seat: int, seed: int) -> Table:
    """The same table, with everything hidden from a seat dealt anew."""
    other = Table.load(e.decode(e.encode(table.pending)))
    other.state = table.playing().sight(seat).imagine(seed)
    other._ask(table.changed)
    return other


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in which nothing is stored yet, to be copied."""
    return migrated(tmp_path_factory.mktemp("empty") / "empty.sqlite3")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("clocktowers", {}),
        ("oldtown", {"tidy": "auto"}),
        ("oldtown", {"tidy": "spot"}),
        ("babel", {"memory_aid": True}),
        ("babel", {"memory_aid": False}),
    ],
)
@pytest.mark.parametrize("bots", [0, 1], ids=["people", "a bot"])
def test_two_worlds_that_a_seat_can_t_tell_apart_send_it_the_same(
    tmp_path: Path, empty: Path, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, object], bots: int
) -> None:
    monkeypatch.setattr(presence, "PAUSE", 0)
    asyncio.run(compare(tmp_path, empty, game, options, bots))


async def compare(folder: Path, empty: Path, game: str, options: dict[str, object], bots: int) -> None:
    dice = random.Random(bots)
    compared = 0
    for start in range(6):
        table = running(game, PLAYERS, options=options, secret=f"{bots * 100 + start:064x}", window=60)
        hands = Hands(table, start)
        plies = dice.randrange(25)
        while table.status == "running" and (len(table.plies) < plies or table.answers.ahead):
            hands.next()
        if game == "babel" and table.status == "running":
            # Most of what a pass does is revealed at once; offers are where secrets are kept.
            hands.until("offer")
        if table.status != "running":
            continue
        seat = dice.randrange(PLAYERS)
        for other in range(1, bots + 1):
            commands.leave(table, hands.now, f"p{(seat + other) % PLAYERS}", Leave(for_good=True))
        worlds = []
        for number, made in enumerate((table, imagined(table, seat, start))):
            worlds.append(World(Path(shutil.copy(empty, folder / f"{start}-{number}.sqlite3")), made, seat))
            await worlds[-1].open()
        compared += await follow(worlds, dice)
        for world in worlds:
            await world.close()
    assert compared >= 3


async def follow(worlds: list[World], dice: random.Random) -> int:
    """The same moves in both worlds until one reveals a difference; how often everything was compared."""
    compared = 0
    for _ in range(30):
        since = [len(world.live.table.log) for world in worlds]
        for world in worlds:
            world.clock.now += 1000
        if not await step(worlds, dice) or not await catch_up(worlds):
            break
        if worlds[0].reveals(since[0]) != worlds[1].reveals(since[1]):
            break
        for left, right in zip(worlds[0].ears, worlds[1].ears, strict=True):
            assert left.heard == right.heard
        assert worlds[0].states() == worlds[1].states()
        compared += 1
    return compared


async def step(worlds: list[World], dice: random.Random) -> bool:
    """The same thing done in both worlds, or something that only somebody else may know; False if there is none."""
    tables = [world.live.table for world in worlds]
    if any(table.status != "running" for table in tables):
        return False
    if dice.random() < 0.1:
        for world in worlds:
            await world.come_and_go()
    if dice.random() < 0.2:
        other = next(seat for seat in range(PLAYERS) if seat != worlds[0].seat and tables[0].seats[seat].bot is None)
        for world, orders in zip(worlds, (standing(forced=False), standing(claims="done")), strict=True):
            await world.order(other, orders)
        return True
    both = [seat for seat in worlds[0].waiting_for() if seat in worlds[1].waiting_for()]
    if not both:
        return False
    mover = dice.choice(both)
    if mover == worlds[0].seat:
        assert tables[0].legal(mover) == tables[1].legal(mover)
    moves = sorted(set(tables[0].legal(mover)) & set(tables[1].legal(mover)))
    if not moves:
        return False
    move = dice.choice(moves)
    for world in worlds:
        await world.move(mover, move)
    return True


async def catch_up(worlds: list[World]) -> bool:
    """What the table answered by itself in one world is answered alike in the other; False if it can't be."""
    left, right = worlds
    for _ in range(20):
        for one, other in ((left, right), (right, left)):
            if not (more := more_answers(one.live.table, other.live.table)):
                continue
            answer = next(((seat, move) for seat, move in more if seat in other.waiting_for()), None)
            if answer is None or answer[1] not in other.live.table.legal(answer[0]):
                return False
            await other.move(*answer)
            break
        else:
            return True
    return False


def more_answers(one: Table, other: Table) -> list[tuple[int, str]]:
    """What was entered or sealed at one table and not at the other."""
    entered = [(ply.seat, ply.move) for ply in one.plies[len(other.plies) :]]
    return entered or [
        (seat, moves[-1]) for seat, moves in one.answers.ahead.items() if seat not in other.answers.ahead
    ]

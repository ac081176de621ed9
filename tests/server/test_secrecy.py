"""No byte tells a secret: a table in two worlds that a seat can't tell apart sends that seat the same.

The worlds differ in everything hidden from the seat. The same moves are made in both; every message to the seat and to
spectators is compared until a move reveals a difference by the rules.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tabletowers.server import telling
from tabletowers.server.bots import Question
from tabletowers.server.bus import NoBus
from tabletowers.server.hub import Hub
from tabletowers.server.live import Live
from tabletowers.server.metrics import Metrics
from tabletowers.server.people import People, Person
from tabletowers.server.settings import Clock, Settings
from tabletowers.store import Store, open_database
from tabletowers.table import Pace, Table, commands
from tabletowers.table import entries as e
from tests.table.setting import Hands, running

PLAYERS = 3


class FixedClock(Clock):
    """A time that the test sets."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 10_000_000

    def __call__(self) -> int:
        return self.now


class NoThinkers:
    """There are no bots here: every move is in the script."""

    async def choose(self, question: Question, level: str, budget: float) -> str:
        raise AssertionError("no bot is asked")

    async def judge(self, question: Question) -> dict[str, object] | None:
        raise AssertionError("no bot is asked")

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
    """A table with ears on a seat and among the spectators."""

    def __init__(self, folder: Path, table: Table, seat: int) -> None:
        self.clock = FixedClock()
        self.store = Store(open_database(str(folder)))
        settings = Settings(pace=Pace(10**9, 10**9))
        people = People(self.store, self.clock)
        self.hub = Hub(self.store, people, NoThinkers(), NoBus(), self.clock, settings, Metrics())
        self.live = Live(table, 1)
        self.seat = seat
        self.ears = [Ear(None), Ear(None)]
        self.hub.arrive(self.live, self.ears[0], seat)
        self.hub.arrive(self.live, self.ears[1], None)
        # Who is present is told by a timer of its own, which says nothing of the game and would only mix up the order.
        assert self.live.telling is not None
        self.live.telling.cancel()
        self.count = 0

    async def move(self, seat: int, text: str) -> None:
        self.count += 1
        self.clock.now += 1000
        key = f"key {self.count}"
        await self.hub.run(
            self.live,
            lambda table: commands.move(table, self.clock.now, f"p{seat}", seat, text, table.position, key),
        )

    async def order(self, seat: int, orders: e.Orders) -> None:
        await self.hub.run(
            self.live, lambda table: commands.give_orders(table, self.clock.now, f"p{seat}", seat, orders)
        )

    def states(self) -> list[dict[str, object]]:
        return [telling.state(self.live, None, self.seat), telling.state(self.live, None, None)]

    async def close(self) -> None:
        await self.hub.close()
        await self.store.close()

    def reveals(self, since: int) -> list[object]:
        """What the moves since a number revealed to the seat."""
        return [
            event.seen_by(self.seat) for told in self.live.table.log[since:] for event in told.events if event.reveals
        ]


def imagined(table: Table, seat: int, seed: int) -> Table:
    """The same table, with everything hidden from a seat dealt anew."""
    other = Table.load(e.decode(e.encode(table.pending)))
    other.state = table.playing().sight(seat).imagine(seed)
    other._ask(table.changed)
    return other


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("clocktowers", {}),
        ("oldtown", {}),
        ("oldtown", {"tidy": "spot"}),
        ("babel", {}),
        ("babel", {"memory_aid": False}),
    ],
)
@pytest.mark.parametrize("seed", range(2))
def test_two_worlds_that_a_seat_can_t_tell_apart_send_it_the_same(
    tmp_path: Path, game: str, options: dict[str, object], seed: int
) -> None:
    asyncio.run(compare(tmp_path, game, options, seed))


async def compare(folder: Path, game: str, options: dict[str, object], seed: int) -> None:
    dice = random.Random(seed)
    compared = 0
    for start in range(4):
        table = running(game, PLAYERS, options=options, secret=f"{seed * 100 + start:064x}")
        hands = Hands(table, seed)
        plies = dice.randrange(25)
        while table.status == "running" and (len(table.plies) < plies or table.ahead):
            hands.next()
        if game == "babel" and table.status == "running":
            # Most of what a pass does is revealed at once; offers are where secrets are kept.
            hands.until("offer")
        if table.status != "running":
            continue
        seat = dice.randrange(PLAYERS)
        worlds = [
            World(folder / f"{start}-{number}.sqlite3", made, seat)
            for number, made in enumerate((table, imagined(table, seat, seed + start)))
        ]
        for world in worlds:
            world.live.table.pending = []
        assert worlds[0].states() == worlds[1].states()
        compared += await follow(worlds, dice)
        for world in worlds:
            await world.close()
    assert compared > 0


async def follow(worlds: list[World], dice: random.Random) -> int:
    """The same moves in both worlds until one reveals a difference; how many were compared."""
    compared = 0
    for _ in range(30):
        tables = [world.live.table for world in worlds]
        asked = [seat for seat in tables[0].playing().asked if seat not in tables[0].ahead]
        if not asked or tables[0].status != "running":
            break
        mover = dice.choice(asked)
        both = sorted(set(tables[0].legal(mover)) & set(tables[1].legal(mover)))
        if mover == worlds[0].seat:
            assert tables[0].legal(mover) == tables[1].legal(mover)
        if not both:
            break
        move, since = dice.choice(both), len(tables[0].log)
        if dice.random() < 0.2:
            for world, orders in zip(worlds, (e.Orders(forced=False), e.Orders(claims="done")), strict=True):
                other = next(seat for seat in range(PLAYERS) if seat != world.seat)
                await world.order(other, orders)
                since = len(world.live.table.log)
        for world in worlds:
            await world.move(mover, move)
        if worlds[0].reveals(since) != worlds[1].reveals(since):
            break
        for left, right in zip(worlds[0].ears, worlds[1].ears, strict=True):
            assert left.heard == right.heard
        assert worlds[0].states() == worlds[1].states()
        compared += 1
    return compared

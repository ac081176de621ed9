"""Which matches the strengths play first, with a real database and workers that never answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tabletowers.host.deals import Deal
from tabletowers.host.fair_queue import Whose
from tabletowers.host.matches import Match, deals_of
from tabletowers.host.tables.match_bots import MatchBots
from tabletowers.host.tables.table_registry import Registry
from tabletowers.host.thinkers import Question, sight_of
from tabletowers.host.wall_clock import Clock
from tabletowers.server.metrics import Metrics
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.realtime.bus import NoBus
from tabletowers.server.settings import Settings
from tabletowers.server.tables.database_logs import StoredDeals, StoredLogs, StoredMatches
from tabletowers.store import Store
from tests.server.test_secrecy import Script
from tests.store.migrated import open_migrated

HOUR = 3_600_000


@asynccontextmanager
async def strengths(folder: Path, made: dict[Match, list[Deal]], network: dict[str, str]) -> AsyncIterator[MatchBots]:
    """The strengths, with these matches to play. Each person has a network."""
    store, now = Store(open_migrated(folder / "tables.sqlite3")), Clock()
    logs, stored = StoredLogs(store), StoredMatches(store)
    deals, accounts, settings = StoredDeals(store, logs), Accounts(store, now), Settings()
    registry = Registry(logs, accounts, deals, Script(), NoBus(), now, settings, Metrics(), network.__getitem__)
    bots = MatchBots(stored, registry.autoplay, NoBus(), now, 1.0, lambda bot, game: False)
    try:
        for match, drawn in made.items():
            await stored.add(match, drawn)
        yield bots
    finally:
        await bots.close()
        await registry.close()
        await store.close()


def a_match(name: str, host: str | None, opens: int) -> Match:
    """A match that opens `opens` hours from now."""
    now = Clock()()
    return Match(name, "clocktowers", "novice", 1, now + opens * HOUR, now + 100 * HOUR, host)


def test_networks_take_turns_and_the_match_of_next_week_waits_for_none(tmp_path: Path) -> None:
    flood = [a_match(f"c{number}", f"guest {number}", -20 + number) for number in range(9)]
    made = [*flood, a_match("mine", "ann", -1), a_match("w2", None, 50)]
    network = {f"guest {number}": "one" for number in range(9)} | {"ann": "other"}

    async def play() -> None:
        async with strengths(tmp_path, {match: deals_of(match) for match in made}, network) as bots:
            await bots.begin()
            assert set(bots.playing) == {"w2", "c0", "mine"}
            # Going elsewhere has neither the same match played twice nor another one of the first network.
            network["guest 0"] = "elsewhere"
            await bots.begin()
            assert set(bots.playing) == {"w2", "c0", "mine"}

    asyncio.run(play())


def test_a_match_that_can_t_be_played_holds_up_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A release may lack the rules of a match that was drawn before."""
    old, new = a_match("w1", None, -20), a_match("w2", None, 50)
    made = {old: [deal._replace(rules=99) for deal in deals_of(old)], new: deals_of(new)}

    async def play() -> None:
        async with strengths(tmp_path, made, {}) as bots:
            await bots.begin()
            assert set(bots.playing) == {"w1"}
            while bots.playing:
                await asyncio.sleep(0.001)
            await bots.begin()
            assert set(bots.playing) == {"w2"}

    with caplog.at_level(logging.ERROR):
        asyncio.run(play())
    (failure,) = [record.getMessage() for record in caplog.records]
    assert failure.startswith("a strength could not play a match: this release has clocktowers under rules ")


def test_a_game_that_fails_in_an_unknown_way_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = {match: deals_of(match) for match in (a_match("w1", None, -20), a_match("w2", None, 50))}

    async def play() -> None:
        async with strengths(tmp_path, made, {}) as bots:

            async def fail(match: Match, deal: Deal, strength: str) -> None:
                raise IndexError("a card that is not there")

            monkeypatch.setattr(bots, "_play_deal", fail)
            for name in ("w1", "w2"):
                await bots.begin()
                assert set(bots.playing) == {name}
                while bots.playing:
                    await asyncio.sleep(0.001)

    with caplog.at_level(logging.ERROR):
        asyncio.run(play())
    assert [record.getMessage() for record in caplog.records] == ["a strength could not play a match"] * 2


def test_strengths_stop_playing_a_match_that_an_operator_deletes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match of a week is drawn again, under the same id: no result of the deleted deals belongs to it."""
    week = a_match("w1", None, -20)

    async def play() -> None:
        async with strengths(tmp_path, {week: deals_of(week)}, {}) as bots:
            stored, asked, drawn_again = bots._store, 0, True

            async def answer(whose: Whose, question: Question, level: str, budget: float) -> str:
                nonlocal asked
                asked += 1
                if asked == 9:
                    await stored.remove(week)
                    if drawn_again:
                        await stored.add(week, deals_of(week))
                return sight_of(question).legal_moves()[0]

            monkeypatch.setattr(bots._autoplay, "answer", answer)
            (old,) = await stored.deals("w1")
            await bots._play_deal(week, old, "novice")
            assert len(await stored.deals("w1")) == 1
            assert await stored.scores(week) == []
            asked, drawn_again = 0, False
            await bots._play(week)
            assert asked > 9
            assert (await stored.scores(week), await stored.deals("w1")) == ([], [])

    asyncio.run(play())

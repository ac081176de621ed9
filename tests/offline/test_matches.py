"""Matches on a device: private ones for its owner alone, compared with the strengths, and kept with the tables."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tabletowers.host import matches as rules
from tabletowers.host.tables import matches
from tabletowers.offline import device_matches
from tabletowers.offline.local_host import LocalHost
from tabletowers.offline.log_store import InMemory
from tabletowers.table import StorageError
from tests.offline.test_local_host import Page, call, house, refused, run

#: Strengths that answer at once.
STRENGTHS = rules.CONTESTANTS[:2]


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two deals and two strengths."""
    monkeypatch.setattr(rules, "LENGTH", 2)
    for module in (rules, matches, device_matches):
        monkeypatch.setattr(module, "CONTESTANTS", STRENGTHS)


async def played(at: LocalHost, deal: str) -> str:
    """The table at which a deal was played to its end."""
    table: str = (await call(at, "POST", f"/deals/{deal}/attempt"))["table"]
    page = Page(at, table)
    await page.play()
    await page.leave()
    return table


async def whole(at: LocalHost, match: str) -> dict[str, Any]:
    """The match once the strengths have played what is compared."""
    while True:
        page: dict[str, Any] = await call(at, "GET", f"/matches/{match}")
        if page["waiting"] == 0:
            return page


def test_a_private_match_is_played_against_the_strengths_and_found_again() -> None:
    async def test() -> None:
        shelf = InMemory()
        at = house(shelf)
        match = (await call(at, "POST", "/matches", {"game": "clocktowers", "bot": "novice", "days": 1}))["match"]
        page = await call(at, "GET", f"/matches/{match}")
        assert (page["kind"], page["length"], page["counts"], page["standing"]) == ("private", 2, True, [])
        first, second = [deal["deal"] for deal in page["deals"]]
        table = await played(at, first)
        # Each deal once: the table is the same.
        assert (await call(at, "POST", f"/deals/{first}/attempt"))["table"] == table
        page = await whole(at, match)
        assert (page["compared"], page["all"], page["ended"], page["opened"]) == ([1], 3, 1, None)
        assert {line["strength"] for line in page["standing"]} == {None, *STRENGTHS}
        # Until all have been played, the device keeps the secrets, too.
        assert [deal["secret"] for deal in page["deals"]] == [None, None]
        assert await refused(at, "GET", f"/matches/{match}?deal=2") == "not_finished"
        assert await refused(at, "GET", f"/matches/{match}/record?deal=1&strength=novice") == "deal_closed"
        assert await refused(at, "GET", f"/tables/{table}/record") == "deal_closed"
        await at.close()

        # The page is closed and opened again.
        at = house(shelf)
        assert (await whole(at, match))["standing"] == page["standing"]
        assert [own["id"] for own in (await call(at, "GET", "/matches"))["own"]] == [match]
        await played(at, second)
        page = await whole(at, match)
        assert (page["compared"], page["ended"], page["people"]) == ([1, 2], 2, 1)
        assert page["opened"] is not None
        assert all(deal["secret"] for deal in page["deals"])
        record = await call(at, "GET", f"/matches/{match}/record?deal=1&strength=novice")
        assert record["game"] == "clocktowers"
        assert (await call(at, "GET", f"/tables/{table}/record"))["game"] == "clocktowers"
        await at.close()

    run(test)


def test_what_the_cards_gave_is_worked_out_once_the_match_is_over_and_only_once() -> None:
    async def test() -> None:
        shelf = InMemory()
        at = house(shelf)
        match = (await call(at, "POST", "/matches", {"game": "clocktowers", "bot": "novice", "days": 1}))["match"]
        names = [deal["deal"] for deal in (await call(at, "GET", f"/matches/{match}"))["deals"]]
        table = await played(at, names[0])
        page = await whole(at, match)
        assert {line["adjusted"] for line in page["standing"]} == {None}
        assert not any('"luck"' in row for row in await shelf.rows("matches") or [])
        await played(at, names[1])
        page = await whole(at, match)
        while any(line["adjusted"] is None for line in page["standing"]):
            await asyncio.sleep(0.05)
            page = await call(at, "GET", f"/matches/{match}")
        assert len(page["standing"]) == 3
        seat = (await at.services.deals.find(names[0])).seat
        parts = (await call(at, "GET", f"/tables/{table}/luck"))["seats"][seat]
        rows = [json.loads(row) for row in await shelf.rows("matches") or []]
        given = {(deal, player): share for kind, deal, player, share in (row for row in rows if row[0] == "luck")}
        assert given[names[0], "you"] == parts["deal"] + parts["draws"] + parts["lots"]
        assert sum(row[0] == "luck" for row in rows) == len(given) == 6
        await at.close()

        # The page is opened again: nothing is worked out anew.
        at = house(shelf)
        assert (await call(at, "GET", f"/matches/{match}"))["standing"] == page["standing"]
        assert len(await shelf.rows("matches") or []) == len(rows)
        await at.close()

    run(test)


class Slow(InMemory):
    """A store that takes a moment, as a browser's does, and refuses a row in a place that is taken."""

    async def rows(self, table: str) -> list[str] | None:
        await asyncio.sleep(0.01)
        return list(await super().rows(table) or []) or None

    async def append(self, table: str, number: int, row: str, line: str) -> None:
        await asyncio.sleep(0.01)
        if number != len(self._rows.get(table, [])):
            raise StorageError("this row exists")
        await super().append(table, number, row, line)


def test_whatever_is_asked_while_the_page_opens_waits_until_the_matches_have_been_read() -> None:
    async def test() -> None:
        shelf = Slow()
        at = house(shelf)
        match = (await call(at, "POST", "/matches", {"game": "clocktowers", "bot": "novice", "days": 1}))["match"]
        await at.close()
        at = house(shelf)
        pages = await asyncio.gather(*(call(at, "GET", f"/matches/{match}") for _ in range(2)))
        assert [page["id"] for page in pages] == [match, match]
        await at.close()

    run(test)


def test_a_deal_is_begun_once_on_two_pages_as_well() -> None:
    async def test() -> None:
        shelf = Slow()
        left, right = house(shelf), house(shelf)
        match = (await call(left, "POST", "/matches", {"game": "clocktowers", "bot": "novice", "days": 1}))["match"]
        attempt = f"/deals/{match}-1/attempt"
        await call(right, "GET", f"/matches/{match}")
        tables = {(await call(at, "POST", attempt))["table"] for at in (left, right)}
        tables |= {
            answer["table"] for answer in await asyncio.gather(*(call(right, "POST", attempt) for _ in range(2)))
        }
        assert len(tables) == 1
        # Pressing a button twice begins nothing twice, either.
        again = f"/deals/{match}-2/attempt"
        twice = await asyncio.gather(*(call(left, "POST", again) for _ in range(2)))
        assert twice[0] == twice[1]
        for at in (left, right):
            await at.close()

    run(test)


def test_what_needs_a_server_is_not_there() -> None:
    async def test() -> None:
        at = house()
        listed = await call(at, "GET", "/matches")
        assert (listed["week"], listed["next"], listed["earlier"], listed["season"], listed["own"]) == (
            None,
            None,
            [],
            [],
            [],
        )
        assert await refused(at, "GET", "/matches/w2026-50") == "no_such_match"
        assert await refused(at, "GET", "/deals") == "online_only"
        await at.close()

    run(test)

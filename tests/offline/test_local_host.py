"""A device as a server of its own: whole games with bots and at one device, saved, resumed, replayed; puzzles."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import tabletowers
from tabletowers.coach.analysis_board import Position
from tabletowers.host.settings import Limits, Settings
from tabletowers.offline.local_host import LocalHost, Owner
from tabletowers.offline.local_jobs import at_once
from tabletowers.offline.log_store import InMemory, Shelf
from tabletowers.offline.routes import answer
from tabletowers.table import Pace, StorageError

GAMES = ("clocktowers", "oldtown", "babel")
LOCAL = {"kind": "local", "name": "Ben"}
#: A test never waits longer than this, in seconds.
PATIENCE = 60


def house(shelf: Shelf | None = None) -> LocalHost:
    return LocalHost(shelf or InMemory(), at_once, Owner("you", "Ann"), Settings(limits=Limits.none(), pace=Pace(0, 0)))


async def call(at: LocalHost, method: str, path: str, body: Any = None) -> Any:
    response = await answer(at, method, path, "" if body is None else json.dumps(body))
    while response.status == 503:
        # The bots are being compiled.
        await asyncio.sleep(0.1)
        response = await answer(at, method, path, "" if body is None else json.dumps(body))
    assert response.status < 400, response.body
    return json.loads(response.body or "null")


async def refused(at: LocalHost, method: str, path: str, body: Any = None) -> str:
    response = await answer(at, method, path, "" if body is None else json.dumps(body))
    assert response.status >= 400
    code: str = json.loads(response.body)["error"]["code"]
    return code


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(test(), PATIENCE)

    asyncio.run(bounded())


class Page:
    """A page that looks at a table from all of its own seats, and plays the first legal move whenever it is asked."""

    def __init__(self, at: LocalHost, table: str) -> None:
        self.table = table
        self.heard: list[dict[str, Any]] = []
        self._at = at
        self._wire = at.connect(lambda text: self.heard.append(json.loads(text)))

    def say(self, message: dict[str, Any]) -> None:
        self._wire.say(json.dumps(message))

    async def leave(self) -> None:
        await self._wire.close()

    async def hears(self, kind: str) -> dict[str, Any]:
        """The first message of a kind."""
        while not (messages := [message for message in self.heard if message["type"] == kind]):
            await asyncio.sleep(0)
        return messages[0]

    async def play(self, most: int = 100_000) -> dict[str, Any]:
        """Play until the game is over, or so many moves; the last state."""
        made = 0
        while True:
            state: dict[str, Any] = await call(self._at, "GET", f"/tables/{self.table}")
            if state["status"] == "over" or made == most:
                return state
            for seat in state["you"]["seats"]:
                own = await call(self._at, "GET", f"/tables/{self.table}?seat={seat}")
                if own["legal"] and seat not in own["answered"] and own["status"] == "running":
                    made += 1
                    wish = {"seat": seat, "move": own["legal"][0], "position": own["position"], "key": f"{made}"}
                    response = await answer(self._at, "POST", f"/tables/{self.table}/moves", json.dumps(wish))
                    # A bot may have moved just before.
                    assert response.status == 200 or b"stale_position" in response.body, response.body
                    break
            await asyncio.sleep(0)


async def begun(at: LocalHost, game: str, seats: list[dict[str, str]]) -> str:
    made = await call(at, "POST", "/tables", {"game": game, "seats": seats, "level": "greedy", "window": None})
    table: str = made["id"]
    await call(at, "POST", f"/tables/{table}/start", {"nonce": "0123456789abcdef"})
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots_can_be_replayed_checked_and_played_again(game: str) -> None:
    async def test() -> None:
        at = house()
        table = await begun(
            at, game, [{"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}]
        )
        over = await Page(at, table).play()
        assert over["outcome"] == "finished"
        assert over["seats"][over["you"]["seat"]]["name"] == "Ann"
        checked = await call(at, "GET", f"/tables/{table}/verify")
        assert (checked["deal"], checked["replay"]) == (True, True)
        last = await call(at, "GET", f"/tables/{table}/replay?ply=0&seat=all")
        assert (last["ply"], len(last["views"])) == (0, 3)
        again = (await call(at, "POST", f"/tables/{table}/rematch", {}))["table"]
        assert (await call(at, "GET", f"/tables/{again}"))["status"] in ("waiting", "running")
        assert (await call(at, "POST", f"/tables/{table}/rematch", {}))["table"] == again
        await at.close()

    run(test)


def test_people_at_one_device_see_only_what_their_own_seat_sees() -> None:
    async def test() -> None:
        at = house()
        table = await begun(at, "clocktowers", [{"kind": "me"}, {"kind": "local", "name": "Ben"}])
        views = [(await call(at, "GET", f"/tables/{table}?seat={seat}"))["view"] for seat in (0, 1)]
        shown = [["hand" in seat for seat in view["board"]["seats"]] for view in views]
        assert shown == [[True, False], [False, True]]
        assert await refused(at, "GET", f"/tables/{table}?seat=2") == "not_your_seat"
        await at.close()

    run(test)


def test_a_saved_game_goes_on_after_a_restart_and_on_another_device() -> None:
    async def test() -> None:
        shelf = InMemory()
        at = house(shelf)
        table = await begun(
            at, "babel", [{"kind": "me"}, {"kind": "local", "name": "Ben"}, {"kind": "local", "name": "Cleo"}]
        )
        before = await Page(at, table).play(6)
        await at.close()

        again = house(shelf)
        assert await call(again, "GET", f"/tables/{table}") == before
        save = await call(again, "GET", f"/tables/{table}/save")
        await again.close()

        other = house()
        taken = (await call(other, "POST", "/saves", save))["table"]
        there = await call(other, "GET", f"/tables/{taken}")
        assert there["view"] == before["view"]
        assert (await Page(other, taken).play())["outcome"] == "finished"
        record = await call(other, "GET", f"/tables/{taken}/record")
        looked_at = (await call(other, "POST", "/saves", record))["table"]
        assert (await call(other, "GET", f"/tables/{looked_at}/record"))["plies"] == record["plies"]
        await other.close()

    run(test)


def test_what_is_not_a_save_is_refused_and_nothing_is_kept() -> None:
    async def test() -> None:
        shelf = InMemory()
        at = house(shelf)
        for wrong in (
            {},
            {"tabletowers": "save", "version": 2, "rows": []},
            {"tabletowers": "save", "version": 1, "rows": [1]},
        ):
            assert await refused(at, "POST", "/saves", wrong) == "bad_save"
        cut = {"tabletowers": "save", "version": 1, "rows": ['[{"kind":"created"']}
        assert await refused(at, "POST", "/saves", cut) == "unreadable_table"
        assert shelf.lines == {}
        await at.close()

    run(test)


class Full(InMemory):
    """A shelf that has no room after so many rows."""

    def __init__(self, rows: int) -> None:
        super().__init__()
        self.left = rows

    async def append(self, table: str, number: int, row: str, line: str) -> None:
        if self.left == 0:
            raise StorageError("full")
        self.left -= 1
        await super().append(table, number, row, line)


def test_what_can_t_be_kept_has_not_happened() -> None:
    async def test() -> None:
        at = house(Full(2))
        table = await begun(at, "clocktowers", [{"kind": "me"}, {"kind": "local", "name": "Ben"}])
        before = await call(at, "GET", f"/tables/{table}?seat=0")
        wish = {"seat": 0, "move": before["legal"][0], "position": before["position"], "key": "1"}
        assert await refused(at, "POST", f"/tables/{table}/moves", wish) == "storage"
        assert await call(at, "GET", f"/tables/{table}?seat=0") == before
        await at.close()

    run(test)


def test_a_rematch_is_kept_whole_or_not_at_all() -> None:
    async def test() -> None:
        shelf = Full(100_000)
        at = house(shelf)
        table = await begun(at, "clocktowers", [{"kind": "me"}, {"kind": "bot", "level": "greedy"}])
        await Page(at, table).play()
        # There is room for the new table, but not for the word of it at the old one.
        shelf.left = 1
        assert await refused(at, "POST", f"/tables/{table}/rematch", {}) == "storage"
        assert (await call(at, "GET", f"/tables/{table}"))["rematch"] is None
        shelf.left = 100_000
        again = (await call(at, "POST", f"/tables/{table}/rematch", {}))["table"]
        assert (await call(at, "GET", f"/tables/{table}"))["rematch"] == again
        assert (await call(house(shelf), "GET", f"/tables/{again}"))["status"] == "waiting"
        await at.close()

    run(test)


def test_live_messages_are_those_of_a_server() -> None:
    async def test() -> None:
        at = house()
        table = await begun(at, "clocktowers", [{"kind": "me"}, {"kind": "local", "name": "Ben"}])
        page = Page(at, table)
        page.say({"type": "subscribe", "id": 1, "table": table, "seat": 0, "after": 0})
        state = (await page.hears("state"))["state"]
        await page.hears("done")
        move = {"seat": 0, "move": state["legal"][0], "position": state["position"], "key": "1"}
        page.say({"type": "move", "id": 2, "table": table, **move})
        while not any(message.get("id") == 2 for message in page.heard):
            await asyncio.sleep(0)
        assert [message["type"] for message in page.heard if message.get("id") == 2] == ["done"]
        assert (await page.hears("update"))["entries"][0]["kind"] == "move"
        await page.leave()
        await at.close()

    run(test)


class Slow(InMemory):
    """A shelf that can be held up: what it is given then is kept later."""

    def __init__(self) -> None:
        super().__init__()
        self.free = asyncio.Event()
        self.free.set()

    async def append(self, table: str, number: int, row: str, line: str) -> None:
        await self.free.wait()
        await super().append(table, number, row, line)


def test_nobody_hears_of_a_move_before_it_is_kept() -> None:
    async def test() -> None:
        shelf = Slow()
        at = house(shelf)
        table = await begun(at, "clocktowers", [{"kind": "me"}, {"kind": "local", "name": "Ben"}])
        page = Page(at, table)
        page.say({"type": "subscribe", "id": 1, "table": table, "seat": 0, "after": 0})
        state = (await page.hears("state"))["state"]
        shelf.free.clear()
        move = {"seat": 0, "move": state["legal"][0], "position": state["position"], "key": "1"}
        page.say({"type": "move", "id": 2, "table": table, **move})
        for _ in range(50):
            await asyncio.sleep(0)
        assert not any(message["type"] == "update" or message.get("id") == 2 for message in page.heard)
        kept = len(await shelf.rows(table) or [])
        shelf.free.set()
        assert (await page.hears("update"))["entries"][0]["kind"] == "move"
        assert len(await shelf.rows(table) or []) == kept + 1
        await at.close()

    run(test)


def test_nobody_can_be_waited_for_and_only_a_server_has_other_people() -> None:
    async def test() -> None:
        at = house()
        assert (
            await refused(
                at, "POST", "/tables", {"game": "babel", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
            )
            == "online_only"
        )
        table = (await call(at, "POST", "/tables", {"game": "clocktowers", "seats": [{"kind": "me"}, LOCAL]}))["id"]
        wish = {"seats": [{"kind": "me"}, {"kind": "open"}]}
        assert await refused(at, "PATCH", f"/tables/{table}", wish) == "online_only"
        assert await refused(at, "POST", "/devices", {"code": "123456"}) == "online_only"
        assert await refused(at, "GET", "/deals") == "online_only"
        assert await refused(at, "POST", "/deals/2026-12-03-babel/attempt") == "online_only"
        assert await refused(at, "POST", f"/tables/{table}/challenge") == "online_only"
        page = Page(at, table)
        page.say({"type": "lobby", "id": 1, "on": True})
        assert (await page.hears("error"))["error"]["code"] == "bad_request"
        await at.close()

    run(test)


def test_positions_are_analysed_as_at_a_server() -> None:
    state = tabletowers.game("clocktowers").new(2, 7)
    text = Position.of(state).to_text()
    one, other = state.legal_moves()[:2]

    async def test() -> None:
        at = house()
        assert (await call(at, "POST", "/analysis", {"position": text, "moves": []}))["legal"] == state.legal_moves()
        judged = await call(at, "POST", "/analysis/judge", {"position": text, "moves": []})
        assert judged["seat"] == state.to_move
        assert {line["move"] for line in judged["considered"]} <= set(state.legal_moves())
        compared = await call(
            at, "POST", "/analysis/compare", {"position": text, "moves": [], "move": one, "other": other}
        )
        assert {compared["move"], compared["other"]} == {one, other}
        assert await refused(at, "POST", "/analysis", {"position": text[:-2], "moves": []}) == "damaged_position"
        table = await begun(at, "clocktowers", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
        assert await refused(at, "GET", f"/tables/{table}/analysis") == "not_over"
        await Page(at, table).play()
        begins = await call(at, "GET", f"/tables/{table}/analysis?ply=0")
        record = await call(at, "GET", f"/tables/{table}/record")
        assert begins == await call(at, "POST", "/analysis/record", {"record": record, "ply": 0})
        assert begins["legal"]
        await at.close()

    run(test)


def test_puzzles_are_shown_without_their_solutions_and_judged() -> None:
    async def test() -> None:
        at = house()
        puzzle = await call(at, "GET", "/puzzles/official-3")
        assert "solution" not in puzzle
        empty = {"position": {"entries": {}, "marks": {}, "own": []}, "language": "de"}
        assert (await call(at, "POST", "/puzzles/official-3/check", empty))["solved"] is False
        assert (await call(at, "POST", "/puzzles/official-3/hint", {**empty, "rung": 1}))["texts"]
        assert await refused(at, "GET", "/puzzles/daily-9999-01-01") == "no_such_puzzle"
        await at.close()

    run(test)


def test_a_hint_from_what_a_seat_knows_is_that_of_the_table() -> None:
    async def test() -> None:
        at = house()
        table = await begun(at, "clocktowers", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
        # A page that has tables at a server, too, knows its own by their names.
        assert table.startswith("here")
        while not (state := await call(at, "GET", f"/tables/{table}"))["legal"]:
            await asyncio.sleep(0)
        seat = state["you"]["seat"]
        known = (await call(at, "GET", f"/tables/{table}/analysis?seat={seat}"))["position"]
        hint = await call(at, "POST", "/analysis/advice", {"position": known, "rung": 3})
        assert hint == await call(at, "POST", f"/tables/{table}/advice", {"seat": seat, "rung": 3})
        assert hint["move"] in state["legal"]
        everything = Position.of(tabletowers.game("clocktowers").new(2, 7)).to_text()
        assert await refused(at, "POST", "/analysis/advice", {"position": everything, "rung": 1}) == "not_asked"
        assert await refused(at, "POST", "/analysis/advice", {"position": known, "rung": 5}) == "bad_request"
        await at.close()

    run(test)

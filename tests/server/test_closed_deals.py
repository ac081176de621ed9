"""A deal of the day or of a match stays closed until it is over for everybody, whatever is called and by whom.

Two servers have the same tables, where people have finished or given up deals that others may still be playing. In one
of them everything is different that those people have never seen. Every call that names a table, every call that
lists or counts what people have played, and every link preview has to give the same answer in both.
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update

from tabletowers.host import requests
from tabletowers.host.deals import Attempt, Deal, Result, day_of, drawn_for
from tabletowers.host.matches import CONTESTANTS, Match, deals_of
from tabletowers.host.routes import PREFIX, Route
from tabletowers.host.wall_clock import Clock
from tabletowers.record import Ply
from tabletowers.server.http.app import create_app
from tabletowers.server.http.guard import Guard
from tabletowers.server.http.handlers import api
from tabletowers.server.http.previews import preview_of
from tabletowers.server.http.routes import Call
from tabletowers.server.requests import CircleJoin, NoteIn
from tabletowers.server.settings import Limits, Settings
from tabletowers.store import Store, deals, matches, open_database, schema
from tabletowers.table import Pace, Table
from tabletowers.table import requests as table_requests
from tabletowers.text import catalogue
from tests.store.migrated import open_migrated

#: Noon of a day in 2030.
NOW = 1_893_499_200_000
GAMES = ("clocktowers", "oldtown", "babel")
#: Lists that a closed deal may appear in.
LISTS = ("/deals", "/matches", "/me", "/people", "/lobby", "/ratings")
#: A match of two deals. Everybody has played the first, and nobody who looks the second.
MATCH = Match("m23456789abcd", "clocktowers", "novice", 2, NOW - 1000, NOW + 3_600_000, "p23456789abcd")
SEAT = {"seat": 0}
MOVE = {"move": "x", "position": 0, "key": "0123456789abcdef"}
#: A body for each kind of request about a table. A call with a new kind needs one as well.
BODIES: dict[type, list[dict[str, Any]]] = {
    table_requests.GoOn: [SEAT | {"ply": 0}, SEAT | {"ply": 3}],
    requests.ReviewIn: [{"seat": seat} for seat in range(3)],
    requests.LineIn: [SEAT | {"ply": 0, "world": "1", "line": []}],
    table_requests.TableChange: [{"visibility": "lobby"}],
    table_requests.Join: [{}],
    table_requests.NonceIn: [{"nonce": "00112233445566778899aabbccddeeff"}],
    table_requests.Start: [{}],
    table_requests.Leave: [{"for_good": True}],
    table_requests.RemoveIn: [{"chair": 1}],
    table_requests.MoveIn: [{"seat": seat} | MOVE for seat in range(3)],
    table_requests.PointIn: [SEAT | {"moves": [], "key": "0123456789abcdef"}],
    table_requests.SeatIn: [{"seat": seat} for seat in range(3)],
    table_requests.UndoIn: [SEAT | {"position": 0}],
    table_requests.VoteIn: [{"kind": "undo", "count": 1}, {"kind": "stop"}],
    table_requests.AnswerIn: [{"agree": True}],
    table_requests.ChatIn: [{"text": "hello"}],
    table_requests.OrdersIn: [SEAT | {"orders": {"forced": True}}],
    requests.Nothing: [{}],
    requests.WhatIfIn: [{"seat": seat, "move": "x"} for seat in range(3)],
    requests.HintIn: [{"seat": seat} for seat in range(3)],
    requests.AdviceIn: [{"seat": seat} for seat in range(3)],
    NoteIn: [{"text": "a note"}],
    CircleJoin: [{}],
}
#: What is answered to whoever has played at a table, and to nobody else.
OWN = {"GET ", "GET /log", "GET /note", "PUT /note", "POST /leave", "POST /rematch"}
#: What is asked for beside the body, where a call takes it.
QUERIES = {"ply": (0, 3, 1000), "seat": (0, 1, 2, "all"), "invite": ("",), "deal": (1, 2), "strength": ("novice",)}


class Caller:
    """Somebody who calls a server that runs in this process."""

    def __init__(self, app: Guard, token: str | None) -> None:
        self._app = app
        self._headers = [(b"host", b"127.0.0.1:8000"), (b"content-type", b"application/json")]
        if token is not None:
            self._headers.append((b"authorization", f"Bearer {token}".encode()))

    async def send(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the body of the answer. A client for networks would take as long as the server."""
        path, _, query = path.partition("?")
        content = b"" if body is None else json.dumps(body).encode()
        told: list[Any] = []
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": PREFIX + path,
            "raw_path": (PREFIX + path).encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [*self._headers, (b"content-length", str(len(content)).encode())],
            "client": ("127.0.0.1", 1234),
            "server": ("127.0.0.1", 8000),
            "state": {},
        }

        async def receive() -> Any:
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: Any) -> None:
            told.append(message)

        await self._app(scope, receive, send)
        return told[0]["status"], b"".join(message.get("body", b"") for message in told[1:]).decode()

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a call that is allowed."""
        status, text = await self.send(method, path, body)
        assert status < 400, text
        return json.loads(text)


@asynccontextmanager
async def opened(database: Path) -> AsyncIterator[Guard]:
    settings = Settings(database=str(database), limits=Limits.none(), pace=Pace(0, 0))
    app = create_app(settings)
    await app.server.open()
    try:
        yield app
    finally:
        await app.server.close()


async def play(caller: Caller, table: str, moves: int) -> None:
    """Play first legal moves against the bots until `moves` are made (−1: to the end)."""
    made = 0
    while (state := await caller.call("GET", f"/tables/{table}"))["status"] == "running":
        seat = state["you"]["seat"]
        if not state["legal"] or seat in state["answered"]:
            await asyncio.sleep(0.02)
        elif made == moves:
            return
        else:
            move = {"seat": seat, "move": state["legal"][0], "position": state["position"], "key": f"{made:016x}"}
            # A bot may have been faster in a decision that all make at once.
            status, text = await caller.send("POST", f"/tables/{table}/moves", move)
            assert status in (200, 409), text
            made += status == 200


def dealt_otherwise(table: Table, seat: int) -> None:
    """Change everything about a game that a seat has not seen: cards, how they were dealt, what others decided."""
    table.state = table.playing().sight(seat).imagine(7)
    table.setup = table.game.deal(len(table.seats), 7, **table.options)
    table.plies = [ply if ply.seat == seat else Ply(ply.seat, "hidden", None, None) for ply in table.plies]


def with_random_bots(deal: Deal) -> Deal:
    """The deal with bots that need not think: the deals are what matters here."""
    return deal._replace(levels=[level and "random" for level in deal.levels])


def played_otherwise(database: Path, deal: Deal) -> None:
    """Change how others have played a deal of a match, and what cards and decisions gave everybody in all of them."""
    engine = open_database(str(database))
    with engine.begin() as connection:
        bots, attempts = schema.match_bots, schema.attempts
        connection.execute(update(bots).values(moves=["another move"], luck=0.5))
        connection.execute(update(attempts).values(luck=0.5))
        connection.execute(update(bots).where(bots.c.deal == deal.id).values(lead=-bots.c.lead, points=7))
        for attempt in connection.execute(select(attempts)).all():
            loss = {"person": attempt.person, "table": attempt.table, "next": None, "lost": 0.5, "themes": {}}
            connection.execute(insert(schema.losses), [{"seat": seat} | loss for seat in range(3)])
        result = {"ended": NOW, "lead": 40, "points": 60}
        connection.execute(update(attempts).where(attempts.c.deal == deal.id).values(**result))
        # How long the strengths take for a deal says how long their games were.
        connection.execute(delete(bots).where(bots.c.deal == deal.id, bots.c.strength == CONTESTANTS[1]))
    engine.dispose()


def calls(table: str, deal: Deal, person: str) -> Iterable[tuple[Route[Call], str, Any]]:
    """Every call that names a table or may list it, with everything that it may be asked for: route, path, body."""
    for route in api.routes:
        listed = route.method == "GET" and route.path.startswith(LISTS)
        if "/operators/" in route.path or not ("{table}" in route.path or listed):
            continue
        names = {"table": table, "deal": deal.id, "match": MATCH.id, "game": deal.game, "circle": "c23456789abcd"}
        path = route.path.format(**names, person=person, other=person)
        queries = ["", *(f"?{name}={value}" for name in route.query for value in QUERIES.get(name, ()))]
        for query, body in product(queries, [None] if route.body is None else BODIES[route.body]):
            yield route, path + query, body


@pytest.fixture
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that stands still."""
    monkeypatch.setattr(Clock, "__call__", lambda clock: NOW)


def test_whatever_is_called_a_closed_deal_shows_no_more_than_the_own_view(tmp_path: Path, noon: None) -> None:
    asyncio.run(compare(tmp_path))


async def compare(folder: Path) -> None:
    first = folder / "first.sqlite3"
    store, drawn = Store(open_migrated(first)), {}
    for game in GAMES:
        deal = drawn_for(game, day_of(NOW))
        drawn[game] = with_random_bots(deal)
        await store.write(deals.add, drawn[game])
    first_deal, second_deal = map(with_random_bots, deals_of(MATCH))
    drawn["match"] = first_deal
    await store.write(matches.add, MATCH, [first_deal, second_deal])
    for deal in (first_deal, second_deal):
        for lead, strength in enumerate(CONTESTANTS):
            await store.write(matches.add_bot, deal.id, strength, Result(lead, 20), ["a move"])
    await store.write(deals.begin, Attempt(second_deal.id, "p23456789abcd", "t23456789abcd", True, NOW))
    await store.close()

    tokens: dict[str, str | None] = {"nobody": None}
    people, tables = {}, {}
    async with opened(first) as app:
        for name in ("finished", "gave up", "gave up at once"):
            told = await Caller(app, None).call("POST", "/guests", {"name": name})
            tokens[name], people[name] = told["token"], told["person"]["id"]
            for label, deal in drawn.items():
                caller = Caller(app, tokens[name])
                table = (await caller.call("POST", f"/deals/{deal.id}/attempt"))["table"]
                await play(caller, table, {"finished": -1, "gave up": 4}.get(name, 0))
                tables[name, label] = table
    second = Path(shutil.copy(first, folder / "second.sqlite3"))
    played_otherwise(second, second_deal)

    async with AsyncExitStack() as stack:
        apps = [await stack.enter_async_context(opened(file)) for file in (first, second)]
        for (_, label), table in tables.items():
            live = await apps[1].server.services.registry.live(table)
            dealt_otherwise(live.table, drawn[label].seat)
        for (name, _), table in tables.items():
            stopped = [
                await Caller(app, tokens[name]).send("POST", f"/tables/{table}/votes", {"kind": "stop"}) for app in apps
            ]
            assert stopped[0] == stopped[1]
            assert (stopped[0][0] == 200) == (name != "finished")
        callers = {name: [Caller(app, token) for app in apps] for name, token in tokens.items()}
        known = {*tables.values(), *people.values()}
        # A list that names neither the table nor its player is the same for all of them: it is read once by everybody.
        everything = list(
            {
                (viewer, call[0].method, call[1], json.dumps(call[2])): (viewer, player, *call)
                for (player, label), table in tables.items()
                for viewer in callers
                for call in calls(table, drawn[label], people[player])
            }.values()
        )
        # First what changes nothing; a rematch adds a table to the lists.
        everything.sort(key=lambda call: (call[2].method != "GET", "rematch" in call[2].path))
        answered: dict[bool, set[str]] = {True: set(), False: set()}
        for viewer, player, route, path, body in everything:
            left, right = [await caller.send(route.method, path, body) for caller in callers[viewer]]
            assert without_new(left, known) == without_new(right, known), (viewer, player, route.method, path)
            assert left[0] < 500, (viewer, player, route.method, path)
            secrets = [deal.secret for deal in (*drawn.values(), second_deal)]
            assert not any(secret in left[1] for secret in secrets), (viewer, player, route.method, path)
            if left[0] < 300 and "{table}" in route.path:
                answered[viewer == player].add(f"{route.method} {route.path.removeprefix('/tables/{table}')}")
        assert answered == {True: OWN, False: set()}
        shown = [f"{kind}/{table}" for kind in ("t", "replay") for table in tables.values()]
        shown += [f"deals/{deal.id}" for deal in (*drawn.values(), second_deal)]
        shown += [f"matches/{MATCH.id}", *(f"people/{person}" for person in people.values())]
        for path in shown:
            previews = [await preview_of(app.server.services, path, None, catalogue("en")) for app in apps]
            assert previews[0] == previews[1], path


def without_new(answer: tuple[int, str], known: set[str]) -> tuple[int, str]:
    """An answer without the ids of new tables and deals, which differ every time."""
    text = re.sub(r'"([tc][2-9a-z]{12})"', lambda match: match[0] if match[1] in known else '"new"', answer[1])
    return answer[0], text

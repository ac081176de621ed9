"""How long a server takes to list the games of a person who has many, and to rank a deal with many results.

The first page of the history of a person with 5,000 tables, 20 of them running; and the page of a deal of the day with
2,000 results. Times are those of whole requests over loopback, each on a new connection, so the server's own are
shorter.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import signal
import statistics
import tempfile
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks import load_game, table
from benchmarks.http_client import ask
from benchmarks.kill import KillableServer
from tabletowers.table import commands, requests
from tabletowers.table import entries as e

_TOKEN = "a token that only this benchmark knows"
_ME, _API = "p0", "/api/v1"
_DAY = 24 * 3600 * 1000


def run(*, quick: bool) -> dict[str, Any]:
    """Measure, print and return the times in milliseconds."""
    import_module("starlette")
    tables, results, rounds = (500, 200, 10) if quick else (5000, 2000, 100)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        database = str(Path(folder) / "tables.sqlite3")
        _fill(database, tables, results)
        figures = asyncio.run(_measure(database, rounds)) | {"ranking in the database": _rank(database, rounds)}
    rows = [[what, *(times[key] for key in ("median", "p95", "longest"))] for what, times in figures.items()]
    title = f"A person with {tables:,} tables, a deal with {results:,} results; milliseconds"
    table(title, ("", "median", "95 of 100 within", "longest"), rows)
    return figures


def _fill(database: str, tables: int, results: int) -> None:
    """Fill a database with this many tables and results, as if they had been played."""
    from tabletowers.store import open_database
    from tabletowers.store.export_import import import_lines

    engine = open_database(database)
    import_lines(engine, _lines(tables, results))
    engine.dispose()


def row(part: Any, **given: Any) -> str:
    """A line of an export. Columns that are not given are empty, or 0 where they must have a value."""
    least: dict[type, Any] = {bool: False, int: 0, str: "", float: 0.0}
    row = {
        column.name: given.get(column.name, None if column.nullable else least.get(column.type.python_type, {}))
        for column in part.columns
    }
    return json.dumps({part.name: row})


def _lines(tables: int, results: int) -> Iterator[str]:
    from tabletowers.store import schema

    now = time.time_ns() // 1_000_000
    yield json.dumps({"tabletowers": "export", "version": 1})
    for number in range(results + 1):
        yield row(schema.people, id=f"p{number}", name=f"Player {number}", language="en", created=now, notices=True)
    token = hashlib.sha256(_TOKEN.encode()).hexdigest()
    yield row(schema.tokens, hash=token, person=_ME, created=now, expires=now + 90 * _DAY)
    for number in range(tables):
        yield from _table(
            f"t{number}", number % results + 1, now - number * 60_000, running=number % (tables // 20) == 0
        )
    yield from _deal(now, results)


def _table(name: str, opponent: int, at: int, *, running: bool) -> Iterator[str]:
    """The lines of an export for a table of two, running or over."""
    from tabletowers.store import schema

    seats = [requests.SeatWish("me"), requests.SeatWish("open")]
    made = commands.create(at, _ME, requests.NewTable(load_game(), seats, shuffle=False), ("greedy",), table=name)
    commands.join(made, at, f"p{opponent}", requests.Join())
    commands.start(made, at, _ME, requests.Start())
    if not running:
        made.add(e.Over(at=at, outcome="stopped"))
    ended = None if running else at
    game, rules = made.game.name, made.game.rules_version
    common = {"status": made.status, "outcome": made.outcome, "visibility": "private", "spectators": True}
    yield row(schema.tables, id=name, game=game, rules=rules, created=at, host=_ME, ended=ended, **common)
    for person in (_ME, f"p{opponent}"):
        yield row(schema.members, person=person, table=name)
    entries = base64.b64encode(e.encode(made.pending)).decode()
    yield row(schema.log, table=name, number=0, entries={"base64": entries})
    if not running:
        for seat, person in enumerate((_ME, f"p{opponent}")):
            result = {"points": 20 + seat, "place": 1 - seat, "before": 1000, "after": 990 + 20 * seat}
            subject = f"person:{person}"
            yield row(
                schema.results, table=name, seat=seat, game=game, subject=subject, at=at, outcome="finished", **result
            )


def _deal(now: int, results: int) -> Iterator[str]:
    """The lines of an export for a deal of the day that everyone has played."""
    from tabletowers.store import schema

    levels = [None, "greedy"]
    secret, opens = "00" * 32, now - 1000
    yield row(schema.deals, id="deal", game=load_game(), rules=1, options={}, levels=levels, secret=secret, nonces=[],
               opens=opens, closes=opens + _DAY)  # fmt: skip
    for number in range(results):
        lead = (number * 7919) % 41 - 20
        yield row(schema.attempts, deal="deal", person=f"p{number}", table=f"d{number}", ranked=True, began=opens,
                   ended=now, lead=lead, points=30 + lead // 2)  # fmt: skip


async def _measure(database: str, rounds: int) -> dict[str, Any]:
    house = KillableServer(database)
    await house.start()
    try:
        first = json.loads((await get(house.port, "/me/history"))[1])
        paths = {
            "history: first page": "/me/history",
            "history: second page": f"/me/history?after={first['next']}",
            "history: search": "/me/history?search=player+77",
            "history: games won": "/me/history?result=won",
            "a person's page": f"/people/{_ME}",
            "a deal's page": "/deals/deal",
        }
        found = {}
        for what, path in paths.items():
            times = []
            for _ in range(rounds):
                began = time.perf_counter()
                status, text = await get(house.port, path)
                times.append(time.perf_counter() - began)
                if status != 200:
                    raise ValueError(f"{path}: {status} {text[:200]!r}")
            found[what] = summary(times)
        return found
    finally:
        house.stop(signal.SIGTERM)


async def get(port: int, path: str, token: str = _TOKEN) -> tuple[int, bytes]:
    """Return the status and the body of the answer to a call."""
    return await ask(port, "GET", _API + path, token=token)


def _rank(database: str, rounds: int) -> dict[str, float]:
    """Measure how long the database takes to rank all results, without the server."""
    from tabletowers.store import deals, open_database

    engine, times = open_database(database), []
    with engine.connect() as connection:
        for _ in range(rounds):
            began = time.perf_counter()
            ranked = deals.ranking(connection, "deal", 1_000_000)
            deals.standing(connection, "deal", ranked[-1].lead, ranked[-1].points)
            times.append(time.perf_counter() - began)
    engine.dispose()
    return summary(times)


def summary(times: list[float]) -> dict[str, float]:
    """Return the median, the 95th percentile and the longest of some times, in milliseconds."""
    ordered = sorted(1000 * seconds for seconds in times)
    return {
        "median": statistics.median(ordered),
        "p95": ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))],
        "longest": ordered[-1],
    }

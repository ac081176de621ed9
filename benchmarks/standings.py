"""How long a server takes to show a match that 5,000 people have played, on SQLite and on PostgreSQL.

Everybody has played all deals. The first page of the standings is asked for again and again: by a person who has played
all deals, after each change, and over a single deal; and the list of matches, with the table over twelve
weeks. Times are those of whole requests over loopback, each on a new connection, so the server's own are shorter.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks import table
from benchmarks.kill import KillableServer
from benchmarks.people import get, row, summary
from benchmarks.services import Missing, Postgres

_TOKEN = "a token that only this benchmark knows"
_ME = "p0"
#: The weeks that are over, and the share of people who have played each of them.
_WEEKS, _SHARE = 12, 5
#: Seconds after which standings with many results are looked at again.
_RECENT = 3.1


def run(*, quick: bool) -> dict[str, Any]:
    """Measure, print and return the times in milliseconds."""
    import_module("starlette")  # so that it is reported if it is missing
    people, rounds = (500, 10) if quick else (5000, 50)
    figures: dict[str, Any] = {}
    with ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        figures["SQLite"] = asyncio.run(_measure(str(folder / "matches.sqlite3"), people, rounds))
        try:
            (folder / "postgres").mkdir()
            postgres = opened.enter_context(Postgres(folder / "postgres"))
            figures["PostgreSQL"] = asyncio.run(_measure(postgres.new_database(), people, rounds))
        except Missing as missing:
            print(f"PostgreSQL could not be tried: {missing}", file=sys.stderr)
    rows = [
        [f"{database}: {what}", *(times[key] for key in ("median", "p95", "longest"))]
        for database, found in figures.items()
        for what, times in found.items()
    ]
    title = f"A match that {people:,} people have played; milliseconds"
    table(title, ("", "median", "95 of 100 within", "longest"), rows)
    return figures


def _lines(people: int) -> Iterator[str]:
    """The lines of an export: people, and the matches of this and of earlier weeks."""
    from tabletowers.host.matches import WEEK, of_week, week_of
    from tabletowers.store import schema

    now = time.time_ns() // 1_000_000
    yield json.dumps({"tabletowers": "export", "version": 1})
    for number in range(people):
        yield row(schema.people, id=f"p{number}", name=f"Player {number}", language="en", created=now, notices=True)
    token = hashlib.sha256(_TOKEN.encode()).hexdigest()
    yield row(schema.tokens, hash=token, person=_ME, created=now, expires=now + 1_000_000_000)
    week = week_of(now)
    for number in range(_WEEKS + 1):
        match = of_week(week - number * WEEK)
        played = people if number == 0 else people // _SHARE
        yield from _match(match, now if number == 0 else match.closes, played, is_over=number > 0)


def _match(match: Any, now: int, people: int, *, is_over: bool) -> Iterator[str]:
    from tabletowers.host.matches import CONTESTANTS, deals_of
    from tabletowers.store import schema

    dice = random.Random(match.id)
    yield row(schema.matches, **match._asdict())
    for deal in deals_of(match):
        yield row(schema.deals, **deal._replace(opened=match.closes if is_over else None)._asdict())
        luck = {"luck": dice.uniform(-0.5, 0.5)} if is_over else {}
        for strength in CONTESTANTS:
            result = {"lead": dice.randint(-20, 20), "points": dice.randint(10, 60)}
            yield row(schema.match_bots, deal=deal.id, strength=strength, moves=[], **result, **luck)
        for number in range(people):
            result = {"lead": dice.randint(-20, 20), "points": dice.randint(10, 60)}
            yield row(schema.attempts, deal=deal.id, person=f"p{number}", table=f"{deal.id[-6:]}-{number}"[:16],
                      ranked=number % 3 > 0, began=match.opens, ended=now, **result, **luck)  # fmt: skip


async def _measure(database: str, people: int, rounds: int) -> dict[str, Any]:
    from tabletowers.host.matches import of_week, week_of
    from tabletowers.store import matches, open_database
    from tabletowers.store.export_import import import_lines
    from tabletowers.store.matches import Unaccounted

    engine = open_database(database)
    import_lines(engine, _lines(people))
    match = of_week(week_of(time.time_ns() // 1_000_000))
    house = KillableServer(database)
    await house.start()
    paths = {
        "first page": f"/matches/{match.id}",
        "second page": f"/matches/{match.id}?after=50",
        "first page of one deal": f"/matches/{match.id}?deal=3",
        "list of matches": "/matches",
        "first page after a change": f"/matches/{match.id}",
    }
    try:
        found = {}
        for what, path in paths.items():
            times = []
            for number in range(rounds + 1):
                if "change" in what:
                    await asyncio.sleep(_RECENT)
                    changed = {Unaccounted(f"p{number}", "a table", None): 0.1}
                    with engine.begin() as connection:
                        matches.note_luck(connection, match.deals[0], changed)
                began = time.perf_counter()
                status, text = await get(house.port, path, _TOKEN)
                times.append(time.perf_counter() - began)
                if status != 200:
                    raise ValueError(f"{path}: {status} {text[:200]!r}")
            # The first one reads the results.
            found[what] = summary(times[1:])
        return found
    finally:
        house.stop(signal.SIGTERM)
        engine.dispose()

"""A person's tables page by page, records that people bring along, and running games looked back at."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

from tabletowers.server.clock import Clock
from tabletowers.server.ids import new_id
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.tables.hosting import Hosting
from tabletowers.server.tables.live_table import LiveTable
from tabletowers.server.tables.past import first_seen, looked_back, readable
from tabletowers.server.tables.registry import Registry
from tabletowers.store import Person, Store, history, results
from tabletowers.table import Refused, commands, payloads

#: How many tables a page of the history shows, and the longest name that is searched for.
PAGE, LONGEST = 20, 40


class History:
    """Everything that a person has played."""

    def __init__(self, registry: Registry, hosting: Hosting, accounts: Accounts, store: Store, clock: Clock) -> None:
        self._registry = registry
        self._hosting = hosting
        self._accounts = accounts
        self._store = store
        self._clock = clock

    async def page(self, person: Person, wish: history.Wish, after: str | None) -> dict[str, Any]:
        """The next tables of somebody's history; only those that are not over are loaded."""
        try:
            place = None if after is None else history.Place.read(after)
        except ValueError as error:
            raise Refused("bad_request", "this is no place in a history", path="after") from error
        found = await self._store.read(history.page_with_results, person.id, wish, place, PAGE)
        subjects = {row.subject for rows in found.seats.values() for row in rows if row.subject is not None}
        people = [subject.partition(":")[2] for subject in subjects if subject.startswith("person:")]
        names = {name: known.name for name, known in (await self._accounts.several(people)).items()}
        lines = [
            _finished(line, found.seats.get(line.place.table, ()), names, person)
            if line.status == "over"
            else await self._unfinished(line, person)
            for line in found.lines
        ]
        return {"tables": lines, "next": str(found.lines[-1].place) if found.more else None}

    async def _unfinished(self, line: history.Line, person: Person) -> dict[str, Any]:
        common = _common(line)
        try:
            live = await self._registry.live(line.place.table)
        except Refused:
            # It can't be read here, but it is still somebody's table.
            return common
        async with self._registry.reading(live):
            summary = payloads.summary(live.table, person.id, live.name)
        seats = [
            {key: seat[key] for key in ("kind", "person", "name", "level")} | {"points": None, "place": None}
            for seat in summary["seats"]
        ]
        status = summary["status"]
        return common | {"status": status, "your_turn": summary["your_turn"], "seats": seats}

    async def bring(self, person: Person, value: dict[str, Any]) -> LiveTable:
        """A record that somebody brings along, as a table of theirs that is over; Refused if it is none."""
        await self._hosting.check_room(person)
        record = await asyncio.to_thread(readable, value)
        table = await asyncio.to_thread(
            commands.bring, self._clock(), record, table=new_id("t"), host=person.id, invite=secrets.token_urlsafe(9)
        )
        return await self._registry.add(table)

    async def look_back(self, live: LiveTable, seat: int, ply: int) -> dict[str, Any]:
        """A running game before one of its decisions, as a seat saw it then."""
        async with self._registry.reading(live):
            record, first = live.table.record(), first_seen(live.table, seat)
        return await asyncio.to_thread(looked_back, record, first, seat, ply)


def _common(line: history.Line) -> dict[str, Any]:
    return {
        "id": line.place.table,
        "game": line.game,
        "rules": line.rules,
        "status": line.status,
        "outcome": line.outcome,
        "created": line.created,
        "ended": line.ended,
        "your_turn": False,
        "seats": [],
        "unrated": None,
        "rating": None,
        "noted": line.noted,
    }


def _finished(
    line: history.Line, rows: Sequence[results.Seated], names: dict[str, str], person: Person
) -> dict[str, Any]:
    """A line on a table that is over, from what is stored of its result alone."""
    mine = next((row for row in rows if row.subject == results.of_person(person.id)), None)
    common = _common(line) | {"seats": [_seat(row, names) for row in rows]}
    if mine is None:
        return common
    rating = None if mine.after is None else {"seat": mine.seat, "before": mine.before, "after": mine.after}
    return common | {"unrated": mine.unrated, "rating": rating}


def _seat(row: results.Seated, names: dict[str, str]) -> dict[str, Any]:
    kind, _, name = (row.subject or "").partition(":")
    return {
        "kind": "bot" if kind == "bot" else "person" if row.name is None else "local",
        "person": name if kind == "person" else None,
        "name": names.get(name) if kind == "person" else row.name,
        "level": name if kind == "bot" else None,
        "points": row.points,
        "place": row.place,
    }

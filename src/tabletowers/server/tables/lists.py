"""Lists of tables: one's own, and the lobby."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from tabletowers import GAMES
from tabletowers.server.limits import Whereabouts
from tabletowers.server.realtime.company import Company
from tabletowers.server.tables.live_table import LiveTable
from tabletowers.server.tables.registry import Registry
from tabletowers.store import Person, Store, tables
from tabletowers.table import Refused, payloads

#: How many tables the lobby shows that wait for players, and that may be watched; and from how many they are chosen.
WAITING, RUNNING, CHOSEN_FROM = 50, 20, 500
#: Seconds for which what was found in the lobby holds, unless it changes before.
_HOLDS = 1.0


class Lobby:
    """The lobby at one moment, as everybody sees it."""

    def __init__(self, lives: list[LiveTable], lines: list[dict[str, Any]], here: list[dict[str, str]]) -> None:
        """`here` are the people who look at it."""
        self._lives = lives
        self._people = {person for live in lives for person in live.table.people()}
        self.lines = lines
        self._here = here
        self._message = _encoded(lines, here)

    def message(self, person: Person | None) -> bytes:
        """What somebody who looks at it is sent; all who sit at none of its tables are sent the same."""
        if person is None or person.id not in self._people:
            return self._message
        lines = [
            payloads.summary(live.table, person.id, live.name) if person.id in live.table.people() else line
            for live, line in zip(self._lives, self.lines, strict=True)
        ]
        return _encoded(lines, self._here)


def _encoded(lines: list[dict[str, Any]], here: list[dict[str, str]]) -> bytes:
    return msgspec.json.encode({"type": "lobby", "tables": lines, "people": here})


class Summaries(NamedTuple):
    """Tables that can be shown with a line on each, and the ids of those that can't be read."""

    lives: list[LiveTable]
    lines: list[dict[str, Any]]
    aside: list[str]


class TableLists:
    """Lists of tables."""

    def __init__(self, registry: Registry, store: Store, whereabouts: Whereabouts, company: Company) -> None:
        self._registry = registry
        self._store = store
        self._whereabouts = whereabouts
        self.company = company
        self._looking = asyncio.Lock()
        self._found: dict[str | None, tuple[float, Summaries]] = {}

    async def of_person(self, person: Person, status: str | None = None) -> list[dict[str, Any]]:
        """A person's tables: first those where it is their turn, then the last changed."""
        names = await self._store.read(tables.of_person, person.id, GAMES, status)
        return _by_urgency((await self._summaries(person, names)).lines)

    async def with_set_aside(self, person: Person, status: str | None = None) -> dict[str, Any]:
        """The same, and the ids of those of them that can't be read and have been set aside."""
        names = await self._store.read(tables.of_person, person.id, GAMES, status)
        found = await self._summaries(person, names)
        return {"tables": _by_urgency(found.lines), "set_aside": found.aside}

    def forget_lobby(self) -> None:
        """Look again when the lobby is asked for next: it has changed."""
        self._found = {}

    async def lobby(self, person: Person | None, game: str | None = None) -> list[dict[str, Any]]:
        """Open tables with a free chair, and running ones that may be watched."""
        found = await self._look(game)
        if person is None or not any(person.id in live.table.people() for live in found.lives):
            return found.lines
        return (await self._summaries(person, [live.table.id for live in found.lives])).lines

    async def look_at_lobby(self) -> Lobby:
        """The lobby for all who look at it now."""
        found = await self._look(None)
        return Lobby(found.lives, found.lines, self.company.everybody())

    async def _look(self, game: str | None) -> Summaries:
        """What is in the lobby, as everybody sees it; many who ask at once share the answer."""
        async with self._looking:
            since, found = self._found.get(game, (0.0, None))
            if found is None or time.monotonic() - since > _HOLDS:
                asked = self._found
                found = await self._summaries(None, await self._in_lobby(game))
                if game is None or game in GAMES:
                    asked[game] = time.monotonic(), found
            return found

    async def _in_lobby(self, game: str | None) -> list[str]:
        """The tables that the lobby shows: the first of every place before the second of any."""
        games = [name for name in GAMES if game is None or name == game]
        listed = await self._store.read(tables.in_lobby, games, CHOSEN_FROM)
        found: list[str] = []
        for status, most in (("waiting", WAITING), ("running", RUNNING)):
            seen: Counter[str] = Counter()
            ranked = []
            for number, one in enumerate(one for one in listed if one.status == status):
                place = self._whereabouts.of(one.host)
                ranked.append((seen[place], number, one.id))
                seen[place] += 1
            found += [name for _, _, name in sorted(ranked)[:most]]
        return found

    async def _summaries(self, person: Person | None, names: Iterable[str]) -> Summaries:
        found = Summaries([], [], [])
        for name in names:
            try:
                live = await self._registry.live(name)
                async with self._registry.reading(live):
                    found.lines.append(payloads.summary(live.table, None if person is None else person.id, live.name))
                found.lives.append(live)
            except Refused as refused:
                if refused.code == "unreadable_table":
                    found.aside.append(name)
        return found


def _by_urgency(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """First those where it is the viewer's turn, then the last changed."""
    return sorted(lines, key=lambda line: (not line["your_turn"], line["status"] == "over", -line["changed"]))

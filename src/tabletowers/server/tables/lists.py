"""Lists of tables: a person's own, and the lobby."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from tabletowers import GAMES
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.host.tables.table_registry import Registry
from tabletowers.server.limits import Whereabouts
from tabletowers.server.realtime.lobby_presence import Company
from tabletowers.server.responses.tables import MyTables
from tabletowers.store import Person, Store, table_index
from tabletowers.table import Refused, payloads
from tabletowers.table.payload_types import Summary

#: How many tables the lobby shows that wait for players, how many that may be watched, and from how many they are
#: selected.
WAITING, RUNNING, CHOSEN_FROM = 50, 20, 500
#: Seconds for which the contents of the lobby are cached, unless they change earlier.
_HOLDS = 1.0


class Lobby:
    """The lobby at one moment, which is the same for everyone."""

    def __init__(self, lives: list[LiveTable], lines: list[Summary], here: list[dict[str, str]]) -> None:
        """Make a lobby of these tables and their lines. `here` lists the people in it."""
        self._lives = lives
        self._people = {person for live in lives for person in live.table.people()}
        self.lines = lines
        self._here = here
        self._message = _encoded(lines, here)

    def message(self, person: Person | None) -> bytes:
        """Return the lobby message for a person. All people who sit at none of its tables get the same bytes."""
        if person is None or person.id not in self._people:
            return self._message
        lines = [
            payloads.summary(live.table, person.id, live.name) if person.id in live.table.people() else line
            for live, line in zip(self._lives, self.lines, strict=True)
        ]
        return _encoded(lines, self._here)


def _encoded(lines: list[Summary], here: list[dict[str, str]]) -> bytes:
    return msgspec.json.encode({"type": "lobby", "tables": lines, "people": here})


class Summaries(NamedTuple):
    """A line about each table that can be read, and the ids of the others."""

    lives: list[LiveTable]
    lines: list[Summary]
    aside: list[str]


class TableLists:
    """Lists of a person's own tables, and of those in the lobby."""

    def __init__(self, registry: Registry, store: Store, whereabouts: Whereabouts, company: Company) -> None:
        self._registry = registry
        self._store = store
        self._whereabouts = whereabouts
        self.company = company
        self._looking = asyncio.Lock()
        self._found: dict[str | None, tuple[float, Summaries]] = {}

    async def of_person(self, person: Person, status: str | None = None) -> list[Summary]:
        """Return a person's tables, those where it is their turn first, then the most recently changed."""
        names = await self._store.read(table_index.of_person, person.id, GAMES, status)
        return _by_urgency((await self._summaries(person, names)).lines)

    async def with_set_aside(self, person: Person, status: str | None = None) -> MyTables:
        """Return a person's tables, and the ids of those that have been set aside because they can't be read."""
        names = await self._store.read(table_index.of_person, person.id, GAMES, status)
        summaries = await self._summaries(person, names)
        return MyTables(_by_urgency(summaries.lines), summaries.aside)

    def forget_lobby(self) -> None:
        """Drop the cached lobby because it has changed."""
        self._found = {}

    async def lobby(self, person: Person | None, game: str | None = None) -> list[Summary]:
        """Return the lobby's tables as a person sees them: those with a free chair, and running ones to watch."""
        summaries = await self._look(game)
        if person is None or not any(person.id in live.table.people() for live in summaries.lives):
            return summaries.lines
        return (await self._summaries(person, [live.table.id for live in summaries.lives])).lines

    async def lobby_message(self, person: Person | None) -> bytes:
        """Return the lobby message for a person who subscribes to it."""
        return (await self.look_at_lobby()).message(person)

    async def look_at_lobby(self) -> Lobby:
        """Return the lobby for all current subscribers."""
        summaries = await self._look(None)
        return Lobby(summaries.lives, summaries.lines, self.company.everybody())

    async def _look(self, game: str | None) -> Summaries:
        """Return the contents of the lobby, which are the same for everyone and cached for a moment."""
        async with self._looking:
            since, summaries = self._found.get(game, (0.0, None))
            if summaries is None or time.monotonic() - since > _HOLDS:
                asked = self._found
                summaries = await self._summaries(None, await self._in_lobby(game))
                if game is None or game in GAMES:
                    asked[game] = time.monotonic(), summaries
            return summaries

    async def _in_lobby(self, game: str | None) -> list[str]:
        """Return the ids of the tables in the lobby, with every network's first table before any network's second."""
        games = [name for name in GAMES if game is None or name == game]
        listed = await self._store.read(table_index.in_lobby, games, CHOSEN_FROM)
        names: list[str] = []
        for status, most in (("waiting", WAITING), ("running", RUNNING)):
            seen: Counter[str] = Counter()
            ranked = []
            for number, one in enumerate(one for one in listed if one.status == status):
                place = self._whereabouts.of(one.host)
                ranked.append((seen[place], number, one.id))
                seen[place] += 1
            names += [name for _, _, name in sorted(ranked)[:most]]
        return names

    async def _summaries(self, person: Person | None, names: Iterable[str]) -> Summaries:
        summaries = Summaries([], [], [])
        for name in names:
            try:
                live = await self._registry.live(name)
                async with self._registry.reading(live):
                    summaries.lines.append(
                        payloads.summary(live.table, None if person is None else person.id, live.name)
                    )
                summaries.lives.append(live)
            except Refused as refused:
                if refused.code == "unreadable_table":
                    summaries.aside.append(name)
        return summaries


def _by_urgency(lines: list[Summary]) -> list[Summary]:
    """Sort tables: those where it is the viewer's turn first, then the most recently changed."""
    return sorted(lines, key=lambda line: (not line.your_turn, line.status == "over", -line.changed))

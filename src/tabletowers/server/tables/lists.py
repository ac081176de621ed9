"""Lists of tables: a person's own tables, and those in the lobby."""

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
    """The contents of the lobby at one moment."""

    def __init__(self, lives: list[LiveTable], lines: list[Summary], here: list[dict[str, str]]) -> None:
        """Create the lobby from its tables (`lives`), a summary of each (`lines`), and the people in it (`here`)."""
        self._lives = lives
        self._people = {person for live in lives for person in live.table.people()}
        self.lines = lines
        self._here = here
        self._message = _encoded(lines, here)

    def message(self, person: Person | None) -> bytes:
        """Return the lobby message for a person.

        People who sit at none of the lobby's tables all get the same message.
        """
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
    """Summaries of the tables that can be read, and the ids of those that can't."""

    lives: list[LiveTable]
    lines: list[Summary]
    aside: list[str]


class TableLists:
    """Lists a person's own tables, and the tables in the lobby."""

    def __init__(self, registry: Registry, store: Store, whereabouts: Whereabouts, company: Company) -> None:
        self._registry = registry
        self._store = store
        self._whereabouts = whereabouts
        self.company = company
        self._looking = asyncio.Lock()
        self._cached: dict[str | None, tuple[float, Summaries]] = {}

    async def of_person(self, person: Person, status: str | None = None) -> list[Summary]:
        """Return summaries of a person's tables.

        Tables where it is the person's turn come first, then other unfinished ones, then finished ones.
        """
        names = await self._store.read(table_index.of_person, person.id, GAMES, status)
        return _by_urgency((await self._summaries(person, names)).lines)

    async def with_set_aside(self, person: Person, status: str | None = None) -> MyTables:
        """Return summaries of a person's tables, and the ids of those that can't be read."""
        names = await self._store.read(table_index.of_person, person.id, GAMES, status)
        summaries = await self._summaries(person, names)
        return MyTables(_by_urgency(summaries.lines), summaries.aside)

    def forget_lobby(self) -> None:
        """Drop the cached contents of the lobby, because they have changed."""
        self._cached = {}

    async def lobby(self, person: Person | None, game: str | None = None) -> list[Summary]:
        """Return the lobby's tables as a person sees them: those with a free seat, and running games to watch."""
        summaries = await self._look(game)
        if person is None or not any(person.id in live.table.people() for live in summaries.lives):
            return summaries.lines
        return (await self._summaries(person, [live.table.id for live in summaries.lives])).lines

    async def lobby_message(self, person: Person | None) -> bytes:
        """Return the websocket message with the lobby for a person who subscribes to the lobby."""
        return (await self.look_at_lobby()).message(person)

    async def look_at_lobby(self) -> Lobby:
        """Return the current lobby, from which each subscriber's message is created."""
        summaries = await self._look(None)
        return Lobby(summaries.lives, summaries.lines, self.company.everybody())

    async def _look(self, game: str | None) -> Summaries:
        """Return the tables in the lobby. They are the same for everyone, and are cached for a moment."""
        async with self._looking:
            since, summaries = self._cached.get(game, (0.0, None))
            if summaries is None or time.monotonic() - since > _HOLDS:
                cache = self._cached
                summaries = await self._summaries(None, await self._in_lobby(game))
                if game is None or game in GAMES:
                    cache[game] = time.monotonic(), summaries
            return summaries

    async def _in_lobby(self, game: str | None) -> list[str]:
        """Return the ids of the tables in the lobby, ordered so that all networks get a fair share of the list.

        The first table from every network comes before the second table from any network.
        """
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
    """Sort tables: first those where it is the viewer's turn, then other unfinished ones, then finished ones.

    Within each group, the most recently changed table comes first.
    """
    return sorted(lines, key=lambda line: (not line.your_turn, line.status == "over", -line.changed))

"""Lists of tables: one's own, and the lobby."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabletowers import GAMES
from tabletowers.server.tables.registry import Registry
from tabletowers.store import Person, Store, tables
from tabletowers.table import Refused, payloads


class TableLists:
    """Lists of tables."""

    def __init__(self, registry: Registry, store: Store) -> None:
        self._registry = registry
        self._store = store

    async def of_person(self, person: Person, status: str | None = None) -> list[dict[str, Any]]:
        """A person's tables: first those where it is their turn, then the last changed."""
        names = await self._store.read(tables.of_person, person.id, GAMES, status)
        lines = await self._summaries(person, names)
        return sorted(lines, key=lambda line: (not line["your_turn"], line["status"] == "over", -line["changed"]))

    async def lobby(self, person: Person | None, game: str | None = None) -> list[dict[str, Any]]:
        """Open tables with a free chair, and running ones that may be watched."""
        games = [name for name in GAMES if game is None or name == game]
        return await self._summaries(person, await self._store.read(tables.in_lobby, games))

    async def _summaries(self, person: Person | None, names: Iterable[str]) -> list[dict[str, Any]]:
        found = []
        for name in names:
            try:
                live = await self._registry.live(name)
                async with self._registry.reading(live):
                    found.append(payloads.summary(live.table, None if person is None else person.id, live.name))
            except Refused:
                continue
        return found

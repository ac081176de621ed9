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
        lines, _ = await self._summaries(person, names)
        return _by_urgency(lines)

    async def with_set_aside(self, person: Person, status: str | None = None) -> dict[str, Any]:
        """The same, and the ids of those of them that can't be read and have been set aside."""
        names = await self._store.read(tables.of_person, person.id, GAMES, status)
        lines, aside = await self._summaries(person, names)
        return {"tables": _by_urgency(lines), "set_aside": aside}

    async def lobby(self, person: Person | None, game: str | None = None) -> list[dict[str, Any]]:
        """Open tables with a free chair, and running ones that may be watched."""
        games = [name for name in GAMES if game is None or name == game]
        lines, _ = await self._summaries(person, await self._store.read(tables.in_lobby, games))
        return lines

    async def _summaries(self, person: Person | None, names: Iterable[str]) -> tuple[list[dict[str, Any]], list[str]]:
        """Those of these tables that can be shown, and the ids of those that can't be read."""
        found, aside = [], []
        for name in names:
            try:
                live = await self._registry.live(name)
                async with self._registry.reading(live):
                    found.append(payloads.summary(live.table, None if person is None else person.id, live.name))
            except Refused as refused:
                if refused.code == "unreadable_table":
                    aside.append(name)
        return found, aside


def _by_urgency(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """First those where it is the viewer's turn, then the last changed."""
    return sorted(lines, key=lambda line: (not line["your_turn"], line["status"] == "over", -line["changed"]))

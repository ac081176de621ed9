"""Database implementations of two interfaces from `host.ports`: `LogStore` and `SharedDeals`."""

from __future__ import annotations

from collections.abc import Iterable

from tabletowers.host.ports import Ratings
from tabletowers.store import Change, Store, deals, ratings, table_index
from tabletowers.table import Table
from tabletowers.table import entries as e
from tabletowers.table.log_replay import Loaded, Row


class StoredLogs:
    """A store of tables' logs in the database (implements `host.ports.LogStore`)."""

    def __init__(self, store: Store, terms: ratings.Terms | None = None) -> None:
        self._store = store
        self._terms = terms or ratings.Terms()

    async def load(self, table: str) -> Loaded | None:
        """Load a table from its snapshot and its log. Returns None if there is no such table."""
        return await self._store.load(table)

    async def entries(self, table: str, after: int) -> list[Row]:
        """Return the rows of a table's log with numbers greater than `after`."""
        return await self._store.entries(table, after)

    async def append(
        self,
        table: Table,
        number: int,
        entries: list[e.AnyEntry],
        beside: Table | None = None,
        also: Iterable[Change] = (),
    ) -> Ratings | None:
        """Store one command's log entries, a new table (`beside`), and other changes (`also`) in one transaction."""
        rated: list[Ratings] = []
        changes = table_index.changes(table, entries, rated.append, self._terms)
        if beside is not None:
            changes += table_index.with_first_row(beside, self._terms)
        await self._store.append(table.id, number, e.encode(entries), [*changes, *also])
        return rated[-1] if rated else None

    async def ratings(self, table: str) -> Ratings | None:
        """Return how a finished game changed the ratings, for each seat, or None if the game is unrated."""
        return await self._store.read(ratings.changes_by, table)


class StoredDeals:
    """Looks up in the database who may see how others played a shared deal (implements `host.ports.SharedDeals`)."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def is_closed(self, deal: str) -> bool:
        """Return whether a deal of the day must stay hidden because other people may still be playing it."""
        return await self._store.read(deals.is_closed, deal)

    async def may_look(self, deal: str, person: str | None) -> bool:
        """Return whether a person may see how others played a shared deal."""
        return await self._store.read(deals.may_look, deal, person)

    async def is_playing_again(self, table: str, person: str) -> bool:
        """Return whether a person is playing a challenge that was created from the game at this table."""
        return await self._store.read(deals.is_playing_again, table, person)

    async def has_finished(self, table: str, person: str) -> bool:
        """Return whether a person has finished the challenge that was created from the game at this table."""
        return await self._store.read(deals.has_finished, table, person)

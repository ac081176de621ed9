"""The storage of offline tables' logs."""

from __future__ import annotations

from typing import Protocol


class Shelf(Protocol):
    """A store for the log of every table, row by row, and for each table's summary in the list of tables."""

    async def rows(self, table: str) -> list[str] | None:
        """Return the rows of a table's log in order, or None if there is no such table."""

    async def append(self, table: str, number: int, row: str, line: str) -> None:
        """Add a row to a table's log, and replace the table's summary in the list of tables.

        Raises StorageError on failure.
        """


class InMemory:
    """A store in memory, whose contents are lost when the program ends."""

    def __init__(self) -> None:
        self._rows: dict[str, list[str]] = {}
        self.lines: dict[str, str] = {}

    async def rows(self, table: str) -> list[str] | None:
        """Return the rows of a table's log, or None if there is no such table."""
        return self._rows.get(table)

    async def append(self, table: str, number: int, row: str, line: str) -> None:
        """Add a row to a table's log, and replace the table's summary in the list of tables."""
        rows = self._rows.setdefault(table, [])
        assert len(rows) == number
        rows.append(row)
        self.lines[table] = line

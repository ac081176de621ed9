"""Storage for the logs of offline tables."""

from __future__ import annotations

from typing import Protocol


class Shelf(Protocol):
    """Keeps every table's log, row by row, and a line about each table for the list of tables."""

    async def rows(self, table: str) -> list[str] | None:
        """The rows of a table's log in order. None if there is no such table."""

    async def append(self, table: str, number: int, row: str, line: str) -> None:
        """Store one more row, and the table's line in the list of tables. Raises StorageError on failure."""


class InMemory:
    """A shelf in memory, whose contents are lost when the program ends."""

    def __init__(self) -> None:
        self._rows: dict[str, list[str]] = {}
        self.lines: dict[str, str] = {}

    async def rows(self, table: str) -> list[str] | None:
        """The rows of a table's log."""
        return self._rows.get(table)

    async def append(self, table: str, number: int, row: str, line: str) -> None:
        """Store one more row."""
        rows = self._rows.setdefault(table, [])
        assert len(rows) == number
        rows.append(row)
        self.lines[table] = line

"""Where the logs of offline tables are kept."""

from __future__ import annotations

from typing import Protocol


class Shelf(Protocol):
    """Keeps every table's log, row by row, and a line about each table for the list of tables."""

    async def rows(self, table: str) -> list[str] | None:
        """The rows of a table's log in their order; None if there is no such table."""

    async def append(self, table: str, number: int, row: str, line: str) -> None:
        """Keep one more row, and what the list of tables says from now on; StorageError if that is not possible."""


class InMemory:
    """A shelf that is forgotten with the program."""

    def __init__(self) -> None:
        self._rows: dict[str, list[str]] = {}
        self.lines: dict[str, str] = {}

    async def rows(self, table: str) -> list[str] | None:
        """The rows of a table's log."""
        return self._rows.get(table)

    async def append(self, table: str, number: int, row: str, line: str) -> None:
        """Keep one more row."""
        rows = self._rows.setdefault(table, [])
        assert len(rows) == number
        rows.append(row)
        self.lines[table] = line

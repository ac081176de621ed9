"""Restores tables from the rows of their logs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tabletowers.games import OtherRules
from tabletowers.table import entries as e
from tabletowers.table.errors import Unreadable
from tabletowers.table.table import Table

#: A row of a log: its number, and the entries of one command.
Row = tuple[int, list[e.AnyEntry]]


class Loaded(NamedTuple):
    """A restored table, the number of its next log row, and the number of rows that its snapshot covers."""

    table: Table
    number: int
    kept: int = 0


def decoded(rows: Iterable[tuple[int, bytes]]) -> list[Row]:
    """Decode the rows of a log. Raises Unreadable if one of them is damaged."""
    number = None
    try:
        return [(number := at, e.decode(data)) for at, data in rows]
    except Exception as error:
        after = "" if number is None else f" after {number}"
        raise Unreadable(f"a row of its log{after} can't be read: {error!r}") from error


def loaded(rows: Iterable[Row], table: Table | None = None, kept: int = 0) -> Loaded | None:
    """Return a table restored from its log.

    All rows are replayed, or only those after a snapshot that covers the first `kept` rows. Returns None if there are
    no rows. Raises OtherRules if this release does not have the table's rules, and Unreadable if the table's log is
    damaged.
    """
    number = kept
    for at, entries in rows:
        if at != number:
            raise Unreadable(f"row {number} of its log is missing")
        table = _entered(table, number, entries)
        number += 1
    return None if table is None else Loaded(table, number, kept)


def _entered(table: Table | None, number: int, entries: list[e.AnyEntry]) -> Table | None:
    """Apply the entries of one log row to a table, and return the table. For the first row, the table is None."""
    try:
        for entry in entries:
            if table is None:
                if not isinstance(entry, e.Created):
                    raise ValueError(f"its log begins with {type(entry).__name__}, not with its creation")
                table = Table(entry)
            else:
                table.apply(entry)
    except OtherRules:
        raise
    except Exception as error:
        # Logs are data from outside, so an error in one must affect only its own table.
        raise Unreadable(f"row {number} of its log can't be entered: {error!r}") from error
    return table

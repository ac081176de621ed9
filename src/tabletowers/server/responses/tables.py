"""The responses for lists of tables, and for looking for players."""

from __future__ import annotations

from msgspec import Struct

from tabletowers.table.payload_types import Summary


class Summaries(Struct):
    """A list of tables."""

    tables: list[Summary]


class MyTables(Summaries):
    """Your tables, and the ids of those that the server can't read."""

    #: The ids of tables that can't be read; the server's operators can repair or delete them.
    set_aside: list[str]


class Sought(Struct):
    """The table at which you have been seated.

    `joined` says whether another person was already there, and `started` says whether the game has begun.
    """

    table: str
    joined: bool
    started: bool

"""What is answered about lists of tables, and about looking for players."""

from __future__ import annotations

from msgspec import Struct

from tabletowers.table.payload_types import Summary


class Summaries(Struct):
    """Tables."""

    tables: list[Summary]


class MyTables(Summaries):
    """Your tables."""

    #: The ids of those that can't be read; the people who run the server can repair or delete them.
    set_aside: list[str]


class Sought(Struct):
    """The table where you sit now. `joined` if another person was there already, `started` if the game has begun."""

    table: str
    joined: bool
    started: bool

"""A table in memory, with its viewers."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Protocol

from tabletowers.table import Table, commands

if TYPE_CHECKING:
    from tabletowers.store import Person


class Viewer(Protocol):
    """Somebody who looks at a table: a connection."""

    person: Person | None

    def push(self, message: bytes) -> None:
        """Send a message when possible; never waits."""


class LiveTable:
    """A table in memory."""

    def __init__(self, table: Table, number: int, kept: int = 0) -> None:
        self.table = table
        #: The number of the next row in its log.
        self.number = number
        #: How many rows the last snapshot holds.
        self.kept = kept
        self.lock = asyncio.Lock()
        #: Those who look at it, each with the seat that they look from (None: a spectator).
        self.viewers: dict[Viewer, int | None] = {}
        #: The number of the last entry that the viewers have been sent.
        self.sent = table.seq
        #: The last event after which less may be told of earlier ones, as the viewers know it.
        self.forgot = table.forgot
        #: The names of the people at the table, by id.
        self.names: dict[str, str] = {}
        #: What the game did to ratings, seat by seat.
        self.ratings: list[dict[str, Any]] | None = None
        #: Answers that no person gives and that are on their way.
        self.jobs: dict[commands.Task, asyncio.Task[None]] = {}
        self.loaded = 0
        self.idle_since = 0.0
        #: Set while a message about who is present is about to be sent.
        self.presence_timer: asyncio.TimerHandle | None = None
        #: When people were last heard of who are not looking at it now.
        self.seen: dict[str, int] = {}
        #: People present through other processes.
        self.elsewhere: dict[str, list[str]] = {}
        #: Whether the memory may be ahead of the database, or behind it.
        self.doubtful = False
        #: Whether something of our own may have been stored that nobody here has been told of.
        self.unsure = False

    def is_idle(self, since: float) -> bool:
        """Whether nobody has looked and nothing has happened since then."""
        return not self.viewers and not self.jobs and not self.lock.locked() and self.idle_since < since

    def set_ratings(self, changes: list[dict[str, Any]]) -> None:
        """Note what the game did to ratings."""
        self.ratings = changes

    def name(self, person: str) -> str | None:
        """A person's name, None for somebody no longer known."""
        return self.names.get(person)

    def is_present(self, person: str) -> bool:
        """Whether somebody is looking at the table now."""
        for viewer in self.viewers:
            if viewer.person is not None and viewer.person.id == person:
                return True
        return any(person in people for people in self.elsewhere.values())

    def note(self, person: str, now: int) -> None:
        """Note that somebody has been heard of."""
        self.seen[person] = now

    def absent_since(self, person: str) -> int | None:
        """Since when somebody has not been heard of, as far as is known here; None: they are looking at it now."""
        return None if self.is_present(person) else self.seen.get(person, self.loaded)

    def present(self) -> set[str]:
        """Who is looking at the table now."""
        here = {viewer.person.id for viewer in self.viewers if viewer.person is not None}
        return here.union(*self.elsewhere.values())

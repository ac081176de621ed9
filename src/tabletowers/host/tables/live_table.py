"""A table in memory, with its viewers."""

from __future__ import annotations

import asyncio
from typing import Protocol

from tabletowers.host.ports import Person, Ratings
from tabletowers.table import Table, commands


class Viewer(Protocol):
    """A connection through which a player or a spectator views a table."""

    @property
    def person(self) -> Person | None:
        """The person viewing the table, or None if they are unknown."""

    def push(self, message: bytes) -> None:
        """Queue a message, to be sent as soon as possible. Returns without waiting."""


class LiveTable:
    """A table in memory, with its viewers."""

    def __init__(self, table: Table, number: int, kept: int = 0) -> None:
        self.table = table
        #: The number of the next row in the log.
        self.number = number
        #: How many rows the last snapshot covers.
        self.kept = kept
        self.lock = asyncio.Lock()
        #: The viewers, each with the seat they look from (None for a spectator).
        self.viewers: dict[Viewer, int | None] = {}
        #: The number of the last entry sent to the viewers.
        self.sent = table.seq
        #: The last event that hides earlier ones, among those that the viewers have been sent.
        self.forgot = table.forgot
        #: The names of the people at the table, by id.
        self.names: dict[str, str] = {}
        #: How the game changed ratings, seat by seat.
        self.ratings: Ratings | None = None
        #: The automatic answers that are being determined now.
        self.jobs: dict[commands.Task, asyncio.Task[None]] = {}
        #: The seats whose bots give no answer.
        self.silent: set[int] = set()
        #: The bots whose failure to answer here has been logged.
        self.failed: set[str | None] = set()
        self.loaded = 0
        self.idle_since = 0.0
        #: Set while a message about those present is scheduled.
        self.presence_timer: asyncio.TimerHandle | None = None
        #: When people who are not viewing the table now were last active.
        self.seen: dict[str, int] = {}
        #: The people present through other processes, by process.
        self.elsewhere: dict[str, list[str]] = {}
        #: Whether the table in memory may differ from the stored one.
        self.doubtful = False
        #: Whether a command of this process may have been stored without being announced here.
        self.unsure = False

    def is_idle(self, since: float) -> bool:
        """Return whether the table is not in use now, and has had no viewers since the given time."""
        return not self.viewers and not self.jobs and not self.lock.locked() and self.idle_since < since

    def name(self, person: str) -> str | None:
        """Return a person's name, or None if the person is unknown."""
        return self.names.get(person)

    def is_present(self, person: str) -> bool:
        """Return whether a person is viewing the table now."""
        for viewer in self.viewers:
            if viewer.person is not None and viewer.person.id == person:
                return True
        return any(person in people for people in self.elsewhere.values())

    def note(self, person: str, now: int) -> None:
        """Record that a person has been active."""
        self.seen[person] = now

    def absent_since(self, person: str) -> int | None:
        """Return the time since which a person has been absent, as far as this process knows.

        Returns None if the person is viewing the table.
        """
        return None if self.is_present(person) else self.seen.get(person, self.loaded)

    def present(self) -> set[str]:
        """Return the ids of the people who are viewing the table now."""
        here = {viewer.person.id for viewer in self.viewers if viewer.person is not None}
        return here.union(*self.elsewhere.values())

"""Limits on how many tables a person may have on a server."""

from __future__ import annotations

from collections.abc import Sequence

from tabletowers.host.deals import PRIVATE
from tabletowers.host.ports import Person
from tabletowers.host.wall_clock import Clock
from tabletowers.server.limits import RateLimits, Whereabouts
from tabletowers.server.settings import Limits
from tabletowers.store import Store, matches, table_index
from tabletowers.table import Refused
from tabletowers.table.requests import SeatWish


class ServerRoom:
    """The limits on how many tables a person may have (implements `host.ports.Room`)."""

    def __init__(self, store: Store, limits: Limits, rates: RateLimits, whereabouts: Whereabouts, clock: Clock) -> None:
        self._store = store
        self._limits = limits
        self._rates = rates
        self._whereabouts = whereabouts
        self._clock = clock

    async def check_table(self, person: Person) -> None:
        """Count a new table against a person's rate limit, and check how many tables the person sits at.

        Raises Refused if the rate limit is exceeded, or if the person already sits at too many tables.
        """
        self.take(person)
        if await self._store.read(table_index.count_unfinished, person.id) >= self._limits.tables_per_person:
            raise Refused("too_many", "you already sit at too many tables", retry_after=60)

    def take(self, person: Person) -> None:
        """Count a new table against a person's rate limit. Raises Refused if the limit is exceeded."""
        self._rates.tables.take(person.id)
        self._rates.tables_from.take(self._whereabouts.of(person.id))

    async def check_lobby(self, person: Person) -> None:
        """Raise Refused if a person already has too many tables waiting for players in the lobby."""
        if await self._store.read(table_index.count_in_lobby, person.id) >= self._limits.in_lobby_per_person:
            raise Refused("too_many", "you already have too many tables waiting in the lobby", retry_after=60)

    async def check_match(self, person: Person) -> None:
        """Count a new match against a person's rate limit, and check how many of their matches are open.

        Raises Refused if the rate limit is exceeded, or if too many of the person's matches are still open.
        """
        self._rates.matches.take(person.id)
        self._rates.matches_from.take(self._whereabouts.of(person.id))
        now = self._clock()
        if await self._store.read(matches.open_of, person.id, now) >= self._limits.matches_per_person:
            raise Refused("too_many", "too many of your matches are still open", retry_after=3600)

    async def may_see(self, match: str, person: Person | None) -> bool:
        """Return whether a person may see a match. A match of a circle is for its members."""
        if not match.startswith(PRIVATE):
            return True
        return await self._store.read(matches.may_see, match, None if person is None else person.id)

    def check_seats(self, seats: Sequence[SeatWish]) -> None:
        """Accept any seats, because on a server other people can take the open ones."""

"""Vacations: clocks by days stand still at all tables of somebody who can't play for a while."""

from __future__ import annotations

import contextlib
from functools import partial

from tabletowers.server.clock import Clock
from tabletowers.server.tables.registry import Registry
from tabletowers.store import Person, Store
from tabletowers.store import vacations as stored
from tabletowers.table import Refused, commands

_DAY = 24 * 3600 * 1000
#: How many days of vacation somebody has, within so many milliseconds.
DAYS, YEAR = 30, 365 * _DAY


class Vacations:
    """Begins and ends vacations, within what everybody has of them."""

    def __init__(self, registry: Registry, store: Store, clock: Clock) -> None:
        self._registry = registry
        self._store = store
        self._clock = clock

    async def left(self, person: Person) -> int:
        """How many days of vacation somebody has left, those that have begun counted whole."""
        now = self._clock()
        begun = await self._store.read(stored.since, person.id, now - YEAR)
        return max(0, DAYS - sum(-(-(each.ends - max(each.begins, now - YEAR)) // _DAY) for each in begun))

    async def begin(self, person: Person, days: int) -> None:
        """Send somebody on vacation for some days; Refused if they are, or have too few left."""
        now = self._clock()
        if (person.away_until or 0) > now:
            raise Refused("not_possible", "you are on vacation already")
        left = await self.left(person)
        if days > left:
            raise Refused("no_vacation_left", f"you have {left} days of vacation left", left=left)
        until = now + days * _DAY
        await self._store.write(stored.add, person.id, now, until)
        person.away_until = until
        await self._tell_tables(person, until)

    async def end(self, person: Person) -> None:
        """Take somebody back from vacation."""
        now = self._clock()
        if (person.away_until or 0) <= now:
            raise Refused("not_possible", "you are not on vacation")
        await self._store.write(stored.end, person.id, now)
        person.away_until = now
        await self._tell_tables(person, None)

    async def _tell_tables(self, person: Person, until: int | None) -> None:
        for name in await self._store.read(stored.running_tables, person.id):
            # A table that can't be read, or needs other rules, is left as it is.
            with contextlib.suppress(Refused):
                live = await self._registry.live(name)
                go_away = partial(commands.go_away, now=self._clock(), person=person.id, until=until)
                await self._registry.run(live, go_away)

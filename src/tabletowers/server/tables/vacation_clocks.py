"""Vacations, which stop a person's clocks at all tables whose clocks count in days."""

from __future__ import annotations

import contextlib
from functools import partial

from tabletowers.host.tables.table_registry import Registry
from tabletowers.host.wall_clock import Clock
from tabletowers.store import Person, Store
from tabletowers.store import vacations as stored
from tabletowers.table import Refused, commands

_DAY = 24 * 3600 * 1000
#: How many vacation days a person has, and the period for which they are counted, in milliseconds.
DAYS, YEAR = 30, 365 * _DAY


class Vacations:
    """Begins and ends vacations, within each person's allowance of days."""

    def __init__(self, registry: Registry, store: Store, clock: Clock) -> None:
        self._registry = registry
        self._store = store
        self._clock = clock

    async def left(self, person: Person) -> int:
        """Return the number of vacation days that a person has left. A day that has begun counts as used."""
        now = self._clock()
        begun = await self._store.read(stored.since, person.id, now - YEAR)
        return max(0, DAYS - sum(-(-(each.ends - max(each.begins, now - YEAR)) // _DAY) for each in begun))

    async def begin(self, person: Person, days: int) -> None:
        """Begin a person's vacation. Raises Refused if they are already on vacation, or have too few days left."""
        now = self._clock()
        if (person.away_until or 0) > now:
            raise Refused("not_possible", "you are already on vacation")
        left = await self.left(person)
        if days > left:
            raise Refused("no_vacation_left", f"you have {left} vacation days left, not {days}", left=left)
        until = now + days * _DAY
        await self._store.write(stored.add, person.id, now, until)
        person.away_until = until
        await self._tell_tables(person, until)

    async def end(self, person: Person) -> None:
        """End a person's vacation."""
        now = self._clock()
        if (person.away_until or 0) <= now:
            raise Refused("not_possible", "you are not on vacation")
        await self._store.write(stored.end, person.id, now)
        person.away_until = now
        await self._tell_tables(person, None)

    async def _tell_tables(self, person: Person, until: int | None) -> None:
        for name in await self._store.read(stored.running_tables, person.id):
            # A table that can't be read, or whose rules this release lacks, stays as it is.
            with contextlib.suppress(Refused):
                live = await self._registry.live(name)
                go_away = partial(commands.go_away, person=person.id, until=until)
                await self._registry.run(live, go_away)

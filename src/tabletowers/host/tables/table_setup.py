"""Creates tables (new ones, continuations, rematches, imports), and changes them before the game starts."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import Any

from msgspec import structs

from tabletowers import GAMES
from tabletowers.host.ids import new_id
from tabletowers.host.ports import Person, Room
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.host.tables.look_back import readable
from tabletowers.host.tables.table_registry import Registry
from tabletowers.host.texts import clean_name
from tabletowers.host.thinkers import levels_and
from tabletowers.host.wall_clock import Clock
from tabletowers.table import Refused, Table, commands, requests


class Hosting:
    """A service that creates tables, and changes them before the game starts."""

    def __init__(self, registry: Registry, room: Room, clock: Clock, mark: str = "t") -> None:
        """Create the service. `mark` is the prefix of the ids of new tables."""
        self._registry = registry
        self.room = room
        self._clock = clock
        self._mark = mark

    async def create(self, person: Person, wish: requests.NewTable, *, arranged: bool = False) -> LiveTable:
        """Create the table that a person requests, with that person as its host.

        If it is `arranged`, people can't sit down or begin the game by themselves.
        """
        if wish.game not in GAMES:
            raise Refused("no_such_game", f"unknown game {wish.game[:40]!r}; choose from {', '.join(GAMES)}")
        self.room.check_seats(wish.seats)
        await self.room.check_table(person)
        return await self.create_counted(person, wish, arranged=arranged)

    async def create_counted(self, person: Person, wish: requests.NewTable, *, arranged: bool = False) -> LiveTable:
        """Create a table that has already been counted towards the host's limit."""
        if wish.visibility == "lobby":
            await self.room.check_lobby(person)
        table = commands.create(
            self._clock(),
            person.id,
            structs.replace(wish, seats=_with_clean_names(wish.seats)),
            levels_and(wish.level, *(seat.level for seat in wish.seats)),
            table=self._new_id(),
            invite=secrets.token_urlsafe(9),
            arranged=arranged,
        )
        return await self._registry.add(table)

    async def go_on(self, live: LiveTable, person: Person, wish: requests.GoOn) -> LiveTable:
        """Create a table that continues a finished game from one of its decisions."""
        await self.room.check_table(person)
        table = await asyncio.to_thread(
            commands.go_on,
            live.table,
            self._clock(),
            person.id,
            wish,
            levels_and(wish.level),
            new=self._new_id(),
            invite=secrets.token_urlsafe(9),
        )
        return await self._registry.add(table)

    async def change(self, live: LiveTable, person: Person, wish: requests.TableChange) -> None:
        """Apply the host's changes to a table before the game starts."""
        if wish.visibility == "lobby" and live.table.settings.visibility != "lobby":
            await self.room.check_lobby(person)
        if wish.seats is not None:
            self.room.check_seats(wish.seats)
            wish = structs.replace(wish, seats=_with_clean_names(wish.seats))
        levels = levels_and(*(seat.level for seat in wish.seats or ()))
        await self._registry.run(live, partial(commands.change, person=person.id, request=wish, levels=levels))

    async def rematch(self, live: LiveTable, person: Person) -> str:
        """Return the id of the table for a rematch of the same players.

        Creates the table if there is none yet, or if the one there was has been called off.
        """
        created: list[Table] = []
        called_off = await self._called_off(live.table.rematch)

        def find_or_make(table: Table, now: int) -> str:
            if table.rematch not in (None, called_off) and person.id in table.people():
                return table.rematch
            created[:] = [commands.rematch(table, now, person.id, new=self._new_id(), invite=secrets.token_urlsafe(9))]
            return created[0].id

        name = await self._registry.run(live, find_or_make, lambda: created[0])
        if created and created[0].id == name:
            created[0].pending = []
            await self._registry.take_in(created[0])
        return name

    async def _called_off(self, table: str | None) -> str | None:
        """Return the id of a table if it ended before its game began, otherwise None."""
        if table is None:
            return None
        found = (await self._registry.live(table)).table
        return table if found.status == "over" and not found.seats else None

    async def bring(self, person: Person, value: dict[str, Any]) -> LiveTable:
        """Import a record as a finished table that belongs to a person. Raises Refused if the record is invalid."""
        await self.room.check_table(person)
        record = await asyncio.to_thread(readable, value)
        table = await asyncio.to_thread(
            commands.bring,
            self._clock(),
            record,
            table=self._new_id(),
            host=person.id,
            invite=secrets.token_urlsafe(9),
        )
        return await self._registry.add(table)

    def _new_id(self) -> str:
        return new_id(self._mark)


def _with_clean_names(seats: list[requests.SeatWish]) -> list[requests.SeatWish]:
    """Return the seats that a host requests, with their players' names cleaned."""
    return [
        structs.replace(seat, name=clean_name(seat.name or "", "seats")) if seat.kind == "local" else seat
        for seat in seats
    ]

"""Matchmaking: joining a table, and finding a suitable table that is waiting for players."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial

from msgspec import UNSET

from tabletowers import GAMES
from tabletowers import game as find_game
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.host.tables.table_registry import Registry
from tabletowers.host.tables.table_setup import Hosting
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.requests import Seek
from tabletowers.store import Person, Store, table_index
from tabletowers.table import Refused, Table, commands, requests

log = logging.getLogger("tabletowers.seeking")

#: The number of players if the person has no preference, and how many tables are searched for a suitable one.
USUAL, MOST_SOUGHT = 3, 100


class Seeking:
    """Finds or creates tables for people who are looking for opponents, and seats them there."""

    def __init__(self, registry: Registry, hosting: Hosting, accounts: Accounts, store: Store) -> None:
        self._registry = registry
        self._hosting = hosting
        self._accounts = accounts
        self._store = store
        #: Called when a person has sat down at a table that still waits: for more players, or for its host to begin.
        self.on_seated: Callable[[LiveTable, str], None] = lambda live, person: None

    async def join(self, live: LiveTable, person: Person, wish: requests.Join) -> None:
        """Seat a person at a table. Raises Refused if the host or another person there has blocked the person."""
        await self._seat(live, person, wish)
        self.on_seated(live, person.id)

    async def join_and_begin(self, live: LiveTable, person: Person, wish: requests.Join) -> None:
        """Seat a person at a table, whose game begins when it is full. Raises Refused as `join` does."""
        await self._seat(live, person, wish)
        await self._begin_or_notify(live, person)

    async def seat_arranged(self, live: LiveTable, person: Person, wish: requests.Join) -> None:
        """Seat a person at a table whose players were brought together, even if they have blocked each other.

        The game begins when it is full.
        """
        await self._registry.run(live, partial(commands.seat, person=person.id, request=wish))
        await self._begin_or_notify(live, person)

    async def _begin_or_notify(self, live: LiveTable, person: Person) -> None:
        await self.begin_if_full(live)
        if live.table.status == "waiting":
            self.on_seated(live, person.id)

    async def _seat(self, live: LiveTable, person: Person, wish: requests.Join) -> None:
        there = await self._accounts.several([*live.table.people(), live.table.host])
        if any(person.id in other.blocks for other in there.values()):
            raise Refused("blocked", "a person at this table has blocked you")
        await self._registry.run(live, partial(commands.join, person=person.id, request=wish))

    async def seek(self, person: Person, wish: Seek) -> tuple[LiveTable, bool]:
        """Seat a person at a suitable waiting table in the lobby, or else at a new one.

        The game begins when the table is full. Returns the table, and whether other people were already there.
        """
        games = [name for name in wish.games if name in GAMES]
        if not games:
            raise Refused("no_such_game", f"unknown game; choose from {', '.join(GAMES)}")
        await self._hosting.room.check_table(person)
        listed = await self._store.read(table_index.in_lobby, games, MOST_SOUGHT)
        waiting = [line.id for line in reversed(listed) if line.status == "waiting"]
        live = await self.join_one_of(waiting, person, wish, "lobby")
        if live is not None:
            return live, True
        return await self.open(person, wish, games[0], "lobby"), False

    async def join_one_of(
        self, tables: Sequence[str], person: Person, wish: Seek, visibility: requests.Visibility
    ) -> LiveTable | None:
        """Seat a person at the first suitable one of some tables, and return it, or None if there is none."""
        for name in tables:
            try:
                live = await self._registry.live(name)
                if live.table.game.name in wish.games and await self._suits(live, person, wish, visibility):
                    await self.join_and_begin(live, person, requests.Join(nonce=wish.nonce))
                    return live
            except Refused as refused:
                # Another person was faster, or the table can't be read. The next table is tried.
                log.debug("a suitable table could not be joined: %s", refused.code)
        return None

    async def open(self, person: Person, wish: Seek, game: str, visibility: requests.Visibility) -> LiveTable:
        """Return a new table with open chairs, at which a person waits for others.

        It has already been counted towards the person's limit.
        """
        rules = find_game(game)
        players = wish.players
        if players is None or players not in rules.seats:
            players = min(max(USUAL, rules.seats[0]), rules.seats[-1])
        seats = [requests.SeatWish("me"), *(requests.SeatWish("open") for _ in range(players - 1))]
        clock = None if wish.clock is UNSET else wish.clock
        live = await self._hosting.create_counted(
            person, requests.NewTable(game=game, seats=seats, visibility=visibility, clock=clock, hints=False)
        )
        if wish.nonce is not None:
            share = requests.NonceIn(wish.nonce)
            await self._registry.run(live, partial(commands.give_nonce, person=person.id, request=share))
        return live

    async def _suits(self, live: LiveTable, person: Person, wish: Seek, visibility: requests.Visibility) -> bool:
        """Return whether a waiting table matches a person's preferences.

        A table does not match if anyone there has blocked the person or is blocked by them.
        """
        table = live.table
        if table.status != "waiting" or table.settings.visibility != visibility or table.created.options:
            return False
        if table.seats_of(person.id) or all(chair.kind != "open" for chair in table.chairs):
            return False
        if wish.players is not None and len(table.chairs) != wish.players:
            return False
        if wish.clock is not UNSET and table.settings.clock != wish.clock:
            return False
        there = await self._accounts.several(table.people())
        return not any(person.id in other.blocks or other.id in person.blocks for other in there.values())

    async def begin_if_full(self, live: LiveTable) -> None:
        """Begin the game at a waiting table if no chair is open."""

        def begin(table: Table, now: int) -> None:
            if table.status == "waiting" and all(chair.kind != "open" for chair in table.chairs):
                commands.begin(table, now, requests.Start())

        await self._registry.run(live, begin)

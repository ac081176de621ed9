"""Setting tables up: new ones, changes before the start, joining, playing on and rematches."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Literal

from msgspec import UNSET

from tabletowers import GAMES
from tabletowers import game as find_game
from tabletowers.server.clock import Clock
from tabletowers.server.http import requests
from tabletowers.server.ids import new_id
from tabletowers.server.settings import Settings
from tabletowers.server.tables.live_table import LiveTable
from tabletowers.server.texts import clean_name
from tabletowers.server.workers.bots import levels_and
from tabletowers.table import Refused, Table, commands
from tabletowers.table import entries as e

if TYPE_CHECKING:
    from tabletowers.server.limits import RateLimits, Whereabouts
    from tabletowers.server.people.accounts import Accounts
    from tabletowers.server.tables.registry import Registry
    from tabletowers.store import Person, Store

log = logging.getLogger("tabletowers.hosting")

#: How many players a table has whose host has no wish, and among how many tables one that suits is sought.
USUAL, MOST_SOUGHT = 3, 100


class Hosting:
    """Sets tables up and seats people at them."""

    #: What the ids of tables begin with.
    mark = "t"

    def __init__(
        self,
        registry: Registry,
        accounts: Accounts,
        store: Store,
        clock: Clock,
        settings: Settings,
        rates: RateLimits,
        whereabouts: Whereabouts,
    ) -> None:
        self._rates = rates
        self._whereabouts = whereabouts
        self._registry = registry
        self._accounts = accounts
        self._store = store
        self._clock = clock
        self._settings = settings

    async def create(self, person: Person, wish: requests.NewTable) -> LiveTable:
        """A new table with this host."""
        if wish.game not in GAMES:
            raise Refused("no_such_game", f"unknown game {wish.game[:40]!r}; choose from {', '.join(GAMES)}")
        await self.check_room(person)
        return await self._create(person, wish)

    async def _create(self, person: Person, wish: requests.NewTable) -> LiveTable:
        if wish.visibility == "lobby":
            await self._check_lobby(person)
        table = commands.create(
            self._clock(),
            table=new_id(self.mark),
            host=person.id,
            game=wish.game,
            options=wish.options,
            chairs=chairs(wish.seats, person.id),
            levels=levels_and(wish.level, *(seat.level for seat in wish.seats)),
            visibility=wish.visibility,
            invite=secrets.token_urlsafe(9),
            shuffle=wish.shuffle,
            level=wish.level,
            clock=wish.clock,
            hints=wish.hints,
            spectators=wish.spectators,
            chat=wish.chat,
            begins=wish.begins,
            window=wish.window,
        )
        return await self._registry.add(table)

    async def check_room(self, person: Person) -> None:
        """Refuse one more table to somebody who sits at too many."""
        from tabletowers.store import tables

        self.take(person)
        if await self._store.read(tables.count_unfinished, person.id) >= self._settings.limits.tables_per_person:
            raise Refused("too_many", "you sit at too many tables already", retry_after=60)

    def take(self, person: Person) -> None:
        """Count something new that somebody sets up; Refused if there was too much of it lately."""
        self._rates.tables.take(person.id)
        self._rates.tables_from.take(self._whereabouts.of(person.id))

    async def _check_lobby(self, person: Person) -> None:
        """Refuse one more table in the lobby to somebody who has too many waiting there."""
        from tabletowers.store import tables

        if await self._store.read(tables.count_in_lobby, person.id) >= self._settings.limits.in_lobby_per_person:
            raise Refused("too_many", "you have too many tables waiting in the lobby already", retry_after=60)

    async def go_on(self, live: LiveTable, person: Person, wish: requests.GoOn) -> LiveTable:
        """A new table that plays on from a decision of a finished game."""
        await self.check_room(person)
        table = await asyncio.to_thread(
            commands.go_on,
            live.table,
            self._clock(),
            person.id,
            wish.ply,
            wish.seat,
            line=wish.line,
            level=wish.level,
            levels=levels_and(wish.level),
            new=new_id(self.mark),
            invite=secrets.token_urlsafe(9),
        )
        return await self._registry.add(table)

    async def change(self, live: LiveTable, person: Person, wish: requests.TableChange) -> None:
        """Let the host change a table before the start."""
        clock: e.Clock | Literal["none"] | None = None
        if wish.clock is not UNSET:
            clock = wish.clock if wish.clock is not None else "none"
        if wish.visibility == "lobby" and live.table.visibility != "lobby":
            await self._check_lobby(person)
        window: int | Literal["none"] | None = None
        if wish.window is not UNSET:
            window = wish.window if wish.window is not None else "none"
        await self._registry.run(
            live,
            lambda table: commands.change(
                table,
                self._clock(),
                person.id,
                levels_and(*(seat.level for seat in wish.seats or ())),
                chairs=None if wish.seats is None else chairs(wish.seats, person.id),
                visibility=wish.visibility,
                shuffle=wish.shuffle,
                clock=clock,
                begins=wish.begins,
                window=window,
            ),
        )

    async def join(self, live: LiveTable, person: Person, wish: requests.Join) -> None:
        """Let somebody sit down."""
        host = await self._accounts.get(live.table.host)
        if host is not None and person.id in host.blocks:
            raise Refused("blocked", "the host does not want to play with you")
        await self._registry.run(
            live, lambda table: commands.join(table, self._clock(), person.id, wish.chair, wish.nonce, hints=wish.hints)
        )

    async def seek(self, person: Person, wish: requests.Seek) -> tuple[LiveTable, bool]:
        """A table to play at with whoever is there, and whether somebody was; the game begins once it is full."""
        from tabletowers.store import tables

        games = [name for name in wish.games if name in GAMES]
        if not games:
            raise Refused("no_such_game", f"choose from {', '.join(GAMES)}")
        await self.check_room(person)
        for found in reversed(await self._store.read(tables.in_lobby, games, MOST_SOUGHT)):
            if found.status != "waiting":
                continue
            try:
                live = await self._registry.live(found.id)
                if await self._suits(live, person, wish):
                    await self.join(live, person, requests.Join(nonce=wish.nonce))
                    await self._start_if_full(live)
                    return live, True
            except Refused as refused:
                # Somebody else was faster, or it can't be read: the next one may do.
                log.debug("a table that was sought could not be joined: %s", refused.code)
        rules = find_game(games[0])
        players = wish.players
        if players is None or players not in rules.seats:
            players = min(max(USUAL, rules.seats[0]), rules.seats[-1])
        seats = [requests.SeatWish("me"), *(requests.SeatWish("open") for _ in range(players - 1))]
        clock = None if wish.clock is UNSET else wish.clock
        live = await self._create(
            person, requests.NewTable(game=games[0], seats=seats, visibility="lobby", clock=clock, hints=False)
        )
        if wish.nonce is not None:
            nonce = wish.nonce
            await self._registry.run(live, lambda table: commands.give_nonce(table, self._clock(), person.id, nonce))
        return live, False

    async def _suits(self, live: LiveTable, person: Person, wish: requests.Seek) -> bool:
        """Whether a table that waits is what somebody wants, and nobody there has blocked the other."""
        table = live.table
        if table.status != "waiting" or table.visibility != "lobby" or table.created.options:
            return False
        if table.seats_of(person.id) or all(chair.kind != "open" for chair in table.chairs):
            return False
        if wish.players is not None and len(table.chairs) != wish.players:
            return False
        if wish.clock is not UNSET and table.clock != wish.clock:
            return False
        there = await self._accounts.several(table.people())
        return not any(person.id in other.blocks or other.id in person.blocks for other in there.values())

    async def _start_if_full(self, live: LiveTable) -> None:
        def begin(table: Table) -> None:
            if table.status == "waiting" and all(chair.kind != "open" for chair in table.chairs):
                commands.start(table, self._clock(), table.host)

        await self._registry.run(live, begin)

    async def rematch(self, live: LiveTable, person: Person) -> str:
        """The id of a table for the same players again, which is made if there is none yet."""
        from tabletowers.store import tables

        made: list[Table] = []

        def find_or_make(table: Table) -> str:
            if table.rematch is not None and person.id in table.people():
                return table.rematch
            made[:] = [
                commands.rematch(
                    table, self._clock(), person.id, new=new_id(self.mark), invite=secrets.token_urlsafe(9)
                )
            ]
            return made[0].id

        name = await self._registry.run(live, find_or_make, lambda: tables.with_first_row(made[0]))
        if made and made[0].id == name:
            made[0].pending = []
            await self._registry.take_in(made[0])
        return name


def chairs(wishes: list[requests.SeatWish], host: str) -> list[e.Chair]:
    """Chairs as the host wants them."""
    made = []
    for wish in wishes:
        match wish.kind:
            case "me":
                made.append(e.Chair("person", host))
            case "open":
                made.append(e.Chair("open"))
            case "bot":
                made.append(e.Chair("bot", level=wish.level))
            case "local":
                made.append(e.Chair("local", host, clean_name(wish.name or "", "seats")))
    return made

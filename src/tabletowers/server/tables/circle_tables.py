"""The tables of circles: private tables whose links all members get, and messages to the circle's webhook."""

from __future__ import annotations

import asyncio
import logging

from msgspec import UNSET

from tabletowers import GAMES
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.host.tables.table_registry import Registry
from tabletowers.host.tables.table_setup import Hosting
from tabletowers.host.tasks import end
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.people.notices import Notices
from tabletowers.server.requests import CircleSeek, Seek
from tabletowers.server.responses.circles import CircleTable
from tabletowers.server.settings import Limits
from tabletowers.server.tables.matchmaking import Seeking
from tabletowers.store import Circle, Person, StorageError, Store, circles
from tabletowers.table import Refused, payloads, requests
from tabletowers.text import catalogue

log = logging.getLogger("tabletowers.circles")


class CircleTables:
    """Opens tables for circles, seats members at them, and says in a circle's channel how many chairs are left."""

    def __init__(
        self,
        store: Store,
        accounts: Accounts,
        registry: Registry,
        hosting: Hosting,
        seeking: Seeking,
        notices: Notices,
        limits: Limits,
    ) -> None:
        self._store = store
        self._accounts = accounts
        self._registry = registry
        self._hosting = hosting
        self._seeking = seeking
        self._notices = notices
        self._limits = limits
        self._announcing: set[asyncio.Task[None]] = set()

    async def listed(self, circle: Circle, person: Person) -> list[CircleTable]:
        """Return the unfinished tables of a circle, as one of its members sees them."""
        names = await self._store.read(circles.tables_of, circle.id, GAMES, self._limits.tables_per_circle)
        lines = []
        for name in names:
            try:
                live = await self._registry.live(name)
                async with self._registry.reading(live):
                    summary = payloads.summary(live.table, person.id, live.name)
            except Refused as refused:
                log.debug("a table of a circle can't be shown: %s", refused.code)
                continue
            if summary.status != "over":
                lines.append(CircleTable(live.table.created.invite, summary))
        return lines

    async def seek(self, circle: Circle, person: Person, wish: CircleSeek) -> tuple[LiveTable, bool]:
        """Seat a member at a suitable waiting table of the circle, or else at a new one.

        Returns the table, and whether other people were already there.
        """
        if wish.game not in GAMES:
            raise Refused("no_such_game", f"unknown game {wish.game[:40]!r}; choose from {', '.join(GAMES)}")
        room, limits = self._hosting.room, self._limits
        await room.check_table(person)
        names = await self._store.read(circles.tables_of, circle.id, [wish.game], limits.tables_per_circle)
        plain = Seek([wish.game], wish.players, wish.clock, wish.nonce)
        live = await self._seeking.join_one_of(names, person, plain, "private")
        if live is not None:
            return live, True
        for host, most in ((person.id, limits.in_lobby_per_person), (None, limits.tables_per_circle)):
            if await self._store.read(circles.count_waiting, circle.id, host) >= most:
                raise Refused("too_many", "too many tables are waiting in this circle already", retry_after=60)
        clock = None if wish.clock is UNSET else wish.clock
        live = await self._seeking.open(
            person, Seek([wish.game], wish.players, clock, wish.nonce), wish.game, "private"
        )
        await self._store.write(circles.add_table, live.table.id, circle.id)
        self.announce(live)
        return live, False

    async def join(self, circle: Circle, person: Person, name: str, wish: requests.Join) -> LiveTable:
        """Seat a member at a table of the circle. The game begins when the table is full."""
        of_circle = await self._store.read(circles.circle_of, name)
        if of_circle is None or of_circle.id != circle.id:
            raise Refused("no_such_table", "there is no such table in this circle")
        live = await self._registry.live(name)
        await self._seeking.join_and_begin(live, person, wish)
        return live

    # Messages

    def announce(self, live: LiveTable) -> None:
        """Say in the channel of a table's circle how many chairs are left. Nobody waits for that."""
        task = asyncio.create_task(self._announce(live))
        self._announcing.add(task)
        task.add_done_callback(self._announcing.discard)

    async def _announce(self, live: LiveTable) -> None:
        try:
            circle = await self._store.read(circles.circle_of, live.table.id)
            left = sum(chair.kind == "open" for chair in live.table.chairs)
            if circle is None or circle.webhook is None or live.table.status != "waiting" or left == 0:
                return
            owner = await self._accounts.get(circle.owner)
            text = catalogue("en" if owner is None else owner.language)
            game = text(f"{live.table.game.name}-title")
            await self._notices.announce(circle, text("notice-chairs-left", chairs=left, game=game))
        except Refused:
            log.info("a circle's channel got no message: too many at once")
        except StorageError as error:
            log.error("the database does not answer: %s", error)
        except Exception:
            log.exception("a message to a circle's channel failed")

    async def close(self) -> None:
        """Cancel all messages that have not been sent yet."""
        await end(self._announcing)

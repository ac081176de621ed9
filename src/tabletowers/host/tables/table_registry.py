"""The tables in memory, loaded from their logs and kept up to date with them.

A command is carried out here, then stored, and only then announced to everyone who may know about it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import perf_counter
from typing import TypeVar

from tabletowers.games import OtherRules
from tabletowers.host.ports import Counters, LogStore, News, People, Ratings, SharedDeals, Thinkers
from tabletowers.host.settings import Settings
from tabletowers.host.tables import broadcast
from tabletowers.host.tables.autoplay import Autoplay
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.host.tables.presence import Presence
from tabletowers.host.wall_clock import Clock
from tabletowers.table import Refused, StorageError, Table
from tabletowers.table import entries as e
from tabletowers.table.clock import is_slow
from tabletowers.table.errors import Conflict, Unreadable
from tabletowers.table.log_replay import Loaded

log = logging.getLogger("tabletowers.registry")
T = TypeVar("T")

#: Entries that change the people at a table or what is known about them.
_NAMES = frozenset((e.Joined, e.Started, e.Over))
#: Entries that are announced to viewers of the lobby at once.
_IN_LOBBY = frozenset((e.Changed, e.Joined, e.Left, e.Started, e.StoodIn, e.Returned, e.Over))
#: Seconds before the server tries to load an unreadable table again.
SET_ASIDE = 60.0
#: How often a command is retried after another process was faster.
TRIES = 8


class Registry:
    """A registry of the tables in use, which keeps them in memory and runs commands at them."""

    def __init__(
        self,
        logs: LogStore,
        people: People,
        deals: SharedDeals,
        bots: Thinkers,
        news: News,
        clock: Clock,
        settings: Settings,
        counters: Counters,
        address_of: Callable[[str], str] = str,
    ) -> None:
        self._logs = logs
        self._people = people
        self.deals = deals
        self._news = news
        self._clock = clock
        self._counters = counters
        self.presence = Presence(news, clock)
        self.autoplay = Autoplay(self.run, bots, clock, settings, counters, address_of, self.presence.changed)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        #: Unreadable tables, and when loading them was last tried. They must not affect any other table.
        self._aside: dict[str, float] = {}
        #: Called when people who are not viewing the table have to decide.
        self.on_turn: Callable[[Table, list[str], bool], None] = lambda table, persons, slow: None
        #: Called when the list of tables in the lobby may have changed.
        self.on_lobby: Callable[[], None] = lambda: None

    # Loading

    async def live(self, name: str) -> LiveTable:
        """Return the table with this id, loading it if necessary.

        Raises Refused if the table does not exist or can't be loaded.
        """
        live = self.tables.get(name)
        if live is not None:
            if live.doubtful:
                async with self.reading(live):
                    pass
            return live
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> LiveTable:
        with self._counters.loading.time():
            live = LiveTable(*await self._read(name))
        await self._prepare(live)
        return self._keep_in_memory(live)

    async def _prepare(self, live: LiveTable) -> None:
        live.loaded = self._clock()
        live.idle_since = asyncio.get_running_loop().time()
        await self._look_up(live)

    def _keep_in_memory(self, live: LiveTable) -> LiveTable:
        self.tables[live.table.id] = live
        self.presence.ask(live.table.id)
        self.autoplay.schedule(live)
        return live

    async def _read(self, name: str) -> Loaded:
        """Read a stored table. Raises Refused if the table can't be loaded."""
        now = asyncio.get_running_loop().time()
        if now - self._aside.get(name, -SET_ASIDE) < SET_ASIDE:
            raise _unreadable()
        with refusing():
            try:
                loaded = await self._logs.load(name)
            except Unreadable as error:
                if name not in self._aside:
                    log.error("table %s can't be read and is set aside: %s", name, error)
                self._aside[name] = now
                raise
        if loaded is None:
            raise Refused("no_such_table", "there is no such table")
        self._aside.pop(name, None)
        return loaded

    async def _look_up(self, live: LiveTable) -> None:
        """Look up the names of the people at a table, and how the game changed their ratings."""
        known = await self._people.several(live.table.people())
        live.names = {person: known[person].name for person in known}
        if live.table.status == "over" and live.ratings is None and live.table.seats:
            live.ratings = await self._logs.ratings(live.table.id)

    async def _refresh(self, live: LiveTable) -> None:
        """Reload a table if the copy in memory may differ from the stored log."""
        if not live.doubtful:
            return
        known = live.number
        live.table, live.number, live.kept = await self._read(live.table.id)
        live.ratings = None
        await self._look_up(live)
        live.doubtful = False
        if live.table.seq > live.sent:
            entries = [logged.entry for logged in live.table.log if logged.seq > live.sent]
            self._announce(live, entries, own=live.unsure, late=live.number > known + 1)
        live.unsure = False
        self.autoplay.schedule(live)

    @asynccontextmanager
    async def reading(self, live: LiveTable) -> AsyncIterator[None]:
        """Lock a table for reading, after reloading it if necessary.

        Inside the `with` block, the table matches its stored log, and no command runs at it.
        """
        async with live.lock:
            await self._refresh(live)
            yield

    async def add(self, table: Table) -> LiveTable:
        """Store a new table and add it to those in memory."""
        pending, table.pending = table.pending, []
        await self._append(table, 0, pending)
        live = await self.take_in(table)
        if table.settings.visibility == "lobby":
            self._lobby_changed()
        return live

    async def take_in(self, table: Table) -> LiveTable:
        """Add a table that has just been stored to the tables in memory."""
        live = LiveTable(table, 1)
        await self._prepare(live)
        # Another request may have loaded it already.
        if table.id in self.tables or table.id in self._loading:
            return await self.live(table.id)
        return self._keep_in_memory(live)

    async def _append(
        self, table: Table, number: int, entries: list[e.AnyEntry], beside: Table | None = None
    ) -> Ratings | None:
        try:
            return await self._logs.append(table, number, entries, beside)
        except StorageError as error:
            self._counters.refused.labels("storage").inc()
            log.error("storage: %s", error)
            raise Refused("storage", "the storage is unavailable; nothing has changed") from error

    # Commands

    async def run(
        self, live: LiveTable, command: Callable[[Table, int], T], beside: Callable[[], Table] | None = None
    ) -> T:
        """Run a command, store its entries, and announce them. Raises Refused if that fails.

        Returns the command's result once the entries are safely stored. If `beside` is given, it is called to get a new
        table, which is stored together with the entries.
        """
        began = perf_counter()
        async with live.lock:
            for _ in range(TRIES):
                if live.doubtful:
                    await self._refresh(live)
                table = live.table
                try:
                    result = command(table, self._clock())
                except Refused:
                    live.doubtful = bool(table.pending)
                    # The command may be possible after entries that other servers have stored and that are not known
                    # here yet.
                    if not self._news.alone and await self._is_behind(live):
                        live.doubtful = True
                        continue
                    raise
                except BaseException:
                    live.doubtful = bool(table.pending)
                    raise
                if not table.pending:
                    return result
                pending, table.pending = table.pending, []
                try:
                    rated = await self._append(table, live.number, pending, None if beside is None else beside())
                except Conflict:
                    live.doubtful = True
                    continue
                except BaseException:
                    # The entries may have been stored nevertheless.
                    live.doubtful = live.unsure = True
                    raise
                live.number += 1
                if rated is not None:
                    live.ratings = rated
                await self._after_command(live, pending, began)
                return result
        raise Refused("storage", "too many commands at once; try again")

    async def _is_behind(self, live: LiveTable) -> bool:
        """Return whether the stored log of a table has entries that are not in memory yet."""
        return bool(await self._logs.entries(live.table.id, live.number - 1))

    async def _after_command(self, live: LiveTable, entries: list[e.AnyEntry], began: float) -> None:
        kinds = {type(entry) for entry in entries}
        if not kinds.isdisjoint(_NAMES):
            await self._look_up(live)
        self._announce(live, entries, own=True)
        self.autoplay.schedule(live)
        self._news.publish({"table": live.table.id, "number": live.number})
        if e.Moved in kinds:
            self._counters.moves.inc(sum(isinstance(entry, e.Moved) for entry in entries))
            self._counters.moving.observe(perf_counter() - began)
        if not kinds.isdisjoint(_IN_LOBBY) and (live.table.settings.visibility == "lobby" or e.Changed in kinds):
            self._lobby_changed()

    def _lobby_changed(self) -> None:
        self.on_lobby()
        self._news.publish({"lobby": True})

    async def catch_up(self, live: LiveTable, *, late: bool = False) -> None:
        """Apply the entries that other processes have stored, and announce them.

        If several commands are applied at once, viewers get only what is still visible to them after the last one.
        """
        async with live.lock:
            try:
                await self._refresh(live)
                rows = await self._logs.entries(live.table.id, live.number - 1)
                if not rows:
                    return
                fresh = []
                for number, entries in rows:
                    for entry in entries:
                        live.table.apply(entry)
                        fresh.append(entry)
                    live.number = number + 1
                await self._look_up(live)
            except (Refused, StorageError):
                live.doubtful = True
                return
            except Exception:
                # The next viewer of the table gets the error. Other tables are not affected.
                log.exception("table %s: the entries of another process can't be applied", live.table.id)
                live.doubtful = True
                return
        self._announce(live, fresh, own=False, late=late or len(rows) > 1)
        self.autoplay.schedule(live)

    # Announcing

    def _announce(self, live: LiveTable, entries: list[e.AnyEntry], *, own: bool, late: bool = False) -> None:
        """Send new entries to the viewers.

        If the entries come from this process, also notify absent players who have to decide.
        """
        broadcast.send_update(live, entries, late=late)
        live.sent, live.forgot = live.table.seq, live.table.forgot
        table = live.table
        # No notice is sent for an optional answer: a seat that gives none is silent when the window closes.
        if not own or table.status != "running" or table.collecting is not None:
            return
        newly = [
            person
            for seat, since in table.asked_since.items()
            if since == table.position
            and seat not in table.answers.ahead
            and table.seats[seat].bot is None
            and (person := table.seats[seat].chair.person) is not None
        ]
        # Only a decision that a person has just made has a key, and that person already knows what comes next.
        deciding = {
            entry.person for entry in entries if isinstance(entry, e.Moved | e.Answered) and entry.key is not None
        }
        away = [person for person in newly if person not in deciding and not live.is_present(person)]
        if away:
            self.on_turn(table, away, is_slow(table.settings.clock))

    async def close(self) -> None:
        """Stop all background work. Commands that have begun are completed."""
        for live in self.tables.values():
            if live.presence_timer is not None:
                live.presence_timer.cancel()
        await self.autoplay.close()


@contextmanager
def refusing() -> Iterator[None]:
    """Raise Refused if a table can't be read in the `with` block.

    The table's log may be damaged, or this release may lack its rules.
    """
    try:
        yield
    except Unreadable as error:
        raise _unreadable() from error
    except OtherRules as error:
        raise Refused("other_rules", str(error), rules=error.rules, has=error.has) from error


def _unreadable() -> Refused:
    return Refused("unreadable_table", "this table's stored log can't be read; it has been set aside")

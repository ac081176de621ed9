"""The tables in memory: loaded from the store, kept in step with it, and dropped when nobody needs them.

A command is decided on here, stored, and only then sent to everybody who may know of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import TypeVar

from tabletowers import GAMES
from tabletowers.games import OtherRules, versions
from tabletowers.server.clock import Clock
from tabletowers.server.metrics import Metrics
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.realtime import broadcast
from tabletowers.server.realtime.bus import Bus
from tabletowers.server.settings import Settings
from tabletowers.server.tables.autoplay import Autoplay
from tabletowers.server.tables.live_table import LiveTable
from tabletowers.server.tables.presence import Presence
from tabletowers.server.workers.bots import BotWorkers
from tabletowers.store import Change, Conflict, Loaded, StorageError, Store, Unreadable, deals, ratings, tables
from tabletowers.table import Refused, Table, snapshot
from tabletowers.table import entries as e
from tabletowers.table.clock import is_slow

log = logging.getLogger("tabletowers.registry")
T = TypeVar("T")

#: Entries that change who sits at a table or what is known of them.
_NAMES = frozenset((e.Joined, e.Started, e.Over))
#: Entries that everybody who looks at the lobby is sent word of at once.
_IN_LOBBY = frozenset((e.Changed, e.Joined, e.Left, e.Started, e.StoodIn, e.Returned, e.Over))
#: After so many rows of its log a table is worth a snapshot when it is dropped from memory.
WORTH_KEEPING = 20
#: Seconds for which nobody tries again to read a table that can't be read.
SET_ASIDE = 60.0
#: How often a command is tried again after another process was faster.
TRIES = 8


class Registry:
    """All tables in use."""

    def __init__(
        self,
        store: Store,
        accounts: Accounts,
        bots: BotWorkers,
        bus: Bus,
        clock: Clock,
        settings: Settings,
        metrics: Metrics,
        address_of: Callable[[str], str] = str,
    ) -> None:
        self._store = store
        self._accounts = accounts
        self._bus = bus
        self._clock = clock
        self._settings = settings
        self._metrics = metrics
        self.presence = Presence(bus, clock)
        self.autoplay = Autoplay(self.run, bots, clock, settings, metrics, address_of)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        #: Tables that can't be read, and when that was found out: nothing else may suffer from them.
        self._aside: dict[str, float] = {}
        #: Called when people who are not at the table have to decide.
        self.on_turn: Callable[[Table, list[str], bool], None] = lambda table, persons, slow: None
        #: Called when the tables in the lobby may look different, and when other people may be there.
        self.on_lobby: Callable[[], None] = lambda: None
        self.on_company: Callable[[], None] = lambda: None

    # Loading

    async def live(self, name: str) -> LiveTable:
        """A table by its id, loaded if need be; Refused if there is none."""
        found = self.tables.get(name)
        if found is not None:
            if found.doubtful:
                async with self.reading(found):
                    pass
            return found
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> LiveTable:
        with self._metrics.loading.time():
            found = LiveTable(*await self._read(name))
        await self._prepare(found)
        return self._keep_in_memory(found)

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
        """A table as it is stored; Refused if it can't be loaded."""
        now = asyncio.get_running_loop().time()
        if now - self._aside.get(name, -SET_ASIDE) < SET_ASIDE:
            raise _unreadable()
        try:
            loaded = await self._store.load(name)
        except Unreadable as error:
            if name not in self._aside:
                log.error("table %s can't be read and is set aside: %s", name, error)
            self._aside[name] = now
            raise _unreadable() from error
        except OtherRules as error:
            raise Refused("other_rules", str(error), rules=error.rules, has=error.has) from error
        if loaded is None:
            raise Refused("no_such_table", "there is no such table")
        self._aside.pop(name, None)
        return loaded

    async def _look_up(self, live: LiveTable) -> None:
        """Look up the names of the people at a table, and what the game did to their ratings."""
        known = await self._accounts.several(live.table.people())
        live.names = {person: known[person].name for person in known}
        if live.table.status == "over" and live.ratings is None and live.table.seats:
            live.ratings = await self._store.read(ratings.changes_by, live.table.id)

    async def _refresh(self, live: LiveTable) -> None:
        """Read the log again after memory and database may have parted."""
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
        """Hold a table still while somebody reads it: it is as it is stored, and no command is under way."""
        async with live.lock:
            await self._refresh(live)
            yield

    async def add(self, table: Table, also: Iterable[Change] = ()) -> LiveTable:
        """Store a new table, together with something else, and take it in; Conflict if that is stored already."""
        pending, table.pending = table.pending, []
        await self._append(table.id, 0, e.encode(pending), [*tables.changes(table, pending), *also])
        live = await self.take_in(table)
        if table.visibility == "lobby":
            self._lobby_changed()
        return live

    async def take_in(self, table: Table) -> LiveTable:
        """Take in a new table that has been stored."""
        live = LiveTable(table, 1)
        await self._prepare(live)
        # Somebody who heard of it may have asked for it already.
        if table.id in self.tables or table.id in self._loading:
            return await self.live(table.id)
        return self._keep_in_memory(live)

    async def _append(self, table: str, number: int, data: bytes, also: list[Change]) -> None:
        try:
            await self._store.append(table, number, data, also)
        except StorageError as error:
            self._metrics.refused.labels("storage").inc()
            log.error("storage: %s", error)
            raise Refused("storage", "the database can't write now; nothing happened") from error

    async def may_look(self, table: Table, person: str | None) -> bool:
        """Whether somebody who did not play at a table has finished its deal, if others play that as well."""
        if table.created.deal is not None:
            return table.status == "over" and await self._store.read(deals.may_look, table.created.deal.id, person)
        if table.status != "over" or person is None:
            return True
        return not await self._store.read(deals.is_playing_again, table.id, person)

    async def has_met_challenge(self, table: Table, person: str | None) -> bool:
        """Whether somebody has finished the challenge that was made of a game, and may compare it with theirs."""
        return person is not None and await self._store.read(deals.has_finished, table.id, person)

    # Commands

    async def run(
        self, live: LiveTable, command: Callable[[Table], T], also: Callable[[], list[Change]] | None = None
    ) -> T:
        """Run a command: decide, store, announce. Returns when it is durable; Refused if it is not possible."""
        async with live.lock:
            for _ in range(TRIES):
                if live.doubtful:
                    await self._refresh(live)
                table = live.table
                try:
                    result = command(table)
                except Refused:
                    live.doubtful = bool(table.pending)
                    # It may be possible after what other servers have stored and we have not heard of yet.
                    if self._settings.redis is not None and await self._is_behind(live):
                        live.doubtful = True
                        continue
                    raise
                except BaseException:
                    live.doubtful = bool(table.pending)
                    raise
                if not table.pending:
                    return result
                pending, table.pending = table.pending, []
                changes = tables.changes(table, pending, live.set_ratings) + (also() if also is not None else [])
                try:
                    await self._append(table.id, live.number, e.encode(pending), changes)
                except Conflict:
                    live.doubtful = True
                    continue
                except BaseException:
                    # It may have been stored all the same.
                    live.doubtful = live.unsure = True
                    raise
                live.number += 1
                await self._after_command(live, pending)
                return result
        raise Refused("storage", "too many commands at once; try again")

    async def _is_behind(self, live: LiveTable) -> bool:
        """Whether more is stored of a table than is in memory."""
        return bool(await self._store.entries(live.table.id, live.number - 1))

    async def _after_command(self, live: LiveTable, entries: list[e.AnyEntry]) -> None:
        kinds = {type(entry) for entry in entries}
        if not kinds.isdisjoint(_NAMES):
            await self._look_up(live)
        self._announce(live, entries, own=True)
        self.autoplay.schedule(live)
        self._bus.publish({"table": live.table.id, "number": live.number})
        if e.Moved in kinds:
            self._metrics.moves.inc(sum(isinstance(entry, e.Moved) for entry in entries))
        if not kinds.isdisjoint(_IN_LOBBY) and (live.table.visibility == "lobby" or e.Changed in kinds):
            self._lobby_changed()

    def _lobby_changed(self) -> None:
        self.on_lobby()
        self._bus.publish({"lobby": True})

    async def catch_up(self, live: LiveTable, *, late: bool = False) -> None:
        """Take what others have stored; of several commands at once, all but the last are over."""
        async with live.lock:
            try:
                await self._refresh(live)
                rows = await self._store.entries(live.table.id, live.number - 1)
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
                # Whoever looks at it next will be told; nobody else has to notice.
                log.exception("table %s: what another process stored can't be taken", live.table.id)
                live.doubtful = True
                return
        self._announce(live, fresh, own=False, late=late or len(rows) > 1)
        self.autoplay.schedule(live)

    # Announcing

    def _announce(self, live: LiveTable, entries: list[e.AnyEntry], *, own: bool, late: bool = False) -> None:
        """Send new entries to the viewers; if they are our own, notices to those who are asked but are not looking."""
        broadcast.send_update(live, entries, late=late)
        live.sent, live.forgot = live.table.seq, live.table.forgot
        table = live.table
        # Nobody is called for a claim: whoever says nothing is done after a while.
        if not own or table.status != "running" or table.collecting is not None:
            return
        newly = [
            person
            for seat, since in table.asked_since.items()
            if since == table.position
            and seat not in table.ahead
            and table.seats[seat].bot is None
            and (person := table.seats[seat].chair.person) is not None
        ]
        # Only a decision that somebody makes just now has a key: they know what they are asked next.
        deciding = {
            entry.person for entry in entries if isinstance(entry, e.Moved | e.Answered) and entry.key is not None
        }
        away = [person for person in newly if person not in deciding and not live.is_present(person)]
        if away:
            self.on_turn(table, away, is_slow(table.clock))

    # Housekeeping

    async def wake(self) -> None:
        """Load every table at which something happens without people (after a start, and now and then)."""
        playable = {name: versions(name) for name in GAMES}
        for name in await self._store.read(tables.playing_by_themselves, playable):
            with contextlib.suppress(Refused):
                await self.live(name)

    async def sweep(self) -> None:
        """Drop tables that nobody looks at from memory."""
        since = asyncio.get_running_loop().time() - self._settings.linger
        idle = [live for live in self.tables.values() if live.is_idle(since)]
        await self._keep(idle)
        for live in idle:
            if live.is_idle(since):
                self.tables.pop(live.table.id, None)

    async def _keep(self, lives: Iterable[LiveTable]) -> None:
        """Store snapshots of tables whose logs have grown much since the last one."""
        taken = []
        for live in list(lives):
            if live.number - live.kept >= WORTH_KEEPING and not live.doubtful:
                # In a thread, as it takes long; meanwhile no command may change the table.
                async with live.lock:
                    taken.append((live.table.id, live.number, await asyncio.to_thread(snapshot.take, live.table)))
                    live.kept = live.number
        await self._store.keep(taken)

    async def close(self) -> None:
        """Stop everything that runs by itself; commands that have begun are finished."""
        for live in self.tables.values():
            if live.presence_timer is not None:
                live.presence_timer.cancel()
        await self.autoplay.close()
        with contextlib.suppress(StorageError):
            await self._keep(self.tables.values())


def _unreadable() -> Refused:
    return Refused("unreadable_table", "what is stored of this table can't be read; it has been set aside")

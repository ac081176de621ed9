"""The tables that are in use: commands one after the other, stored, then told to everybody who may know."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, and_, func, or_, select

from tabletowers.games import GAMES, OtherRules, versions
from tabletowers.server import index, telling
from tabletowers.server.acting import Acting
from tabletowers.server.bots import Thinkers
from tabletowers.server.bus import Bus
from tabletowers.server.live import Live, Viewer
from tabletowers.server.metrics import Metrics
from tabletowers.server.people import People
from tabletowers.server.settings import Clock, Settings
from tabletowers.store import Conflict, Loaded, StorageError, Store, schema
from tabletowers.table import Refused, Table
from tabletowers.table import entries as e
from tabletowers.table.clock import is_slow

log = logging.getLogger("tabletowers.hub")
T = TypeVar("T")

#: Seconds between two messages about who is present at a table.
PRESENCE = 0.3
#: What changes who sits there or what is known of them; and what the lobby does not show.
_NAMES, _UNSEEN = frozenset((e.Joined, e.Started, e.Over)), frozenset((e.Moved, e.Said, e.Answered))
#: After so many rows of its log a table is worth a snapshot when it leaves the memory.
WORTH_KEEPING = 20
#: How often a command is tried again after another process spoke first.
TRIES = 8


class Hub:
    """All tables in use."""

    def __init__(
        self,
        store: Store,
        people: People,
        thinkers: Thinkers,
        bus: Bus,
        clock: Clock,
        settings: Settings,
        metrics: Metrics,
    ) -> None:
        self.store = store
        self.people = people
        self.bus = bus
        self.clock = clock
        self.settings = settings
        self.metrics = metrics
        self.acting = Acting(self.run, thinkers, clock, settings, metrics)
        self.tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        #: Called when people who are not at the table have to decide.
        self.on_turn: Callable[[Table, list[str], bool], None] = lambda table, persons, slow: None
        #: Called when the lobby may look different.
        self.on_lobby: Callable[[], None] = lambda: None

    # Tables in memory

    async def live(self, name: str) -> Live:
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

    async def _load(self, name: str) -> Live:
        with self.metrics.loading.time():
            found = Live(*await self._read(name))
        found.loaded = self.clock()
        found.idle_since = asyncio.get_running_loop().time()
        await self._look_up(found)
        self.tables[name] = found
        self.acting.schedule(found)
        return found

    async def _read(self, name: str) -> Loaded:
        """A table as it is stored; Refused if it can't be had."""
        try:
            loaded = await self.store.load(name)
        except OtherRules as error:
            raise Refused("other_rules", str(error), rules=error.rules, has=error.has) from error
        if loaded is None:
            raise Refused("no_such_table", "there is no such table")
        return loaded

    async def _look_up(self, live: Live) -> None:
        """Names, and what the game did to ratings."""
        known = await self.people.several(live.table.people())
        live.names = {person: known[person].name for person in known}
        if live.table.status == "over" and live.ratings is None and live.table.seats:
            rated = schema.rated
            live.ratings = await self.store.read(
                lambda connection: connection.execute(
                    select(rated.c.changes).where(rated.c.table == live.table.id)
                ).scalar()
            )

    async def _trust(self, live: Live) -> None:
        """Read the log again after memory and database may have parted."""
        if not live.doubtful:
            return
        known = live.number
        live.table, live.number, live.kept = await self._read(live.table.id)
        live.ratings = None
        await self._look_up(live)
        live.doubtful = False
        if live.table.seq > live.told:
            said = [told.entry for told in live.table.log if told.seq > live.told]
            self._tell(live, said, late=live.number > known + 1)
        self.acting.schedule(live)

    @asynccontextmanager
    async def reading(self, live: Live) -> AsyncIterator[None]:
        """While somebody reads a table: it is as it is stored, and nothing is under way."""
        async with live.lock:
            await self._trust(live)
            yield

    async def add(self, table: Table) -> Live:
        """A new table, stored."""
        pending, table.pending = table.pending, []
        await self._append(table.id, 0, e.encode(pending), index.changes(table, pending))
        live = await self.take_in(table)
        if table.visibility == "lobby":
            self.on_lobby()
            self.bus.publish({"lobby": True})
        return live

    async def take_in(self, table: Table) -> Live:
        """A new table that has been stored."""
        live = Live(table, 1)
        live.loaded = self.clock()
        live.idle_since = asyncio.get_running_loop().time()
        await self._look_up(live)
        # Who was told of it may have asked for it already.
        if table.id in self.tables or table.id in self._loading:
            return await self.live(table.id)
        self.tables[table.id] = live
        self.acting.schedule(live)
        return live

    async def _append(self, table: str, number: int, data: bytes, also: list[index.Change]) -> None:
        try:
            await self.store.append(table, number, data, also)
        except StorageError as error:
            self.metrics.refused.labels("storage").inc()
            log.error("storage: %s", error)
            raise Refused("storage", "the database can't write now; nothing happened") from error

    # Commands

    async def run(
        self, live: Live, command: Callable[[Table], T], also: Callable[[], list[index.Change]] | None = None
    ) -> T:
        """Run a command: decide, store, tell. Returns when it is durable; Refused if it can't be."""
        async with live.lock:
            for _ in range(TRIES):
                if live.doubtful:
                    await self._trust(live)
                table = live.table
                try:
                    result = command(table)
                except Refused:
                    live.doubtful = bool(table.pending)
                    # What other servers have stored and we have not heard of yet may allow it.
                    if self.settings.redis is not None and await self._behind(live):
                        live.doubtful = True
                        continue
                    raise
                except BaseException:
                    live.doubtful = bool(table.pending)
                    raise
                if not table.pending:
                    return result
                pending, table.pending = table.pending, []
                changes = index.changes(table, pending, live.rated) + (also() if also is not None else [])
                try:
                    await self._append(table.id, live.number, e.encode(pending), changes)
                except Conflict:
                    live.doubtful = True
                    continue
                except BaseException:
                    live.doubtful = True
                    raise
                live.number += 1
                await self._afterwards(live, pending)
                return result
        raise Refused("storage", "too many at once; try again")

    async def _behind(self, live: Live) -> bool:
        """Whether more is stored of a table than we know."""
        return bool(await self.store.log(live.table.id, live.number - 1))

    async def _afterwards(self, live: Live, pending: list[e.AnyEntry]) -> None:
        kinds = {type(entry) for entry in pending}
        if not kinds.isdisjoint(_NAMES):
            await self._look_up(live)
        self._tell(live, pending)
        self.acting.schedule(live)
        self.bus.publish({"table": live.table.id, "number": live.number})
        self.metrics.moves.inc(sum(isinstance(entry, e.Moved) for entry in pending))
        if live.table.visibility == "lobby" and not kinds <= _UNSEEN:
            self.on_lobby()
            self.bus.publish({"lobby": True})

    # Telling

    def _tell(self, live: Live, said: list[e.AnyEntry], *, late: bool = False) -> None:
        telling.tell(live, said, late=late)
        live.told = live.table.seq
        self._notice(live)

    def _notice(self, live: Live) -> None:
        """Your turn: to those who are newly asked and not looking."""
        table = live.table
        if table.status != "running":
            return
        newly = [
            person
            for seat, since in table.asked_since.items()
            if since == table.position
            and seat not in table.ahead
            and table.seats[seat].bot is None
            and (person := table.seats[seat].chair.person) is not None
        ]
        away = [person for person in newly if not live.is_present(person)]
        if away:
            self.on_turn(table, away, is_slow(table.clock))

    def arrive(self, live: Live, viewer: Viewer, seat: int | None) -> None:
        """Somebody begins to look."""
        live.viewers[viewer] = seat
        self._present(live)

    def depart(self, live: Live, viewer: Viewer) -> None:
        """Somebody looks away."""
        live.viewers.pop(viewer, None)
        live.idle_since = asyncio.get_running_loop().time()
        self._present(live)

    def _present(self, live: Live) -> None:
        """Tell who is there in a moment; when many come at once, once for all."""
        if live.telling is None:
            live.telling = asyncio.get_running_loop().call_later(PRESENCE, self._tell_presence, live)

    def _tell_presence(self, live: Live) -> None:
        live.telling = None
        telling.presence(live)
        here = sorted({viewer.person.id for viewer in live.viewers if viewer.person is not None})
        self.bus.publish({"presence": live.table.id, "people": here})

    # Other processes

    async def hear(self, news: dict[str, Any] | None) -> None:
        """News from another process; None: some may have been missed."""
        if news is None:
            await self.look_around()
        elif "number" in news:
            known = self.tables.get(news["table"])
            if known is not None and known.number < news["number"]:
                await self._catch_up(known)
        elif "presence" in news:
            known = self.tables.get(news["presence"])
            if known is not None:
                known.elsewhere[news["from"]] = news["people"]
                telling.presence(known)
        elif "person" in news:
            self._forget(news["person"])
        elif "lobby" in news:
            self.on_lobby()

    def _forget(self, person: str) -> None:
        """Somebody was changed elsewhere, or deleted with all they said."""
        self.people.forget(person)
        for live in self.tables.values():
            live.doubtful |= person in live.table.people()

    async def look_around(self) -> None:
        """Take what other processes (a second server, `tabletowers admin`) have stored meanwhile."""
        log_ = schema.log

        def query(names: list[str], connection: Connection) -> dict[str, int]:
            last = select(log_.c.table, func.max(log_.c.number)).where(log_.c.table.in_(names)).group_by(log_.c.table)
            return {row[0]: row[1] for row in connection.execute(last)}

        names = list(self.tables)
        for start in range(0, len(names), 500):
            part = names[start : start + 500]
            stored = await self.store.read(partial(query, part))
            for name in part:
                live = self.tables.get(name)
                if live is None:
                    continue
                if name not in stored:
                    del self.tables[name]
                elif stored[name] >= live.number and not live.lock.locked():
                    await self._catch_up(live, late=True)

    async def _catch_up(self, live: Live, *, late: bool = False) -> None:
        """Take what others have stored; of several commands at once, all but the last are over."""
        async with live.lock:
            try:
                await self._trust(live)
                rows = await self.store.log(live.table.id, live.number - 1)
                if not rows:
                    return
                fresh = []
                for number, said in rows:
                    for entry in said:
                        live.table.apply(entry)
                        fresh.append(entry)
                    live.number = number + 1
                await self._look_up(live)
            except StorageError:
                live.doubtful = True
                return
        self._tell(live, fresh, late=late or len(rows) > 1)
        self.acting.schedule(live)

    # Keeping house

    async def wake(self) -> None:
        """Load every table at which something happens without people (after a start, and now and then)."""
        tables = schema.tables

        def query(connection: Connection) -> list[str]:
            found = select(tables.c.id).where(tables.c.status == "running", tables.c.watched)
            ours = or_(*(and_(tables.c.game == name, tables.c.rules.in_(versions(name))) for name in GAMES))
            return list(connection.execute(found.where(ours)).scalars())

        for name in await self.store.read(query):
            try:
                await self.live(name)
            except Refused:
                log.error("table %s can't be loaded", name)

    async def sweep(self) -> None:
        """Let go of tables nobody looks at."""
        since = asyncio.get_running_loop().time() - self.settings.linger
        idle = [live for live in self.tables.values() if live.is_idle(since)]
        await self._keep(idle)
        for live in idle:
            if live.is_idle(since):
                self.tables.pop(live.table.id, None)

    async def _keep(self, lives: Iterable[Live]) -> None:
        """Store snapshots of tables at which much was said since the last."""
        grown = [live for live in lives if live.number - live.kept >= WORTH_KEEPING and not live.doubtful]
        await self.store.keep([(live.table, live.number) for live in grown])
        for live in grown:
            live.kept = live.number

    async def close(self) -> None:
        """Stop everything that runs by itself; commands that have begun are finished."""
        for live in self.tables.values():
            if live.telling is not None:
                live.telling.cancel()
        await self.acting.close()
        with contextlib.suppress(StorageError):
            await self._keep(self.tables.values())

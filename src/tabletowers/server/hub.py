"""The tables that are in use: commands one after the other, stored, then told to everybody who may know."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection, func, select

from tabletowers.games import GAMES
from tabletowers.server import index
from tabletowers.server.bots import Thinkers
from tabletowers.server.bus import Bus
from tabletowers.server.metrics import Metrics
from tabletowers.server.people import People, Person
from tabletowers.server.settings import Clock, Settings
from tabletowers.store import Conflict, StorageError, Store, schema
from tabletowers.table import Refused, Table, commands, showing
from tabletowers.table import entries as e
from tabletowers.table.clock import is_slow
from tabletowers.table.pace import is_hidden
from tabletowers.table.table import OtherRules

log = logging.getLogger("tabletowers.hub")
encode = msgspec.json.encode
T = TypeVar("T")

#: Seconds between two messages about who is present at a table.
PRESENCE = 0.3
#: The least time a bot is given, in seconds.
MOMENT = 0.05
#: How often a command is tried again after another process spoke first.
TRIES = 8
#: Keys of the state that only other entries than moves change.
_SELDOM = (e.Changed, e.Joined, e.Left, e.Started, e.StoodIn, e.Returned, e.Over, e.Rematch)


class Viewer(Protocol):
    """Somebody who looks at a table: a connection, who it is, and as which seat."""

    person: Person | None

    def push(self, message: bytes) -> None:
        """Send a message when possible; never waits."""


class Live:
    """A table in memory."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        #: The number of the next row in its log.
        self.number = number
        self.lock = asyncio.Lock()
        self.viewers: dict[Viewer, int | None] = {}
        self.names: dict[str, str] = {}
        self.ratings: list[dict[str, Any]] | None = None
        self.jobs: dict[commands.Task, asyncio.Task[None]] = {}
        self.loaded = 0
        self.idle_since = 0.0
        self.telling: asyncio.TimerHandle | None = None
        #: People present through other processes.
        self.elsewhere: dict[str, list[str]] = {}
        #: Whether the memory may be ahead of the database, or behind it.
        self.doubtful = False

    def name(self, person: str) -> str | None:
        """A person's name, None for somebody no longer known."""
        return self.names.get(person)

    def present(self) -> set[str]:
        """Who is looking at the table now."""
        here = {viewer.person.id for viewer in self.viewers if viewer.person is not None}
        return here.union(*self.elsewhere.values())


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
        self.thinkers = thinkers
        self.bus = bus
        self.clock = clock
        self.settings = settings
        self.metrics = metrics
        self.tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._background: set[asyncio.Task[Any]] = set()
        #: Called when people who are not at the table have to decide.
        self.on_turn: Callable[[Table, list[str], bool], None] = lambda table, persons, slow: None
        #: Called when the lobby may look different.
        self.on_lobby: Callable[[], None] = lambda: None
        self.closing = False

    # Tables in memory

    async def live(self, name: str) -> Live:
        """A table by its id, loaded if need be; Refused if there is none."""
        found = self.tables.get(name)
        if found is not None:
            if found.doubtful:
                async with found.lock:
                    await self._trust(found)
            return found
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Live:
        with self.metrics.loading.time():
            rows = await self.store.log(name)
            if not rows or rows[0][0] != 0:
                raise Refused("no_such_table", "there is no such table")
            try:
                found = Live(Table.load(entry for _, said in rows for entry in said), rows[-1][0] + 1)
            except OtherRules as error:
                log.error("table %s: %s", name, error)
                raise Refused("not_ready", "this table needs other rules than this server has") from error
        found.loaded = self.clock()
        found.idle_since = asyncio.get_running_loop().time()
        await self._look_up(found)
        self.tables[name] = found
        self._schedule(found)
        return found

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
        before = live.table.seq
        rows = await self.store.log(live.table.id)
        live.table = Table.load(entry for _, said in rows for entry in said)
        live.number = rows[-1][0] + 1
        await self._look_up(live)
        live.doubtful = False
        if live.table.seq > before:
            said = [told.entry for told in live.table.log if told.seq > before]
            self._tell(live, before, said)
        self._schedule(live)

    async def add(self, table: Table) -> Live:
        """A new table, stored."""
        pending, table.pending = table.pending, []
        await self._append(table.id, 0, e.encode(pending), index.changes(table, pending))
        live = Live(table, 1)
        live.loaded = self.clock()
        live.idle_since = asyncio.get_running_loop().time()
        await self._look_up(live)
        self.tables[table.id] = live
        if table.visibility == "lobby":
            self.on_lobby()
            self.bus.publish({"lobby": True})
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
                await self._trust(live)
                table, before = live.table, live.table.seq
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
                changes = index.changes(table, pending) + (also() if also is not None else [])
                try:
                    await self._append(table.id, live.number, e.encode(pending), changes)
                except Conflict:
                    live.doubtful = True
                    continue
                except BaseException:
                    live.doubtful = True
                    raise
                live.number += 1
                await self._afterwards(live, before, pending)
                return result
        raise Refused("storage", "too many at once; try again")

    async def _behind(self, live: Live) -> bool:
        """Whether more is stored of a table than we know."""
        return bool(await self.store.log(live.table.id, live.number - 1))

    async def _afterwards(self, live: Live, before: int, pending: list[e.AnyEntry]) -> None:
        if any(isinstance(entry, e.Joined | e.Over | e.Started) for entry in pending):
            await self._look_up(live)
        self._tell(live, before, pending)
        self._schedule(live)
        self.bus.publish({"table": live.table.id, "number": live.number})
        self.metrics.moves.inc(sum(isinstance(entry, e.Moved) for entry in pending))
        if live.table.visibility == "lobby" and not all(
            isinstance(entry, e.Moved | e.Said | e.Answered) for entry in pending
        ):
            self.on_lobby()
            self.bus.publish({"lobby": True})

    # Telling

    def state(self, live: Live, person: Person | None, seat: int | None) -> dict[str, Any]:
        """The whole state for a viewer."""
        name = None if person is None else person.id
        return showing.state(live.table, name, seat, live.name) | {"ratings": live.ratings}

    def _tell(self, live: Live, before: int, said: list[e.AnyEntry]) -> None:
        """What was just said, to all viewers as each may know it; what only one seat may know, to that seat alone."""
        public = [entry for entry in said if not isinstance(entry, e.PRIVATE)]
        private = {entry.seat for entry in said if isinstance(entry, e.PRIVATE)}
        seldom = any(isinstance(entry, _SELDOM) for entry in public)
        chat = any(isinstance(entry, e.Said) for entry in public)
        shared = {} if seldom or not public else self._shared(live, before)
        for viewer, seat in live.viewers.items():
            if not public and seat not in private:
                continue
            person = viewer.person
            whole = seldom or seat in private
            if whole or (chat and person is not None and person.blocks):
                viewer.push(self._update(live, before, person, seat, whole))
            else:
                viewer.push(shared[seat])
        self._notice(live)

    def _shared(self, live: Live, before: int) -> dict[int | None, bytes]:
        """The update that every viewer of a seat gets."""
        table = live.table
        seats = list(dict.fromkeys(live.viewers.values()))
        return {
            seat: encode(
                {
                    "type": "update",
                    "table": table.id,
                    "seat": seat,
                    "seq": table.seq,
                    "entries": showing.entries(table, before, seat, live.name, looking_back=False),
                    "state": state,
                }
            )
            for seat, state in zip(seats, showing.game_parts(table, seats), strict=True)
        }

    def _update(self, live: Live, before: int, person: Person | None, seat: int | None, seldom: bool) -> bytes:
        table = live.table
        entries = showing.entries(table, before, seat, live.name, looking_back=False)
        state = self.state(live, person, seat) if seldom else showing.game_parts(table, [seat])[0]
        return encode(
            {
                "type": "update",
                "table": table.id,
                "seat": seat,
                "seq": table.seq,
                "entries": without_blocked(entries, person),
                "state": state,
            }
        )

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
        if newly:
            here = live.present()
            away = [person for person in newly if person not in here]
            if away:
                self.on_turn(table, away, is_slow(table.clock))

    def presence(self, live: Live) -> None:
        """Tell who is there."""
        here = live.present()
        table = live.table
        seats = [
            number
            for number, chair in enumerate([seat.chair for seat in table.seats] or table.chairs)
            if chair.person in here
        ]
        members = set(table.people())
        watching = sum(viewer.person is None or viewer.person.id not in members for viewer in live.viewers)
        message = encode({"type": "presence", "table": table.id, "present": seats, "spectators": watching})
        for viewer in live.viewers:
            viewer.push(message)

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
        self.presence(live)
        here = sorted({viewer.person.id for viewer in live.viewers if viewer.person is not None})
        self.bus.publish({"presence": live.table.id, "people": here})

    # Bots, standing orders, clocks

    def _schedule(self, live: Live) -> None:
        """Begin what has to be done without people, and stop what is out of date."""
        wanted = commands.tasks(live.table, self.settings.pace)
        for task in [task for task in live.jobs if task not in wanted]:
            job = live.jobs.pop(task)
            if job is not asyncio.current_task():
                job.cancel()
        if self.closing:
            return
        for task in wanted:
            if task not in live.jobs:
                job = asyncio.create_task(self._perform(live, task))
                live.jobs[task] = job
                self._background.add(job)
                job.add_done_callback(self._background.discard)

    async def _perform(self, live: Live, task: commands.Task) -> None:
        """Find an answer and enter it when it is due; tried again while the table waits for it."""
        due = task.due
        if task.by == "clock":
            due = max(due, live.loaded + self.settings.grace)
            await asyncio.sleep(max(0, due - self.clock()) / 1000)
        while True:
            try:
                move = task.move if task.move is not None else await self._think(live, task)
                await asyncio.sleep(max(0, due - self.clock()) / 1000)
                if await self.run(live, partial(self._answer, task, move)):
                    return
                if task not in commands.tasks(live.table, self.settings.pace):
                    return
                log.warning("a bot's answer did not fit; asking again")
            except Refused as refused:
                log.warning("an answer could not be entered: %s", refused.code)
                await asyncio.sleep(1)
            except (RuntimeError, OSError, StorageError) as error:
                log.error("no answer: %s", error)
                await asyncio.sleep(1)

    def _answer(self, task: commands.Task, move: str, table: Table) -> bool:
        return commands.answer(table, self.clock(), task, move)

    async def _think(self, live: Live, task: commands.Task) -> str:
        table = live.table
        budget = self.settings.bot_budget
        if is_hidden(table.game.name, table.decision()):
            # A bot answers in the pause that a hidden decision always takes; without a pause, in no time.
            budget = min(budget, max(MOMENT, self.settings.pace.hidden / 1000 * 0.6))
        assert task.level is not None
        with self.metrics.thinking.time():
            return await self.thinkers.choose(
                table.game.name,
                table.created.options,
                table.playing().sight(task.seat).data.tobytes(),
                task.seat,
                task.level,
                budget,
            )

    async def advise(self, live: Live, person: Person, seat: int, level: str) -> str:
        """A bot's advice for one's own seat."""
        table = live.table
        check_own(table, person, seat)
        if not table.allows_hints():
            raise Refused("hints_not_allowed", "no advice at this table")
        if seat not in table.asked_since:
            raise Refused("not_asked", "it is not your decision now")
        sight = table.playing().sight(seat).data.tobytes()
        budget = self.settings.bot_budget
        try:
            return await self.thinkers.choose(table.game.name, table.created.options, sight, seat, level, budget)
        except RuntimeError as error:
            raise Refused("not_ready", "no bot answers now") from error

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
                self.presence(known)
        elif "person" in news:
            self.people.forget(news["person"])
        elif "lobby" in news:
            self.on_lobby()

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
                    await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        """Take what others have stored."""
        async with live.lock:
            try:
                await self._trust(live)
                rows = await self.store.log(live.table.id, live.number - 1)
                if not rows:
                    return
                before = live.table.seq
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
        self._tell(live, before, fresh)
        self._schedule(live)

    # Keeping house

    async def wake(self) -> None:
        """Load every table at which something happens without people (after a start, and now and then)."""
        tables = schema.tables

        def query(connection: Connection) -> list[str]:
            found = select(tables.c.id).where(tables.c.status == "running", tables.c.watched)
            return list(connection.execute(found.where(tables.c.game.in_(GAMES))).scalars())

        for name in await self.store.read(query):
            try:
                await self.live(name)
            except Refused:
                log.error("table %s can't be loaded", name)

    def sweep(self) -> None:
        """Let go of tables nobody looks at."""
        now = asyncio.get_running_loop().time()
        for name, live in list(self.tables.items()):
            idle = not live.viewers and not live.jobs and not live.lock.locked()
            if idle and now - live.idle_since > self.settings.linger:
                del self.tables[name]

    async def close(self) -> None:
        """Stop everything that runs by itself; commands that have begun are finished."""
        self.closing = True
        for live in self.tables.values():
            if live.telling is not None:
                live.telling.cancel()
        for job in self._background:
            job.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)


def check_own(table: Table, person: Person, seat: int) -> None:
    """That a seat is the person's; else Refused."""
    if table.status != "running":
        raise Refused("not_running", "no game is running at this table", status=table.status)
    if seat not in table.seats_of(person.id):
        raise Refused("not_your_seat", f"seat {seat} is not yours")


def without_blocked(entries: list[dict[str, Any]], person: Person | None) -> list[dict[str, Any]]:
    """The same entries with the words of blocked people taken out."""
    if person is None or not person.blocks:
        return entries
    return [
        entry | {"text": None, "blocked": True}
        if entry["kind"] == "chat" and entry["person"] in person.blocks
        else entry
        for entry in entries
    ]

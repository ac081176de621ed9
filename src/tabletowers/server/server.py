"""One server process: the resources that it opens and closes, and its background tasks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine
from typing import Any

from tabletowers.host.outbox import Outbox
from tabletowers.host.tables.commands import TableCommands
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.host.tables.match_bots import MatchBots
from tabletowers.host.tables.matches import Matches
from tabletowers.host.tables.replays import Replays
from tabletowers.host.tables.shared_deals import Deals
from tabletowers.host.tables.table_registry import Registry
from tabletowers.host.tables.table_setup import Hosting
from tabletowers.host.tasks import end
from tabletowers.host.wall_clock import Clock
from tabletowers.server.addresses import Addresses
from tabletowers.server.limits import RateLimits, Whereabouts
from tabletowers.server.metrics import Metrics
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.people.address_undo import Undo
from tabletowers.server.people.devices import Devices
from tabletowers.server.people.known_devices import KEY, KnownDevices
from tabletowers.server.people.mail import Mail
from tabletowers.server.people.notices import Notices
from tabletowers.server.people.one_time_tickets import Tickets
from tabletowers.server.people.openid import OpenId
from tabletowers.server.people.passkeys import Passkeys
from tabletowers.server.people.password_hashes import Hashing
from tabletowers.server.people.recovery import Recovery
from tabletowers.server.people.server_keys import made_key
from tabletowers.server.people.sessions import Sessions
from tabletowers.server.realtime.bus import Bus, NoBus, RedisBus
from tabletowers.server.realtime.connections import Connections
from tabletowers.server.realtime.lobby_presence import Company
from tabletowers.server.realtime.turn_notices import TableNotice, Turns
from tabletowers.server.services import Services
from tabletowers.server.settings import Settings
from tabletowers.server.tables.circle_board import CircleBoard
from tabletowers.server.tables.circle_tables import CircleTables
from tabletowers.server.tables.circles import Circles
from tabletowers.server.tables.database_logs import StoredDeals, StoredLogs, StoredMatches
from tabletowers.server.tables.expiry import Expiry
from tabletowers.server.tables.leagues import Leagues
from tabletowers.server.tables.lists import TableLists
from tabletowers.server.tables.match_luck import MatchLuck
from tabletowers.server.tables.matchmaking import Seeking
from tabletowers.server.tables.old_results import look_at_earlier_games
from tabletowers.server.tables.reminders import Reminders
from tabletowers.server.tables.slips import StoredSlips
from tabletowers.server.tables.synchronisation import Synchronisation
from tabletowers.server.tables.table_history import History
from tabletowers.server.tables.table_memory import Memory
from tabletowers.server.tables.table_quota import ServerRoom
from tabletowers.server.tables.vacation_clocks import Vacations
from tabletowers.server.workers.background_compiler import Compiling
from tabletowers.server.workers.bot_workers import BotWorkers, LocalBotWorkers
from tabletowers.server.workers.extra_workers import ExtraWorkers
from tabletowers.server.workers.heartbeats import Heartbeats
from tabletowers.server.workers.picture_worker import Pictures
from tabletowers.store import Person, StorageError, Store, open_database
from tabletowers.store.ratings import Terms

log = logging.getLogger("tabletowers.server")

#: Seconds between two rounds of housekeeping, between two lobby messages, and between two measurements of the event
#: loop's delay.
HOUSEKEEPING, LOBBY, DELAY = 10.0, 1.0, 0.1


class Server:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.addresses = Addresses(settings)
        self.metrics = Metrics()
        self._heartbeats = Heartbeats()
        self.metrics.registry.register(self._heartbeats)
        self.rates = RateLimits(settings.limits)
        self.pictures = Pictures(self.rates.pictures, self._heartbeats)
        self.connections = Connections(self.metrics)
        self.ready = False
        self._lobby_changed = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()

    # Opening and closing

    async def open(self) -> None:
        """Open the database, and start the workers and the background tasks."""
        settings, clock = self.settings, Clock()
        store = Store(await asyncio.to_thread(open_database, settings.database))
        store.on_commit = self.metrics.group.observe
        store.on_work = lambda kind, seconds: self.metrics.database.labels(kind).observe(seconds)
        store.on_failure = self.metrics.storage_failures.inc
        accounts = Accounts(store, clock)
        compiling = Compiling()
        bus, bots = self._bus_and_bots(compiling)
        await compiling.open()
        whereabouts = Whereabouts()
        sessions = Sessions(store, accounts, self.connections, bus)
        key = bytes.fromhex(await made_key(store, "networks", lambda: secrets.token_hex(32)))
        logs = StoredLogs(store, Terms(settings.ratings, lambda person: whereabouts.hashed(person, key)))
        deals = StoredDeals(store, logs)
        registry = Registry(logs, accounts, deals, bots, bus, clock, settings, self.metrics, whereabouts.of)
        self.metrics.tables.set_function(lambda: len(registry.tables))
        self.metrics.queue.set_function(lambda: registry.autoplay.shares.waiting)
        self.metrics.slots.set_function(lambda: bots.present)
        self._memory = Memory(registry, store, settings.linger)
        self._turns = Turns(bus, self.connections, self._send_notices)
        registry.on_turn = self._turns.notify
        registry.on_lobby = self._on_lobby
        rates = self.rates
        self._company = Company(bus, lambda: [connection.person for connection in self.connections.in_lobby()])
        self._company.on_change = self._lobby_changed.set
        tickets = Tickets(store, clock)
        mail = Mail(settings, store, accounts, tickets)
        notices = Notices(store, accounts, mail, settings, clock, whereabouts.of)
        self._hashing = hashing = Hashing()
        room = ServerRoom(store, settings.limits, rates, whereabouts, clock)
        hosting = Hosting(registry, room, clock)
        shared = Deals(registry, room, accounts, deals, clock, compiling.is_simple, settings.limits.deal_attempts)
        matches = StoredMatches(store)
        self._match_bots = MatchBots(matches, registry.autoplay, bus, clock, settings.bot_budget, compiling.is_simple)
        self._match_luck = MatchLuck(store, clock, self._heartbeats)
        all_matches = Matches(shared, matches, self._match_bots, accounts, room, clock, weekly=settings.weekly)
        seeking = Seeking(registry, hosting, accounts, store)
        seeking.on_seated = self._on_seated
        circles = Circles(store, accounts, notices, rates, settings.limits, whereabouts, clock)
        leagues = Leagues(store, accounts, circles, registry, hosting, seeking, settings.limits, clock)
        circles.on_leaving = leagues.leave_all
        self._reminders = Reminders(store, accounts, notices, leagues, clock)
        self.services = Services(
            settings=settings,
            clock=clock,
            metrics=self.metrics,
            rates=rates,
            whereabouts=whereabouts,
            store=store,
            bus=bus,
            outbox=Outbox(),
            compiling=compiling,
            bots=bots,
            extras=ExtraWorkers(compiling, self._heartbeats),
            accounts=accounts,
            sessions=sessions,
            devices=Devices(
                accounts, sessions, store, clock, hashing, rates.passwords, elsewhere=settings.openid is not None
            ),
            known_devices=KnownDevices(await made_key(store, KEY, lambda: secrets.token_hex(32))),
            passkeys=Passkeys(accounts, tickets, store, clock),
            openid=OpenId(settings, accounts, tickets, store, clock),
            mail=mail,
            notices=notices,
            recovery=Recovery(accounts, hashing, sessions, mail, notices, store, clock, rates.mails),
            undo=Undo(accounts, sessions, mail, store, clock),
            registry=registry,
            hosting=hosting,
            commands=TableCommands(registry, hosting, clock, rates),
            lists=TableLists(registry, store, whereabouts, self._company),
            replays=Replays(),
            vacations=Vacations(registry, store, clock),
            seeking=seeking,
            history=History(registry, accounts, store),
            slips=StoredSlips(store, clock),
            deals=shared,
            matches=all_matches,
            circles=circles,
            circle_tables=CircleTables(store, accounts, registry, hosting, seeking, notices, settings.limits),
            circle_board=CircleBoard(store, all_matches, clock),
            leagues=leagues,
        )
        self._synchronisation = Synchronisation(registry, accounts, sessions, store, clock, self._company, self._turns)
        self._expiry = Expiry(registry, sessions, store, clock, settings.ratings.days)
        await bus.start(self._synchronisation.hear)
        self._start(self._keep_house())
        self._start(self._measure_delay())
        self._start(self._keep_checking())
        self._start(sessions.watch())
        self._start(self._expiry.watch())
        self._start(self._send_lobby())
        self._start(look_at_earlier_games(store))
        self._start(compiling.watch())
        self.ready = True

    def _bus_and_bots(self, compiling: Compiling) -> tuple[Bus, BotWorkers]:
        """Create the bus to other processes, and the workers for bots.

        Both use Redis if it is set up. Without Redis, the bus does nothing, and the workers run on this machine.
        """
        if self.settings.redis is None:
            return NoBus(), LocalBotWorkers(self.settings.bot_workers, self._heartbeats, at_once=compiling.going_on)
        from tabletowers.server.workers.redis_jobs import QueuedBotWorkers

        bots = QueuedBotWorkers(self.settings.redis)
        bots.slots()  # From now on it counts the workers.
        return RedisBus(self.settings.redis), bots

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Disconnect the clients, finish commands that are in progress, and close everything."""
        self.say_goodbye()
        await end(self._tasks)
        await self._turns.close()
        await self.services.circle_tables.close()
        await self.pictures.close()
        services = self.services
        await services.recovery.close()
        await services.notices.close()
        self._hashing.close()
        services.replays.close()
        await self._match_bots.close()
        await self._match_luck.close()
        await services.registry.close()
        await self._memory.close()
        await services.bots.close()
        await services.extras.close()
        services.compiling.close()
        await services.bus.close()
        await services.store.close()

    def say_goodbye(self) -> None:
        """Stop accepting clients, and tell those that are connected to reconnect in a moment."""
        self.ready = False
        self.connections.say_goodbye()

    async def check(self) -> bool:
        """Return whether the server and the rules are ready, moves can be stored, and Redis responds if it is used."""
        fine = (
            self.ready
            and self.services.compiling.rules_are_ready
            and await self.services.store.check()
            and await self.services.bus.check()
        )
        self.metrics.ready.set(fine)
        return fine

    def _on_lobby(self) -> None:
        self.services.lists.forget_lobby()
        self._lobby_changed.set()

    # Background tasks

    async def _keep_house(self) -> None:
        """Keep loading tables at which bots or clocks must act, and keep dropping idle tables.

        Also keeps applying changes that other processes have stored.
        """
        while True:
            try:
                await self._memory.wake()
                await self._memory.sweep()
                self._company.tell(again=True)
                self.services.bus.publish({"alive": True})
                self._synchronisation.forget_silent()
                await self._synchronisation.look_around()
                await self.services.deals.keep_house()
                await self.services.matches.keep_house()
                await self._match_luck.keep_house()
                await self._reminders.keep_house()
            except StorageError as error:
                log.error("the database does not answer: %s", error)
            except Exception:
                log.exception("housekeeping failed")
            await asyncio.sleep(HOUSEKEEPING)

    async def _keep_checking(self) -> None:
        """Keep checking whether the server is ready, for the metrics, even if nobody asks."""
        while True:
            try:
                await self.check()
            except Exception:
                log.exception("the server could not be checked")
            await asyncio.sleep(HOUSEKEEPING)

    async def _measure_delay(self) -> None:
        """Keep measuring how much later than planned the event loop runs something."""
        loop, observe = asyncio.get_running_loop(), self.metrics.loop.observe
        while True:
            planned = loop.time() + DELAY
            await asyncio.sleep(DELAY)
            observe(max(0.0, loop.time() - planned))

    async def _send_lobby(self) -> None:
        """Keep sending the lobby to its subscribers whenever the lobby has changed."""
        while True:
            await self._lobby_changed.wait()
            await asyncio.sleep(LOBBY)
            self._lobby_changed.clear()
            self._company.tell()
            if watching := self.connections.in_lobby():
                with contextlib.suppress(StorageError):
                    lobby = await self.services.lists.look_at_lobby()
                    for connection in watching:
                        connection.push(lobby.message(connection.person))

    def _on_seated(self, live: LiveTable, person: str) -> None:
        """Notify a table's host, who is not there, that a person has sat down, and announce it in its circle."""
        table = live.table
        if table.host != person and not live.is_present(table.host):
            is_full = all(chair.kind != "open" for chair in table.chairs)
            self._turns.notify_host(table, "can_begin" if is_full else "sat_down")
        self.services.circle_tables.announce(live)

    async def _send_notices(self, persons: list[str], notice: TableNotice) -> None:
        """Notify people by push, email and webhook of something at a table."""
        with contextlib.suppress(StorageError):
            recipients = (await self.services.accounts.several(persons)).values()
            ways = [self._send_notice(person, notice) for person in recipients if person.notices]
            for error in await asyncio.gather(*ways, return_exceptions=True):
                if isinstance(error, Exception):
                    log.error("a notice failed: %r", error)

    async def _send_notice(self, person: Person, notice: TableNotice) -> None:
        notices, game, table = self.services.notices, notice.game, notice.table
        if notice.kind == "your_turn":
            await notices.your_turn(person, game, table)
        else:
            await notices.inform(person, notice.kind, game, f"/t/{table}", table=table)

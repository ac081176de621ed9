"""Synchronisation with other processes that use the same database: other servers, or `tabletowers admin`."""

from __future__ import annotations

import time
from typing import Any

from tabletowers.host.tables import broadcast
from tabletowers.host.tables.table_registry import Registry
from tabletowers.host.wall_clock import Clock
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.people.sessions import Sessions
from tabletowers.server.realtime.lobby_presence import GONE, Company
from tabletowers.server.realtime.turn_notices import Turns
from tabletowers.store import Store
from tabletowers.store.table_log import last_numbers

#: How many tables are looked up in one query.
_BATCH = 500


class Synchronisation:
    """Applies changes that other processes have stored."""

    def __init__(
        self,
        registry: Registry,
        accounts: Accounts,
        sessions: Sessions,
        store: Store,
        clock: Clock,
        company: Company,
        turns: Turns,
    ) -> None:
        self._registry = registry
        self._accounts = accounts
        self._sessions = sessions
        self._store = store
        self._clock = clock
        self._company = company
        self._turns = turns
        #: When news last came from each of the other servers.
        self._heard: dict[str, float] = {}

    async def hear(self, news: dict[str, Any] | None) -> None:
        """Handle news from another process. `news` is None if earlier news may have been missed."""
        tables = self._registry.tables
        if news is None:
            self._registry.presence.ask(None)
            await self.look_around()
            return
        if news["from"] not in self._heard:
            self._registry.presence.ask(None)
        self._heard[news["from"]] = time.monotonic()
        if "number" in news:
            known = tables.get(news["table"])
            if known is not None and known.number < news["number"]:
                await self._registry.catch_up(known)
        elif "presence" in news:
            known = tables.get(news["presence"])
            if known is not None:
                for gone in set(known.elsewhere.get(news["from"], ())) - set(news["people"]):
                    known.note(gone, self._clock())
                known.elsewhere[news["from"]] = news["people"]
                broadcast.send_presence(known)
        elif "who" in news:
            wanted = tables.values() if news["who"] is None else filter(None, [tables.get(news["who"])])
            for live in wanted:
                if live.viewers:
                    self._registry.presence.tell(live)
        elif "seen" in news:
            known = tables.get(news["seen"])
            if known is not None:
                known.note(news["person"], self._clock())
        elif "turn" in news or "told" in news or "notice" in news:
            self._turns.hear(news)
        elif "ended" in news:
            await self._sessions.end(news["ended"], news["token"])
        elif "person" in news:
            self._forget(news["person"])
        elif "in_lobby" in news:
            if self._company.hear(news["from"], news["in_lobby"]):
                self._company.on_change()
        elif "lobby" in news:
            self._registry.on_lobby()

    def forget_silent(self) -> None:
        """Treat people as absent if they are on a server that has sent nothing for a while and may have failed."""
        silent = {server for server, heard in self._heard.items() if time.monotonic() - heard > GONE}
        for server in silent:
            del self._heard[server]
        for live in self._registry.tables.values() if silent else ():
            for server in silent & live.elsewhere.keys():
                for person in live.elsewhere.pop(server):
                    live.note(person, self._clock())
                broadcast.send_presence(live)

    def _forget(self, person: str) -> None:
        """Drop a person from memory, and have their tables reloaded.

        Another process has changed or deleted the person.
        """
        self._accounts.forget(person)
        for live in self._registry.tables.values():
            live.doubtful |= person in live.table.people()

    async def look_around(self) -> None:
        """Bring all tables in memory up to date with what other processes have stored."""
        tables = self._registry.tables
        names = list(tables)
        for start in range(0, len(names), _BATCH):
            part = names[start : start + _BATCH]
            stored = await self._store.read(last_numbers, part)
            for name in part:
                live = tables.get(name)
                if live is None:
                    continue
                if name not in stored:
                    del tables[name]
                elif stored[name] >= live.number and not live.lock.locked():
                    await self._registry.catch_up(live, late=True)

"""One open connection, such as a websocket: its subscriptions, its commands, and the messages sent over it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

import tabletowers
from tabletowers.host.errors import error_body
from tabletowers.host.ports import Person, Transport
from tabletowers.host.services import Services
from tabletowers.host.tables import access, broadcast
from tabletowers.host.tables.commands import COMMANDS
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.host.tables.seats import viewed_seat
from tabletowers.host.texts import refuse_nul
from tabletowers.table import Refused, StorageError, payloads
from tabletowers.table.errors import StalePosition

log = logging.getLogger("tabletowers.connection")
encode = msgspec.json.Encoder().encode
_message = msgspec.json.Decoder(dict[str, Any])

#: The types that a message's id may have.
_IDS = (str, int, type(None))
#: The number of unanswered messages after which no more are read.
MOST_WAITING = 8
#: Seconds for which a connection is paused when it has exceeded its rate limit.
SLOWER = 0.2
#: Close codes: an error in the server, the server is stopping, the session has ended, the person is banned.
FAULT, GOING_AWAY, ENDED, BANNED = 1011, 1012, 4001, 4003


class Connection:
    """One connection, with the tables it is subscribed to."""

    def __init__(
        self,
        services: Services,
        person: Person | None,
        place: str,
        transport: Transport,
        close: Callable[[int], Awaitable[None]],
    ) -> None:
        """Create a connection over an open transport. `close` is called with a close code to close the transport."""
        self.person = person
        self.place = place
        self._services = services
        self._transport = transport
        self._hang_up = close
        self._tables: dict[str, LiveTable] = {}
        self._in: deque[bytes] = deque()
        self._answering: asyncio.Task[None] | None = None
        self._out: list[bytes] = []
        self._closed = False
        self._closing: asyncio.Task[None] | None = None

    # Sending

    def push(self, message: bytes) -> None:
        """Queue a message. All queued messages are sent together at the end of the current event loop iteration."""
        if self._closed:
            return
        if not self._out:
            self._services.outbox.add(self)
        self._out.append(message)

    def flush(self) -> None:
        """Send the queued messages. If the client reads too slowly, disconnect it; it can reconnect and resume."""
        messages, self._out = self._out, []
        if not messages or self._closed:
            return
        if self._transport.send_texts(messages) > self._services.settings.limits.unsent:
            self._closed = True
            self._transport.abort()

    def close(self, code: int) -> None:
        """Close the connection."""
        if not self._closed:
            self.flush()
            self._closed = True
            self._closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        try:
            await self._hang_up(code)
        except (OSError, RuntimeError):
            log.debug("closed by the other side first")

    def say_goodbye(self) -> None:
        """Tell the client that the server is stopping, send all queued messages, and close the connection."""
        self.push(encode({"type": "bye", "reason": "restart"}))
        self.close(GOING_AWAY)

    # Receiving

    async def serve(self, ended: Awaitable[None]) -> None:
        """Serve the connection until the client closes it."""
        name = None if self.person is None else self.person.id
        time = self._services.clock()
        self.push(encode({"type": "hello", "time": time, "person": name, "version": tabletowers.__version__}))
        self._transport.on_message = self.hear
        try:
            await ended
            if self._answering is not None:
                await asyncio.wait([self._answering])
        finally:
            self._closed, self._transport.on_message = True, None
            for live in list(self._tables.values()):
                self._services.registry.presence.depart(live, self)

    def hear(self, message: bytes) -> None:
        """Queue a received message, to be handled once all earlier messages have been answered."""
        self._in.append(message)
        if self._answering is None:
            self._answering = asyncio.create_task(self._answer())
        elif len(self._in) >= MOST_WAITING:
            self._transport.set_reading(False)

    async def _answer(self) -> None:
        """Handle the queued messages, one after another."""
        try:
            while self._in:
                message = self._in.popleft()
                if len(self._in) == MOST_WAITING - 1:
                    self._transport.set_reading(True)
                await self._handle(message)
        except Exception:
            log.exception("a message could not be answered")
            self.close(FAULT)
        finally:
            self._answering = None

    async def _handle(self, text: bytes) -> None:
        """Handle one message and send the answer, which may be an error."""
        if self._closed:
            return
        self._services.metrics.messages.inc()
        message_id: Any = None
        try:
            try:
                if len(text) > self._services.settings.limits.message:
                    raise Refused("too_large", f"a message has at most 16 KB, not {len(text)} bytes")
                message = _message.decode(text)
                message_id = message.pop("id", None)
                if type(message_id) not in _IDS or (type(message_id) is str and len(message_id) > 100):
                    message_id = None
                    raise Refused("bad_request", "id must be a number or a short text", path="id")
                refuse_nul(text)
                rates = self._services.rates
                if self.person is not None:
                    rates.messages.take(self.person.id)
                rates.messages_from.take(self.place)
                await rates.rounds.turn(self.place)
                answer = await self.carry_out(message.pop("type", None), message)
            except msgspec.ValidationError as error:
                raise Refused("bad_request", str(error)) from error
            except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
                raise Refused("bad_request", "the message is not JSON") from error
            except StorageError as error:
                raise Refused("storage", "the storage is unavailable; nothing has changed") from error
            self.push(encode({"type": "done", "id": message_id, **answer}))
        except Refused as refused:
            self._services.metrics.refused.labels(refused.code).inc()
            body = error_body(refused.code, refused.message, refused.details)
            self.push(encode({"type": "error", "id": message_id, "error": body.error}))
            if refused.code == "too_many":
                # A client that exceeds its rate limit is slowed down: its messages wait, and beyond a certain number no
                # more are read.
                await asyncio.sleep(SLOWER)

    async def carry_out(self, kind: Any, message: dict[str, Any]) -> dict[str, Any]:
        """Carry out the command in a message of this type. Returns the fields of the answer."""
        if kind == "ping":
            return {"time": self._services.clock()}
        if not isinstance(kind, str) or (kind not in ("subscribe", "unsubscribe") and kind not in COMMANDS):
            raise Refused("bad_request", f"unknown type of message {str(kind)[:40]!r}", path="type")
        name = message.pop("table", None)
        if not isinstance(name, str):
            raise Refused("bad_request", "table is missing", path="table")
        if kind == "subscribe":
            await self._subscribe(name, message)
            return {"table": name}
        if kind == "unsubscribe":
            if (live := self._tables.pop(name, None)) is not None:
                self._services.registry.presence.depart(live, self)
            return {"table": name}
        if self.person is None:
            raise Refused("unknown_person", "you need an identity for this")
        if self.person.banned:
            raise Refused("banned", "you are banned from this server", reason=self.person.ban_reason)
        body = msgspec.convert(message, COMMANDS[kind])
        registry = self._services.registry
        live = access.table_of_own(registry, name, self.person)
        if live is None:
            live = await access.visible_table(registry, name, self.person)
        try:
            return msgspec.structs.asdict(await self._services.commands.run(live, self.person, kind, body))
        except StalePosition as stale:
            stale.details["state"] = await access.state(registry, live, self.person, stale.seat)
            raise

    async def _subscribe(self, name: str, message: dict[str, Any]) -> None:
        seat, after, invite = message.get("seat"), message.get("after"), message.get("invite")
        for value, kind, place in ((seat, int, "seat"), (after, int, "after"), (invite, str, "invite")):
            if value is not None and type(value) is not kind:
                raise Refused("bad_request", f"{place} has the wrong type", path=place)
        if name not in self._tables and len(self._tables) >= self._services.settings.limits.subscriptions:
            raise Refused("too_many", "this connection is subscribed to too many tables", retry_after=1)
        registry = self._services.registry
        live = await access.visible_table(registry, name, self.person, invite)
        async with registry.reading(live):
            table = live.table
            viewed = viewed_seat(table, self.person, seat)
            entries = [] if after is None else await access.entries(live, viewed, after)
            chat = payloads.chat(table, live.name)
            self.push(
                encode(
                    {
                        "type": "state",
                        "table": name,
                        "seat": viewed,
                        "seq": table.seq,
                        "state": broadcast.state(live, self.person, viewed),
                        "entries": broadcast.without_blocked(entries, self.person),
                        "chat": broadcast.without_blocked(chat, self.person),
                    }
                )
            )
            self._tables[name] = live
            registry.presence.arrive(live, self, viewed)

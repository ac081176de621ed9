"""One websocket connection: its subscriptions, its commands, and what it is sent."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

import msgspec

import tabletowers
from tabletowers.server.errors import error_body
from tabletowers.server.realtime import broadcast
from tabletowers.server.tables import access
from tabletowers.server.tables.commands import COMMANDS
from tabletowers.server.tables.live_table import LiveTable
from tabletowers.server.texts import refuse_nul
from tabletowers.table import Refused, StorageError, payloads

if TYPE_CHECKING:
    from tabletowers.server.realtime.protocol import WebSocketProtocol
    from tabletowers.server.services import Services
    from tabletowers.store import Person

log = logging.getLogger("tabletowers.connection")
encode = msgspec.json.Encoder().encode
_message = msgspec.json.Decoder(dict[str, Any])

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

#: What a message's id may be.
_IDS = (str, int, type(None))
#: How many messages may be waiting for an answer before nothing more is read for a while.
MOST_WAITING = 8
#: Seconds before the next message of a connection is handled after one that was too many.
SLOWER = 0.2
#: Close codes: a fault of the server; the server goes away; the session has ended; banned.
FAULT, GOING_AWAY, ENDED, BANNED = 1011, 1012, 4001, 4003


class Outbox:
    """The connections that have something to send in this turn of the loop; one call at its end serves all of them."""

    def __init__(self) -> None:
        self._full: list[Connection] = []

    def add(self, connection: Connection) -> None:
        """Let a connection send what has gathered for it, at the end of this turn."""
        if not self._full:
            asyncio.get_running_loop().call_soon(self._flush)
        self._full.append(connection)

    def _flush(self) -> None:
        full, self._full = self._full, []
        for connection in full:
            try:
                connection.flush()
            except Exception:
                log.exception("a connection could not send")


class Connection:
    """One websocket, with the tables that it looks at."""

    def __init__(
        self,
        services: Services,
        person: Person | None,
        place: str,
        token: str | None,
        receive: Receive,
        send: Send,
        protocol: WebSocketProtocol,
    ) -> None:
        """`token` is the hash of the secret that says who it is; it may be taken away at any time."""
        self.person = person
        self.place = place
        self.token = token
        self.watches_lobby = False
        self._services = services
        self._receive = receive
        self._send = send
        self._protocol = protocol
        self._tables: dict[str, LiveTable] = {}
        self._in: deque[bytes] = deque()
        self._answering: asyncio.Task[None] | None = None
        self._out: list[bytes] = []
        self._closed = False

    # Sending

    def push(self, message: bytes) -> None:
        """Send in this turn of the loop, together with whatever else comes up for this connection."""
        if self._closed:
            return
        if not self._out:
            self._services.outbox.add(self)
        self._out.append(message)

    def flush(self) -> None:
        """Send what has gathered. Whoever does not keep up is disconnected, and can resume."""
        messages, self._out = self._out, []
        if not messages or self._closed:
            return
        if self._protocol.send_texts(messages) > self._services.settings.limits.unsent:
            self._closed = True
            self._protocol.abort()

    def close(self, code: int) -> None:
        """Close the connection."""
        if not self._closed:
            self.flush()
            self._closed = True
            asyncio.create_task(self._close(code))  # noqa: RUF006

    async def _close(self, code: int) -> None:
        try:
            await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):
            log.debug("closed by the other side first")

    def say_goodbye(self) -> None:
        """Close the connection because the server stops, after everything that is waiting to be sent."""
        self.push(encode({"type": "bye", "reason": "restart"}))
        self.close(GOING_AWAY)

    # Receiving

    async def serve(self) -> None:
        """Serve the connection until the other side closes it."""
        name = None if self.person is None else self.person.id
        time = self._services.clock()
        self.push(encode({"type": "hello", "time": time, "person": name, "version": tabletowers.__version__}))
        self._protocol.on_message = self._on_message
        try:
            # Only what was sent too early arrives this way, and the end.
            while (message := await self._receive())["type"] != "websocket.disconnect":
                self._on_message(message.get("bytes") or message.get("text", "").encode())
            if self._answering is not None:
                await asyncio.wait([self._answering])
        finally:
            self._closed, self._protocol.on_message = True, None
            if self.watches_lobby:
                self.watches_lobby = False
                self._services.registry.on_company()
            for live in list(self._tables.values()):
                self._services.registry.presence.depart(live, self)

    def _on_message(self, message: bytes) -> None:
        """Queue a message; it is handled when those before it have been answered."""
        self._in.append(message)
        if self._answering is None:
            self._answering = asyncio.create_task(self._answer())
        elif len(self._in) >= MOST_WAITING:
            self._protocol.set_reading(False)

    async def _answer(self) -> None:
        """Handle the messages that have arrived, one after the other."""
        try:
            while self._in:
                message = self._in.popleft()
                if len(self._in) == MOST_WAITING - 1:
                    self._protocol.set_reading(True)
                await self._handle(message)
        except Exception:
            log.exception("a message could not be answered")
            self.close(FAULT)
        finally:
            self._answering = None

    async def _handle(self, text: bytes) -> None:
        """One message; whatever is wrong with it is answered with an error."""
        if self._closed:
            return
        self._services.metrics.messages.inc()
        message_id: Any = None
        try:
            try:
                if len(text) > self._services.settings.limits.message:
                    raise Refused("too_large", "a message may have at most 16 KB")
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
                answer = await self._carry_out(message.pop("type", None), message)
            except msgspec.ValidationError as error:
                raise Refused("bad_request", str(error)) from error
            except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
                raise Refused("bad_request", "this is not JSON") from error
            except StorageError as error:
                raise Refused("storage", "the database does not answer; nothing happened") from error
            self.push(encode({"type": "done", "id": message_id, **answer}))
        except Refused as refused:
            self._services.metrics.refused.labels(refused.code).inc()
            body = error_body(refused.code, refused.message, refused.details)
            self.push(encode({"type": "error", "id": message_id, "error": body}))
            if refused.code == "too_many":
                # Whoever says too much is heard more slowly; what they go on saying waits, and then they aren't read.
                await asyncio.sleep(SLOWER)

    async def _carry_out(self, kind: Any, message: dict[str, Any]) -> dict[str, Any]:
        if kind == "ping":
            return {"time": self._services.clock()}
        if kind == "lobby":
            self.watches_lobby = message.get("on") is True
            self._services.registry.on_company()
            if self.watches_lobby:
                self.push((await self._services.lists.look_at_lobby()).message(self.person))
            return {}
        if not isinstance(kind, str) or (kind not in ("subscribe", "unsubscribe") and kind not in COMMANDS):
            raise Refused("bad_request", "unknown type of message", path="type")
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
            raise Refused("banned", "you are banned from this server")
        body: Any = msgspec.convert(message, COMMANDS[kind][0])
        registry = self._services.registry
        live = access.table_of_own(registry, name, self.person)
        if live is None:
            live = await access.visible_table(registry, name, self.person)
        try:
            return await self._services.commands.run(live, self.person, kind, body)
        except Refused as refused:
            if refused.code == "stale_position":
                refused.details["state"] = await access.state(registry, live, self.person, message.get("seat"))
            raise

    async def _subscribe(self, name: str, message: dict[str, Any]) -> None:
        seat, after, invite = message.get("seat"), message.get("after"), message.get("invite")
        for value, kind, place in ((seat, int, "seat"), (after, int, "after"), (invite, str, "invite")):
            if value is not None and type(value) is not kind:
                raise Refused("bad_request", f"{place} has the wrong type", path=place)
        if name not in self._tables and len(self._tables) >= self._services.settings.limits.subscriptions:
            raise Refused("too_many", "you are looking at too many tables on one connection", retry_after=1)
        registry = self._services.registry
        live = await access.visible_table(registry, name, self.person, invite)
        async with registry.reading(live):
            table = live.table
            viewed = access.viewed_seat(table, self.person, seat)
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

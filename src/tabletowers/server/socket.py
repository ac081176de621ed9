"""The websocket: subscriptions, commands and what the tables say, on one connection."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

import tabletowers
from tabletowers.server import routes, telling
from tabletowers.server.limits import Buckets
from tabletowers.server.live import Live
from tabletowers.server.people import Person
from tabletowers.server.service import COMMANDS, Service
from tabletowers.server.wire import Wire
from tabletowers.store import StorageError
from tabletowers.table import Refused, showing

log = logging.getLogger("tabletowers.socket")
encode = msgspec.json.Encoder().encode
_message = msgspec.json.Decoder(dict[str, Any])

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

#: What a message's id may be.
_IDS = (str, int, type(None))
#: How many messages may wait for an answer; then nothing more is read for a while.
WAITING = 8
#: Close codes: a fault of the server; the server goes away; banned.
FAULT, GOING_AWAY, BANNED = 1011, 1012, 4003


class Connection:
    """One websocket: what is on its way out, and the tables it looks at."""

    def __init__(self, service: Service, person: Person | None, receive: Receive, send: Send, wire: Wire) -> None:
        self.person = person
        self.watches_lobby = False
        self._service = service
        self._receive = receive
        self._send = send
        self._wire = wire
        self._tables: dict[str, Live] = {}
        self._rate = Buckets(service.settings.limits.messages)
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
            asyncio.get_running_loop().call_soon(self._flush)
        self._out.append(message)

    def _flush(self) -> None:
        """Send what has gathered. Whoever does not keep up is let go, and can resume."""
        messages, self._out = self._out, []
        if not self._closed and self._wire.send_texts(messages) > self._service.settings.limits.unsent:
            self._closed = True
            self._wire.hang_up()

    def close(self, code: int) -> None:
        """Close the connection."""
        if not self._closed:
            self._flush()
            self._closed = True
            asyncio.create_task(self._close(code))  # noqa: RUF006

    async def _close(self, code: int) -> None:
        try:
            await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):
            log.debug("closed by the other side first")

    def say_goodbye(self) -> None:
        """The server stops: the connection is closed after everything that waits."""
        self.push(encode({"type": "bye", "reason": "restart"}))
        self.close(GOING_AWAY)

    # Receiving

    async def serve(self) -> None:
        """Until the other side goes."""
        name = None if self.person is None else self.person.id
        time = self._service.clock()
        self.push(encode({"type": "hello", "time": time, "person": name, "version": tabletowers.__version__}))
        self._wire.hear = self._hear
        try:
            # Only what somebody sent too early comes this way, and the end.
            while (message := await self._receive())["type"] != "websocket.disconnect":
                self._hear(message.get("bytes") or message.get("text", "").encode())
            if self._answering is not None:
                await asyncio.wait([self._answering])
        finally:
            self._closed, self._wire.hear = True, None
            for live in list(self._tables.values()):
                self._service.hub.depart(live, self)

    def _hear(self, message: bytes) -> None:
        """A message has come: it is taken when those before it are answered."""
        self._in.append(message)
        if self._answering is None:
            self._answering = asyncio.create_task(self._answer())
        elif len(self._in) == WAITING:
            self._wire.listen(False)

    async def _answer(self) -> None:
        """Take what has come, one after the other."""
        try:
            while self._in:
                if len(self._in) == WAITING:
                    self._wire.listen(True)
                await self._take(self._in.popleft())
        except Exception:
            log.exception("a message could not be answered")
            self.close(FAULT)
        finally:
            self._answering = None

    async def _take(self, text: bytes) -> None:
        """One message; whatever is wrong with it is answered with an error."""
        self._service.hub.metrics.messages.inc()
        told: Any = None
        try:
            try:
                if len(text) > self._service.settings.limits.message:
                    raise Refused("too_large", "a message has at most 16 KB")
                message = _message.decode(text)
                told = message.pop("id", None)
                if type(told) not in _IDS or (type(told) is str and len(told) > 100):
                    told = None
                    raise Refused("bad_request", "id is a number or a short text", path="id")
                self._rate.take("messages")
                answer = await self._do(message.pop("type", None), message)
            except msgspec.ValidationError as error:
                raise Refused("bad_request", str(error)) from error
            except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
                raise Refused("bad_request", "this is not JSON") from error
            except StorageError as error:
                raise Refused("storage", "the database does not answer; nothing happened") from error
            self.push(encode({"type": "done", "id": told, **answer}))
        except Refused as refused:
            self._service.hub.metrics.refused.labels(refused.code).inc()
            why = routes.told(refused.code, refused.message, refused.details)
            self.push(encode({"type": "error", "id": told, "error": why}))

    async def _do(self, kind: Any, message: dict[str, Any]) -> dict[str, Any]:
        if kind == "ping":
            return {"time": self._service.clock()}
        if kind == "lobby":
            self.watches_lobby = message.get("on") is True
            if self.watches_lobby:
                self.push(encode({"type": "lobby", "tables": await self._service.lobby(self.person)}))
            return {}
        if not isinstance(kind, str) or (kind not in ("subscribe", "unsubscribe") and kind not in COMMANDS):
            raise Refused("bad_request", "there is no such type of message", path="type")
        name = message.pop("table", None)
        if not isinstance(name, str):
            raise Refused("bad_request", "table is missing", path="table")
        if kind == "subscribe":
            await self._subscribe(name, message)
            return {"table": name}
        if kind == "unsubscribe":
            if (live := self._tables.pop(name, None)) is not None:
                self._service.hub.depart(live, self)
            return {"table": name}
        if self.person is None:
            raise Refused("unknown_person", "only somebody known can do this")
        if self.person.banned:
            raise Refused("banned", "you are banned from this server")
        body: Any = msgspec.convert(message, COMMANDS[kind][0])
        live = await self._service.table_for(name, self.person)
        try:
            return await self._service.command(live, self.person, kind, body)
        except Refused as refused:
            if refused.code == "stale_position":
                refused.details["state"] = await self._service.state(live, self.person, message.get("seat"))
            raise

    async def _subscribe(self, name: str, message: dict[str, Any]) -> None:
        seat, after, invite = message.get("seat"), message.get("after"), message.get("invite")
        for value, kind, place in ((seat, int, "seat"), (after, int, "after"), (invite, str, "invite")):
            if value is not None and type(value) is not kind:
                raise Refused("bad_request", f"{place} has the wrong type", path=place)
        if name not in self._tables and len(self._tables) >= self._service.settings.limits.subscriptions:
            raise Refused("too_many", "too many tables on one connection", retry_after=1)
        live = await self._service.table_for(name, self.person, invite)
        hub = self._service.hub
        async with hub.reading(live):
            table = live.table
            shown = self._service.seat_for(table, self.person, seat)
            told = [] if after is None else showing.entries(table, after, [shown], live.name, looking_back=True)[0]
            chat = showing.chat(table, live.name)
            self.push(
                encode(
                    {
                        "type": "state",
                        "table": name,
                        "seat": shown,
                        "seq": table.seq,
                        "state": telling.state(live, self.person, shown),
                        "entries": telling.without_blocked(told, self.person),
                        "chat": telling.without_blocked(chat, self.person),
                    }
                )
            )
            self._tables[name] = live
            hub.arrive(live, self, shown)

"""A client's websocket connection to a server. A client can subscribe to the lobby as well as to tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any

from tabletowers.host import connection
from tabletowers.host.services import Services
from tabletowers.server.realtime.lobby_presence import Company
from tabletowers.server.realtime.websocket_protocol import WebSocketProtocol
from tabletowers.store import Person

Message = MutableMapping[str, Any]
#: The functions with which an ASGI application receives and sends messages.
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
#: A function that returns the lobby message for a person.
Lobby = Callable[[Person | None], Awaitable[bytes]]


async def _send_close(send: Send, code: int) -> None:
    await send({"type": "websocket.close", "code": code})


class Connection(connection.Connection):
    """One client's websocket connection to a server."""

    person: Person | None

    def __init__(
        self,
        services: Services,
        person: Person | None,
        place: str,
        token: str | None,
        receive: Receive,
        send: Send,
        protocol: WebSocketProtocol,
        company: Company,
        lobby: Lobby,
    ) -> None:
        """Prepare to serve a websocket. `token` is the hash of the device's token, which may be revoked at any time."""
        super().__init__(services, person, place, protocol, partial(_send_close, send))
        self.token = token
        self.watches_lobby = False
        self._receive = receive
        self._company = company
        self._lobby = lobby

    async def serve_until_closed(self) -> None:
        """Serve the websocket until it is closed."""
        try:
            await self.serve(self._ended())
        finally:
            if self.watches_lobby:
                self.watches_lobby = False
                self._company.on_change()

    async def _ended(self) -> None:
        """Wait until the websocket is closed.

        Also handles messages that uvicorn received before this object took over.
        """
        while (message := await self._receive())["type"] != "websocket.disconnect":
            self.hear(message.get("bytes") or message.get("text", "").encode())

    async def carry_out(self, kind: Any, message: dict[str, Any]) -> dict[str, Any]:
        """Carry out a client's message about a table or the lobby, and return the fields of the reply."""
        if kind != "lobby":
            return await super().carry_out(kind, message)
        self.watches_lobby = message.get("on") is True
        self._company.on_change()
        if self.watches_lobby:
            self.push(await self._lobby(self.person))
        return {}

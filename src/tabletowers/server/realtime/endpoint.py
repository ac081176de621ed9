"""Opening a websocket: who may, and who is turned away."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from starlette.requests import Request

from tabletowers.server.http.authentication import identify, same_origin
from tabletowers.server.realtime.connection import Connection
from tabletowers.store import StorageError

if TYPE_CHECKING:
    from tabletowers.server.server import Server

log = logging.getLogger("tabletowers.server")


async def serve(server: Server, scope: Any, receive: Any, send: Any) -> None:
    """Serve a websocket from its request to its end."""
    request = Request({**scope, "type": "http", "method": "GET"})
    address = request.client.host if request.client is not None else "?"
    if not same_origin(server.settings, request.headers):
        return await reject(receive, send, 403)
    if not server.ready:
        return await reject(receive, send, 503)
    if server.connections.addresses[address] >= server.settings.limits.connections_per_address:
        return await reject(receive, send, 429)
    try:
        person, _ = await identify(server.services.accounts, request.headers, request.cookies)
    except StorageError as error:
        log.error("storage: %s", error)
        return await reject(receive, send, 503)
    if person is not None and person.banned:
        return await reject(receive, send, 403)
    await receive()
    await send({"type": "websocket.accept"})
    connection = Connection(server.services, person, receive, send, scope["state"]["websocket"])
    with server.connections.hold(connection, address):
        await connection.serve()


async def reject(receive: Any, send: Any, status: int) -> None:
    """Answer a request for a websocket with an HTTP status."""
    await receive()
    headers = [(b"retry-after", b"1")] if status in (429, 503) else []
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b""})

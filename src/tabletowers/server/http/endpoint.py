"""The websocket endpoint, which accepts or refuses each request for a websocket."""

from __future__ import annotations

import logging
from typing import Any

from starlette.requests import Request

from tabletowers.server.http.authentication import identify
from tabletowers.server.limits import RateLimits, place_of
from tabletowers.server.people.accounts import hashed
from tabletowers.server.realtime.connection import Connection
from tabletowers.server.server import Server
from tabletowers.store import StorageError
from tabletowers.table import Refused

log = logging.getLogger("tabletowers.server")


async def serve(server: Server, scope: Any, receive: Any, send: Any) -> None:
    """Serve a websocket, from the request that opens it until it is closed."""
    request = Request({**scope, "type": "http", "method": "GET"})
    place = place_of(request.client.host if request.client is not None else "?")
    limits = server.settings.limits
    if not server.addresses.include(request.headers):
        return await reject(receive, send, 421)
    if not server.addresses.are_origin_of(request.headers, scope["scheme"]):
        return await reject(receive, send, 403)
    if not server.ready:
        return await reject(receive, send, 503)
    rates = server.rates
    try:
        rates.opened.take(place)
    except Refused:
        return await _refuse(rates, place, receive, send)
    await rates.rounds.turn(place)
    if server.connections.places[place] >= limits.connections_per_address:
        return await _refuse(rates, place, receive, send)
    try:
        identity = await identify(server.services.accounts, request.headers, request.cookies, server.settings)
    except StorageError as error:
        log.error("storage: %s", error)
        return await reject(receive, send, 503)
    person = identity.person
    token = None if person is None else hashed(identity.token)
    if person is not None:
        if person.banned:
            return await reject(receive, send, 403)
        if server.connections.count_of(person.id) >= limits.connections_per_person:
            return await _refuse(rates, place, receive, send)
        server.services.whereabouts.note(person.id, place)
    await receive()
    await send({"type": "websocket.accept"})
    protocol, lists = scope["state"]["websocket"], server.services.lists
    connection = Connection(
        server.services, person, place, token, receive, send, protocol, lists.company, lists.lobby_message
    )
    with server.connections.hold(connection):
        await connection.serve_until_closed()


async def _refuse(rates: RateLimits, place: str, receive: Any, send: Any) -> None:
    """Refuse a websocket to a client that has already opened too many."""
    await rates.slow_down(place)
    await reject(receive, send, 429)


async def reject(receive: Any, send: Any, status: int) -> None:
    """Answer a request for a websocket with an HTTP error status."""
    await receive()
    headers = [(b"retry-after", b"1")] if status in (429, 503) else []
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b""})

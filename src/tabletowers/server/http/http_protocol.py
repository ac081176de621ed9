"""Limits on connections: how many there may be, and how many bytes each may send before a request is complete.

This module extends uvicorn's HTTP protocol, which has neither limit.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr

from tabletowers.host.errors import error_body
from tabletowers.server.limits import place_of

#: Seconds within which the head of a request has to arrive.
HEAD = 10.0
#: The most bytes and lines that a head may have. The same limits apply to the trailer of a chunked body.
LARGEST_HEAD, MOST_HEADERS = 64 * 1024, 128
#: The number of requests on a connection that may wait for an earlier one.
MOST_WAITING = 100
#: Bytes parsed at a time. A single read brings up to 256 KB.
_SLICE = 4096
#: Seconds before a head that is too large is answered, so that a client gains nothing by sending another at once.
_SLOWED = 1.0
#: The number of open files that a server needs besides connections: the database, the client's files, pipes to workers.
_OTHER_FILES = 256


def _too_large() -> bytes:
    """Return the response to a request whose head (request line and headers) is too large."""
    message = f"the head of a request has at most {LARGEST_HEAD} bytes and {MOST_HEADERS} headers"
    body = msgspec.json.encode(error_body("head_too_large", message, {}))
    head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    return b"HTTP/1.1 431 Request Header Fields Too Large\r\n" + head.encode() + body


_TOO_LARGE = _too_large()


def most_connections() -> int:
    """Raise this process's limit on open files to the maximum, and return how many connections that allows."""
    try:
        import resource
    except ImportError:  # Windows lacks this module
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(16, (65_536 if soft == resource.RLIM_INFINITY else soft) - _OTHER_FILES)


class ConnectionLimit:
    """A count of the open connections, in total and from each address."""

    def __init__(self, most: int, each: int, proxies: tuple[str, ...]) -> None:
        """Set the maximum number of connections in total (`most`) and from each address (`each`).

        `proxies` are exempt from the limit for each address, because many people connect through them: addresses,
        networks (10.0.0.0/8), or `*` for all.
        """
        self._most = most
        self._each = each
        self._proxies = proxies
        self._networks: list[IPv4Network | IPv6Network] = []
        for proxy in proxies:
            with suppress(ValueError):
                self._networks.append(ip_network(proxy))
        self._open = 0
        self._places: Counter[str] = Counter()

    def enter(self, place: str) -> bool:
        """Count a new connection from an address and return True, or return False if a limit has been reached."""
        if self._open >= self._most:
            return False
        if self._places[place] >= self._each and not self._is_proxy(place):
            return False
        self._open += 1
        self._places[place] += 1
        return True

    def _is_proxy(self, place: str) -> bool:
        if place in self._proxies or "*" in self._proxies:
            return True
        try:
            address = ip_address(place)
        except ValueError:
            return False
        return any(address in network for network in self._networks)

    def leave(self, place: str) -> None:
        """Stop counting a connection from an address, because it has been closed."""
        self._open -= 1
        self._places[place] -= 1
        if not self._places[place]:
            del self._places[place]


def http_protocol(doors: ConnectionLimit) -> type[asyncio.Protocol]:
    """Create a subclass of uvicorn's HTTP protocol that enforces these limits."""

    class HttpProtocol(HttpToolsProtocol):
        """A client's connection while it uses HTTP, before any upgrade to a websocket."""

        _place: str | None = None
        _late: asyncio.TimerHandle | None = None
        #: Bytes received since the last complete head, body part or request.
        _incomplete = 0
        _refused = False

        def connection_made(self, transport: Any) -> None:
            """Accept a new connection, or close it immediately if there are already too many."""
            peer = get_remote_addr(transport)
            place = "?" if peer is None else place_of(peer[0])
            if not doors.enter(place):
                transport.abort()
                return
            self._place = place
            super().connection_made(transport)
            self._wait_for_head()

        def connection_lost(self, exc: Exception | None) -> None:
            """Stop counting this connection, which is now closed."""
            self._head_is_there()
            if self._place is not None:
                doors.leave(self._place)
                self._place = None
                super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            """Parse received bytes, and refuse a request whose head is too large."""
            start = 0
            while start < len(data) and self._speaks():
                end = start + min(_SLICE, LARGEST_HEAD - self._incomplete)
                part, start = data[start:end], end
                self._incomplete += len(part)
                super().data_received(part)
                if self._incomplete >= LARGEST_HEAD:
                    self._refuse_head()
                if len(self.pipeline) > MOST_WAITING:
                    self.transport.abort()
            if not self._speaks():
                return
            if self.cycle is None or self.cycle.response_complete:
                self._wait_for_head()
            else:
                self._head_is_there()

        def on_header(self, name: bytes, value: bytes) -> None:
            """Add one header to the request. Raises ValueError, which stops the parser, if there are too many."""
            if len(self.headers) >= MOST_HEADERS:
                raise ValueError("too many headers")
            super().on_header(name, value)

        def on_headers_complete(self) -> None:
            """Start handling a request whose head is now complete."""
            self._incomplete = 0
            super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            """Add a part of the request's body."""
            self._incomplete = 0
            super().on_body(body)

        def on_message_complete(self) -> None:
            """Finish reading a request, which is now complete."""
            self._incomplete = 0
            super().on_message_complete()

        def send_400_response(self, msg: str) -> None:
            """Respond to a request that is invalid (status 400) or has too many headers (status 431)."""
            if self.headers is not None and len(self.headers) >= MOST_HEADERS:
                self._refuse_head()
            else:
                super().send_400_response(msg)

        def _refuse_head(self) -> None:
            """Stop reading, respond with status 431, and close the connection.

            If an earlier request is still being answered, the connection is closed without a response.
            """
            self._refused = True
            if self.cycle is None or self.cycle.response_complete:
                self._head_is_there()
                self.transport.pause_reading()
                self._late = self.loop.call_later(_SLOWED, self._hang_up)
            else:
                self.transport.abort()

        def _hang_up(self) -> None:
            self.transport.write(_TOO_LARGE)
            self.transport.close()

        def handle_websocket_upgrade(self) -> None:
            """Hand the connection over to the websocket protocol, and count it until the websocket is closed."""
            self._head_is_there()
            super().handle_websocket_upgrade()
            place, self._place = self._place, None
            if place is not None:
                websocket: Any = self.transport.get_protocol()
                websocket.on_lost = lambda: doors.leave(place)

        def _speaks(self) -> bool:
            """Return whether this connection has been accepted and still uses HTTP.

            It does not if it was refused, is closing, or has been upgraded to a websocket.
            """
            return self._place is not None and not self._refused and not self.transport.is_closing()

        def _wait_for_head(self) -> None:
            if self._late is None:
                self._late = self.loop.call_later(HEAD, self.transport.abort)

        def _head_is_there(self) -> None:
            if self._late is not None:
                self._late.cancel()
                self._late = None

    return HttpProtocol

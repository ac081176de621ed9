"""Connections before anybody speaks on them: bounded in number, and closed when a request is too long on its way.

It builds on uvicorn's protocols, which bound neither.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.utils import get_remote_addr

from tabletowers.server.limits import place_of

#: Seconds in which the head of a request has to arrive.
HEAD = 10.0
#: Files that a server has open besides connections: the database, the client's files, pipes to its workers.
_OTHER_FILES = 256


def most_connections() -> int:
    """How many connections the system's limit on open files allows, after raising it as far as it goes."""
    try:
        import resource
    except ImportError:  # not on this system
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(16, (65_536 if soft == resource.RLIM_INFINITY else soft) - _OTHER_FILES)


class Doors:
    """Counts the open connections, and how many come from each place."""

    def __init__(self, most: int, each: int, proxies: tuple[str, ...]) -> None:
        """At most so many in all, and from each place but from a proxy, through which many people come."""
        self._most = most
        self._each = each
        self._proxies = proxies
        self._open = 0
        self._places: Counter[str] = Counter()

    def enter(self, place: str) -> bool:
        """Let one more in, if there is room."""
        if self._open >= self._most:
            return False
        if self._places[place] >= self._each and place not in self._proxies and "*" not in self._proxies:
            return False
        self._open += 1
        self._places[place] += 1
        return True

    def leave(self, place: str) -> None:
        """Count one less."""
        self._open -= 1
        self._places[place] -= 1
        if not self._places[place]:
            del self._places[place]


def http_protocol(doors: Doors) -> type[asyncio.Protocol]:
    """uvicorn's HTTP protocol with these doors."""

    class HttpProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        """One connection, as long as it speaks HTTP."""

        _place: str | None = None
        _late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            """Let a connection in, or turn it away at once."""
            peer = get_remote_addr(transport)
            place = "?" if peer is None else place_of(peer[0])
            if not doors.enter(place):
                transport.abort()
                return
            self._place = place
            super().connection_made(transport)
            self._wait_for_head()

        def connection_lost(self, exc: Exception | None) -> None:
            """Count a connection as gone."""
            self._head_is_there()
            if self._place is not None:
                doors.leave(self._place)
                self._place = None
                super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            """Take bytes, and note whether they are a whole head."""
            if not self._speaks():
                return
            super().data_received(data)
            if not self._speaks():
                return
            if self.cycle is None or self.cycle.response_complete:
                self._wait_for_head()
            else:
                self._head_is_there()

        def handle_websocket_upgrade(self, *arguments: Any) -> None:
            """Hand the connection over to the websocket, which says when it is gone."""
            self._head_is_there()
            super().handle_websocket_upgrade(*arguments)
            place, self._place = self._place, None
            if place is not None:
                self.transport.get_protocol().on_lost = lambda: doors.leave(place)

        def _speaks(self) -> bool:
            """Whether it was let in and has not been handed over."""
            return self._place is not None

        def _wait_for_head(self) -> None:
            if self._late is None:
                self._late = self.loop.call_later(HEAD, self.transport.abort)

        def _head_is_there(self) -> None:
            if self._late is not None:
                self._late.cancel()
                self._late = None

    return HttpProtocol

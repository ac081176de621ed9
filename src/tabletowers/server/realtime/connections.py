"""All open connections, by person and by address."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from tabletowers.server.metrics import Metrics
from tabletowers.server.realtime.connection import BANNED, Connection
from tabletowers.store.people import Standing


class Connections:
    """The open connections of a server."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._open: set[Connection] = set()
        self._of_person: defaultdict[str, set[Connection]] = defaultdict(set)
        #: How many there are from each address.
        self.addresses: Counter[str] = Counter()

    @contextmanager
    def hold(self, connection: Connection, address: str) -> Iterator[None]:
        """Count a connection as open for a while."""
        person = connection.person
        self._open.add(connection)
        if person is not None:
            self._of_person[person.id].add(connection)
        self.addresses[address] += 1
        self._metrics.connections.inc()
        try:
            yield
        finally:
            self._open.discard(connection)
            if person is not None:
                own = self._of_person[person.id]
                own.discard(connection)
                if not own:
                    del self._of_person[person.id]
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
            self._metrics.connections.dec()

    def people(self) -> list[str]:
        """Everybody who is connected."""
        return list(self._of_person)

    def is_connected(self, person: str) -> bool:
        """Whether somebody is connected."""
        return person in self._of_person

    def push_to(self, person: str, message: bytes) -> None:
        """Send a message to every connection of a person."""
        for connection in self._of_person.get(person, ()):
            connection.push(message)

    def in_lobby(self) -> list[Connection]:
        """The connections that look at the lobby."""
        return [connection for connection in self._open if connection.watches_lobby]

    def enforce(self, standings: Iterable[Standing]) -> None:
        """Apply bans and mutes to the connections of these people."""
        for standing in standings:
            for connection in list(self._of_person.get(standing.id, ())):
                assert connection.person is not None
                connection.person.banned, connection.person.muted_until = standing.banned, standing.muted_until
                if standing.banned:
                    connection.close(BANNED)

    def say_goodbye(self) -> None:
        """Ask everybody to come back in a moment, because the server stops."""
        for connection in list(self._open):
            connection.say_goodbye()

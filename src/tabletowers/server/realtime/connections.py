"""All open websocket connections of a server, by person and by network address."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from tabletowers.host.connection import BANNED, ENDED
from tabletowers.server.metrics import Metrics
from tabletowers.server.realtime.connection import Connection
from tabletowers.store import Person


class Connections:
    """The open websocket connections of a server."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._open: set[Connection] = set()
        self._of_person: defaultdict[str, set[Connection]] = defaultdict(set)
        #: The number of connections from each network.
        self.places: Counter[str] = Counter()

    @contextmanager
    def hold(self, connection: Connection) -> Iterator[None]:
        """Register a connection as open until the context manager exits."""
        person, place = connection.person, connection.place
        self._open.add(connection)
        if person is not None:
            self._of_person[person.id].add(connection)
        self.places[place] += 1
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
            self.places[place] -= 1
            if not self.places[place]:
                del self.places[place]
            self._metrics.connections.dec()

    def count_of(self, person: str) -> int:
        """Return the number of a person's open connections."""
        return len(self._of_person.get(person, ()))

    def is_connected(self, person: str) -> bool:
        """Return whether a person has an open connection to this server."""
        return person in self._of_person

    def push_to(self, person: str, message: bytes) -> None:
        """Send a message to every connection of a person."""
        for connection in self._of_person.get(person, ()):
            connection.push(message)

    def in_lobby(self) -> list[Connection]:
        """Return the connections subscribed to the lobby."""
        return [connection for connection in self._open if connection.watches_lobby]

    def tokens_of(self, person: str) -> set[str]:
        """Return the hashes of the device tokens with which a person is connected."""
        return {connection.token for connection in self._of_person.get(person, ()) if connection.token is not None}

    def end(self, person: str, tokens: Collection[str]) -> None:
        """Close a person's connections from the devices whose tokens have these hashes."""
        for connection in list(self._of_person.get(person, ())):
            if connection.token in tokens:
                connection.close(ENDED)

    def update(self, person: Person) -> None:
        """Replace a person's data in all their connections, or close the connections if the person is banned."""
        for connection in list(self._of_person.get(person.id, ())):
            connection.person = person
            if person.banned:
                connection.close(BANNED)

    def say_goodbye(self) -> None:
        """Close all connections because the server is stopping. The clients will try to reconnect."""
        for connection in list(self._open):
            connection.say_goodbye()

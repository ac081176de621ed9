"""Presence in the lobby: the people who have the lobby open, on this server and on others."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from tabletowers.server.realtime.bus import Bus
from tabletowers.store import Person

#: How many people are shown, and the seconds after which another server's people are dropped if it does not report.
SHOWN, GONE = 100, 40.0


class Company:
    """The people who have the lobby open, on this server and on others."""

    def __init__(self, bus: Bus, here: Callable[[], Iterable[Person | None]]) -> None:
        """Initialise the instance. `here` returns the people who have the lobby open on this server."""
        self._bus = bus
        self._here = here
        self._elsewhere: dict[str, tuple[float, dict[str, str]]] = {}
        self._reported: dict[str, str] = {}
        #: Called when the people in the lobby may have changed.
        self.on_change: Callable[[], None] = lambda: None

    def tell(self, *, again: bool = False) -> None:
        """Report the people in this server's lobby to the other servers if the list of people has changed.

        With `again`, an unchanged list is reported too, unless it is empty.
        """
        now = self._people_here()
        if now != self._reported or (again and now):
            self._bus.publish({"in_lobby": now})
        self._reported = now

    def hear(self, server: str, people: dict[str, str]) -> bool:
        """Record the people in another server's lobby. Returns whether they have changed since its last report."""
        before = self._elsewhere.get(server)
        self._elsewhere[server] = (time.monotonic(), people)
        return before is None or before[1] != people

    def _people_here(self) -> dict[str, str]:
        return {person.id: person.name for person in self._here() if person is not None}

    def everybody(self) -> list[dict[str, str]]:
        """Return the ids and names of the people in the lobby on all servers, sorted by name."""
        everyone: dict[str, str] = {}
        for since, people in self._elsewhere.values():
            if time.monotonic() - since < GONE:
                everyone |= people
        everyone |= self._people_here()
        ordered = sorted(everyone.items(), key=lambda line: (line[1].casefold(), line[0]))
        return [{"id": person, "name": name} for person, name in ordered[:SHOWN]]

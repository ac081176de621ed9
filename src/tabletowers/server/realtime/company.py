"""Who is looking at the lobby, here and at other servers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from tabletowers.server.realtime.bus import Bus
from tabletowers.store import Person

#: How many are shown, and seconds after which nobody is taken to be there of whom another server says nothing more.
SHOWN, GONE = 100, 40.0


class Company:
    """The people in the lobby."""

    def __init__(self, bus: Bus, here: Callable[[], Iterable[Person | None]]) -> None:
        """`here` are those who look at the lobby of this server."""
        self._bus = bus
        self._here = here
        self._elsewhere: dict[str, tuple[float, dict[str, str]]] = {}
        self._told: dict[str, str] = {}

    def tell(self, *, again: bool = False) -> None:
        """Tell other servers who is here if that has changed, or again lest they think that nobody is."""
        now = self._people_here()
        if now != self._told or (again and now):
            self._bus.publish({"in_lobby": now})
        self._told = now

    def hear(self, server: str, people: dict[str, str]) -> bool:
        """Note who is in the lobby of another server; whether that is news."""
        before = self._elsewhere.get(server)
        self._elsewhere[server] = (time.monotonic(), people)
        return before is None or before[1] != people

    def _people_here(self) -> dict[str, str]:
        return {person.id: person.name for person in self._here() if person is not None}

    def everybody(self) -> list[dict[str, str]]:
        """Everybody who is there, by name."""
        found: dict[str, str] = {}
        for since, people in self._elsewhere.values():
            if time.monotonic() - since < GONE:
                found |= people
        found |= self._people_here()
        ordered = sorted(found.items(), key=lambda line: (line[1].casefold(), line[0]))
        return [{"id": person, "name": name} for person, name in ordered[:SHOWN]]

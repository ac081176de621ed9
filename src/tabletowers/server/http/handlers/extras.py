"""The API calls of games' extras (what a game offers besides play at a table) that involve other people."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from tabletowers.contract.extra_calls import Comparison
from tabletowers.host.handlers.extras import AskedHere, add_extras
from tabletowers.server.http.routes import Call, api
from tabletowers.store import Conflict, solved
from tabletowers.store.solved import Solved


@dataclass(frozen=True, slots=True)
class AskedAtServer(AskedHere):
    """An API call as the handler of an extra receives it on a server, where people's results can be compared."""

    call: Call

    async def compare(self, task: str, seconds: int, hints: int) -> Comparison:
        """Store the caller's first result in a shared task, and compare it with other people's results.

        A shared task is one that everyone gets, such as a task of the day.
        """
        person, store = self.call.person.id, self.call.services.store
        # The same result may be sent from two windows at once; then the first one counts.
        with suppress(Conflict):
            await store.write(solved.keep, Solved(task, person, seconds, hints, self.call.services.clock()))
        return await store.read(solved.compare, task, person)


add_extras(api, AskedAtServer, online=True)

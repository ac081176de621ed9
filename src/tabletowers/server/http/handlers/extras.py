"""The API calls of the games' extras that involve other people."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from tabletowers.contract.calls import Comparison
from tabletowers.host.handlers.extras import AskedHere, add_extras
from tabletowers.server.http.calls import Call, api
from tabletowers.store import Conflict, solved
from tabletowers.store.solved import Solved


@dataclass(frozen=True, slots=True)
class AskedAtServer(AskedHere):
    """A call as the handler of an extra gets it, with results of other people to compare with."""

    call: Call

    async def compare(self, task: str, seconds: int, hints: int) -> Comparison:
        """Store the person's first result in a shared task, and compare it with those of other people."""
        person, store = self.call.person.id, self.call.services.store
        # The same result may be sent from two windows at once; then the first one counts.
        with suppress(Conflict):
            await store.write(solved.keep, Solved(task, person, seconds, hints, self.call.services.clock()))
        return await store.read(solved.compare, task, person)


add_extras(api, AskedAtServer, online=True)

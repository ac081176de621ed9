"""Works out what the cards gave in the games of matches that are over for everybody, in a worker of its own.

Until then nothing is known of it: the account of a game would give away cards that others have not seen.
"""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Any

from tabletowers.contract.registry import OtherRules
from tabletowers.host.deal_play import recorded
from tabletowers.host.deals import Deal
from tabletowers.host.matches import WEEK
from tabletowers.host.tasks import end
from tabletowers.host.wall_clock import Clock
from tabletowers.record import Record
from tabletowers.server.workers.heartbeats import Heartbeats
from tabletowers.server.workers.processes import Worker
from tabletowers.store import Store, deals, matches
from tabletowers.store.matches import Unaccounted
from tabletowers.table import Refused, StorageError
from tabletowers.table.errors import Unreadable

log = logging.getLogger("tabletowers.matches")

#: Matches that were opened earlier than this are left as they are, in milliseconds.
_SINCE = 2 * round(WEEK.total_seconds()) * 1000


class MatchLuck:
    """Works in the background. After a restart, it goes on with the deals that are missing."""

    def __init__(self, store: Store, clock: Clock, heartbeats: Heartbeats) -> None:
        self._store = store
        self._clock = clock
        self._worker = Worker(heartbeats, "luck")
        self._working: asyncio.Task[None] | None = None
        #: Deals of which some games have no account. They are not tried again before a restart.
        self._impossible: set[str] = set()

    async def keep_house(self) -> None:
        """Begin with the deals that have been opened lately, unless this is going on already."""
        if self._working is None and await self._waiting():
            self._working = asyncio.create_task(self._work())

    async def _waiting(self) -> list[str]:
        names = await self._store.read(matches.deals_without_luck, self._clock() - _SINCE)
        return [name for name in names if name not in self._impossible]

    async def _work(self) -> None:
        try:
            while names := await self._waiting():
                # Several servers work at the same time, so each begins elsewhere.
                await self._account(random.choice(names))
        except (StorageError, Refused) as error:
            log.error("the luck of a match could not be worked out: %s", error)
        finally:
            await self._worker.stop()
            self._working = None

    async def _account(self, name: str) -> None:
        """Store what the cards gave everyone who has played a deal, all at once, so that standings change once."""
        deal = await self._store.read(deals.find, name)
        if deal is None:
            return
        found = {}
        for game in await self._store.read(matches.without_luck, name):
            record = await self._record(deal, game)
            luck = None if record is None else await self._worker.run(luck_of, record.to_json(), deal.seat)
            if luck is None:
                log.warning("there is no account of a game", extra={"deal": name, "player": game.player})
                self._impossible.add(name)
            else:
                found[game] = luck
        await self._store.write(matches.note_luck, name, found)

    async def _record(self, deal: Deal, game: Unaccounted) -> Record | None:
        """Return the record of a game, or None if this release can't read or replay it."""
        try:
            if game.moves is not None:
                return await asyncio.to_thread(recorded, deal, game.moves)
            loaded = None if game.table is None else await self._store.load(game.table)
            return None if loaded is None else loaded.table.record()
        except (OtherRules, Unreadable, ValueError):
            return None

    async def close(self) -> None:
        """Stop working."""
        if self._working is not None:
            await end([self._working])
        await self._worker.stop()


def luck_of(record: dict[str, Any], seat: int) -> float | None:
    """Return the share of the win that the cards gave a seat, or None if this can't be worked out here.

    This function runs in a worker.
    """
    try:
        from tabletowers.luck import account

        return account(Record.from_json(record)).luck(seat)
    except (ImportError, ValueError):
        return None
    except Exception:
        # A game of another package may fail in any way, which must not hold up other games.
        log.exception("the luck of a game could not be worked out")
        return None

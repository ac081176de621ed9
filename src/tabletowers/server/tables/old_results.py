"""Stores the results of games that ended in earlier releases, which did not store results.

The results are computed from the games' logs, a few games at a time.
"""

from __future__ import annotations

import asyncio
import logging

from tabletowers.games import OtherRules
from tabletowers.store import StorageError, Store, Unreadable, results
from tabletowers.table import Table

log = logging.getLogger("tabletowers.results")

#: The number of games in a batch, and the seconds between batches and after a failure. Nothing waits for this.
_BATCH, _PAUSE, _LATER = 20, 0.2, 60.0


async def look_at_earlier_games(store: Store) -> None:
    """Store the results of all finished games whose results have not been stored yet."""
    while True:
        try:
            names = await store.read(results.not_looked_at, _BATCH)
            if not names:
                return
            for name in names:
                await store.write(results.look_at, name, await _read(store, name))
            await asyncio.sleep(_PAUSE)
        except StorageError as error:
            log.error("the database does not answer: %s", error)
            await asyncio.sleep(_LATER)


async def _read(store: Store, name: str) -> Table | None:
    """Load a table from its log, or return None if this release can't read it."""
    try:
        loaded = await store.load(name)
    except (Unreadable, OtherRules):
        log.warning("the result of a table can't be computed", extra={"table": name})
        return None
    return None if loaded is None else loaded.table

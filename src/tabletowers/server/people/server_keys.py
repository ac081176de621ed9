"""The server's own cryptographic keys. Each is created once, by the first process that needs it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from tabletowers.store import Conflict, Store, keys


async def made_key(store: Store, name: str, make: Callable[[], str]) -> str:
    """Return the server's key with this name. If it does not exist yet, create it with `make` and store it."""
    kept = await store.read(keys.find, name)
    if kept is None:
        # Another process may have created a key at the same time; the stored one counts.
        with contextlib.suppress(Conflict):
            await store.write(keys.add, name, await asyncio.to_thread(make))
        kept = await store.read(keys.find, name)
    assert kept is not None
    return kept

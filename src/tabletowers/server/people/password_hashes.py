"""A queue for hashing passwords: one at a time, at low priority, and in a fair order.

Those who have asked least often lately come first and, among equals, the latest. So a single attempt does not wait for
an attacker who tries from many networks. The queue is short; when it is full, the last in order is refused.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from math import ceil
from typing import Any, NamedTuple

from tabletowers.host.limits import Buckets
from tabletowers.server.workers.processes import yield_to_others
from tabletowers.table import Refused

#: The most requests in the queue, and the seconds after which those who are refused may try again.
_MOST, _RETRY_AFTER = 20, 5
#: The most hashes counted for a client, and how many are forgotten per second. That is fewer than a network may ask
#: for, so that one that keeps asking is always remembered.
_HELD = (1000, 1 / 300)
#: A known device goes first unless it has asked more often than this lately.
_FEW = 3


class Asker(NamedTuple):
    """The client for whom a password is hashed: its networks, the widest first, or a known device."""

    names: tuple[str, ...]
    known: bool = False


@dataclass(eq=False, slots=True)
class _Waiting:
    asker: Asker
    number: int
    turn: asyncio.Future[None] = field(repr=False)


class HashingQueue:
    """A queue that gives turns for hashing a password, one at a time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._asked = Buckets(_HELD, clock)
        self._waiting: list[_Waiting] = []
        self._busy = False
        self._count = 0

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a client's turn, which lasts for the block. Raises Refused (`busy`) if too many are ahead."""
        for name in set(asker.names):
            self._asked.note(name)
        if self._busy:
            await self._wait(asker)
        self._busy = True
        try:
            yield
        finally:
            self._call_next()

    async def _wait(self, asker: Asker) -> None:
        self._count += 1
        waiting = _Waiting(asker, self._count, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if len(self._waiting) > _MOST:
            last = max(self._waiting, key=self._rank)
            self._waiting.remove(last)
            if not last.turn.done():
                message = "too many people are logging in right now; try again in a moment"
                last.turn.set_exception(Refused("busy", message, retry_after=_RETRY_AFTER))
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.turn.cancelled() and waiting.turn.exception() is None:
                self._call_next()  # its turn came just now
            raise

    def _call_next(self) -> None:
        while self._waiting:
            first = min(self._waiting, key=self._rank)
            self._waiting.remove(first)
            if not first.turn.done():  # False if the caller was cancelled just now
                first.turn.set_result(None)
                return
        self._busy = False

    def _rank(self, waiting: _Waiting) -> tuple[bool, tuple[int, ...], int]:
        asked = tuple(ceil(self._asked.used(name)) for name in waiting.asker.names)
        return not (waiting.asker.known and asked[0] <= _FEW), asked, -waiting.number


class Hashing:
    """Hashes passwords (argon2) in a thread of its own."""

    def __init__(self) -> None:
        self._queue = HashingQueue()
        self._thread = ThreadPoolExecutor(1, "hashing", initializer=yield_to_others)

    async def hash(self, asker: Asker, password: str) -> str:
        """Hash a password for storage, when it is the client's turn."""
        from argon2 import PasswordHasher

        kept: str = await self._in_turn(asker, PasswordHasher().hash, password)
        return kept

    async def fits(self, asker: Asker, kept: str, password: str) -> bool:
        """Return whether a password matches a stored hash (`kept`), checked when it is the client's turn."""
        from argon2 import PasswordHasher
        from argon2.exceptions import InvalidHashError, VerificationError

        try:
            await self._in_turn(asker, PasswordHasher().verify, kept, password)
        except (VerificationError, InvalidHashError):
            return False
        return True

    async def _in_turn(self, asker: Asker, work: Callable[..., Any], *values: str) -> Any:
        async with self._queue.turn(asker):
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *values)

    def close(self) -> None:
        """Stop hashing."""
        self._thread.shutdown(wait=False, cancel_futures=True)

"""A queue for hashing passwords, which is costly.

Passwords are hashed one at a time, at low priority, in a fair order. Clients that have made the fewest recent attempts
come first. Among equals, the most recent client comes first, so that a single login attempt does not have to wait
behind an attacker who tries from many networks. The queue is short. When it is full, the client that would come last is
refused.

A client's first attempt is urgent unless many clients are waiting. Attempts that are not urgent take up at most half of
the time, because each is followed by a pause of the same length. An urgent attempt can begin during such a pause, or
run alongside an attempt that is not urgent, which has a lower priority.
"""

from __future__ import annotations

import asyncio
import random
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
#: The fewest and the most seconds before a refusal is sent. Clients that try again at once would otherwise keep the
#: server busy with refusing them, all at the same time.
_HELD_BACK = (1.0, 2.0)
#: The maximum number of refusals held back. Any more are sent at once.
_MOST_HELD_BACK = 1000
#: The maximum number of hashes counted for a client, and how many are forgotten per second. That is fewer than a
#: network may ask for, so that one that keeps asking is always remembered.
_HELD = (1000, 1 / 300)
#: A known device goes first unless it has asked more often than this lately.
_FEW = 3
#: With more than this many waiting, the queue pauses even if all of them ask for the first time.
_CROWD = 4
#: The longest pause in seconds. A hash takes longer only on an overloaded machine.
_LONGEST_PAUSE = 1.0
#: The priority of turns that are not urgent. Beside one, an urgent turn has three quarters of the processor's time.
_LOWER = 15


class Asker(NamedTuple):
    """The client for whom a password is hashed, identified by a known device or by its networks.

    Networks are listed widest first.
    """

    names: tuple[str, ...]
    known: bool = False


@dataclass(eq=False, slots=True)
class _Waiting:
    asker: Asker
    number: int
    #: Becomes whether the turn is urgent.
    turn: asyncio.Future[bool] = field(repr=False)


class HashingQueue:
    """A queue in which clients take turns having a password hashed.

    An urgent request may run alongside one that is not urgent.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._attempts = Buckets(_HELD, clock)
        self._waiting: list[_Waiting] = []
        #: For each turn in progress, whether it is urgent.
        self._running: set[bool] = set()
        self._count = 0
        #: The number of the last client that came before the latest turn.
        self._last_before = 0
        #: When the latest pause ends, in the event loop's time, and what calls the next in line then.
        self._pause_ends = 0.0
        self._pause: asyncio.TimerHandle | None = None
        self._held_back = 0

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[bool]:
        """Wait for a client's turn, which lasts until the context manager exits. Yields whether it is urgent.

        Raises Refused (`busy`) if too many other clients are ahead in the queue.
        """
        for name in set(asker.names):
            self._attempts.note(name)
        urgent = self._is_first_attempt(asker)
        if not self._may_begin(urgent):
            urgent = await self._wait(asker)
        self._running.add(urgent)
        self._last_before = self._count
        began = _now()
        try:
            yield urgent
        finally:
            if not urgent:
                self._pause_ends = _now() + min(_now() - began, _LONGEST_PAUSE)
            self._end_turn(urgent)

    def _may_begin(self, urgent: bool) -> bool:
        return urgent not in self._running if urgent else not self._running and _now() >= self._pause_ends

    async def _wait(self, asker: Asker) -> bool:
        """Wait in the queue for a client's turn. Returns whether the turn is urgent."""
        self._count += 1
        waiting = _Waiting(asker, self._count, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if len(self._waiting) > _MOST:
            last = max(self._waiting, key=self._rank)
            self._waiting.remove(last)
            if not last.turn.done():
                message = "too many people are logging in right now; try again in a moment"
                last.turn.set_exception(Refused("busy", message, retry_after=_RETRY_AFTER))
        if not self._running and self._pause is None:
            self._call_next()
        try:
            return await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.turn.cancelled() and waiting.turn.exception() is None:
                self._end_turn(waiting.turn.result())  # called at this very moment
            raise
        except Refused:
            await self._hold_back()
            raise

    async def _hold_back(self) -> None:
        """Wait for a random time before a refusal is sent, so that refused clients do not all try again at once."""
        if self._held_back >= _MOST_HELD_BACK:
            return
        self._held_back += 1
        try:
            await asyncio.sleep(random.uniform(*_HELD_BACK))
        finally:
            self._held_back -= 1

    def _end_turn(self, urgent: bool) -> None:
        self._running.discard(urgent)
        self._call_next()

    def _call_next(self) -> None:
        """Give the first client in the queue its turn, unless it has to wait for another turn or a pause to end."""
        while self._waiting:
            first = min(self._waiting, key=self._rank)
            urgent = self._is_urgent(first)
            if not self._may_begin(urgent):
                if not self._running and self._pause is None:
                    self._pause = asyncio.get_running_loop().call_at(self._pause_ends, self._end_pause)
                return
            self._waiting.remove(first)
            if not first.turn.done():  # given up at this very moment
                self._running.add(urgent)
                first.turn.set_result(urgent)
                return

    def _end_pause(self) -> None:
        self._pause = None
        self._call_next()

    def _is_urgent(self, waiting: _Waiting) -> bool:
        """Return whether a waiting client's request is urgent.

        It is if this is the client's first attempt and the queue is not crowded. Crowding does not affect clients that
        arrived after the latest turn began. A known device with few recent attempts is always urgent.
        """
        if self._is_preferred(waiting.asker):
            return True
        in_a_crowd = len(self._waiting) > _CROWD and waiting.number <= self._last_before
        return self._is_first_attempt(waiting.asker) and not in_a_crowd

    def _is_first_attempt(self, asker: Asker) -> bool:
        """Return whether this counts as a client's first attempt.

        It does if the client has made no other attempts recently. A known device may have made a few.
        """
        return self._is_preferred(asker) or all(count <= 1 for count in self._counts(asker))

    def _is_preferred(self, asker: Asker) -> bool:
        return asker.known and self._counts(asker)[0] <= _FEW

    def _counts(self, asker: Asker) -> tuple[int, ...]:
        """Return a client's number of recent attempts for each of its networks, or for its device."""
        return tuple(ceil(self._attempts.used(name)) for name in asker.names)

    def _rank(self, waiting: _Waiting) -> tuple[bool, tuple[int, ...], int]:
        return not self._is_preferred(waiting.asker), self._counts(waiting.asker), -waiting.number


def _now() -> float:
    return asyncio.get_running_loop().time()


class Hashing:
    """Hashes passwords (argon2) in two threads.

    One is for urgent requests. The other has a lower priority and is for all other requests.
    """

    def __init__(self) -> None:
        self._queue = HashingQueue()
        self._urgent = ThreadPoolExecutor(1, "hashing", initializer=yield_to_others)
        self._other = ThreadPoolExecutor(1, "hashing later", initializer=yield_to_others, initargs=(_LOWER,))

    async def hash(self, asker: Asker, password: str) -> str:
        """Hash a password for storage, after waiting for the client's turn in the hashing queue."""
        from argon2 import PasswordHasher

        kept: str = await self._in_turn(asker, PasswordHasher().hash, password)
        return kept

    async def fits(self, asker: Asker, kept: str, password: str) -> bool:
        """Return whether a password matches a stored hash (`kept`).

        The check waits for the client's turn in the hashing queue.
        """
        from argon2 import PasswordHasher
        from argon2.exceptions import InvalidHashError, VerificationError

        try:
            await self._in_turn(asker, PasswordHasher().verify, kept, password)
        except (VerificationError, InvalidHashError):
            return False
        return True

    async def _in_turn(self, asker: Asker, work: Callable[..., Any], *values: str) -> Any:
        async with self._queue.turn(asker) as urgent:
            thread = self._urgent if urgent else self._other
            return await asyncio.get_running_loop().run_in_executor(thread, work, *values)

    def close(self) -> None:
        """Stop the hashing threads, and drop the requests that are still waiting."""
        for thread in (self._urgent, self._other):
            thread.shutdown(wait=False, cancel_futures=True)

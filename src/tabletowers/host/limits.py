"""Rate limits for people and network addresses (token buckets), and a fair share of the event loop."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable

from tabletowers.host.settings import Limits
from tabletowers.table import Refused

#: The number of buckets of each kind that are kept. The least recently used is dropped first.
REMEMBERED = 20_000


class Buckets:
    """Token buckets, one for each name.

    `rate` contains the size of a bucket (the largest burst), and the number of tokens that a bucket regains per second.
    """

    def __init__(self, rate: tuple[float, float] | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str) -> None:
        """Take a token from a bucket. Raises Refused (`too_many`) if the bucket is empty."""
        if self._rate is not None:
            self._refuse_below_one(self._take(name))

    def give_back(self, name: str) -> None:
        """Put a token back into a bucket."""
        if self._rate is not None and name in self._left:
            left, since = self._left[name]
            self._left[name] = (left + 1, since)

    def used(self, name: str) -> float:
        """Return how many tokens are missing from a bucket."""
        if self._rate is None or name not in self._left:
            return 0.0
        size, refill = self._rate
        left, since = self._left[name]
        return max(0.0, size - left - (self._clock() - since) * refill)

    def note(self, name: str) -> None:
        """Take a token from a bucket if it has one. Unlike `take`, never raise Refused."""
        if self._rate is not None:
            self._take(name)

    def _take(self, name: str) -> float:
        """Take a token from a bucket, if it has one, and return the number of tokens that it had before."""
        assert self._rate is not None
        size, refill = self._rate
        now = self._clock()
        left, since = self._left.pop(name, (size, now))
        left = min(size, left + (now - since) * refill)
        self._left[name] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return left

    def _refuse_below_one(self, left: float) -> None:
        assert self._rate is not None
        if left < 1:
            wait = max(1, round((1 - left) / self._rate[1]))
            raise Refused("too_many", f"too many requests; try again in {wait} s", retry_after=wait)


class Rounds:
    """A limit on how many requests from one address may start in each iteration of the event loop.

    The other requests wait for later iterations. So if one client sends a hundred requests at once, other clients are
    served in between.
    """

    def __init__(self, most: int | None) -> None:
        self._most = most
        self._begun: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def turn(self, place: str) -> None:
        """Wait until a request from the address `place` may start.

        Returns immediately if few requests from there have started in this iteration.
        """
        if self._most is None:
            return
        if not self._begun:
            asyncio.get_running_loop().call_soon(self._next)
        begun = self._begun.get(place, 0)
        if begun < self._most:
            self._begun[place] = begun + 1
            return
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(place, deque()).append(waiting)
        await waiting

    def _next(self) -> None:
        """Let waiting requests start in a new event loop iteration, the longest-waiting of each address first."""
        self._begun.clear()
        for place, queue in list(self._waiting.items()):
            while queue and self._begun.get(place, 0) < (self._most or 0):
                if not (waiting := queue.popleft()).done():
                    waiting.set_result(None)
                    self._begun[place] = self._begun.get(place, 0) + 1
            if not queue:
                del self._waiting[place]
        if self._begun:
            asyncio.get_running_loop().call_soon(self._next)


class RateLimits:
    """The rate limits that apply at tables, each with its token buckets."""

    def __init__(self, limits: Limits) -> None:
        self.rounds = Rounds(limits.at_once)
        #: By address.
        self.messages_from = Buckets(times(limits.messages, limits.people_at_a_place))
        #: By person.
        self.messages = Buckets(limits.messages)
        self.rows = Buckets(limits.rows)
        #: By person, or by address for unknown callers.
        self.advice = Buckets(limits.advice)
        self.costly = Buckets(limits.costly)


def times(rate: tuple[float, float] | None, count: int) -> tuple[float, float] | None:
    """Return a rate multiplied by the number of people `count`, or None (no limit) if the rate is None."""
    return None if rate is None else (rate[0] * count, rate[1] * count)

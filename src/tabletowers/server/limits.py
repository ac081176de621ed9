"""How often somebody may do something: buckets that refill."""

from __future__ import annotations

import time
from collections import OrderedDict

from tabletowers.server.settings import Limits
from tabletowers.table import Refused

#: How many buckets of a kind are kept; the one not used for longest goes first.
_REMEMBERED = 20_000


class Buckets:
    """One bucket for each name: so many at once, and so many per second after that."""

    def __init__(self, rate: tuple[float, float] | None) -> None:
        self._rate = rate
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str) -> None:
        """Take one; Refused (`too_many`) if the bucket is empty."""
        if self._rate is None:
            return
        size, refill = self._rate
        now = time.monotonic()
        left, since = self._left.pop(name, (size, now))
        left = min(size, left + (now - since) * refill)
        self._left[name] = (max(0.0, left - 1), now)
        if len(self._left) > _REMEMBERED:
            self._left.popitem(last=False)
        if left < 1:
            wait = max(1, round((1 - left) / refill))
            raise Refused("too_many", f"too many requests; try again in {wait} s", retry_after=wait)


class RateLimits:
    """The rates that a server limits, each with its buckets."""

    def __init__(self, limits: Limits) -> None:
        #: By address.
        self.requests = Buckets(limits.requests)
        self.guests = Buckets(limits.guests)
        self.tries = Buckets(limits.tries)
        #: By person.
        self.advice = Buckets(limits.advice)

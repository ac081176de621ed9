"""How often somebody may do something: buckets that refill, for people and for the places that they come from, and
rounds of the event loop that nobody fills alone.
"""

from __future__ import annotations

import asyncio
import ipaddress
import random
import time
from collections import OrderedDict, deque

from tabletowers.server.settings import Limits
from tabletowers.table import Refused

#: How many buckets of a kind are kept; the one not used for longest goes first.
_REMEMBERED = 20_000
#: About so many seconds somebody waits who has asked too often.
_SLOWED = 1.0
#: The part of an IPv6 address that one household or office has for itself.
_HOUSEHOLD = 64


def place_of(address: str) -> str:
    """The place that an address stands for: an IPv4 address, or an IPv6 network of 64 bits."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> _HOUSEHOLD << _HOUSEHOLD, _HOUSEHOLD)))


class Whereabouts:
    """Where people were last seen."""

    def __init__(self) -> None:
        self._places: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, place: str) -> None:
        """Note that somebody was seen at a place."""
        self._places[person] = place
        self._places.move_to_end(person)
        if len(self._places) > _REMEMBERED:
            self._places.popitem(last=False)

    def of(self, person: str) -> str:
        """The place, or the person where none is known."""
        return self._places.get(person, person)


class Buckets:
    """One bucket for each name: so many at once, and so many per second after that."""

    def __init__(self, rate: tuple[float, float] | None) -> None:
        self._rate = rate
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str) -> None:
        """Take one; Refused (`too_many`) if the bucket is empty."""
        if self._rate is not None:
            self._refuse_below_one(self._take(name))

    def check(self, name: str) -> None:
        """Take none; Refused (`too_many`) if the bucket is empty."""
        if self._rate is not None and name in self._left:
            size, refill = self._rate
            left, since = self._left[name]
            self._refuse_below_one(min(size, left + (time.monotonic() - since) * refill))

    def note(self, name: str) -> None:
        """Take one, if there is one."""
        if self._rate is not None:
            self._take(name)

    def _take(self, name: str) -> float:
        """Take one if there is one; how many there were."""
        assert self._rate is not None
        size, refill = self._rate
        now = time.monotonic()
        left, since = self._left.pop(name, (size, now))
        left = min(size, left + (now - since) * refill)
        self._left[name] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > _REMEMBERED:
            self._left.popitem(last=False)
        return left

    def _refuse_below_one(self, left: float) -> None:
        assert self._rate is not None
        if left < 1:
            wait = max(1, round((1 - left) / self._rate[1]))
            raise Refused("too_many", f"too many requests; try again in {wait} s", retry_after=wait)


class Rounds:
    """In each round of the event loop only a few things are begun for one place; whatever else it asks for waits.

    So somebody who asks for a hundred things at once is served as quickly as before, but others are served in between.
    """

    def __init__(self, most: int | None) -> None:
        self._most = most
        self._begun: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def turn(self, place: str) -> None:
        """Wait until something may be begun for a place: not at all, if it hasn't asked for much in this round."""
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
        """Begin a round with those who have waited for longest."""
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
    """The rates that a server limits, each with its buckets."""

    def __init__(self, limits: Limits) -> None:
        self.rounds = Rounds(limits.at_once)
        #: By place.
        self.requests = Buckets(limits.requests)
        self.files = Buckets(limits.files)
        self.guests = Buckets(limits.guests)
        self.tries = Buckets(limits.tries)
        self.opened = Buckets(limits.opened)
        self.messages_from = Buckets(_times(limits.messages, limits.people_at_a_place))
        self.tables_from = Buckets(_times(limits.tables, limits.people_at_a_place))
        #: By person.
        self.requests_of = Buckets(limits.requests)
        self.messages = Buckets(limits.messages)
        self.tables = Buckets(limits.tables)
        self.rows = Buckets(limits.rows)
        #: By person, or by place where nobody is known.
        self.advice = Buckets(limits.advice)
        self.costly = Buckets(limits.costly)
        #: By person, by place, and by the address that is written to.
        self.mails = Buckets(limits.mails)
        #: By login.
        self.passwords = Buckets(limits.passwords)

    async def slow_down(self, place: str) -> None:
        """Let somebody wait who has asked too often, before they are told so; not all of them equally long."""
        await asyncio.sleep(_SLOWED * random.uniform(0.5, 1.5))
        await self.rounds.turn(place)


def _times(rate: tuple[float, float] | None, count: int) -> tuple[float, float] | None:
    return None if rate is None else (rate[0] * count, rate[1] * count)

"""How often somebody may do something: buckets that refill, for people and for the places that they come from."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

from tabletowers.server.settings import Limits
from tabletowers.table import Refused

#: How many buckets of a kind are kept; the one not used for longest goes first.
_REMEMBERED = 20_000
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


class RateLimits:
    """The rates that a server limits, each with its buckets."""

    def __init__(self, limits: Limits) -> None:
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


def _times(rate: tuple[float, float] | None, count: int) -> tuple[float, float] | None:
    return None if rate is None else (rate[0] * count, rate[1] * count)

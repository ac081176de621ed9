"""The networks that people connect from, and the rate limits for calls that only a server offers."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import random
from collections import OrderedDict

from tabletowers.host import limits
from tabletowers.host.limits import REMEMBERED, Buckets, times
from tabletowers.server.settings import Limits

#: About how many seconds a client that exceeds a rate limit has to wait for the response.
_SLOWED = 1.0
#: The prefix length of the IPv6 network of one household or office.
_HOUSEHOLD = 64
#: The prefix lengths that providers give to one customer with several such networks, the widest first.
_CUSTOMER = (48, 56)


def place_of(address: str) -> str:
    """Return the network that an IP address belongs to: the address itself for IPv4, its /64 network for IPv6."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((int(parsed) >> _HOUSEHOLD << _HOUSEHOLD, _HOUSEHOLD)))


def networks_of(place: str) -> tuple[str, ...]:
    """Return the networks around `place` that may all belong to one customer, from the widest to `place` itself.

    The result always has the same length, so that the results for different places can be compared.
    """
    if "/" not in place:
        return (place,) * (len(_CUSTOMER) + 1)
    network = ipaddress.ip_network(place)
    return (*(str(network.supernet(new_prefix=bits)) for bits in _CUSTOMER), place)


class Whereabouts:
    """Remembers the network from which each person last connected."""

    def __init__(self) -> None:
        self._places: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, place: str) -> None:
        """Record the network from which a person is connecting."""
        self._places[person] = place
        self._places.move_to_end(person)
        if len(self._places) > REMEMBERED:
            self._places.popitem(last=False)

    def hashed(self, person: str, key: bytes) -> str | None:
        """Return a keyed hash of the network from which a person last connected, or None if no network is known.

        The networks that a provider usually assigns to one customer (an IPv6 /56) have the same hash.
        """
        place = self._places.get(person)
        if place is None:
            return None
        return hmac.new(key, networks_of(place)[1].encode(), "sha256").hexdigest()[:32]

    def of(self, person: str) -> str:
        """Return the network from which a person last connected, or the person's id if no network is known."""
        return self._places.get(person, person)


class RateLimits(limits.RateLimits):
    """The rate limits of a server, each with its token buckets."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(limits)
        #: By network.
        self.requests = Buckets(limits.requests)
        self.files = Buckets(limits.files)
        self.pictures = Buckets(limits.pictures)
        self.guests = Buckets(limits.guests)
        self.tries = Buckets(limits.tries)
        self.opened = Buckets(limits.opened)
        self.tables_from = Buckets(times(limits.tables, limits.people_at_a_place))
        self.matches_from = Buckets(times(limits.matches, limits.people_at_a_place))
        self.circles_from = Buckets(times(limits.circles, limits.people_at_a_place))
        self.circle_joins_from = Buckets(times(limits.circle_joins, limits.people_at_a_place))
        self.reports_from = Buckets(times(limits.reports, limits.people_at_a_place))
        #: By person.
        self.requests_of = Buckets(limits.requests)
        self.tables = Buckets(limits.tables)
        self.matches = Buckets(limits.matches)
        self.circles = Buckets(limits.circles)
        self.circle_joins = Buckets(limits.circle_joins)
        self.reports = Buckets(limits.reports)
        #: By person, by network, and by the address of the recipient.
        self.mails = Buckets(limits.mails)
        #: By login name or, on a device that is known for that login, by device.
        self.passwords = Buckets(limits.passwords)

    async def slow_down(self, place: str) -> None:
        """Delay the response to a client that exceeds its rate limit. The delay is random."""
        await asyncio.sleep(_SLOWED * random.uniform(0.5, 1.5))
        await self.rounds.turn(place)

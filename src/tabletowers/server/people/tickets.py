"""Tickets: secrets that are good once and for a while, on whichever server they are handed in."""

from __future__ import annotations

import secrets
from typing import Any, Literal

from tabletowers.server.clock import Clock
from tabletowers.server.people.accounts import hashed
from tabletowers.store import Store
from tabletowers.store import tickets as stored
from tabletowers.store.tickets import Ticket

Kind = Literal["passkey", "login", "mail", "openid", "password"]
#: How long each is good, in milliseconds: a ceremony with a passkey, a mail that is read later, a login elsewhere, and
#: a link that lets somebody set a new password.
VALID: dict[Kind, int] = {
    "passkey": 5 * 60 * 1000,
    "login": 5 * 60 * 1000,
    "mail": 24 * 3600 * 1000,
    "openid": 10 * 60 * 1000,
    "password": 3600 * 1000,
}
#: The characters of codes that people may have to type: none that look alike.
_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def new_code() -> str:
    """A secret that can be typed: two groups of five signs."""
    return "-".join("".join(secrets.choice(_SIGNS) for _ in range(5)) for _ in range(2))


class Tickets:
    """Gives tickets out, and takes each once."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def give(self, kind: Kind, secret: str, person: str | None = None, **data: Any) -> None:
        """Keep a secret as a ticket of a kind, with whatever belongs to it."""
        now = self._clock()
        await self._store.write(stored.add, kind, hashed(secret), person, data, now + VALID[kind], now)

    async def take(self, kind: Kind, secret: str) -> Ticket | None:
        """Use a ticket up; None if there is none, or it was used or has expired."""
        return await self._store.write(stored.take, kind, hashed(secret), self._clock())

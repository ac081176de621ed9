"""Tickets: secrets that can be used only once and within a limited time, on any server that shares the database."""

from __future__ import annotations

import secrets
from typing import Any, Literal

from tabletowers.host.wall_clock import Clock
from tabletowers.server.people.accounts import hashed
from tabletowers.store import Store
from tabletowers.store import tickets as stored
from tabletowers.store.tickets import Ticket

Kind = Literal["passkey", "login", "mail", "openid", "password", "undo"]
#: The lifetime of each kind of ticket in milliseconds: for creating a passkey, for logging in with one, for confirming
#: an address by mail, for a login through another site, for a link to set a new password, and for a link to revert a
#: change of address.
VALID: dict[Kind, int] = {
    "passkey": 5 * 60 * 1000,
    "login": 5 * 60 * 1000,
    "mail": 24 * 3600 * 1000,
    "openid": 10 * 60 * 1000,
    "password": 3600 * 1000,
    "undo": 7 * 24 * 3600 * 1000,
}
#: The characters of codes that people may have to type, without any that look alike.
_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def new_code() -> str:
    """Return a new secret that is easy to type: two groups of five characters."""
    return "-".join("".join(secrets.choice(_SIGNS) for _ in range(5)) for _ in range(2))


class Tickets:
    """Issues and redeems tickets (secrets that can be used only once)."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def give(self, kind: Kind, secret: str, person: str | None = None, **data: Any) -> None:
        """Issue a ticket by storing the hash of its secret, its owner (if any) and additional data."""
        now = self._clock()
        await self._store.write(stored.add, kind, hashed(secret), person, data, now + VALID[kind], now)

    async def take(self, kind: Kind, secret: str) -> Ticket | None:
        """Use up a ticket and return it. Returns None if it does not exist, was already used, or has expired."""
        return await self._store.write(stored.take, kind, hashed(secret), self._clock())

"""How people prove who they are: secrets of devices, codes for another device, logins with a password."""

from __future__ import annotations

import asyncio
import secrets

from tabletowers.server.clock import Clock
from tabletowers.server.people.accounts import Accounts, hashed, new_token
from tabletowers.store import Person, Store
from tabletowers.store import people as stored
from tabletowers.table import Refused

#: How long a code for another device is valid, in milliseconds.
CODE_VALID = 10 * 60 * 1000
#: The characters of codes: none that look alike.
_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
#: The hash of no password.
_NO_PASSWORD = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$4cWhqrQp2ZkQ4m9N0a2Q0b3p1V7k4wJ7dH3F2mQ8Yw8"


class Devices:
    """The devices and logins of the people of a server."""

    def __init__(self, accounts: Accounts, store: Store, clock: Clock) -> None:
        self._accounts = accounts
        self._store = store
        self._clock = clock

    async def new_code(self, person: Person) -> tuple[str, int]:
        """A code that makes another device this person's, once; and when it expires."""
        code = "-".join("".join(secrets.choice(_SIGNS) for _ in range(5)) for _ in range(2))
        now = self._clock()
        expires = now + CODE_VALID
        await self._store.write(stored.add_code, person.id, hashed(code), expires, now)
        return code, expires

    async def redeem_code(self, code: str) -> tuple[Person, str]:
        """The person of a code, and a secret for this device."""
        token, key = new_token(), hashed(code.strip().upper())
        found = await self._store.write(stored.redeem_code, key, hashed(token), self._clock())
        person = None if found is None else await self._accounts.get(found)
        if person is None:
            raise Refused("wrong_code", "there is no such code, or it has been used or has expired")
        return person, token

    async def set_password(self, person: Person, login: str, password: str) -> None:
        """Secure an identity with a login and a password."""
        login = login.strip().lower()
        if not 3 <= len(login) <= 60 or not login.isprintable():
            raise Refused("bad_request", "a login has 3 to 60 characters", path="login")
        if not 8 <= len(password) <= 200:
            raise Refused("bad_request", "a password has 8 to 200 characters", path="password")
        from argon2 import PasswordHasher

        kept = await asyncio.to_thread(PasswordHasher().hash, password)
        await self._accounts.change(person, login=login, password=kept)

    async def log_in(self, login: str, password: str) -> tuple[Person, str]:
        """The person of a login, and a secret for this device."""
        from argon2 import PasswordHasher
        from argon2.exceptions import InvalidHashError, VerifyMismatchError

        found, kept = await self._store.read(stored.credentials, login.strip().lower()) or (None, None)
        try:
            # Somebody unknown takes as long as a wrong password.
            await asyncio.to_thread(PasswordHasher().verify, kept or _NO_PASSWORD, password)
        except (VerifyMismatchError, InvalidHashError):
            found = None
        person = None if found is None else await self._accounts.get(found)
        if person is None:
            raise Refused("wrong_password", "wrong login or password")
        token = new_token()
        await self._store.write(stored.add_token, person.id, hashed(token), self._clock())
        return person, token

    async def log_out(self, token: str) -> None:
        """Forget a device."""
        key = hashed(token)
        self._accounts.forget_token(key)
        await self._store.write(stored.remove_token, key)

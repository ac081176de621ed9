"""How people prove who they are: secrets of devices, codes for another device, logins with a password."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tabletowers.server.clock import Clock
from tabletowers.server.limits import Buckets
from tabletowers.server.people.accounts import Accounts, hashed, new_token
from tabletowers.server.people.sessions import Sessions
from tabletowers.server.people.tickets import new_code
from tabletowers.server.workers.processes import yield_to_others
from tabletowers.store import Person, Store
from tabletowers.store import people as stored
from tabletowers.table import Refused

#: How long a code for another device is valid, in milliseconds.
CODE_VALID = 10 * 60 * 1000
#: How much of the hash of a device's secret names it in the list that its owner sees.
_NAME = 16
#: The hash of no password.
_NO_PASSWORD = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$4cWhqrQp2ZkQ4m9N0a2Q0b3p1V7k4wJ7dH3F2mQ8Yw8"


def check_credentials(login: str, password: str) -> str:
    """The login as it is kept; Refused if it or the password won't do."""
    login = login.strip().lower()
    if not 3 <= len(login) <= 60 or not login.isprintable():
        raise Refused("bad_request", "a login has 3 to 60 characters", path="login")
    if not 8 <= len(password) <= 200:
        raise Refused("bad_request", "a password has 8 to 200 characters", path="password")
    return login


class Devices:
    """The devices and logins of the people of a server."""

    def __init__(self, accounts: Accounts, sessions: Sessions, store: Store, clock: Clock, throttle: Buckets) -> None:
        """`throttle` limits the wrong passwords of each login."""
        self._accounts = accounts
        self._sessions = sessions
        self._store = store
        self._clock = clock
        self._throttle = throttle
        self._hashing = ThreadPoolExecutor(1, "hashing", initializer=yield_to_others)

    async def new_code(self, person: Person) -> tuple[str, int]:
        """A code that makes another device this person's, once; and when it expires."""
        code, now = new_code(), self._clock()
        expires = now + CODE_VALID
        await self._store.write(stored.add_code, person.id, hashed(code), expires, now)
        return code, expires

    async def redeem_code(self, code: str, device: str | None = None) -> tuple[Person, str]:
        """The person of a code, and a secret for this device, which says what it is."""
        token, key = new_token(), hashed(code.strip().upper())
        found = await self._store.write(stored.redeem_code, key, hashed(token), self._clock(), device)
        person = None if found is None else await self._accounts.get(found)
        if person is None:
            raise Refused("wrong_code", "there is no such code, or it has been used or has expired")
        return person, token

    async def set_password(
        self, person: Person, login: str, password: str, current: str | None = None, keep: str | None = None
    ) -> None:
        """Secure an identity with a login and a password; who has one already has to know it.

        All other devices have to log in again; `keep` is the token of the one that stays.
        """
        login = check_credentials(login, password)
        if person.password is not None:
            self._throttle.check(person.login or person.id)
            if current is None or not await self._fits(person.password, current):
                self._throttle.note(person.login or person.id)
                raise Refused("wrong_password", "the present password is needed to change it", path="current")
        changed = person.password is not None
        kept = await self.hash(password)
        await self._accounts.change(person, login=login, password=kept)
        if changed:
            await self._store.write(stored.remove_tokens, person.id, None if keep is None else hashed(keep))
            await self._sessions.ended(person.id)

    async def log_in(self, login: str, password: str, device: str | None = None) -> tuple[Person, str]:
        """The person of a login, and a secret for this device, which says what it is."""
        login = login.strip().lower()
        self._throttle.check(login)
        found, kept = await self._store.read(stored.credentials, login) or (None, None)
        # Somebody unknown takes as long as a wrong password.
        if not await self._fits(kept or _NO_PASSWORD, password):
            found = None
        person = None if found is None else await self._accounts.get(found)
        if person is None:
            self._throttle.note(login)
            raise Refused("wrong_password", "wrong login or password")
        token = new_token()
        await self._store.write(stored.add_token, person.id, hashed(token), self._clock(), device)
        return person, token

    async def of(self, person: Person, token: str) -> list[dict[str, Any]]:
        """Somebody's devices as the API lists them; `token` is the secret of the one that asks."""
        here = hashed(token)
        return [
            {
                "id": each.token[:_NAME],
                "device": each.device,
                "created": each.created,
                "used": each.used,
                "here": each.token == here,
            }
            for each in await self._store.read(stored.devices_of, person.id, self._clock())
        ]

    async def log_out_one(self, person: Person, name: str) -> None:
        """Forget one device of somebody, by its name in the list."""
        for each in await self._store.read(stored.devices_of, person.id, self._clock()):
            if each.token[:_NAME] == name:
                await self._store.write(stored.remove_token, person.id, each.token)
                await self._sessions.ended(person.id, each.token)
                return
        raise Refused("not_possible", "you have no such device")

    async def log_out(self, person: Person, token: str) -> None:
        """Forget a device."""
        key = hashed(token)
        await self._store.write(stored.remove_token, person.id, key)
        await self._sessions.ended(person.id, key)

    async def log_out_everywhere(self, person: Person) -> None:
        """Forget all devices of a person."""
        await self._store.write(stored.remove_tokens, person.id)
        await self._sessions.ended(person.id)

    # Passwords are hashed one at a time, after everything else that this machine has to do.

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        from argon2 import PasswordHasher

        kept: str = await asyncio.get_running_loop().run_in_executor(self._hashing, PasswordHasher().hash, password)
        return kept

    async def _fits(self, kept: str, password: str) -> bool:
        from argon2 import PasswordHasher
        from argon2.exceptions import InvalidHashError, VerificationError

        try:
            await asyncio.get_running_loop().run_in_executor(self._hashing, PasswordHasher().verify, kept, password)
        except (VerificationError, InvalidHashError):
            return False
        return True

    def close(self) -> None:
        """Stop hashing."""
        self._hashing.shutdown(wait=False, cancel_futures=True)

"""Devices and how people log in on them: with the device's secret token, a code from another device, or a password."""

from __future__ import annotations

from collections.abc import Collection

from tabletowers.host.limits import Buckets
from tabletowers.host.wall_clock import Clock
from tabletowers.server.people.accounts import Accounts, hashed, new_token
from tabletowers.server.people.known_devices import Visitor
from tabletowers.server.people.one_time_tickets import new_code
from tabletowers.server.people.password_hashes import Hashing
from tabletowers.server.people.sessions import Sessions
from tabletowers.server.responses.people import DeviceInfo
from tabletowers.store import Person, Store
from tabletowers.store import people as stored
from tabletowers.table import Refused

#: How long a code for another device is valid, in milliseconds.
CODE_VALID = 10 * 60 * 1000
#: How long after a login sensitive changes to an account are allowed, in milliseconds.
RECENT = 10 * 60 * 1000
#: The number of characters of its secret's hash that form a device's id in lists.
_NAME = 16
#: A hash that no password matches.
_NO_PASSWORD = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$4cWhqrQp2ZkQ4m9N0a2Q0b3p1V7k4wJ7dH3F2mQ8Yw8"


#: Passwords that everyone tries first. Digits and signs at their end don't make them better.
_COMMON = frozenset(
    {
        *("password", "passwort", "passwd", "motdepasse", "wachtwoord", "contrasena", "letmein", "welcome", "secret"),
        *("qwertyui", "qwertyuiop", "qwertz", "qwerty", "azerty", "asdfghjk", "asdfghjkl", "changeme", "default"),
        *("iloveyou", "sunshine", "princess", "football", "baseball", "superman", "trustno", "dragon", "monkey"),
        *("shadow", "master", "michael", "computer", "internet", "whatever", "starwars", "hallo", "schatz"),
        *("administrator", "admin", "tabletowers"),
    }
)


def _is_easily_guessed(password: str, names: Collection[str]) -> bool:
    """Return whether a password is common, one character or run of digits, or one of the person's own names."""
    folded = password.casefold()
    word = folded.rstrip("0123456789!?.*#$-_")
    own = {name.strip().casefold() for name in names}
    runs = ("01234567890123456789", "98765432109876543210")
    return (
        word in _COMMON
        or folded in own
        or word in own
        or len(set(folded)) < 3
        or (folded.isdecimal() and any(folded in run for run in runs))
    )


def check_credentials(login: str, password: str, name: str) -> str:
    """Check a person's login name and password, and return the login name as it is stored. `name` is the person's name.

    Raises Refused if the name or the password is not allowed.
    """
    login = login.strip().lower()
    if not 3 <= len(login) <= 60 or not login.isprintable():
        raise Refused("bad_request", "a login has 3 to 60 printable characters", path="login")
    if not 8 <= len(password) <= 200:
        raise Refused("bad_request", f"a password has 8 to 200 characters, not {len(password)}", path="password")
    if _is_easily_guessed(password, (login, login.partition("@")[0], name)):
        raise Refused("bad_request", "this password is easy to guess: common, or your own name", path="password")
    return login


class Devices:
    """Manages people's devices, and logins with a password or a code."""

    def __init__(
        self,
        accounts: Accounts,
        sessions: Sessions,
        store: Store,
        clock: Clock,
        hashing: Hashing,
        throttle: Buckets,
        *,
        elsewhere: bool,
    ) -> None:
        """Initialise the instance.

        `throttle` limits the number of wrong passwords for each login name, with a separate limit on known devices.
        `elsewhere` says whether people can log in through an OpenID Connect provider.
        """
        self._accounts = accounts
        self._sessions = sessions
        self._store = store
        self._clock = clock
        self._hashing = hashing
        self._throttle = throttle
        self._elsewhere = elsewhere

    async def new_code(self, person: Person) -> tuple[str, int]:
        """Create a code with which another device can log in as this person, once.

        Returns the code, and the time at which it expires.
        """
        code, now = new_code(), self._clock()
        expires = now + CODE_VALID
        await self._store.write(stored.add_code, person.id, hashed(code), expires, now)
        return code, expires

    async def redeem_code(self, code: str, device: str | None = None) -> tuple[Person, str]:
        """Log in with a code from another device. Returns the person, and a secret token for this device.

        `device` describes this device to its owner.
        """
        token, key = new_token(), hashed(code.strip().upper())
        owner = await self._store.write(stored.redeem_code, key, hashed(token), self._clock(), device)
        person = None if owner is None else await self._accounts.get(owner)
        if person is None:
            raise Refused("wrong_code", "this code does not exist, has been used or has expired")
        return person, token

    async def require_login(self, person: Person, token: str) -> None:
        """Raise Refused (`login_again`) if a person can log in but has not done so on this device recently.

        Guests, who have no way to log in, are never refused.
        """
        # The data in memory may be older than what another server has stored.
        (fresh,) = await self._store.read(stored.several, [person.id])
        possible = {
            "password": fresh.password is not None,
            "passkey": fresh.passkeys > 0,
            "openid": fresh.elsewhere and self._elsewhere,
        }
        ways = [way for way, can in possible.items() if can]
        session = await self._store.read(stored.session, hashed(token))
        proven = None if session is None else session.proven
        if ways and (proven is None or proven + RECENT < self._clock()):
            raise Refused("login_again", "log in again to do this; it has been more than ten minutes", ways=ways)

    async def proved(self, token: str) -> None:
        """Record that the owner of the device with this token has just proved their identity on it."""
        await self._store.write(stored.prove_token, hashed(token), self._clock())

    async def set_password(
        self, person: Person, login: str, password: str, current: str | None, token: str, visitor: Visitor
    ) -> None:
        """Set a person's login name and password. This requires the current password, or else a recent login.

        If a password is changed, all devices are logged out except the one with this `token`.
        """
        login = check_credentials(login, password, person.name)
        (fresh,) = await self._store.read(stored.several, [person.id])
        if fresh.password is None:
            await self.require_login(person, token)
        elif current is None or not await self._fits(fresh.login or "", fresh.id, fresh.password, current, visitor):
            raise Refused("wrong_password", "the current password is needed to change it", path="current")
        kept = await self._hashing.hash(visitor.asker(None if fresh.password is None else fresh.id), password)
        await self._accounts.change(person, login=login, password=kept)
        await self.proved(token)
        if fresh.password is not None:
            await self._store.write(stored.remove_tokens, person.id, hashed(token))
            await self._sessions.ended(person.id)

    async def log_in(
        self, login: str, password: str, visitor: Visitor, device: str | None = None
    ) -> tuple[Person, str]:
        """Log in with a password. Returns the person, and a secret token for this device.

        `device` describes this device to its owner.
        """
        login = login.strip().lower()
        owner, kept = await self._store.read(stored.credentials, login) or (None, None)
        right = await self._fits(login, owner, kept, password, visitor)
        person = None if owner is None or not right else await self._accounts.get(owner)
        if person is None:
            raise Refused("wrong_password", "wrong login or password")
        token = new_token()
        now = self._clock()
        await self._store.write(stored.add_token, person.id, hashed(token), now, device, proven=True)
        return person, token

    async def _fits(self, login: str, person: str | None, kept: str | None, password: str, visitor: Visitor) -> bool:
        """Return whether a password is right for a login name. Wrong passwords are counted.

        The check takes the same time for an unknown login name as for a wrong password.
        """
        counter, fits = visitor.counter(login, person), None
        self._throttle.take(counter)
        try:
            fits = await self._hashing.fits(visitor.asker(person), kept or _NO_PASSWORD, password)
        finally:
            if fits is not False:
                self._throttle.give_back(counter)
        return fits

    async def of(self, person: Person, token: str) -> list[DeviceInfo]:
        """Return a person's devices as the API lists them.

        `token` is that of the current device.
        """
        here = hashed(token)
        return [
            DeviceInfo(each.token[:_NAME], each.device, each.created, each.used, here=each.token == here)
            for each in await self._store.read(stored.devices_of, person.id, self._clock())
        ]

    async def log_out_one(self, person: Person, name: str) -> None:
        """Log out one of a person's devices, given its id in the list of devices."""
        for each in await self._store.read(stored.devices_of, person.id, self._clock()):
            if each.token[:_NAME] == name:
                await self._store.write(stored.remove_token, person.id, each.token)
                await self._sessions.ended(person.id, each.token)
                return
        raise Refused("not_possible", "you have no such device")

    async def log_out(self, person: Person, token: str) -> None:
        """Log out a device."""
        key = hashed(token)
        await self._store.write(stored.remove_token, person.id, key)
        await self._sessions.ended(person.id, key)

    async def log_out_everywhere(self, person: Person) -> None:
        """Log out all of a person's devices."""
        await self._store.write(stored.remove_tokens, person.id)
        await self._sessions.ended(person.id)

"""Known devices, on which people have logged in before, identified by a signed cookie (OWASP's device cookies).

The cookie does not log anyone in. But a person's login attempts and emails are counted separately on their known
devices, so that strangers can't use up the person's limits.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import NamedTuple

from tabletowers.server.limits import networks_of
from tabletowers.server.people.password_hashes import Asker

#: The name of the server's key that signs the cookies.
KEY = "devices"
#: The most people that a cookie lists. The one whose login is longest ago is dropped first.
_MOST = 5


class Visitor(NamedTuple):
    """The network and device that a request comes from, and the people who have logged in on that device before."""

    place: str
    device: str = ""
    people: tuple[str, ...] = ()

    def counter(self, name: str, person: str | None) -> str:
        """Return the name of the rate-limit counter for `name`, such as the login name in a login attempt.

        A device on which the person has logged in before has a counter of its own. All other devices share one.
        """
        return f"device {self.device} {name}" if person in self.people else f"anywhere {name}"

    def asker(self, person: str | None) -> Asker:
        """Return the client under whose name a check of this person's password waits in the hashing queue."""
        return (
            Asker((f"device {self.device}",), known=True) if person in self.people else Asker(networks_of(self.place))
        )


class KnownDevices:
    """Creates and reads the cookies of known devices."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def read(self, cookie: str) -> tuple[str, tuple[str, ...]]:
        """Return a device's id, and the people who have logged in on it, from its cookie.

        Both results are empty if the cookie was not signed by this server.
        """
        content, _, proof = cookie.rpartition(".")
        if not hmac.compare_digest(proof.encode(), self._proof(content).encode()):
            return "", ()
        device, *people = content.split(".")
        return device, tuple(people)

    def with_person(self, cookie: str, person: str) -> str:
        """Return the new value of a device's cookie after a person has logged in on that device."""
        device, people = self.read(cookie)
        others = [other for other in people if other != person]
        content = ".".join([device or secrets.token_hex(8), person, *others[: _MOST - 1]])
        return f"{content}.{self._proof(content)}"

    def _proof(self, content: str) -> str:
        return hmac.new(self._key, content.encode(), hashlib.sha256).hexdigest()

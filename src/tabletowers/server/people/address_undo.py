"""Reverts a change of email address, with a link that is sent to the old address and works once, within a week.

With such a link, a person can recover their account from an intruder, whatever the intruder has changed.
"""

from __future__ import annotations

import secrets
from email.message import EmailMessage
from typing import Any

from tabletowers.host.wall_clock import Clock
from tabletowers.server.people.accounts import Accounts, hashed, new_token
from tabletowers.server.people.mail import Mail
from tabletowers.server.people.one_time_tickets import VALID, Tickets
from tabletowers.server.people.sessions import Sessions
from tabletowers.store import Person, Store, credentials, people, tickets
from tabletowers.table import Refused

#: The fields of a person that are restored.
_RESTORED = ("mail", "mail_confirmed", "login", "password", "webhook", "webhook_kind", "push")


class Undo:
    """Creates links that revert changes of email address, and reverts such changes."""

    def __init__(self, accounts: Accounts, sessions: Sessions, mail: Mail, store: Store, clock: Clock) -> None:
        self._accounts = accounts
        self._sessions = sessions
        self._mail = mail
        self._store = store
        self._clock = clock
        self._tickets = Tickets(store, clock)

    async def offer(self, person: Person) -> EmailMessage | None:
        """Return an email to the address that a person is about to change, with a link that reverts the change.

        Returns None if the person has no confirmed address, or this server can't send email.
        """
        if person.mail is None or not person.mail_confirmed or not self._mail.possible:
            return None
        secret = secrets.token_urlsafe(24)
        await self._tickets.give("undo", secret, person.id, **{name: getattr(person, name) for name in _RESTORED})
        return self._mail.undo(person, f"/undo/{secret}")

    async def take_back(self, secret: str, device: str | None) -> tuple[Person, str]:
        """Revert a change of email address with the secret of a link. Returns the person, and a token for this device.

        Restores the address, the login name and the password. Removes passkeys, OpenID Connect logins and links of the
        same kind that were added after the change, and logs out all other devices. The link is used up.
        """
        token, now = new_token(), self._clock()

        def change(connection: Any) -> str | None:
            ticket = tickets.find(connection, "undo", hashed(secret), now)
            if ticket is None or ticket.person is None:
                return None
            person, values = ticket.person, dict(ticket.data)
            owner = None if values["login"] is None else people.credentials(connection, values["login"])
            if owner is not None and owner[0] != person:
                del values["login"]  # taken by another person in the meantime
            tickets.remove_since(connection, "undo", person, ticket.expires)
            credentials.remove_since(connection, person, ticket.expires - VALID["undo"])
            people.change(connection, person, **values)
            people.remove_tokens(connection, person)
            people.add_token(connection, person, hashed(token), now, device, proven=True)
            return person

        whose = await self._store.write(change)
        if whose is None:
            raise Refused("wrong_code", "this link does not exist, has been used or has expired", path="link")
        await self._sessions.ended(whose)
        person = await self._accounts.get(whose)
        assert person is not None
        return person, token

"""Recovery from a forgotten password, through a link that is sent by email or issued by an operator.

A link works once, within an hour, on every server. The response to a request for a link is the same, and takes the same
time, whether or not the person exists: the server looks up the person and sends the email after it has responded.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

from tabletowers.host.limits import Buckets
from tabletowers.host.tasks import end
from tabletowers.host.wall_clock import Clock
from tabletowers.server.people.accounts import Accounts, hashed, new_token
from tabletowers.server.people.devices import check_credentials
from tabletowers.server.people.known_devices import Visitor
from tabletowers.server.people.mail import Mail
from tabletowers.server.people.notices import Notices
from tabletowers.server.people.one_time_tickets import VALID, Tickets
from tabletowers.server.people.password_hashes import Hashing
from tabletowers.server.people.sessions import Sessions
from tabletowers.store import Conflict, Person, StorageError, Store, people, tickets
from tabletowers.store.tickets import Ticket
from tabletowers.table import Refused

log = logging.getLogger("tabletowers.recovery")


def new_link() -> tuple[str, str]:
    """Return a new secret for a link, and the link's path, which ends with the secret."""
    secret = secrets.token_urlsafe(24)
    return secret, f"/password/{secret}"


class Recovery:
    """Lets people set a new password if they have forgotten theirs."""

    def __init__(
        self,
        accounts: Accounts,
        hashing: Hashing,
        sessions: Sessions,
        mail: Mail,
        notices: Notices,
        store: Store,
        clock: Clock,
        mails: Buckets,
    ) -> None:
        """Initialise the instance. `mails` limits how many emails strangers and known devices can request."""
        self._accounts = accounts
        self._hashing = hashing
        self._sessions = sessions
        self._mail = mail
        self._notices = notices
        self._store = store
        self._clock = clock
        self._mails = mails
        self._tickets = Tickets(store, clock)
        self._sending: set[asyncio.Task[None]] = set()

    def ask(self, who: str, visitor: Visitor) -> None:
        """Email a link, in the background, to the people who have `who` as their login name or email address.

        Only confirmed addresses are used.
        """
        if not self._mail.possible:
            raise Refused("not_possible", "this server does not send mail")
        task = asyncio.create_task(self._send(who, visitor))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, who: str, visitor: Visitor) -> None:
        try:
            ids = await self._store.read(people.with_confirmed_mail, who.strip().lower())
            for person in (await self._accounts.several(ids)).values():
                await self._send_to(person, visitor)
        except StorageError as error:
            log.error("the database does not answer: %s", error)
        except Exception:
            log.exception("a link for a new password could not be sent")

    async def _send_to(self, person: Person, visitor: Visitor) -> None:
        assert person.mail is not None
        if person.banned:
            return
        try:
            # Counted separately from the person's own mails, because anyone can request this one.
            for name in (person.id, person.mail.lower()):
                self._mails.take(visitor.counter(f"link for {name}", person.id))
            path, _ = await self.link(person, mail=person.mail)
            await self._notices.deliver(await self._mail.recovery(person, path))
        except Refused as refused:
            # The response must not reveal whether the person exists.
            log.warning("a link for a new password was not sent: %s", refused.code)

    async def link(self, person: Person, **data: Any) -> tuple[str, int]:
        """Create a link for setting a new password. Returns the link's path and expiry time.

        `data` is stored with the link, such as the email address to which it is sent.
        """
        secret, path = new_link()
        await self._tickets.give("password", secret, person.id, **data)
        return path, self._clock() + VALID["password"]

    async def whose(self, secret: str) -> Person:
        """Return the person for whom a link was created. Raises Refused if the link is no longer valid."""
        return await self._person(await self._store.read(tickets.find, "password", hashed(secret), self._clock()))

    async def _person(self, ticket: Ticket | None) -> Person:
        person = None if ticket is None or ticket.person is None else await self._accounts.get(ticket.person)
        # A link that was sent to an address is valid only as long as the person has that address.
        if ticket is None or person is None or ticket.data.get("mail", person.mail) != person.mail:
            raise Refused("wrong_code", "this link does not exist, has been used or has expired", path="link")
        return person

    async def finish(
        self, secret: str, login: str | None, password: str, visitor: Visitor, device: str | None
    ) -> tuple[Person, str]:
        """Set a new password with the secret of a link. Returns the person, and a secret token for this device.

        The link is used up, and all other devices are logged out. A person without a login name must choose one. If the
        login name or the password is not allowed, Refused is raised and the link stays valid.
        """
        person = await self.whose(secret)
        login = check_credentials(person.login or login or "", password, person.name)
        kept, token, now = await self._hashing.hash(visitor.asker(person.id), password), new_token(), self._clock()

        def change(connection: Any) -> bool:
            if tickets.take(connection, "password", hashed(secret), now) is None:
                return False
            people.change(connection, person.id, login=login, password=kept)
            people.remove_tokens(connection, person.id)
            people.add_token(connection, person.id, hashed(token), now, device, proven=True)
            return True

        try:
            done = await self._store.write(change)
        except Conflict as error:
            raise Refused("name_taken", "this login is taken") from error
        if not done:
            raise Refused("wrong_code", "this link does not exist, has been used or has expired", path="link")
        await self._sessions.ended(person.id)
        fresh = await self._accounts.get(person.id)
        assert fresh is not None
        return fresh, token

    async def close(self) -> None:
        """Stop sending links by email."""
        await end(self._sending)

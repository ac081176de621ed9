"""Forgotten passwords: a link that lets somebody set a new one, by mail or from the people who run the server.

It is good once and for an hour, whichever server it is handed in at. Whoever asks for one is told the same whether
there is somebody or not, and as quickly: the looking up and the sending happen afterwards.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

from tabletowers.server.clock import Clock
from tabletowers.server.limits import Buckets
from tabletowers.server.people.accounts import Accounts, hashed, new_token
from tabletowers.server.people.devices import Devices, check_credentials
from tabletowers.server.people.mail import Mail
from tabletowers.server.people.notices import Notices
from tabletowers.server.people.sessions import Sessions
from tabletowers.server.people.tickets import VALID, Tickets
from tabletowers.server.tasks import end
from tabletowers.store import Conflict, Person, StorageError, Store, people, tickets
from tabletowers.store.tickets import Ticket
from tabletowers.table import Refused

log = logging.getLogger("tabletowers.recovery")


def new_link() -> tuple[str, str]:
    """The secret of a link, and the path that it is the end of."""
    secret = secrets.token_urlsafe(24)
    return secret, f"/password/{secret}"


class Recovery:
    """Lets people back in who have forgotten their password."""

    def __init__(
        self,
        accounts: Accounts,
        devices: Devices,
        sessions: Sessions,
        mail: Mail,
        notices: Notices,
        store: Store,
        clock: Clock,
        mails: Buckets,
    ) -> None:
        """`mails` limits what is sent to a person and to an address."""
        self._accounts = accounts
        self._devices = devices
        self._sessions = sessions
        self._mail = mail
        self._notices = notices
        self._store = store
        self._clock = clock
        self._mails = mails
        self._tickets = Tickets(store, clock)
        self._sending: set[asyncio.Task[None]] = set()

    def ask(self, who: str) -> None:
        """Send a link to whoever has this login or address, if they have confirmed an address; a little later."""
        if not self._mail.possible:
            raise Refused("not_possible", "this server sends no mails")
        task = asyncio.create_task(self._send(who))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, who: str) -> None:
        try:
            found = await self._store.read(people.with_confirmed_mail, who.strip().lower())
            for person in (await self._accounts.several(found)).values():
                await self._send_to(person)
        except StorageError as error:
            log.error("the database does not answer: %s", error)
        except Exception:
            log.exception("a link for a new password could not be sent")

    async def _send_to(self, person: Person) -> None:
        assert person.mail is not None
        if person.banned:
            return
        try:
            for name in (person.id, person.mail.lower()):
                self._mails.take(name)
            path, _ = await self.link(person, mail=person.mail)
            await self._notices.deliver(await self._mail.recovery(person, path))
        except Refused as refused:
            # Nobody may learn from an answer that there is somebody.
            log.warning("a link for a new password was not sent: %s", refused.code)

    async def link(self, person: Person, **data: Any) -> tuple[str, int]:
        """A path that lets somebody set a new password, and until when; with the address that it is sent to, if any."""
        secret, path = new_link()
        await self._tickets.give("password", secret, person.id, **data)
        return path, self._clock() + VALID["password"]

    async def whose(self, secret: str) -> Person:
        """Whom a link lets in; Refused if nobody, any more."""
        return await self._person(await self._store.read(tickets.find, "password", hashed(secret), self._clock()))

    async def _person(self, ticket: Ticket | None) -> Person:
        person = None if ticket is None or ticket.person is None else await self._accounts.get(ticket.person)
        # A link that was sent to an address is good as long as the address is theirs.
        if ticket is None or person is None or ticket.data.get("mail", person.mail) != person.mail:
            raise Refused("wrong_code", "there is no such link, or it has been used or has expired", path="link")
        return person

    async def finish(self, secret: str, login: str | None, password: str, device: str | None) -> tuple[Person, str]:
        """Set a new password by a link, which uses it up; the person, and a secret for this device, the only one now.

        Whoever had no login yet chooses one. Refused, and the link stays good, if the login or the password won't do.
        """
        person = await self.whose(secret)
        login = check_credentials(person.login or login or "", password)
        kept, token, now = await self._devices.hash(password), new_token(), self._clock()

        def change(connection: Any) -> bool:
            if tickets.take(connection, "password", hashed(secret), now) is None:
                return False
            people.change(connection, person.id, login=login, password=kept)
            people.remove_tokens(connection, person.id)
            people.add_token(connection, person.id, hashed(token), now, device)
            return True

        try:
            done = await self._store.write(change)
        except Conflict as error:
            raise Refused("name_taken", "this login is taken") from error
        if not done:
            raise Refused("wrong_code", "there is no such link, or it has been used or has expired", path="link")
        await self._sessions.ended(person.id)
        fresh = await self._accounts.get(person.id)
        assert fresh is not None
        return fresh, token

    async def close(self) -> None:
        """Send nothing more."""
        await end(self._sending)

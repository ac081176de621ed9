"""Mails: to addresses that their owners have confirmed, each with a way out."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import re
import secrets
import smtplib
import ssl
from email import policy
from email.message import EmailMessage
from urllib.parse import unquote, urlencode, urlsplit

from tabletowers.server.people.accounts import Accounts
from tabletowers.server.people.outbound import SECONDS
from tabletowers.server.people.tickets import Tickets, new_code
from tabletowers.server.settings import Settings
from tabletowers.store import Conflict, Person, Store, keys
from tabletowers.table import Refused
from tabletowers.text import catalogue

#: The name of the server's key for ways out.
_KEY = "mail"
#: The longest address, and the longest line of a mail (RFC 5322).
_LONGEST, _LINE = 200, 998
#: An address as people have them: what stands before the @ (RFC 5322, without quotes), and a name of a host.
_ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@"
    r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+"
)


def check_address(address: str) -> str:
    """An address that a mail can be sent to, without spaces around it; else Refused."""
    address = address.strip()
    if len(address) > _LONGEST or not _ADDRESS.fullmatch(address) or ".." in address or address[0] == ".":
        raise Refused("bad_request", "this is no address for mails", path="mail")
    return address


class Mail:
    """Writes mails, and lets their receivers confirm their addresses or take them away."""

    def __init__(self, settings: Settings, store: Store, accounts: Accounts, tickets: Tickets) -> None:
        self._settings = settings
        self._store = store
        self._accounts = accounts
        self._tickets = tickets
        self._key = ""

    @property
    def possible(self) -> bool:
        """Whether this server sends mails at all."""
        return self._settings.smtp is not None

    async def question(self, person: Person, address: str) -> EmailMessage:
        """A mail that asks whether an address is this person's, with a code that says yes."""
        code, text = new_code(), catalogue(person.language)
        await self._tickets.give("mail", code, person.id, mail=address)
        link = f"{self._settings.public}/confirm/{code}"
        body = text("mail-confirm", name=person.name, code=code, link=link)
        return await self.letter(person, address, text("mail-confirm-subject"), body)

    async def recovery(self, person: Person, path: str) -> EmailMessage:
        """A mail with a link by which this person can set a new password."""
        assert person.mail is not None
        text, link = catalogue(person.language), f"{self._settings.public}{path}"
        login = person.login or ""
        body = text("mail-forgotten", name=person.name, link=link, has="login" if login else "none", login=login)
        return await self.letter(person, person.mail, text("mail-forgotten-subject"), body)

    async def confirm(self, code: str) -> Person:
        """Take it that an address is somebody's, by the code in the mail that asked; Refused if it no longer counts."""
        ticket = await self._tickets.take("mail", code.strip().upper())
        person = None if ticket is None or ticket.person is None else await self._accounts.get(ticket.person)
        if ticket is None or person is None or person.mail != ticket.data["mail"]:
            raise Refused("wrong_code", "there is no such code, or it has been used or has expired")
        await self._accounts.change(person, mail_confirmed=True)
        return person

    async def letter(self, person: Person, address: str, subject: str, body: str) -> EmailMessage:
        """A mail with a way out, for people and for the programs that they read mails with (RFC 8058)."""
        text, query = catalogue(person.language), urlencode(await self._way_out(person.id, address))
        public = self._settings.public
        # Long links stay on one line, or mail programs lose half of them.
        message = EmailMessage(policy.default.clone(max_line_length=_LINE))
        message["From"], message["To"], message["Subject"] = self._settings.mail_from, address, subject
        message["List-Unsubscribe"] = f"<{public}/api/v1/unsubscribe?{query}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(f"{body}\n\n-- \n{text('mail-way-out')}\n{public}/unsubscribe?{query}\n")
        return message

    async def leave(self, person: str, proof: str) -> Person | None:
        """Take away the address of somebody who was written to; None if that has happened already."""
        found = await self._accounts.get(person)
        if found is None or found.mail is None:
            return None
        wanted = await self._way_out(person, found.mail)
        if not hmac.compare_digest(wanted["proof"], proof):
            raise Refused("wrong_code", "this way out belongs to another mail")
        await self._accounts.change(found, mail=None, mail_confirmed=False)
        return found

    async def _way_out(self, person: str, address: str) -> dict[str, str]:
        if not self._key:
            self._key = await self._made_key()
        proof = hmac.new(self._key.encode(), f"{person}\n{address}".encode(), hashlib.sha256).hexdigest()[:40]
        return {"person": person, "proof": proof}

    async def _made_key(self) -> str:
        """The server's key, made once."""
        kept = await self._store.read(keys.find, _KEY)
        if kept is None:
            # Another process may have made one at the same time; the one that is stored counts.
            with contextlib.suppress(Conflict):
                await self._store.write(keys.add, _KEY, secrets.token_hex(32))
            kept = await self._store.read(keys.find, _KEY)
        assert kept is not None
        return kept


def send(settings: Settings, message: EmailMessage) -> None:
    """Hand a mail over to the mail server; an exception if that fails."""
    assert settings.smtp is not None
    parts = urlsplit(settings.smtp)
    host, port = parts.hostname or "localhost", parts.port or 0
    trusted = ssl.create_default_context()
    with (
        smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=trusted)
        if parts.scheme == "smtps"
        else smtplib.SMTP(host, port, timeout=SECONDS)
    ) as server:
        if parts.scheme == "smtp+tls":
            server.starttls(context=trusted)
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)

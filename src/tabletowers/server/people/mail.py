"""Emails to confirmed addresses, each with an unsubscribe link."""

from __future__ import annotations

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
from tabletowers.server.people.one_time_tickets import Tickets, new_code
from tabletowers.server.people.outbound import SECONDS
from tabletowers.server.people.server_keys import made_key
from tabletowers.server.settings import Settings
from tabletowers.store import Person, Store
from tabletowers.table import Refused
from tabletowers.text import catalogue

#: The name of the server's key for links to unsubscribe.
_KEY = "mail"
#: The longest address, and the longest line of a mail (RFC 5322).
_LONGEST, _LINE = 200, 998
#: Addresses in common use: a local part (RFC 5322, without quotes), and a host name.
_ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@"
    r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+"
)


def check_address(address: str) -> str:
    """Check an email address, and return it without surrounding spaces. Raises Refused if the address is invalid."""
    address = address.strip()
    if len(address) > _LONGEST or not _ADDRESS.fullmatch(address) or ".." in address or address[0] == ".":
        raise Refused("bad_request", "not a mail address", path="mail")
    return address


class Mail:
    """Composes emails, and lets their recipients confirm or remove their addresses."""

    def __init__(self, settings: Settings, store: Store, accounts: Accounts, tickets: Tickets) -> None:
        self._settings = settings
        self._store = store
        self._accounts = accounts
        self._tickets = tickets
        self._key = ""

    @property
    def possible(self) -> bool:
        """Whether this server can send email."""
        return self._settings.smtp is not None

    async def question(self, person: Person, address: str) -> EmailMessage:
        """Return an email that asks a person to confirm an address, with a code for doing so."""
        code, text = new_code(), catalogue(person.language)
        await self._tickets.give("mail", code, person.id, mail=address)
        link = f"{self._settings.public}/confirm/{code}"
        body = text("mail-confirm", name=person.name, code=code, link=link)
        return await self.letter(person, address, text("mail-confirm-subject"), body)

    async def recovery(self, person: Person, path: str) -> EmailMessage:
        """Return an email with a link for setting a new password."""
        assert person.mail is not None
        text, link = catalogue(person.language), f"{self._settings.public}{path}"
        login = person.login or ""
        body = text("mail-forgotten", name=person.name, link=link, has="login" if login else "none", login=login)
        return await self.letter(person, person.mail, text("mail-forgotten-subject"), body)

    def undo(self, person: Person, path: str) -> EmailMessage:
        """Return an email to an address that is about to be replaced, with a link that reverts the change.

        This is the last email to the old address, so it needs no unsubscribe link.
        """
        assert person.mail is not None
        text, link = catalogue(person.language), f"{self._settings.public}{path}"
        return self._message(person.mail, text("mail-undo-subject"), text("mail-undo", name=person.name, link=link))

    async def confirm(self, code: str) -> tuple[Person, str]:
        """Confirm a person's address with the code from the email. Returns the person and the address.

        Raises Refused if the code is no longer valid.
        """
        ticket = await self._tickets.take("mail", code.strip().upper())
        person = None if ticket is None or ticket.person is None else await self._accounts.get(ticket.person)
        if ticket is None or person is None or person.mail is None or person.mail != ticket.data["mail"]:
            raise Refused("wrong_code", "this code does not exist, has been used or has expired")
        await self._accounts.change(person, mail_confirmed=True)
        return person, person.mail

    async def letter(self, person: Person, address: str, subject: str, body: str) -> EmailMessage:
        """Return an email with an unsubscribe link, both in its text and in its headers (RFC 8058)."""
        text, query = catalogue(person.language), urlencode(await self._way_out(person.id, address))
        public = self._settings.public
        way_out = f"-- \n{text('mail-way-out')}\n{public}/unsubscribe?{query}"
        message = self._message(address, subject, f"{body}\n\n{way_out}")
        message["List-Unsubscribe"] = f"<{public}/api/v1/unsubscribe?{query}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return message

    def _message(self, address: str, subject: str, body: str) -> EmailMessage:
        # Long links stay on one line, because mail programs would cut them off.
        message = EmailMessage(policy.default.clone(max_line_length=_LINE))
        message["From"], message["To"], message["Subject"] = self._settings.mail_from, address, subject
        message.set_content(f"{body}\n")
        return message

    async def leave(self, person: str, proof: str) -> Person | None:
        """Unsubscribe a person by removing their address. Returns the person, or None if that has already been done."""
        owner = await self._accounts.get(person)
        if owner is None or owner.mail is None:
            return None
        wanted = await self._way_out(person, owner.mail)
        if not hmac.compare_digest(wanted["proof"], proof):
            raise Refused("wrong_code", "this link belongs to another mail")
        await self._accounts.change(owner, mail=None, mail_confirmed=False)
        return owner

    async def _way_out(self, person: str, address: str) -> dict[str, str]:
        if not self._key:
            self._key = await made_key(self._store, _KEY, lambda: secrets.token_hex(32))
        proof = hmac.new(self._key.encode(), f"{person}\n{address}".encode(), hashlib.sha256).hexdigest()[:40]
        return {"person": person, "proof": proof}


def send(settings: Settings, message: EmailMessage) -> None:
    """Hand an email over to the SMTP server. Raises an exception if that fails."""
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

"""It is your turn: told in the browser, by web push, by mail or to a webhook, to those who are not at the table."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import ipaddress
import json
import logging
import smtplib
import socket
import urllib.request
from email.message import EmailMessage
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from tabletowers.server.people import Person
from tabletowers.server.settings import Settings
from tabletowers.store import Store, schema
from tabletowers.text import catalogue

log = logging.getLogger("tabletowers.notices")

_SECONDS = 10


async def _key_pair(store: Store) -> Any:
    """The server's key for web push, made once."""
    from py_vapid import Vapid02

    def read(connection: Connection) -> str | None:
        found: str | None = connection.execute(select(schema.keys.c.value).where(schema.keys.c.name == "push")).scalar()
        return found

    kept = await store.read(read)
    if kept is None:
        made = Vapid02()
        made.generate_keys()
        text = made.private_pem().decode()
        with contextlib.suppress(IntegrityError):
            await store.write(
                lambda connection: connection.execute(insert(schema.keys).values(name="push", value=text)) and None
            )
        kept = await store.read(read)
    assert kept is not None
    return Vapid02.from_pem(kept.encode())


async def public_key(store: Store) -> str:
    """The key that a browser needs to subscribe."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    pair = await _key_pair(store)
    raw = pair.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


async def send(store: Store, settings: Settings, person: Person, game: str, table: str) -> None:
    """Tell somebody by every way they have asked for; a way that fails is logged and left."""
    say = catalogue(person.language)
    title = say(f"{game}-title")
    link = f"{settings.public}/t/{table}"
    news = {"notice": "your_turn", "table": table, "game": game, "title": title, "url": link}
    ways: list[Any] = []
    if person.push is not None:
        pair = await _key_pair(store)
        ways.append(asyncio.to_thread(_push, person.push, news, pair, settings.mail_from))
    if person.webhook is not None:
        ways.append(asyncio.to_thread(_post, person.webhook, news))
    if person.mail is not None and settings.smtp is not None:
        ways.append(asyncio.to_thread(_mail, settings, person.mail, title, link))
    for result in await asyncio.gather(*ways, return_exceptions=True):
        if isinstance(result, BaseException):
            log.warning("a notice was not delivered: %s", type(result).__name__)


def _push(subscription: dict[str, Any], news: dict[str, Any], pair: Any, sender: str) -> None:
    from pywebpush import webpush

    _check_public(subscription["endpoint"])
    webpush(
        subscription,
        json.dumps(news),
        vapid_private_key=pair,
        vapid_claims={"sub": f"mailto:{sender}"},
        timeout=_SECONDS,
    )


def _check_public(address: str) -> None:
    """That an address given by a guest does not lead into the server's own network; else ValueError."""
    parts = urlsplit(address)
    for *_, where in socket.getaddrinfo(parts.hostname, parts.port or 443, proto=socket.IPPROTO_TCP):
        if not ipaddress.ip_address(where[0]).is_global:
            raise ValueError("not a public address")


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A webhook that redirects could lead into the server's own network."""

    def redirect_request(self, *_: Any) -> None:
        """Don't follow."""


def _post(webhook: str, news: dict[str, Any]) -> None:
    _check_public(webhook)
    request = urllib.request.Request(
        webhook, json.dumps(news).encode(), {"Content-Type": "application/json", "User-Agent": "tabletowers"}
    )
    with urllib.request.build_opener(_NoRedirect).open(request, timeout=_SECONDS):
        pass


def _mail(settings: Settings, to: str, title: str, link: str) -> None:
    assert settings.smtp is not None
    parts = urlsplit(settings.smtp)
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.mail_from, to, title
    message.set_content(link)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    with kind(parts.hostname or "localhost", parts.port or 0, timeout=_SECONDS) as server:
        if parts.scheme == "smtp+tls":
            server.starttls()
        if parts.username:
            server.login(parts.username, parts.password or "")
        server.send_message(message)

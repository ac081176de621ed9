"""It is your turn: told in the browser, by web push, by mail or to a webhook, to those who are not at the table."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import logging
import smtplib
import ssl
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from tabletowers.server.limits import Buckets
from tabletowers.server.outside import SECONDS, NotTaken, post
from tabletowers.server.people import People, Person
from tabletowers.server.settings import Settings
from tabletowers.store import Store, schema
from tabletowers.table import Refused
from tabletowers.text import catalogue

log = logging.getLogger("tabletowers.notices")

#: How many messages are under way at once, and how many may wait; whoever runs a slow receiver delays no table.
_WORKERS, _WAITING = 4, 200
#: Seconds that a push service keeps a message for a browser that is closed, and that our signature holds.
_KEPT, _SIGNED = 24 * 3600, 12 * 3600
#: How a push service says that a browser is no longer there.
_GONE = (404, 410)


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


class Notices:
    """Tells people by every way that they have asked for, once; a way that fails is logged and left."""

    def __init__(self, store: Store, people: People, settings: Settings) -> None:
        self._store = store
        self._people = people
        self._settings = settings
        self._threads = ThreadPoolExecutor(_WORKERS, "notices")
        self._waiting = 0
        self._often = Buckets(settings.limits.notices)

    async def your_turn(self, person: Person, game: str, table: str) -> None:
        """Tell somebody that a table waits for them."""
        try:
            self._often.take(person.id)
        except Refused:
            return
        say, link = catalogue(person.language), f"{self._settings.public}/t/{table}"
        title = say(f"{game}-title")
        news = {"notice": "your_turn", "table": table, "game": game, "title": title, "url": link}
        body = json.dumps(news | {"body": say("web-your-turn")}).encode()
        ways: list[Any] = []
        if person.push is not None:
            ways.append(self._push(person, body))
        if (webhook := person.webhook) is not None:
            head = {"Content-Type": "application/json"}
            ways.append(self._try("webhook", lambda: self._post(webhook, body, head)))
        if (mail := person.mail) is not None and self._settings.smtp is not None:
            ways.append(self._try("mail", lambda: _mail(self._settings, mail, title, link)))
        await asyncio.gather(*ways)

    async def _try(self, way: str, send: Callable[[], None]) -> Exception | None:
        """Send in a thread; what went wrong, which is logged without addresses."""
        if self._waiting >= _WAITING:
            log.warning("a notice by %s was dropped: too many wait", way)
            return None
        self._waiting += 1
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, send)
        except (NotTaken, OSError, ValueError, smtplib.SMTPException) as error:
            reason = str(error) if isinstance(error, NotTaken) else type(error).__name__
            log.warning("a notice by %s was not delivered: %s", way, reason)
            return error
        finally:
            self._waiting -= 1
        return None

    def _post(self, address: str, body: bytes, headers: dict[str, str]) -> None:
        post(address, body, headers, private=self._settings.private_notices)

    async def _push(self, person: Person, body: bytes) -> None:
        """By web push (RFC 8291, signed as in RFC 8292); a browser that is gone is forgotten."""
        from pywebpush import WebPusher

        pair, subscription = await _key_pair(self._store), person.push
        parts = urlsplit(subscription["endpoint"])

        def send() -> None:
            claims = {
                "sub": f"mailto:{self._settings.mail_from}",
                "aud": f"{parts.scheme}://{parts.netloc}",
                "exp": int(time.time()) + _SIGNED,
            }
            head = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(_KEPT)}
            self._post(subscription["endpoint"], WebPusher(subscription).encode(body)["body"], head | pair.sign(claims))

        error = await self._try("push", send)
        if isinstance(error, NotTaken) and error.status in _GONE and person.push == subscription:
            await self._people.change(person, push=None)

    def close(self) -> None:
        """Drop what waits."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _mail(settings: Settings, to: str, title: str, link: str) -> None:
    assert settings.smtp is not None
    parts = urlsplit(settings.smtp)
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.mail_from, to, title
    message.set_content(link)
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

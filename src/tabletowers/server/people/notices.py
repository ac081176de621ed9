"""Notices that it is somebody's turn, by web push, mail and webhook, for those who are not at the table."""

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

from tabletowers.server.limits import Buckets
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.people.outbound import SECONDS, NotAccepted, is_address, post
from tabletowers.server.settings import Settings
from tabletowers.store import Conflict, Person, Store
from tabletowers.store import keys as stored
from tabletowers.table import Refused
from tabletowers.text import catalogue

log = logging.getLogger("tabletowers.notices")

#: How many messages are sent at once, and how many may wait. A slow receiver never delays a table.
_WORKERS, _WAITING = 4, 200
#: Seconds that a push service keeps a message for a browser that is closed, and that our signature holds.
_KEPT, _SIGNED = 24 * 3600, 12 * 3600
#: The statuses by which a push service says that a browser is no longer there.
_GONE = (404, 410)
#: The bytes of the secret that a browser shares with us (RFC 8291).
_AUTH = 16
#: The name of the server's key for web push.
_PUSH_KEY = "push"


async def _key_pair(store: Store) -> Any:
    """The server's key for web push, made once."""
    from py_vapid import Vapid02

    kept = await store.read(stored.find, _PUSH_KEY)
    if kept is None:
        made = Vapid02()
        made.generate_keys()
        # Another process may have made one at the same time; the one that is stored counts.
        with contextlib.suppress(Conflict):
            await store.write(stored.add, _PUSH_KEY, made.private_pem().decode())
        kept = await store.read(stored.find, _PUSH_KEY)
    assert kept is not None
    return Vapid02.from_pem(kept.encode())


async def public_key(store: Store) -> str:
    """The key that a browser needs to subscribe."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    pair = await _key_pair(store)
    raw = pair.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def check_subscription(subscription: dict[str, Any]) -> None:
    """Refuse a browser's subscription that no message could be encrypted for."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    if not is_address(subscription["endpoint"]):
        raise Refused("bad_request", "this is no address", path="endpoint")
    keys = subscription["keys"]
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _decoded(keys["p256dh"]))
    except ValueError as error:
        raise Refused("bad_request", "this is no key of a browser", path="keys.p256dh") from error
    try:
        secret = _decoded(keys["auth"])
    except ValueError as error:
        raise Refused("bad_request", "this is no secret of a browser", path="keys.auth") from error
    if len(secret) != _AUTH:
        raise Refused("bad_request", f"a browser's secret has {_AUTH} bytes", path="keys.auth")


def _decoded(text: str) -> bytes:
    """Bytes that a browser wrote as text; ValueError if it is none."""
    plain = text.rstrip("=").encode("ascii")
    return base64.b64decode(plain + b"=" * (-len(plain) % 4), altchars=b"-_", validate=True)


class Notices:
    """Sends notices once by every way that a person has asked for. One that fails is logged and not repeated."""

    def __init__(self, store: Store, accounts: Accounts, settings: Settings) -> None:
        self._store = store
        self._accounts = accounts
        self._settings = settings
        self._threads = ThreadPoolExecutor(_WORKERS, "notices")
        self._waiting = 0
        self._rate = Buckets(settings.limits.notices)

    async def your_turn(self, person: Person, game: str, table: str) -> None:
        """Let somebody know that a table is waiting for them."""
        try:
            self._rate.take(person.id)
        except Refused:
            return
        text, link = catalogue(person.language), f"{self._settings.public}/t/{table}"
        title = text(f"{game}-title")
        notice = {"notice": "your_turn", "table": table, "game": game, "title": title, "url": link}
        body = json.dumps(notice | {"body": text("web-your-turn")}).encode()
        ways: list[Any] = []
        if person.push is not None:
            ways.append(self._push(person, body))
        if (webhook := person.webhook) is not None:
            headers = {"Content-Type": "application/json"}
            ways.append(self._send("webhook", lambda: self._post(webhook, body, headers)))
        if (mail := person.mail) is not None and self._settings.smtp is not None:
            ways.append(self._send("mail", lambda: _mail(self._settings, mail, title, link)))
        await asyncio.gather(*ways)

    async def _send(self, way: str, send: Callable[[], None]) -> Exception | None:
        """Send in a thread; the error if it fails, which is logged without addresses."""
        if self._waiting >= _WAITING:
            log.warning("a notice by %s was dropped: too many are waiting", way)
            return None
        self._waiting += 1
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, send)
        except Exception as error:
            # Addresses and keys come from people: whatever is wrong with them, nobody else may miss a notice.
            reason = str(error) if isinstance(error, NotAccepted) else type(error).__name__
            log.warning("a notice by %s was not delivered: %s", way, reason)
            return error
        finally:
            self._waiting -= 1
        return None

    def _post(self, address: str, body: bytes, headers: dict[str, str]) -> None:
        post(address, body, headers, private=self._settings.private_notices)

    async def _push(self, person: Person, body: bytes) -> None:
        """Send by web push (RFC 8291, signed as in RFC 8292), and forget a browser that is gone."""
        from pywebpush import WebPusher

        pair, subscription = await _key_pair(self._store), person.push

        def send() -> None:
            parts = urlsplit(subscription["endpoint"])
            claims = {
                "sub": f"mailto:{self._settings.mail_from}",
                "aud": f"{parts.scheme}://{parts.netloc}",
                "exp": int(time.time()) + _SIGNED,
            }
            headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(_KEPT)}
            self._post(
                subscription["endpoint"], WebPusher(subscription).encode(body)["body"], headers | pair.sign(claims)
            )

        error = await self._send("push", send)
        if isinstance(error, NotAccepted) and error.status in _GONE and person.push == subscription:
            await self._accounts.change(person, push=None)

    def close(self) -> None:
        """Drop the notices that are waiting."""
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

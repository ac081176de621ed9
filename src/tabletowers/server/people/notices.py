"""Notices by web push, email and webhook, for people who are not at the table.

Most say that it is a person's turn. Of all others, a person gets at most one a day.
"""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import Any, Literal
from urllib.parse import urlsplit

from tabletowers.host.fair_queue import Shares, Whose
from tabletowers.host.limits import Buckets
from tabletowers.host.tasks import end
from tabletowers.host.wall_clock import Clock
from tabletowers.server.people import mail as mails
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.people.mail import Mail
from tabletowers.server.people.outbound import SECONDS, NotAccepted, is_address, post
from tabletowers.server.people.server_keys import made_key
from tabletowers.server.requests import NoticeKind
from tabletowers.server.settings import Settings
from tabletowers.store import Circle, Person, StorageError, Store, people
from tabletowers.table import Refused
from tabletowers.text import catalogue

log = logging.getLogger("tabletowers.notices")

#: The number of messages to web addresses and of mails that are sent at once, and the number of them that may be under
#: way for the people of one network. A slow recipient never delays a table, nor for long the notices of others.
_WORKERS, _UNDER_WAY = 4, 50
#: Those for whom mails that are not notices are sent: links to set a password, and to confirm an address.
_ITSELF = Whose("the server", "the server")
#: Seconds for which a push service keeps a message for a closed browser, and for which our signature is valid.
_KEPT, _SIGNED = 24 * 3600, 12 * 3600
#: The statuses with which a push service reports that a subscription has ended.
_GONE = (404, 410)
#: The length of the secret that a browser shares with us (RFC 8291), in bytes.
_AUTH = 16
#: The name of the server's key for web push.
_PUSH_KEY = "push"
#: How long a person gets no other notice after one that was not about their turn, in milliseconds.
DAY = 24 * 3600 * 1000

#: The channels for notices.
Way = Literal["push", "mail", "webhook"]


def _new_key() -> str:
    from py_vapid import Vapid02

    key = Vapid02()
    key.generate_keys()
    pem: bytes = key.private_pem()
    return pem.decode()


def _read_key(kept: str) -> Any:
    from py_vapid import Vapid02

    return Vapid02.from_pem(kept.encode())


def _encrypted(body: bytes, keys: dict[str, str]) -> bytes:
    """Return a message encrypted so that only the browser with these keys can read it (RFC 8291)."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    browser, secret = (base64.urlsafe_b64decode(keys[name] + "==") for name in ("p256dh", "auth"))
    sealed: bytes = http_ece.encrypt(
        body, private_key=ec.generate_private_key(ec.SECP256R1()), dh=browser, auth_secret=secret, version="aes128gcm"
    )
    return sealed


def check_subscription(subscription: dict[str, Any]) -> None:
    """Raise Refused if a browser's push subscription has an invalid address or invalid keys."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    if not is_address(subscription["endpoint"]):
        raise Refused("bad_request", "not the address of a web site", path="endpoint")
    keys = subscription["keys"]
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _decoded(keys["p256dh"]))
    except ValueError as error:
        raise Refused(
            "bad_request", "not the public key of a browser (P-256, base64url)", path="keys.p256dh"
        ) from error
    try:
        secret = _decoded(keys["auth"])
    except ValueError as error:
        raise Refused("bad_request", "not the secret of a browser (base64url)", path="keys.auth") from error
    if len(secret) != _AUTH:
        raise Refused("bad_request", f"a browser's secret has {_AUTH} bytes, not {len(secret)}", path="keys.auth")


def _decoded(text: str) -> bytes:
    """Return the bytes of a base64url string from a browser. Raises ValueError if it is not valid base64url."""
    plain = text.rstrip("=").encode("ascii")
    return base64.b64decode(plain + b"=" * (-len(plain) % 4), altchars=b"-_", validate=True)


def webhook_body(kind: str, notice: dict[str, Any]) -> bytes:
    """Return the body of a webhook request for a notice. Discord and Slack webhooks have special formats."""
    title, words, link = notice["title"], notice["body"], notice["url"]
    if kind == "discord":
        # Names in the text must not trigger mentions of people.
        return json.dumps({"content": f"**{title}**: {words}\n{link}", "allowed_mentions": {"parse": []}}).encode()
    if kind == "slack":
        return json.dumps({"text": f"*{_for_slack(title)}*: {_for_slack(words)}\n<{_for_slack(link)}>"}).encode()
    return json.dumps(notice).encode()


def _for_slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


class Notices:
    """Sends each notice once through every channel that its recipient has set up. Failures are logged, not retried.

    People choose the recipients, which may answer slowly or never. So networks take turns, and mails, which go to the
    operator's own mail server, don't wait for anything else.
    """

    def __init__(
        self,
        store: Store,
        accounts: Accounts,
        mail: Mail,
        settings: Settings,
        clock: Clock,
        address_of: Callable[[str], str],
    ) -> None:
        """Initialise the instance. `address_of` returns a person's last known network, or their id if none is known."""
        self._store = store
        self._accounts = accounts
        self._mail = mail
        self._settings = settings
        self._clock = clock
        self._address_of = address_of
        self._web, self._mails = (_Lane(name) for name in ("notices", "mails"))
        self._rate = Buckets(settings.limits.notices)
        self._key_pair: Any = None
        self._sending: set[asyncio.Task[None]] = set()

    async def key_pair(self) -> Any:
        """Return the server's key pair for web push, which is created once for all processes."""
        if self._key_pair is None:
            kept = await made_key(self._store, _PUSH_KEY, _new_key)
            self._key_pair = await asyncio.to_thread(_read_key, kept)
        return self._key_pair

    async def public_key(self) -> str:
        """Return the public key that a browser needs to subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        raw = (await self.key_pair()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def your_turn(self, person: Person, game: str, table: str) -> None:
        """Notify a person that it is their turn at a table."""
        try:
            self._rate.take(person.id)
        except Refused:
            return
        text, link = catalogue(person.language), f"{self._settings.public}/t/{table}"
        title = text(f"{game}-title")
        notice = {"notice": "your_turn", "table": table, "game": game, "title": title, "url": link}
        notice["body"] = text("web-your-turn")
        await self._by_all(person, notice, text("mail-your-turn", game=title, link=link))

    async def inform(self, person: Person, kind: NoticeKind, game: str, path: str, **more: str) -> bool:
        """Send a notice that is not about a person's turn, and return whether that was allowed.

        It is not if the person has switched off this kind of notices, can't be reached, or has had such a notice within
        a day. `path` is what the notice leads to, and `more` are further keys for programs. Nobody waits until the
        notice is delivered, since the recipient may answer slowly.
        """
        now = self._clock()
        if not person.notices or kind in (person.unwanted or ()) or not self.ways(person):
            return False
        # What is remembered of a person may be older than what is stored, but never newer.
        if person.noticed is not None and person.noticed > now - DAY:
            return False
        if not await self._store.write(people.claim_notice, person.id, now, DAY):
            return False
        person.noticed = now
        text, link = catalogue(person.language), f"{self._settings.public}{path}"
        title = text(f"{game}-title")
        notice = {"notice": kind, **more, "game": game, "title": title, "url": link}
        notice["body"] = text("notice-body", kind=kind)
        task = asyncio.create_task(self._deliver_later(person, notice, f"{title}: {notice['body']}\n{link}"))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
        return True

    async def _deliver_later(self, person: Person, notice: dict[str, Any], words: str) -> None:
        try:
            await self._by_all(person, notice, words)
        except StorageError as error:
            log.error("the database does not answer: %s", error)
        except Exception:
            log.exception("a notice failed")

    async def _by_all(self, person: Person, notice: dict[str, Any], words: str) -> None:
        await asyncio.gather(*(self._by(way, person, notice, words) for way in self.ways(person)))

    async def announce(self, circle: Circle, words: str) -> Exception | None:
        """Send a message to a circle's webhook, and return the error if that fails.

        It leads to the circle's page, which only its members can open.
        """
        assert circle.webhook is not None
        self._rate.take(circle.id)
        link = f"{self._settings.public}/circles/{circle.id}"
        address, body = circle.webhook, webhook_body("discord", {"title": circle.name, "body": words, "url": link})
        whose, headers = Whose(self._address_of(circle.owner), circle.owner), {"Content-Type": "application/json"}
        return await self._send("webhook", whose, lambda: self._post(address, body, headers))

    def ways(self, person: Person) -> list[Way]:
        """Return the channels through which a person can be notified."""
        channels: list[Way] = []
        if person.push is not None:
            channels.append("push")
        if person.webhook is not None:
            channels.append("webhook")
        if person.mail is not None and person.mail_confirmed and self._mail.possible:
            channels.append("mail")
        return channels

    async def test(self, person: Person, way: Way) -> None:
        """Send a test notice through one channel. Raises Refused if the notice is not delivered."""
        if way not in self.ways(person):
            raise Refused("not_possible", f"you have not set up notices by {way}")
        self._rate.take(person.id)
        text, public = catalogue(person.language), self._settings.public
        notice = {"notice": "test", "title": "Tabletowers", "url": public, "body": text("notice-test")}
        error = await self._by(way, person, notice, text("mail-test", link=public))
        if error is not None:
            reason = str(error) if isinstance(error, NotAccepted) else type(error).__name__
            raise Refused("not_delivered", f"the notice was not delivered: {reason}", reason=reason)

    async def deliver(self, letter: EmailMessage) -> None:
        """Send an email now. Raises Refused if that fails."""
        if await self._send("mail", _ITSELF, lambda: mails.send(self._settings, letter)) is not None:
            raise Refused("not_delivered", "no mail could be sent to this address")

    async def _by(self, way: Way, person: Person, notice: dict[str, Any], words: str) -> Exception | None:
        """Send a notice through one channel, and return the error if that fails.

        If the channel is email, `words` is the text of the email.
        """
        whose = Whose(self._address_of(person.id), person.id)
        if way == "push":
            return await self._push(person, whose, json.dumps(notice).encode())
        if way == "webhook":
            address, body = person.webhook or "", webhook_body(person.webhook_kind, notice)
            headers = {"Content-Type": "application/json"}
            return await self._send("webhook", whose, lambda: self._post(address, body, headers))
        try:
            letter = await self._mail.letter(person, person.mail or "", notice["title"], words)
        except Exception as error:
            # Earlier releases accepted addresses to which no mail can be sent.
            log.warning("a notice by mail was not delivered: %s", type(error).__name__)
            return error
        return await self._send("mail", whose, lambda: mails.send(self._settings, letter))

    async def _send(self, way: Way, whose: Whose, send: Callable[[], None]) -> Exception | None:
        """Call `send` in a thread. If it fails, log the error without any addresses, and return the error."""
        try:
            await (self._mails if way == "mail" else self._web).run(whose, send)
        except Exception as error:
            # Addresses and keys come from people. An error in one must not keep others from their notices.
            reason = str(error) if isinstance(error, NotAccepted) else type(error).__name__
            log.warning("a notice by %s was not delivered: %s", way, reason)
            return error
        return None

    def _post(self, address: str, body: bytes, headers: dict[str, str]) -> None:
        post(address, body, headers, private=self._settings.private_notices)

    async def _push(self, person: Person, whose: Whose, body: bytes) -> Exception | None:
        """Send a message by web push (RFC 8291 and RFC 8292), and remove the subscription if it has ended."""
        pair, subscription = await self.key_pair(), person.push

        def send() -> None:
            parts = urlsplit(subscription["endpoint"])
            claims = {
                "sub": f"mailto:{self._settings.mail_from}",
                "aud": f"{parts.scheme}://{parts.netloc}",
                "exp": int(time.time()) + _SIGNED,
            }
            headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(_KEPT)}
            self._post(subscription["endpoint"], _encrypted(body, subscription["keys"]), headers | pair.sign(claims))

        error = await self._send("push", whose, send)
        if isinstance(error, NotAccepted) and error.status in _GONE and person.push == subscription:
            await self._accounts.change(person, push=None)
        return error

    async def close(self) -> None:
        """Drop the notices that have not been sent yet."""
        await end(self._sending)
        for lane in (self._web, self._mails):
            await lane.close()


class _TooManyUnderWayError(Exception):
    """Raised if too many messages for one network have not been delivered yet."""


class _Lane:
    """Threads that send messages. Networks take turns: who has used the threads least comes first."""

    def __init__(self, name: str) -> None:
        self._threads = ThreadPoolExecutor(_WORKERS, name)
        self._shares = Shares(lambda: _WORKERS)
        self._under_way: Counter[str] = Counter()

    async def run(self, whose: Whose, send: Callable[[], None]) -> None:
        """Call `send` in a thread when it is its turn. Raises _TooManyUnderWayError, or what `send` raises."""
        if self._under_way[whose.address] >= _UNDER_WAY:
            raise _TooManyUnderWayError
        self._under_way[whose.address] += 1
        try:
            await self._shares.give(whose, SECONDS, lambda share: self._in_thread(send))
        finally:
            self._under_way[whose.address] -= 1
            if not self._under_way[whose.address]:
                del self._under_way[whose.address]

    async def _in_thread(self, send: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, send)

    async def close(self) -> None:
        """Drop the messages that wait, and wait for none that is being sent."""
        await self._shares.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

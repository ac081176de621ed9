"""Your turn: real receivers of web push, mail and webhooks on loopback get one message each, and may fail."""

from __future__ import annotations

import asyncio
import base64
import datetime
import ipaddress
import json
import re
import socket
import ssl
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, cast

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.x509.oid import NameOID

from benchmarks.services import free_port
from tabletowers.host.wall_clock import Clock
from tabletowers.server.people import outbound
from tabletowers.server.people.notices import Notices, webhook_body
from tabletowers.server.people.outbound import is_public, post
from tabletowers.server.settings import Settings
from tabletowers.store import Person, Store, open_database
from tabletowers.store.people import add, change
from tests.server.server_process import PATIENCE, Guest, ServerProcess
from tests.store.migrated import open_migrated

ME, OPEN = {"kind": "me"}, {"kind": "open"}


class Receiver:
    """An HTTP server that keeps what it is sent, and answers with the status that a path ends in."""

    def __init__(self, certificate: Path | None = None) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        got = self.got

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                got.append((self.path, {key.lower(): value for key, value in self.headers.items()}, body))
                self.send_response(int(self.path[-3:]))
                self.send_header("Location", "/redirected/200")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.address = f"{'https' if certificate else 'http'}://127.0.0.1:{self.server.server_port}"
        Thread(target=self.server.serve_forever, daemon=True).start()

    def at(self, path: str) -> list[tuple[dict[str, str], bytes]]:
        """What came in at a path."""
        return [(headers, body) for where, headers, body in self.got if where == path]


class Postbox:
    """Takes every mail but those to nobody."""

    def __init__(self) -> None:
        self.mails: list[tuple[list[str], bytes]] = []

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if address.startswith("nobody"):
            return "550 there is nobody"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.mails.append((envelope.rcpt_tos, envelope.content))
        return "250 OK"


def certified(folder: Path) -> Path:
    """A certificate for 127.0.0.1 with its key, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), False)
        .sign(key, hashes.SHA256())
    )
    pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
    file = folder / "certificate.pem"
    file.write_bytes(
        key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain) + made.public_bytes(serialization.Encoding.PEM)
    )
    return file


class Outside:
    """The world around a server: a push service, a webhook's receiver, a mail server."""

    def __init__(self, folder: Path) -> None:
        certificate = certified(folder)
        self.push = Receiver(certificate)
        self.hook = Receiver()
        self.postbox = Postbox()
        self.mail = Controller(self.postbox, "127.0.0.1", free_port())
        self.mail.start()
        more = ["--no-limits", "--private-notices", "--mail-from", "tables@example.org"]
        more += ["--public", "https://tables.example.org", "--smtp", f"smtp://127.0.0.1:{self.mail.port}"]
        self.house = ServerProcess(folder, *more, environment={"SSL_CERT_FILE": str(certificate)}).start()

    def close(self) -> None:
        self.house.stop()
        self.mail.stop()
        for receiver in (self.push, self.hook):
            receiver.server.shutdown()
            receiver.server.server_close()


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    opened = Outside(tmp_path_factory.mktemp("outside"))
    yield opened
    opened.close()


def wait_for(happened: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until
        time.sleep(0.02)


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unplain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser's push subscription: its keys, and what it reads with them."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes!!!"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": endpoint, "keys": {"p256dh": plain(point), "auth": plain(self.auth)}}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


def make_it_the_other_s_turn(host: Guest, absent: Guest) -> str:
    """A table at which somebody who is not there has to decide."""
    made = host.new_table(ME, OPEN)
    table: str = made["id"]
    absent.call("POST", f"/tables/{table}/join", {"invite": made["invite"]})
    host.call("POST", f"/tables/{table}/start", {})
    while (state := host.call("GET", f"/tables/{table}"))["legal"]:
        move = {"seat": 0, "move": state["legal"][0], "position": state["position"], "key": str(state["position"])}
        host.call("POST", f"/tables/{table}/moves", move)
    return table


def store(outside: Outside, guest: Guest, **values: Any) -> None:
    """Change what is stored about somebody."""
    engine = open_database(outside.house.database)
    with engine.begin() as connection:
        assert change(connection, guest.id, **values)
    engine.dispose()


def confirm(outside: Outside, guest: Guest) -> None:
    """Confirm the address that somebody has just given, by the mail that asks."""
    _, text = outside.postbox.mails.pop()
    match = re.search(r"/confirm/(\S+)", message_from_bytes(text, policy=policy.default).get_content())
    assert match is not None
    guest.call("POST", "/mail/confirm", {"code": match[1]})


def check_signature(headers: dict[str, str], key: str, audience: str) -> None:
    """That a push message is signed by the server's key for this push service (RFC 8292)."""
    token, signer = (part.partition("=")[2] for part in headers["authorization"].removeprefix("vapid ").split(","))
    assert signer == key
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unplain(key))
    signed, _, signature = token.rpartition(".")
    halves = (int.from_bytes(part, "big") for part in (unplain(signature)[:32], unplain(signature)[32:]))
    public.verify(encode_dss_signature(*halves), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(unplain(signed.partition(".")[2]))
    assert (claims["aud"], claims["sub"]) == (audience, "mailto:tables@example.org")
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600


def test_a_turn_is_told_by_push_mail_and_webhook_once_each(outside: Outside) -> None:
    anna, bea, browser = Guest(outside.house, "Anna"), Guest(outside.house, "Bea"), Browser()
    bea.call("PATCH", "/me", {"mail": "bea@example.org", "webhook": outside.hook.address + "/bea?a=1&end=200"})
    bea.call("PUT", "/me/push", browser.subscription(outside.push.address + "/bea/201"), status=204)
    confirm(outside, bea)
    table = make_it_the_other_s_turn(anna, bea)
    link = f"https://tables.example.org/t/{table}"
    news = {"notice": "your_turn", "table": table, "game": "clocktowers", "title": "Clocktowers", "url": link}
    news["body"] = "Your turn"
    wait_for(lambda: outside.hook.got and outside.push.got and outside.postbox.mails)
    ((headers, body),) = outside.push.at("/bea/201")
    assert browser.read(body) == news
    assert headers["content-encoding"] == "aes128gcm"
    check_signature(headers, bea.call("GET", "/push-key")["key"], outside.push.address)
    ((headers, body),) = outside.hook.at("/bea?a=1&end=200")
    assert json.loads(body) == news
    assert headers["content-type"] == "application/json"
    ((to, text),) = outside.postbox.mails
    mail = message_from_bytes(text, policy=policy.default)
    assert (to, mail["From"], mail["Subject"]) == (["bea@example.org"], "tables@example.org", "Clocktowers")
    lines = mail.get_content().splitlines()
    assert lines[:2] == ["Clocktowers: it’s your turn.", link]
    assert lines[-1].startswith("https://tables.example.org/unsubscribe?")


def test_receivers_that_fail_are_tried_once_and_told_of_without_secrets(outside: Outside) -> None:
    anna, carl, dora = (Guest(outside.house, name) for name in ("Anna", "Carl", "Dora"))
    # The address was confirmed; meanwhile there is nobody any more.
    store(outside, carl, mail="nobody@example.org", mail_confirmed=True)
    carl.call("PATCH", "/me", {"webhook": outside.hook.address + "/secret-of-carl/500"})
    carl.call("PUT", "/me/push", Browser().subscription(outside.push.address + "/carl/410"), status=204)
    dora.call("PATCH", "/me", {"webhook": outside.hook.address + "/dora/302"})
    before = len(outside.postbox.mails)
    tables = [make_it_the_other_s_turn(anna, carl), make_it_the_other_s_turn(anna, dora)]
    expected = [
        "a notice by webhook was not delivered: status 500",
        "a notice by webhook was not delivered: status 302",
        "a notice by push was not delivered: status 410",
        "a notice by mail was not delivered: SMTPRecipientsRefused",
    ]
    wait_for(lambda: all(line in outside.house.log.read_text() for line in expected))
    # A browser that is gone is forgotten; everything else is tried again at the next turn, not before.
    wait_for(lambda: not carl.call("GET", "/me")["push"])
    assert len(outside.hook.at("/secret-of-carl/500")) == 1
    assert len(outside.hook.at("/dora/302")) == 1
    assert not outside.hook.at("/redirected/200")
    assert len(outside.push.at("/carl/410")) == 1
    assert len(outside.postbox.mails) == before
    for secret in ("secret-of-carl", "nobody@example.org", "/carl/410"):
        assert secret not in outside.house.log.read_text()
    for table in tables:
        assert anna.call("GET", f"/tables/{table}")["status"] == "running"


def test_who_wants_no_notices_gets_none(outside: Outside) -> None:
    anna, eve, fred = (Guest(outside.house, name) for name in ("Anna", "Eve", "Fred"))
    eve.call("PATCH", "/me", {"webhook": outside.hook.address + "/eve/200", "notices": False})
    fred.call("PATCH", "/me", {"webhook": outside.hook.address + "/fred/200"})
    make_it_the_other_s_turn(anna, eve)
    make_it_the_other_s_turn(anna, fred)
    wait_for(lambda: outside.hook.at("/fred/200"))
    assert not outside.hook.at("/eve/200")


def test_a_notice_that_can_t_be_made_keeps_nobody_else_waiting(outside: Outside) -> None:
    anna, gus, hanna = (Guest(outside.house, name) for name in ("Anna", "Gus", "Hanna"))
    keys = {"p256dh": "!", "auth": "\u00e9"}
    spoilt = {"push": {"endpoint": "https://[", "keys": keys}, "webhook": "http://a b/\r\n", "mail": "a\n@b"}
    store(outside, gus, mail_confirmed=True, **spoilt)
    hanna.call("PATCH", "/me", {"webhook": outside.hook.address + "/hanna/200"})
    made = anna.new_table(ME, OPEN, OPEN, game="babel")
    for guest in (gus, hanna):
        guest.call("POST", f"/tables/{made['id']}/join", {"invite": made["invite"]})
    state = anna.call("POST", f"/tables/{made['id']}/start", {}) and anna.call("GET", f"/tables/{made['id']}")
    build = next(move for move in state["legal"] if move.startswith("build"))
    # Everybody else is asked for an offer at the same time.
    anna.call("POST", f"/tables/{made['id']}/moves", {"seat": 0, "move": build, "position": 0, "key": "k"})
    wait_for(lambda: outside.hook.at("/hanna/200"))
    # Each of his ways fails for itself.
    failed = {f"a notice by {way} was not delivered: " for way in ("push", "webhook", "mail")}
    wait_for(lambda: all(told in outside.house.log.read_text() for told in failed))
    assert "Traceback" not in outside.house.log.read_text()


class Tarpit:
    """Accepts every connection, and never answers."""

    def __init__(self) -> None:
        self.opened = socket.create_server(("127.0.0.1", 0), backlog=200)
        self.address = f"http://127.0.0.1:{self.opened.getsockname()[1]}"
        self.kept: list[socket.socket] = []
        Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                self.kept.append(self.opened.accept()[0])

    def close(self) -> None:
        """Hang up on everybody."""
        with suppress(OSError):
            self.opened.shutdown(socket.SHUT_RDWR)  # by which the thread learns of it
        self.opened.close()
        for connection in self.kept:
            connection.close()


def test_receivers_that_never_answer_hold_up_only_the_notices_of_their_network(outside: Outside) -> None:
    """A hundred notices from one network keep all threads busy; one from another network comes next."""
    asked = 100
    with closing(Tarpit()) as tarpit, ThreadPoolExecutor(asked) as threads:
        many = Guest(outside.house, "Many", address="127.0.0.2")
        many.call("PATCH", "/me", {"webhook": tarpit.address})
        rika = Guest(outside.house, "Rika", address="127.0.0.3")
        rika.call("PATCH", "/me", {"webhook": outside.hook.address + "/rika/200"})
        trial = {"way": "webhook"}
        answers = [threads.submit(many.send, "POST", "/me/notices/test", trial) for _ in range(asked)]
        wait_for(lambda: len(tarpit.kept) >= 4)
        # Half of them are refused at once, because too many are under way.
        wait_for(lambda: sum(answer.done() for answer in answers) >= asked // 2)
        rika.call("POST", "/me/notices/test", trial, status=204)
        assert len(outside.hook.at("/rika/200")) == 1
        assert len(tarpit.kept) < asked // 4
        many.http.close()
        tarpit.close()


def test_a_receiver_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "SECONDS", 0.1)
    with closing(Tarpit()) as tarpit, pytest.raises(TimeoutError):
        post(tarpit.address, b"", {}, private=True)


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("p256dh", "!"),
        ("p256dh", ""),
        ("p256dh", plain(b"\x04" + bytes(64))),
        ("auth", "x"),
        ("auth", plain(bytes(15))),
        ("auth", "\u00e9"),
        ("endpoint", "https://"),
        ("endpoint", "https://["),
        ("endpoint", "https://push.example.org/a b"),
        ("endpoint", "https://push.example.org:0/"),
    ],
)
def test_a_subscription_that_is_none_is_refused(outside: Outside, part: str, value: str) -> None:
    guest, subscription = Guest(outside.house), Browser().subscription("https://push.example.org/1")
    (subscription if part == "endpoint" else subscription["keys"])[part] = value
    assert guest.refused("PUT", "/me/push", subscription) == "bad_request"
    assert not guest.call("GET", "/me")["push"]


@pytest.mark.parametrize(
    "address", ["http://a b/", "https://", "http://[", "http://x:99999/", "http://x/\n", "http://ü/"]
)
def test_a_webhook_that_is_none_is_refused(outside: Outside, address: str) -> None:
    assert Guest(outside.house).refused("PATCH", "/me", {"webhook": address}) == "bad_request"


def test_a_webhook_does_not_lead_into_the_server_s_own_network() -> None:
    receiver = Receiver()
    with pytest.raises(ValueError, match="public"):
        post(receiver.address + "/inside/200", b"{}", {})
    assert not receiver.got
    post(receiver.address + "/inside/200", b"{}", {}, private=True)
    assert len(receiver.got) == 1
    receiver.server.shutdown()
    receiver.server.server_close()


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("127.0.0.1", False),
        ("::1", False),
        ("0.0.0.0", False),
        ("10.1.2.3", False),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("224.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b:1::a00:1", False),
        ("2002:7f00:1::", False),
        ("::127.0.0.1", False),
        ("2001:0:7f00:1::", False),
        ("fec0::1", False),
        ("::ffff:9.9.9.9", True),
        ("9.9.9.9", True),
        ("2620:fe::9", True),
        ("::ffff:0:127.0.0.1", False),
        ("192.0.0.8", False),
        ("192.88.99.1", False),
        ("3fff::1", False),
        ("5f00::1", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (
            "discord",
            {"content": "**Babel <2>**: Your turn & more\nhttps://x.org/t/1", "allowed_mentions": {"parse": []}},
        ),
        ("slack", {"text": "*Babel &lt;2&gt;*: Your turn &amp; more\n<https://x.org/t/1>"}),
        ("plain", {"title": "Babel <2>", "body": "Your turn & more", "url": "https://x.org/t/1"}),
    ],
)
def test_a_webhook_is_written_as_its_receiver_reads_it(kind: str, body: dict[str, Any]) -> None:
    notice = {"title": "Babel <2>", "body": "Your turn & more", "url": "https://x.org/t/1"}
    assert json.loads(webhook_body(kind, notice)) == body


def test_a_notice_can_be_tried_out_and_says_whether_it_arrived(outside: Outside) -> None:
    guest, browser = Guest(outside.house), Browser()
    for way in ("push", "mail", "webhook"):
        assert guest.refused("POST", "/me/notices/test", {"way": way}) == "not_possible"
    guest.call("PATCH", "/me", {"webhook": outside.hook.address + "/try/200", "webhook_kind": "slack"})
    guest.call("PUT", "/me/push", browser.subscription(outside.push.address + "/try/201"), status=204)
    guest.call("POST", "/me/notices/test", {"way": "webhook"}, status=204)
    guest.call("POST", "/me/notices/test", {"way": "push"}, status=204)
    ((_, body),) = outside.hook.at("/try/200")
    assert json.loads(body)["text"].startswith("*Tabletowers*: ")
    ((_, body),) = outside.push.at("/try/201")
    assert browser.read(body)["notice"] == "test"
    guest.call("PATCH", "/me", {"webhook": outside.hook.address + "/try/500"})
    answer = guest.send("POST", "/me/notices/test", {"way": "webhook"})
    assert answer.json()["error"]["code"] == "not_delivered"
    assert answer.json()["error"]["details"] == {"reason": "status 500"}


def test_nobody_waits_until_a_reminder_is_delivered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even housekeeping, which sends one reminder after the other."""
    engine = open_migrated(tmp_path / "tables.sqlite3")
    anna = Person("p0", "Anna", "en", False, 1, webhook="https://x.org")
    with engine.begin() as connection:
        add(connection, anna)
    sent: list[str] = []

    async def never(way: str, person: Person, notice: dict[str, Any], words: str) -> None:
        sent.append(notice["notice"])
        await asyncio.Event().wait()

    async def run() -> None:
        store, nothing = Store(engine), cast(Any, None)
        notices = Notices(store, nothing, nothing, Settings(), Clock(), str)
        monkeypatch.setattr(notices, "_by", never)
        monkeypatch.setattr(notices, "ways", lambda person: ["webhook"])
        async with asyncio.timeout(PATIENCE):
            assert await notices.inform(anna, "league_waits", "babel", "/circles/k1")
            assert not await notices.inform(anna, "match_ends", "babel", "/matches/m1")
            while not sent:
                await asyncio.sleep(0.01)
            await notices.close()
        await store.close()

    asyncio.run(run())
    assert sent == ["league_waits"]

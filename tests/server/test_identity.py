"""Identities that are kept: by passkey, at another site, with a confirmed address; devices; what is none is refused."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from aiosmtpd.controller import Controller
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, select, text

import tabletowers.store
from benchmarks.services import free_port
from tabletowers.server.people.user_agents import described
from tabletowers.store import open_database, schema
from tabletowers.store.people import idle_guests
from tests.server import plain_http
from tests.server.authenticator import Authenticator, plain
from tests.server.provider import Provider
from tests.server.server_process import PATIENCE, Guest, ServerProcess
from tests.server.test_notices import Postbox

PUBLIC = "https://tables.example.org"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
DAY = 24 * 3600 * 1000


class Home:
    """A server that sends mails and lets people log in at another site."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        self.browsers: list[httpx.Client] = []
        self.provider = Provider()
        self.postbox = Postbox()
        self.mail = Controller(self.postbox, "127.0.0.1", free_port())
        self.mail.start()
        more = ["--no-limits", "--quick-bots", "--public", PUBLIC, "--smtp", f"smtp://127.0.0.1:{self.mail.port}"]
        more += ["--openid", self.provider.issuer, "--openid-client", self.provider.client, "--openid-name", "Club"]
        secret = {"TABLETOWERS_OPENID_SECRET": self.provider.secret}
        self.house = ServerProcess(folder, *more, database=database, environment=secret).start()

    def letter(self, to: str) -> Any:
        """The last mail to an address."""
        return [
            message_from_bytes(data, policy=policy.default) for receivers, data in self.postbox.mails if to in receivers
        ][-1]

    def close(self) -> None:
        for browser in self.browsers:
            browser.close()
        self.house.stop()
        self.mail.stop()
        self.provider.close()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    opened = Home(tmp_path_factory.mktemp("home"))
    yield opened
    opened.close()


@pytest.fixture
def house(home: Home) -> ServerProcess:
    return home.house


@pytest.fixture
def anna(house: ServerProcess) -> Guest:
    guest = Guest(house, "Anna")
    guest.http.headers["Origin"] = PUBLIC
    return guest


# Devices


def test_devices_are_listed_and_logged_out_one_by_one(house: ServerProcess, anna: Guest) -> None:
    code = anna.call("POST", "/me/devices")["code"]
    headers = {"User-Agent": FIREFOX}
    told = plain_http.post(f"{house.url}/api/v1/devices", json={"code": code}, headers=headers).json()
    other = Guest(house, token=told["token"])
    listed = anna.call("GET", "/me/devices")["devices"]
    assert {(each["device"], each["here"]) for each in listed} == {("Firefox, Linux", False), (None, True)}
    (away,) = [each["id"] for each in listed if not each["here"]]
    stranger = Guest(house, "Eve")
    assert stranger.refused("DELETE", f"/me/devices/{away}") == "not_possible"
    other.call("GET", "/me")
    anna.call("DELETE", f"/me/devices/{away}", status=204)
    assert other.refused("GET", "/me") == "unknown_person"
    assert len(anna.call("GET", "/me/devices")["devices"]) == 1


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("python-httpx/0.28", None),
        ("", None),
    ],
)
def test_a_device_is_known_by_its_browser_and_system(agent: str, name: str | None) -> None:
    assert described(agent) == name


# Passkeys


def with_passkey(guest: Guest) -> Authenticator:
    """Somebody's new passkey."""
    made = Authenticator()
    options = guest.call("POST", "/me/passkeys/options")
    credential = made.make(options, PUBLIC)
    guest.call("POST", "/me/passkeys", {"name": "Key", "credential": credential}, status=201)
    return made


def test_a_passkey_keeps_an_identity_and_logs_in(house: ServerProcess, anna: Guest) -> None:
    assert not anna.call("GET", "/me")["kept"]
    passkey = with_passkey(anna)
    assert anna.call("GET", "/me")["kept"]
    (listed,) = anna.call("GET", "/me/passkeys")["passkeys"]
    assert (listed["name"], listed["host"], listed["used"]) == ("Key", "tables.example.org", None)
    other = Guest(house, "Other")
    other.http.headers["Origin"] = PUBLIC
    shown = passkey.show(other.call("POST", "/login/passkey/options"), PUBLIC)
    assert other.call("POST", "/login/passkey", {"credential": shown})["person"]["id"] == anna.id
    # What was shown once is no proof any more.
    assert other.refused("POST", "/login/passkey", {"credential": shown}) == "wrong_code"
    assert other.refused("DELETE", f"/me/passkeys/{listed['id']}") == "not_possible"
    anna.call("DELETE", f"/me/passkeys/{listed['id']}", status=204)
    assert not anna.call("GET", "/me")["kept"]
    shown = passkey.show(other.call("POST", "/login/passkey/options"), PUBLIC)
    assert other.refused("POST", "/login/passkey", {"credential": shown}) == "wrong_passkey"


def test_a_passkey_of_another_place_or_person_is_refused_and_nothing_changes(house: ServerProcess, anna: Guest) -> None:
    elsewhere = "https://tables.example.com"
    options = anna.call("POST", "/me/passkeys/options")
    made = Authenticator().make(options, elsewhere)
    assert anna.refused("POST", "/me/passkeys", {"name": "Key", "credential": made}) == "wrong_passkey"
    options = anna.call("POST", "/me/passkeys/options")
    made = Authenticator().make(options | {"rp": {"id": "tables.example.com"}}, PUBLIC)
    assert anna.refused("POST", "/me/passkeys", {"name": "Key", "credential": made}) == "wrong_passkey"
    eve = Guest(house, "Eve")
    eve.http.headers["Origin"] = PUBLIC
    made = Authenticator().make(anna.call("POST", "/me/passkeys/options"), PUBLIC)
    assert eve.refused("POST", "/me/passkeys", {"name": "Key", "credential": made}) == "wrong_passkey"
    assert anna.call("GET", "/me/passkeys") == eve.call("GET", "/me/passkeys") == {"passkeys": []}
    passkey = with_passkey(anna)
    shown = passkey.show(eve.call("POST", "/login/passkey/options"), elsewhere)
    assert eve.refused("POST", "/login/passkey", {"credential": shown}) == "wrong_passkey"
    shown = passkey.show(eve.call("POST", "/login/passkey/options") | {"rpId": "tables.example.com"}, PUBLIC)
    assert eve.refused("POST", "/login/passkey", {"credential": shown}) == "wrong_passkey"


@pytest.mark.parametrize(
    "credential",
    [{}, {"response": 1}, {"response": {"clientDataJSON": "é"}}, {"response": {"clientDataJSON": "bnVsbA"}}],
)
def test_what_is_no_passkey_is_refused(anna: Guest, credential: dict[str, Any]) -> None:
    assert anna.refused("POST", "/me/passkeys", {"name": "Key", "credential": credential}) == "wrong_passkey"
    assert anna.refused("POST", "/login/passkey", {"credential": credential}) == "wrong_passkey"


def test_a_credential_that_is_nested_too_deeply_is_refused_in_json(anna: Guest) -> None:
    deep = {"response": {"clientDataJSON": plain(b"[" * 5000)}}
    assert anna.refused("POST", "/me/passkeys", {"name": "Key", "credential": deep}) == "bad_request"
    assert anna.refused("POST", "/login/passkey", {"credential": deep}) == "bad_request"


def test_a_passkey_verifies_its_owner_and_is_not_asked_for_in_a_frame(house: ServerProcess, anna: Guest) -> None:
    options = anna.call("POST", "/me/passkeys/options")
    assert options["authenticatorSelection"]["userVerification"] == "required"
    for field, value in (("verifies", False), ("framed", True)):
        made = Authenticator()
        setattr(made, field, value)
        credential = made.make(anna.call("POST", "/me/passkeys/options"), PUBLIC)
        assert anna.refused("POST", "/me/passkeys", {"name": "Key", "credential": credential}) == "wrong_passkey"
    passkey = with_passkey(anna)
    for field, value in (("verifies", False), ("framed", True)):
        setattr(passkey, field, value)
        shown = passkey.show(anna.call("POST", "/login/passkey/options"), PUBLIC)
        assert anna.refused("POST", "/login/passkey", {"credential": shown}) == "wrong_passkey"
        setattr(passkey, field, not value)
    # A passkey of an earlier release may be on a device without a PIN.
    with closing(sqlite3.connect(house.database, timeout=60)) as database, database:
        database.execute("UPDATE passkeys SET verified = NULL WHERE person = ?", (anna.id,))
    passkey.verifies = False
    shown = passkey.show(anna.call("POST", "/login/passkey/options"), PUBLIC)
    assert anna.call("POST", "/login/passkey", {"credential": shown})["person"]["id"] == anna.id


def test_a_passkey_is_made_in_a_browser_and_in_time(house: ServerProcess, anna: Guest) -> None:
    made = Authenticator().make(anna.call("POST", "/me/passkeys/options"), PUBLIC)
    assert anna.refused("POST", "/me/passkeys", {"name": "\u200b\u2028", "credential": made}) == "bad_request"
    expire(house, "passkey")
    assert anna.refused("POST", "/me/passkeys", {"name": "Key", "credential": made}) == "wrong_code"
    del anna.http.headers["Origin"]
    assert anna.refused("POST", "/me/passkeys/options") == "bad_request"


def expire(house: ServerProcess, kind: str) -> None:
    """Let the time of all tickets of a kind be up."""
    with closing(sqlite3.connect(house.database, timeout=60)) as database, database:
        database.execute("UPDATE tickets SET expires = 1 WHERE kind = ?", (kind,))


# Mail


def test_an_address_is_confirmed_before_it_is_used_and_every_mail_has_a_way_out(home: Home, anna: Guest) -> None:
    told = anna.call("GET", "/server")
    assert (told["mail"], told["openid"]) == (True, "Club")
    address = f"{anna.id}@example.org"
    told = anna.call("PATCH", "/me", {"mail": f" {address} "})
    assert (told["mail"], told["mail_confirmed"]) == (address, False)
    assert anna.refused("POST", "/me/notices/test", {"way": "mail"}) == "not_possible"
    letter = home.letter(address)
    assert letter["Subject"] == "Tabletowers: is this your address?"
    code = re.search(PUBLIC + r"/confirm/(\S+)", letter.get_content())
    assert code is not None
    stranger = Guest(home.house, "Somebody who reads the mail elsewhere")
    assert stranger.call("POST", "/mail/confirm", {"code": code[1].lower()}) == {"mail": address}
    assert anna.call("GET", "/me")["mail_confirmed"]
    assert stranger.refused("POST", "/mail/confirm", {"code": code[1]}) == "wrong_code"
    anna.call("POST", "/me/notices/test", {"way": "mail"}, status=204)
    letter = home.letter(address)
    assert "This is a test" in letter.get_content()
    way_out = urlsplit(letter["List-Unsubscribe"].strip("<>"))
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert f"{PUBLIC}/unsubscribe?{way_out.query}" in letter.get_content()
    (person,), (proof,) = parse_qs(way_out.query).values()
    assert stranger.refused("POST", f"/unsubscribe?person={person}&proof=0{proof}") == "wrong_code"
    assert anna.call("GET", "/me")["mail"] == address
    # As programs for mail do it (RFC 8058): no cookie, no origin, and a body of their own.
    body = {"List-Unsubscribe": "One-Click"}
    assert plain_http.post(f"{home.house.url}{way_out.path}?{way_out.query}", data=body).status_code == 204
    assert anna.call("GET", "/me")["mail"] is None
    stranger.call("POST", f"/unsubscribe?{way_out.query}", status=204)


@pytest.mark.parametrize(
    "address",
    ["", "anna", "anna@", "@example.org", "anna@example", "a b@example.org", "anna@example.org\nBcc: eve@example.org",
     "anna@-x.org", "anna@example..org", ".anna@example.org", "änna@example.org", "anna@" + "x" * 300 + ".org"],
)  # fmt: skip
def test_an_address_that_is_none_is_refused_and_nothing_changes(home: Home, anna: Guest, address: str) -> None:
    before = len(home.postbox.mails)
    answer = anna.send("PATCH", "/me", {"mail": address, "name": "Changed"})
    assert answer.status_code == 400
    assert answer.json()["error"]["details"] == {"path": "mail"}
    assert anna.call("GET", "/me")["name"] == "Anna"
    assert len(home.postbox.mails) == before


def test_a_code_that_comes_too_late_or_for_an_earlier_address_confirms_nothing(home: Home, anna: Guest) -> None:
    def code_for(address: str) -> str:
        match = re.search(r"/confirm/(\S+)", home.letter(address).get_content())
        assert match is not None
        return match[1]

    first, second = f"1{anna.id}@example.org", f"2{anna.id}@example.org"
    anna.call("PATCH", "/me", {"mail": first})
    anna.call("PATCH", "/me", {"mail": second})
    assert anna.refused("POST", "/mail/confirm", {"code": code_for(first)}) == "wrong_code"
    expire(home.house, "mail")
    assert anna.refused("POST", "/mail/confirm", {"code": code_for(second)}) == "wrong_code"
    assert not anna.call("GET", "/me")["mail_confirmed"]
    anna.call("POST", "/me/mail/question", status=204)
    anna.call("POST", "/mail/confirm", {"code": code_for(second)})
    assert anna.refused("POST", "/me/mail/question") == "not_possible"


def test_an_address_that_takes_no_mail_is_not_kept(anna: Guest) -> None:
    assert anna.refused("PATCH", "/me", {"mail": "nobody@example.org"}) == "not_delivered"
    assert anna.call("GET", "/me")["mail"] is None


def test_mails_to_one_address_are_limited_whoever_asks(tmp_path: Path) -> None:
    mail = Controller(Postbox(), "127.0.0.1", free_port())
    mail.start()
    house = ServerProcess(tmp_path, "--smtp", f"smtp://127.0.0.1:{mail.port}").start()
    try:
        codes = []
        for number in range(6):
            guest = Guest(house, "Eve", address=f"127.0.8.{number + 1}")
            codes.append(guest.send("PATCH", "/me", {"mail": "Victim@example.org"}).status_code)
        assert codes == [200] * 5 + [429]
    finally:
        house.stop()
        mail.stop()


# Another site


class Browser:
    """A browser that goes to the other site and comes back."""

    def __init__(self, home: Home, token: str | None = None) -> None:
        self._home = home
        self.http = plain_http.client(base_url=home.house.url, headers={"Origin": PUBLIC}, timeout=PATIENCE)
        home.browsers.append(self.http)
        if token is not None:
            self.http.cookies.set("tabletowers", token, domain="127.0.0.1")

    def begin(self, **wish: bool) -> str:
        """Where the other site sends it back to, as a path of ours."""
        url = self.http.post("/api/v1/openid", json={"language": "de", **wish}).json()["url"]
        back = plain_http.get(url, timeout=PATIENCE).headers["location"]
        assert back.startswith(f"{PUBLIC}/api/v1/openid/back?")
        return back.removeprefix(PUBLIC)

    def end(self, path: str) -> str:
        """Where it is sent on to."""
        answer = self.http.get(path)
        assert answer.status_code == 303
        return answer.headers["location"]

    def me(self) -> Any:
        return self.http.get("/api/v1/me").json()

    def token(self) -> str:
        """The token that it has now."""
        return self.http.cookies["tabletowers"]


def test_whoever_logs_in_elsewhere_is_the_same_person_everywhere(home: Home, anna: Guest) -> None:
    home.provider.subject = anna.id
    first = Browser(home, anna.token)
    assert first.end(first.begin()) == "/account"
    assert (first.me()["id"], first.me()["kept"]) == (anna.id, True)
    second = Browser(home)
    assert second.end(second.begin()) == "/account"
    assert second.me()["id"] == anna.id
    home.provider.subject = f"{anna.id}'s friend"
    third = Browser(home)
    assert third.end(third.begin()) == "/account"
    assert third.me()["id"] != anna.id
    assert (third.me()["name"], third.me()["language"]) == ("Anna Elsewhere", "de")


@pytest.mark.parametrize(
    "spoil",
    [
        {"iss": "https://other.example"},
        {"aud": "somebody else"},
        {"azp": "somebody else"},
        {"nonce": "another"},
        {"exp": 1},
        {"sub": None},
    ],
    ids=lambda spoil: next(iter(spoil)),
)
def test_claims_that_are_not_for_us_are_refused(home: Home, spoil: dict[str, Any]) -> None:
    browser = Browser(home)
    home.provider.spoil = spoil
    try:
        assert browser.end(browser.begin()) == "/login?problem=not_logged_in"
    finally:
        home.provider.spoil = {}
    assert browser.http.get("/api/v1/me").status_code == 401


@pytest.mark.parametrize("signing", ["none", "public key as secret", "own key"])
def test_a_token_that_the_other_site_has_not_signed_is_refused(home: Home, signing: Any) -> None:
    browser = Browser(home)
    home.provider.signing = signing
    try:
        assert browser.end(browser.begin()) == "/login?problem=not_logged_in"
    finally:
        home.provider.signing = "right"
    assert browser.http.get("/api/v1/me").status_code == 401


def test_coming_back_works_once_in_time_and_in_the_same_browser(home: Home) -> None:
    browser, other = Browser(home), Browser(home)
    path = browser.begin()
    assert other.end(path) == "/login?problem=wrong_code"
    assert browser.end(path) == "/account"
    assert browser.end(path) == "/login?problem=wrong_code"
    path = other.begin()
    expire(home.house, "openid")
    assert other.end(path) == "/login?problem=wrong_code"
    home.provider.refuses = True
    try:
        assert other.end(other.begin()) == "/login?problem=not_logged_in"
    finally:
        home.provider.refuses = False


def test_where_nothing_is_set_up_nobody_logs_in_elsewhere(tmp_path: Path) -> None:
    house = ServerProcess(tmp_path, "--no-limits").start()
    try:
        guest = Guest(house)
        told = guest.call("GET", "/server")
        assert (told["mail"], told["openid"]) == (False, None)
        assert guest.refused("POST", "/openid", {}) == "not_possible"
    finally:
        house.stop()


# Names


@pytest.mark.parametrize("name", ["\u200b", "\u2028\u2029", "\u3164", "\u202e", " \n\t ", "x" * 41])
def test_a_name_that_can_t_be_seen_is_refused_and_nothing_changes(anna: Guest, name: str) -> None:
    assert anna.send("PATCH", "/me", {"name": name}).json()["error"]["details"] == {"path": "name"}
    assert anna.call("GET", "/me")["name"] == "Anna"


def test_a_name_stays_on_its_line(anna: Guest) -> None:
    assert anna.call("PATCH", "/me", {"name": "An\nna\u2028B\u202e."})["name"] == "An na B."


# What is stored


def test_kept_identities_are_not_forgotten_and_their_proofs_are_exported_and_deleted(home: Home, anna: Guest) -> None:
    with_passkey(anna)
    home.provider.subject = f"sub of {anna.id}"
    browser = Browser(home, anna.token)
    browser.end(browser.begin(keep=True))
    anna.http.headers["Authorization"] = f"Bearer {browser.token()}"
    told = anna.call("GET", "/me/export")
    assert [each["name"] for each in told["passkeys"]] == ["Key"]
    assert [each["subject"] for each in told["openids"]] == [f"sub of {anna.id}"]
    assert len(told["devices"]) == 1
    guest = Guest(home.house, "Guest")
    engine = open_database(home.house.database)
    with engine.connect() as connection:
        later = time.time_ns() // 1_000_000 + 1000 * DAY
        forgotten = idle_guests(connection, later, 2 * DAY, 1000)
        assert guest.id in forgotten
        assert anna.id not in forgotten
    anna.call("DELETE", "/me", status=204)
    with engine.connect() as connection:
        for part in (schema.passkeys, schema.openids, schema.tokens, schema.tickets):
            assert anna.id not in connection.execute(select(part.c.person)).scalars().all()
    engine.dispose()


def test_people_of_an_earlier_release_are_kept_with_their_addresses(tmp_path: Path) -> None:
    file = tmp_path / "earlier.sqlite3"
    config = Config()
    config.set_main_option("script_location", str(Path(tabletowers.store.__file__).parent / "migrations"))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "sessions")
        person = "'p1', 'Anna', 'en', false, 'anna', 'hash', 'anna@example.org', 'https://x.org', true, null, 1, false"
        connection.execute(text(f"INSERT INTO people VALUES ({person}, null)"))
        connection.execute(text("INSERT INTO tokens VALUES ('h', 'p1', 1, null)"))
    engine.dispose()
    engine = open_database(str(file))
    with engine.connect() as connection:
        (anna,) = tabletowers.store.people.several(connection, ["p1"])
        assert (anna.mail, anna.mail_confirmed, anna.webhook_kind, anna.kept) == (
            "anna@example.org",
            False,
            "plain",
            True,
        )
        ((device,),) = connection.execute(select(schema.tokens.c.device))
        assert device is None
    engine.dispose()

"""Whoever borrows a session can't keep the account: what would let them asks for a login, and can be taken back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import update

from tabletowers.server.people.accounts import hashed
from tabletowers.server.people.devices import RECENT
from tabletowers.server.people.one_time_tickets import VALID
from tabletowers.store import open_database, schema
from tests.server.authenticator import Authenticator
from tests.server.server_process import Guest
from tests.server.services import Postgres
from tests.server.test_identity import PUBLIC, Browser, Home, with_passkey
from tests.server.test_recovery import NEW, OLD, address_of, confirm, letters, link_for, reachable
from tests.server.test_sessions import closed_with

WEEK = 7 * 24 * 3600 * 1000


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def home(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A server on a database of each kind."""
    folder = tmp_path_factory.mktemp("home")
    if request.param == "sqlite":
        opened = Home(folder)
        yield opened
        opened.close()
    else:
        with Postgres(tmp_path_factory.mktemp("postgres")) as postgres:
            opened = Home(folder, postgres.migrated_database())
            yield opened
            opened.close()


def change_rows(home: Home, part: Any, **values: Any) -> None:
    """Change all rows of a part of the database."""
    engine = open_database(home.house.database)
    with engine.begin() as connection:
        connection.execute(update(part).values(**values))
    engine.dispose()


def borrow(home: Home, guest: Guest) -> Guest:
    """A thief with the session of somebody who logged in a while ago."""
    engine = open_database(home.house.database)
    tokens = schema.tokens
    with engine.begin() as connection:
        one = update(tokens).where(tokens.c.hash == hashed(guest.token))
        connection.execute(one.values(proven=tokens.c.proven - RECENT - 1))
    engine.dispose()
    thief = Guest(home.house, token=guest.token)
    thief.http.headers["Origin"] = PUBLIC
    return thief


def test_a_borrowed_session_changes_nothing_by_which_an_account_is_kept(home: Home) -> None:
    anna = reachable(home)
    anna.http.headers["Origin"] = PUBLIC
    passkey = with_passkey(anna)
    before = anna.call("GET", "/me")
    thief, count = borrow(home, anna), len(home.postbox.mails)
    made = Authenticator().make({"user": {"id": "x"}, "rp": {"id": "tables.example.org"}, "challenge": "x"}, PUBLIC)
    for method, path, body in (
        ("PATCH", "/me", {"mail": "thief@example.org"}),
        ("PATCH", "/me", {"mail": None, "name": "Thief"}),
        ("POST", "/me/passkeys/options", None),
        ("POST", "/me/passkeys", {"name": "Thief's", "credential": made}),
        ("DELETE", f"/me/passkeys/{anna.call('GET', '/me/passkeys')['passkeys'][0]['id']}", None),
        ("POST", "/openid", {"keep": True}),
        ("GET", "/me/export", None),
        ("DELETE", "/me", None),
    ):
        answer = thief.send(method, path, body)
        assert answer.status_code == 401, (method, path)
        error = answer.json()["error"]
        assert (error["code"], error["details"]) == ("login_again", {"ways": ["password", "passkey"]})
    assert anna.call("GET", "/me") == before
    assert len(home.postbox.mails) == count
    # A code for another device is no login, and neither is a login as somebody else.
    code = thief.call("POST", "/me/devices")["code"]
    other = Guest(home.house, token=thief.call("POST", "/devices", {"code": code})["token"])
    assert other.refused("GET", "/me/export") == "login_again"
    home.provider.subject = f"thief of {anna.id}"
    browser = Browser(home, anna.token)
    assert browser.end(browser.begin()) == "/account"
    assert browser.me()["id"] != anna.id
    # Who knows the password, or has the passkey, goes on at once; what doesn't concern the account needs neither.
    thief.call("PATCH", "/me", {"webhook": "https://hook.example.org/", "mail": address_of(anna)})
    told = anna.call("POST", "/login", {"login": anna.id, "password": OLD})
    Guest(home.house, token=told["token"]).call("GET", "/me/export")
    shown = passkey.show(anna.call("POST", "/login/passkey/options"), PUBLIC)
    told = anna.call("POST", "/login/passkey", {"credential": shown})
    Guest(home.house, token=told["token"]).call("DELETE", "/me", status=204)
    assert anna.refused("GET", "/me") == "unknown_person"


def test_accounts_without_a_password_ask_for_what_they_have(home: Home) -> None:
    anna = Guest(home.house, "Anna")
    anna.http.headers["Origin"] = PUBLIC
    # A guest has nothing to log in with.
    anna.call("GET", "/me/export")
    home.provider.subject = f"{anna.id} elsewhere"
    browser = Browser(home, anna.token)
    assert browser.end(browser.begin()) == "/account"
    # The browser's old token has been replaced.
    assert anna.refused("GET", "/me") == "unknown_person"
    thief = borrow(home, Guest(home.house, token=browser.token()))
    for method, path, body in (
        ("PUT", "/me/password", {"login": anna.id, "password": NEW}),
        ("POST", "/me/passkeys/options", None),
    ):
        answer = thief.send(method, path, body)
        assert (answer.status_code, answer.json()["error"]["details"]) == (401, {"ways": ["openid"]})
    assert browser.end(browser.begin()) == "/account"
    assert browser.me()["id"] == anna.id
    assert browser.http.get("/api/v1/me/export").status_code == 200
    # And adds another login there on purpose.
    home.provider.subject = f"{anna.id} again"
    assert browser.end(browser.begin(keep=True)) == "/account"
    assert browser.me()["id"] == anna.id


def undo_link(home: Home, address: str) -> str:
    """The secret of the link that an address is sent which is somebody's no longer."""
    letter = home.letter(address)
    assert letter["Subject"] == "Tabletowers: your address was changed"
    assert letter["List-Unsubscribe"] is None
    match = re.search(PUBLIC + r"/undo/(\S+)", letter.get_content())
    assert match is not None
    return match[1]


def test_a_change_of_address_is_taken_back_with_all_that_came_of_it(home: Home) -> None:
    anna = reachable(home)
    anna.http.headers["Origin"] = PUBLIC
    mine = with_passkey(anna)
    code = anna.call("POST", "/me/devices")["code"]
    thief = Guest(home.house, token=anna.call("POST", "/login", {"login": anna.id, "password": OLD})["token"])
    thief.http.headers["Origin"] = PUBLIC
    confirm(home, thief, f"thief{anna.id}@example.org")
    first = undo_link(home, address_of(anna))
    # The thief, who has a session of a moment ago, does what they can.
    theirs = with_passkey(thief)
    home.provider.subject = f"thief {anna.id}"
    browser = Browser(home, thief.token)
    assert browser.end(browser.begin(keep=True)) == "/account"
    thief = Guest(home.house, token=browser.token())
    thief.call("PATCH", "/me", {"webhook": "https://thief.example.org/"})
    thief.call("PUT", "/me/password", {"login": f"thief{anna.id}", "password": NEW, "current": OLD})
    squatter = Guest(home.house, "Squatter")
    thief.call("PATCH", "/me", {"mail": None})
    second = undo_link(home, f"thief{anna.id}@example.org")
    assert anna.refused("GET", "/me") == "unknown_person"
    with thief.socket() as talk:
        told = squatter.call("POST", "/mail/undo", {"code": first})
        assert closed_with(talk) == 4001
    me = told["person"]
    assert (me["id"], me["login"], me["mail"], me["mail_confirmed"]) == (anna.id, anna.id, address_of(anna), True)
    assert (me["passkeys"], me["webhook"]) == (1, None)
    now = Guest(home.house, token=told["token"])
    assert len(now.call("GET", "/me/devices")["devices"]) == 1
    # Links, codes and keys of the time between are void, also for taking it back once more.
    for path, body in (
        ("/mail/undo", {"code": first}),
        ("/mail/undo", {"code": second}),
        ("/devices", {"code": code}),
        ("/login", {"login": f"thief{anna.id}", "password": NEW}),
        ("/login", {"login": anna.id, "password": NEW}),
    ):
        assert squatter.send("POST", path, body).status_code == 401, path
    squatter.http.headers["Origin"] = PUBLIC
    for key, status in ((theirs, 401), (mine, 200)):
        shown = key.show(squatter.call("POST", "/login/passkey/options"), PUBLIC)
        assert squatter.send("POST", "/login/passkey", {"credential": shown}).status_code == status
    stranger = Browser(home)
    assert stranger.end(stranger.begin()) == "/account"
    assert stranger.me()["id"] != anna.id
    squatter.call("POST", "/login", {"login": anna.id, "password": OLD})


def test_a_login_that_somebody_else_has_taken_since_stays_theirs(home: Home) -> None:
    anna, other = reachable(home), Guest(home.house, "Other")
    anna.call("PATCH", "/me", {"mail": None})
    code = undo_link(home, address_of(anna))
    anna.call("PUT", "/me/password", {"login": f"new{anna.id}", "password": NEW, "current": OLD})
    other.call("PUT", "/me/password", {"login": anna.id, "password": NEW})
    assert other.call("POST", "/mail/undo", {"code": code})["person"]["login"] == f"new{anna.id}"
    other.call("POST", "/login", {"login": f"new{anna.id}", "password": OLD})


def test_an_address_is_told_once_it_was_confirmed_and_for_a_week(home: Home) -> None:
    assert VALID["undo"] == WEEK
    anna = Guest(home.house, "Anna")
    first, second = address_of(anna), f"2{address_of(anna)}"
    anna.call("PATCH", "/me", {"mail": first})
    anna.call("PATCH", "/me", {"mail": second})
    # Nobody has confirmed the first.
    assert letters(home, first) == 1
    confirm(home, anna, second)
    anna.call("PATCH", "/me", {"mail": second})
    assert letters(home, second) == 2
    anna.call("PATCH", "/me", {"mail": first})
    code = undo_link(home, second)
    change_rows(home, schema.tickets, expires=1)
    assert anna.refused("POST", "/mail/undo", {"code": code}) == "wrong_code"
    assert anna.call("GET", "/me")["mail"] == first


def test_an_address_that_takes_no_mails_any_more_can_be_changed(home: Home) -> None:
    anna = reachable(home)
    change_rows(home, schema.people, mail="nobody@example.org")
    # A server that doesn't remember the address of before.
    home.house.stop()
    home.house.start()
    anna = Guest(home.house, token=anna.token)
    assert anna.call("PATCH", "/me", {"mail": None})["mail"] is None


def test_a_link_for_a_new_password_ends_with_the_address_it_was_sent_to(home: Home) -> None:
    anna = reachable(home)
    code = link_for(home, anna, anna.id)
    for address in ("elsewhere@example.org", address_of(anna)):
        confirm(home, anna, address)
    assert anna.refused("POST", "/password/link", {"code": code}) == "wrong_code"
    assert anna.refused("PUT", "/password", {"code": code, "password": NEW}) == "wrong_code"


def test_a_browser_that_logs_in_again_has_a_new_token_and_forgets_the_old_one(home: Home) -> None:
    anna = reachable(home)
    browser = Browser(home, anna.token)
    told = browser.http.post("/api/v1/login", json={"login": anna.id, "password": OLD}).json()
    assert told["token"] == browser.token() != anna.token
    assert anna.refused("GET", "/me") == "unknown_person"
    assert len(browser.http.get("/api/v1/me/devices").json()["devices"]) == 1

"""Forgotten passwords: a link by mail or from those who run the server, good once, by which nobody learns more."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller

from benchmarks.services import free_port
from tabletowers.store import open_database, operators, people
from tests.server.server_process import Guest, ServerProcess
from tests.server.test_identity import PUBLIC, Home, expire
from tests.server.test_notices import Postbox, wait_for
from tests.server.test_sessions import closed_with

OLD, NEW = "correct horse", "battery staple"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    opened = Home(tmp_path_factory.mktemp("home"))
    yield opened
    opened.close()


def address_of(guest: Guest) -> str:
    return f"{guest.id}@example.org"


def reachable(home: Home, name: str = "Anna", *, login: bool = True) -> Guest:
    """Somebody with a confirmed address, and a login where wanted, which is their id."""
    guest = Guest(home.house, name)
    if login:
        guest.call("PUT", "/me/password", {"login": guest.id, "password": OLD})
    confirm(home, guest, address_of(guest))
    return guest


def confirm(home: Home, guest: Guest, address: str) -> None:
    guest.call("PATCH", "/me", {"mail": address})
    code = re.search(r"/confirm/(\S+)", home.letter(address).get_content())
    assert code is not None
    guest.call("POST", "/mail/confirm", {"code": code[1]})


def letters(home: Home, address: str) -> int:
    return sum(address in receivers for receivers, _ in home.postbox.mails)


def link_for(home: Home, guest: Guest, who: str) -> str:
    """The secret of the link that somebody is sent who asks for it."""
    before = letters(home, address_of(guest))
    Guest(home.house, "Somewhere else").call("POST", "/password/forgotten", {"who": who}, status=204)
    wait_for(lambda: letters(home, address_of(guest)) > before)
    letter = home.letter(address_of(guest))
    assert letter["Subject"] == "Tabletowers: a new password"
    match = re.search(PUBLIC + r"/password/(\S+)", letter.get_content())
    assert match is not None
    return match[1]


def test_a_link_by_mail_sets_a_new_password_once_and_logs_all_devices_out(home: Home) -> None:
    anna = reachable(home)
    code = link_for(home, anna, f" {anna.id.upper()} ")
    stranger = Guest(home.house, "Stranger")
    assert stranger.call("POST", "/password/link", {"code": code}) == {"name": "Anna", "login": anna.id}
    # What won't do leaves everything as it is, and the link good.
    assert stranger.refused("PUT", "/password", {"code": code, "password": "short"}) == "bad_request"
    assert stranger.refused("PUT", "/password", {"code": code[:-1], "password": NEW}) == "wrong_code"
    with anna.socket() as talk:
        told = stranger.call("PUT", "/password", {"code": code, "password": NEW, "login": "ignored"})
        assert closed_with(talk) == 4001
    assert (told["person"]["id"], told["person"]["login"]) == (anna.id, anna.id)
    assert anna.refused("GET", "/me") == "unknown_person"
    now = Guest(home.house, token=told["token"])
    assert len(now.call("GET", "/me/devices")["devices"]) == 1
    for path, body in (("/password/link", {"code": code}), ("/password", {"code": code, "password": OLD})):
        assert now.refused("PUT" if path == "/password" else "POST", path, body) == "wrong_code"
    assert stranger.refused("POST", "/login", {"login": anna.id, "password": OLD}) == "wrong_password"
    stranger.call("POST", "/login", {"login": anna.id, "password": NEW})


def test_whoever_had_no_login_chooses_one_that_is_free(home: Home) -> None:
    bea, other = reachable(home, "Bea", login=False), reachable(home, "Other")
    code = link_for(home, bea, address_of(bea).upper())
    assert bea.call("POST", "/password/link", {"code": code}) == {"name": "Bea", "login": None}
    wish = {"code": code, "password": NEW}
    assert bea.refused("PUT", "/password", wish) == "bad_request"
    assert bea.refused("PUT", "/password", wish | {"login": other.id}) == "name_taken"
    assert bea.call("PUT", "/password", wish | {"login": f"Bea{bea.id}"})["person"]["login"] == f"bea{bea.id}"


def test_nobody_learns_whether_there_is_somebody(home: Home) -> None:
    known, silent = reachable(home), Guest(home.house, "Silent")
    silent.call("PUT", "/me/password", {"login": silent.id, "password": OLD})
    silent.call("PATCH", "/me", {"mail": address_of(silent)})
    unconfirmed = letters(home, address_of(silent))
    banned = reachable(home)
    engine = open_database(home.house.database)
    with engine.begin() as connection:
        people.change(connection, banned.id, banned=True)
    engine.dispose()
    wait_for(lambda: banned.send("GET", "/me").status_code == 403)
    told = letters(home, address_of(banned))
    answers = []
    for who in ("nobody at all", "nobody@example.org", silent.id, address_of(silent), banned.id, "x' OR 1=1", known.id):
        answer = silent.send("POST", "/password/forgotten", {"who": who})
        answers.append((answer.status_code, answer.content))
    assert set(answers) == {(204, b"")}
    # Asked for last.
    wait_for(lambda: letters(home, address_of(known)) == 2)
    assert letters(home, address_of(silent)) == unconfirmed
    assert letters(home, address_of(banned)) == told


def test_a_link_is_void_after_an_hour_and_once_the_address_the_password_or_the_devices_change(home: Home) -> None:
    anna = reachable(home)
    codes = [link_for(home, anna, anna.id)]
    expire(home.house, "password")
    assert anna.refused("POST", "/password/link", {"code": codes[0]}) == "wrong_code"
    codes.append(link_for(home, anna, anna.id))
    anna.call("PATCH", "/me", {"mail": None})
    assert anna.refused("PUT", "/password", {"code": codes[1], "password": NEW}) == "wrong_code"
    confirm(home, anna, address_of(anna))
    codes.append(link_for(home, anna, anna.id))
    anna.call("PUT", "/me/password", {"login": anna.id, "password": NEW, "current": OLD})
    assert anna.refused("PUT", "/password", {"code": codes[2], "password": OLD}) == "wrong_code"
    codes.append(link_for(home, anna, anna.id))
    anna.call("DELETE", "/me/devices", status=204)
    assert anna.refused("PUT", "/password", {"code": codes[3], "password": OLD}) == "wrong_code"
    anna.call("POST", "/login", {"login": anna.id, "password": NEW})


def test_links_are_limited_by_what_is_asked_for_by_place_and_by_address(tmp_path: Path) -> None:
    postbox = Postbox()
    mail = Controller(postbox, "127.0.0.1", free_port())
    mail.start()
    house = ServerProcess(tmp_path, "--smtp", f"smtp://127.0.0.1:{mail.port}").start()
    try:
        owner = Guest(house, "Anna", address="127.0.6.99")
        owner.call("PUT", "/me/password", {"login": "anna", "password": OLD})
        owner.call("PATCH", "/me", {"mail": "anna@example.org"})
        code = re.search(rb"/confirm/(\S+)", postbox.mails[0][1])
        assert code is not None
        owner.call("POST", "/mail/confirm", {"code": code[1].decode()})
        guests = [Guest(house, "Eve", address=f"127.0.6.{number}") for number in range(1, 13)]

        def ask(guest: Guest, who: str) -> int:
            return guest.send("POST", "/password/forgotten", {"who": who}).status_code

        for who in ("anna", "nobody"):
            assert [ask(guest, who) for guest in guests[:6]] == [204] * 5 + [429]
        # One place may ask for as many people as mails may be sent for it.
        assert [ask(guests[6], f"somebody {number}") for number in range(6)] == [204] * 5 + [429]
        # Asked for by other names, the same address gets no more than its share.
        assert [ask(guest, "anna@example.org") for guest in guests[7:]] == [204] * 5
        wait_for(lambda: house.log.read_text().count("was not sent: too_many") == 5)
        wait_for(lambda: len(postbox.mails) == 6)
        # The owner's own mails, and those asked for where the owner has logged in before, are counted by themselves.
        owner.call("PATCH", "/me", {"mail": "anna@example.com"})
        wait_for(lambda: len(postbox.mails) == 8)
    finally:
        house.stop()
        mail.stop()


def test_the_people_who_run_the_server_make_links_for_those_without_an_address(home: Home) -> None:
    house = home.house
    anna, boss, deputy = (Guest(house, name) for name in ("Anna", "Boss", "Deputy"))
    assert boss.refused("POST", f"/operators/people/{anna.id}/password") == "not_operator"
    engine = open_database(house.database)
    with engine.begin() as connection:
        for person in (boss, deputy):
            operators.add(connection, person.id)
    engine.dispose()
    path = boss.call("POST", f"/operators/people/{anna.id}/password")["path"]
    wish = {"code": path.removeprefix("/password/"), "password": NEW, "login": anna.id}
    assert boss.call("PUT", "/password", wish)["person"]["id"] == anna.id
    # Nobody takes the place of another of those who run it, but whoever has the machine.
    assert boss.refused("POST", f"/operators/people/{deputy.id}/password") == "not_possible"
    assert boss.refused("POST", "/operators/people/nobody/password") == "no_such_person"
    command = [sys.executable, "-m", "tabletowers", "admin", "--database", house.database, "password", deputy.id]
    printed = subprocess.run([*command, "--public", PUBLIC], check=True, capture_output=True, text=True).stdout.strip()
    assert printed.startswith(f"{PUBLIC}/password/")
    wish = {"code": printed.removeprefix(f"{PUBLIC}/password/"), "password": NEW, "login": deputy.id}
    assert boss.call("PUT", "/password", wish)["person"]["id"] == deputy.id
    command[-1] = "nobody"
    assert subprocess.run(command, capture_output=True).returncode != 0


def test_a_server_without_mail_says_so(house: ServerProcess) -> None:
    assert Guest(house).refused("POST", "/password/forgotten", {"who": "anna"}) == "not_possible"

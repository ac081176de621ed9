"""Sessions: they expire, are renewed, and end at once on every server and socket; passwords, cookies and origins."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

import tabletowers.store
from tabletowers.server.people.accounts import hashed
from tabletowers.store import open_database
from tabletowers.store.people import VALID
from tests.server import plain_http
from tests.server.server_process import PATIENCE, Guest, ServerProcess, Talk

DAY = 24 * 3600 * 1000
PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    """Two servers on one database that hear of each other by it alone."""
    folder = tmp_path_factory.mktemp("houses")
    with (
        ServerProcess(folder, "--no-limits", "--quick-bots") as one,
        ServerProcess(folder, "--no-limits", "--quick-bots") as other,
    ):
        yield [one, other]


@pytest.fixture
def anna(houses: list[ServerProcess]) -> Guest:
    return Guest(houses[0], "Anna")


def soon(guest: Guest, status: int) -> None:
    """That a guest is answered with this status before long."""
    until = time.monotonic() + PATIENCE
    while guest.http.get("/me").status_code != status:
        assert time.monotonic() < until
        time.sleep(0.05)


def closed_with(talk: Talk) -> int | None:
    """The code with which the server closes a socket."""
    try:
        while True:
            talk.hear()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def devices(house: ServerProcess) -> sqlite3.Connection:
    return sqlite3.connect(house.database, timeout=PATIENCE)


def test_a_logout_ends_the_session_on_all_servers_and_sockets(houses: list[ServerProcess], anna: Guest) -> None:
    elsewhere = Guest(houses[1], token=anna.token)
    elsewhere.call("GET", "/me")
    with anna.socket() as here, elsewhere.socket() as there:
        anna.call("POST", "/logout", status=204)
        assert anna.http.get("/me").status_code == 401
        assert closed_with(here) == 4001
        assert closed_with(there) == 4001
        soon(elsewhere, 401)


def test_a_logout_leaves_other_devices_alone(houses: list[ServerProcess], anna: Guest) -> None:
    other = Guest(
        houses[0], token=anna.call("POST", "/devices", {"code": anna.call("POST", "/me/devices")["code"]})["token"]
    )
    with other.socket() as talk:
        anna.call("POST", "/logout", status=204)
        assert talk.say(type="ping")["type"] == "done"
    other.call("GET", "/me")


def test_all_devices_can_be_logged_out_at_once(houses: list[ServerProcess], anna: Guest) -> None:
    code = anna.call("POST", "/me/devices")["code"]
    other = Guest(houses[1], token=anna.call("POST", "/devices", {"code": code})["token"])
    with other.socket() as talk:
        anna.call("DELETE", "/me/devices", status=204)
        assert closed_with(talk) == 4001
    soon(other, 401)
    assert anna.http.get("/me").status_code == 401


def test_whoever_deletes_everything_is_gone_everywhere(houses: list[ServerProcess], anna: Guest) -> None:
    elsewhere = Guest(houses[1], token=anna.token)
    with anna.socket() as here, elsewhere.socket() as there:
        anna.call("DELETE", "/me", status=204)
        assert closed_with(here) == 4001
        assert closed_with(there) == 4001
    soon(elsewhere, 401)


def test_a_ban_is_heard_by_calls_and_sockets_of_all_servers(houses: list[ServerProcess], anna: Guest) -> None:
    elsewhere = Guest(houses[1], token=anna.token)
    with anna.socket() as here, elsewhere.socket() as there:
        for task, status in (("ban", 403), ("unban", 200)):
            done = [sys.executable, "-m", "tabletowers", "admin", "--database", houses[0].database, task, anna.id]
            done += ["--reason", "cheating"]
            subprocess.run(done, check=True, env=houses[0].environment)
            soon(anna, status)
            soon(elsewhere, status)
            if task == "ban":
                assert closed_with(here) == 4003
                assert closed_with(there) == 4003


def test_a_password_is_changed_only_by_who_knows_it_and_ends_other_sessions(
    houses: list[ServerProcess], anna: Guest
) -> None:
    login = f"anna{anna.id}"
    anna.call("PUT", "/me/password", {"login": login, "password": PASSWORD})
    other = Guest(houses[0], token=anna.call("POST", "/login", {"login": login, "password": PASSWORD})["token"])
    new = {"login": login, "password": "battery staple"}
    for wrong in (new, new | {"current": "not this one"}):
        assert anna.refused("PUT", "/me/password", wrong) == "wrong_password"
    other.call("GET", "/me")
    with other.socket() as talk:
        anna.call("PUT", "/me/password", new | {"current": PASSWORD})
        assert closed_with(talk) == 4001
    soon(other, 401)
    anna.call("GET", "/me")
    assert other.refused("POST", "/login", {"login": login, "password": PASSWORD}) == "wrong_password"


def test_a_session_expires_unless_it_is_used(houses: list[ServerProcess], anna: Guest) -> None:
    now = time.time_ns() // 1_000_000
    with closing(devices(houses[0])) as database, database:
        database.execute("UPDATE tokens SET expires = ? WHERE hash = ?", (now - 1, hashed(anna.token)))
    assert Guest(houses[0], token=anna.token).http.get("/me").status_code == 401


def test_a_session_in_use_is_renewed_and_so_is_its_cookie(houses: list[ServerProcess], anna: Guest) -> None:
    now = time.time_ns() // 1_000_000
    with closing(devices(houses[0])) as database, database:
        database.execute("UPDATE tokens SET expires = ? WHERE hash = ?", (now + DAY, hashed(anna.token)))
    response = plain_http.get(f"{houses[1].url}/api/v1/me", cookies={"tabletowers": anna.token})
    assert f"tabletowers={anna.token}; " in response.headers["set-cookie"]
    with closing(devices(houses[0])) as database:
        ((expires,),) = database.execute("SELECT expires FROM tokens WHERE hash = ?", (hashed(anna.token),))
    assert expires >= now + VALID
    assert "set-cookie" not in plain_http.get(f"{houses[1].url}/api/v1/me", cookies={"tabletowers": anna.token}).headers


def test_devices_of_an_earlier_release_stay_known(tmp_path: Path) -> None:
    file = tmp_path / "earlier.sqlite3"
    config = Config()
    config.set_main_option("script_location", str(Path(tabletowers.store.__file__).parent / "migrations"))
    engine = create_engine(f"sqlite:///{file}")
    now = time.time_ns() // 1_000_000
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "snapshots")
        person = "'p1', 'Anna', 'en', false, null, null, null, null, true, null, :now, false, null"
        connection.execute(text(f"INSERT INTO people VALUES ({person})"), {"now": now})
        for token, created in (("recent", now - DAY), ("forgotten", now - VALID - DAY)):
            connection.execute(
                text("INSERT INTO tokens VALUES (:hash, 'p1', :created)"), {"hash": hashed(token), "created": created}
            )
    engine.dispose()
    open_database(str(file)).dispose()
    house = ServerProcess(tmp_path, database=str(file)).start()
    try:
        assert Guest(house, token="recent").call("GET", "/me")["name"] == "Anna"
        assert Guest(house, token="forgotten").http.get("/me").status_code == 401
    finally:
        house.stop()


def test_wrong_passwords_are_counted_by_login_wherever_they_come_from(tmp_path: Path) -> None:
    house = ServerProcess(tmp_path).start()
    try:
        owner = Guest(house, "Anna", address="127.0.9.9")
        owner.call("PUT", "/me/password", {"login": "anna", "password": PASSWORD})
        wrong = {"login": "anna", "password": "not this one"}
        strangers = [Guest(house, "Eve", address=f"127.0.9.{host}") for host in range(1, 13)]
        # All at once: a try counts when it begins, or as many as a server can hash would be free.
        with ThreadPoolExecutor(len(strangers)) as threads:
            codes = list(threads.map(lambda guest: guest.refused("POST", "/login", wrong), strangers))
        assert sorted(codes) == ["too_many"] * 2 + ["wrong_password"] * 10
        # Others can still log in.
        other = Guest(house, "Bea", address="127.0.9.20")
        other.call("PUT", "/me/password", {"login": "bea", "password": PASSWORD})
        other.call("POST", "/login", {"login": "bea", "password": PASSWORD})
    finally:
        house.stop()


def test_behind_https_cookies_are_bound_to_the_host_and_pages_to_https(tmp_path: Path) -> None:
    house = ServerProcess(tmp_path, "--secure", "--no-limits", "--public", "https://tables.example").start()
    try:
        host = {"Host": "tables.example"}
        made = plain_http.post(f"{house.url}/api/v1/guests", json={"name": "Anna"}, headers=host)
        first = made.headers.get_list("set-cookie")[0]
        assert first.startswith("__Host-tabletowers=")
        assert {"Secure", "Path=/", "HttpOnly"} <= {part.strip() for part in first.split(";")}
        assert "Domain" not in first
        assert made.headers["strict-transport-security"] == "max-age=31536000"
        token = made.json()["token"]
        for name, told in (("__Host-tabletowers", False), ("tabletowers", True)):
            answer = plain_http.get(f"{house.url}/api/v1/me", headers=host | {"Cookie": f"{name}={token}"})
            assert answer.json()["name"] == "Anna"
            # A cookie from before is exchanged.
            assert ("set-cookie" in answer.headers) == told
        for origin, status in (("https://tables.example", 201), ("http://tables.example", 403)):
            sent = plain_http.post(
                f"{house.url}/api/v1/guests", json={"name": "Bea"}, headers=host | {"Origin": origin}
            )
            assert sent.status_code == status
    finally:
        house.stop()


def test_another_scheme_is_another_site(houses: list[ServerProcess]) -> None:
    own = houses[0].url
    for origin, status in ((own, 201), (own.replace("http", "https"), 403)):
        sent = plain_http.post(f"{own}/api/v1/guests", json={"name": "Anna"}, headers={"Origin": origin})
        assert sent.status_code == status

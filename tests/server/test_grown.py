"""Several servers and a bot's worker on one PostgreSQL and one Redis, which may be restarted under them."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from tests.server.authenticator import Authenticator
from tests.server.house import PATIENCE, Guest, House
from tests.server.services import Postgres, Redis
from tests.server.test_faults import Stubborn, check_log
from tests.server.test_sessions import closed_with, soon
from tests.server.test_shares import play_own

ME, OPEN = {"kind": "me"}, {"kind": "open"}


@dataclass
class Grown:
    """Two servers that share everything."""

    houses: list[House]
    postgres: Postgres
    redis: Redis


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Grown]:
    postgres = Postgres(tmp_path_factory.mktemp("postgres"))
    redis = Redis(tmp_path_factory.mktemp("redis"))
    folder = tmp_path_factory.mktemp("houses")
    database = postgres.new_database()
    houses = [House(folder, "--redis", redis.url, "--no-limits", "--quick-bots", database=database) for _ in range(2)]
    worker = subprocess.Popen(
        [sys.executable, "-m", "tabletowers", "bot-worker", "--redis", redis.url, "--log-level", "warning"]
    )
    try:
        for house in houses:
            house.start()
        yield Grown(houses, postgres, redis)
    finally:
        for house in houses:
            house.stop()
        worker.terminate()
        worker.wait(PATIENCE)
        redis.stop()
        postgres.stop()


def elsewhere(guest: Guest, house: House) -> Guest:
    """The same person at another server."""
    other = Guest(house, token=guest.token)
    other.id = guest.id
    return other


def seat_two(grown: Grown) -> tuple[str, Guest, Guest]:
    """A running table of two people on different servers."""
    left, right = grown.houses
    anna, bea = Guest(left, "Anna"), Guest(right, "Bea")
    made = anna.new_table(ME, OPEN)
    bea.call("POST", f"/tables/{made['id']}/join", {"invite": made["invite"]})
    anna.call("POST", f"/tables/{made['id']}/start", {})
    return made["id"], anna, bea


def test_players_of_one_table_are_on_different_servers(grown: Grown) -> None:
    table, anna, bea = seat_two(grown)
    with anna.socket() as one, bea.socket() as two:
        state = one.subscribe(table)
        two.subscribe(table)
        assert state["seats"][1]["name"] == "Bea"
        while state["legal"]:
            assert one.move(table, 0, state["legal"][0], state["position"])["type"] == "done"
            state = one.states[table]
        while not two.states[table]["legal"]:
            two.hear()
        told = two.states[table]
        assert two.move(table, 1, told["legal"][0], told["position"])["type"] == "done"
        while one.states[table]["view"]["ply"] < told["view"]["ply"] + 1:
            one.hear()
        assert one.states[table]["seats"] == two.states[table]["seats"]


def test_a_key_counts_on_every_server(grown: Grown) -> None:
    table, anna, _ = seat_two(grown)
    there = elsewhere(anna, grown.houses[1])
    state = anna.call("GET", f"/tables/{table}")
    body = {"seat": 0, "move": state["legal"][0], "position": 0, "key": "same"}
    assert anna.call("POST", f"/tables/{table}/moves", body) == there.call("POST", f"/tables/{table}/moves", body)
    assert there.call("GET", f"/tables/{table}")["position"] == 1


def test_bots_answer_through_the_queue(grown: Grown) -> None:
    anna = Guest(grown.houses[0], "Anna")
    table = anna.new_table({"kind": "bot", "level": "greedy"}, ME)["id"]
    anna.call("POST", f"/tables/{table}/start", {})
    with anna.socket() as talk:
        talk.subscribe(table)
        while not talk.states[table]["legal"]:
            talk.hear()
        assert talk.states[table]["view"]["ply"] == 2


def test_one_person_s_many_bots_leave_room_for_another_s_in_the_queue(grown: Grown) -> None:
    slow = {"kind": "bot", "level": "search:60s"}
    eve, anna = Guest(grown.houses[0], "Eve"), Guest(grown.houses[1], "Anna", address="127.0.7.2")
    tables = [eve.new_table(ME, slow, slow, slow)["id"] for _ in range(30)]
    for table in tables:
        eve.call("POST", f"/tables/{table}/start", {})
        play_own(eve, table)

    def answered() -> int:
        return sum(eve.call("GET", f"/tables/{table}")["seq"] for table in tables)

    table = anna.new_table(ME, slow)["id"]
    anna.call("POST", f"/tables/{table}/start", {})
    play_own(anna, table)
    before, mine = answered(), anna.call("GET", f"/tables/{table}")["seq"]
    until = time.monotonic() + PATIENCE
    while anna.call("GET", f"/tables/{table}")["seq"] == mine:
        assert time.monotonic() < until
        time.sleep(0.02)
    # First come, first served would have let all thirty answer before.
    assert answered() - before < 20


def test_a_logout_is_heard_on_the_other_server(grown: Grown) -> None:
    anna = Guest(grown.houses[0], "Anna")
    there = elsewhere(anna, grown.houses[1])
    with there.socket() as talk:
        anna.call("POST", "/logout", status=204)
        assert closed_with(talk) == 4001
    soon(there, 401)


def test_database_and_redis_are_restarted_under_load_and_nothing_is_lost(grown: Grown) -> None:
    table, anna, bea = seat_two(grown)
    stop = threading.Event()
    players = [Stubborn(guest, table, seat, stop) for seat, guest in enumerate((anna, bea))]
    for player in players:
        player.start()

    def wait_for(count: int) -> None:
        until = time.monotonic() + PATIENCE
        while sum(len(player.acknowledged) for player in players) < count:
            assert time.monotonic() < until
            time.sleep(0.01)

    wait_for(6)
    grown.postgres.stop()
    grown.postgres.start()
    wait_for(14)
    grown.redis.stop()
    wait_for(18)
    grown.redis.start()
    wait_for(24)
    stop.set()
    for player in players:
        player.join(PATIENCE)
    check_log(grown.houses[0], table, players)


def test_a_changed_identity_is_heard_of_at_once(grown: Grown) -> None:
    here = Guest(grown.houses[0], "Anna")
    there = elsewhere(here, grown.houses[1])
    assert not there.call("GET", "/me")["kept"]
    # A passkey that was asked for on one server is made on the other, and both know of it.
    passkey = Authenticator()
    for guest in (here, there):
        guest.http.headers["Origin"] = guest.house.url
    made = passkey.make(here.call("POST", "/me/passkeys/options"), there.house.url)
    there.call("POST", "/me/passkeys", {"name": "Key", "credential": made}, status=201)
    before_long(lambda: here.call("GET", "/me")["kept"])
    shown = passkey.show(here.call("POST", "/login/passkey/options"), there.house.url)
    third = Guest(there.house, token=there.call("POST", "/login/passkey", {"credential": shown})["token"])
    (new,) = [each["id"] for each in here.call("GET", "/me/devices")["devices"] if not each["here"]]
    with third.socket() as talk:
        here.call("DELETE", f"/me/devices/{new}", status=204)
        assert closed_with(talk) == 4001
    assert third.refused("GET", "/me") == "unknown_person"
    here.call("PATCH", "/me", {"name": "Anne"})
    before_long(lambda: there.call("GET", "/me")["name"] == "Anne")


def before_long(happens: Callable[[], object]) -> None:
    """That something happens before long."""
    until = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < until
        time.sleep(0.02)

"""Logins have fair shares: hashing goes round, few wait, and a device that is known has counters of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from tabletowers.server.limits import place_of
from tabletowers.server.people.known_devices import KnownDevices, Visitor
from tabletowers.server.people.password_hashes import Asker, HashingQueue
from tabletowers.table import Refused
from tests.server import plain_http
from tests.server.server_process import PATIENCE, Guest, ServerProcess

PASSWORD = "correct horse"
WRONG = "not this one"


class Counting:
    """Counts the hashes before each turn: all who come at once, and those who come while the first has its turn."""

    def __init__(self) -> None:
        self.now = 0.0
        self.queue = HashingQueue(lambda: self.now)
        self.order: list[str] = []
        self.refused: list[str] = []

    async def ask(self, name: str, asker: Asker) -> None:
        try:
            async with self.queue.turn(asker):
                self.order.append(name)
                await asyncio.sleep(0)
        except Refused as refused:
            self.refused.append(refused.code)

    def run(self, *asked: tuple[str, Asker]) -> None:
        async def all_at_once() -> None:
            await asyncio.gather(*(self.ask(*one) for one in asked))

        asyncio.run(all_at_once())


def at(address: str) -> Asker:
    return Visitor(place_of(address)).asker(None)


@pytest.mark.parametrize("places", [20, 200])
@pytest.mark.parametrize("tries", [1, 10])
def test_a_login_from_a_new_place_waits_for_one_hash_whatever_others_ask_for(places: int, tries: int) -> None:
    counting = Counting()
    addresses = [f"10.0.{number // 100}.{number % 100}" for number in range(places)] * tries
    counting.run(*(("eve", at(address)) for address in addresses), ("anna", at("10.9.9.9")))
    # The first has its turn already when she comes.
    assert counting.order[1] == "anna"
    # Twenty wait, one is at work; all others are told so at once.
    assert len(counting.order) == 1 + 20
    assert counting.refused == ["busy"] * (tries * places - 20)


def test_the_networks_of_one_customer_are_one_place_to_the_queue() -> None:
    counting = Counting()
    tries = [(f"eve{number}", at(f"2001:db8:1:{number:x}::1")) for number in range(200)]
    counting.run(*tries, ("anna", at("2001:db8:2::1")), ("bea", at("10.0.0.1")))
    assert counting.order[1:3] == ["bea", "anna"]
    # In the same network of 48 bits, those of 56 bits take turns.
    counting = Counting()
    tries = [(f"eve{number}", at(f"2001:db8:1:{number:x}::1")) for number in range(15)]
    counting.run(*tries, ("neighbour", at("2001:db8:1:ff00::1")))
    assert counting.order[1] == "neighbour"


def test_who_goes_on_asking_is_known_for_it_and_who_stops_is_forgotten() -> None:
    counting = Counting()
    for _ in range(30):
        counting.run(("eve", at("10.0.0.1")))
        counting.now += 10.0  # as often as a place may try
    counting.run(("first", at("10.0.0.3")), ("anna", at("10.0.0.2")), ("eve", at("10.0.0.1")))
    assert counting.order[-2:] == ["anna", "eve"]
    counting.now += 31 * 300.0
    counting.run(("first", at("10.0.0.4")), ("anna", at("10.0.0.2")), ("eve", at("10.0.0.1")))
    assert counting.order[-2:] == ["eve", "anna"]


def test_a_known_device_comes_first_unless_it_asks_for_much() -> None:
    known = Visitor("10.0.0.1", "device", ("anna",))
    assert known.asker("anna") == Asker(("device device",), known=True)
    assert known.asker("eve") == known.asker(None) == Asker(("10.0.0.1",) * 3)
    assert known.counter("login", "anna") == "device device login"
    assert known.counter("login", "eve") == Visitor("10.0.0.2").counter("login", "anna") == "anywhere login"
    counting = Counting()
    strangers = [(f"eve{number}", at(f"10.0.1.{number}")) for number in range(10)]
    counting.run(*strangers, *[("anna", known.asker("anna"))] * 2)
    assert counting.order[1:3] == ["anna", "anna"]
    counting.run(*strangers[:1], ("bea", at("10.0.0.2")), *[("anna", known.asker("anna"))] * 2)
    assert counting.order[-3:] == ["bea", "anna", "anna"]


@pytest.mark.parametrize("called", [True, False])
def test_whoever_gives_up_leaves_the_turn_to_the_next(called: bool) -> None:
    async def run() -> list[str]:
        counting, gate = Counting(), asyncio.Event()

        async def first() -> None:
            async with counting.queue.turn(at("10.0.0.1")):
                await gate.wait()

        one = asyncio.create_task(first())
        await asyncio.sleep(0)
        stays = asyncio.create_task(counting.ask("stays", at("10.0.0.3")))
        await asyncio.sleep(0)
        gives_up = asyncio.create_task(counting.ask("gives up", at("10.0.0.2")))
        await asyncio.sleep(0)
        gate.set()
        if called:
            await asyncio.sleep(0)
        gives_up.cancel()
        await asyncio.gather(one, stays, gives_up, return_exceptions=True)
        await counting.ask("later", at("10.0.0.4"))
        return counting.order

    assert asyncio.run(run()) == ["stays", "later"]


def test_a_device_is_known_only_by_a_cookie_of_ours() -> None:
    ours, other = KnownDevices("key"), KnownDevices("another key")
    cookie = ours.with_person("", "p1")
    device, people = ours.read(cookie)
    assert people == ("p1",)
    for number in range(2, 8):
        cookie = ours.with_person(cookie, f"p{number}")
    cookie = ours.with_person(cookie, "p5")
    # The last five who have logged in.
    assert ours.read(cookie) == (device, ("p5", "p7", "p6", "p4", "p3"))
    assert len(cookie) <= 200
    for forged in (cookie.replace("p5", "p9"), other.with_person("", "p1"), "", ".", "p1", "é.x"):
        assert ours.read(forged) == ("", ())


# On a real server


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("limited"), "--quick-bots") as opened:
        yield opened


def browser(house: ServerProcess, address: str) -> httpx.Client:
    """A browser at an address."""
    transport = plain_http.transport(address)
    return plain_http.client(base_url=f"{house.url}/api/v1", transport=transport, timeout=PATIENCE)


def test_strangers_lock_nobody_out_of_a_device_that_is_known(limited: ServerProcess) -> None:
    owner = Guest(limited, "Anna", address="127.0.4.1")
    owner.call("PUT", "/me/password", {"login": "anna", "password": PASSWORD})
    right, wrong = {"login": "anna", "password": PASSWORD}, {"login": "anna", "password": WRONG}
    strangers = [Guest(limited, "Eve", address=f"127.0.4.{host}") for host in range(10, 22)]
    with browser(limited, "127.0.4.2") as known, ThreadPoolExecutor(len(strangers)) as threads:
        assert known.post("/login", json=right).status_code == 200
        assert known.cookies["tabletowers-device"]
        known.post("/logout", json={})
        assert known.get("/me").status_code == 401
        codes = list(threads.map(lambda guest: guest.refused("POST", "/login", wrong), strangers))
        # Strangers have used up their tries; a device that is known has its own, also as long as it is somebody's.
        assert sorted(codes) == ["too_many"] * 2 + ["wrong_password"] * 10
        assert known.post("/login", json=right).status_code == 200
        assert owner.send("POST", "/login", right).status_code == 200
        # Whoever deletes everything is forgotten by the device, too.
        assert known.request("DELETE", "/me").status_code == 204
        assert "tabletowers-device" not in known.cookies


def test_hashes_that_nobody_waits_for_are_refused_early_and_say_when_to_come_back(limited: ServerProcess) -> None:
    async def flood() -> list[httpx.Response]:
        async with httpx.AsyncClient(
            base_url=f"{limited.url}/api/v1", timeout=None, verify=plain_http.NO_CERTIFICATES
        ) as client:
            tries = [
                client.post(
                    "/login",
                    json={"login": f"nobody{number}", "password": WRONG},
                    headers={"X-Forwarded-For": f"10.1.{number % 20}.1"},
                )
                for number in range(200)
            ]
            return await asyncio.gather(*tries)

    answers = asyncio.run(flood())
    assert {answer.status_code for answer in answers} == {401, 503}
    (refused,) = {answer.text for answer in answers if answer.status_code == 503}
    assert '"code":"busy"' in refused
    assert {answer.headers["retry-after"] for answer in answers if answer.status_code == 503} == {"5"}

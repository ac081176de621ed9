"""Logins have fair shares: hashing goes round, few wait, and a device that is known has counters of its own."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import httpx
import pytest

from tabletowers.server.limits import place_of
from tabletowers.server.people.known_devices import KnownDevices, Visitor
from tabletowers.server.people.password_hashes import Asker, Hashing, HashingQueue
from tabletowers.table import Refused
from tests.server import plain_http
from tests.server.server_process import PATIENCE, Guest, ServerProcess
from tests.server.virtual_time import timeless

PASSWORD = "correct horse"
WRONG = "not this one"


#: Seconds that a hash takes, in virtual time.
HASH = 0.1


class Hashes:
    """Asks a queue for turns in virtual time, and keeps who had one, when it began, and whether it was urgent."""

    def __init__(self, runner: asyncio.Runner) -> None:
        self.runner = runner
        self.now = 0.0
        self.queue = HashingQueue(lambda: self.now)
        self.begun: list[tuple[str, float, bool]] = []
        #: The code of each refusal, and how long it took.
        self.refused: list[tuple[str, float]] = []

    @property
    def order(self) -> list[str]:
        return [name for name, _, _ in self.begun]

    async def ask(self, name: str, asker: Asker, takes: float = HASH) -> None:
        asked = time()
        try:
            async with self.queue.turn(asker) as urgent:
                self.begun.append((name, time(), urgent))
                await asyncio.sleep(takes)
        except Refused as refused:
            self.refused.append((refused.code, time() - asked))

    async def keep_asking(self, name: str, asker: Asker, until: float) -> None:
        while time() < until:
            await self.ask(name, asker)

    def run(self, *asked: tuple[str, Asker]) -> None:
        """Let all of them ask at once."""

        async def all_at_once() -> None:
            await asyncio.gather(*(self.ask(*one) for one in asked))

        self.runner.run(all_at_once())


def time() -> float:
    return asyncio.get_running_loop().time()


@pytest.fixture
def hashes() -> Iterator[Hashes]:
    with asyncio.Runner(loop_factory=timeless) as runner:
        yield Hashes(runner)


def at(address: str) -> Asker:
    return Visitor(place_of(address)).asker(None)


def strangers(places: int) -> list[Asker]:
    return [at(f"10.0.{number // 100}.{number % 100}") for number in range(places)]


@pytest.mark.parametrize("places", [20, 200])
@pytest.mark.parametrize("tries", [1, 10])
def test_a_login_from_a_new_place_waits_for_one_hash_whatever_others_ask_for(
    hashes: Hashes, places: int, tries: int
) -> None:
    hashes.run(*(("eve", asker) for asker in strangers(places) * tries), ("anna", at("10.9.9.9")))
    # The first has its turn already when she comes.
    assert hashes.begun[1] == ("anna", HASH, True)
    # Twenty wait, one is at work; all others are refused.
    assert len(hashes.order) == 1 + 20
    assert [code for code, _ in hashes.refused] == ["busy"] * (tries * places - 20)


def test_refusals_are_held_back_for_one_to_two_seconds_but_not_all_for_the_same_time(hashes: Hashes) -> None:
    hashes.run(*(("eve", asker) for asker in strangers(200)))
    late = [took for _, took in hashes.refused]
    assert len(late) == 200 - 21
    assert all(1.0 <= took <= 2.0 for took in late)
    # Clients that come back at once come back evenly: about eighteen in each tenth of a second.
    assert all(sum(tenth / 10 <= took - 1 < (tenth + 1) / 10 for took in late) < 60 for tenth in range(10))


def test_a_thousand_refusals_are_held_back_and_the_others_sent_at_once(hashes: Hashes) -> None:
    for _ in range(2):  # They are counted only while they are held back.
        hashes.refused.clear()
        hashes.run(*(("eve", asker) for asker in strangers(1200)))
        assert sum(took >= 1.0 for _, took in hashes.refused) == 1000
        assert sum(took == 0.0 for _, took in hashes.refused) == 1200 - 21 - 1000


def test_a_first_attempt_waits_neither_for_those_who_ask_again_nor_for_the_pauses_between_them(hashes: Hashes) -> None:
    async def run() -> None:
        attack = [hashes.keep_asking("eve", asker, until=20.0) for asker in strangers(200)]

        async def logins() -> None:
            await asyncio.sleep(5.0)
            for number in range(40):
                await hashes.ask(f"anna {time():.3f}", at(f"10.9.9.{number}"))
                await asyncio.sleep(0.237)  # so that they come at all moments of turns and pauses

        await asyncio.gather(*attack, logins())

    hashes.runner.run(run())
    annas = [(name, begun, urgent) for name, begun, urgent in hashes.begun if name != "eve"]
    assert len(annas) == 40
    assert annas == [(f"anna {begun:.3f}", begun, True) for _, begun, _ in annas]


@pytest.mark.parametrize("places", [1, 20, 200])
def test_half_of_the_time_goes_to_those_who_ask_again(hashes: Hashes, places: int) -> None:
    async def run() -> None:
        await asyncio.gather(*(hashes.keep_asking("eve", asker, until=40.0) for asker in strangers(places)))

    hashes.runner.run(run())
    again = [begun for _, begun, urgent in hashes.begun if not urgent and 10.0 <= begun < 30.0]
    # One hash, and a pause of the same length: 100 in 20 seconds.
    assert len(again) == pytest.approx(100, abs=2)
    assert min(b - a for a, b in pairwise(again)) == pytest.approx(2 * HASH)


def test_first_attempts_of_a_crowd_leave_half_of_the_time_to_those_who_come_later(hashes: Hashes) -> None:
    hashes.run(*((f"eve{number}", asker) for number, asker in enumerate(strangers(20))), ("anna", at("10.9.9.9")))
    # The others have waited for a turn: they are no longer urgent, until only four are left.
    assert [urgent for _, _, urgent in hashes.begun] == [True] * 2 + [False] * 15 + [True] * 4
    begun = [begun for _, begun, _ in hashes.begun]
    assert begun[:4] == pytest.approx([0.0, HASH, 2 * HASH, 4 * HASH])


def test_a_few_first_attempts_at_once_take_turns_without_a_pause(hashes: Hashes) -> None:
    hashes.run(*(("one of five", asker) for asker in strangers(5)))
    assert [begun for _, begun, _ in hashes.begun] == pytest.approx([HASH * number for number in range(5)])
    assert all(urgent for _, _, urgent in hashes.begun)


def test_whoever_asks_again_waits_only_for_what_others_have_just_asked_for_again(hashes: Hashes) -> None:
    hashes.run(("anna", at("10.0.0.1")))
    # A second attempt when nothing was asked for meanwhile, and beside another's first.
    hashes.run(("anna", at("10.0.0.1")))
    hashes.runner.run(asyncio.sleep(10.0))
    hashes.run(("anna", at("10.0.0.1")))
    hashes.run(("bea", at("10.0.0.2")), ("anna", at("10.0.0.1")))
    begun = [begun for _, begun, _ in hashes.begun]
    assert begun[:3] == pytest.approx([0.0, HASH, 10.0 + 2 * HASH])
    # bea does not wait for the pause after anna's third attempt; anna does, and has to wait for bea, too.
    assert begun[3:] == pytest.approx([10.0 + 3 * HASH, 10.0 + 4 * HASH])
    assert [urgent for _, _, urgent in hashes.begun] == [True, False, False, True, False]


def test_a_pause_after_a_very_slow_hash_lasts_one_second(hashes: Hashes) -> None:
    asker = at("10.0.0.1")

    async def run() -> None:
        await hashes.ask("first", asker)
        await hashes.ask("slow", asker, takes=30.0)
        await hashes.ask("next", asker)

    hashes.runner.run(run())
    assert [begun for _, begun, _ in hashes.begun] == pytest.approx([0.0, HASH, HASH + 30.0 + 1.0])


def test_the_networks_of_one_customer_are_one_place_to_the_queue(hashes: Hashes) -> None:
    tries = [(f"eve{number}", at(f"2001:db8:1:{number:x}::1")) for number in range(200)]
    hashes.run(*tries, ("anna", at("2001:db8:2::1")), ("bea", at("10.0.0.1")))
    assert hashes.order[1:3] == ["bea", "anna"]


def test_the_networks_of_56_bits_take_turns_in_one_of_48(hashes: Hashes) -> None:
    tries = [(f"eve{number}", at(f"2001:db8:1:{number:x}::1")) for number in range(15)]
    hashes.run(*tries, ("neighbour", at("2001:db8:1:ff00::1")))
    assert hashes.order[1] == "neighbour"


def test_who_goes_on_asking_is_known_for_it_and_who_stops_is_forgotten(hashes: Hashes) -> None:
    for _ in range(30):
        hashes.run(("eve", at("10.0.0.1")))
        hashes.now += 10.0  # as often as a place may try
    hashes.run(("first", at("10.0.0.3")), ("anna", at("10.0.0.2")), ("eve", at("10.0.0.1")))
    assert hashes.order[-2:] == ["anna", "eve"]
    hashes.now += 31 * 300.0
    hashes.run(("first", at("10.0.0.4")), ("anna", at("10.0.0.2")), ("eve", at("10.0.0.1")))
    assert hashes.order[-2:] == ["eve", "anna"]


def test_a_known_device_comes_first_unless_it_asks_for_much(hashes: Hashes) -> None:
    known = Visitor("10.0.0.1", "device", ("anna",))
    assert known.asker("anna") == Asker(("device device",), known=True)
    assert known.asker("eve") == known.asker(None) == Asker(("10.0.0.1",) * 3)
    assert known.counter("login", "anna") == "device device login"
    assert known.counter("login", "eve") == Visitor("10.0.0.2").counter("login", "anna") == "anywhere login"
    others = [(f"eve{number}", at(f"10.0.1.{number}")) for number in range(10)]
    hashes.run(*others, *[("anna", known.asker("anna"))] * 3)
    assert hashes.order[1:4] == ["anna"] * 3
    assert [urgent for _, _, urgent in hashes.begun[:5]] == [True] * 4 + [False]
    hashes.run(*others[:1], ("bea", at("10.0.0.2")), *[("anna", known.asker("anna"))] * 2)
    assert hashes.order[-3:] == ["bea", "anna", "anna"]


def test_a_known_device_may_try_three_times_before_it_counts_as_asking_again(hashes: Hashes) -> None:
    for _ in range(4):
        hashes.run(("anna", Visitor("10.0.0.1", "device", ("anna",)).asker("anna")))
    assert [urgent for _, _, urgent in hashes.begun] == [True, True, True, False]


@pytest.mark.parametrize("called", [True, False])
@pytest.mark.parametrize("again", [True, False])
def test_whoever_gives_up_leaves_the_turn_to_the_next(hashes: Hashes, called: bool, again: bool) -> None:
    if again:
        hashes.run(*(("first attempt", at(f"10.0.0.{number}")) for number in (2, 3)))
        hashes.begun.clear()

    async def run() -> None:
        gate = asyncio.Event()

        async def first() -> None:
            async with hashes.queue.turn(at("10.0.0.1")):
                await gate.wait()

        one = asyncio.create_task(first())
        await asyncio.sleep(0)
        stays = asyncio.create_task(hashes.ask("stays", at("10.0.0.3")))
        await asyncio.sleep(0)
        gives_up = asyncio.create_task(hashes.ask("gives up", at("10.0.0.2")))
        await asyncio.sleep(0)
        gate.set()
        if called:
            await asyncio.sleep(0)
        gives_up.cancel()
        await asyncio.gather(one, stays, gives_up, return_exceptions=True)
        await hashes.ask("later", at("10.0.0.4"))

    hashes.runner.run(run())
    assert hashes.order == ["stays", "later"]


@pytest.mark.skipif(sys.platform != "linux", reason="threads have priorities of their own only on Linux")
def test_hashes_for_those_who_ask_again_have_a_lower_priority() -> None:
    async def run() -> dict[str, int]:
        hashing = Hashing()
        try:
            kept = await hashing.hash(at("10.0.0.1"), PASSWORD)
            assert await hashing.fits(at("10.0.0.1"), kept, PASSWORD)
            return {
                thread.name: os.getpriority(os.PRIO_PROCESS, thread.native_id or 0)
                for thread in threading.enumerate()
                if thread.name.startswith("hashing")
            }
        finally:
            hashing.close()

    assert asyncio.run(run()) == {"hashing_0": 10, "hashing later_0": 15}


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

"""Fair shares: nobody's questions to bots wait for all of somebody else's, and nobody can use up what all need."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from tabletowers.host.fair_queue import Shares, Whose
from tabletowers.host.limits import Buckets, Rounds
from tabletowers.server.limits import networks_of, place_of
from tabletowers.server.settings import Limits
from tabletowers.store import open_database, people
from tabletowers.store.people import VALID, Person
from tabletowers.store.table_log import read_log
from tabletowers.table import Refused
from tabletowers.table import entries as e
from tests.server.server_process import PATIENCE, Guest, ServerProcess, Talk
from tests.server.virtual_time import timeless
from tests.store.migrated import open_migrated

ME, OPEN = {"kind": "me"}, {"kind": "open"}
SLOW = {"kind": "bot", "level": "search:60s"}
DAY = 24 * 3600 * 1000


def served(slots: int, asked: list[tuple[Whose, float]]) -> list[Whose]:
    """The order in which questions are thought about that are all asked at once, each with the seconds it takes."""
    order: list[Whose] = []

    async def run() -> None:
        shares = Shares(lambda: slots)

        async def ask(whose: Whose, seconds: float) -> None:
            async def think(share: float) -> None:
                order.append(whose)
                await asyncio.sleep(seconds)

            await shares.give(whose, 1.0, think)

        await asyncio.gather(*(ask(*one) for one in asked))

    with asyncio.Runner(loop_factory=timeless) as runner:
        runner.run(run())
    return order


def test_one_question_comes_before_the_many_of_another_place() -> None:
    many = [(Whose("here", "eve", f"t{number % 30}"), 1.0) for number in range(120)]
    order = served(1, [*many, (Whose("there", "anna", "t"), 1.0)])
    assert order.index(Whose("there", "anna", "t")) == 1


def test_many_guests_of_one_place_have_one_place_s_share() -> None:
    many = [(Whose("here", f"eve{number}", "t"), 1.0) for number in range(40)]
    mine = [(Whose("there", "anna", "t"), 1.0)] * 4
    order = served(1, [*many, *mine])
    # Places take turns, the one that asked first before the other.
    assert [place for place, *_ in order[:8]] == ["here", "there"] * 4


def test_tables_of_one_person_take_turns() -> None:
    order = served(1, [(Whose("here", "anna", table), 1.0) for table in ("a", "a", "a", "b")])
    assert order.index(Whose("here", "anna", "b")) == 1


def test_who_asks_much_at_once_gets_less_time_for_each() -> None:
    given: list[float] = []

    async def run() -> None:
        shares = Shares(lambda: 1)

        async def think(share: float) -> None:
            given.append(share)
            await asyncio.sleep(0)

        whose = Whose("here", "eve")
        await asyncio.gather(*(shares.give(whose, 1.0, think) for _ in range(40)))

    asyncio.run(run())
    # The first was alone when its turn came.
    assert given[:2] == [1.0, pytest.approx(4 / 39)]
    # The last four have a whole turn each again.
    assert given[-4:] == [1.0] * 4


def test_who_asked_long_ago_is_forgotten_where_somebody_always_asks() -> None:
    async def run() -> int:
        shares, gate = Shares(lambda: 2), asyncio.Event()

        async def waits(share: float) -> None:
            await gate.wait()

        async def at_once(share: float) -> None:
            pass

        always = asyncio.create_task(shares.give(Whose("here", "eve", "t"), 1.0, waits))
        await asyncio.sleep(0)
        for number in range(20_000):
            await shares.give(Whose("there", f"p{number}", "t"), 1.0, at_once)
        known = len(shares._used)
        gate.set()
        await always
        return known

    # A person and a table each; the address is the same.
    assert 5_000 <= asyncio.run(run()) <= 10_004


@pytest.mark.parametrize("before", [True, False])
def test_a_question_that_is_given_up_frees_its_place_in_the_queue(before: bool) -> None:
    # Also if that happens in the very moment in which it would be its turn.
    async def run() -> list[str]:
        shares, done = Shares(lambda: 1), []
        gate, loop = asyncio.Event(), asyncio.get_running_loop()
        faults: list[dict[str, Any]] = []
        loop.set_exception_handler(lambda _, fault: faults.append(fault))

        async def ask(name: str) -> None:
            async def think(share: float) -> None:
                await gate.wait()
                done.append(name)

            await shares.give(Whose("here", name), 1.0, think)

        tasks = [asyncio.create_task(ask(name)) for name in ("first", "second", "third")]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        if before:
            tasks[1].cancel()
        gate.set()
        if not before:
            loop.call_soon(tasks[1].cancel)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert tasks[1].cancelled()
        assert faults == []
        return done

    assert asyncio.run(run()) == ["first", "third"]


def test_a_hundred_requests_of_one_place_leave_room_in_every_round_for_others() -> None:
    begun: list[str] = []

    async def run() -> None:
        rounds = Rounds(2)

        async def ask(place: str) -> None:
            await rounds.turn(place)
            begun.append(place)

        many = [asyncio.create_task(ask("here")) for _ in range(100)]
        await asyncio.sleep(0)
        assert begun == ["here", "here"]
        many[50].cancel()
        await ask("there")
        await asyncio.gather(*many, return_exceptions=True)

    asyncio.run(run())
    assert begun.index("there") == 2
    assert begun.count("here") == 99


def test_an_ipv6_network_is_one_place() -> None:
    assert place_of("2001:db8:1:2:3:4:5:6") == place_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert place_of("2001:db8:1:3::1") != place_of("2001:db8:1:2::1")
    assert place_of("::ffff:10.0.0.1") == place_of("10.0.0.1") == "10.0.0.1"
    assert place_of("fe80::1%eth0") == "fe80::/64"
    assert place_of("?") == "?"


def test_what_is_given_back_to_a_bucket_can_be_taken_again() -> None:
    now = 0.0
    bucket = Buckets((2, 0.5), lambda: now)
    for _ in range(5):
        bucket.take("anna")
        bucket.give_back("anna")
    assert bucket.used("anna") == 0.0
    bucket.take("anna")
    bucket.take("anna")
    with pytest.raises(Refused):
        bucket.take("anna")
    assert (bucket.used("anna"), bucket.used("bea")) == (2.0, 0.0)
    now = 3.0
    assert bucket.used("anna") == 0.5


def test_an_ipv6_network_is_part_of_those_that_one_customer_may_have() -> None:
    assert networks_of(place_of("2001:db8:1:2345::6")) == (
        "2001:db8:1::/48",
        "2001:db8:1:2300::/56",
        "2001:db8:1:2345::/64",
    )
    assert networks_of("10.0.0.1") == ("10.0.0.1",) * 3
    assert networks_of("?") == ("?",) * 3


# On a real server


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    opened = ServerProcess(tmp_path_factory.mktemp("limited"), "--quick-bots").start()
    yield opened
    opened.stop()


def rows(house: ServerProcess, table: str) -> int:
    with closing(sqlite3.connect(house.database, timeout=PATIENCE)) as database:
        ((count,),) = database.execute('SELECT count(*) FROM log WHERE "table" = ?', (table,))
    return int(count)


def test_thirty_tables_of_slow_bots_let_another_s_bot_through(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--no-limits", "--quick-bots", "--bot-workers", "1", "--bot-budget", "0.3") as house:
        assert answers_before(house, house) <= FAIR


#: Answers to somebody else while one waits: the one being thought about, and a few that are only being entered.
FAIR = 5


def answers_before(busy: ServerProcess, free: ServerProcess) -> int:
    """How many bots of Eve's thirty tables answer between Anna's move and her only bot's answer, by the logs."""
    eve = Guest(busy, "Eve", address="127.0.8.1")
    tables = [eve.new_table(ME, SLOW, SLOW, SLOW)["id"] for _ in range(30)]
    for table in tables:
        eve.call("POST", f"/tables/{table}/start", {})
    # The host moves first, and then it is the turn of thirty bots.
    for table in tables:
        play_own(eve, table)
    anna = Guest(free, "Anna", address="127.0.8.2")
    table = anna.new_table(ME, SLOW)["id"]
    anna.call("POST", f"/tables/{table}/start", {})
    play_own(anna, table)
    until = time.monotonic() + PATIENCE
    while not (answers := moved(free, table, "bot")):
        assert time.monotonic() < until
        time.sleep(0.05)
        play_own(anna, table)
    asked = max(at for at in moved(free, table, "person") if at <= answers[0])
    return sum(asked <= at < answers[0] for name in tables for at in moved(busy, name, "bot"))


def moved(house: ServerProcess, table: str, by: str) -> list[int]:
    """When moves of people, or of bots, were entered at a table."""
    engine = open_database(house.database)
    with engine.connect() as connection:
        entries = [entry for _, data in read_log(connection, table) for entry in e.decode(data)]
    engine.dispose()
    return [entry.at for entry in entries if isinstance(entry, e.Moved) and entry.by == by]


def play_own(guest: Guest, table: str) -> None:
    """The guest's own decisions, as long as there are any. Where there is no choice, the table may answer first."""
    while (state := guest.call("GET", f"/tables/{table}"))["legal"]:
        move = {"seat": 0, "move": state["legal"][0], "position": state["position"], "key": str(state["position"])}
        guest.send("POST", f"/tables/{table}/moves", move)


def test_many_sockets_of_one_person_store_no_more_than_one(limited: ServerProcess) -> None:
    eve = Guest(limited, "Eve", address="127.0.8.3")
    table = eve.new_table(ME, {"kind": "local", "name": "x"}, game="oldtown")["id"]
    eve.call("POST", f"/tables/{table}/start", {})
    before, began = rows(limited, table), time.monotonic()
    size, refill = Limits().rows or (0, 0)
    with ExitStack() as stack:
        talks = cycle([stack.enter_context(eve.socket()) for _ in range(10)])
        codes: list[str | None] = []
        while codes.count("too_many") < 10:
            orders = {"forced": codes.count(None) % 2 == 1}
            answer = next(talks).say(type="orders", table=table, seat=0, orders=orders)
            codes.append(answer.get("error", {}).get("code"))
    # As much as is allowed at once, less what the table took to begin, and what came in by the second since.
    assert codes[: int(size) - before] == [None] * (int(size) - before)
    assert set(codes) == {None, "too_many"}
    assert rows(limited, table) - before == codes.count(None) <= size + refill * (time.monotonic() - began)


def test_the_same_orders_again_are_not_stored_again(limited: ServerProcess) -> None:
    anna = Guest(limited, "Anna", address="127.0.8.4")
    table = anna.new_table(ME, {"kind": "local", "name": "x"})["id"]
    anna.call("POST", f"/tables/{table}/start", {})
    before = rows(limited, table)
    for _ in range(3):
        anna.call("PUT", f"/tables/{table}/orders", {"seat": 0, "orders": {"forced": False}})
    assert rows(limited, table) == before + 1


def test_a_person_may_have_so_many_sockets_and_no_more(limited: ServerProcess) -> None:
    anna = Guest(limited, "Anna", address="127.0.8.5")
    with ExitStack() as stack:
        for _ in range(20):
            stack.enter_context(anna.socket())
        with pytest.raises(Exception, match="429"), anna.socket():
            pass


def test_nobody_pushes_others_out_of_the_lobby(tmp_path: Path) -> None:
    house = ServerProcess(tmp_path, "--no-limits").start()
    try:
        anna = Guest(house, "Anna", address="127.0.8.6")
        real = anna.new_table(ME, OPEN, visibility="lobby")["id"]
        for name in ("Eve", "Mallory"):
            guest = Guest(house, name, address="127.0.8.7")
            for _ in range(40):
                guest.new_table(ME, OPEN, visibility="lobby")
        shown = [line["id"] for line in anna.call("GET", "/lobby")["tables"]]
        assert len(shown) == 50
        assert real in shown[:2]
    finally:
        house.stop()


def test_thousands_of_messages_in_one_packet_are_answered_one_after_the_other(house: ServerProcess) -> None:
    with house.opened(Guest(house, "Eve")) as opened:
        talk = Talk(opened)
        assert talk.hear()["type"] == "hello"
        texts = [b'{"id": %d, "type": "ping"}' % number for number in range(3000)]
        # Whole texts with a mask of zeros, as in RFC 6455.
        opened.socket.sendall(b"".join(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text for text in texts))
        answers = [talk.hear() for _ in texts]
        assert [(answer["type"], answer["id"]) for answer in answers] == [("done", number) for number in range(3000)]
        assert talk.say(type="ping")["type"] == "done"


def test_messages_are_understood_however_they_are_cut_into_packets(house: ServerProcess) -> None:
    pings = [b'{"id": %d, "type": "ping", "more": "%b"}' % (number, b"x" * (90 * number)) for number in range(4)]
    # Whole texts with a mask of zeros, the later ones with a size of two bytes; and a ping of the protocol's own.
    heads = [
        bytes([0x81, 0x80 | len(text)]) if len(text) < 126 else struct.pack("!BBH", 0x81, 0xFE, len(text))
        for text in pings
    ]
    frames = [head + bytes(4) + text for head, text in zip(heads, pings, strict=True)]
    whole = b"".join([*frames[:2], b"\x89\x80" + bytes(4), *frames[2:]])
    for cut in (len(frames[0]), len(frames[0]) + 1, len(frames[0]) + 9, len(whole) - 200, len(whole) - 1):
        with house.opened(Guest(house, "Eve")) as opened:
            talk = Talk(opened)
            assert talk.hear()["type"] == "hello"
            for part in (whole[:cut], whole[cut:]):
                opened.socket.sendall(part)
                time.sleep(0.05)
            assert [talk.hear()["id"] for _ in pings] == [0, 1, 2, 3]
            assert talk.say(type="ping")["type"] == "done"


def test_a_host_has_at_most_three_tables_waiting_in_the_lobby(limited: ServerProcess) -> None:
    anna = Guest(limited, "Anna", address="127.0.8.8")
    for _ in range(3):
        anna.new_table(ME, OPEN, visibility="lobby")
    body = {"game": "clocktowers", "seats": [ME, OPEN], "visibility": "lobby"}
    assert anna.refused("POST", "/tables", body) == "too_many"
    private = anna.new_table(ME, OPEN)["id"]
    assert anna.refused("PATCH", f"/tables/{private}", {"visibility": "lobby"}) == "too_many"


def test_somebody_who_plays_by_calls_alone_is_not_absent(limited: ServerProcess) -> None:
    anna, bea = (Guest(limited, name, address="127.0.8.9") for name in ("Anna", "Bea"))
    made = anna.new_table(ME, OPEN)
    table = made["id"]
    bea.call("POST", f"/tables/{table}/join", {"invite": made["invite"]})
    anna.call("POST", f"/tables/{table}/start", {})
    with bea.socket() as talk:
        talk.subscribe(table)
        answer = talk.say(type="vote", table=table, kind="stand_in", seat=0)
    assert answer["error"]["code"] == "not_possible"


def test_secret_orders_are_not_seen_in_the_lobby(limited: ServerProcess) -> None:
    anna = Guest(limited, "Anna", address="127.0.8.10")
    table = anna.new_table(ME, {"kind": "local", "name": "x"}, visibility="lobby")["id"]
    anna.call("POST", f"/tables/{table}/start", {})
    watcher = Guest(limited, "Watcher", address="127.0.8.11")

    def seen() -> object:
        return next(line for line in watcher.call("GET", "/lobby")["tables"] if line["id"] == table)

    before = seen()
    time.sleep(0.01)
    anna.call("PUT", f"/tables/{table}/orders", {"seat": 0, "orders": {"forced": False}})
    assert seen() == before


def test_requests_that_never_end_are_cut_off_and_bounded(limited: ServerProcess) -> None:
    with ExitStack() as stack:
        half = []
        for _ in range(260):
            opened = socket.socket()
            stack.callback(opened.close)
            opened.settimeout(PATIENCE)
            opened.bind(("127.0.8.12", 0))
            opened.connect(("127.0.0.1", limited.port))
            opened.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            half.append(opened)
        # Others still get in, and those beyond the bound are turned away at once.
        assert Guest(limited, "Anna", address="127.0.8.13").call("GET", "/me")["name"] == "Anna"
        for opened in half:
            with suppress(ConnectionResetError):
                assert opened.recv(100) == b""


def test_idle_guests_are_forgotten_and_players_are_not(tmp_path: Path) -> None:
    engine = open_migrated(tmp_path / "guests.sqlite3")
    now = 1000 * DAY
    with engine.begin() as connection:
        for name, created, expires, login, seated in (
            ("unused", now - 3 * DAY, now + VALID - 3 * DAY, None, False),
            ("fresh", now - DAY, now + VALID - DAY, None, False),
            ("back", now - 9 * DAY, now + VALID - DAY, None, False),
            ("player", now - 30 * DAY, now + VALID - 30 * DAY, None, True),
            ("gone", now - 200 * DAY, now - 1, None, True),
            ("secured", now - 200 * DAY, now - 1, "anna", False),
        ):
            people.add(connection, Person(name, name, "en", False, created, login=login))
            people.add_token(connection, name, name, expires - VALID)
            if seated:
                connection.exec_driver_sql("INSERT INTO members (person, \"table\") VALUES (?, 't')", (name,))
        assert set(people.idle_guests(connection, now, 2 * DAY, 10)) == {"unused", "gone"}
    engine.dispose()

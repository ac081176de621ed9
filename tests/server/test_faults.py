"""What a server survives: being killed again and again, dying workers, a stop in the middle, nonsense of all kinds."""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import signal
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from itertools import repeat
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from benchmarks.services import end as end_process
from tabletowers.host.tasks import end
from tabletowers.host.wall_clock import Clock
from tabletowers.server.tables.table_memory import WORTH_KEEPING
from tabletowers.store import open_database, schema
from tabletowers.store.table_log import read_log
from tabletowers.store.verification import verify_all
from tabletowers.table import Table, commands
from tabletowers.table import entries as e
from tabletowers.table.requests import Leave
from tests.server import plain_http
from tests.server.server_process import PATIENCE, Guest, ServerProcess
from tests.server.test_secrecy import World
from tests.store.migrated import migrated
from tests.table.setting import running

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "greedy"}


@pytest.fixture(scope="module")
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for the tests that kill it; each leaves it running."""
    opened = ServerProcess(tmp_path_factory.mktemp("own"), "--no-limits", "--quick-bots").start()
    yield opened
    opened.stop()


@pytest.fixture
def house(own_house: ServerProcess) -> ServerProcess:
    """The same: nonsense is for no server that others use."""
    return own_house


class Stubborn(threading.Thread):
    """Somebody who plays on whatever happens to the server, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: str, seat: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.table = table
        self.seat = seat
        self.stopping = stop
        self.dice = random.Random(seat)
        self.acknowledged: dict[str, int] = {}
        self.wrong: list[str] = []

    def run(self) -> None:
        """Play until told to stop. A move without an answer is sent again with the same key."""
        count, unsure = 0, None
        while not self.stopping.is_set():
            try:
                path = f"/tables/{self.table}"
                if unsure is None:
                    looked = self.guest.send("GET", path)
                    if looked.status_code == 503:
                        self.wait(looked)
                        continue
                    state = looked.json()
                    if state["status"] == "over":
                        return
                    if not state["legal"]:
                        time.sleep(0.02)
                        continue
                    count += 1
                    unsure = {
                        "seat": self.seat,
                        "move": self.dice.choice(state["legal"]),
                        "position": state["position"],
                        "key": f"{self.seat}-{count}",
                    }
                response = self.guest.send("POST", path + "/moves", unsure)
                if response.status_code == 200:
                    self.acknowledged[unsure["key"]] = response.json()["position"]
                elif response.status_code == 503:
                    self.wait(response)
                    continue
                elif response.json()["error"]["code"] != "stale_position":
                    self.wrong.append(response.text)
                unsure = None
            except httpx.TransportError:
                time.sleep(0.1)

    def wait(self, response: httpx.Response) -> None:
        """Not now: the server says so plainly, and that it is worth another try."""
        if response.json()["error"]["code"] not in ("storage", "not_ready") or "retry-after" not in response.headers:
            self.wrong.append(response.text)
        time.sleep(0.02)


def entries_of(house: ServerProcess, table: str) -> list[e.AnyEntry]:
    """What is stored of a table."""
    engine = open_database(house.database)
    with engine.connect() as connection:
        rows = read_log(connection, table)
    engine.dispose()
    return [entry for _, data in rows for entry in e.decode(data)]


def check_log(house: ServerProcess, table: str, players: list[Stubborn]) -> None:
    """Every acknowledged move is there where it was said to be, none is there twice, and the game replays."""
    moves = [entry for entry in entries_of(house, table) if isinstance(entry, e.Moved)]
    keys = [entry.key for entry in moves if entry.key is not None]
    assert len(keys) == len(set(keys))
    for player in players:
        assert not player.wrong
        for key, position in player.acknowledged.items():
            assert moves[position - 1].key == key
    engine = open_database(house.database)
    assert all(checked.wrong is None for checked in verify_all(engine))
    engine.dispose()


def start_three(house: ServerProcess) -> tuple[str, list[Guest]]:
    guests = [Guest(house, f"Guest {number}") for number in range(3)]
    made = guests[0].new_table(ME, OPEN, OPEN)
    for guest in guests[1:]:
        guest.call("POST", f"/tables/{made['id']}/join", {"invite": made["invite"]})
    guests[0].call("POST", f"/tables/{made['id']}/start", {})
    return made["id"], guests


def test_killed_again_and_again_nothing_acknowledged_is_lost(own_house: ServerProcess) -> None:
    table, guests = start_three(own_house)
    stop = threading.Event()
    players = [Stubborn(guest, table, seat, stop) for seat, guest in enumerate(guests)]
    for player in players:
        player.start()
    for _ in range(3):
        before = sum(len(player.acknowledged) for player in players)
        until = time.monotonic() + PATIENCE
        while sum(len(player.acknowledged) for player in players) < before + 8 and time.monotonic() < until:
            if not any(player.is_alive() for player in players):
                break
            time.sleep(0.01)
        own_house.kill()
        own_house.start()
    stop.set()
    for player in players:
        player.join(PATIENCE)
    assert sum(len(player.acknowledged) for player in players) >= 24
    check_log(own_house, table, players)


def test_after_the_server_was_killed_clients_resume_and_bots_go_on(own_house: ServerProcess) -> None:
    table, guests = start_three(own_house)
    with_bot = guests[0].new_table(BOT, ME)["id"]
    with guests[0].socket() as talk:
        state = talk.subscribe(table, after=0)
        talk.move(table, 0, state["legal"][0], 0)
        seen = talk.entries[table]
        guests[0].call("POST", f"/tables/{with_bot}/start", {})
        own_house.kill()
    own_house.start()
    with guests[0].socket() as talk:
        talk.subscribe(table, after=seen[-1]["seq"])
        state = talk.states[table]
        talk.move(table, 0, state["legal"][0], state["position"])
        seen += talk.entries[table]
    assert [entry["seq"] for entry in seen] == list(range(1, len(seen) + 1))
    until = time.monotonic() + PATIENCE
    while not any(isinstance(entry, e.Moved) for entry in entries_of(own_house, with_bot)):
        assert time.monotonic() < until
        time.sleep(0.1)


def test_workers_end_with_a_server_that_is_killed(own_house: ServerProcess) -> None:
    guest = Guest(own_house)
    table = guest.new_table(ME, BOT)["id"]
    guest.call("POST", f"/tables/{table}/start", {})
    with guest.socket() as talk:
        talk.subscribe(table)
        while (state := talk.states[table])["legal"]:
            talk.move(table, 0, state["legal"][0], state["position"])
        while not talk.states[table]["legal"]:
            talk.hear()
    workers = own_house.workers()
    assert workers
    own_house.kill()
    until = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < until
        time.sleep(0.05)
    own_house.start()


def test_a_bot_s_worker_killed_while_thinking_costs_only_time(own_house: ServerProcess) -> None:
    guest = Guest(own_house)
    table = guest.new_table(ME, BOT)["id"]
    guest.call("POST", f"/tables/{table}/start", {})
    with guest.socket() as talk:
        talk.subscribe(table)
        kills = 0
        for _ in range(400):
            state = talk.states[table]
            if state["status"] == "over" or state["view"]["ply"] > 30:
                break
            if state["legal"]:
                talk.move(table, 0, state["legal"][0], state["position"])
                if kills < 3:
                    for worker in own_house.workers():
                        with suppress(ProcessLookupError):
                            os.kill(worker, signal.SIGKILL)
                    kills += 1
            else:
                talk.hear()
        assert talk.states[table]["view"]["ply"] > 30


def test_a_stop_says_goodbye_and_leaves_a_snapshot(own_house: ServerProcess) -> None:
    table, guests = start_three(own_house)
    with guests[0].socket() as one, guests[1].socket() as two, guests[2].socket() as three:
        talks = [one, two, three]
        for talk in talks:
            talk.subscribe(table)
        while one.states[table]["position"] < WORTH_KEEPING:
            for seat, talk in enumerate(talks):
                if (state := talk.states[table])["legal"]:
                    talk.move(table, seat, state["legal"][0], state["position"])
                else:
                    talk.say(type="ping")
        before = guests[0].call("GET", f"/tables/{table}")
        assert own_house.process is not None
        own_house.process.send_signal(signal.SIGTERM)
        assert one.until("bye")["reason"] == "restart"
        with pytest.raises(ConnectionClosed) as closed:
            one.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    own_house.process.wait(PATIENCE)
    engine, kept = open_database(own_house.database), schema.snapshots
    with engine.connect() as connection:
        number = connection.execute(select(kept.c.number).where(kept.c.table == table)).scalar()
        assert number == len(read_log(connection, table))
    engine.dispose()
    own_house.start()
    assert guests[0].call("GET", f"/tables/{table}") == before


@pytest.mark.parametrize("stopping", [signal.SIGTERM, signal.SIGINT])
def test_every_line_of_the_log_is_json_to_the_last(tmp_path: Path, stopping: signal.Signals) -> None:
    with ServerProcess(tmp_path, "--quick-bots") as house:
        guest = Guest(house)
        table = guest.new_table(ME, BOT)["id"]
        guest.call("POST", f"/tables/{table}/start", {})
        with guest.socket() as talk:
            # With bots' workers, which share semaphores with the server.
            talk.subscribe(table)
            while (state := talk.states[table])["legal"]:
                talk.move(table, 0, state["legal"][0], state["position"])
            while not talk.states[table]["legal"]:
                talk.hear()
        assert house.process is not None
        assert end_process(house.process, stopping) == 0
    lines = [json.loads(line) for line in house.log.read_text().splitlines()]
    assert any(line["message"].startswith("Tabletowers on http://") for line in lines)
    assert {line["level"] for line in lines} == {"info"}


def test_many_racing_messages_play_one_move(own_house: ServerProcess) -> None:
    table, guests = start_three(own_house)
    legal = guests[0].call("GET", f"/tables/{table}")["legal"]
    answers: list[int] = []

    def send(number: int) -> None:
        body = {"seat": 0, "move": legal[number % len(legal)], "position": 0, "key": f"race {number}"}
        with plain_http.client(timeout=PATIENCE) as http:
            path = f"{own_house.url}/api/v1/tables/{table}/moves"
            head = {"Authorization": f"Bearer {guests[0].token}"}
            answers.append(http.post(path, json=body, headers=head).status_code)

    threads = [threading.Thread(target=send, args=(number,)) for number in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200] + [409] * 11
    assert guests[0].call("GET", f"/tables/{table}")["position"] == 1


def test_what_an_administrator_does_reaches_a_running_server(own_house: ServerProcess) -> None:
    from tabletowers.cli import main

    table, guests = start_three(own_house)
    database = ["--database", own_house.database]
    assert main(["admin", *database, "tables"]) == 0
    assert main(["admin", *database, "rules"]) == 0
    assert main(["admin", *database, "close", table, "--reason", "test"]) == 0
    assert main(["admin", *database, "mute", guests[1].id, "--reason", "shouting"]) == 0
    state = guests[0].call("GET", f"/tables/{table}")
    body = {"seat": 0, "move": (state["legal"] or ["F1>new"])[0], "position": 0, "key": "late"}
    assert guests[0].refused("POST", f"/tables/{table}/moves", body) == "not_running"
    assert guests[0].call("GET", f"/tables/{table}")["outcome"] == "cancelled"
    loaded = Table.load(entries_of(own_house, table))
    assert loaded.outcome == "cancelled"
    assert main(["verify", *database]) == 0
    assert main(["admin", *database, "backup", str(own_house.folder / "copy.sqlite3")]) == 0
    assert main(["admin", *database, "delete", "nothing", "--reason", "test"]) == 2


def test_a_full_disk_refuses_a_move_and_loses_nothing(own_house: ServerProcess) -> None:
    table, guests = start_three(own_house)
    state = guests[0].call("GET", f"/tables/{table}")
    body = {"seat": 0, "move": state["legal"][0], "position": 0, "key": "full"}
    assert own_house.process is not None
    process, unlimited = own_house.process.pid, resource.RLIM_INFINITY
    # No file may grow any more: as good as a full disk.
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1024, unlimited))
    response = guests[0].send("POST", f"/tables/{table}/moves", body)
    assert (response.status_code, response.json()["error"]["code"]) == (503, "storage")
    assert int(response.headers["retry-after"]) >= 1
    assert guests[1].call("GET", f"/tables/{table}")["position"] == 0
    resource.prlimit(process, resource.RLIMIT_FSIZE, (unlimited, unlimited))
    assert guests[0].call("POST", f"/tables/{table}/moves", body)["position"] == 1
    check_log(own_house, table, [])


def test_the_server_s_time_goes_on_when_the_machine_s_clock_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    before = clock()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert clock() >= before


def test_a_bot_moves_at_once_though_the_clock_was_set_back_before_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        table = running()
        commands.leave(table, 10**12, "p0", Leave(for_good=True))
        # The log is of a time that this machine will reach in thirty years.
        world = World(migrated(tmp_path / "tables.sqlite3"), table, 1)
        await world.open()
        await world.move(0, table.legal(0)[0])
        assert len(world.live.table.plies) == 1
        await world.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_who_does_not_read_is_let_go_and_can_come_back(own_house: ServerProcess) -> None:
    table, guests = start_three(own_house)
    message = json.dumps({"type": "subscribe", "table": table, "after": 0})
    with guests[0].socket() as talk, pytest.raises(ConnectionClosed):
        # More than the system keeps for both sides, so that it can't all be on its way before the server lets go.
        deque(map(talk.opened.send, repeat(message, 1_000_000)), 0)
    with guests[0].socket() as talk:
        assert talk.subscribe(table)["legal"]


# Nonsense


def nonsense(dice: random.Random, depth: int = 0) -> object:
    """Any JSON value."""
    kinds = 7 if depth < 3 else 5
    match dice.randrange(kinds):
        case 0:
            return dice.choice([None, True, False])
        case 1:
            return dice.choice([0, -1, 1, 2**31, 2**63, 10**30, -0.5, 1e308])
        case 2 | 3:
            return dice.choice(["", "move", "subscribe", "x" * 300, "\u0000", "F1>new", "\ud83d\ude00", "0"])
        case 4:
            return dice.choice([0, 1, 2, 3])
        case 5:
            return [nonsense(dice, depth + 1) for _ in range(dice.randrange(4))]
        case _:
            return {str(nonsense(dice, 3)): nonsense(dice, depth + 1) for _ in range(dice.randrange(4))}


def test_nonsense_on_the_websocket_is_answered_with_a_code_and_changes_nothing(house: ServerProcess) -> None:
    table, guests = start_three(house)
    before = guests[0].call("GET", f"/tables/{table}")
    dice = random.Random(7)
    types = ["move", "undo", "unseal", "vote", "answer", "return", "orders", "chat", "start", "nonce", "rematch",
             "what-if", "hint", "advice", "subscribe", "unsubscribe", "lobby", "ping", "nothing", None, 3]  # fmt: skip
    fields = ["seat", "move", "position", "key", "count", "kind", "agree", "orders", "text", "nonce", "after", "on"]
    address = house.url.replace("http", "ws") + "/api/v1/ws"
    # Bea may do what she likes; it is not her turn and nobody has proposed anything.
    with connect(address, additional_headers={"Authorization": f"Bearer {guests[1].token}"}) as opened:
        opened.recv()
        answered = 0
        for number in range(400):
            message: object = {
                "type": dice.choice(types),
                "id": number,
                "table": dice.choice([table, table, "nowhere", 5, None]),
                **{name: nonsense(dice) for name in dice.sample(fields, dice.randrange(len(fields)))},
            }
            if isinstance(message, dict) and message["type"] in ("vote", "chat", "orders"):
                message["seat"] = "no seat"
            text = json.dumps(message if dice.random() < 0.9 else nonsense(dice))
            if dice.random() < 0.05:
                text = text[: len(text) // 2]
            opened.send(text if dice.random() < 0.95 else text.encode())
            while True:
                told = json.loads(opened.recv(PATIENCE))
                if told["type"] in ("done", "error"):
                    break
            answered += 1
            if told["type"] == "error":
                assert told["error"]["code"] not in ("internal", "storage")
        assert answered == 400
    after = guests[0].call("GET", f"/tables/{table}")
    assert {**after, "seq": 0} == {**before, "seq": 0}


def test_an_oversized_message_closes_the_connection(house: ServerProcess) -> None:
    guest = Guest(house)
    with guest.socket() as talk:
        talk.opened.send("x" * 17_000)
        assert talk.until("error")["error"]["code"] == "too_large"
        with pytest.raises(ConnectionClosed):
            talk.say(type="ping", padding="x" * 70_000)
    assert guest.call("GET", "/me")["id"] == guest.id


def test_nothing_that_the_description_allows_or_forbids_makes_the_server_fail(house: ServerProcess) -> None:
    guest = Guest(house)
    table = guest.new_table(ME, OPEN, visibility="lobby")["id"]
    schema = schemathesis.openapi.from_url(f"{house.url}/api/openapi.json")
    head = {"Authorization": f"Bearer {guest.token}"}
    tried = 0
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        if operation.label in (
            "DELETE /api/v1/me",
            "POST /api/v1/logout",
            "PUT /api/v1/me/password",
            "POST /api/v1/login",
        ):
            continue
        for case in examples(operation, 6):
            if case.path_parameters and "table" in case.path_parameters:
                case.path_parameters["table"] = table
            response = case.call(headers=head, timeout=PATIENCE)
            case.validate_response(response, checks=[not_a_server_error])
            assert response.status_code < 500, (operation.label, response.text)
            tried += 1
    assert tried > 100


def examples(operation: Any, count: int) -> list[Any]:
    """A few requests that fit the description."""
    import warnings

    from hypothesis import HealthCheck, given, settings

    cases: list[Any] = []

    @settings(
        max_examples=count, database=None, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy())
    def gather(case: Any) -> None:
        cases.append(case)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        gather()
    return cases


def test_a_task_that_swallows_its_cancellation_is_ended_all_the_same() -> None:
    cancelled = 0

    async def stubborn() -> None:
        nonlocal cancelled
        while cancelled < 2:
            try:
                await asyncio.sleep(PATIENCE)
            except asyncio.CancelledError:
                cancelled += 1

    async def run() -> None:
        task = asyncio.create_task(stubborn())
        await asyncio.sleep(0)
        await end([task])
        assert task.done()

    asyncio.run(run())
    assert cancelled == 2

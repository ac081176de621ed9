"""Several servers and a bot's worker on one PostgreSQL and one Redis, which may be restarted under them."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from benchmarks.services import end
from tabletowers.store import open_database, operators
from tests.server import plain_http
from tests.server.authenticator import Authenticator
from tests.server.server_process import PATIENCE, Guest, ServerProcess
from tests.server.services import Postgres, Redis
from tests.server.test_faults import Stubborn, check_log
from tests.server.test_notices import Receiver
from tests.server.test_sessions import closed_with, soon
from tests.server.test_shares import FAIR, answers_before

ME, OPEN = {"kind": "me"}, {"kind": "open"}
#: Servers at which somebody counts as away after a second, and which wait some seconds for what others have told.
IMPATIENT = """
import sys
from tabletowers.server.realtime import turn_notices
from tabletowers.table import clock
clock.ABSENCE, turn_notices.PATIENCE = 1000, 3.0
from tabletowers.cli import main
sys.exit(main(sys.argv[1:]))
"""


@dataclass
class Grown:
    """Two servers that share everything."""

    houses: list[ServerProcess]
    postgres: Postgres
    redis: Redis


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Grown]:
    folder = tmp_path_factory.mktemp("houses")
    with ExitStack() as opened:
        postgres = opened.enter_context(Postgres(tmp_path_factory.mktemp("postgres")))
        redis = opened.enter_context(Redis(tmp_path_factory.mktemp("redis")))
        database = postgres.migrated_database()
        options = ["--redis", redis.url, "--no-limits", "--quick-bots", "--private-notices"]
        houses = [ServerProcess(folder, *options, database=database) for _ in range(2)]
        command = ["bot-worker", "--redis", redis.url, "--log-level", "warning"]
        opened.callback(end, subprocess.Popen([sys.executable, "-m", "tabletowers", *command]))
        for house in houses:
            house.program = [sys.executable, "-c", IMPATIENT]
            opened.enter_context(house)
        yield Grown(houses, postgres, redis)


def elsewhere(guest: Guest, house: ServerProcess) -> Guest:
    """The same person at another server."""
    other = Guest(house, token=guest.token)
    other.id = guest.id
    return other


def seat_two(grown: Grown) -> tuple[str, Guest, Guest]:
    """A running table of two people on different servers."""
    left, right = grown.houses
    anna, bea = Guest(left, "Anna"), Guest(right, "Bea")
    return seat(anna, bea), anna, bea


def seat(host: Guest, other: Guest) -> str:
    """A running table of these two."""
    made = host.new_table(ME, OPEN)
    other.call("POST", f"/tables/{made['id']}/join", {"invite": made["invite"]})
    host.call("POST", f"/tables/{made['id']}/start", {})
    table: str = made["id"]
    return table


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


def test_whoever_joined_elsewhere_is_let_in_before_news_of_it_came(tmp_path: Path) -> None:
    """Two servers on one database, which hear nothing of each other."""
    with ServerProcess(tmp_path, "--no-limits") as left, ServerProcess(tmp_path, "--no-limits") as right:
        anna, bea = Guest(left, "Anna"), Guest(left, "Bea")
        made = anna.new_table(ME, OPEN)
        there = f"/tables/{made['id']}"
        # The other server has it in memory now.
        elsewhere(anna, right).call("GET", there)
        bea.call("POST", f"{there}/join", {"invite": made["invite"]})
        assert elsewhere(bea, right).call("GET", there)["seats"][1]["name"] == "Bea"


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
    assert answers_before(*grown.houses) <= FAIR


def test_a_logout_is_heard_on_the_other_server(grown: Grown) -> None:
    anna = Guest(grown.houses[0], "Anna")
    there = elsewhere(anna, grown.houses[1])
    with there.socket() as talk:
        anna.call("POST", "/logout", status=204)
        assert closed_with(talk) == 4001
    soon(there, 401)


def test_a_ban_and_a_deletion_are_heard_on_the_other_server(grown: Grown) -> None:
    left, right = grown.houses
    boss, eve, anna = Guest(left, "Boss"), Guest(right, "Eve"), Guest(left, "Anna")
    engine = open_database(left.database)
    with engine.begin() as connection:
        operators.add(connection, boss.id)
    engine.dispose()
    with eve.socket() as talk:
        boss.call("PATCH", f"/operators/people/{eve.id}", {"banned": True, "reason": "cheating"})
        assert closed_with(talk) == 4003
    assert eve.refused("GET", "/me") == "banned"
    there = elsewhere(anna, right)
    with there.socket() as talk:
        anna.call("DELETE", "/me", status=204)
        assert closed_with(talk) == 4001
    assert there.refused("GET", "/me") == "unknown_person"


def test_a_link_for_a_new_password_made_on_one_server_is_used_on_the_other(grown: Grown) -> None:
    left, right = grown.houses
    boss, anna = Guest(left, "Boss"), Guest(right, "Anna")
    engine = open_database(left.database)
    with engine.begin() as connection:
        operators.add(connection, boss.id)
    engine.dispose()
    code = boss.call("POST", f"/operators/people/{anna.id}/password")["path"].removeprefix("/password/")
    here = elsewhere(anna, left)
    with here.socket() as talk:
        wish = {"code": code, "login": anna.id, "password": "correct horse"}
        assert anna.call("PUT", "/password", wish)["person"]["id"] == anna.id
        assert closed_with(talk) == 4001
    assert boss.refused("PUT", "/password", wish) == "wrong_code"


def test_the_lobbies_of_two_servers_are_one(grown: Grown) -> None:
    anna, bea = (Guest(house, name) for house, name in zip(grown.houses, ("Anna", "Bea"), strict=True))
    with anna.socket() as first:
        first.say(type="lobby", on=True)
        with bea.socket() as second:
            second.say(type="lobby", on=True)
            for talk, other in ((first, bea), (second, anna)):
                while other.id not in [each["id"] for each in talk.until("lobby")["people"]]:
                    pass
        while bea.id in [each["id"] for each in first.until("lobby")["people"]]:
            pass


def test_a_deal_of_the_day_is_begun_once_whichever_server_is_asked(grown: Grown) -> None:
    here = Guest(grown.houses[0], "Anna")
    there = elsewhere(here, grown.houses[1])
    deals = [guest.call("GET", "/deals")["deals"] for guest in (here, there)]
    assert [deal["commitment"] for deal in deals[0]] == [deal["commitment"] for deal in deals[1]]
    name = deals[0][0]["id"]
    with ThreadPoolExecutor(4) as at_once:
        begun = list(
            at_once.map(lambda guest: guest.call("POST", f"/deals/{name}/attempt")["table"], [here, there] * 2)
        )
    assert len(set(begun)) == 1
    page = there.call("GET", f"/deals/{name}")
    assert (page["began"], page["playing"], page["attempt"]["table"]) == (1, 1, begun[0])


def test_whoever_is_there_at_the_other_server_is_not_away(grown: Grown) -> None:
    left, right = grown.houses
    bea, cleo, anna = Guest(right, "Bea"), Guest(right, "Cleo"), Guest(left, "Anna")
    made = bea.new_table(ME, OPEN, OPEN)
    table = f"/tables/{made['id']}"
    with bea.socket() as talk:
        talk.subscribe(made["id"])
        # The server on the left loads the table when Bea sits at it already, and hears of that.
        for guest in (cleo, anna):
            guest.call("POST", f"{table}/join", {"invite": made["invite"]})
        bea.call("POST", f"{table}/start", {})

        def refused(seat: int) -> bool:
            return anna.send("POST", f"{table}/votes", {"kind": "stand_in", "seat": seat}).status_code != 200

        before_long(lambda: not refused(1))
        bea.call("POST", f"{table}/votes/answer", {"agree": True})
        for guest in (anna, bea):
            before_long(partial(lambda guest: guest.call("GET", table)["seats"][1]["stand_in"], guest))
        assert anna.refused("POST", f"{table}/votes", {"kind": "stand_in", "seat": 0}) == "not_possible"
    # Once she has gone there, too, a bot may play for her.
    before_long(lambda: not refused(0))


def test_a_turn_is_told_once_by_whichever_server_and_not_to_whoever_is_there(grown: Grown) -> None:
    hook = Receiver()
    table, anna, bea = seat_two(grown)
    bea.call("PATCH", "/me", {"webhook": f"{hook.address}/bea/200"})
    before_long(lambda: elsewhere(bea, grown.houses[0]).call("GET", "/me")["webhook"])

    def told() -> Counter[str]:
        """How often Bea was told of each table."""
        return Counter(json.loads(body)["table"] for _, _, body in hook.got)

    def play(guest: Guest, other: Guest, table: str = table) -> None:
        """Decide until the other is asked. Where there is no choice, the table may answer first."""

        def is_done() -> bool:
            state = guest.call("GET", f"/tables/{table}")
            if state["legal"]:
                move = {"seat": state["you"]["seat"], "move": state["legal"][0], "position": state["position"]}
                guest.send("POST", f"/tables/{table}/moves", move | {"key": f"at {state['position']}"})
            return bool(other.call("GET", f"/tables/{table}")["legal"])

        before_long(is_done)

    for turn in (1, 2):
        play(anna, bea)
        before_long(partial(lambda turn: told()[table] >= turn, turn))
        play(bea, anna)
    # Bea opens another page, at her own server: the page tells her.
    with bea.socket() as talk:
        talk.say(type="ping")
        play(anna, bea)
        assert talk.until("notice")["table"] == table
        play(bea, anna)
    before_long(lambda: "\ntabletowers_connections 0.0\n" in plain_http.get(f"{bea.house.url}/metrics").text)
    play(anna, bea)
    before_long(lambda: told()[table] >= 3)
    # Whatever either server had to tell of that table, it would have told before it tells of another.
    later = []
    for house in grown.houses:
        there = elsewhere(anna, house)
        later.append(seat(there, bea))
        play(there, bea, later[-1])
    before_long(lambda: told().keys() == {table, *later})
    assert told() == {table: 3, later[0]: 1, later[1]: 1}
    hook.server.shutdown()
    hook.server.server_close()


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

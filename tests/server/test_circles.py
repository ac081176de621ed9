"""Circles: made, joined by link, played in and left; nobody else gets to know of them; a league is played."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tabletowers.store import open_database, operators
from tests.server import plain_http
from tests.server.server_process import PATIENCE, Guest, ServerProcess, Talk, play_out
from tests.server.services import Postgres, Redis
from tests.server.test_notices import Receiver
from tests.server.timed_server import HOUR, Timed


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Timed]:
    opened = Timed(tmp_path_factory.mktemp("timed"), "--private-notices")
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture(scope="module")
def hook() -> Iterator[Receiver]:
    opened = Receiver()
    yield opened
    opened.server.shutdown()
    opened.server.server_close()


@pytest.fixture
def two_servers(tmp_path: Path) -> Iterator[list[Timed]]:
    """Two servers with one PostgreSQL, one Redis and one clock."""
    with ExitStack() as opened:
        for name in ("postgres", "redis", "clock"):
            (tmp_path / name).mkdir()
        postgres = opened.enter_context(Postgres(tmp_path / "postgres"))
        redis = opened.enter_context(Redis(tmp_path / "redis"))
        database = postgres.migrated_database()
        more = ("--redis", redis.url, "--private-notices")
        houses = [Timed(tmp_path / "clock", *more, database=database) for _ in range(2)]
        for house in houses:
            house.start()
            opened.callback(house.stop)
        yield houses


def until(true: Callable[[], bool]) -> None:
    """Wait until something can be observed."""
    last = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < last
        time.sleep(0.05)


def gather(house: ServerProcess, *names: str) -> tuple[str, list[Guest]]:
    """A circle, and the people in it, of whom the first looks after it."""
    people = [Guest(house, name) for name in names]
    made = people[0].call("POST", "/circles", {"name": "  The   Seven ", "colour": "red"}, status=201)
    for person in people[1:]:
        person.call("POST", f"/circles/{made['circle']}/members", {"invite": made["invite"]}, status=204)
    return made["circle"], people


def test_a_circle_is_joined_by_its_link_and_left(house: ServerProcess) -> None:
    circle, (anna, bea) = gather(house, "Anna", "Bea")
    page = anna.call("GET", f"/circles/{circle}")
    assert (page["name"], page["colour"], page["owner"]) == ("The Seven", "red", True)
    assert [(one["name"], one["owner"]) for one in page["members"]] == [("Anna", True), ("Bea", False)]
    assert [line["person"] for line in page["board"]["lines"]] == [anna.id, bea.id]
    assert bea.call("GET", "/circles")["circles"] == [{"id": circle, "name": "The Seven", "colour": "red", "people": 2}]
    carl = Guest(house, "Carl")
    link = f"/circles/{circle}/invitation?invite={page['invite']}"
    assert carl.call("GET", link)["member"] is False
    assert bea.call("GET", link)["member"] is True
    assert carl.refused("POST", f"/circles/{circle}/members", {"invite": "wrong"}) == "no_such_circle"
    bea.call("DELETE", f"/circles/{circle}/members/{bea.id}", status=204)
    assert bea.refused("GET", f"/circles/{circle}") == "no_such_circle"
    assert bea.call("GET", "/circles")["circles"] == []
    anna.call("DELETE", f"/circles/{circle}/members/{anna.id}", status=204)
    assert carl.refused("GET", link) == "no_such_circle"


def test_only_the_owner_changes_a_circle_and_hands_it_over(house: ServerProcess) -> None:
    circle, (anna, bea, carl) = gather(house, "Anna", "Bea", "Carl")
    path = f"/circles/{circle}"
    before = anna.call("GET", path)["invite"]
    assert bea.refused("PATCH", path, {"name": "Ours"}) == "not_owner"
    assert bea.refused("DELETE", f"{path}/members/{carl.id}") == "not_owner"
    assert bea.refused("PUT", f"{path}/owner", {"person": bea.id}) == "not_owner"
    assert anna.refused("PUT", f"{path}/owner", {"person": "p2"}) == "no_such_person"
    assert anna.refused("PATCH", path, {"name": "\u200b"}) == "bad_request"
    assert anna.refused("PATCH", path, {"colour": "beige"}) == "bad_request"
    anna.call("PATCH", path, {"name": "Ours", "colour": "green", "new_link": True}, status=204)
    page = anna.call("GET", path)
    assert (page["name"], page["colour"], page["invite"] != before) == ("Ours", "green", True)
    # Removing a person also changes the link that they know.
    anna.call("DELETE", f"{path}/members/{carl.id}", status=204)
    assert carl.refused("POST", f"{path}/members", {"invite": page["invite"]}) == "no_such_circle"
    anna.call("PUT", f"{path}/owner", {"person": bea.id}, status=204)
    assert [bea.call("GET", path)["owner"], anna.call("GET", path)["owner"]] == [True, False]
    assert anna.refused("PATCH", path, {"name": "Mine"}) == "not_owner"
    # Whoever looks after it may leave or be deleted: it goes to who joined first.
    bea.call("DELETE", "/me", status=204)
    assert anna.call("GET", path)["owner"] is True


def test_tables_of_a_circle_are_found_and_filled_by_its_members(house: ServerProcess) -> None:
    circle, (anna, bea, carl) = gather(house, "Anna", "Bea", "Carl")
    path = f"/circles/{circle}"
    wish = {"game": "clocktowers", "players": 2}
    made = anna.call("POST", f"{path}/seeks", wish)
    assert (made["joined"], made["started"]) == (False, False)
    (line,) = bea.call("GET", path)["tables"]
    assert line["table"]["id"] == made["table"]
    assert bea.call("GET", f"/tables/{made['table']}?invite={line['invite']}")["status"] == "waiting"
    assert bea.call("POST", f"{path}/seeks", wish) == {"table": made["table"], "joined": True, "started": True}
    other = carl.call("POST", f"{path}/seeks", wish)["table"]
    assert other != made["table"]
    joined = anna.call("POST", f"{path}/tables/{other}/join", {})
    assert joined == {"table": other, "joined": True, "started": True}
    assert anna.refused("POST", f"{path}/tables/t2345/join", {}) == "no_such_table"
    assert anna.refused("POST", f"{path}/seeks", {"game": "chess"}) == "no_such_game"


def test_a_league_of_two_is_played_and_counted(house: ServerProcess) -> None:
    circle, (anna, bea) = gather(house, "Anna", "Bea")
    path = f"/circles/{circle}/leagues"
    league = anna.call("POST", path, {"game": "clocktowers", "days": 3}, status=201)["league"]
    own = f"{path}/{league}"
    assert anna.refused("POST", f"{own}/begin") == "too_few"
    bea.call("PUT", f"{own}/me", status=204)
    carl = Guest(house, "Carl")
    for method, more in (("PUT", "/me"), ("POST", "/begin"), ("DELETE", "/me")):
        assert carl.refused(method, own + more) == "no_such_circle"
    anna.call("POST", f"{own}/begin", status=204)
    assert anna.refused("POST", f"{own}/begin") in ("league_closed", "too_few")
    shown = anna.call("GET", f"/circles/{circle}")["leagues"][0]
    (game,) = shown["games"]
    assert (game["stage"], game["players"], shown["mine"]) == ("open", [0, 1], 0)
    table = anna.call("POST", f"{own}/games/0", {})["table"]
    assert anna.call("POST", f"{own}/games/0", {})["table"] == table
    assert bea.call("POST", f"{own}/games/0", {})["table"] == table
    for wrong in ("1", "-1", "x", "99999999999"):
        assert anna.refused("POST", f"{own}/games/{wrong}", {}) == "no_such_table"
    assert anna.call("GET", f"/tables/{table}")["clock"] == {"kind": "days", "days": 1}
    with anna.socket() as first, bea.socket() as second:
        talks = [first, second]
        order = [talk.subscribe(table)["you"]["seat"] for talk in talks]
        play_out([talks[order.index(seat)] for seat in (0, 1)], table)
    shown = bea.call("GET", f"/circles/{circle}")["leagues"][0]
    assert (shown["over"], shown["games"][0]["stage"]) == (True, "over")
    assert sum(line["points"] for line in shown["table"]) == 2
    # Nothing changes in a league that is over, whether a player leaves it or the circle.
    bea.call("DELETE", f"{own}/me", status=204)
    bea.call("DELETE", f"/circles/{circle}/members/{bea.id}", status=204)
    after = anna.call("GET", f"/circles/{circle}")["leagues"][0]
    assert [after[part] for part in ("players", "games", "table")] == [
        shown["players"],
        [game | {"table": table} for game in shown["games"]],
        shown["table"],
    ]


def begun(house: ServerProcess, game: str, *names: str, days: int = 7) -> tuple[str, str, list[Guest]]:
    """The paths of a circle and of a league in it that has begun, and its players, of whom the first has made it."""
    circle, people = gather(house, *names)
    path = f"/circles/{circle}"
    league = people[0].call("POST", f"{path}/leagues", {"game": game, "days": days}, status=201)["league"]
    own = f"{path}/leagues/{league}"
    for person in people[1:]:
        person.call("PUT", f"{own}/me", status=204)
    people[0].call("POST", f"{own}/begin", status=204)
    return path, own, people


def test_only_the_league_seats_its_players_and_begins_their_game(house: ServerProcess) -> None:
    path, own, (anna, bea) = begun(house, "clocktowers", "Anna", "Bea")
    table = f"/tables/{anna.call('POST', f'{own}/games/0', {})['table']}"
    state = anna.call("GET", table)
    assert state["arranged"]
    invite = {"invite": state["invite"]}
    for outsider in (Guest(house, "Carl"), bea):
        assert outsider.refused("POST", f"{table}/join", invite) == "arranged"
    for method, more, body in (
        ("PATCH", "", {"seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]}),
        ("PATCH", "", {"clock": None}),
        ("POST", "/start", {"fill": True}),
        ("POST", "/start", {}),
        ("POST", "/remove", {"chair": 0}),
    ):
        assert anna.refused(method, table + more, body) == "arranged"
    # At a table to which the league leads both, it does not matter whom they have blocked.
    anna.call("PUT", f"/me/blocks/{bea.id}", status=204)
    bea.call("PUT", f"/me/blocks/{anna.id}", status=204)
    assert f"/tables/{bea.call('POST', f'{own}/games/0', {})['table']}" == table
    (shown,) = anna.call("GET", path)["leagues"][0]["games"]
    assert shown["stage"] == "running"


def test_a_league_is_deleted_by_its_maker_until_it_begins(house: ServerProcess) -> None:
    circle, (anna, bea, carl) = gather(house, "Anna", "Bea", "Carl")
    path = f"/circles/{circle}/leagues"
    leagues = [bea.call("POST", path, {"game": "clocktowers"}, status=201)["league"] for _ in range(3)]
    for league in leagues:
        carl.call("PUT", f"{path}/{league}/me", status=204)
    assert carl.refused("DELETE", f"{path}/{leagues[0]}") == "not_host"
    # Bea has made them, and Anna looks after the circle.
    bea.call("DELETE", f"{path}/{leagues[0]}", status=204)
    anna.call("DELETE", f"{path}/{leagues[1]}", status=204)
    bea.call("POST", f"{path}/{leagues[2]}/begin", status=204)
    assert bea.refused("DELETE", f"{path}/{leagues[2]}") == "league_closed"
    assert bea.refused("DELETE", f"{path}/{leagues[0]}") == "no_such_league"
    assert [league["id"] for league in anna.call("GET", f"/circles/{circle}")["leagues"]] == leagues[2:]


def waiting_tables(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.call("GET", "/me/tables")["tables"] if table["status"] == "waiting"]


def test_who_leaves_a_league_gives_up_the_chair_where_others_wait(house: ServerProcess) -> None:
    _, pairs, (anna, bea) = begun(house, "clocktowers", "Anna", "Bea")
    anna.call("POST", f"{pairs}/games/0", {})
    assert len(waiting_tables(anna)) == 1
    bea.call("DELETE", f"{pairs}/me", status=204)
    assert waiting_tables(anna) == []
    # Of three, a bot takes the chair of the one who leaves: before they have come, and when they sit there.
    for sits in (False, True):
        path, own, (anna, bea, carl) = begun(house, "babel", "Anna", "Bea", "Carl")
        table = anna.call("POST", f"{own}/games/0", {})["table"]
        if sits:
            carl.call("POST", f"{own}/games/0", {})
            carl.call("DELETE", f"{path}/members/{carl.id}", status=204)
        else:
            # Leaving twice gives up one chair.
            for _ in range(2):
                carl.call("DELETE", f"{own}/me", status=204)
        assert waiting_tables(carl) == []
        kinds = [seat["kind"] for seat in anna.call("GET", f"/tables/{table}")["seats"]]
        assert sorted(kinds) == ["bot", "open", "person"]
        assert bea.call("POST", f"{own}/games/0", {})["table"] == table
        assert anna.call("GET", f"/tables/{table}")["status"] == "running"
    # A table of three ends when the player who opened it leaves. The others can open one.
    _, own, (anna, bea, carl) = begun(house, "babel", "Anna", "Bea", "Carl")
    for person in (anna, bea):
        person.call("POST", f"{own}/games/0", {})
    anna.call("DELETE", f"{own}/me", status=204)
    assert waiting_tables(bea) == []
    table = bea.call("POST", f"{own}/games/0", {})["table"]
    assert carl.call("POST", f"{own}/games/0", {})["table"] == table


def test_a_table_whose_time_is_up_goes_or_begins_with_two_of_three(timed: Timed) -> None:
    path, pairs, (anna, _) = begun(timed, "clocktowers", "Anna", "Bea", days=1)
    anna.call("POST", f"{pairs}/games/0", {})
    _, three, (carl, dora, emil) = begun(timed, "babel", "Carl", "Dora", "Emil", days=1)
    for person in (carl, dora):
        person.call("POST", f"{three}/games/0", {})
    timed.wait(25)
    until(lambda: waiting_tables(anna) == [])
    until(lambda: waiting_tables(carl) == [])
    (missed,) = anna.call("GET", path)["leagues"][0]["games"]
    assert missed["stage"] == "missed"
    table = carl.call("POST", f"{three}/games/0", {})["table"]
    seats = carl.call("GET", f"/tables/{table}")["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["bot", "person", "person"]
    assert emil.refused("POST", f"{three}/games/0", {}) == "too_late"


def test_two_servers_seat_both_at_one_table_and_send_one_notice(two_servers: list[Timed], hook: Receiver) -> None:
    left, right = two_servers
    anna, bea = Guest(left, "Anna"), Guest(right, "Bea")
    bea.call("PATCH", "/me", {"webhook": f"{hook.address}/two/200"})
    made = anna.call("POST", "/circles", {"name": "Ours"}, status=201)
    path = f"/circles/{made['circle']}"
    bea.call("POST", f"{path}/members", {"invite": made["invite"]}, status=204)
    league = anna.call("POST", f"{path}/leagues", {"game": "clocktowers"}, status=201)["league"]
    bea.call("PUT", f"{path}/leagues/{league}/me", status=204)
    anna.call("POST", f"{path}/leagues/{league}/begin", status=204)
    table = anna.call("POST", f"{path}/leagues/{league}/games/0", {})["table"]
    # Both servers look after the league. One of them reminds Bea, once.
    for house in two_servers:
        house.wait(1)
    until(lambda: bool(hook.at("/two/200")))
    assert bea.call("POST", f"{path}/leagues/{league}/games/0", {})["table"] == table
    before = bea.call("GET", path)["leagues"][0]
    assert before["games"][0]["stage"] == "running"
    # A restart and midnight change nothing.
    left.kill()
    left.start()
    for house in two_servers:
        house.wait(13)
    for guest in (Guest(left, token=bea.token), bea):
        shown = guest.call("GET", path)["leagues"][0]
        assert (shown["games"], shown["table"], shown["players"]) == (
            before["games"],
            before["table"],
            before["players"],
        )
    told = [json.loads(body)["notice"] for _, body in hook.at("/two/200")]
    assert [kind for kind in told if kind != "your_turn"] == ["league_waits"]


def test_who_leaves_a_league_leaves_a_bot_or_no_game(timed: Timed) -> None:
    circle, people = gather(timed, "Anna", "Bea", "Carl")
    anna, bea, carl = people
    path = f"/circles/{circle}/leagues"
    pairs = anna.call("POST", path, {"game": "clocktowers"}, status=201)["league"]
    three = anna.call("POST", path, {"game": "babel"}, status=201)["league"]
    for person in (bea, carl):
        for league in (pairs, three):
            person.call("PUT", f"{path}/{league}/me", status=204)
    for league in (pairs, three):
        anna.call("POST", f"{path}/{league}/begin", status=204)
    carl.call("DELETE", f"/circles/{circle}/members/{carl.id}", status=204)
    shown = {one["id"]: one for one in anna.call("GET", f"/circles/{circle}")["leagues"]}
    assert sorted(game["stage"] for game in shown[pairs]["games"]) == ["off", "off", "open"]
    assert [game["stage"] for game in shown[three]["games"]] == ["open"]
    table = anna.call("POST", f"{path}/{three}/games/0", {})["table"]
    seats = anna.call("GET", f"/tables/{table}")["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["bot", "open", "person"]
    # A vacation moves the time by which a game has to begin; what is not begun by then is missed.
    before = {game["number"]: game["until"] for game in shown[pairs]["games"]}
    bea.call("PUT", "/me/vacation", {"days": 3})
    shown = {one["id"]: one for one in anna.call("GET", f"/circles/{circle}")["leagues"]}
    moved = {game["number"]: game["until"] - before[game["number"]] for game in shown[pairs]["games"]}
    for game in shown[pairs]["games"]:
        days = 3 if game["round"] == 0 and 1 in game["players"] else 0
        assert abs(moved[game["number"]] - days * 24 * HOUR) < HOUR
    timed.wait(30 * 24)
    shown = {one["id"]: one for one in anna.call("GET", f"/circles/{circle}")["leagues"]}
    number = next(game["number"] for game in shown[pairs]["games"] if game["stage"] == "missed")
    assert anna.refused("POST", f"{path}/{pairs}/games/{number}", {}) == "too_late"


#: Times, ids and counts that differ from server to server.
VARYING = re.compile(r'"(?:now|time|began|created|at|changed|version|seconds)": ?[\d.e+]+|k[2-9a-z]{12}|\d{10,}')


def seen_by(outsider: Guest, house: ServerProcess, circle: str, match: str) -> list[tuple[int, str]]:
    """Everything that a person outside a circle can ask a server about it, and about what is there for everybody."""
    paths = ["/lobby", "/circles", f"/circles/{circle}", f"/circles/{circle}/invitation?invite=wrong", "/matches"]
    paths += [f"/matches/{match}", f"/deals/{match}-1", f"/matches/{match}/record", "/me/tables", "/me/export"]
    answers = [outsider.send("GET", path) for path in paths]
    answers += [
        outsider.send("POST", f"/circles/{circle}/members", {"invite": "wrong"}),
        outsider.send("POST", f"/circles/{circle}/seeks", {"game": "babel"}),
        outsider.send("POST", f"/deals/{match}-1/attempt"),
        outsider.send("POST", "/seeks", {"games": ["babel"], "players": 3}),
        outsider.send("PATCH", f"/circles/{circle}", {"name": "Ours"}),
        outsider.send("DELETE", f"/circles/{circle}/members/p2"),
        outsider.send("PUT", f"/circles/{circle}/owner", {"person": "p2"}),
        outsider.send("POST", f"/circles/{circle}/leagues", {"game": "babel"}),
    ]
    own = re.compile(f"{outsider.id}|t[2-9a-z]{{12}}")
    told = [(one.status_code, own.sub("", VARYING.sub("", one.text))) for one in answers]
    for path in (f"/circles/{circle}", f"/matches/{match}", f"/deals/{match}-1"):
        page = plain_http.get(house.url + path)
        told.append((page.status_code, page.text.replace(circle, "").replace(match, "").replace(house.url, "")))
    return told


def test_an_outsider_sees_nothing_of_a_circle(tmp_path: Path) -> None:
    """Two servers, one with a circle that plays, one without: they answer alike."""
    for name in ("with", "without"):
        (tmp_path / name).mkdir()
    houses = [Timed(tmp_path / name) for name in ("with", "without")]
    with houses[0] as full, houses[1] as empty:
        circle, (anna, bea) = gather(full, "Anna", "Bea")
        anna.call("POST", f"/circles/{circle}/seeks", {"game": "babel", "players": 3})
        match = bea.call("POST", f"/circles/{circle}/matches", {"game": "babel", "bot": "novice"}, status=201)["match"]
        league = anna.call("POST", f"/circles/{circle}/leagues", {"game": "clocktowers"}, status=201)["league"]
        bea.call("PUT", f"/circles/{circle}/leagues/{league}/me", status=204)
        anna.call("POST", f"/circles/{circle}/leagues/{league}/begin", status=204)
        worlds = []
        for house in (full, empty):
            worlds.append(seen_by(Guest(house, "Outsider"), house, circle, match))
        for one, other in zip(*worlds, strict=True):
            assert one == other
        # What is measured names neither a circle nor a match.
        measured = plain_http.get(full.url + "/metrics").text
        assert circle not in measured
        assert match not in measured
        # Members see all of it.
        assert anna.call("GET", f"/matches/{match}")["length"] == 6
        assert [one["id"] for one in bea.call("GET", f"/circles/{circle}")["matches"]] == [match]


def test_new_circles_and_joining_are_limited_for_a_person_and_a_place(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--quick-bots") as house:
        anna, bea = Guest(house, "Anna"), Guest(house, "Bea", address="127.0.0.2")
        for _ in range(5):
            made = anna.call("POST", "/circles", {"name": "One"}, status=201)
        assert anna.refused("POST", "/circles", {"name": "One"}) == "too_many"
        bea.call("POST", "/circles", {"name": "Mine"}, status=201)
        for _ in range(10):
            bea.refused("POST", f"/circles/{made['circle']}/members", {"invite": "guess"})
        assert bea.refused("POST", f"/circles/{made['circle']}/members", {"invite": made["invite"]}) == "too_many"
        for number in range(15):
            Guest(house, f"Guest {number}").call("POST", "/circles", {"name": "One"}, status=201)
        assert Guest(house, "Zoe").refused("POST", "/circles", {"name": "One"}) == "too_many"


def test_a_circle_s_channel_hears_how_many_chairs_are_left(timed: Timed, hook: Receiver) -> None:
    circle, (anna, bea, _) = gather(timed, "Anna", "Bea", "Carl")
    path = f"/circles/{circle}"
    assert bea.refused("PATCH", path, {"webhook": hook.address + "/ours/204"}) == "not_owner"
    # A channel that refuses the first message is not stored.
    assert anna.refused("PATCH", path, {"webhook": hook.address + "/ours/500"}) == "not_delivered"
    assert anna.refused("PATCH", path, {"webhook": "nowhere"}) == "bad_request"
    assert anna.call("GET", path)["webhook"] is None
    anna.call("PATCH", path, {"webhook": hook.address + "/ours/204"}, status=204)
    assert (bea.call("GET", path)["webhook"], anna.call("GET", path)["webhook"]) == (
        None,
        hook.address + "/ours/204",
    )
    wish = {"game": "babel", "players": 3}
    table = anna.call("POST", f"{path}/seeks", wish)["table"]
    until(lambda: len(hook.at("/ours/204")) == 2)
    assert bea.call("POST", f"{path}/seeks", wish)["table"] == table
    until(lambda: len(hook.at("/ours/204")) == 3)
    told = [json.loads(body) for _, body in hook.at("/ours/204")]
    assert [one["allowed_mentions"] for one in told] == [{"parse": []}] * 3
    link = f"{timed.url}/circles/{circle}"
    assert told[1]["content"] == f"**The Seven**: 2 seats left at Der Turmbau zu Babel\n{link}"
    assert told[2]["content"] == f"**The Seven**: One seat left at Der Turmbau zu Babel\n{link}"


def make_operator(timed: Timed, guest: Guest) -> None:
    engine = open_database(timed.database)
    with engine.begin() as connection:
        operators.add(connection, guest.id)
    engine.dispose()


def test_an_operator_finds_and_removes_a_circle(timed: Timed) -> None:
    circle, (anna, bea) = gather(timed, "Anna", "Bea")
    boss, body = Guest(timed, "Boss"), {"reason": "spam"}
    assert boss.refused("POST", f"/operators/circles/{circle}/remove", body) == "not_operator"
    assert boss.refused("GET", "/operators/circles?name=Seven") == "not_operator"
    make_operator(timed, boss)
    assert circle in [one["id"] for one in boss.call("GET", "/operators/circles?name=seven")["circles"]]
    boss.call("POST", f"/operators/circles/{circle}/remove", body, status=204)
    assert boss.refused("POST", f"/operators/circles/{circle}/remove", body) == "no_such_circle"
    for guest in (anna, bea):
        assert guest.refused("GET", f"/circles/{circle}") == "no_such_circle"
    last = boss.call("GET", "/operators/measures")["measures"][0]
    assert (last["kind"], last["table"], last["reason"]) == ("circle", circle, "spam")


def test_a_circle_is_in_its_member_s_export_and_leaves_with_the_account(house: ServerProcess) -> None:
    circle, (anna, bea) = gather(house, "Anna", "Bea")
    league = anna.call("POST", f"/circles/{circle}/leagues", {"game": "clocktowers"}, status=201)["league"]
    mine: dict[str, Any] = anna.call("GET", "/me/export")
    assert [(one["id"], one["owner"]) for one in mine["circles"]] == [(circle, True)]
    assert [one["id"] for one in mine["leagues"]] == [league]
    anna.call("DELETE", "/me", status=204)
    page = bea.call("GET", f"/circles/{circle}")
    assert ([one["id"] for one in page["members"]], page["owner"]) == ([bea.id], True)
    assert anna.id not in json.dumps(page)


# Notices besides one's turn


def hooked(timed: Timed, hook: Receiver, name: str) -> Guest:
    """A person with a webhook, who has no page open."""
    guest = Guest(timed, name)
    guest.call("PATCH", "/me", {"webhook": f"{hook.address}/{name.lower()}/200"})
    return guest


def heard(hook: Receiver, name: str) -> list[str]:
    return [json.loads(body)["notice"] for _, body in hook.at(f"/{name.lower()}/200")]


def test_a_host_hears_of_a_player_or_that_it_can_begin_once_a_day(timed: Timed, hook: Receiver) -> None:
    hanna, iris, jan, kim = (hooked(timed, hook, name) for name in ("Hanna", "Iris", "Jan", "Kim"))
    me, free = {"kind": "me"}, {"kind": "open"}

    def sit_down(host: Guest, *guests: Guest, chairs: int) -> None:
        made = host.new_table(me, *([free] * chairs), game="babel")
        for guest in guests:
            guest.call("POST", f"/tables/{made['id']}/join", {"invite": made["invite"]})

    sit_down(hanna, iris, chairs=2)
    until(lambda: heard(hook, "Hanna") == ["sat_down"])
    sit_down(iris, hanna, jan, chairs=2)
    until(lambda: len(heard(hook, "Iris")) == 1)
    # The day's notice has been sent; on the next day there is another one.
    sit_down(hanna, jan, kim, chairs=2)
    timed.wait(25)
    jan.call("PATCH", "/me", {"unwanted": ["sat_down"]})
    sit_down(jan, hanna, chairs=2)
    sit_down(hanna, iris, jan, chairs=2)
    until(lambda: len(heard(hook, "Hanna")) == 2)
    assert heard(hook, "Iris") == ["sat_down"]
    assert heard(hook, "Jan") == []
    # Who has a page open is notified there instead.
    with kim.socket() as talk:
        talk.until("hello")
        sit_down(kim, iris, jan, chairs=2)
        assert [notice_of(talk), notice_of(talk)] == ["sat_down", "can_begin"]
    assert heard(hook, "Kim") == []


def notice_of(talk: Talk) -> str:
    kind: str = talk.until("notice")["notice"]
    return kind


def test_kinds_that_do_not_exist_can_t_be_switched_off(anna: Guest) -> None:
    assert anna.refused("PATCH", "/me", {"unwanted": ["your_turn"]}) == "bad_request"
    assert anna.call("PATCH", "/me", {"unwanted": ["match_ends"]})["unwanted"] == ["match_ends"]
    assert anna.call("GET", "/me")["unwanted"] == ["match_ends"]


def test_the_league_reminds_its_players_of_who_waits_and_of_the_last_day(timed: Timed, hook: Receiver) -> None:
    circle, (lisa, mona) = gather(timed, "Lisa", "Mona")
    for guest, name in ((lisa, "lisa"), (mona, "mona")):
        guest.call("PATCH", "/me", {"webhook": f"{hook.address}/{name}/200"})
    path = f"/circles/{circle}/leagues"
    league = lisa.call("POST", path, {"game": "clocktowers", "days": 7}, status=201)["league"]
    mona.call("PUT", f"{path}/{league}/me", status=204)
    lisa.call("POST", f"{path}/{league}/begin", status=204)
    lisa.call("POST", f"{path}/{league}/games/0", {})
    timed.wait(1)
    until(lambda: heard(hook, "Mona") == ["league_waits"])
    # The last day has begun: she is reminded again, and the player who sits at the table is not.
    timed.wait(6 * 24)
    until(lambda: heard(hook, "Mona") == ["league_waits"] * 2)
    timed.wait(1)
    assert heard(hook, "Lisa") == []


def test_a_player_on_vacation_is_not_reminded_of_a_league(timed: Timed, hook: Receiver) -> None:
    path, own, (nina, olga, petra) = begun(timed, "clocktowers", "Nina", "Olga", "Petra", days=7)
    for guest, name in ((olga, "olga"), (petra, "petra")):
        guest.call("PATCH", "/me", {"webhook": f"{hook.address}/{name}/200"})
    olga.call("PUT", "/me/vacation", {"days": 2})
    games = nina.call("GET", path)["leagues"][0]["games"]
    for game in games:
        if 0 in game["players"]:
            nina.call("POST", f"{own}/games/{game['number']}", {})
    timed.wait(1)
    until(lambda: heard(hook, "Petra") == ["league_waits"])
    assert heard(hook, "Olga") == []
    # She is reminded when she is back.
    timed.wait(2 * 24)
    until(lambda: heard(hook, "Olga") == ["league_waits"])


def test_the_circle_of_a_banned_owner_goes_to_another_member(timed: Timed) -> None:
    circle, (anna, bea, carl, dora) = gather(timed, "Anna", "Bea", "Carl", "Dora")

    def owners() -> list[str]:
        return [one["name"] for one in dora.call("GET", f"/circles/{circle}")["members"] if one["owner"]]

    ban = {"banned": True, "reason": "trouble"}
    boss = Guest(timed, "Boss")
    make_operator(timed, boss)
    boss.call("PATCH", f"/operators/people/{bea.id}", ban)
    assert anna.refused("PUT", f"/circles/{circle}/owner", {"person": bea.id}) == "not_possible"
    boss.call("PATCH", f"/operators/people/{anna.id}", ban)
    assert owners() == ["Carl"]
    carl.call("DELETE", f"/circles/{circle}/members/{carl.id}", status=204)
    assert owners() == ["Dora"]

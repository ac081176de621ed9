"""Matches: made by link and each week, played at any hour, compared, and opened when they are over for everybody."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from benchmarks.services import end
from tabletowers.luck import account
from tabletowers.record import Record, replay
from tabletowers.store import open_database, operators
from tabletowers.table.fairness import check_deal, commitment
from tabletowers.text import catalogue
from tests.server import plain_http
from tests.server.server_process import PATIENCE, Guest, ServerProcess, kept
from tests.server.server_process import play_alone as play
from tests.server.services import Postgres, Redis
from tests.server.timed_server import HOUR, Timed

#: Two deals, and two strengths that answer at once. One server after the other does the same.
SHORT = """
import tabletowers.host.matches as matches
matches.LENGTH, matches.CONTESTANTS = 2, matches.CONTESTANTS[:2]
"""
STRENGTHS = ["novice", "learner"]
WISH = {"game": "clocktowers", "bot": "novice", "days": 1}


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Timed]:
    opened = Timed(tmp_path_factory.mktemp("timed"), before=SHORT)
    opened.weekly = True
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture
def two_servers(tmp_path: Path) -> Iterator[list[Timed]]:
    """Two servers with one PostgreSQL, one Redis, one clock and one worker for bots."""
    with ExitStack() as opened:
        for name in ("postgres", "redis", "clock"):
            (tmp_path / name).mkdir()
        postgres = opened.enter_context(Postgres(tmp_path / "postgres"))
        redis = opened.enter_context(Redis(tmp_path / "redis"))
        database = postgres.migrated_database()
        command = [sys.executable, "-m", "tabletowers", "bot-worker", "--redis", redis.url, "--log-level", "warning"]
        opened.callback(end, subprocess.Popen(command))
        houses = [Timed(tmp_path / "clock", "--redis", redis.url, database=database, before=SHORT) for _ in range(2)]
        for house in houses:
            opened.enter_context(house)
        yield houses


def until(true: Callable[[], bool]) -> None:
    """Wait until something can be observed."""
    last = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < last
        time.sleep(0.1)


def begin(guest: Guest, deal: str) -> str:
    """The table of somebody's attempt, which waits for bots that are being compiled."""
    until(lambda: not guest.call("GET", "/server")["compiling"])
    table: str = guest.call("POST", f"/deals/{deal}/attempt")["table"]
    return table


def played(guest: Guest, deal: str) -> str:
    """The table at which somebody has played a deal to its end."""
    table = begin(guest, deal)
    with guest.socket() as talk:
        play(talk, table)
    return table


def elsewhere(guest: Guest, house: ServerProcess) -> Guest:
    """The same person at another server."""
    other = Guest(house, token=guest.token)
    other.id = guest.id
    return other


def strengths_have_played(guest: Guest, match: str) -> None:
    until(lambda: guest.call("GET", f"/matches/{match}")["waiting"] == 0)


def rows(page: dict[str, Any]) -> list[tuple[Any, ...]]:
    """What is compared of a standing: who, the place, the score."""
    return [(line["person"] or line["strength"], line["place"], line["scores"]) for line in page["standing"]]


def test_a_match_is_compared_as_far_as_one_has_played_and_opened_when_it_is_over(timed: Timed) -> None:
    check_private_match([timed, timed])


def test_two_servers_a_restart_and_midnight_change_no_standing(two_servers: list[Timed]) -> None:
    check_private_match(two_servers)


def check_private_match(houses: list[Timed]) -> None:
    left, right = houses
    anna, bea = Guest(left, "Anna"), Guest(right, "Bea")
    match = anna.call("POST", "/matches", WISH, status=201)["match"]
    page = anna.call("GET", f"/matches/{match}")
    assert (page["kind"], page["host"], page["game"], page["bot"], page["length"]) == (
        "private",
        {"id": anna.id, "name": "Anna"},
        "clocktowers",
        "novice",
        2,
    )
    assert (page["compared"], page["standing"], page["mine"], page["counts"]) == ([], [], None, True)
    first, second = page["deals"]
    shown = [(deal["number"], deal["secret"], deal["attempt"]) for deal in page["deals"]]
    assert shown == [(1, None, None), (2, None, None)]

    # The guest who got the link, at the other server, plays the same deals at their own table.
    hers, theirs = played(anna, first["deal"]), begin(bea, first["deal"])
    assert bea.call("POST", f"/deals/{first['deal']}/attempt")["table"] == theirs
    told = anna.call("GET", f"/deals/{first['deal']}")
    assert (told["kind"], told["match"], told["results"], told["secret"]) == ("match", match, None, None)
    strengths_have_played(anna, match)
    page = anna.call("GET", f"/matches/{match}")
    assert (page["compared"], page["all"], page["people"], page["begun"], page["ended"]) == ([1], 3, 2, 1, 1)
    assert {line["person"] or line["strength"] for line in page["standing"]} == {anna.id, *STRENGTHS}
    # Three results: the shares of matchpoints add up to one and a half.
    assert sum(line["score"] for line in page["standing"]) == pytest.approx(1.5)
    own = next(line for line in page["standing"] if line["person"] == anna.id)
    assert page["mine"] == own
    assert page["deals"][0]["score"] == own["score"]
    alone = anna.call("GET", f"/matches/{match}?deal=1")
    assert rows(alone) == rows(page)
    attempt = page["deals"][0]["attempt"]
    assert (alone["mine"]["lead"], alone["mine"]["points"], alone["mine"]["table"]) == (
        attempt["lead"],
        attempt["points"],
        None,
    )
    # Until it is over, nobody sees more than their own view, whether they have played or not.
    assert anna.refused("GET", f"/matches/{match}?deal=2") == "not_finished"
    assert bea.refused("GET", f"/matches/{match}?deal=1") == "not_finished"
    looked = bea.call("GET", f"/matches/{match}")
    assert (looked["standing"], looked["mine"], looked["waiting"]) == ([], None, 0)
    assert all(line["luck"] is None and line["adjusted"] is None for line in alone["standing"])
    assert anna.refused("GET", f"/matches/{match}/record?deal=1&strength=novice") == "deal_closed"
    for guest, table in ((bea, hers), (anna, theirs)):
        assert guest.refused("GET", f"/tables/{table}") == "deal_closed"
    for path in ("/record", "/replay?seat=all", "/moves", "/verify"):
        assert anna.refused("GET", f"/tables/{hers}{path}") == "deal_closed"

    with bea.socket() as talk:
        play(talk, theirs)
    late = begin(bea, second["deal"])
    before = rows(anna.call("GET", f"/matches/{match}?deal=1"))
    assert len(before) == 4
    # A restart changes nothing, at whichever server.
    left.kill()
    left.start()
    assert rows(elsewhere(bea, left).call("GET", f"/matches/{match}?deal=1")) == before
    assert rows(elsewhere(anna, right).call("GET", f"/matches/{match}?deal=1")) == before

    # A deal that has been begun may be finished on the day after the match.
    for house in set(houses):
        house.wait(25)
    cleo = Guest(right, "Cleo")
    assert cleo.refused("POST", f"/deals/{first['deal']}/attempt") == "deal_over"
    page = cleo.call("GET", f"/matches/{match}")
    assert (page["opened"], page["standing"], page["deals"][0]["secret"]) == (None, [], None)
    assert rows(anna.call("GET", f"/matches/{match}?deal=1")) == before
    for house in set(houses):
        house.wait(24)
    page = cleo.call("GET", f"/matches/{match}")
    assert page["opened"] is not None
    strengths_have_played(cleo, match)
    page = cleo.call("GET", f"/matches/{match}")
    assert bea.call("GET", f"/tables/{late}")["status"] == "over"
    assert [commitment(deal["secret"]) for deal in page["deals"]] == [first["commitment"], second["commitment"]]
    assert (page["compared"], page["all"], page["mine"]) == ([1, 2], 4, None)
    assert rows(cleo.call("GET", f"/matches/{match}?deal=1")) == before
    # The deal that she has not played counts nothing.
    assert next(line for line in page["standing"] if line["person"] == anna.id)["scores"][1] is None
    shown = cleo.call("GET", f"/matches/{match}?deal=1")["standing"]
    assert {line["table"] for line in shown if line["person"]} == {hers, theirs}
    assert cleo.call("GET", f"/tables/{hers}/replay?ply=0&seat=all")["plies"] > 0
    for strength in STRENGTHS:
        record = Record.from_json(cleo.call("GET", f"/matches/{match}/record?deal=1&strength={strength}"))
        check_deal(record)
        line = next(line for line in shown if line["strength"] == strength)
        assert replay(record).scores()[first["seat"]] == line["points"]

    # Only now it is worked out what the cards gave each of them.
    until(lambda: all(line["luck"] is not None for line in cleo.call("GET", f"/matches/{match}")["standing"]))
    shown = cleo.call("GET", f"/matches/{match}?deal=1")["standing"]
    for line in shown:
        record = Record.from_json(
            cleo.call("GET", f"/matches/{match}/record?deal=1&strength={line['strength']}")
            if line["strength"]
            else cleo.call("GET", f"/tables/{line['table']}/record")
        )
        assert line["luck"] == pytest.approx(account(record).luck(first["seat"]))
    # Four results without luck: the shares add up to two, too.
    assert sum(line["adjusted"] for line in shown) == pytest.approx(2)


def test_each_week_has_a_match_for_everybody_and_a_table_of_the_last_weeks(timed: Timed) -> None:
    anna, bea = kept(timed, "Anna"), Guest(timed, "Bea")
    told = anna.call("GET", "/matches")
    week, then = told["week"], told["next"]
    assert (week["kind"], week["host"], week["closes"]) == ("week", None, then["opens"])
    assert then["opens"] - week["opens"] == 7 * 24 * HOUR
    assert then["game"] != week["game"]
    page = anna.call("GET", f"/matches/{week['id']}")
    assert (page["counts"], bea.call("GET", f"/matches/{week['id']}")["counts"]) == (True, False)
    for guest in (anna, bea):
        played(guest, page["deals"][0]["deal"])
    strengths_have_played(anna, week["id"])
    # A guest plays along without a place: whoever is worse has the same place as without them.
    places = {
        line["person"] or line["strength"]: line for line in anna.call("GET", f"/matches/{week['id']}")["standing"]
    }
    assert (places[anna.id]["ranked"], places[bea.id]["ranked"]) == (True, False)
    assert places[anna.id]["place"] == places[bea.id]["place"]
    assert sorted(line["place"] for line in places.values() if line["ranked"])[0] == 1
    assert anna.call("GET", "/matches")["season"] == []

    now = told["now"]
    timed.wait((week["closes"] - now) // HOUR + 25)
    until(lambda: anna.call("GET", "/matches")["earlier"][0]["opened"] is not None)
    told = anna.call("GET", "/matches")
    page = anna.call("GET", f"/matches/{told['week']['id']}")
    assert [deal["commitment"] for deal in page["deals"]] == then["commitments"]
    assert told["earlier"][0]["id"] == week["id"]
    final = anna.call("GET", f"/matches/{week['id']}")["standing"]
    season = {line["person"] or line["strength"]: line["score"] for line in told["season"]}
    assert season == {line["person"] or line["strength"]: line["score"] for line in final if line["ranked"]}
    assert told["mine"]["person"] == anna.id
    assert bea.call("GET", "/matches")["mine"] is None


def test_a_link_to_a_match_says_what_it_is(timed: Timed) -> None:
    anna = Guest(timed, "Anna")
    match = anna.call("POST", "/matches", WISH, status=201)["match"]
    week = anna.call("GET", "/matches")["week"]
    game = catalogue("en")(f"{week['game']}-title")
    day = datetime.fromtimestamp(week["opens"] / 1000, UTC).date()
    titles = {
        f"/matches/{match}": "Clocktowers: a match of 2 deals · Tabletowers",
        f"/deals/{match}-1": "Clocktowers: a match of 2 deals · Tabletowers",
        f"/matches/{week['id']}": f"{game}: match of the week from {day} · Tabletowers",
        "/matches/m23456789abcd": catalogue("en")("web-title"),
    }
    pages = {path: plain_http.get(timed.url + path).text for path in titles}
    assert {path: page.partition("<title>")[2].partition("</title>")[0] for path, page in pages.items()} == titles


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "no_such_game"),
        ({"game": "babel", "bot": "level4"}, "bad_request"),
        ({"game": "babel", "days": 0}, "bad_request"),
        ({"game": "babel", "days": 29}, "bad_request"),
        ({"game": "babel", "length": 60}, "bad_request"),
        ({}, "bad_request"),
    ],
)
def test_a_match_that_can_t_be_made_is_refused(anna: Guest, body: dict[str, Any], code: str) -> None:
    assert anna.refused("POST", "/matches", body) == code


def test_what_does_not_exist_is_said(anna: Guest, timed: Timed) -> None:
    assert anna.refused("GET", "/matches/m23456789abcd") == "no_such_match"
    assert anna.refused("GET", "/matches/w2020-01") == "no_such_match"
    ben = Guest(timed, "Ben")
    week = ben.call("GET", "/matches")["week"]["id"]
    for query in ("?deal=3", "?deal=0", "?after=-1"):
        assert ben.refused("GET", f"/matches/{week}{query}") == "bad_request"
    assert ben.refused("GET", f"/matches/{week}/record?strength=level4") == "bad_request"


def test_an_operator_deletes_a_match(timed: Timed) -> None:
    anna, boss = Guest(timed, "Anna"), Guest(timed, "Boss")
    match = anna.call("POST", "/matches", WISH, status=201)["match"]
    deal = anna.call("GET", f"/matches/{match}")["deals"][0]["deal"]
    table = begin(anna, deal)
    body = {"reason": "spam"}
    assert boss.refused("POST", f"/operators/matches/{match}/remove", body) == "not_operator"
    engine = open_database(timed.database)
    with engine.begin() as connection:
        operators.add(connection, boss.id)
    engine.dispose()
    boss.call("POST", f"/operators/matches/{match}/remove", body, status=204)
    assert boss.refused("POST", f"/operators/matches/{match}/remove", body) == "no_such_match"
    assert anna.refused("GET", f"/matches/{match}") == "no_such_match"
    assert anna.refused("POST", f"/deals/{deal}/attempt") == "no_such_deal"
    # Whoever was playing can end their game, which others still don't see.
    with anna.socket() as talk:
        play(talk, table)
    assert boss.refused("GET", f"/tables/{table}") == "not_finished"
    last = boss.call("GET", "/operators/measures")["measures"][0]
    assert (last["kind"], last["table"], last["reason"]) == ("delete", match, "spam")


def test_results_leave_with_an_account_and_are_in_its_export(timed: Timed) -> None:
    anna, bea = Guest(timed, "Anna"), Guest(timed, "Bea")
    match = anna.call("POST", "/matches", WISH, status=201)["match"]
    deal = anna.call("GET", f"/matches/{match}")["deals"][0]["deal"]
    for guest in (anna, bea):
        played(guest, deal)
    mine = anna.call("GET", "/me/export")
    assert [own["id"] for own in mine["matches"]] == [match]
    assert [attempt["deal"] for attempt in mine["attempts"]] == [deal]
    assert anna.id in {line["person"] for line in bea.call("GET", f"/matches/{match}")["standing"]}
    anna.call("DELETE", "/me", status=204)
    page = bea.call("GET", f"/matches/{match}")
    assert page["host"] is None
    assert anna.id not in {line["person"] for line in page["standing"]}

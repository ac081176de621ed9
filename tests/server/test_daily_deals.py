"""The same deal for everybody: over midnight, with a clock that the test sets; and challenges."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tabletowers.host.deals import drawn_for
from tabletowers.table.fairness import commitment
from tests.server.server_process import Guest, ServerProcess, kept
from tests.server.server_process import play_alone as play
from tests.server.timed_server import Timed

ME = {"kind": "me"}


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Timed]:
    opened = Timed(tmp_path_factory.mktemp("timed"))
    opened.start()
    yield opened
    opened.stop()


@pytest.mark.parametrize(("day", "bot"), [(datetime(2026, 11, 30), "level4"), (datetime(2026, 12, 1), "seasoned")])
def test_from_december_2026_on_the_bots_of_a_deal_are_of_a_named_strength(day: datetime, bot: str) -> None:
    assert sorted(drawn_for("clocktowers", day.replace(tzinfo=UTC)).levels, key=str) == [None, bot, bot]


def test_a_deal_of_the_day_over_midnight(timed: Timed) -> None:
    anna, bea, cleo = kept(timed, "Anna"), Guest(timed, "Bea"), kept(timed, "Cleo")
    today = {deal["game"]: deal for deal in anna.call("GET", "/deals")["deals"]}
    name = today["clocktowers"]["id"]
    assert anna.call("GET", f"/deals/{name}")["results"] is None

    hers = anna.call("POST", f"/deals/{name}/attempt")["table"]
    assert anna.call("POST", f"/deals/{name}/attempt")["table"] == hers
    began = anna.call("GET", f"/tables/{hers}")
    assert (began["hints"], began["spectators"], began["unrated"]) == (False, False, "deal")
    assert anna.refused("POST", f"/tables/{hers}/hint", {"seat": began["you"]["seat"]}) == "hints_not_allowed"
    with anna.socket() as talk:
        seen = play(talk, hers)
        assert talk.states[hers]["undo"] == {"own": 0, "vote": 0}
        result = talk.states[hers]["view"]["scores"]
    assert anna.call("GET", f"/tables/{hers}")["secret"] is None

    # Nobody else sees anything of it.
    theirs = bea.call("POST", f"/deals/{name}/attempt")["table"]
    for path in ("", "/record", "/replay", "/verify", "/log"):
        assert bea.refused("GET", f"/tables/{hers}{path}") == "deal_closed"
        assert cleo.refused("GET", f"/tables/{hers}{path}") == "deal_closed"
    # The same cards, seat and bots: whoever plays alike has the same game to the end.
    with bea.socket() as talk:
        again, first = play(talk, theirs), {view["ply"]: view for view in seen}
        assert len(again) > 5
        assert all(first.get(view["ply"], view) == view for view in again)
        assert talk.states[theirs]["view"]["scores"] == result
    with bea.socket() as talk:
        # Whoever has finished neither.
        assert talk.say(type="subscribe", table=hers)["error"]["code"] == "deal_closed"
        assert talk.subscribe(theirs, after=0)["view"]["scores"] == result
    assert anna.call("GET", f"/people/{anna.id}")["best"] == []

    # The days that somebody's streak is made of.
    assert [guest.call("GET", "/deals")["days"] for guest in (anna, bea, cleo)] == [[name[:10]], [name[:10]], []]

    # Only an identity that is kept is ranked.
    page = bea.call("GET", f"/deals/{name}")
    assert [(line["place"], line["person"], line["points"]) for line in page["results"]] == [
        (1, anna.id, result[page["seat"]])
    ]
    assert (page["counts"], page["attempt"]["ranked"]) == (False, False)
    assert page["standing"] == {"results": 1, "better": 0, "equal": 1}

    # Nothing shows more than their own view while somebody may be playing, not even to those who have finished.
    for path in ("/record", "/replay", "/replay?seat=all", "/moves", "/verify", "/analysis"):
        assert anna.refused("GET", f"/tables/{hers}{path}") == "deal_closed"
    assert anna.refused("POST", f"/tables/{hers}/review", {"seat": 0}) == "deal_closed"
    assert anna.refused("POST", f"/tables/{hers}/continue", {"ply": 0, "seat": 0}) == "deal_closed"
    assert anna.refused("POST", f"/tables/{hers}/challenge") == "deal_closed"
    late = cleo.call("POST", f"/deals/{name}/attempt")["table"]

    timed.wait(13)
    tomorrow = {deal["game"]: deal for deal in anna.call("GET", "/deals")["deals"]}
    assert tomorrow["clocktowers"]["id"] != name
    assert {game: deal["tomorrow"] for game, deal in today.items()} == {
        game: deal["commitment"] for game, deal in tomorrow.items()
    }
    dora = kept(timed, "Dora")
    assert dora.refused("POST", f"/deals/{name}/attempt") == "deal_over"
    assert (page := cleo.call("GET", f"/deals/{name}"))["opened"] is None
    assert page["playing"] == 1
    assert cleo.call("GET", f"/tables/{late}")["status"] == "running"

    timed.wait(24)
    page = dora.call("GET", f"/deals/{name}")
    assert page["opened"] is not None
    assert commitment(page["secret"]) == page["commitment"] == today["clocktowers"]["commitment"]
    assert cleo.call("GET", f"/tables/{late}")["status"] == "over"
    assert cleo.call("GET", f"/deals/{name}")["attempt"]["lead"] is None
    assert dora.call("GET", f"/tables/{hers}/verify") == {
        "commitment": page["commitment"],
        "secret": page["secret"],
        "nonces": [],
        "deal": True,
        "replay": True,
    }
    assert bea.call("GET", f"/tables/{hers}/replay?ply=0&seat=all")["plies"] > 0
    assert cleo.call("GET", f"/tables/{late}/record")["secret"] == page["secret"]


def test_an_attempt_that_goes_on_over_midnight_counts_and_then_the_deal_is_opened(timed: Timed) -> None:
    anna, bea = kept(timed, "Anna"), kept(timed, "Bea")
    name = next(deal["id"] for deal in anna.call("GET", "/deals")["deals"] if deal["game"] == "clocktowers")
    # Nothing of the cards is told before the attempt, so that to see them is to have begun.
    page = anna.call("GET", f"/deals/{name}")
    assert (page["secret"], page["results"], page["attempt"], page["counts"]) == (None, None, None, True)
    table = anna.call("POST", f"/deals/{name}/attempt")["table"]
    seen = anna.call("GET", f"/deals/{name}")
    assert (seen["began"], seen["playing"], seen["attempt"]["table"]) == (1, 1, table)
    timed.wait(24)
    assert anna.call("POST", f"/deals/{name}/attempt")["table"] == table
    assert bea.refused("POST", f"/deals/{name}/attempt") == "deal_over"
    assert (page := bea.call("GET", f"/deals/{name}"))["opened"] is None
    assert (page["secret"], page["results"]) == (None, None)
    for path in ("/record", "/replay", "/verify", "/log"):
        assert bea.refused("GET", f"/tables/{table}{path}") == "deal_closed"
    with anna.socket() as talk:
        play(talk, table)
    page = bea.call("GET", f"/deals/{name}")
    assert page["opened"] is not None
    assert commitment(page["secret"]) == page["commitment"]
    assert [(line["place"], line["person"]) for line in page["results"]] == [(1, anna.id)]
    assert bea.call("GET", f"/tables/{table}/verify")["deal"]


def test_once_nobody_plays_a_deal_it_is_opened_right_after_its_day(timed: Timed) -> None:
    anna = Guest(timed, "Anna")
    name = anna.call("GET", "/deals")["deals"][0]["id"]
    table = anna.call("POST", f"/deals/{name}/attempt")["table"]
    anna.call("POST", f"/tables/{table}/leave", {"for_good": True})
    timed.wait(24)
    page = anna.call("GET", f"/deals/{name}")
    assert page["opened"] is not None
    assert page["attempt"]["lead"] is None
    assert anna.refused("GET", "/deals/2020-01-01-clocktowers") == "no_such_deal"
    assert anna.refused("POST", "/deals/nonsense/attempt") == "no_such_deal"


def until_ready(guest: Guest) -> None:
    """Wait until no bot is a simple one any more: a deal is begun with those that everybody meets."""
    while guest.call("GET", "/server")["compiling"]:
        time.sleep(0.2)


def test_a_deal_is_begun_a_few_times_at_a_place_whoever_asks_and_however_many_at_once(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--quick-bots", "--deal-attempts", "3") as house:
        crowd = [Guest(house, f"Guest {number}", address="127.0.0.7") for number in range(6)]
        name, other = [deal["id"] for deal in crowd[0].call("GET", "/deals")["deals"]][:2]
        until_ready(crowd[0])
        with ThreadPoolExecutor(len(crowd)) as threads:
            answers = list(threads.map(lambda guest: guest.send("POST", f"/deals/{name}/attempt"), crowd))
        begun = [guest for guest, answer in zip(crowd, answers, strict=True) if answer.status_code == 200]
        late = [guest for guest in crowd if guest not in begun]
        assert len(begun) == 3
        # Whoever has begun goes on; that somebody is deleted makes no room, nor does a restart.
        assert begun[0].call("POST", f"/deals/{name}/attempt")["table"] in answers[crowd.index(begun[0])].text
        begun[1].call("DELETE", "/me", status=204)
        house.kill()
        house.start()
        until_ready(late[0])
        assert {guest.refused("POST", f"/deals/{name}/attempt") for guest in late} == {"deal_used_up"}
        late[0].call("POST", f"/deals/{other}/attempt")
        Guest(house, "Elsewhere", address="127.0.0.8").call("POST", f"/deals/{name}/attempt")


def test_a_friend_plays_the_deal_that_one_has_played(house: ServerProcess, anna: Guest, bea: Guest) -> None:
    made = anna.new_table(ME, {"kind": "bot", "level": "greedy"}, hints=False)
    assert anna.refused("POST", f"/tables/{made['id']}/challenge") == "not_possible"
    anna.call("POST", f"/tables/{made['id']}/start", {"nonce": "00112233445566778899aabbccddeeff"})
    with anna.socket() as talk:
        first = play(talk, made["id"])[0]
    name = anna.call("POST", f"/tables/{made['id']}/challenge")["deal"]
    assert anna.call("POST", f"/tables/{made['id']}/challenge")["deal"] == name
    assert anna.refused("POST", f"/deals/{name}/attempt") == "deal_over"

    page = bea.call("GET", f"/deals/{name}")
    assert (page["kind"], page["host"]["name"], page["results"], page["seat"]) == ("challenge", "Anna", None, 0)
    table = bea.call("POST", f"/deals/{name}/attempt")["table"]
    # Not even the link to the game itself shows it to whoever is in the middle of it.
    assert bea.refused("GET", f"/tables/{made['id']}/record?invite={made['invite']}") == "not_finished"
    with bea.socket() as talk:
        assert play(talk, table)[0] == first
    lines = bea.call("GET", f"/deals/{name}")["results"]
    assert [(line["person"], line["challenger"], line["ended"]) for line in lines] == [
        (anna.id, True, True),
        (bea.id, False, True),
    ]
    assert anna.call("GET", f"/deals/{name}")["results"] == lines
    for one, other in ((anna, table), (bea, made["id"])):
        assert one.call("GET", f"/tables/{other}/replay?ply=0&seat=0")["view"]["board"] == first["board"]
        assert one.call("GET", f"/tables/{other}/verify")["deal"]
    assert Guest(house, "Cleo").refused("GET", f"/tables/{table}") == "not_finished"

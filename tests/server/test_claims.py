"""Claims, who begins and versions through the API."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

import pytest

from tests.server.server_process import PATIENCE, Guest, Talk

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}
LOCAL = {"kind": "local", "name": "Dora"}


def wait_for(talk: Talk, table: str, wanted: Any) -> dict[str, Any]:
    while not wanted(talk.states[table]):
        talk.hear()
    return talk.states[table]


def must_act(state: dict[str, Any]) -> bool:
    """The person has to do something other than claim."""
    return state["status"] == "over" or (bool(state["legal"]) and state["view"]["decision"] != "claim")


def test_a_person_who_points_at_nothing_taps_nothing_more_than_with_quick(player: Guest) -> None:
    table = player.new_table(ME, BOT, BOT, BOT, game="oldtown", window=1)["id"]
    player.call("POST", f"/tables/{table}/start", {})
    with player.socket() as talk:
        talk.subscribe(table, after=0)
        # Every window takes its second, so three are enough.
        while sources(talk, table, own=True).count("window") < 3:
            state = wait_for(talk, table, must_act)
            if state["status"] == "over":
                break
            talk.move(table, 0, state["legal"][0], state["position"])
    assert set(sources(talk, table, own=True)) == {"person", "window"}
    assert "window" not in sources(talk, table, own=False)


def sources(talk: Talk, table: str, *, own: bool) -> list[str]:
    """What each move came from: in the first seat, or in all others."""
    moves = [entry for entry in talk.entries[table] if entry["kind"] == "move"]
    return [entry["by"] for entry in moves if (entry["seat"] == 0) == own]


def test_what_somebody_points_at_is_told_to_nobody_else_before_it_is_claimed(anna: Guest, bea: Guest) -> None:
    made = anna.new_table(ME, OPEN, game="oldtown", window=1)
    table = made["id"]
    assert (made["window"], made["begins"], made["rules"], made["options"]) == (1, "seated", 2, {})
    bea.call("POST", f"/tables/{table}/join", {"invite": made["invite"]})
    anna.call("POST", f"/tables/{table}/start", {})
    with anna.socket() as one, bea.socket() as two:
        talks = (one, two)
        for talk in talks:
            talk.subscribe(table, after=0)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for seat, talk in enumerate(talks):
                with suppress(TimeoutError):
                    talk.hear(0.05)
                state = talk.states[table]
                if state["legal"]:
                    # Nobody has to wait for the end of a window in which all have answered.
                    move = state["legal"][0] if must_act(state) else "done"
                    talk.move(table, seat, move, state["position"])
                elif can_only_point(talk, talks[1 - seat], table):
                    return check_pointing(talk, talks[1 - seat], table, seat)
    pytest.fail("there was never anything to point at")


def can_only_point(talk: Talk, other: Talk, table: str) -> bool:
    """Whether it is the other's turn to act, and there is something to point at; after all news has been heard."""
    for one in (other, talk):
        one.say(type="ping")
    state = talk.states[table]
    return must_act(other.states[table]) and state["collecting"] is None and bool(state["pointable"])


def check_pointing(talk: Talk, other: Talk, table: str, seat: int) -> None:
    claim = talk.states[table]["pointable"][0]
    other.say(type="ping")
    count = len(other.entries[table])
    done = talk.say(type="point", table=table, seat=seat, moves=[claim], key="mine")
    assert done["type"] == "done"
    assert talk.say(type="point", table=table, seat=seat, moves=[], key="mine")["seq"] == done["seq"]
    assert talk.states[table]["ahead"] == [claim]
    other.say(type="ping")
    assert other.states[table]["ahead"] == []
    assert len(other.entries[table]) == count
    for moves, code in ((["claim saloon@99"], "illegal_move"), (["done", claim], "bad_request")):
        answer = talk.say(type="point", table=table, seat=seat, moves=moves, key=f"wrong {code}")
        assert answer["error"]["code"] == code
    assert talk.say(type="point", table=table, seat=1 - seat, moves=[], key="x")["error"]["code"] == "not_your_seat"


def test_the_host_chooses_who_begins(player: Guest) -> None:
    locals_ = [{"kind": "local", "name": name} for name in ("Dora", "Emil")]

    def names(**more: Any) -> list[str]:
        body = {"game": "clocktowers", "seats": [ME, *locals_], **more}
        table = player.call("POST", "/tables", body, status=201)["id"]
        player.call("POST", f"/tables/{table}/start", {})
        return [seat["name"] for seat in player.call("GET", f"/tables/{table}")["seats"]]

    assert names(begins="seated") == ["Anna", "Dora", "Emil"]
    assert names(begins=2, shuffle=False) == ["Emil", "Anna", "Dora"]
    assert {names(begins=1)[0] for _ in range(6)} == {"Dora"}
    assert len({tuple(names(begins="lot")) for _ in range(20)}) > 1
    for begins in (3, -1, "youngest", 1.5):
        body = {"game": "clocktowers", "seats": [ME, *locals_], "begins": begins}
        assert player.refused("POST", "/tables", body) in ("bad_options", "bad_request")


def test_who_begins_and_the_window_can_be_changed_before_the_start(player: Guest) -> None:
    table = player.new_table(ME, BOT, BOT, game="oldtown")["id"]
    path = f"/tables/{table}"
    changed = player.call("PATCH", path, {"begins": 2, "window": 10})
    assert (changed["begins"], changed["shuffle"], changed["window"]) == (2, False, 10)
    assert player.call("PATCH", path, {"window": None})["window"] is None
    assert player.call("PATCH", path, {"visibility": "lobby"})["begins"] == 2
    # Fewer chairs: the one that was to begin is gone.
    assert player.call("PATCH", path, {"seats": [ME, BOT]})["begins"] == "seated"
    assert player.call("PATCH", path, {"begins": "lot"})["begins"] == "lot"
    assert player.call("PATCH", path, {"shuffle": False})["begins"] == "seated"
    for wrong in ({"begins": 2}, {"window": 0}, {"window": 61}):
        assert player.refused("PATCH", path, wrong) in ("bad_options", "bad_request")


def test_a_game_tells_its_versions_and_their_defaults(player: Guest) -> None:
    infos = {info["name"]: info for info in player.call("GET", "/games")["games"]}
    oldtown = infos["oldtown"]
    assert [version["rules"] for version in oldtown["versions"]] == [2, 1]
    assert [version["defaults"]["tidy"] for version in oldtown["versions"]] == ["spot", "auto"]
    assert [version["defaults"]["memory_aid"] for version in infos["babel"]["versions"]] == [False, True]
    (tidy,) = [option for option in oldtown["options"] if option["name"] == "tidy"]
    assert (tidy["default"], tidy["by_days"]) == ("spot", "auto")
    (claim,) = [decision for decision in oldtown["decisions"] if decision["name"] == "claim"]
    assert (claim["hidden"], claim["ahead"], claim["silence"]) == (False, True, "done")


def test_a_game_by_days_is_quick_unless_the_host_wants_it_as_printed(player: Guest) -> None:
    clock = {"kind": "days", "days": 2}
    assert player.new_table(ME, LOCAL, game="oldtown", clock=clock)["options"] == {"tidy": "auto"}
    assert player.new_table(ME, LOCAL, game="oldtown", clock=clock, options={"tidy": "spot"})["options"] == {}

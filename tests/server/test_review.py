"""Finished games judged by bots, and played on from."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from tabletowers import game as find_game
from tabletowers.host.tables import replays
from tabletowers.host.tables.review import _decisions
from tabletowers.record import Record, states
from tests.server.server_process import PATIENCE, Guest
from tests.table.setting import Hands, running

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "greedy"}


def stopped(anna: Guest, game: str, decisions: int = 10) -> str:
    """A game against a bot, ended after some decisions of Anna's."""
    table: str = anna.new_table(ME, BOT, *([BOT] if game == "babel" else []), game=game)["id"]
    anna.call("POST", f"/tables/{table}/start", {})
    with anna.socket() as talk:
        state = talk.subscribe(table)
        made = 0
        while made < decisions:
            while not state["legal"] or state["ahead"]:
                talk.hear()
                state = talk.states[table]
            # Where there is no choice the table answers for her, perhaps a moment before she does.
            answer = talk.move(table, 0, state["legal"][0], state["position"])
            made += answer["type"] == "done"
            while talk.states[table]["seq"] < answer.get("seq", 0):
                talk.hear()
            state = talk.states[table]
        talk.say(type="vote", table=table, kind="stop")
    return table


def reviewed(guest: Guest, table: str, seat: int) -> list[dict[str, Any]]:
    """All decisions of a seat, judged, asked for part by part."""
    judged: list[dict[str, Any]] = []
    ply: int | None = 0
    until = time.monotonic() + PATIENCE
    while ply is not None:
        answer = guest.send("POST", f"/tables/{table}/review", {"seat": seat, "ply": ply})
        if answer.status_code == 503 and time.monotonic() < until:
            # The bots may still be compiling on this machine.
            time.sleep(0.1)
            continue
        assert answer.status_code == 200, answer.text
        judged += answer.json()["judged"]
        ply = answer.json()["next"]
    return judged


def test_every_decision_with_a_choice_is_judged_and_always_alike(player: Guest) -> None:
    table = stopped(player, "clocktowers", 16)
    record = Record.from_json(player.call("GET", f"/tables/{table}/record"))
    expected = [
        number
        for number, state in enumerate(states(record))
        if number < len(record.plies) and record.plies[number].seat == 0 and len(state.legal_moves()) > 1
    ]
    judged = reviewed(player, table, 0)
    assert [decision["ply"] for decision in judged] == expected
    assert len(expected) > 4
    for decision in judged:
        assert decision["move"] == record.plies[decision["ply"]].move
        assert 0 <= decision["best_wins"] <= 1
        if decision["mark"] == "slip":
            assert decision["best"] != decision["move"]
        if decision["mark"] == "find":
            assert decision["best"] == decision["move"]
    assert reviewed(player, table, 0) == judged
    assert player.refused("POST", f"/tables/{table}/review", {"seat": 2}) == "bad_request"


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
def test_a_decision_is_judged_from_the_seats_own_view(player: Guest, game: str) -> None:
    table = stopped(player, game, 6)
    record = Record.from_json(player.call("GET", f"/tables/{table}/record"))
    choices, _ = _decisions(record, 0, 0)
    assert choices
    for ply, data in choices:
        view = player.call("GET", f"/tables/{table}/replay?ply={ply}&seat=0")["view"]
        assert find_game(game).sight(view).data.tobytes() == data


def test_a_game_goes_on_from_a_decision_against_bots(player: Guest) -> None:
    old = stopped(player, "clocktowers", 8)
    record = Record.from_json(player.call("GET", f"/tables/{old}/record"))
    wish = {"ply": 6, "seat": 1, "level": "random"}
    made = player.call("POST", f"/tables/{old}/continue", wish, status=201)
    invite = player.call("GET", f"/tables/{old}")["invite"]
    assert made["origin"] == {"table": old, "ply": 6, "invite": invite}
    assert made["you"]["seats"] == [1]
    assert [seat["level"] for seat in made["seats"]] == ["random", None]
    log = player.call("GET", f"/tables/{made['id']}/log")["entries"]
    assert sum(entry["kind"] == "move" for entry in log) >= 6
    before = player.call("GET", f"/tables/{old}/replay?ply=6&seat=1")["view"]
    with player.socket() as talk:
        state = talk.subscribe(made["id"])
        while not state["legal"]:
            talk.hear()
            state = talk.states[made["id"]]
        assert state["view"]["board"]["seats"][1]["hand"] == before["board"]["seats"][1]["hand"]
        assert talk.move(made["id"], 1, state["legal"][0], state["position"])["type"] == "done"
        talk.say(type="vote", table=made["id"], kind="stop")
    verified = player.call("GET", f"/tables/{made['id']}/verify")
    assert verified["deal"]
    assert verified["replay"]
    assert verified["secret"] == record.extra["secret"]
    assert player.refused("POST", f"/tables/{old}/continue", wish | {"level": "genius"}) == "bad_options"
    assert player.refused("POST", f"/tables/{old}/continue", wish | {"ply": 10_000}) == "bad_request"


def test_what_comes_of_a_private_table_is_private(anna: Guest, bea: Guest) -> None:
    old, wish = stopped(anna, "clocktowers", 8), {"ply": 6, "seat": 1, "level": "random"}
    made = anna.call("POST", f"/tables/{old}/continue", wish, status=201)
    assert bea.refused("POST", f"/tables/{old}/continue", wish) == "not_invited"
    assert bea.refused("GET", f"/tables/{made['id']}?invite=") == "not_invited"


def test_a_game_is_checked_once_for_all_who_ask_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    table = running()
    Hands(table).to_end()
    checked: list[Record] = []

    def check(record: Record) -> tuple[bool, bool]:
        checked.append(record)
        return True, True

    monkeypatch.setattr(replays, "_check", check)

    async def run() -> list[tuple[bool, bool]]:
        opened = replays.Replays()
        try:
            return await asyncio.gather(*(opened.check(table) for _ in range(20)))
        finally:
            opened.close()

    assert asyncio.run(run()) == [(True, True)] * 20
    assert checked == [table.record()]

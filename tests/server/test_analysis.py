"""The analysis board: positions as text, lines tried for all seats, judged, compared, and played on."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tabletowers import game
from tabletowers.coach.analysis_board import DamagedPosition, Position, tried
from tabletowers.record import Record
from tests.build.modules import OURS
from tests.server.server_process import PATIENCE, Guest
from tests.server.test_coach import asked_first
from tests.server.test_review import BOT, ME, stopped


def ready(guest: Guest, path: str, wish: dict[str, Any]) -> dict[str, Any]:
    """What a coach says, as soon as it is compiled."""
    until = time.monotonic() + PATIENCE
    while True:
        answer = guest.send("POST", path, wish)
        if answer.status_code != 503 or time.monotonic() > until:
            assert answer.status_code == 200, answer.text
            result: dict[str, Any] = answer.json()
            return result
        time.sleep(0.1)


@pytest.mark.parametrize("name", OURS)
def test_a_position_reads_back_from_its_text_whole_or_as_one_seat_knows_it(name: str) -> None:
    state = game(name).new(3, 5)
    for whole in (state, state.sight(1)):
        position = Position.of(whole)
        again = Position.from_text(f" {position.to_text()}\n")
        assert again == position
        assert len(position.to_text()) < 3000
    assert Position.of(state).state().to_bytes() == state.to_bytes()
    # What the seat doesn't know is not in it.
    other = state.sight(1).imagine(17)
    assert Position.of(other.sight(1)).to_text() == Position.of(state.sight(1)).to_text()
    shown = tried(Position.of(state.sight(1)), ())
    assert shown.views[1] == state.view(1)
    assert shown.seat == 1


def test_damaged_and_impossible_positions_are_told_apart() -> None:
    text = Position.of(game("clocktowers").new(2, 1)).to_text()
    for damaged in ("", "tt1", text[:-1], text[:40] + text[41:], text.replace("tt1", "tt2"), "tt1.AAAA.1234"):
        with pytest.raises(DamagedPosition):
            Position.from_text(damaged)
    true = Position.from_text(text)
    for impossible in (
        Position("chess", 1, {}, None, b"x"),
        Position(true.game, true.rules, true.options, None, true.data[:-1]),
        Position(true.game, true.rules, true.options, None, b"\xff" * len(true.data)),
        Position(true.game, 99, true.options, None, true.data),
    ):
        with pytest.raises(ValueError, match=r"\w") as raised:
            Position.from_text(impossible.to_text())
        assert not isinstance(raised.value, DamagedPosition)


def test_lines_are_tried_judged_compared_and_played_on(player: Guest) -> None:
    table = stopped(player, "clocktowers", 6)
    begun = player.call("GET", f"/tables/{table}/analysis?ply=2")
    assert begun["views"][0] == player.call("GET", f"/tables/{table}/replay?ply=2&seat=0")["view"]
    wish = {"position": begun["position"], "moves": []}
    assert player.call("POST", "/analysis", wish) == begun
    record = player.call("GET", f"/tables/{table}/record")
    assert player.call("POST", "/analysis/record", {"record": record, "ply": 2}) == begun
    one, other = begun["legal"][:2]
    after = player.call("POST", "/analysis", wish | {"moves": [one]})
    assert after["views"][0]["ply"] == begun["views"][0]["ply"] + 1
    assert after["events"]
    assert player.call("POST", "/analysis", {"position": after["position"]})["views"] == after["views"]
    judged = ready(player, "/analysis/judge", wish)
    assert judged["seat"] == begun["to_move"]
    assert judged["considered"][0]["move"] == judged["explanation"]["move"]
    openly = ready(player, "/analysis/judge", wish | {"open": True})
    assert openly["explanation"] is None
    chances = [one["chance"] for one in openly["considered"]]
    assert chances == sorted(chances, reverse=True)
    said = ready(player, "/analysis/compare", wish | {"move": one, "other": other})
    assert {said["move"], said["other"]} == {one, other}
    played = player.call("POST", f"/tables/{table}/continue", {"ply": 2, "seat": 0, "line": [one]}, status=201)
    assert played["view"]["ply"] >= after["views"][0]["ply"]
    assert played["origin"]["table"] == table
    # What can't be is told.
    assert player.refused("POST", "/analysis", wish | {"moves": ["no such move"]}) == "illegal_move"
    assert player.refused("POST", "/analysis/compare", wish | {"move": one, "other": "no"}) == "illegal_move"
    assert player.refused("POST", "/analysis", {"position": begun["position"][:-3]}) == "damaged_position"
    assert player.refused("POST", "/analysis/record", {"record": {}, "ply": 0}) == "impossible_position"
    assert player.refused("POST", "/analysis/record", {"record": record, "ply": 999}) == "impossible_position"
    assert player.refused("POST", f"/tables/{table}/continue", {"ply": 2, "seat": 0, "line": ["no"]}) == "illegal_move"
    assert Record.from_json(record).plies[2].move in begun["legal"]


def test_a_game_is_set_up_by_hand_as_the_rules_allow(player: Guest) -> None:
    wish = {"game": "clocktowers", "players": 2}
    setup = player.call("POST", "/analysis/set-up", wish)["setup"]
    roofs = setup["piles"]["roofs"]
    place = next(number for number, roof in enumerate(roofs) if roof != roofs[0])
    roofs[0], roofs[place] = roofs[place], roofs[0]
    begun = player.call("POST", "/analysis/set-up", wish | {"setup": setup})
    assert begun["setup"] == setup
    # The first roof of the list lies on top (CT-2).
    assert begun["start"]["views"][0]["board"]["piles"]["roofs"]["top"] == roofs[0]
    assert player.call("POST", "/analysis", {"position": begun["start"]["position"]}) == begun["start"]
    floors = setup["piles"]["floors"]
    floors[0], roofs[0] = roofs[0], floors[0]
    assert player.refused("POST", "/analysis/set-up", wish | {"setup": setup}) == "impossible_position"
    wrong: list[dict[str, Any]] = [{"game": "chess"}, {"players": 7}, {"setup": {}}, {"options": {"no": 1}}]
    for impossible in wrong:
        assert player.refused("POST", "/analysis/set-up", wish | impossible) == "impossible_position"


def test_a_running_game_is_analysed_from_ones_own_knowledge_and_only_with_help(anna: Guest, bea: Guest) -> None:
    table = asked_first(anna, BOT, game="clocktowers")
    begun = anna.call("GET", f"/tables/{table}/analysis?seat=0")
    assert begun["seat"] == 0
    assert begun["views"][0] == anna.call("GET", f"/tables/{table}")["view"]
    wish = {"position": begun["position"], "open": True}
    assert anna.refused("POST", "/analysis/judge", wish) == "not_possible"
    assert anna.refused("GET", f"/tables/{table}/analysis?seat=1") == "not_your_seat"
    assert anna.refused("GET", f"/tables/{table}/analysis?ply=0") == "not_over"
    shared = anna.new_table(ME, {"kind": "open"}, game="clocktowers", shuffle=False)
    bea.call("POST", f"/tables/{shared['id']}/join", {"invite": shared["invite"], "hints": True})
    anna.call("POST", f"/tables/{shared['id']}/start", {})
    assert anna.refused("GET", f"/tables/{shared['id']}/analysis?seat=0") == "hints_not_allowed"

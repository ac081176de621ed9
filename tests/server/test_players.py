"""Pages of people, their history and notes, records that are brought along, and running games looked back at."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

import tabletowers as tt
from tabletowers.record import advance, begin
from tests.conformance.cases import usual_players
from tests.server.server_process import Guest, ServerProcess, Talk, play_alone, play_out
from tests.server.test_review import reviewed

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def two_at(anna: Guest, bea: Guest, **more: Any) -> str:
    """A running table of two; Anna has the first seat."""
    made = anna.new_table(ME, OPEN, **more)
    bea.call("POST", f"/tables/{made['id']}/join", {"invite": made["invite"]})
    anna.call("POST", f"/tables/{made['id']}/start", {})
    return str(made["id"])


def played(anna: Guest, bea: Guest) -> tuple[str, dict[str, Any]]:
    """A game of two that has been played to its end, and how it stands."""
    table = two_at(anna, bea, clock={"kind": "move", "seconds": 600})
    with anna.socket() as first, bea.socket() as second:
        for talk in (first, second):
            talk.subscribe(table)
        play_out([first, second], table)
    return table, anna.call("GET", f"/tables/{table}")


def test_the_page_of_a_person(house: ServerProcess, anna: Guest, bea: Guest) -> None:
    table, over = played(anna, bea)
    points, winners = over["view"]["scores"], over["view"]["winners"]
    better, worse = int(winners == [0]), int(winners == [1])
    page = anna.call("GET", f"/people/{anna.id}")
    (rating,) = page["ratings"]
    change = next(line for line in over["ratings"] if line["seat"] == 0)
    assert (rating["game"], rating["games"], rating["shown"]) == ("clocktowers", 1, change["after"])
    assert [point["shown"] for point in rating["course"]] == [change["after"]]
    won = int(0 in winners)
    assert page["games"] == [{"game": "clocktowers", "played": 1, "won": won, "rated": 1, "unrated": []}]
    assert page["opponents"] == [
        {"person": bea.id, "name": "Bea", "level": None, "games": 1, "better": better, "worse": worse}
    ]
    best = [{"game": "clocktowers", "table": table, "points": points[0], "open": True}]
    assert [{key: line[key] for key in best[0]} for line in page["best"]] == (best if won else [])
    both = bea.call("GET", f"/people/{bea.id}/against/{anna.id}")
    assert (both["name"], both["other"], both["games"], both["better"]) == ("Bea", "Anna", 1, worse)
    (met,) = both["meetings"]
    assert (met["table"], met["points"], met["other_points"], met["open"]) == (table, points[1], points[0], True)
    # A stranger sees that they played, but not a private game.
    stranger = Guest(house, "Cleo")
    assert [line["open"] for line in stranger.call("GET", f"/people/{bea.id}/against/{anna.id}")["meetings"]] == [False]
    assert stranger.refused("GET", "/people/nobody") == "no_such_person"
    people = anna.call("GET", "/ratings/clocktowers?kind=person")["ratings"]
    assert {line["person"] for line in people} >= {anna.id, bea.id}
    assert all(line["level"] is None for line in people)
    assert all(line["person"] is None for line in anna.call("GET", "/ratings/clocktowers?kind=bot")["ratings"])
    # Whoever is deleted leaves a result without a name.
    bea.call("DELETE", "/me", status=204)
    assert anna.refused("GET", f"/people/{bea.id}") == "no_such_person"
    assert anna.call("GET", f"/people/{anna.id}")["opponents"] == []
    (line,) = anna.call("GET", "/me/history")["tables"]
    assert [seat["name"] for seat in line["seats"]] == ["Anna", None]


def test_what_one_s_own_decisions_lost_is_one_s_own_and_counted_once(anna: Guest, bea: Guest) -> None:
    assert anna.call("GET", "/me/losses") == {"games": []}
    table, _ = played(anna, bea)
    (rating,) = anna.call("GET", f"/people/{anna.id}")["ratings"]
    (game,) = anna.call("GET", "/me/losses")["games"]
    (before,) = game["played"]
    assert (game["game"], game["rating"]) == ("clocktowers", rating["shown"])
    assert (before["table"], before["seat"], before["next"], before["lost"]) == (table, 0, 0, 0)
    judged = reviewed(anna, table, 0)
    ((after,),) = [game["played"] for game in anna.call("GET", "/me/losses")["games"]]
    each = [judged_one["best_wins"] - judged_one["wins"] for judged_one in judged if judged_one["wins"] is not None]
    assert after["next"] is None
    assert after["lost"] == pytest.approx(sum(loss for loss in each if loss > 0.04), abs=0.001)
    slips = [one for one in judged if one["explanation"] is not None and one["explanation"]["points"]]
    assert sum(theme["slips"] for theme in after["themes"]) == len(slips)
    assert sum(theme["lost"] for theme in after["themes"]) <= after["lost"] + 0.001
    # Another review, also of the other seat, adds nothing; and the opponent has not asked for one.
    for seat in (0, 1):
        anna.call("POST", f"/tables/{table}/review", {"seat": seat})
    assert anna.call("GET", "/me/losses")["games"][0]["played"] == [after]
    assert bea.call("GET", "/me/losses")["games"][0]["played"][0]["next"] == 0


def test_where_a_game_is_not_rated_the_page_says_why(anna: Guest) -> None:
    made = anna.new_table(ME, {"kind": "bot", "level": "greedy"})
    assert made["unrated"] == "hints"
    anna.call("POST", f"/tables/{made['id']}/start", {})
    anna.call("POST", f"/tables/{made['id']}/leave", {"for_good": True})
    assert anna.call("GET", f"/tables/{made['id']}")["unrated"] == "hints"
    (line,) = anna.call("GET", f"/people/{anna.id}")["games"]
    assert line["unrated"] == [{"why": "hints", "count": 1}]
    (line,) = anna.call("GET", "/me/history")["tables"]
    assert (line["outcome"], line["unrated"], line["rating"]) == ("stopped", "hints", None)


def test_leaving_does_not_save_a_loser_s_rating(anna: Guest, bea: Guest) -> None:
    table = two_at(anna, bea, clock={"kind": "move", "seconds": 600})
    bea.call("POST", f"/tables/{table}/leave", {"for_good": True})
    with anna.socket() as talk:
        play_alone(talk, table)
    (gained,) = anna.call("GET", f"/people/{anna.id}")["ratings"]
    assert (gained["games"], gained["shown"] > 1000) == (1, True)
    (rating,) = bea.call("GET", f"/people/{bea.id}")["ratings"]
    assert (rating["games"], rating["shown"] < 1000) == (1, True)


def test_the_history_has_every_table_page_by_page_and_running_ones_first(anna: Guest, bea: Guest) -> None:
    old = two_at(anna, bea)
    over = []
    for _ in range(24):
        made = anna.new_table(ME, OPEN)["id"]
        anna.call("POST", f"/tables/{made}/leave", {})
        over.append(made)
    first = anna.call("GET", "/me/history")
    second = anna.call("GET", f"/me/history?after={first['next']}")
    shown = [line["id"] for line in first["tables"] + second["tables"]]
    assert shown == [old, *reversed(over)]
    assert (len(first["tables"]), second["next"]) == (20, None)
    assert first["tables"][0]["status"] == "running"
    assert [seat["name"] for seat in first["tables"][0]["seats"]] == ["Anna", "Bea"]
    assert [line["id"] for line in anna.call("GET", "/me/history?search=bEa")["tables"]] == [old]
    assert anna.call("GET", "/me/history?search=100%25")["tables"] == []
    assert anna.call("GET", "/me/history?game=babel")["tables"] == []
    assert [line["id"] for line in anna.call("GET", "/me/history?status=running")["tables"]] == [old]
    assert anna.call("GET", "/me/history?result=won")["tables"] == []
    assert anna.refused("GET", "/me/history?after=nonsense") == "bad_request"
    # An old running game is not pushed out of the start page's list either.
    assert old in [line["id"] for line in anna.call("GET", "/me/tables")["tables"]]


def test_a_note_is_one_s_own(anna: Guest, bea: Guest) -> None:
    table = two_at(anna, bea)
    assert anna.call("GET", f"/tables/{table}/note") == {"text": "", "at": None}
    anna.call("PUT", f"/tables/{table}/note", {"text": " She keeps red roofs. "})
    assert anna.call("GET", f"/tables/{table}/note")["text"] == "She keeps red roofs."
    assert bea.call("GET", f"/tables/{table}/note")["text"] == ""
    assert anna.call("GET", "/me/history")["tables"][0]["noted"]
    assert "red roofs" in str(anna.call("GET", "/me/export")["notes"])
    anna.call("PUT", f"/tables/{table}/note", {"text": ""})
    assert not anna.call("GET", "/me/history")["tables"][0]["noted"]


def record_of(game: str, seed: int = 1) -> dict[str, Any]:
    """A game that was played elsewhere: always the first legal move."""
    rules = tt.game(game)
    players = usual_players(game)
    setup = rules.deal(players, seed)
    state = rules.start(setup, players)
    record = begin(state, setup, seed)
    while not state.is_over:
        advance(record, state, state.legal_moves()[0])
    return record.to_json()


@pytest.mark.parametrize("game", tt.GAMES)
def test_a_record_is_brought_along_to_be_looked_at(player: Guest, game: str) -> None:
    record = record_of(game)
    table = player.call("POST", "/records", {"record": record}, status=201)["id"]
    told = player.call("GET", f"/tables/{table}")
    assert (told["status"], told["imported"], told["secret"], told["unrated"]) == ("over", True, None, "imported")
    assert player.call("GET", f"/tables/{table}/replay?ply=0&seat=all")["plies"] == len(record["plies"])
    again = player.call("GET", f"/tables/{table}/record")
    assert {key: again[key] for key in ("setup", "plies", "scores", "winners")} == {
        key: record[key] for key in ("setup", "plies", "scores", "winners")
    }
    assert player.refused("GET", f"/tables/{table}/verify") == "not_possible"


def test_a_record_that_is_brought_along_is_private_and_counts_for_nothing(anna: Guest, bea: Guest) -> None:
    assert anna.refused("POST", "/records", {"record": {}}) == "bad_record"
    assert anna.call("GET", "/me/history")["tables"] == []
    table = anna.call("POST", "/records", {"record": record_of("clocktowers")}, status=201)["id"]
    assert bea.refused("GET", f"/tables/{table}") == "not_invited"
    assert [line["outcome"] for line in anna.call("GET", "/me/history")["tables"]] == ["imported"]
    assert anna.call("GET", f"/people/{anna.id}")["games"] == []


def test_a_record_that_can_t_be_used_is_refused(player: Guest) -> None:
    record = record_of("clocktowers")
    assert player.refused("POST", "/records", {"record": record | {"rules": 99}}) == "other_rules"
    for wrong in (
        {},
        {"game": "chess"},
        record | {"scores": [1, 2, 3]},
        record | {"plies": record["plies"][:-1]},
        record | {"plies": [{"seat": 0, "move": "nonsense"}]},
        record | {"setup": {}},
        record | {"secret": "00", "nonces": [], "commitment": "00"},
    ):
        assert player.refused("POST", "/records", {"record": wrong}) == "bad_record"


def moved(talks: list[Talk], table: str, count: int) -> None:
    """So many decisions, each by whoever is asked."""
    for _ in range(100 * count):
        for seat, talk in enumerate(talks):
            state = talk.states[table]
            if state["position"] >= count:
                return
            if state["legal"]:
                talk.move(table, seat, state["legal"][0], state["position"])
            else:
                with suppress(TimeoutError):
                    talk.hear(0.05)
    raise AssertionError("nobody moves")


def test_a_running_game_is_looked_back_at_with_one_s_own_eyes(anna: Guest, bea: Guest) -> None:
    table = two_at(anna, bea)
    with anna.socket() as first, bea.socket() as second:
        seen = [talk.subscribe(table)["view"] for talk in (first, second)]
        moved([first, second], table, 6)
    for guest, view in zip((anna, bea), seen, strict=True):
        past = guest.call("GET", f"/tables/{table}/past?ply=0")
        assert (past["view"], past["first"]) == (view, 0)
    assert anna.refused("GET", f"/tables/{table}/past?ply=0&seat=1") == "not_your_seat"
    assert anna.refused("GET", f"/tables/{table}/past?ply=900") == "bad_request"


@pytest.mark.parametrize("aid", [False, True])
def test_what_may_not_be_remembered_is_not_looked_back_at(anna: Guest, bea: Guest, aid: bool) -> None:
    """OT-20: without a memory aid nobody looks up the cards of earlier turns."""
    table = two_at(anna, bea, game="oldtown", options={"memory_aid": aid}, window=None)
    with anna.socket() as first, bea.socket() as second:
        for talk in (first, second):
            talk.subscribe(table)
        moved([first, second], table, 12)
    answer = anna.send("GET", f"/tables/{table}/past?ply=0")
    if aid:
        assert answer.json()["first"] == 0
    else:
        error = answer.json()["error"]
        assert error["code"] == "forgotten"
        late = anna.call("GET", f"/tables/{table}/past?ply={error['details']['first']}")
        assert late["first"] > 0

"""The coach at a table: hints rung by rung, only where they are allowed; slips that come back."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabletowers.coach.payload_types import Judged
from tabletowers.record import Record
from tabletowers.store import exercises as kept
from tabletowers.store import open_database
from tabletowers.store.exercises import Exercise
from tests.server.server_process import PATIENCE, Guest, ServerProcess
from tests.server.test_review import BOT, ME, reviewed, stopped
from tests.store.migrated import open_migrated

DAY = 24 * 3600 * 1000


def advice(guest: Guest, table: str, rung: int) -> dict[str, Any]:
    """A hint up to a rung, as soon as the coach is compiled."""
    until = time.monotonic() + PATIENCE
    while True:
        answer = guest.send("POST", f"/tables/{table}/advice", {"seat": 0, "rung": rung})
        if answer.status_code != 503 or time.monotonic() > until:
            assert answer.status_code == 200, answer.text
            result: dict[str, Any] = answer.json()
            return result
        time.sleep(0.1)


def asked_first(guest: Guest, *others: dict[str, Any], **wish: Any) -> str:
    """A table at which the guest decides first."""
    table: str = guest.new_table(ME, *others, shuffle=False, **wish)["id"]
    guest.call("POST", f"/tables/{table}/start", {})
    return table


def test_a_hint_gives_away_no_more_than_its_rung(player: Guest) -> None:
    table = asked_first(player, BOT, game="clocktowers")
    look, consider, move, why = (advice(player, table, rung) for rung in (1, 2, 3, 4))
    assert look["move"] is consider["move"] is None
    assert look["moves"] == []
    assert move["move"] in consider["moves"]
    assert why["explanation"]["move"] == move["move"]
    assert move["explanation"] is None
    assert move["move"] in player.call("GET", f"/tables/{table}")["legal"]
    assert player.refused("POST", f"/tables/{table}/advice", {"seat": 0, "rung": 5}) == "bad_request"
    assert player.refused("POST", f"/tables/{table}/advice", {"seat": 1}) == "not_your_seat"


def test_there_is_no_hint_at_a_table_of_several_people(anna: Guest, bea: Guest) -> None:
    table = anna.new_table(ME, {"kind": "open"}, game="clocktowers", shuffle=False)
    bea.call("POST", f"/tables/{table['id']}/join", {"invite": table["invite"]})
    anna.call("POST", f"/tables/{table['id']}/start", {})
    assert anna.refused("POST", f"/tables/{table['id']}/advice", {"seat": 0}) == "hints_not_allowed"
    assert anna.refused("POST", f"/tables/{table['id']}/hint", {"seat": 0}) == "hints_not_allowed"


def test_hints_among_people_need_the_agreement_of_everybody_who_sits_down(
    anna: Guest, bea: Guest, house: ServerProcess
) -> None:
    cleo = Guest(house, "Cleo")
    table = anna.new_table(ME, {"kind": "open"}, {"kind": "open"}, game="clocktowers", shuffle=False, hints=True)
    path = f"/tables/{table['id']}"
    assert (table["hints"], table["hints_wanted"], table["hints_declined"]) == (True, True, [])
    bea.call("POST", f"{path}/join", {"invite": table["invite"]})
    asked = anna.call("GET", path)
    assert (asked["hints"], asked["hints_declined"]) == (False, ["Bea"])
    # Whoever gets up may sit down again and agree.
    bea.call("POST", f"{path}/leave", {})
    bea.call("POST", f"{path}/join", {"invite": table["invite"], "hints": True})
    assert anna.call("GET", path)["hints"] is True
    cleo.call("POST", f"{path}/join", {"invite": table["invite"], "hints": False})
    anna.call("POST", f"{path}/start", {})
    assert anna.call("GET", path)["hints"] is False
    for guest in (anna, bea, cleo):
        seat = guest.call("GET", path)["you"]["seat"]
        assert guest.refused("POST", f"{path}/advice", {"seat": seat}) == "hints_not_allowed"


def test_where_everybody_agreed_everybody_may_ask(anna: Guest, bea: Guest) -> None:
    table = anna.new_table(ME, {"kind": "open"}, game="clocktowers", shuffle=False, hints=True)
    bea.call("POST", f"/tables/{table['id']}/join", {"invite": table["invite"], "hints": True})
    anna.call("POST", f"/tables/{table['id']}/start", {})
    assert advice(anna, table["id"], 1)["rung"] == 1


def test_a_line_is_played_out_with_the_eyes_of_the_seat(player: Guest) -> None:
    table = stopped(player, "clocktowers", 6)
    record = Record.from_json(player.call("GET", f"/tables/{table}/record"))
    ply = next(number for number, made in enumerate(record.plies) if made.seat == 0)
    wish = {"seat": 0, "ply": ply, "world": "17", "line": [record.plies[ply].move]}
    shown = player.call("POST", f"/tables/{table}/line", wish)
    assert shown["before"] == player.call("GET", f"/tables/{table}/replay?ply={ply}&seat=0")["view"]
    assert shown["steps"][0]["mover"] == 0
    assert shown["steps"][0]["view"]["ply"] == ply + 1
    for damaged in ({"line": ["Rr>T9"]}, {"world": "9" * 19}, {"ply": 9999}, {"seat": 3}, {"world": "x"}):
        assert player.refused("POST", f"/tables/{table}/line", wish | damaged) == "bad_request"


def slip_of(table: str, anna: Guest) -> Exercise:
    """The first decision of a reviewed game, as if its move had been a slip."""
    made = reviewed(anna, table, 0)[0]
    view = anna.call("GET", f"/tables/{table}/replay?ply={made['ply']}&seat=0")["view"]
    other = next(move for move in ("xF1c", "xF1m", "xKm") if move != made["best"])
    slip = msgspec.convert(made | {"move": other}, Judged)
    return Exercise(anna.id, f"{table}-{slip.ply}-0", "clocktowers", view, slip, 0, 0)


def test_an_exercise_is_solved_put_off_and_forgotten(anna: Guest, bea: Guest, house: ServerProcess) -> None:
    exercise = slip_of(stopped(anna, "clocktowers", 4), anna)
    engine = open_database(house.database)
    with engine.begin() as connection:
        kept.add(connection, anna.id, [exercise])
    engine.dispose()
    # The review may have found slips by itself, which are exercises, too.
    listed = anna.call("GET", "/me/exercises")
    assert listed["due"] == listed["total"] == len(listed["exercises"])
    shown = next(shown for shown in listed["exercises"] if shown["id"] == exercise.id)
    assert shown["view"] == exercise.view
    assert exercise.slip.best in shown["legal"]
    assert "slip" not in shown
    path = f"/me/exercises/{exercise.id}"
    assert bea.refused("POST", path, {"move": exercise.slip.best}) == "no_such_exercise"
    assert anna.refused("POST", path, {"move": "+roofs"}) == "illegal_move"
    wrong = anna.call("POST", path, {"move": exercise.slip.move})
    assert not wrong["right"]
    assert wrong["best"] == exercise.slip.best
    right = anna.call("POST", path, {"move": exercise.slip.best})
    assert right["right"]
    assert right["solved"] == 1
    assert right["due"] > wrong["due"]
    later = anna.call("GET", "/me/exercises")
    assert exercise.id not in [shown["id"] for shown in later["exercises"]]
    assert later["next"] == right["due"]
    assert anna.send("DELETE", path).status_code == 204
    assert anna.refused("DELETE", path) == "no_such_exercise"


@pytest.fixture
def database(tmp_path: Path) -> Any:
    opened = open_migrated(tmp_path / "tables.sqlite3")
    yield opened
    opened.dispose()


def test_what_is_solved_comes_back_ever_more_rarely(database: Any) -> None:
    slip = Judged(1, "xKm", 0.2, -3, "xF1m", 0.5, 1, "slip")
    exercise = Exercise("p1", "t-1-0", "clocktowers", {}, slip, 0, 0)
    with database.begin() as connection:
        kept.add(connection, "p1", [exercise, exercise])
        waits, now = [], 0
        for _ in range(7):
            exercise = kept.answered(connection, exercise, True, now)
            waits.append((exercise.due - now) // DAY)
        assert waits == [1, 3, 7, 21, 60, 180, 180]
        failed = kept.answered(connection, exercise, False, now)
        assert failed.solved == 0
        assert failed.due < DAY
        assert kept.due(connection, "p1", failed.due - 1) == []
        assert [one.id for one in kept.due(connection, "p1", failed.due)] == ["t-1-0"]
        assert kept.count(connection, "p1", 0) == (1, 0, failed.due)

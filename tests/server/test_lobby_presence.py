"""Company: the lobby and who is there, seeking a table, phrases, spectators, and the people who run the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletowers.store import open_database, operators
from tests.server.server_process import Guest, ServerProcess
from tests.server.test_players import two_at

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def test_those_who_look_at_the_lobby_see_each_other(anna: Guest, bea: Guest) -> None:
    with anna.socket() as first:
        first.say(type="lobby", on=True)
        with bea.socket() as second:
            second.say(type="lobby", on=True)
            while {"id": bea.id, "name": "Bea"} not in (lobby := first.until("lobby"))["people"]:
                pass
            assert {"id": anna.id, "name": "Anna"} in lobby["people"]
        while {"id": bea.id, "name": "Bea"} in first.until("lobby")["people"]:
            pass


def test_the_lobby_forgets_a_table_as_soon_as_it_is_private(anna: Guest, bea: Guest) -> None:
    def shown() -> set[str]:
        return {line["id"] for line in bea.call("GET", "/lobby")["tables"]}

    table = anna.new_table(ME, OPEN, visibility="lobby")["id"]
    assert table in shown()
    anna.call("PATCH", f"/tables/{table}", {"visibility": "private"})
    assert table not in shown()
    anna.call("PATCH", f"/tables/{table}", {"visibility": "lobby"})
    assert table in shown()
    anna.call("POST", f"/tables/{table}/leave", {})
    assert table not in shown()


def test_whoever_wants_the_same_is_brought_together_and_the_game_begins(
    house: ServerProcess, anna: Guest, bea: Guest
) -> None:
    quick = {"kind": "move", "seconds": 90}
    wish = {"games": ["clocktowers"], "players": 2, "clock": quick, "nonce": "00112233445566778899aabbccddeeff"}
    sought = anna.call("POST", "/seeks", wish)
    assert (sought["joined"], sought["started"]) == (False, False)
    other = Guest(house, "Cleo")
    for unlike in ({"players": 3}, {"games": ["babel"], "players": None}, {"clock": None}):
        seated = other.call("POST", "/seeks", wish | unlike)
        assert not seated["joined"]
        other.call("POST", f"/tables/{seated['table']}/leave", {})
    anna.call("PUT", f"/me/blocks/{other.id}", status=204)
    seated = other.call("POST", "/seeks", wish)
    assert not seated["joined"]
    other.call("POST", f"/tables/{seated['table']}/leave", {})
    seated = bea.call("POST", "/seeks", {"games": ["babel", "clocktowers"], "players": 2})
    assert seated == {"table": sought["table"], "joined": True, "started": True}
    assert anna.call("GET", f"/tables/{sought['table']}")["status"] == "running"
    assert anna.refused("POST", "/seeks", {"games": ["chess"]}) == "no_such_game"


def said(guest: Guest, table: str) -> list[Any]:
    entries = guest.call("GET", f"/tables/{table}/log")["entries"]
    return [(entry["text"], entry.get("phrase")) for entry in entries if entry["kind"] == "chat"]


def test_a_phrase_is_told_as_such_and_not_to_whoever_has_blocked_its_author(anna: Guest, bea: Guest) -> None:
    table = two_at(anna, bea)
    anna.call("POST", f"/tables/{table}/chat", {"phrase": "well_played"})
    assert said(bea, table) == [("", "well_played")]
    assert anna.refused("POST", f"/tables/{table}/chat", {"phrase": "well_played", "text": "too"}) == "bad_request"
    assert anna.refused("POST", f"/tables/{table}/chat", {"phrase": "nonsense"}) == "bad_request"
    assert anna.refused("POST", f"/tables/{table}/chat", {}) == "bad_request"
    bea.call("PUT", f"/me/blocks/{anna.id}", status=204)
    assert said(bea, table) == [(None, None)]


def test_spectators_are_counted_and_seen(house: ServerProcess, anna: Guest, bea: Guest) -> None:
    table = two_at(anna, bea, visibility="lobby")
    cleo = Guest(house, "Cleo")
    with anna.socket() as first, cleo.socket() as second:
        first.subscribe(table)
        second.subscribe(table)
        while (seen := first.until("presence"))["spectators"] == 0:
            pass
        assert (seen["spectators"], seen["watching"]) == (1, [{"id": cleo.id, "name": "Cleo"}])


def appoint(house: ServerProcess, guest: Guest) -> None:
    """Make somebody one of the people who run the server."""
    engine = open_database(house.database)
    with engine.begin() as connection:
        operators.add(connection, guest.id)
    engine.dispose()


def test_reports_are_limited_by_place_merged_by_subject_and_paged(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as house:
        anna = Guest(house, "Anna", address="127.0.7.2")
        wrong = [Guest(house, f"Eve {number}", address="127.0.7.3") for number in range(8)]
        codes = [eve.send("POST", "/reports", {"text": "x", "person": anna.id}).status_code for eve in wrong * 5]
        # One place may report what four people may, however many guests there are.
        assert codes[:20] == [204] * 20
        assert 429 in codes[20:]
        taken = codes.count(204)
        for place in range(4, 9):
            guest = Guest(house, "Bea", address=f"127.0.7.{place}")
            for number in range(5):
                guest.call("POST", "/reports", {"text": f"{place}-{number}"}, status=204)
        boss = Guest(house, "Boss", address="127.0.7.1")
        appoint(house, boss)
        first = boss.call("GET", "/operators/overview")
        assert (len(first["reports"]), first["figures"]["reports"]) == (20, taken + 25)
        about = first["reports"][0]
        assert (about["person"]["id"], about["count"], len(about["earlier"])) == (anna.id, taken, 4)
        second = boss.call("GET", f"/operators/overview?after={first['next']}")
        assert second["next"] is None
        told = [report["text"] for report in first["reports"][1:] + second["reports"]]
        assert told == [f"{place}-{number}" for place in range(4, 9) for number in range(5)]
        boss.call("POST", f"/operators/reports/{about['id']}/handled", status=204)
        assert boss.call("GET", "/operators/overview")["reports"][0]["text"] == "4-0"
        assert boss.call("GET", "/operators/overview")["figures"]["reports"] == 25


def test_the_people_who_run_the_server_handle_reports_bans_and_tables(
    house: ServerProcess, anna: Guest, bea: Guest
) -> None:
    table = two_at(anna, bea)
    bea.call("POST", "/reports", {"text": "rude words", "person": anna.id, "table": table}, status=204)
    boss = Guest(house, "Boss")
    assert boss.call("GET", "/operators/me") == {"operator": False}
    for method, path, body in (
        ("GET", "/operators/overview", None),
        ("GET", "/operators/people?name=a", None),
        ("GET", "/operators/tables", None),
        ("GET", "/operators/measures", None),
        ("PATCH", f"/operators/people/{anna.id}", {"banned": True, "reason": "rude words"}),
        ("POST", f"/operators/tables/{table}/close", {"reason": "rude words"}),
        ("GET", f"/operators/tables/{table}/chat", None),
        ("POST", f"/operators/tables/{table}/chat/1/remove", {"reason": "rude words"}),
        ("POST", "/operators/reports/1/handled", None),
    ):
        assert boss.refused(method, path, body) == "not_operator"
    appoint(house, boss)
    assert boss.call("GET", "/operators/me") == {"operator": True}
    # No operator takes measures against another, nor against themselves.
    assert boss.refused("PATCH", f"/operators/people/{boss.id}", {"banned": True, "reason": "x"}) == "not_possible"
    (report,) = [line for line in boss.call("GET", "/operators/overview")["reports"] if line["table"] == table]
    assert (report["text"], report["reporter"]["name"], report["person"]["id"]) == ("rude words", "Bea", anna.id)
    people = boss.call("GET", "/operators/people?name=Ann")["people"]
    assert anna.id in [line["id"] for line in people]
    assert boss.call("PATCH", f"/operators/people/{anna.id}", {"muted_days": 3, "reason": "x"})["muted_until"]
    assert anna.refused("POST", f"/tables/{table}/chat", {"text": "hello"}) == "muted"
    boss.call("PATCH", f"/operators/people/{anna.id}", {"banned": True, "muted_days": None, "reason": "x"})
    assert anna.refused("GET", "/me") == "banned"
    boss.call("PATCH", f"/operators/people/{anna.id}", {"banned": False, "reason": "x"})
    assert anna.call("GET", "/me")["muted_until"] is None
    assert table in [line["id"] for line in boss.call("GET", "/operators/tables?status=running")["tables"]]
    boss.call("POST", f"/operators/tables/{table}/close", {"reason": "x"}, status=204)
    assert anna.call("GET", f"/tables/{table}")["outcome"] == "stopped"
    boss.call("POST", f"/operators/reports/{report['id']}/handled", status=204)
    assert boss.refused("POST", "/operators/reports/999999/handled") == "bad_request"
    assert report["id"] not in [line["id"] for line in boss.call("GET", "/operators/overview")["reports"]]

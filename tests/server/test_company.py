"""Company: the lobby and who is there, seeking a table, phrases, spectators, and the people who run the server."""

from __future__ import annotations

from typing import Any

from tabletowers.store import open_database, operators
from tests.server.house import Guest, House
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


def test_whoever_wants_the_same_is_brought_together_and_the_game_begins(house: House, anna: Guest, bea: Guest) -> None:
    quick = {"kind": "move", "seconds": 90}
    wish = {"games": ["clocktowers"], "players": 2, "clock": quick, "nonce": "00112233445566778899aabbccddeeff"}
    sought = anna.call("POST", "/seeks", wish)
    assert (sought["joined"], sought["started"]) == (False, False)
    other = Guest(house, "Cleo")
    for unlike in ({"players": 3}, {"games": ["babel"], "players": None}, {"clock": None}):
        found = other.call("POST", "/seeks", wish | unlike)
        assert not found["joined"]
        other.call("POST", f"/tables/{found['table']}/leave", {})
    anna.call("PUT", f"/me/blocks/{other.id}", status=204)
    found = other.call("POST", "/seeks", wish)
    assert not found["joined"]
    other.call("POST", f"/tables/{found['table']}/leave", {})
    found = bea.call("POST", "/seeks", {"games": ["babel", "clocktowers"], "players": 2})
    assert found == {"table": sought["table"], "joined": True, "started": True}
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


def test_spectators_are_counted_and_seen(house: House, anna: Guest, bea: Guest) -> None:
    table = two_at(anna, bea, visibility="lobby")
    cleo = Guest(house, "Cleo")
    with anna.socket() as first, cleo.socket() as second:
        first.subscribe(table)
        second.subscribe(table)
        while (seen := first.until("presence"))["spectators"] == 0:
            pass
        assert (seen["spectators"], seen["watching"]) == (1, [{"id": cleo.id, "name": "Cleo"}])


def test_the_people_who_run_the_server_handle_reports_bans_and_tables(house: House, anna: Guest, bea: Guest) -> None:
    table = two_at(anna, bea)
    bea.call("POST", "/reports", {"text": "rude words", "person": anna.id, "table": table}, status=204)
    boss = Guest(house, "Boss")
    assert boss.call("GET", "/operators/me") == {"operator": False}
    for method, path, body in (
        ("GET", "/operators/overview", None),
        ("GET", "/operators/people?name=a", None),
        ("GET", "/operators/tables", None),
        ("PATCH", f"/operators/people/{anna.id}", {"banned": True}),
        ("POST", f"/operators/tables/{table}/close", None),
        ("POST", "/operators/reports/1/handled", None),
    ):
        assert boss.refused(method, path, body) == "not_operator"
    engine = open_database(house.database)
    with engine.begin() as connection:
        operators.add(connection, boss.id)
    engine.dispose()
    assert boss.call("GET", "/operators/me") == {"operator": True}
    (report,) = [line for line in boss.call("GET", "/operators/overview")["reports"] if line["table"] == table]
    assert (report["text"], report["reporter"]["name"], report["person"]["id"]) == ("rude words", "Bea", anna.id)
    found = boss.call("GET", "/operators/people?name=Ann")["people"]
    assert anna.id in [line["id"] for line in found]
    assert boss.call("PATCH", f"/operators/people/{anna.id}", {"muted_days": 3})["muted_until"] is not None
    assert anna.refused("POST", f"/tables/{table}/chat", {"text": "hello"}) == "muted"
    boss.call("PATCH", f"/operators/people/{anna.id}", {"banned": True, "muted_days": None})
    assert anna.refused("GET", "/me") == "banned"
    boss.call("PATCH", f"/operators/people/{anna.id}", {"banned": False})
    assert anna.call("GET", "/me")["muted_until"] is None
    assert table in [line["id"] for line in boss.call("GET", "/operators/tables?status=running")["tables"]]
    boss.call("POST", f"/operators/tables/{table}/close", status=204)
    assert anna.call("GET", f"/tables/{table}")["outcome"] == "stopped"
    boss.call("POST", f"/operators/reports/{report['id']}/handled", status=204)
    assert boss.refused("POST", "/operators/reports/999999/handled") == "bad_request"
    assert report["id"] not in [line["id"] for line in boss.call("GET", "/operators/overview")["reports"]]

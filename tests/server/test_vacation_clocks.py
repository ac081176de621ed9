"""Vacations: clocks by days stand still at every table, for so many days in a year; and chairs that a host frees."""

from __future__ import annotations

from tests.server.server_process import Guest

ME, OPEN = {"kind": "me"}, {"kind": "open"}
DAY = 24 * 3600 * 1000


def test_on_vacation_clocks_by_days_stand_still_and_days_are_counted(anna: Guest, bea: Guest) -> None:
    tables = []
    for clock in ({"kind": "days", "days": 2}, {"kind": "move", "seconds": 600}):
        made = anna.new_table(ME, OPEN, clock=clock, begins="seated")
        bea.call("POST", f"/tables/{made['id']}/join", {"invite": made["invite"]})
        anna.call("POST", f"/tables/{made['id']}/start", {})
        tables.append(made["id"])
    slow, quick = tables
    before = [anna.call("GET", f"/tables/{table}")["deadline"] for table in tables]
    assert anna.call("GET", "/me/vacation") == {"until": None, "left": 30}
    assert anna.refused("DELETE", "/me/vacation") == "not_possible"
    told = anna.call("PUT", "/me/vacation", {"days": 20})
    assert told["left"] == 10
    assert anna.refused("PUT", "/me/vacation", {"days": 1}) == "not_possible"
    shown = bea.call("GET", f"/tables/{slow}")
    assert shown["seats"][0]["away"] == told["until"]
    # What was left of two days runs from the end of the vacation on.
    assert shown["deadline"] > before[0] + 19 * DAY
    assert bea.call("GET", f"/tables/{quick}")["deadline"] == before[1]
    assert bea.refused("POST", f"/tables/{slow}/votes", {"kind": "stand_in", "seat": 0}) == "not_possible"
    told = anna.call("DELETE", "/me/vacation")
    # A day that has begun counts.
    assert told == {"until": None, "left": 29}
    assert bea.call("GET", f"/tables/{slow}")["deadline"] < before[0] + DAY
    assert anna.refused("PUT", "/me/vacation", {"days": 30}) == "no_vacation_left"
    assert anna.refused("PUT", "/me/vacation", {"days": 31}) == "bad_request"
    kinds = [entry["kind"] for entry in bea.call("GET", f"/tables/{slow}/log?after=0")["entries"]]
    assert kinds.count("away") == 2


def test_a_host_frees_a_chair_and_only_the_host(anna: Guest, bea: Guest) -> None:
    made = anna.new_table(ME, OPEN)
    table = f"/tables/{made['id']}"
    bea.call("POST", f"{table}/join", {"invite": made["invite"]})
    assert bea.refused("POST", f"{table}/remove", {"chair": 0}) == "not_host"
    assert anna.refused("POST", f"{table}/remove", {"chair": 0}) == "not_possible"
    anna.call("POST", f"{table}/remove", {"chair": 1})
    assert anna.call("GET", table)["seats"][1]["kind"] == "open"
    assert bea.call("GET", "/me/tables")["tables"] == []

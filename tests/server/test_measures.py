"""What operators do leaves who, when and why, and is told to the people concerned; lines of chat can be removed."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletowers.cli import main
from tabletowers.store import measures, open_database, operators
from tests.server.server_process import Guest, ServerProcess, Talk
from tests.server.services import Postgres

RUDE, WHY = "You rotten cheat", "insults"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on each of the two databases."""
    folder = tmp_path_factory.mktemp("measures")
    if request.param == "sqlite":
        with ServerProcess(folder, "--no-limits") as house:
            yield house
        return
    with (
        Postgres(tmp_path_factory.mktemp("postgres")) as postgres,
        ServerProcess(folder, "--no-limits", database=postgres.migrated_database()) as house,
    ):
        yield house


@pytest.fixture
def boss(served: ServerProcess) -> Guest:
    guest = Guest(served, "Boss")
    engine = open_database(served.database)
    with engine.begin() as connection:
        operators.add(connection, guest.id)
    engine.dispose()
    return guest


@pytest.fixture
def anna(served: ServerProcess) -> Guest:
    return Guest(served, "Anna")


def measures_about(boss: Guest, subject: str) -> list[dict[str, Any]]:
    """What operators have done about a person or at a table, the latest first."""
    lines = boss.call("GET", "/operators/measures")["measures"]
    return [line for line in lines if subject in ((line["person"] or {}).get("id"), line["table"])]


def error_of(guest: Guest, method: str, path: str, body: Any = None) -> dict[str, Any]:
    error: dict[str, Any] = guest.send(method, path, body).json()["error"]
    return error


def seen(talk: Talk, table: str) -> dict[str, Any]:
    """The first message about a table to somebody who looks at it anew, with the whole log and chat."""
    talk.opened.send(json.dumps({"id": 1, "type": "subscribe", "table": table, "after": 0}))
    state: dict[str, Any] = talk.until("state")
    return state


def table_with_chat(anna: Guest, bea: Guest) -> tuple[str, int]:
    """A running table at which Anna has said something rude, and the number of that line."""
    made = anna.new_table({"kind": "me"}, {"kind": "open"})
    table = made["id"]
    bea.call("POST", f"/tables/{table}/join", {"invite": made["invite"]})
    anna.call("POST", f"/tables/{table}/start", {})
    anna.call("POST", f"/tables/{table}/chat", {"text": "hello"})
    line = anna.call("POST", f"/tables/{table}/chat", {"text": RUDE})["seq"]
    return table, line


def test_a_ban_leaves_who_when_and_why_and_says_why(served: ServerProcess, boss: Guest, anna: Guest) -> None:
    began = time.time() * 1000
    path = f"/operators/people/{anna.id}"
    found = boss.call("PATCH", path, {"banned": True, "reason": WHY})
    assert (found["banned"], found["ban_reason"]) == (True, WHY)
    error = error_of(anna, "GET", "/me")
    assert (error["code"], error["details"]["reason"]) == ("banned", WHY)
    (line,) = measures_about(boss, anna.id)
    assert (line["operator"]["id"], line["kind"], line["reason"]) == (boss.id, "ban", WHY)
    # The database may be on another clock; a minute is more than enough.
    assert began - 60_000 < line["at"] < time.time() * 1000 + 60_000
    boss.call("PATCH", path, {"banned": False, "reason": "appeal"})
    assert [line["kind"] for line in measures_about(boss, anna.id)] == ["unban", "ban"]
    told = anna.call("GET", "/me/export")["measures"]
    assert [(line["kind"], line["reason"]) for line in told] == [("ban", WHY), ("unban", "appeal")]
    assert "operator" not in told[0]


def test_a_measure_without_a_reason_is_kept_as_well(boss: Guest, anna: Guest) -> None:
    path = f"/operators/people/{anna.id}"
    for wish in ({"muted_days": 1}, {"muted_days": 2, "reason": " \u200b\n"}):
        boss.call("PATCH", path, wish)
        assert anna.call("GET", "/me")["mute_reason"] == ""
    assert [(line["kind"], line["reason"]) for line in measures_about(boss, anna.id)] == [("mute", "")] * 2


def test_who_is_muted_is_told_why_and_until_when(served: ServerProcess, boss: Guest, anna: Guest) -> None:
    table, _ = table_with_chat(anna, Guest(served, "Bea"))
    boss.call("PATCH", f"/operators/people/{anna.id}", {"muted_days": 2, "reason": WHY})
    me = anna.call("GET", "/me")
    assert me["mute_reason"] == WHY
    error = error_of(anna, "POST", f"/tables/{table}/chat", {"text": "hello"})
    assert (error["code"], error["details"]) == ("muted", {"until": me["muted_until"], "reason": WHY})
    boss.call("PATCH", f"/operators/people/{anna.id}", {"muted_days": None, "reason": "appeal"})
    assert anna.call("GET", "/me")["mute_reason"] is None


def test_a_line_of_chat_can_be_removed_and_stays_removed(served: ServerProcess, boss: Guest, anna: Guest) -> None:
    author, bea = anna.id, Guest(served, "Bea")
    table, line = table_with_chat(anna, bea)
    (*_, rude) = boss.call("GET", f"/operators/tables/{table}/chat")["lines"]
    assert (rude["seq"], rude["person"], rude["text"], rude["removed"]) == (line, anna.id, RUDE, None)
    remove = f"/operators/tables/{table}/chat/{line}/remove"
    assert boss.refused("POST", f"/operators/tables/{table}/chat/{line + 1}/remove", {"reason": WHY}) == "bad_request"
    assert boss.refused("POST", f"/operators/tables/{table}/chat/x/remove", {"reason": WHY}) == "bad_request"
    with bea.socket() as talk:
        state = seen(talk, table)
        assert RUDE in [said["text"] for said in state["chat"]]
        boss.call("POST", remove, {"reason": WHY}, status=204)
        update = talk.until("update")
        (entry,) = update["entries"]
        assert (entry["kind"], entry["line"], entry["reason"]) == ("chat_removed", line, WHY)
        assert boss.id not in str(update)
    boss.call("POST", remove, {"reason": "again"}, status=204)
    (measure,) = measures_about(boss, table)[:1]
    assert (measure["kind"], measure["person"]["id"], measure["operator"]["id"]) == ("chat", anna.id, boss.id)
    for _ in range(2):
        # Neither who looks anew, nor the log, nor a server that starts anew shows the line again.
        for guest in (anna, bea):
            with guest.socket() as talk:
                state = seen(talk, table)
                assert RUDE not in str(state)
                (said,) = [said for said in state["chat"] if said["seq"] == line]
                assert (said["person"], said["text"], said["removed"]) == (author, "", WHY)
                assert "hello" in [said["text"] for said in state["chat"]]
        served.stop()
        served.start()
        anna, bea = (Guest(served, token=guest.token) for guest in (anna, bea))


def test_who_plays_at_a_table_that_is_closed_is_told_why(served: ServerProcess, boss: Guest, anna: Guest) -> None:
    table, _ = table_with_chat(anna, Guest(served, "Bea"))
    close = f"/operators/tables/{table}/close"
    boss.call("POST", close, {"reason": WHY}, status=204)
    boss.call("POST", close, {"reason": "again"}, status=204)
    (line,) = measures_about(boss, table)
    assert (line["kind"], line["operator"]["id"], line["reason"]) == ("close", boss.id, WHY)
    with anna.socket() as talk:
        (over,) = [entry for entry in seen(talk, table)["entries"] if entry["kind"] == "over"]
    assert (over["outcome"], over["reason"]) == ("stopped", WHY)
    assert "operator" not in over


def test_what_is_done_on_the_machine_leaves_when_and_why(
    served: ServerProcess, boss: Guest, anna: Guest, capsys: pytest.CaptureFixture[str]
) -> None:
    admin = ["admin", "--database", served.database]
    assert main([*admin, "mute", anna.id, "--reason", WHY]) == 0
    assert main([*admin, "unmute", anna.id, "--reason", "appeal"]) == 0
    lines = measures_about(boss, anna.id)
    assert [(line["kind"], line["operator"], line["reason"]) for line in lines] == [
        ("unmute", None, "appeal"),
        ("mute", None, WHY),
    ]
    capsys.readouterr()
    assert main([*admin, "measures"]) == 0
    assert any(anna.id in line and WHY in line for line in capsys.readouterr().out.splitlines())


def test_measures_are_paged_and_name_nobody_who_is_gone(served: ServerProcess, boss: Guest, anna: Guest) -> None:
    engine = open_database(served.database)
    with engine.begin() as connection:
        for number in range(60):
            measures.record(connection, number, boss.id, "mute", person=anna.id, reason=f"number {number}")
    engine.dispose()
    first = boss.call("GET", "/operators/measures")
    second = boss.call("GET", f"/operators/measures?before={first['next']}")
    found = first["measures"] + second["measures"]
    assert [line["reason"] for line in found[:60]] == [f"number {number}" for number in reversed(range(60))]
    assert len(first["measures"]) == 50
    anna.call("DELETE", "/me", status=204)
    assert measures_about(boss, anna.id) == []
    assert boss.call("GET", "/operators/measures")["measures"][0]["reason"] == "number 59"


def test_measures_are_exported_and_imported(served: ServerProcess, boss: Guest, anna: Guest, tmp_path: Path) -> None:
    from tabletowers.store.export_import import export_lines, import_lines

    boss.call("PATCH", f"/operators/people/{anna.id}", {"banned": True, "reason": WHY})
    engine, copy = open_database(served.database), open_database(str(tmp_path / "copy.sqlite3"))
    import_lines(copy, export_lines(engine))
    with copy.connect() as connection:
        line = measures.latest(connection, None, 1)[0]
    assert (line.operator, line.kind, line.person, line.reason) == (boss.id, "ban", anna.id, WHY)
    engine.dispose()
    copy.dispose()

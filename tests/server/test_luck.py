"""The account of a finished game at a server: reckoned by its workers, and refused while anything is hidden."""

from __future__ import annotations

import time

import pytest

from tabletowers.arena.simulation import simulate
from tabletowers.luck import Account, account
from tabletowers.record import Record
from tabletowers.server.tables.match_luck import luck_of
from tests.server.server_process import PATIENCE, Guest
from tests.server.test_review import BOT, ME, stopped


def test_a_worker_reckons_the_account_that_the_record_gives(player: Guest) -> None:
    record = simulate("clocktowers", 2, 5, "greedy", False, {})
    table = player.call("POST", "/records", {"record": record.to_json()}, status=201)["id"]
    until = time.monotonic() + PATIENCE
    while (answer := player.send("GET", f"/tables/{table}/luck")).status_code == 503 and time.monotonic() < until:
        # The kernels may still be compiling on this machine.
        time.sleep(0.1)
    assert answer.status_code == 200, answer.text
    parts = answer.json()
    right = account(record).to_json()
    assert parts["seats"] == right["seats"]
    assert [moment | {"gains": list(moment["gains"])} for moment in right["moments"]] == parts["moments"]
    for seat in parts["seats"]:
        result = seat.pop("result")
        assert sum(seat.values()) == result


def test_a_game_without_a_result_has_no_account(player: Guest) -> None:
    running = player.new_table(ME, BOT, game="clocktowers")["id"]
    player.call("POST", f"/tables/{running}/start", {})
    assert player.refused("GET", f"/tables/{running}/luck") == "not_over"
    assert player.refused("GET", f"/tables/{stopped(player, 'clocktowers')}/luck") == "not_possible"


def test_a_game_whose_account_fails_has_none_and_the_reason_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(record: Record) -> Account:
        raise IndexError("a card that is not there")

    monkeypatch.setattr("tabletowers.luck.account", fail)
    assert luck_of(simulate("clocktowers", 2, 5, "random", False, {}).to_json(), 0) is None
    assert "a card that is not there" in caplog.text

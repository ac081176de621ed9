"""A table that can't be read is set aside: its people are told, and nothing else notices."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from sqlalchemy import update

from tabletowers.cli import main
from tabletowers.store import open_database, schema
from tests.server.server_process import PATIENCE, Guest, ServerProcess

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


class Damaged:
    """A server with a table whose log was damaged while it was stopped, and others that are in order."""

    def __init__(self, house: ServerProcess) -> None:
        self.house = house
        self.anna, self.bea = Guest(house, "Anna"), Guest(house, "Bea")
        self.fine = self.anna.new_table(ME, OPEN, visibility="lobby")["id"]
        self.lost = self.anna.new_table(ME, OPEN, visibility="lobby")["id"]
        self.bots = self.bea.new_table(BOT, ME)["id"]
        self.bea.call("POST", f"/tables/{self.bots}/start", {})
        self.lost_bots = self.bea.new_table(BOT, ME)["id"]
        self.bea.call("POST", f"/tables/{self.lost_bots}/start", {})
        house.kill()
        engine = open_database(house.database)
        with engine.begin() as connection:
            for table in (self.lost, self.lost_bots):
                row = update(schema.log).where(schema.log.c.table == table, schema.log.c.number == 0)
                connection.execute(row.values(entries=b"\xc1 not an entry"))
        engine.dispose()
        house.start()


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damaged]:
    with ServerProcess(tmp_path_factory.mktemp("damaged"), "--no-limits", "--quick-bots") as house:
        yield Damaged(house)


def test_the_lobby_shows_the_others(damaged: Damaged) -> None:
    shown = [line["id"] for line in damaged.bea.call("GET", "/lobby")["tables"]]
    assert shown == [damaged.fine]


def test_its_people_are_told(damaged: Damaged) -> None:
    mine = damaged.anna.call("GET", "/me/tables")
    assert [line["id"] for line in mine["tables"]] == [damaged.fine]
    assert mine["set_aside"] == [damaged.lost]
    assert damaged.anna.refused("GET", f"/tables/{damaged.lost}") == "unreadable_table"
    with damaged.anna.socket() as talk:
        assert talk.say(type="subscribe", table=damaged.lost)["error"]["code"] == "unreadable_table"
        assert talk.subscribe(damaged.fine)["status"] == "waiting"


def test_the_bots_of_other_tables_go_on(damaged: Damaged) -> None:
    until = time.monotonic() + PATIENCE
    while not damaged.bea.call("GET", f"/tables/{damaged.bots}")["position"]:
        assert time.monotonic() < until
        time.sleep(0.1)
    assert damaged.bea.call("GET", "/me/tables")["set_aside"] == [damaged.lost_bots]


def test_it_is_named_in_the_log_once(damaged: Damaged) -> None:
    for _ in range(2):
        for guest in (damaged.anna, damaged.bea):
            guest.call("GET", "/me/tables")
    log = damaged.house.log.read_text()
    assert log.count(f"table {damaged.lost} can't be read") == 1
    assert log.count(f"table {damaged.lost_bots} can't be read") == 1
    assert "Traceback" not in log


def test_admin_check_finds_what_is_damaged(damaged: Damaged, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "--database", damaged.house.database, "check"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == "2 things are damaged"
    assert {line.split(":")[0] for line in told[:-1]} == {f"table {damaged.lost}", f"table {damaged.lost_bots}"}


def test_whoever_sits_at_it_can_still_leave_the_server(damaged: Damaged) -> None:
    carl = Guest(damaged.house, "Carl")
    table = carl.new_table(ME, OPEN)["id"]
    engine = open_database(damaged.house.database)
    with engine.begin() as connection:
        connection.execute(update(schema.log).where(schema.log.c.table == table).values(entries=b"?"))
    engine.dispose()
    assert carl.call("GET", "/me/export")["person"]["name"] == "Carl"
    carl.call("DELETE", "/me", status=204)
    assert carl.send("GET", "/me").status_code == 401

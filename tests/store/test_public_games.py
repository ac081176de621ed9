"""What is exported for others: finished games that everyone may look at, and nothing about people, times or tables."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow", reason="exports of public games need the extra stats")

import pyarrow.parquet
from sqlalchemy import Engine, insert

import tabletowers
from tabletowers.cli import main
from tabletowers.host.deals import Deal
from tabletowers.record import Ply, Record, replay
from tabletowers.store import deals, history, public_games, schema
from tabletowers.table import Table, commands
from tabletowers.table import entries as e
from tabletowers.table.requests import ChatIn, GoOn, Join, NewTable, SeatWish, Start, UndoIn
from tests.store.test_store import keep
from tests.table.setting import LEVELS, Hands

pytestmark = pytest.mark.xdist_group("store")

SECRET = "deadbeef" * 8
#: When the games of these tests were played.
NOW = 1_700_000_000_000
#: What nobody may read outside: names, ids, invitations, secrets, times, chat and notes of these tests.
UNTOLD = ("p0", "p1", "Zacharias", "table", "welcome", "deadbeef", "17000000", "good evening", "no mice in my towers")


def begun(name: str = "table", game: str = "clocktowers", players: int = 2, **settings: Any) -> Table:
    """A table that everyone may look at, with people on all seats, whose game has begun."""
    seats = [SeatWish("me"), *[SeatWish("open")] * (players - 1)]
    chosen: dict[str, Any] = {"visibility": "lobby", "shuffle": False, "window": None, **settings}
    request = NewTable(game, seats, **chosen)
    table = commands.create(NOW, "p0", request, LEVELS, table=name, invite="welcome", secret=SECRET)
    for seat in range(1, players):
        commands.join(table, NOW, f"p{seat}", Join())
    commands.start(table, NOW, "p0", Start())
    return table


def finished(name: str = "table", game: str = "clocktowers", players: int = 2, **settings: Any) -> Table:
    """Such a table after the end of its game."""
    table = begun(name, game, players, **settings)
    Hands(table).to_end()
    return table


def shown(table: Table) -> Table:
    """The same table with settings that would show it to everyone."""
    (created, *others) = table.pending
    assert isinstance(created, e.Created)
    created.visibility, created.spectators = "lobby", True
    entries = list(e.decode(e.encode([created, *others])))
    loaded = Table.load(entries)
    loaded.pending = entries
    return loaded


def of_shared_deal() -> Table:
    """A finished game of a deal that others play."""
    given: dict[str, Any] = {"game": "clocktowers", "version": 1, "options": {}, "levels": [None, "greedy"]}
    table = commands.begin_deal(NOW, e.Deal("deal"), person="p0", secret=SECRET, new="table", **given)
    while table.status == "running":
        (seat,) = table.playing().asked
        move = table.legal(seat)[0]
        table.add(e.Moved(at=NOW, seat=seat, move=move, by="bot" if seat else "person"))
        if table.playing().is_over:
            table.add(e.Over(at=NOW, outcome="finished"))
    return shown(table)


def imported() -> Table:
    """A game that was played elsewhere."""
    return shown(commands.bring(NOW, finished().record(), table="table", host="p0", invite="welcome"))


def continued() -> Table:
    """A game that goes on from the last decision but one of another game, which may be private."""
    before = finished("before")
    request = GoOn(len(before.plies) - 1, before.plies[-1].seat, "greedy")
    table = commands.go_on(before, NOW, "p0", request, LEVELS, new="table", invite="welcome")
    table.add(e.Moved(at=NOW, seat=request.seat, move=table.legal(request.seat)[0], by="person"))
    table.add(e.Over(at=NOW, outcome="finished"))
    return shown(table)


def stopped() -> Table:
    """A game that the players agreed to stop."""
    table = begun()
    table.add(e.Over(at=NOW, outcome="stopped"))
    return table


#: Tables whose games are not for everyone, and why.
EXCLUDED: dict[str, Callable[[], Table]] = {
    "not over": begun,
    "stopped": stopped,
    "private": lambda: finished(visibility="private"),
    "without spectators": lambda: finished(spectators=False),
    "a deal that others play": of_shared_deal,
    "imported": imported,
    "continued from another game": continued,
}


def exported(engine: Engine, to: Path) -> list[dict[str, Any]]:
    """What a file of all public games has."""
    assert sum(public_games.write(engine, to)) == pyarrow.parquet.read_metadata(to).num_rows
    rows: list[dict[str, Any]] = pyarrow.parquet.read_table(to).to_pylist()
    return rows


@pytest.mark.parametrize(("game", "players"), [("clocktowers", 2), ("oldtown", 3), ("babel", 3)])
def test_a_public_game_can_be_replayed_from_its_row(game: str, players: int, engine: Engine, tmp_path: Path) -> None:
    table = finished("table", game, players)
    keep(engine, table)
    (row,) = exported(engine, tmp_path / "games.parquet")
    reshuffled = [None if order is None else json.loads(order) for order in row["reshuffled"]]
    plies = [Ply(*ply) for ply in zip(row["seat"], row["move"], [None] * len(reshuffled), reshuffled, strict=True)]
    options, setup = json.loads(row["options"]), json.loads(row["setup"])
    record = Record(
        row["game"], row["rules"], row["players"], options, None, setup, plies, row["scores"], row["winners"]
    )
    assert replay(record).to_bytes() == table.playing().to_bytes()
    assert row["scores"] == table.playing().scores()
    assert row["seats"] == ["person"] * players
    assert set(row["by"]) == {"person"}
    assert len(row["by"]) == len(plies)


def test_a_game_for_everyone_says_nothing_about_people_times_and_tables(engine: Engine, tmp_path: Path) -> None:
    table = begun()
    commands.chat(table, NOW, "p1", ChatIn("good evening"))
    Hands(table).to_end()
    keep(engine, table)
    with engine.begin() as connection:
        person = {"id": "p1", "name": "Zacharias", "language": "en", "program": False, "notices": True}
        connection.execute(insert(schema.people).values(**person, created=NOW, banned=False))
        history.set_note(connection, "p1", "table", "no mice in my towers", NOW)
    rows = exported(engine, tmp_path / "games.parquet")
    assert set(rows[0]) == set(public_games.COLUMNS)
    told = json.dumps(rows)
    assert [word for word in UNTOLD if word in told] == []


@pytest.mark.parametrize("why", EXCLUDED)
def test_a_game_that_is_not_for_everyone_stays(why: str, engine: Engine, tmp_path: Path) -> None:
    keep(engine, EXCLUDED[why]())
    keep(engine, finished("another"))
    assert len(exported(engine, tmp_path / "games.parquet")) == 1


def test_a_game_from_which_a_challenge_was_made_stays(engine: Engine, tmp_path: Path) -> None:
    """Others may still be playing its cards."""
    keep(engine, finished())
    with engine.begin() as connection:
        challenge = Deal("deal", "clocktowers", 1, {}, [None, "greedy"], SECRET, [], NOW, None, None, "p0", "table")
        deals.add(connection, challenge)
    assert exported(engine, tmp_path / "games.parquet") == []


def test_the_documentation_has_every_column_as_it_is() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    for name, meaning in public_games.COLUMNS.items():
        assert f"\n| `{name}` | {meaning} |\n" in page


def test_a_log_that_can_t_be_read_is_left_out(engine: Engine, tmp_path: Path) -> None:
    keep(engine, finished("another"))
    with engine.begin() as connection:
        row = {"id": "table", "game": "clocktowers", "rules": 1, "status": "over", "outcome": "finished"}
        settings = {"visibility": "lobby", "spectators": True, "watched": False, "created": NOW}
        connection.execute(insert(schema.tables).values(**row, **settings))
        connection.execute(insert(schema.log).values(table="table", number=0, entries=b"\0"))
    assert len(exported(engine, tmp_path / "games.parquet")) == 1


def test_moves_that_were_taken_back_leave_no_trace(engine: Engine, tmp_path: Path) -> None:
    table = begun()
    hands = Hands(table)
    first = table.legal(0)
    hands.move(0, first[0])
    commands.undo(table, NOW, "p0", UndoIn(0, table.position))
    hands.move(0, first[1])
    hands.to_end()
    keep(engine, table)
    (row,) = exported(engine, tmp_path / "games.parquet")
    assert row["move"][0] == first[1]
    assert len(row["by"]) == len(row["move"]) == len(table.plies)


def test_the_command_writes_a_new_file_with_its_licence_and_columns(
    sqlite: Engine, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(sqlite, finished())
    file = tmp_path / "games.parquet"
    command = ["export", "--public", str(file), "--database", str(sqlite.url.database)]
    assert main(command) == 0
    assert capsys.readouterr().out == f"{file}: 1 games, CC0-1.0\n"
    described = pyarrow.parquet.read_schema(file)
    assert described.metadata[b"licence"] == b"CC0-1.0"
    about = json.loads(described.metadata[b"tabletowers"])
    assert about["licence_text"] == "https://creativecommons.org/publicdomain/zero/1.0/"
    assert list(about["columns"]) == described.names
    for name in described.names:
        assert described.field(name).metadata[b"meaning"].decode() == about["columns"][name]
    assert main(command) == 2
    assert main(["export", "--public", "-", "--database", str(sqlite.url.database)]) == 2
    assert "--public needs the name of a file" in capsys.readouterr().err
    assert tabletowers.game("clocktowers").rules_version == pyarrow.parquet.read_table(file)["rules"][0].as_py()

"""What people's own decisions lost: counted once, part by part, and kept back while others may play the deal."""

from __future__ import annotations

from sqlalchemy import Engine, insert, select, update

from tabletowers.host.deals import Attempt, Deal
from tabletowers.store import deals, losses, people, schema
from tabletowers.store.losses import Game, Reviewed
from tests.store.test_store import keep
from tests.table.setting import Hands, running

GAMES = ("clocktowers",)


def finished(engine: Engine) -> int:
    """Store a finished game of p0 at the table t1, and return when it ended."""
    table = running()
    Hands(table).to_end()
    keep(engine, table)
    return table.changed


def test_the_parts_of_a_review_add_up_each_once(sqlite: Engine) -> None:
    at = finished(sqlite)
    first = Reviewed("t1", 0, 0, 9, 0.25, {"mice": (1, 0.125)})
    last = Reviewed("t1", 0, 9, None, 0.5, {"mice": (1, 0.25), "rivals": (2, 0.25)})
    with sqlite.begin() as connection:
        assert losses.latest(connection, "p0", GAMES, 5) == [Game("clocktowers", "t1", 0, at, 0, 0.0, {})]
        # The last part is too early, and what is counted already is not counted again.
        for part in (last, first, first, last, last, first):
            losses.add(connection, "p0", part)
        (game,) = losses.latest(connection, "p0", GAMES, 5)
        assert game == Game("clocktowers", "t1", 0, at, None, 0.75, {"mice": (2, 0.375), "rivals": (2, 0.25)})
        assert losses.latest(connection, "p1", GAMES, 5)[0].lost == 0
        assert losses.latest(connection, "p0", ("babel",), 5) == []
        assert people.everything_about(connection, "p0")["losses"][0]["lost"] == 0.75
        people.remove(connection, "p0")
        assert connection.execute(select(schema.losses)).all() == []


def test_only_so_many_of_the_latest_games_are_listed_the_oldest_first(sqlite: Engine) -> None:
    at = finished(sqlite)
    with sqlite.begin() as connection:
        row = connection.execute(select(schema.results).where(schema.results.c.seat == 0)).mappings().one()
        for number in (3, 2, 4):
            connection.execute(insert(schema.results).values(**{**row, "table": f"t{number}", "at": at + number}))
        stopped = {**row, "table": "t5", "at": at + 5, "outcome": "stopped"}
        connection.execute(insert(schema.results).values(**stopped))
        assert [game.table for game in losses.latest(connection, "p0", GAMES, 3)] == ["t2", "t3", "t4"]


def test_a_deal_that_others_may_be_playing_is_left_out(sqlite: Engine) -> None:
    finished(sqlite)
    with sqlite.begin() as connection:
        deals.add(connection, Deal("d", "clocktowers", 1, {}, [None, "greedy"], "00" * 32, [], 0, 10))
        deals.begin(connection, Attempt("d", "p0", "t1", True, 1))
        losses.add(connection, "p0", Reviewed("t1", 0, 0, None, 0.25, {}))
        assert losses.latest(connection, "p0", GAMES, 5) == []
        connection.execute(update(schema.deals).values(opened=20))
        assert [game.lost for game in losses.latest(connection, "p0", GAMES, 5)] == [0.25]

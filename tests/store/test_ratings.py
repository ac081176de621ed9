"""Ratings among people as they are stored: limited for the same opponents and networks, and computed anew."""

from __future__ import annotations

import pytest
from sqlalchemy import Engine, insert, select, update

from tabletowers.store import rating_recomputation, ratings, results, schema
from tabletowers.store.ratings import Terms
from tabletowers.store.table_index import changes
from tabletowers.table import Table, commands
from tabletowers.table import entries as e
from tabletowers.table.clock import MoveClock
from tabletowers.table.rating_rules import Rating, RatingLimits, updated
from tabletowers.table.requests import Join, Leave, MoveIn, NewTable, SeatWish, Start, VoteIn
from tests.table.setting import SECRET

pytestmark = pytest.mark.xdist_group("store")

DAY = 24 * 3600 * 1000
LIMITS = RatingLimits(opponent_games=1, network_games=1, known_networks=1, newcomer_weight=0.5, calls_off=1)


def game(name: str, host: str, other: str, at: int, *, version: int = 2) -> Table:
    """A game of two people, after three turns."""
    wish = NewTable(
        "clocktowers", [SeatWish("me"), SeatWish("open")], shuffle=False, clock=MoveClock(3600), hints=False
    )
    table = commands.create(at, host, wish, ["greedy"], table=name, secret=SECRET)
    table.created.ratings = version
    commands.join(table, at, other, Join())
    commands.start(table, at, host, Start())
    while table.turn < 3:
        seat = table.playing().asked[0]
        request = MoveIn(seat, table.legal(seat)[0], table.position, f"key {table.position}")
        commands.move(table, at, table.chairs[seat].person or "", request)
    return table


def keep(engine: Engine, table: Table, terms: Terms) -> None:
    with engine.begin() as connection:
        connection.execute(insert(schema.log).values(table=table.id, number=0, entries=e.encode(table.pending)))
        for change in changes(table, table.pending, terms=terms):
            change(connection)
    table.pending.clear()


def lost(engine: Engine, name: str, winner: str, loser: str, at: int, terms: Terms, version: int = 2) -> None:
    """Store a game that the loser leaves after three turns, whereupon the winner stops it."""
    table = game(name, winner, loser, at, version=version)
    commands.leave(table, table.changed, loser, Leave(for_good=True))
    commands.propose(table, table.changed, winner, VoteIn("stop"))
    keep(engine, table, terms)


def called_off(engine: Engine, name: str, caller: str, at: int, terms: Terms) -> None:
    table = commands.create(
        at,
        "p9",
        NewTable("clocktowers", [SeatWish("me"), SeatWish("open")], clock=MoveClock(3600), hints=False),
        ["greedy"],
        table=name,
    )
    commands.join(table, at, caller, Join())
    commands.start(table, at, "p9", Start())
    commands.propose(table, at, caller, VoteIn("cancel"))
    keep(engine, table, terms)


def rating_of(engine: Engine, person: str) -> Rating | None:
    with engine.connect() as connection:
        lines = ratings.of_person(connection, person)
    return lines[0].rating if lines else None


def test_games_against_the_same_person_and_the_same_network_count_less(engine: Engine) -> None:
    terms = Terms(LIMITS, {"p1": "one", "p2": "two", "p3": "two"}.get)
    for number, loser in enumerate(("p2", "p2", "p3")):
        lost(engine, f"t{number}", "p1", loser, 1000 + number * DAY, terms)
    # The opponents have played nobody else (half), and the second and third come from one network.
    mine, second, third = Rating(), Rating(), Rating()
    mine, second = updated([mine, second], [0, 1], [0.5, 0.5])
    mine, second = updated([mine, second], [0, 1], [0.25, 0.25])
    mine, third = updated([mine, third], [0, 1], [0.5 / 3, 0.5])
    for person, rating in (("p1", mine), ("p2", second), ("p3", third)):
        stored = rating_of(engine, person)
        assert stored is not None
        assert (stored.mu, stored.sigma, stored.games) == pytest.approx((rating.mu, rating.sigma, rating.games))


def test_too_many_games_called_off_count_as_lost(engine: Engine) -> None:
    terms = Terms(LIMITS)
    called_off(engine, "t1", "p1", 1000, terms)
    assert rating_of(engine, "p1") is None
    called_off(engine, "t2", "p1", 2000, terms)
    rating = rating_of(engine, "p1")
    assert rating is not None
    assert (rating.games, rating.mu < 25) == (1, True)
    assert rating_of(engine, "p9") is None
    # A day later, it is free again.
    called_off(engine, "t3", "p1", 3000 + DAY, terms)
    assert rating_of(engine, "p1") == rating
    with engine.connect() as connection:
        assert results.unrated(connection, "p1") == [("clocktowers", "called_off", 2)]
        assert results.unrated(connection, "p9") == [("clocktowers", "cancelled", 3)]


def test_ratings_computed_anew_are_those_that_were_stored(engine: Engine) -> None:
    terms = Terms(LIMITS, {"p1": "one", "p2": "two", "p3": "two"}.get)
    for number, (winner, loser) in enumerate((("p1", "p2"), ("p1", "p3"), ("p2", "p3"), ("p3", "p1"), ("p1", "p2"))):
        lost(engine, f"t{number}", winner, loser, 1000 + number * DAY, terms)
    for number in range(3):
        called_off(engine, f"c{number}", "p2", 10 * DAY + number, terms)
    with engine.begin() as connection:
        before = connection.execute(select(schema.results).order_by("table", "seat")).all()
        found = rating_recomputation.recompute(connection, LIMITS)
        assert (len(found.changes), found.unreadable) == (7, [])
        assert list(rating_recomputation.differences(connection, found)) == []
        connection.execute(update(schema.standings).values(mu=1.0))
        assert len(list(rating_recomputation.differences(connection, found))) == 3
        rating_recomputation.replace(connection, found)
        assert list(rating_recomputation.differences(connection, found)) == []
        assert connection.execute(select(schema.results).order_by("table", "seat")).all() == before


def test_a_game_that_began_in_an_earlier_release_ends_under_its_rules(engine: Engine) -> None:
    terms = Terms(LIMITS)
    lost(engine, "t1", "p1", "p2", 1000, terms, version=1)
    with engine.begin() as connection:
        assert ratings.of_person(connection, "p2") == []
        (old,) = ratings.earlier(connection, "p2")
        assert (old.game, old.rating.games) == ("clocktowers", 1)
        # It is not lost to the new ratings, which are computed from it.
        found = rating_recomputation.recompute(connection, LIMITS)
        rating_recomputation.replace(connection, found)
        (new,) = ratings.of_person(connection, "p2")
        assert new.rating.games == 1
        assert ratings.earlier(connection, "p2") == [old]


def test_networks_are_forgotten_in_time(engine: Engine) -> None:
    lost(engine, "t1", "p1", "p2", 1000, Terms(LIMITS, {"p1": "one", "p2": "two"}.get))
    with engine.begin() as connection:
        ratings.forget_networks(connection, 1000)
        assert set(connection.execute(select(schema.results.c.network)).scalars()) == {"one", "two"}
        ratings.forget_networks(connection, DAY)
        assert set(connection.execute(select(schema.results.c.network)).scalars()) == {None}
        assert set(connection.execute(select(schema.members.c.network)).scalars()) == {None}

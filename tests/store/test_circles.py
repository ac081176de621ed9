"""Circles and their leagues as they are stored, on both databases, also through a whole year."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from sqlalchemy import Connection, Engine, func, insert, select, update

from tabletowers.host.matches import Match, deals_of
from tabletowers.server.tables import league_rules as rules
from tabletowers.store import (
    circles,
    integrity,
    leagues,
    matches,
    open_database,
    people,
    schema,
    table_index,
    vacations,
)
from tabletowers.store.circles import Circle, Member
from tabletowers.store.export_import import export_lines, import_lines
from tabletowers.store.leagues import League, Player
from tabletowers.store.people import Person

pytestmark = pytest.mark.xdist_group("store")

DAY = 24 * 3600 * 1000
#: Seven people, who have been here since the beginning.
SEVEN = ("ann", "bob", "cay", "dan", "eve", "fay", "gus")
CIRCLE = Circle("k1", "The Seven", "blue", "ann", 0, "secret")


def arrive(engine: Engine, *names: str) -> None:
    with engine.begin() as connection:
        for name in names:
            people.add(connection, Person(name, name.title(), "en", False, 0))


def gather(engine: Engine, names: tuple[str, ...] = SEVEN) -> None:
    """A circle of some people, of whom the first looks after it."""
    arrive(engine, *names)
    with engine.begin() as connection:
        circles.add(connection, CIRCLE)
        for at, name in enumerate(names[1:], 1):
            assert circles.join_up_to(connection, "k1", name, at, 50)


def finished(engine: Engine, table: str, game: str, places: dict[str, int], now: int) -> None:
    """A game that was played to its end."""
    with engine.begin() as connection:
        row = {"id": table, "game": game, "rules": 1, "status": "over", "visibility": "private", "spectators": True}
        row |= {"watched": False, "created": now, "host": next(iter(places)), "outcome": "finished", "ended": now}
        connection.execute(insert(schema.tables).values(**row))
        for seat, (person, place) in enumerate(places.items()):
            result = {"table": table, "seat": seat, "game": game, "subject": f"person:{person}", "at": now}
            result |= {"outcome": "finished", "points": 10 - place, "place": place}
            connection.execute(insert(schema.results).values(**result))


def begun(engine: Engine, name: str, game: str, now: int, names: tuple[str, ...] = SEVEN) -> None:
    """A league that all play, and that begins now."""
    with engine.begin() as connection:
        leagues.add(connection, League(name, "k1", game, 7, names[0], now))
        for person in names[1:]:
            assert leagues.join(connection, name, person, 16)
        listed = leagues.players(connection, name)
        plan = rules.plan([player.number for player in listed], game, 7, now)
        assert leagues.begin(connection, name, now, listed, plan)


def test_the_owner_s_circle_goes_to_who_joined_first_and_ends_with_the_last(engine: Engine) -> None:
    gather(engine, SEVEN[:3])
    with engine.begin() as connection:
        assert circles.members(connection, "k1") == [Member("ann", 0), Member("bob", 1), Member("cay", 2)]
        assert circles.join_up_to(connection, "k1", "bob", 9, 3)
        arrive_late = circles.join_up_to(connection, "k1", "dan", 9, 3)
        assert not arrive_late
        assert not circles.hand_over(connection, "k1", "bob", "cay")
        assert not circles.hand_over(connection, "k1", "ann", "dan")
        assert [circles.hold_for(connection, "k1", person) for person in ("bob", "dan")] == [True, False]
        assert circles.hand_over(connection, "k1", "ann", "cay")
        circles.leave(connection, "k1", "cay", 10)
        found = circles.find(connection, "k1")
        assert found is not None
        assert found.owner == "ann"
        circles.leave(connection, "k1", "ann", 10)
        found = circles.find(connection, "k1")
        assert found is not None
        assert found.owner == "bob"
        assert list(integrity.found_in(connection)) == []
        people.remove(connection, "bob")
        assert circles.find(connection, "k1") is None
        # What was under way when the circle ended leaves nothing behind.
        assert not circles.join_up_to(connection, "k1", "ann", 10, 50)
        assert not circles.hold_for(connection, "k1", "ann")
        circles.add_table(connection, "t1", "k1")
        for part in (schema.circle_members, schema.circle_tables, schema.leagues):
            assert connection.execute(select(part)).all() == []


def owner_and_webhook(connection: Connection) -> tuple[str, str | None]:
    found = circles.find(connection, "k1")
    assert found is not None
    return found.owner, found.webhook


def test_the_webhook_stays_the_secret_of_its_owner(engine: Engine) -> None:
    gather(engine, SEVEN[:3])
    with engine.begin() as connection:
        assert circles.change(connection, "k1", "ann", webhook="https://ann.example")
        assert circles.hand_over(connection, "k1", "ann", "cay")
        assert owner_and_webhook(connection) == ("cay", None)
        # A change that began before the circle was handed over comes too late.
        assert not circles.change(connection, "k1", "ann", webhook="https://ann.example")
        assert circles.change(connection, "k1", "cay", webhook="https://cay.example")
        circles.leave(connection, "k1", "bob", 10)
        assert owner_and_webhook(connection) == ("cay", "https://cay.example")
        people.remove(connection, "cay")
        assert owner_and_webhook(connection) == ("ann", None)


def test_the_circle_of_a_banned_owner_goes_to_another_member(engine: Engine) -> None:
    gather(engine, SEVEN[:4])
    with engine.begin() as connection:
        assert circles.change(connection, "k1", "ann", webhook="https://ann.example")
        people.change(connection, "bob", banned=True)
        assert owner_and_webhook(connection) == ("ann", "https://ann.example")
        people.change(connection, "ann", banned=True)
        assert owner_and_webhook(connection) == ("cay", None)
        circles.leave(connection, "k1", "cay", 10)
        assert owner_and_webhook(connection) == ("dan", None)
        # Where all are banned, it stays with one of them until somebody else joins.
        circles.leave(connection, "k1", "dan", 11)
        assert owner_and_webhook(connection) == ("ann", None)
    arrive(engine, "eve")
    with engine.begin() as connection:
        assert circles.join_up_to(connection, "k1", "eve", 12, 50)
        assert owner_and_webhook(connection) == ("eve", None)
        people.change(connection, "eve", banned=False)
        people.change(connection, "ann", banned=False)
        assert owner_and_webhook(connection) == ("eve", None)


def test_a_match_of_a_circle_is_seen_by_its_members_alone(engine: Engine) -> None:
    gather(engine, SEVEN[:2])
    arrive(engine, "out")
    with engine.begin() as connection:
        match = Match("m1", "clocktowers", "novice", 1, 0, DAY, "ann", "k1")
        matches.add(connection, match, deals_of(match))
        seen = [matches.may_see(connection, "m1", person) for person in ("ann", "bob", "out", None)]
        assert seen == [True, True, False, False]
        # What does not exist is refused elsewhere.
        assert matches.may_see(connection, "m2", "out")
        # It does not become visible to everybody when the circle ends.
        circles.remove(connection, "k1")
        seen = [matches.may_see(connection, "m1", person) for person in ("ann", "bob", "out", None)]
        assert seen == [True, False, False, False]


def test_a_league_is_joined_until_it_begins_and_left_at_any_time(engine: Engine) -> None:
    gather(engine, SEVEN[:3])
    with engine.begin() as connection:
        leagues.add(connection, League("l1", "k1", "clocktowers", 7, "ann", 0))
        assert leagues.join(connection, "l1", "bob", 2)
        assert leagues.join(connection, "l1", "bob", 2)
        assert not leagues.join(connection, "l1", "cay", 2)
        leagues.leave(connection, "l1", "ann", 5)
        assert leagues.players(connection, "l1") == [Player(1, "bob", None)]
        assert leagues.join(connection, "l1", "cay", 2)
        listed = leagues.players(connection, "l1")
        # Those who are there by now differ from those for whom the schedule was drawn up.
        assert not leagues.begin(connection, "l1", 10, listed[:1], [])
        assert leagues.begin(connection, "l1", 10, listed, rules.plan([1, 2], "clocktowers", 7, 10))
        assert not leagues.join(connection, "l1", "ann", 9)
        leagues.leave(connection, "l1", "cay", 20)
        assert leagues.players(connection, "l1")[1] == Player(2, "cay", 20)
        by_number = {player.number: player for player in leagues.players(connection, "l1")}
        (fixture,) = leagues.fixtures(connection, "l1")
        assert rules.stage(fixture, fixture.closes, by_number, 30) == "off"
        leagues.add(connection, League("l2", "k1", "clocktowers", 7, "ann", 0))
        leagues.leave(connection, "l2", "ann", 5)
        assert leagues.find(connection, "l2") is None


def test_a_league_is_deleted_until_it_begins(engine: Engine) -> None:
    gather(engine, SEVEN[:2])
    begun(engine, "l1", "clocktowers", 10, SEVEN[:2])
    with engine.begin() as connection:
        leagues.add(connection, League("l2", "k1", "clocktowers", 7, "ann", 0))
        assert leagues.remove_unbegun(connection, "l2")
        assert not leagues.remove_unbegun(connection, "l2")
        assert not leagues.remove_unbegun(connection, "l1")
        assert [league.id for league in leagues.of_circle(connection, "k1", 9)] == ["l1"]
        assert not leagues.join(connection, "l2", "bob", 9)
        assert len(leagues.players(connection, "l1")) == 2


def test_the_table_counts_the_meeting_that_is_over_first(engine: Engine) -> None:
    gather(engine, SEVEN[:4])
    begun(engine, "l1", "babel", DAY, SEVEN[:4])
    with engine.begin() as connection:
        games = leagues.fixtures(connection, "l1")
    # Two of four sit together twice.
    first, second = next(
        (one, other) for one, other in combinations(games, 2) if len({*one.players} & {*other.players}) >= 2
    )
    two = sorted({*first.players} & {*second.players})[:2]
    ahead, behind = (SEVEN[number] for number in two)
    finished(engine, "t2", "babel", {ahead: 0, behind: 1}, 2 * DAY)
    finished(engine, "t1", "babel", {ahead: 1, behind: 0}, 3 * DAY)
    with engine.begin() as connection:
        for game, table in ((first, "t1"), (second, "t2")):
            assert leagues.set_table(connection, "l1", game.number, None, table)
    assert [number for _, number, points in standing(engine, "l1") if points] == two[:1]


def test_a_notice_is_claimed_once_a_day(engine: Engine) -> None:
    arrive(engine, "ann", "bob")
    with engine.begin() as connection:
        claims = [people.claim_notice(connection, "ann", now, DAY) for now in (5, 6, 4 + DAY, 5 + DAY, 6 + DAY)]
        assert claims == [True, False, False, True, False]
        assert people.claim_notice(connection, "bob", 6, DAY)
        assert not people.claim_notice(connection, "nobody", 6, DAY)


def test_a_place_of_a_person_outside_the_league_is_not_that_of_a_player(engine: Engine) -> None:
    gather(engine, SEVEN[:2])
    arrive(engine, "out")
    begun(engine, "l1", "clocktowers", DAY, SEVEN[:2])
    finished(engine, "t1", "clocktowers", {"ann": 1, "out": 0}, DAY)
    with engine.begin() as connection:
        assert leagues.set_table(connection, "l1", 0, None, "t1")
        assert leagues.fixtures(connection, "l1")[0].places == (1, None)
        assert [line.points for line in rules.table([0, 1], leagues.fixtures(connection, "l1"))] == [0, 0]


def test_a_deleted_table_leaves_its_circle(engine: Engine) -> None:
    gather(engine, SEVEN[:2])
    finished(engine, "t1", "clocktowers", {"ann": 1, "bob": 0}, DAY)
    with engine.begin() as connection:
        circles.add_table(connection, "t1", "k1")
        assert circles.circle_of(connection, "t1") == CIRCLE
        table_index.remove(connection, "t1")
        assert circles.circle_of(connection, "t1") is None


def standing(engine: Engine, league: str) -> list[tuple[int, int, int]]:
    """Place, number and points of everybody in a league."""
    with engine.connect() as connection:
        numbers = [player.number for player in leagues.players(connection, league)]
        lines = rules.table(numbers, leagues.fixtures(connection, league))
    return [(line.place, line.player, line.points) for line in lines]


def test_seven_people_lose_nothing_in_a_year(engine: Engine, empty: str) -> None:
    """Four leagues in pairs and three in threes, with vacations, one who leaves and comes back, and one who is gone."""
    gather(engine)
    random.seed(7)
    now, expected = DAY, Counter[tuple[str, str]]()
    played: dict[str, set[tuple[str, str]]] = {}
    for number, game in enumerate(["clocktowers", "babel", "oldtown", "babel", "clocktowers", "babel", "oldtown"]):
        name = f"l{number}"
        begun(engine, name, game, now)
        played[name] = set()
        with engine.connect() as connection:
            fixtures = leagues.fixtures(connection, name)
        assert max(fixture.round for fixture in fixtures) == 6
        for fixture in fixtures:
            # Midnight passes, and weeks, also while people are away.
            now = max(now, DAY + fixture.closes - 7 * DAY)
            group = [SEVEN[player] for player in fixture.players]
            places = dict(zip(group, random.sample(range(len(group)), len(group)), strict=True))
            table = f"t{number}-{fixture.number}"
            finished(engine, table, game, places, now)
            with engine.begin() as connection:
                assert leagues.set_table(connection, name, fixture.number, None, table)
                assert not leagues.set_table(connection, name, fixture.number, None, "other")
            for one, other in combinations(group, 2):
                played[name].add((one, other))
                expected[name, one if places[one] < places[other] else other] += 2
        now += 7 * DAY
        with engine.begin() as connection:
            vacations.add(connection, SEVEN[number], now, now + 3 * DAY)
            leagues.end(connection, name, now)
        engine.dispose()  # as after a restart
    assert now > 340 * DAY
    for name, pairs in played.items():
        assert pairs == set(combinations(SEVEN, 2))
        points = {SEVEN[player]: points for _, player, points in standing(engine, name)}
        assert points == {person: expected[name, person] for person in SEVEN}
        assert sum(points.values()) == 2 * 21

    before = {name: standing(engine, name) for name in played}
    with engine.begin() as connection:
        circles.leave(connection, "k1", "dan", now)
        assert circles.join_up_to(connection, "k1", "dan", now, 50)
        # Her games remain without her name, and nobody's place changes.
        people.remove(connection, "eve")
        assert [member.person for member in circles.members(connection, "k1")] == [*SEVEN[:3], "fay", "gus", "dan"]
        names = [player.person for player in leagues.players(connection, "l0")]
        assert names == ["ann", "bob", "cay", "dan", None, "fay", "gus"]
        flaws = [flaw for flaw in integrity.found_in(connection) if not flaw.startswith("table t")]
        assert flaws == []
    assert {name: standing(engine, name) for name in played} == before
    # Everything moves to another database. The tables have no logs here, which an import would refuse.
    with engine.begin() as connection:
        connection.execute(update(schema.tables).values(id=schema.tables.c.id))
    lines = [line for line in export_lines(engine) if not line.startswith(('{"tables"', '{"results"'))]
    copy = open_database(empty)
    import_lines(copy, lines)
    with engine.connect() as old, copy.connect() as new:
        for part in (
            schema.circles,
            schema.circle_members,
            schema.leagues,
            schema.league_players,
            schema.league_games,
            schema.league_seats,
        ):
            count = select(func.count()).select_from(part)
            assert old.execute(count).scalar_one() == new.execute(count).scalar_one() > 0
            assert set(old.execute(select(part)).all()) == set(new.execute(select(part)).all())
    copy.dispose()

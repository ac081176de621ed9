"""Results and deals as they are stored: counted once, filled in for earlier games, ranked, and opened in time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, delete, func, select, update

from tabletowers.host.deals import Attempt, Deal, Standing
from tabletowers.store import deals, results, schema
from tabletowers.store.table_log import read_log
from tabletowers.table import Table, commands, rating_rules
from tabletowers.table import entries as e
from tabletowers.table.requests import AnswerIn, VoteIn
from tests.store.migrated import open_migrated
from tests.store.test_store import keep
from tests.table.setting import Hands, running

DAY = 24 * 3600 * 1000


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    opened = open_migrated(tmp_path / "tables.sqlite3")
    yield opened
    opened.dispose()


def test_the_results_of_earlier_games_are_filled_in_from_their_logs(engine: Engine) -> None:
    table = running()
    Hands(table).to_end()
    keep(engine, table)
    with engine.begin() as connection:
        as_kept = connection.execute(select(schema.results)).all()
        # As an earlier release left it.
        connection.execute(delete(schema.results))
        connection.execute(update(schema.tables).values(ended=None, outcome=None))
        assert results.not_looked_at(connection, 10) == ["t1"]
        loaded = Table.load(entry for _, data in read_log(connection, "t1") for entry in e.decode(data))
        results.look_at(connection, "t1", loaded)
        results.look_at(connection, "t1", loaded)
        assert connection.execute(select(schema.results)).all() == as_kept
        assert results.not_looked_at(connection, 10) == []
    assert len(as_kept) == 3
    assert [row.place for row in as_kept].count(0) == 1


def test_in_earlier_releases_whoever_loses_and_lets_a_bot_stand_in_is_rated_when_the_others_end_the_game() -> None:
    table = running(rating_rules=1)
    hands = Hands(table)
    while len(set(table.playing().scores())) < 3:
        hands.next()
    points = table.playing().scores()
    worst, best = points.index(min(points)), points.index(max(points))
    for absent in (worst, best):
        again = Table.load([line.entry for line in table.log])
        others = [seat for seat in range(3) if seat != absent]
        now = hands.now + 10**6
        commands.propose(again, now, f"p{others[0]}", VoteIn("stand_in", seat=absent), absent_since=lambda _: hands.now)
        commands.vote(again, now, f"p{others[1]}", AnswerIn(True))
        commands.propose(again, now, f"p{others[0]}", VoteIn("stop"))
        commands.vote(again, now, f"p{others[1]}", AnswerIn(True))
        assert again.outcome == "stopped"
        # Nobody who was ahead loses by being away, and nobody who was behind is saved by it.
        subjects = rating_rules.subjects(again)
        if absent == best:
            assert subjects is None
        else:
            assert subjects is not None
            before = {name: rating_rules.Rating() for name in subjects}
            after = rating_rules.after_version_1(again, before)
            assert list(after) == [f"person:p{worst}"]
            assert after[f"person:p{worst}"].mu < rating_rules.Rating().mu


def a_deal(name: str, opens: int) -> Deal:
    return Deal(name, "clocktowers", 1, {}, [None, "greedy"], "00" * 32, [], opens, opens + DAY)


def attempt(deal: str, number: int, lead: int | None, points: int | None, *, ranked: bool = True) -> Attempt:
    ended = None if points is None else 5
    return Attempt(deal, f"p{number}", f"{deal}-{number}", ranked, 1, ended, lead, points)


def test_equal_results_share_a_place_and_only_ranked_ones_count(engine: Engine) -> None:
    with engine.begin() as connection:
        deals.add(connection, a_deal("d", 0))
        for number, (lead, points, ranked) in enumerate(
            [(3, 20, True), (5, 18, True), (3, 20, True), (3, 25, True), (9, 40, False), (-4, 11, True)]
        ):
            deals.begin(connection, attempt("d", number, lead, points, ranked=ranked))
        deals.begin(connection, attempt("d", 6, None, None))
        order = [(line.place, line.person) for line in deals.ranking(connection, "d", 10)]
        assert order == [(1, "p1"), (2, "p3"), (3, "p0"), (3, "p2"), (5, "p5")]
        assert deals.standing(connection, "d", 3, 20) == Standing(results=5, better=2, equal=2)
        assert deals.standing(connection, "d", 9, 40) == Standing(results=5, better=0, equal=0)
        assert deals.count(connection, "d") == (7, 1)


def test_a_deal_is_opened_when_nobody_plays_it_or_a_day_after_its_day(engine: Engine) -> None:
    with engine.begin() as connection:
        for name in ("empty", "played", "over"):
            deals.add(connection, a_deal(name, 0))
        deals.begin(connection, attempt("played", 1, None, None))
        deals.begin(connection, attempt("over", 2, 1, 10))
        assert deals.open_all(connection, DAY - 1) == []
        assert sorted(deals.open_all(connection, DAY)) == ["empty", "over"]
        assert deals.too_late(connection, 2 * DAY - 1, 10) == []
        assert deals.open_all(connection, 2 * DAY - 1) == []
        assert deals.too_late(connection, 2 * DAY, 10) == ["played-1"]
        assert deals.open_all(connection, 2 * DAY) == ["played"]
        assert connection.execute(select(func.count()).where(schema.deals.c.opened.is_(None))).scalar() == 0
        assert deals.may_look(connection, "over", None)


def test_two_bots_of_one_strength_are_one_opponent_of_a_game_and_the_better_of_them_counts(engine: Engine) -> None:
    def line(table: str, seat: int, subject: str, place: int) -> dict[str, object]:
        values = {"table": table, "seat": seat, "game": "clocktowers", "subject": subject, "at": 1, "points": 9}
        return values | {"outcome": "finished", "place": place}

    rows = [line(name, 0, "person:p", 1) for name in ("first", "second", "third")]
    rows += [line("first", 1, "bot:learner", 2), line("first", 2, "bot:learner", 0)]
    rows += [line("second", 1, "bot:learner", 2), line("second", 2, "bot:learner", 3)]
    rows += [line("third", 1, "bot:learner", 1), line("third", 2, "person:q", 0)]
    with engine.begin() as connection:
        connection.execute(schema.results.insert(), rows)
        assert results.opponents(connection, "p") == [
            results.Opponent("bot:learner", games=3, better=1, worse=1),
            results.Opponent("person:q", games=1, better=0, worse=1),
        ]
        assert results.opponents(connection, "p", ["person:q"]) == [results.Opponent("person:q", 1, 0, 1)]

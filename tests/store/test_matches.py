"""Matches as they are stored: with their deals, everybody's results, and those of the strengths, added once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import Engine, select, update
from sqlalchemy.exc import IntegrityError

from tabletowers.cli import main
from tabletowers.host.deal_play import choices
from tabletowers.host.deals import FINISHING, Attempt, Deal, Result
from tabletowers.host.matches import Entry, Match, Score, deals_of
from tabletowers.record import Record
from tabletowers.store import deals, matches, measures, schema
from tabletowers.store.matches import Unaccounted
from tabletowers.table import Refused
from tests.store.migrated import open_migrated
from tests.store.test_store import keep
from tests.table.setting import Hands, running

pytestmark = pytest.mark.xdist_group("store")

WEEK = 7 * 24 * 3600 * 1000


def a_match(name: str, host: str | None = "ann", circle: str | None = None, length: int = 11) -> Match:
    return Match(name, "clocktowers", "seasoned", length, 1000, 1000 + WEEK, host, circle)


def played(engine: Engine, deal: str, person: str, result: Result | None, ended: int | None = 5000) -> None:
    """Somebody plays a deal: to its end, until they give up, or still."""
    with engine.begin() as connection:
        deals.begin(connection, Attempt(deal, person, f"t{person}{deal[-3:]}", person != "guest", 2000))
        values = {"ended": ended} | ({} if result is None else result._asdict())
        own = (schema.attempts.c.deal == deal, schema.attempts.c.person == person)
        connection.execute(update(schema.attempts).where(*own).values(**values))


def test_a_match_is_read_as_it_was_stored_and_added_once(engine: Engine) -> None:
    match = a_match("m1", circle="c1")
    with engine.begin() as connection:
        drawn = deals_of(match)
        matches.add(connection, match, drawn)
        assert matches.find(connection, "m1") == match
        assert matches.find(connection, "m2") is None
        # The eleventh deal comes after the second.
        assert matches.deals(connection, "m1") == drawn
        assert deals.find(connection, "m1-2") == drawn[1]
    with engine.connect() as connection, pytest.raises(IntegrityError):
        matches.add(connection, match, deals_of(match))


def test_matches_are_listed_by_week_by_person_and_by_circle(engine: Engine) -> None:
    week, mine, other, circle = (
        a_match("w1", None),
        a_match("m1", "ann"),
        a_match("m2", "bob"),
        a_match("m3", "bob", "c1"),
    )
    with engine.begin() as connection:
        for match in (week, mine, other, circle):
            matches.add(connection, match, deals_of(match))
    played(engine, "m3-1", "ann", None, None)
    played(engine, "w1-1", "ann", None, None)
    with engine.connect() as connection:
        assert matches.weekly(connection, 0, 1000) == [week]
        assert matches.weekly(connection, 0, 999) == []
        assert matches.of_person(connection, "ann", 10) == [mine, circle]
        assert matches.of_circle(connection, "c1", 10) == [circle]
        assert matches.of_circle(connection, "c2", 10) == []


def test_results_are_those_of_people_who_finished_and_those_of_the_strengths(engine: Engine) -> None:
    match = a_match("m1", length=2)
    with engine.begin() as connection:
        matches.add(connection, match, deals_of(match))
        empty = matches.states(connection, ["m1"])
    played(engine, "m1-1", "ann", Result(3, 20))
    played(engine, "m1-2", "ann", None, None)
    played(engine, "m1-1", "bob", None)
    played(engine, "m1-2", "guest", Result(-1, 12))
    with engine.begin() as connection:
        between = matches.states(connection, ["m1"])
        matches.add_bot(connection, "m1-2", "novice", Result(-9, 4), ["a", "b"])
        assert matches.bots_moves(connection, "m1-2", "novice") == ["a", "b"]
        assert matches.bots_moves(connection, "m1-1", "novice") is None
        then = matches.states(connection, ["m1"])
        connection.execute(update(schema.match_bots).values(luck=0.25))
        assert len({state["m1"] for state in (empty, between, then, matches.states(connection, ["m1"]))}) == 4
        guest = Score(2, "guest", False, True, Result(-1, 12), None, "tguest1-2")
        assert sorted(matches.scores(connection, match)) == [
            Score(1, "ann", False, True, Result(3, 20), None, "tann1-1"),
            guest,
            Score(2, "novice", True, True, Result(-9, 4), 0.25),
        ]
        assert matches.entries(connection, ["m1", "m2"], "ann") == {"m1": Entry(begun=2, ended=1)}
        assert matches.entries(connection, ["m1"], None) == {"m1": Entry()}
        assert matches.people(connection, ["m1", "m2"]) == {"m1": 3}
        assert matches.open_of(connection, "ann", match.closes - 1) == 1
        assert matches.open_of(connection, "ann", match.closes) == matches.open_of(connection, "bob", 0) == 0
        assert set(matches.attempts(connection, "m1", "ann")) == {"m1-1", "m1-2"}
    with engine.connect() as connection, pytest.raises(IntegrityError):
        matches.add_bot(connection, "m1-2", "novice", Result(30, 40), [])


def test_in_the_match_of_a_week_only_a_kept_identity_has_a_place(engine: Engine) -> None:
    week = a_match("w1", None, length=1)
    with engine.begin() as connection:
        matches.add(connection, week, deals_of(week))
    played(engine, "w1-1", "ann", Result(3, 20))
    played(engine, "w1-1", "guest", Result(5, 22))
    with engine.connect() as connection:
        assert {score.player: score.ranked for score in matches.scores(connection, week)} == {
            "ann": True,
            "guest": False,
        }


def test_strengths_have_deals_to_play_until_all_are_stored(engine: Engine) -> None:
    match = a_match("m1", length=1)
    with engine.begin() as connection:
        matches.add(connection, match, deals_of(match))
        assert matches.without_bots(connection, 2, match.closes - 1) == [match]
        assert matches.without_bots(connection, 2, match.closes) == []
        matches.add_bot(connection, "m1-1", "novice", Result(1, 1), [])
        assert matches.without_bots(connection, 2, 0) == [match]
        matches.add_bot(connection, "m1-1", "learner", Result(1, 1), [])
        assert matches.without_bots(connection, 2, 0) == []


def test_luck_is_noted_once_a_deal_is_opened_for_everybody_who_has_finished_it(engine: Engine) -> None:
    match, day = a_match("m1", length=2), deals_of(a_match("m2", length=1))[0]._replace(id="day", match=None)
    with engine.begin() as connection:
        matches.add(connection, match, deals_of(match))
        deals.add(connection, day)
        matches.add_bot(connection, "m1-1", "novice", Result(-9, 4), ["a", "b"])
    played(engine, "m1-1", "ann", Result(3, 20))
    played(engine, "m1-2", "ann", None)
    played(engine, "day", "ann", Result(3, 20))
    with engine.begin() as connection:
        assert matches.deals_without_luck(connection, 0) == []
        connection.execute(update(schema.deals).values(opened=9000))
        assert matches.deals_without_luck(connection, 8999) == ["m1-1"]
        assert matches.deals_without_luck(connection, 9000) == []
        person, strength = matches.without_luck(connection, "m1-1")
        assert (person, strength) == (Unaccounted("ann", "tann1-1", None), Unaccounted("novice", None, ("a", "b")))
        matches.note_luck(connection, "m1-1", {person: 0.25})
        assert matches.deals_without_luck(connection, 0) == ["m1-1"]
        matches.note_luck(connection, "m1-1", {strength: -0.5})
        assert matches.deals_without_luck(connection, 0) == []
        assert {score.player: score.luck for score in matches.scores(connection, match)} == {
            "ann": 0.25,
            "novice": -0.5,
        }


def test_nothing_of_a_deleted_match_remains(engine: Engine) -> None:
    match, other = a_match("m1", length=2), a_match("m2", length=1)
    with engine.begin() as connection:
        for one in (match, other):
            matches.add(connection, one, deals_of(one))
            matches.add_bot(connection, f"{one.id}-1", "novice", Result(1, 1), [])
        deals.note_place(connection, "m1-1", "a place", 0)
    played(engine, "m1-1", "ann", Result(3, 20))
    played(engine, "m2-1", "ann", Result(3, 20))
    with engine.begin() as connection:
        matches.remove(connection, match)
        for part in (schema.matches, schema.deals, schema.attempts, schema.match_bots, schema.deal_places):
            assert "m1" not in str(connection.execute(select(part)).all())
        assert len(matches.scores(connection, other)) == 2


def test_the_secrets_of_a_match_are_published_together_when_nobody_plays_any_of_its_deals(engine: Engine) -> None:
    match, other = a_match("m1", length=2), a_match("m2", length=1)
    with engine.begin() as connection:
        for one in (match, other):
            matches.add(connection, one, deals_of(one))
    played(engine, "m1-1", "ann", Result(3, 20))
    played(engine, "m1-2", "bob", None, None)
    with engine.begin() as connection:
        assert deals.open_all(connection, match.closes - 1) == []
        # Nobody plays the first deal any more, but somebody plays the second.
        assert deals.open_all(connection, match.closes) == ["m2-1"]
        assert deals.is_closed(connection, "m1-1")
        assert sorted(deals.open_all(connection, match.closes + FINISHING)) == ["m1-1", "m1-2"]
        assert not deals.is_closed(connection, "m1-1")


def test_a_deal_whose_secret_has_just_been_published_can_t_be_begun(engine: Engine) -> None:
    match = a_match("m1", length=1)
    with engine.begin() as connection:
        matches.add(connection, match, deals_of(match))
        assert deals.open_all(connection, match.closes) == ["m1-1"]
        deal = deals.find(connection, "m1-1")
    with engine.connect() as connection, pytest.raises(IntegrityError):
        deals.begin(connection, Attempt("m1-1", "ann", "t1", True, match.closes - 1))
    assert deal is not None
    with pytest.raises(Refused) as refused:
        # The clock of another server may be a moment behind.
        deal.check_beginning("ann", match.closes - 1)
    assert refused.value.code == "deal_over"


def test_a_match_that_ends_is_found_for_people_who_have_begun_but_not_all_of_it(engine: Engine) -> None:
    match = a_match("m1", length=2)
    with engine.begin() as connection:
        matches.add(connection, match, deals_of(match))
    played(engine, "m1-1", "ann", Result(3, 20))
    for deal in ("m1-1", "m1-2"):
        played(engine, deal, "bob", Result(3, 20))
    with engine.connect() as connection:
        assert matches.ending(connection, match.closes - 1, match.closes) == [(match, "ann")]
        assert matches.ending(connection, match.closes, match.closes + 9) == []
        assert matches.ending(connection, 0, match.closes - 1) == []


def first_moves(deal: Deal) -> Record:
    """The game in which every seat makes its first legal move."""
    playing, move = choices(deal), None
    while True:
        try:
            state, seat, _ = next(playing) if move is None else playing.send(move)
        except StopIteration as over:
            record: Record = over.value
            return record
        move = state.legal_moves(seat)[0]


def test_an_operator_saves_the_records_of_a_match_and_deletes_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, saved = tmp_path / "tables.db", tmp_path / "records.jsonl"
    engine, match = open_migrated(database), a_match("m1", length=2)
    table = running()
    Hands(table).to_end()
    keep(engine, table)
    with engine.begin() as connection:
        drawn = deals_of(match)
        matches.add(connection, match, drawn)
        record = first_moves(drawn[0])
        matches.add_bot(connection, drawn[0].id, "novice", Result(1, 20), [ply.move for ply in record.plies])
        deals.begin(connection, Attempt(drawn[1].id, "ann", "t1", True, 2000))
        connection.execute(update(schema.attempts).values(lead=1, points=20, ended=3000))
    wish = ["admin", "--database", str(database), "delete-match", "m1", "--reason", "spam", "--records", str(saved)]
    saved.write_text("of something else")
    assert main(wish) != 0
    assert saved.read_text() == "of something else"
    with engine.connect() as connection:
        assert matches.find(connection, "m1") == match
    saved.unlink()
    assert main(wish) == 0
    assert "2 records saved" in capsys.readouterr().out
    found = [Record.from_json(json.loads(line)) for line in saved.read_text("utf-8").splitlines()]
    assert found == [record, table.record()]
    with engine.connect() as connection:
        assert matches.find(connection, "m1") is None
        (measure,) = measures.latest(connection, None, 5)
        assert (measure.kind, measure.table, measure.reason) == ("delete", "m1", "spam")
    engine.dispose()
    assert main(wish) != 0

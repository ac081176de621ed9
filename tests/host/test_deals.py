"""The rules of deals that many people play: when they can be begun, who may see results, and what counts."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tabletowers.host.deals import Attempt, Deal, Result, day_of, drawn_for, may_look, result_of
from tabletowers.table import Refused, fairness

HOUR = 3600 * 1000
#: 2026-12-03, 00:00 UTC.
MIDNIGHT = 1_796_256_000_000
DAY = datetime(2026, 12, 3, tzinfo=UTC)


def test_a_deal_of_the_day_is_for_one_person_and_two_equal_bots_from_midnight_to_midnight() -> None:
    deal = drawn_for("clocktowers", DAY)
    assert deal.id == "2026-12-03-clocktowers"
    assert sorted(map(str, deal.levels)) == ["None", "seasoned", "seasoned"]
    assert deal.levels[deal.seat] is None
    assert (deal.opens, deal.closes, deal.opened) == (MIDNIGHT, MIDNIGHT + 24 * HOUR, None)
    # What was begun before midnight can be finished on the next day.
    assert deal.finish_by == MIDNIGHT + 48 * HOUR
    assert deal.commitment == fairness.commitment(deal.secret)
    assert drawn_for("clocktowers", DAY).secret != deal.secret


def test_days_begin_at_midnight_in_utc() -> None:
    assert day_of(MIDNIGHT) == day_of(MIDNIGHT + 24 * HOUR - 1) == DAY
    assert day_of(MIDNIGHT - 1) == datetime(2026, 12, 2, tzinfo=UTC)


def test_a_deal_is_begun_on_its_day_only_and_a_challenge_at_any_time_by_others() -> None:
    deal = drawn_for("babel", DAY)
    deal.check_beginning("ann", MIDNIGHT + 24 * HOUR - 1)
    with pytest.raises(Refused, match="its day is over"):
        deal.check_beginning("ann", MIDNIGHT + 24 * HOUR)
    challenge = deal._replace(closes=None, host="bob")
    challenge.check_beginning("ann", MIDNIGHT + 1000 * HOUR)
    assert challenge.finish_by is None
    with pytest.raises(Refused, match="you have played this deal already"):
        challenge.check_beginning("bob", MIDNIGHT)


def test_networks_are_counted_without_saying_which_they_are() -> None:
    one, other = drawn_for("babel", DAY), drawn_for("babel", DAY)
    keys = {one.place_key("192.0.2.1"), one.place_key("192.0.2.2"), other.place_key("192.0.2.1")}
    assert len(keys) == 3
    assert one.place_key("192.0.2.1") in keys


@pytest.mark.parametrize(
    ("points", "seat", "result"),
    [([31, 28, 35], 0, Result(-4, 31)), ([31, 28, 35], 2, Result(4, 35)), ([9, 9], 1, Result(0, 9))],
)
def test_a_result_is_compared_with_the_best_other_seat(points: list[int], seat: int, result: Result) -> None:
    assert result_of(points, seat) == result


def test_others_results_are_seen_after_ones_own_attempt_or_when_the_deal_is_open() -> None:
    deal = drawn_for("oldtown", DAY)
    playing = Attempt(deal.id, "ann", "t1", True, MIDNIGHT)
    finished = playing._replace(ended=MIDNIGHT + HOUR, lead=3, points=20)
    gave_up = playing._replace(ended=MIDNIGHT + HOUR)
    challenge: Deal = deal._replace(closes=None, host="bob")
    assert not may_look(deal, None, None)
    assert not may_look(deal, None, "ann")
    assert not may_look(deal, playing, "ann")
    assert may_look(deal, finished, "ann")
    assert may_look(deal, gave_up, "ann")
    assert may_look(deal._replace(opened=MIDNIGHT + 48 * HOUR), None, None)
    assert may_look(challenge, None, "bob")
    assert not may_look(challenge, None, None)
    assert not may_look(None, None, "ann")

"""The rules of matches: which week has which, what a match consists of, and how results are compared."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tabletowers import GAMES
from tabletowers.bots import STRENGTHS
from tabletowers.host.deals import Result
from tabletowers.host.matches import (
    WEEK,
    Match,
    Score,
    deals_of,
    matchpoints,
    number_of,
    of_week,
    private,
    standings,
    strengths_missing,
    week_of,
)

HOUR = 3600 * 1000
#: Monday, 2026-12-07, 00:00 UTC.
MONDAY = 1_796_601_600_000
WEEK_50 = datetime(2026, 12, 7, tzinfo=UTC)


def test_weeks_begin_on_monday_in_utc() -> None:
    assert week_of(MONDAY) == week_of(MONDAY + 7 * 24 * HOUR - 1) == WEEK_50
    assert week_of(MONDAY - 1) == datetime(2026, 11, 30, tzinfo=UTC)


def test_every_week_has_one_match_and_the_games_take_turns() -> None:
    matches = [of_week(WEEK_50 + number * WEEK) for number in range(len(GAMES))]
    assert {match.game for match in matches} == set(GAMES)
    assert of_week(WEEK_50 + len(GAMES) * WEEK).game == matches[0].game
    assert (matches[0].id, matches[0].kind, matches[0].host) == ("w2026-50", "week", None)
    assert (matches[0].opens, matches[0].closes) == (MONDAY, MONDAY + 7 * 24 * HOUR)
    # What was begun in time can be finished on the next day.
    assert matches[0].finish_by == MONDAY + 8 * 24 * HOUR
    assert matches[0].closes == matches[1].opens


def test_a_match_has_six_deals_with_secrets_of_their_own_against_the_same_bots() -> None:
    match = private("clocktowers", "adept", 3, MONDAY, "ann", "c1")
    assert (match.kind, match.host, match.circle, match.closes) == ("private", "ann", "c1", MONDAY + 72 * HOUR)
    deals = deals_of(match)
    assert [deal.id for deal in deals] == match.deals == [f"{match.id}-{number}" for number in range(1, 7)]
    assert [number_of(deal) for deal in deals] == [1, 2, 3, 4, 5, 6]
    assert len({deal.secret for deal in deals}) == 6
    assert {(deal.match, deal.opens, deal.closes) for deal in deals} == {(match.id, MONDAY, match.closes)}
    assert all(sorted(map(str, deal.levels)) == ["None", "adept", "adept"] for deal in deals)


@pytest.mark.parametrize(
    ("leads", "shares"),
    [
        # Each of four results is compared with the three others.
        ((9, 5, 2, -4), (1, 2 / 3, 1 / 3, 0)),
        # An equal result counts half.
        ((5, 5, -1), (3 / 4, 3 / 4, 0)),
        ((3,), (1 / 2,)),
    ],
)
def test_a_result_gets_the_share_of_the_others_that_it_beats(leads: tuple[int, ...], shares: tuple[float, ...]) -> None:
    results = [Result(lead, 20) for lead in leads]
    points = matchpoints(results)
    assert tuple(points[result] for result in results) == pytest.approx(shares)


def test_of_two_equal_leads_the_one_with_more_points_is_better() -> None:
    assert matchpoints([Result(2, 30), Result(2, 25)]) == {Result(2, 30): 1, Result(2, 25): 0}


def score(deal: int, player: str, lead: int, **more: object) -> Score:
    fields: dict[str, object] = {"is_bot": player in STRENGTHS, "ranked": True} | more
    return Score(deal, player, result=Result(lead, 20), **fields)  # type: ignore[arg-type]


def test_standings_are_means_over_the_deals_and_a_deal_that_was_not_played_counts_nothing() -> None:
    scores = [score(1, "ann", 4), score(1, "bob", 2), score(1, "novice", 2), score(2, "ann", 0), score(2, "novice", 8)]
    lines = standings(scores, [1, 2])
    assert [(line.player, line.is_bot, line.shares) for line in lines] == [
        ("novice", True, (0.25, 1)),
        ("ann", False, (1, 0)),
        ("bob", False, (0.25, None)),
    ]
    assert [line.score for line in lines] == [0.625, 0.5, 0.125]
    # Over one deal only, nothing is said about the other.
    assert [(line.player, line.shares) for line in standings(scores, [2])] == [("novice", (1,)), ("ann", (0,))]


def test_luck_is_the_mean_over_the_deals_for_which_it_is_known() -> None:
    scores = [score(1, "ann", 4, luck=0.25), score(2, "ann", 4, luck=-0.05), score(3, "ann", 4), score(1, "bob", 2)]
    lines = {line.player: line.luck for line in standings(scores, [1, 2, 3])}
    assert lines == {"ann": pytest.approx(0.1), "bob": None}


def test_a_guest_plays_along_without_a_rank() -> None:
    lines = standings([score(1, "ann", 4, ranked=False), score(1, "bob", 2)], [1])
    assert [(line.player, line.ranked) for line in lines] == [("ann", False), ("bob", True)]


def test_every_strength_plays_every_deal_once_the_weakest_first() -> None:
    match = Match("m1", "babel", "seasoned", 2, 0, 1, "ann")
    missing = strengths_missing(match, [])
    assert missing[:3] == [(1, "novice"), (2, "novice"), (1, "learner")]
    assert len(missing) == 16
    left = strengths_missing(match, [score(2, "novice", 3), score(1, "ann", 3)])
    assert left == [one for one in missing if one != (2, "novice")]

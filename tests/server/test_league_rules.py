"""The rules of leagues: everybody meets, a round asks nobody twice, and the table counts each meeting once."""

from __future__ import annotations

from itertools import combinations

import pytest

from tabletowers.server.tables import league_rules as rules
from tabletowers.store.leagues import Fixture, Player
from tabletowers.store.vacations import Vacation

DAY = 24 * 3600 * 1000


@pytest.mark.parametrize("count", range(2, 17))
def test_each_pair_meets_once_where_two_play(count: int) -> None:
    rounds = rules.schedule(range(count), 2)
    assert sorted(pair for one in rounds for pair in one) == list(combinations(range(count), 2))
    # With an odd number, one player has a pause in each round.
    assert len(rounds) == count - 1 + count % 2
    for one in rounds:
        assert len({player for pair in one for player in pair}) == 2 * len(one)


@pytest.mark.parametrize("count", range(3, 16))
def test_all_pairs_meet_at_tables_of_three(count: int) -> None:
    rounds = rules.schedule(range(10, 10 + count), 3)
    groups = [group for one in rounds for group in one]
    pairs = [pair for group in groups for pair in combinations(group, 2)]
    assert set(pairs) == set(combinations(range(10, 10 + count), 2))
    if count in (3, 7, 9, 13, 15):
        # Then each pair can meet exactly once (Kirkman), and does.
        assert len(pairs) == len(set(pairs))
    # Fort and Hedlund's least number of groups is missed by two at the most.
    assert len(groups) <= -(-count * -(-(count - 1) // 2) // 3) + 2
    for one in rounds:
        assert len({player for group in one for player in group}) == 3 * len(one)


def fixture(*players: int, places: tuple[int | None, ...] | None = None, status: str | None = None) -> Fixture:
    return Fixture(0, 0, 7 * DAY, players, None if status is None else "t1", status, None, places)


def test_a_meeting_counts_once_and_a_draw_half() -> None:
    lines = rules.table([0, 1, 2], [fixture(0, 1), fixture(0, 1, 2, places=(0, 1, 1)), fixture(1, 2, places=(1, 0))])
    assert [(line.place, line.player, line.won, line.drawn, line.lost, line.points) for line in lines] == [
        (1, 0, 2, 0, 0, 4),
        (2, 1, 0, 1, 1, 1),
        (2, 2, 0, 1, 1, 1),
    ]


def test_of_two_meetings_the_one_that_is_over_first_counts() -> None:
    # Game 0 was drawn up first, and game 1 was over first.
    games = [fixture(0, 1, places=(0, 1))._replace(ended=9), fixture(0, 1, places=(1, 0))._replace(ended=5)]
    for fixtures in (games, games[::-1]):
        assert [(line.player, line.won) for line in rules.table([0, 1], fixtures)] == [(1, 1), (0, 0)]


def test_the_time_to_begin_is_moved_by_a_vacation_in_the_round() -> None:
    game = fixture(0, 1)
    assert rules.closes(game, 7, {}) == 7 * DAY
    away = {0: [Vacation(-5 * DAY, 2 * DAY)], 1: [Vacation(6 * DAY, 9 * DAY)], 2: [Vacation(0, 7 * DAY)]}
    # The longer one of both counts: three days, of which two are after the round.
    assert rules.closes(game, 7, away) == 10 * DAY
    assert rules.closes(game, 7, {0: away[0]}) == 9 * DAY
    # A player who is away at the end has as much time afterwards as they have lost; a later vacation changes nothing.
    assert rules.closes(game, 7, {0: [Vacation(5 * DAY, 20 * DAY)]}) == 22 * DAY
    assert rules.closes(game, 7, {0: [Vacation(7 * DAY, 9 * DAY), Vacation(6 * DAY, 7 * DAY)]}) == 10 * DAY
    assert rules.closes(game, 7, {0: [Vacation(7 * DAY, 9 * DAY)]}) == 7 * DAY


def test_a_game_is_off_when_fewer_than_two_take_part_and_missed_when_it_was_not_begun() -> None:
    here, left = Player(0, "ann", None), Player(0, "ann", 5)
    assert rules.stage(fixture(0, 1), 10, {0: here, 1: here}, 9) == "open"
    assert rules.stage(fixture(0, 1), 10, {0: here, 1: here}, 10) == "missed"
    assert rules.stage(fixture(0, 1), 10, {0: here, 1: left}, 9) == "off"
    # A bot takes the third chair.
    assert rules.stage(fixture(0, 1, 2), 10, {0: here, 1: left, 2: here}, 9) == "open"
    assert rules.stage(fixture(0, 1, status="waiting"), 10, {0: here, 1: here}, 9) == "waiting"
    assert rules.stage(fixture(0, 1, status="running"), 10, {0: here, 1: left}, 99) == "running"
    assert rules.stage(fixture(0, 1, status="over"), 10, {0: here, 1: here}, 9) == "open"
    assert rules.stage(fixture(0, 1, places=(0, 1), status="over"), 10, {0: here, 1: here}, 99) == "over"
    # The player who opened the table has played against bots, without waiting for the other one.
    alone = fixture(0, 1, places=(0, None), status="over")
    assert [rules.stage(alone, 10, {0: here, 1: here}, now) for now in (9, 10)] == ["open", "missed"]

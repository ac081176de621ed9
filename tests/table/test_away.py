"""Somebody is away: bots stand in, games are called off, clocks stand still on vacation, hosts ask people to get up."""

from __future__ import annotations

import contextlib

import pytest

from tabletowers.table import Refused, commands
from tabletowers.table import entries as e
from tabletowers.table.clock import BankClock, Clock, DaysClock, MoveClock
from tabletowers.table.requests import AnswerIn, Join, RemoveIn, SeatWish, Start, VoteIn
from tabletowers.table.snapshot import restore, take
from tabletowers.table.table import Table
from tests.table.setting import ME, OPEN, PACE, Hands, running, waiting

DAY = 24 * 3600 * 1000
MINUTE = 60_000


def after_turns(table: Table, turns: int) -> int:
    """Play some turns; the time then."""
    hands = Hands(table)
    while table.turn < turns:
        hands.move(table.playing().to_move or 0)
    return table.changed


def test_a_young_game_is_cancelled_by_anybody_at_once() -> None:
    table = running()
    assert table.is_young
    commands.propose(table, 3000, "p1", VoteIn("cancel"))
    assert (table.status, table.outcome) == ("over", "cancelled")


@pytest.mark.parametrize(
    ("clock", "patience"),
    [
        (None, 10 * MINUTE),
        (MoveClock(3600), 10 * MINUTE),
        (BankClock(1200, 10), 10 * MINUTE),
        (DaysClock(2), 2 * DAY),
    ],
)
def test_a_game_is_called_off_without_the_long_absent_by_all_others(clock: Clock | None, patience: int) -> None:
    table = running(players=3, clock=clock)
    began = after_turns(table, 3)
    assert not table.is_young
    # Nobody is away, then somebody for too short a time.
    for since in ({}, {"p2": began + 10}):
        with pytest.raises(Refused, match="cancelled") as refused:
            commands.propose(table, began + 9 + patience, "p0", VoteIn("cancel"), absent_since=since.get)
        assert refused.value.details == {"seconds": patience // 1000}
    commands.propose(table, began + 10 + patience, "p0", VoteIn("cancel"), absent_since={"p2": began + 10}.get)
    assert table.status == "running"
    assert table.vote is not None
    assert table.vote.needed == ["p0", "p1"]
    commands.vote(table, began + 20 + patience, "p1", AnswerIn(True))
    assert (table.status, table.outcome) == ("over", "cancelled")


def test_whoever_has_just_moved_is_not_away() -> None:
    table = running(players=2)
    began = after_turns(table, 4)
    with pytest.raises(Refused):
        commands.propose(table, began + MINUTE, "p0", VoteIn("cancel"), absent_since={"p1": 0}.get)


def test_a_player_who_looks_on_without_moving_is_absent_after_ten_minutes_where_no_clock_runs() -> None:
    for clock, possible in ((None, True), (MoveClock(3600), False)):
        table = running(players=2, clock=clock)
        asked = after_turns(table, 4)
        assert table.playing().to_move == 0
        for at, absent in ((asked + 10 * MINUTE - 1, False), (asked + 10 * MINUTE, possible)):
            with contextlib.suppress(Refused):
                commands.propose(table, at, "p1", VoteIn("stand_in", seat=0))
            assert (table.seats[0].stand_in is not None) == absent


def beside_a_bot() -> Table:
    """A running game of p0, p1 and a bot that plays at random, after three turns."""
    table = waiting(seats=[ME, OPEN, SeatWish("bot", "random")])
    commands.join(table, 1000, "p1", Join())
    commands.start(table, 2000, "p0", Start())
    hands = Hands(table)
    while table.turn < 3:
        tasks = commands.tasks(table, PACE)
        if tasks:
            assert commands.answer(table, hands.now, tasks[0], table.legal(2)[0])
        else:
            hands.next()
    return table


def test_a_silent_bot_is_replaced_if_everyone_agrees() -> None:
    table = beside_a_bot()
    now = table.changed
    with pytest.raises(Refused, match="absent player"):
        commands.propose(table, now, "p0", VoteIn("stand_in", seat=2))
    with pytest.raises(Refused, match="absent"):
        commands.propose(table, now, "p0", VoteIn("stand_in", seat=1), silent={2})
    commands.propose(table, now, "p0", VoteIn("stand_in", seat=2), silent={2})
    assert table.seats[2].bot == "random"
    commands.vote(table, now, "p1", AnswerIn(True))
    assert (table.vote, table.seats[2].bot) == (None, "greedy")


def test_everyone_can_call_a_game_off_because_of_a_silent_bot() -> None:
    table = beside_a_bot()
    now = table.changed
    with pytest.raises(Refused, match="absent"):
        commands.propose(table, now, "p0", VoteIn("cancel"))
    commands.propose(table, now, "p0", VoteIn("cancel"), silent={2})
    assert table.status == "running"
    commands.vote(table, now, "p1", AnswerIn(True))
    assert (table.status, table.outcome) == ("over", "cancelled")


def test_on_vacation_a_clock_by_days_stands_still() -> None:
    table = running(players=2, clock=DaysClock(2))
    # p0 is asked at 2000 and has two days; after one of them, a vacation of ten.
    assert table.clocks.glasses[0].deadline() == 2000 + 2 * DAY
    assert commands.go_away(table, 2000 + DAY, "p0", 2000 + 11 * DAY)
    assert table.clocks.glasses[0].deadline() == 2000 + 12 * DAY
    # Back after three: the day that was left runs from then on.
    assert commands.go_away(table, 2000 + 4 * DAY, "p0", None)
    assert table.clocks.glasses[0].deadline() == 2000 + 5 * DAY
    assert not commands.go_away(table, 2000 + 4 * DAY, "p0", None)


def test_whoever_is_asked_on_vacation_has_the_whole_time_afterwards() -> None:
    table = running(players=2, clock=DaysClock(2))
    commands.go_away(table, 3000, "p1", 3000 + 10 * DAY)
    hands = Hands(table)
    while table.playing().to_move == 0:
        hands.move(0)
    assert table.clocks.glasses[1].deadline() == 3000 + 12 * DAY
    kept = restore(take(table))
    assert kept is not None
    assert kept.clocks == table.clocks
    again = Table.load(logged.entry for logged in table.log)
    assert again.clocks.glasses == table.clocks.glasses
    while table.playing().to_move == 1:
        hands.move(1)
    # Whoever plays on vacation all the same loses nothing by it.
    assert table.clocks.glasses[1].since is None


def test_nobody_stands_in_for_somebody_on_vacation() -> None:
    table = running(players=2, clock=DaysClock(2))
    commands.go_away(table, 3000, "p0", 3000 + 10 * DAY)
    for at, possible in ((3000 + 9 * DAY, False), (3000 + 10 * DAY, True)):
        if possible:
            commands.propose(table, at, "p1", VoteIn("stand_in", seat=0), absent_since={"p0": 2000}.get)
            assert table.seats[0].stand_in == "greedy"
        else:
            with pytest.raises(Refused):
                commands.propose(table, at, "p1", VoteIn("stand_in", seat=0), absent_since={"p0": 2000}.get)


@pytest.mark.parametrize("clock", [None, MoveClock(90), BankClock(1200, 10)])
def test_there_is_no_vacation_from_games_that_are_played_at_once(clock: Clock | None) -> None:
    table = running(players=2, clock=clock)
    assert not commands.go_away(table, 3000, "p0", 3000 + DAY)
    assert table.clocks.away == {}


def test_a_host_asks_somebody_to_get_up_before_the_start() -> None:
    table = waiting()
    commands.join(table, 1000, "p1", Join())
    for person, chair in (("p1", 1), ("p0", 0), ("p0", 2), ("p0", 7)):
        with pytest.raises(Refused):
            commands.remove(table, 1100, person, RemoveIn(chair))
    commands.remove(table, 1200, "p0", RemoveIn(1))
    assert table.chairs[1] == e.Chair("open")
    commands.join(table, 1300, "p2", Join())
    commands.start(table, 1400, "p0", Start(fill=True))
    with pytest.raises(Refused):
        commands.remove(table, 1500, "p0", RemoveIn(1))

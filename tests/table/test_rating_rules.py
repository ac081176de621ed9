"""Which games count for ratings among people and for the ladder of bots, and for whom."""

from __future__ import annotations

import pytest

from tabletowers.table import Refused, Table, commands, rating_rules
from tabletowers.table import entries as e
from tabletowers.table.clock import MoveClock
from tabletowers.table.rating_rules import Rating, RatingLimits, why_unrated
from tabletowers.table.requests import AnswerIn, Join, Leave, NewTable, SeatWish, Start, VoteIn
from tests.table.setting import BOT, ME, PACE, Hands, running, waiting

CLOCK = MoveClock(60)
LADDER = ("novice", "learner", "amateur")


def fresh(table: Table) -> dict[str, Rating]:
    return {person: Rating() for person in table.people()}


def gains(table: Table) -> dict[str, int]:
    """Whose rating changes, and in which direction."""
    after = rating_rules.after(table, fresh(table))
    return {person: (rating.mu > 25) - (rating.mu < 25) for person, rating in after.items()}


def play_turns(table: Table, turns: int = 3) -> Hands:
    hands = Hands(table)
    while table.turn < turns:
        hands.next()
    return hands


def finish(table: Table, hands: Hands) -> None:
    """Play on to the end, with any legal move for bots."""
    while table.status == "running":
        tasks = [task for task in commands.tasks(table, PACE) if task.by == "bot"]
        if tasks:
            move = hands.dice.choice(table.legal(tasks[0].seat))
            assert commands.answer(table, hands.now, tasks[0], move)
        else:
            hands.next()


def stop(table: Table, now: int, people: int) -> None:
    commands.propose(table, now, "p0", VoteIn("stop"))
    for person in range(1, people):
        commands.vote(table, now, f"p{person}", AnswerIn(True))


def test_only_games_of_people_with_a_clock_count() -> None:
    for clock, counts in ((None, False), (CLOCK, True)):
        table = running(players=2, clock=clock)
        Hands(table).to_end()
        assert why_unrated(table) == (None if counts else "clock")
        assert sorted(gains(table)) == (["p0", "p1"] if counts else [])
    alone = waiting(seats=[ME, BOT], clock=CLOCK, hints=False)
    assert why_unrated(alone) == "bots"


def test_the_winner_gains_and_bots_at_the_table_have_no_rating() -> None:
    table = waiting(seats=[ME, SeatWish("open"), BOT], clock=CLOCK)
    commands.join(table, 1000, "p1", Join())
    commands.start(table, 2000, "p0", Start())
    finish(table, Hands(table))
    place = rating_rules.places(table)
    better = min((0, 1), key=lambda seat: place[seat])
    if place[0] != place[1]:
        assert gains(table) == {f"p{better}": 1, f"p{1 - better}": -1}


def test_a_game_that_is_stopped_after_three_turns_counts_as_it_stands() -> None:
    table = running(players=2, clock=CLOCK)
    hands = play_turns(table)
    while len(set(table.playing().scores())) < 2:
        hands.next()
    points = table.playing().scores()
    stop(table, hands.now, 2)
    ahead = points.index(max(points))
    assert (table.outcome, why_unrated(table)) == ("stopped", None)
    assert gains(table) == {f"p{ahead}": 1, f"p{1 - ahead}": -1}


def test_a_game_that_is_stopped_before_or_closed_by_an_operator_counts_for_nobody() -> None:
    young = running(players=2, clock=CLOCK)
    stop(young, 3000, 2)
    closed = running(players=2, clock=CLOCK)
    hands = play_turns(closed)
    commands.expire(closed, hands.now, idle_since=hands.now)
    for table in (young, closed):
        assert (table.outcome, why_unrated(table), gains(table)) == ("stopped", "stopped", {})


def test_a_player_who_leaves_loses_and_the_others_win() -> None:
    table = running(players=2, clock=CLOCK)
    hands = play_turns(table)
    commands.leave(table, hands.now, "p0", Leave(for_good=True))
    finish(table, hands)
    assert gains(table) == {"p0": -1, "p1": 1}


def test_a_player_for_whom_a_bot_moved_by_the_clock_loses() -> None:
    table = running(players=2, clock=CLOCK)
    hands = play_turns(table)
    (task,) = commands.tasks(table, PACE)
    assert task.by == "clock"
    hands.now = task.due
    assert commands.answer(table, task.due, task, table.legal(task.seat)[0])
    hands.to_end()
    assert gains(table) == {f"p{task.seat}": -1, f"p{1 - task.seat}": 1}


def test_a_player_for_whom_a_bot_stood_in_can_only_lose() -> None:
    won = 0
    for seed in range(8):
        table = running(players=2, clock=CLOCK)
        hands = play_turns(table)
        hands.dice.seed(seed)
        now = hands.now + 10**6
        commands.propose(table, now, "p1", VoteIn("stand_in", seat=0), absent_since={"p0": hands.now}.get)
        hands.now = now
        finish(table, hands)
        first, second = rating_rules.places(table)
        won += first < second
        if first < second:
            assert gains(table) == {"p1": -1}
        elif first > second:
            assert gains(table) == {"p0": -1, "p1": 1}
    assert won


def test_calling_off_is_possible_before_three_turns_were_played_and_is_counted() -> None:
    table = running(players=2, clock=CLOCK)
    play_turns(table, 2)
    commands.propose(table, 9000, "p1", VoteIn("cancel"))
    assert (table.outcome, rating_rules.caller_off(table), gains(table)) == ("cancelled", "p1", {})
    assert [rating_rules.why_unrated_in(table, seat) for seat in (0, 1)] == ["cancelled", "called_off"]
    assert rating_rules.after_calling_off(fresh(table), "p1").mu < 25
    without_clock = running(players=2)
    commands.propose(without_clock, 9000, "p1", VoteIn("cancel"))
    assert rating_rules.caller_off(without_clock) is None


def test_a_game_that_is_cancelled_because_of_an_absent_player_counts_only_for_them() -> None:
    table = running(players=3, clock=CLOCK)
    hands = play_turns(table)
    now = hands.now + 600_000
    commands.propose(table, now, "p0", VoteIn("cancel"), absent_since={"p2": hands.now}.get)
    commands.vote(table, now, "p1", AnswerIn(True))
    assert (table.outcome, gains(table)) == ("cancelled", {"p2": -1})


def test_games_against_the_same_opponent_or_network_count_less_and_less() -> None:
    limits = RatingLimits(opponent_games=2, network_games=4, known_networks=5, newcomer_weight=0.2)
    known = 5
    assert [limits.weight(games, games, known) for games in range(4)] == [1, 1, 2 / 3, 1 / 2]
    assert [limits.weight(0, games, known) for games in (3, 4, 7)] == [1, 4 / 5, 1 / 2]
    assert [limits.weight(0, 0, networks) for networks in (0, 1, 3, 5, 9)] == pytest.approx([0.2, 0.2, 0.6, 1, 1])


def test_the_network_of_a_player_and_their_opponent_does_not_make_the_opponent_known() -> None:
    limits = RatingLimits(known_networks=2, newcomer_weight=0.1)
    met = {"a": {}, "b": {("a", "home"): 1, ("c", "away"): 1, ("d", "far"): 1}}
    # Of b's opponents, only d comes from neither network of the two.
    assert rating_rules.weights(limits, {"a": "home", "b": "away"}, met)["a"] == 0.5


def against(*levels: str) -> Table:
    seats = [ME, *(SeatWish("bot", level) for level in levels)]
    request = NewTable("clocktowers", seats, shuffle=False, hints=False, level=LADDER[0])
    table = commands.create(1000, "p0", request, LADDER, table="t1")
    commands.start(table, 2000, "p0", Start())
    return table


def test_the_weakest_bot_counts_on_the_ladder() -> None:
    table = against("amateur", "learner")
    assert rating_rules.ladder_level(table, LADDER) is None
    finish(table, Hands(table))
    assert rating_rules.ladder_level(table, LADDER) == "learner"
    assert rating_rules.ladder_level(table, ("amateur",)) is None
    assert gains(table) == {}


def test_a_game_in_which_a_bot_was_replaced_does_not_count_on_the_ladder() -> None:
    table = against("amateur", "learner")
    commands.propose(table, 3000, "p0", VoteIn("stand_in", seat=1), silent={1})
    assert table.seats[1].bot == "novice"
    finish(table, Hands(table))
    assert table.outcome == "finished"
    assert rating_rules.ladder_level(table, LADDER) is None


def test_everyone_plays_a_shared_deal_against_the_same_bots() -> None:
    table = against("amateur")
    table.created.deal = e.Deal("deal")
    with pytest.raises(Refused, match="same bots"):
        commands.propose(table, 3000, "p0", VoteIn("stand_in", seat=1), silent={1})


def test_leaving_a_game_against_bots_counts_on_the_ladder_after_three_turns() -> None:
    for turns, level in ((1, None), (3, "novice")):
        table = against("novice")
        hands = Hands(table)
        while table.turn < turns:
            tasks = [task for task in commands.tasks(table, PACE) if task.by == "bot"]
            if tasks:
                commands.answer(table, hands.now, tasks[0], table.legal(1)[0])
            else:
                hands.next()
        commands.leave(table, hands.now, "p0", Leave(for_good=True))
        assert (table.outcome, rating_rules.ladder_level(table, LADDER)) == ("stopped", level)
        assert rating_rules.places(table)[0] == 1


def test_a_rung_is_climbed_by_two_of_three_wins_in_a_row_and_kept() -> None:
    limits = RatingLimits()
    won, lost = True, False
    assert rating_rules.rung({}, LADDER, limits) is None
    assert rating_rules.rung({"learner": [won, lost, lost, won]}, LADDER, limits) is None
    assert rating_rules.rung({"learner": [won, lost, won, lost, lost]}, LADDER, limits) == "learner"
    assert rating_rules.rung({"novice": [won, won], "amateur": [lost, won]}, LADDER, limits) == "novice"


def test_a_table_of_an_earlier_release_keeps_its_rules() -> None:
    (created,) = e.decode(e.encode([running().created]))
    assert isinstance(created, e.Created)
    assert created.ratings == 2
    kept = e.encode([created]).replace(b',"ratings":2', b"")
    (earlier,) = e.decode(kept)
    assert isinstance(earlier, e.Created)
    assert earlier.ratings == 1

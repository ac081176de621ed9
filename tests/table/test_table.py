"""Sitting down, playing, taking back, voting, leaving: what a table allows and what it does to the game."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pytest

from tabletowers.contract import Event
from tabletowers.contract.events import Scored
from tabletowers.table import Refused, Table, commands, payloads, rating_rules, snapshot
from tabletowers.table import entries as e
from tabletowers.table.clock import BankClock, Clock, DaysClock, MoveClock
from tabletowers.table.rating_rules import Rating
from tabletowers.table.requests import (
    AnswerIn,
    ChatIn,
    Join,
    Leave,
    MoveIn,
    NewTable,
    RemoveIn,
    SeatIn,
    SeatWish,
    Start,
    TableChange,
    UndoIn,
    VoteIn,
)
from tests.table.setting import BOT, LEVELS, ME, OPEN, PACE, Hands, code_of, running, waiting


def names(person: str) -> str:
    return person.upper()


# Sitting down


def test_people_join_open_chairs_and_the_host_starts() -> None:
    table = waiting()
    with pytest.raises(Refused) as error:
        commands.start(table, 1001, "p0", Start())
    assert code_of(error) == "not_full"
    commands.join(table, 1002, "p1", Join())
    with pytest.raises(Refused) as error:
        commands.join(table, 1002, "p1", Join())
    assert code_of(error) == "already_there"
    with pytest.raises(Refused) as error:
        commands.start(table, 1002, "p1", Start())
    assert code_of(error) == "not_host"
    commands.start(table, 1003, "p0", Start(fill=True))
    assert [seat.chair.kind for seat in table.seats] == ["person", "person", "bot"]
    with pytest.raises(Refused) as error:
        commands.join(table, 1004, "p5", Join())
    assert code_of(error) == "not_waiting"


def test_seats_are_drawn_from_the_secret_unless_the_host_sets_them() -> None:
    orders = set()
    for number in range(20):
        table = running(secret=f"{number:064x}", shuffle=True)
        orders.add(tuple(seat.chair.person for seat in table.seats))
    assert len(orders) > 1
    assert [seat.chair.person for seat in running().seats] == ["p0", "p1", "p2"]


def test_a_nonce_changes_the_deal_and_not_the_commitment() -> None:
    plain, mixed = waiting(), waiting()
    assert plain.commitment == mixed.commitment
    for table, nonce in ((plain, None), (mixed, "00" * 8)):
        commands.join(table, 1001, "p1", Join(nonce=nonce))
        commands.join(table, 1001, "p2", Join())
        commands.start(table, 1002, "p0", Start())
    assert plain.setup != mixed.setup


def test_several_people_at_one_device_have_a_seat_each() -> None:
    table = waiting(seats=[ME, SeatWish("local", name="Bea")])
    commands.start(table, 1001, "p0", Start())
    assert table.seats_of("p0") == [0, 1]
    view = payloads.state(table, "p0", 1, names).view
    assert view is not None
    assert view["seat"] == 1
    assert rating_rules.subjects(table) is None


def test_an_arranged_table_is_set_up_and_begun_by_the_server_alone() -> None:
    table = commands.create(1000, "p0", NewTable("clocktowers", [ME, OPEN, OPEN]), LEVELS, table="t1", arranged=True)
    refused: list[Callable[[], object]] = [
        lambda: commands.join(table, 1001, "p1", Join()),
        lambda: commands.change(table, 1001, "p0", TableChange([ME, BOT, BOT]), LEVELS),
        lambda: commands.remove(table, 1001, "p0", RemoveIn(1)),
        lambda: commands.start(table, 1001, "p0", Start(fill=True)),
    ]
    for command in refused:
        with pytest.raises(Refused) as error:
            command()
        assert code_of(error) == "arranged"
    commands.seat(table, 1002, "p1", Join())
    with pytest.raises(Refused):
        commands.begin(table, 1003, Start())
    # Whether or not they have sat down, a bot takes one chair.
    commands.give_to_bot(table, 1004, "p1")
    assert [chair.kind for chair in table.chairs] == ["person", "bot", "open"]
    commands.give_to_bot(table, 1005, "p2")
    assert [chair.kind for chair in table.chairs] == ["person", "bot", "bot"]
    commands.begin(table, 1006, Start())
    assert table.status == "running"


def test_the_host_changes_chairs_and_guests_keep_theirs() -> None:
    table = waiting()
    commands.join(table, 1001, "p1", Join())
    commands.change(table, 1002, "p0", TableChange([BOT, OPEN]), LEVELS)
    assert [chair.kind for chair in table.chairs] == ["bot", "person"]
    with pytest.raises(Refused):
        commands.change(table, 1003, "p0", TableChange([BOT, BOT]), LEVELS)


# Playing


def test_the_same_key_plays_once_and_is_told_the_same() -> None:
    table = running()
    move = table.legal(0)[0]
    first = commands.move(table, 3000, "p0", MoveIn(0, move, 0, "one"))
    again = commands.move(table, 3001, "p0", MoveIn(0, move, 0, "one"))
    assert first == again
    assert len(table.plies) == 1


@pytest.mark.parametrize(
    ("person", "seat", "position", "code"),
    [("p1", 0, 0, "not_your_seat"), ("p1", 1, 0, "not_asked"), ("p0", 0, 7, "stale_position")],
)
def test_others_seats_other_turns_and_old_positions_are_refused(
    person: str, seat: int, position: int, code: str
) -> None:
    table = running()
    with pytest.raises(Refused) as error:
        commands.move(table, 3000, person, MoveIn(seat, table.legal(0)[0], position, "key"))
    assert code_of(error) == code
    assert not table.plies


def test_an_illegal_move_names_its_rule() -> None:
    table = running()
    with pytest.raises(Refused) as error:
        commands.move(table, 3000, "p0", MoveIn(0, "Rr>T1", 0, "key"))
    assert code_of(error) == "illegal_move"
    assert error.value.details["reason"]["code"] == "not_in_hand"


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
@pytest.mark.parametrize("options", [{}, {"tidy": "spot"}])
def test_the_log_gives_the_same_table_again(game: str, options: dict[str, str]) -> None:
    if options and game != "oldtown":
        options = {}
    table = running(game, options=options)
    Hands(table).to_end()
    again = Table.load(e.decode(e.encode(table.pending)))
    assert again.outcome == "finished"
    for seat in (None, 0, 1, 2):
        person = None if seat is None else f"p{seat}"
        assert payloads.state(again, person, seat, names) == payloads.state(table, person, seat, names)
        for back in (False, True):
            told = payloads.entries(again, 0, [seat], names, looking_back=back)
            assert told == payloads.entries(table, 0, [seat], names, looking_back=back)


def test_the_clock_of_the_machine_may_jump_back() -> None:
    table = running()
    commands.move(table, 5000, "p0", MoveIn(0, table.legal(0)[0], 0, "a"))
    commands.move(table, 100, "p0", MoveIn(0, table.legal(0)[0], 1, "b"))
    times = [told.entry.at for told in table.log]
    assert times == sorted(times)


# Undo


def test_a_seat_takes_back_its_own_decision_until_a_card_is_turned_up() -> None:
    table = running()
    hands = Hands(table)
    before = table.playing().to_bytes()
    hands.move(0)
    assert (table.own_undo(0), table.own_undo(1)) == (1, 0)
    commands.undo(table, 3000, "p0", UndoIn(0, table.position))
    assert table.playing().to_bytes() == before
    assert (table.position, len(table.plies)) == (2, 0)
    hands.move(0)
    hands.move(0)
    assert table.own_undo(0) == 0
    with pytest.raises(Refused) as error:
        commands.undo(table, 4000, "p0", UndoIn(0, table.position))
    assert code_of(error) == "no_undo"


def test_an_undo_over_others_needs_everybody() -> None:
    table = running("oldtown")
    hands = Hands(table)
    hands.move(0)
    hands.move(0)
    hands.move(1)
    assert (table.own_undo(0), table.agreed_undo()) == (0, 3)
    commands.propose(table, 3000, "p1", VoteIn("undo", count=2))
    commands.vote(table, 3001, "p0", AnswerIn(True))
    assert len(table.plies) == 3
    commands.vote(table, 3002, "p2", AnswerIn(True))
    assert len(table.plies) == 1
    assert table.playing().to_move == 0


def test_one_no_ends_a_vote() -> None:
    table = running()
    commands.propose(table, 3000, "p1", VoteIn("stop"))
    with pytest.raises(Refused) as error:
        commands.propose(table, 3000, "p2", VoteIn("stop"))
    assert code_of(error) == "vote_open"
    commands.vote(table, 3001, "p0", AnswerIn(False))
    assert table.vote is None
    assert table.status == "running"


def test_what_each_seat_earned_is_counted_by_source_and_undone_moves_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "scored", lambda event: Scored(getattr(event, "seat", 0), "cats", 1))
    table = running()
    nothing = dict.fromkeys(table.game.sources, 0)
    assert table.earned == [nothing] * 3
    hands = Hands(table)
    hands.move(0)
    paid = table.earned
    assert paid[0] == nothing | {"cats": sum(len(logged.events) for logged in table.log)}
    commands.undo(table, 3000, "p0", UndoIn(0, table.position))
    assert table.earned == [nothing] * 3
    hands.move(0)
    assert payloads.state(table, None, None, names).earned == table.earned
    assert Table.load(e.decode(e.encode(table.pending))).earned == table.earned
    restored = snapshot.restore(snapshot.take(table))
    assert restored is not None
    assert restored.earned == table.earned


# Stopping, leaving, standing in


def test_a_game_of_an_earlier_release_is_cancelled_by_anybody_before_its_third_turn() -> None:
    table = running(rating_rules=1)
    hands = Hands(table)
    while table.turn < 1:
        hands.next()
    cancelled = Table.load(e.decode(e.encode(table.pending)))
    commands.propose(cancelled, 9000, "p2", VoteIn("cancel"))
    assert cancelled.outcome == "cancelled"
    assert rating_rules.subjects(cancelled) is None
    while table.turn < 2:
        hands.next()
    with pytest.raises(Refused) as error:
        commands.propose(table, 9000, "p2", VoteIn("cancel"))
    assert code_of(error) == "not_possible"


def test_stopping_by_agreement_counts_for_nobody() -> None:
    table = running()
    commands.propose(table, 3000, "p0", VoteIn("stop"))
    commands.vote(table, 3001, "p1", AnswerIn(True))
    commands.vote(table, 3002, "p2", AnswerIn(True))
    assert (table.status, table.outcome) == ("over", "stopped")
    assert rating_rules.subjects(table) is None


def test_a_bot_stands_in_for_an_absent_player_by_vote_and_gives_the_seat_back() -> None:
    table = running()
    with pytest.raises(Refused):
        commands.propose(table, 200_000, "p1", VoteIn("stand_in", seat=0))
    commands.propose(table, 200_000, "p1", VoteIn("stand_in", seat=0), absent_since=lambda person: 3000)
    commands.vote(table, 200_001, "p2", AnswerIn(True))
    assert table.seats[0].stand_in == "greedy"
    (task,) = commands.tasks(table, PACE)
    assert (task.by, task.level, task.seat) == ("bot", "greedy", 0)
    with pytest.raises(Refused):
        commands.move(table, 200_002, "p0", MoveIn(0, table.legal(0)[0], table.position, "key"))
    commands.come_back(table, 200_003, "p0", SeatIn(0))
    Hands(table).move(0)
    assert table.plies[0].seat == 0


def test_a_bot_stands_in_only_after_two_minutes_of_absence() -> None:
    table = running(players=2)
    hands = Hands(table)
    hands.now = 100_000
    hands.move(0)
    with pytest.raises(Refused) as error:
        # Not heard of by any connection, but there was a move.
        commands.propose(table, 219_999, "p1", VoteIn("stand_in", seat=0), absent_since=lambda person: 3000)
    assert (code_of(error), error.value.details) == ("not_possible", {"seconds": 120})
    commands.propose(table, 220_010, "p1", VoteIn("stand_in", seat=0), absent_since=lambda person: 3000)
    assert table.seats[0].stand_in == "greedy"


def test_in_a_game_by_days_a_bot_stands_in_only_after_days() -> None:
    table = running(players=2, clock=DaysClock(2))
    for at, seat in ((2000 + 2 * 86_400_000 - 1, None), (2000 + 2 * 86_400_000, "greedy")):
        with contextlib.suppress(Refused):
            commands.propose(table, at, "p1", VoteIn("stand_in", seat=0), absent_since=lambda person: 2000)
        assert table.seats[0].stand_in == seat


def test_a_game_of_an_earlier_release_in_which_a_bot_stood_in_counts_for_everybody() -> None:
    table = running(players=2, rating_rules=1)
    commands.propose(table, 200_000, "p1", VoteIn("stand_in", seat=0), absent_since=lambda person: 3000)
    hands = Hands(table)
    while table.status == "running":
        tasks = [task for task in commands.tasks(table, PACE) if task.by == "bot"]
        if tasks:
            assert commands.answer(table, hands.now, tasks[0], table.legal(0)[0])
        else:
            hands.next()
    before = {name: Rating() for name in rating_rules.subjects(table) or ()}
    assert list(rating_rules.after_version_1(table, before)) == ["person:p0", "person:p1"]


def test_a_game_with_help_counts_for_nobody() -> None:
    for hints, agreed, counts in ((None, True, True), (False, True, True), (True, False, True), (True, True, False)):
        table = waiting(seats=[ME, OPEN], hints=hints, clock=MoveClock(60))
        commands.join(table, 1000, "p1", Join(hints=agreed))
        commands.start(table, 2000, "p0", Start())
        Hands(table).to_end()
        assert (rating_rules.subjects(table) is not None) == counts
        # Whoever agreed does so again at the next table.
        again = commands.rematch(table, table.changed, "p1", new="t2", invite="i")
        assert again.allows_hints() == (not counts)
    alone = waiting(seats=[ME, BOT])
    commands.start(alone, 2000, "p0", Start())
    assert alone.allows_hints()
    alone.add(e.Over(at=3000, outcome="finished"))
    assert rating_rules.subjects(alone) is None


def test_tables_from_before_people_were_asked_about_hints_keep_theirs() -> None:
    table = waiting(seats=[ME, OPEN], hints=True)
    table.add(e.decode(b'[{"kind":"joined","at":1000,"chair":1,"person":"p1"}]')[0])
    commands.start(table, 2000, "p0", Start())
    assert table.allows_hints()


def test_a_game_in_which_everybody_agreed_to_an_undo_counts_for_nobody() -> None:
    table = running()
    hands = Hands(table)
    for _ in range(200):
        if table.agreed_undo():
            break
        hands.next()
    commands.propose(table, hands.now, "p0", VoteIn("undo"))
    for person in ("p1", "p2"):
        commands.vote(table, hands.now, person, AnswerIn(True))
    restored = snapshot.restore(snapshot.take(table))
    assert restored is not None
    assert restored.takebacks.by_all
    hands.to_end()
    assert rating_rules.subjects(table) is None


def test_a_line_of_chat_and_a_move_may_have_the_same_key() -> None:
    table = running()
    commands.chat(table, 3000, "p0", ChatIn("hello", "key 1"))
    Hands(table).move(0)
    assert len(table.plies) == 1
    commands.chat(table, 3000, "p0", ChatIn("hello again", "key 1"))
    assert [told.entry.text for told in table.log if isinstance(told.entry, e.Chatted)] == ["hello"]


def test_a_table_at_which_nothing_happens_is_closed() -> None:
    table = waiting()
    assert not commands.expire(table, 10_000, idle_since=999)
    assert commands.expire(table, 10_000, idle_since=1000)
    assert table.outcome == "cancelled"
    played = running()
    assert commands.expire(played, 10_000, idle_since=5000)
    assert played.outcome == "stopped"
    assert not commands.expire(played, 20_000, idle_since=15_000)


def test_a_game_of_an_earlier_release_that_a_player_left_counts_only_for_them() -> None:
    table = running(rating_rules=1)
    hands = Hands(table)
    commands.leave(table, 3000, "p2", Leave(for_good=True))
    while table.status == "running":
        tasks = [task for task in commands.tasks(table, PACE) if task.by == "bot"]
        if tasks:
            assert commands.answer(table, hands.now, tasks[0], table.legal(2)[0])
        else:
            hands.next()
    with pytest.raises(Refused):
        commands.come_back(table, 10**9, "p2", SeatIn(2))
    before = {name: Rating() for name in rating_rules.subjects(table) or ()}
    after = rating_rules.after_version_1(table, before)
    assert list(after) == ["person:p2"]
    assert after["person:p2"].mu < Rating().mu


def test_a_finished_game_of_an_earlier_release_counts_for_all_and_the_winner_gains() -> None:
    table = running(rating_rules=1)
    Hands(table).to_end()
    before = {f"person:p{seat}": Rating() for seat in range(3)}
    after = rating_rules.after_version_1(table, before)
    (winner,) = table.playing().winners()
    assert after[f"person:p{winner}"].mu > Rating().mu
    assert sorted(after) == sorted(before)


def test_everybody_moves_on_by_one_seat_in_a_rematch() -> None:
    table = running()
    with pytest.raises(Refused) as error:
        commands.rematch(table, 1, "p0", new="t2", invite="x")
    assert code_of(error) == "not_over"
    Hands(table).to_end()
    again = commands.rematch(table, 1, "p1", new="t2", invite="x")
    assert [chair.person for chair in again.chairs] == ["p1", "p2", "p0"]
    assert table.rematch == "t2"
    (logged,) = payloads.entries(table, table.seq - 1, [2], str.upper, looking_back=False)
    assert [(entry["kind"], entry["table"], entry["name"]) for entry in logged] == [("rematch", "t2", "P1")]
    assert not again.settings.shuffle
    assert again.secret != table.secret


# Clocks


@pytest.mark.parametrize("clock", [MoveClock(60), DaysClock(2), BankClock(60, 5)])
def test_when_time_is_up_a_bot_of_the_table_s_level_moves(clock: Clock) -> None:
    table = running(clock=clock)
    whole = 2 * 86_400_000 if isinstance(clock, DaysClock) else 60_000
    (task,) = commands.tasks(table, PACE)
    assert (task.by, task.seat, task.begins, task.level) == ("clock", 0, 2000 + whole, "greedy")
    assert commands.answer(table, task.due, task, table.legal(0)[0])
    assert table.plies[0].seat == 0
    assert not commands.answer(table, task.due, task, "anything")


def test_a_bank_is_used_up_and_grows_by_the_increment() -> None:
    table = running(clock=BankClock(60, 5))
    commands.move(table, 2000 + 20_000, "p0", MoveIn(0, table.legal(0)[0], 0, "a"))
    assert table.clocks.glasses[0].left == 60_000 - 20_000 + 5_000
    assert table.clocks.glasses[0].since == 22_000
    assert table.clocks.glasses[1].since is None


# Chat


def test_chat_has_limits() -> None:
    table = running()
    for number in range(commands.CHAT_LINES):
        commands.chat(table, 3000, "p0", ChatIn(f"line {number}"))
    with pytest.raises(Refused) as error:
        commands.chat(table, 3000, "p0", ChatIn("one more"))
    assert code_of(error) == "too_many"
    commands.chat(table, 3000 + commands.CHAT_WITHIN + 1, "p0", ChatIn("later"))
    for text in ("", "   ", "x" * 501):
        with pytest.raises(Refused):
            commands.chat(table, 60_000, "p1", ChatIn(text))

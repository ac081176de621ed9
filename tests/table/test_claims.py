"""Old Town's claims at a table (OT-17): pointed out at any time, collected after a turn, and nobody is asked twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletowers.games.oldtown.components import BUILDINGS
from tabletowers.table import Refused, Table, commands, payloads, snapshot
from tabletowers.table import entries as e
from tabletowers.table.clock import BankClock, DaysClock
from tabletowers.table.requests import Leave, MoveIn, OrdersIn, PointIn, TableChange, UndoIn
from tests.table.setting import PACE, Hands, code_of, decision_of, orders, running, waiting


def names(person: str) -> str:
    return person


def until(wanted: Callable[[Table], bool], players: int = 4, secrets: int = 40, **more: Any) -> tuple[Table, Hands]:
    """A table at which this is so; nobody has claimed anything before."""
    for number in range(secrets):
        table = running("oldtown", players, secret=f"{number:064x}", **more)
        hands = Hands(table, number)
        while table.status == "running":
            if wanted(table):
                return table, hands
            seat = table.playing().to_move
            assert seat is not None
            hands.move(seat, "done" if decision_of(table) == "claim" else None)
    raise AssertionError("it never came to that")


def right_claims(table: Table) -> list[str]:
    """Markers that no reading allows, as claims."""
    fields = table.playing().fields
    return [
        f"claim {name}@{lot + 1}"
        for building, name in enumerate(BUILDINGS)
        for lot in range(16)
        if fields["candidates"][building] & ~fields["open"][building] & 1 << lot
    ]


def wrong_claim(table: Table, seat: int) -> str:
    return next(move for move in table.pointable(seat) if move not in right_claims(table))


def after_action(table: Table) -> bool:
    """The player whose turn it is may claim."""
    return table.collecting is not None and table.playing().to_move == table.collecting.seat


def something_wrong(table: Table) -> bool:
    return after_action(table) and bool(right_claims(table))


def made(table: Table, since: int) -> list[tuple[int, str]]:
    return [(ply.seat, ply.move) for ply in table.plies[since:]]


def close(table: Table) -> None:
    """Wait until the window closes."""
    window = table.collecting
    assert window is not None
    (task,) = [task for task in commands.tasks(table, PACE) if task.by == "window"]
    assert task.due == window.closes
    assert task.move is not None
    assert not commands.answer(table, window.closes - 1, task, task.move)
    assert commands.answer(table, window.closes, task, task.move)


def test_whoever_says_nothing_is_done_when_the_window_closes_without_being_asked() -> None:
    table, _ = until(after_action)
    window, turn = table.answers.window, table.playing().to_move
    assert window is not None
    assert turn is not None
    assert (window.opened, window.closes) == (table.changed, table.changed + 3000)
    since, position = len(table.plies), table.position
    close(table)
    order = [(turn + step) % 4 for step in range(4)]
    assert made(table, since) == [(seat, "done") for seat in order]
    assert table.playing().to_move == order[1]
    assert table.answers.window is None
    moved = [logged.entry for logged in table.log if isinstance(logged.entry, e.Moved)]
    assert [entry.by for entry in moved[-4:]] == ["window"] * 4
    assert table.position == position + 4
    again = Table.load(e.decode(e.encode(table.pending)))
    assert payloads.state(again, "p0", 0, names) == payloads.state(table, "p0", 0, names)


def test_the_window_is_as_long_whether_there_is_something_to_claim_or_not() -> None:
    lengths = set()
    for wanted in (something_wrong, lambda table: after_action(table) and not right_claims(table)):
        table, _ = until(wanted)
        assert table.answers.window is not None
        lengths.add(table.answers.window.closes - table.answers.window.opened)
    assert lengths == {3000}
    table, _ = until(after_action, window=5)
    assert table.answers.window is not None
    assert table.answers.window.closes - table.answers.window.opened == 5000


def test_a_claim_makes_the_window_no_longer() -> None:
    table, hands = until(something_wrong)
    window, turn = table.answers.window, table.playing().to_move
    assert window is not None
    assert turn is not None
    hands.move(turn, right_claims(table)[0], wait=1500)
    assert table.answers.window is window


def test_what_was_pointed_at_is_claimed_in_turn_order_when_the_window_closes() -> None:
    table, hands = until(something_wrong)
    turn = table.playing().to_move
    assert turn is not None
    first, second, third = ((turn + step) % 4 for step in (1, 2, 3))
    claim, since = right_claims(table)[0], len(table.plies)
    before = table.playing().scores()
    hands.point(third, claim)
    hands.point(second, claim)
    assert len(table.plies) == since
    close(table)
    told = made(table, since)
    assert told[:3] == [(turn, "done"), (first, "done"), (second, claim)]
    # The marker is gone when it comes to the third: that is no wrong claim.
    assert (third, claim) not in told
    assert table.playing().scores()[second] > before[second]
    assert table.answers.pointed == {}
    # Everybody is told why.
    (shown,) = payloads.entries(table, 0, [None], names, looking_back=False)
    (because,) = [entry["because"] for entry in shown if "because" in entry]
    assert because["right"]
    restored = snapshot.restore(snapshot.take(table))
    assert restored is not None
    assert payloads.entries(restored, 0, [None], names, looking_back=False) == [shown]


def test_pointing_is_possible_in_others_turns_and_nobody_else_learns_of_it() -> None:
    table, hands = until(lambda table: decision_of(table) == "act" and bool(table.pointable(0)))
    turn = table.playing().to_move
    assert turn is not None
    seat, watcher = (turn + 1) % 4, (turn + 2) % 4
    claim = table.pointable(seat)[0]
    before = payloads.state(table, f"p{watcher}", watcher, names), table.seq
    hands.point(seat, claim)
    assert (payloads.state(table, f"p{watcher}", watcher, names), table.seq) == before
    assert payloads.state(table, f"p{seat}", seat, names).ahead == [claim]
    assert payloads.entries(table, table.seq - 1, [watcher], names, looking_back=False) == payloads.entries(
        table, table.seq - 1, [seat], names, looking_back=False
    )
    restored = snapshot.restore(snapshot.take(table))
    assert restored is not None
    assert payloads.state(restored, f"p{seat}", seat, names).ahead == [claim]
    hands.point(seat)
    assert payloads.state(table, f"p{seat}", seat, names).ahead == []


def test_the_player_at_turn_claims_at_once() -> None:
    table, hands = until(something_wrong)
    turn = table.playing().to_move
    assert turn is not None
    claim, since = right_claims(table)[0], len(table.plies)
    hands.point(turn, claim)
    assert made(table, since) == [(turn, claim)]


def test_what_a_player_pointed_at_before_his_action_is_claimed_right_after_it() -> None:
    table, hands = until(lambda table: decision_of(table) == "act" and len(table.pointable(0)) > 5)
    turn, since = table.playing().to_move, len(table.plies)
    assert turn is not None
    play = next(move for move in table.legal(turn) if not move.startswith("drop"))
    after = table.playing().copy()
    after.play(play)
    lying = after.game.asked_ahead(after, turn)
    assert lying is not None
    claim = next(move for move in table.pointable(turn) if lying.why_not(move) is None)
    hands.point(turn, claim)
    assert len(table.plies) == since
    hands.move(turn, play)
    assert made(table, since)[:2] == [(turn, play), (turn, claim)]


def test_a_wrong_claim_is_the_last() -> None:
    table, hands = until(lambda table: after_action(table) and len(table.pointable(0)) - len(right_claims(table)) > 1)
    turn = table.playing().to_move
    assert turn is not None
    seat, since = (turn + 1) % 4, len(table.plies)
    wrong = [move for move in table.pointable(seat) if move not in right_claims(table)]
    hands.point(seat, *wrong[:2])
    close(table)
    assert [move for mover, move in made(table, since) if mover == seat] == wrong[:1]


def test_the_window_closes_as_soon_as_everybody_has_nothing_to_say() -> None:
    table, hands = until(after_action)
    turn, since = table.playing().to_move, len(table.plies)
    assert turn is not None
    for step in (3, 2, 1):
        hands.point((turn + step) % 4, "done")
        assert len(table.plies) == since
    hands.point(turn, "done")
    assert table.answers.window is None
    assert len(table.plies) == since + 4


def test_a_standing_order_has_nothing_to_say() -> None:
    table, hands = until(after_action)
    turn = table.playing().to_move
    assert turn is not None
    for step in (1, 2, 3):
        commands.give_orders(
            table, hands.now, f"p{(turn + step) % 4}", OrdersIn((turn + step) % 4, orders(**CLAIM_NOTHING))
        )
    window, since = table.answers.window, len(table.plies)
    assert window is not None
    hands.move(turn, "done")
    for step in (1, 2, 3):
        (task,) = commands.tasks(table, PACE)
        assert (task.seat, task.by, task.due) == ((turn + step) % 4, "order", window.opened + PACE.open)
        assert task.move is not None
        assert commands.answer(table, task.due, task, task.move)
    assert len(table.plies) == since + 4
    assert table.answers.window is None
    last = [logged for logged in table.log if isinstance(logged.entry, e.Moved)][-1]
    assert isinstance(last.entry, e.Moved)
    seen = payloads.entries(table, last.seq - 1, [last.entry.seat, turn], names, looking_back=False)
    assert [shown[0]["by"] for shown in seen] == ["order", "person"]


CLAIM_NOTHING = {"claims": "done"}


def claimant(table: Table) -> int:
    """Whose claims the open window collects."""
    assert table.answers.window is not None
    return table.answers.window.seat


def test_drawing_ends_the_claims_of_the_player_at_turn() -> None:
    """With two piles to draw from he needs no tap more than with quick."""
    table, hands = until(lambda table: after_action(table) and bool(table.after_silence(claimant(table))), players=2)
    turn = table.playing().to_move
    assert turn is not None
    shown = payloads.state(table, f"p{turn}", turn, names)
    assert shown.after_silence == ["draw common", "draw own"]
    assert payloads.state(table, f"p{1 - turn}", 1 - turn, names).after_silence == []
    since = len(table.plies)
    hands.move(turn, "draw own")
    assert made(table, since) == [(turn, "done"), (turn, "draw own")]
    close(table)
    assert table.playing().to_move == 1 - turn
    assert decision_of(table) != "claim"


def test_bots_claim_within_the_window_and_the_bot_at_turn_at_a_pace_to_follow() -> None:
    table, _ = until(something_wrong)
    window, turn = table.answers.window, table.playing().to_move
    assert window is not None
    assert turn is not None
    person = (turn + 1) % 4
    for step in (0, 2, 3):
        commands.leave(table, window.opened, f"p{(turn + step) % 4}", Leave(for_good=True))
    tasks = {task.seat: task for task in commands.tasks(table, PACE)}
    assert {seat: task.due for seat, task in tasks.items()} == {
        turn: window.opened + PACE.open,
        (turn + 2) % 4: window.opened,
        (turn + 3) % 4: window.opened,
    }
    assert all(task.ahead and task.by == "bot" for task in tasks.values())
    claim, since = right_claims(table)[0], len(table.plies)
    for seat, moves in (((turn + 2) % 4, [claim, "done"]), ((turn + 3) % 4, ["done"])):
        assert commands.answer_ahead(table, window.opened, tasks[seat], moves)
        assert not commands.answer_ahead(table, window.opened, tasks[seat], moves)
    assert len(table.plies) == since
    assert commands.answer_ahead(table, window.opened + PACE.open, tasks[turn], ["done"])
    assert made(table, since) == [(turn, "done")]
    assert table.playing().to_move == person
    close(table)
    assert made(table, since)[1:3] == [(person, "done"), ((turn + 2) % 4, claim)]
    assert table.answers.window is None
    # A turn takes as long as with quick, and the window.
    assert table.changed == window.closes


def test_no_time_runs_and_it_is_nobody_s_turn_while_claims_are_collected() -> None:
    table, _ = until(after_action, clock=BankClock(300, 5))
    assert [glass.since for glass in table.clocks.glasses] == [None] * 4
    assert not any(payloads.summary(table, f"p{seat}", names).your_turn for seat in range(4))
    close(table)
    running_for = [seat for seat, glass in enumerate(table.clocks.glasses) if glass.since is not None]
    assert running_for == [table.playing().to_move]


def test_taking_an_action_back_closes_the_window() -> None:
    table, hands = until(lambda table: after_action(table) and table.own_undo(claimant(table)) > 0)
    turn = table.playing().to_move
    assert turn is not None
    commands.undo(table, hands.now, f"p{turn}", UndoIn(turn, table.position))
    assert table.answers.window is None
    assert decision_of(table) != "claim"


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        (["claim saloon@99"], "illegal_move"),
        (["draw common"], "illegal_move"),
        (["done", "done"], "bad_request"),
        (["done"] * 61, "not_possible"),
    ],
)
def test_what_can_t_be_pointed_at_is_refused(moves: list[str], code: str) -> None:
    table, hands = until(after_action)
    seat = (table.playing().to_move or 0) + 1
    seq, pending = table.seq, len(table.pending)
    with pytest.raises(Refused) as error:
        hands.point(seat % 4, *moves)
    assert code_of(error) == code
    assert (table.seq, len(table.pending)) == (seq, pending)


def test_nothing_can_be_pointed_at_in_a_quick_game_or_before_the_start() -> None:
    table = running("oldtown", 3, options={"tidy": "auto"})
    with pytest.raises(Refused) as error:
        Hands(table).point(0, "done")
    assert code_of(error) == "not_possible"
    assert payloads.state(table, "p0", 0, names).pointable == []
    with pytest.raises(Refused) as error:
        commands.point(waiting("oldtown"), 1000, "p0", PointIn(0, ["done"], "key"))
    assert code_of(error) == "not_running"


def test_the_same_key_points_once() -> None:
    table, hands = until(lambda table: decision_of(table) == "act" and bool(table.pointable(0)))
    seat = ((table.playing().to_move or 0) + 1) % 4
    done = commands.point(table, hands.now, f"p{seat}", PointIn(seat, table.pointable(seat)[:1], "once"))
    count = len(table.pending)
    assert commands.point(table, hands.now, f"p{seat}", PointIn(seat, [], "once")) == done
    assert len(table.pending) == count


# Tables without a window


def test_without_a_window_everybody_is_asked_as_before() -> None:
    table, hands = until(lambda table: decision_of(table) == "claim", window=None)
    assert table.collecting is None
    assert commands.tasks(table, PACE) == []
    turn = table.playing().to_move
    assert turn is not None
    hands.move(turn, "done", wait=10**6)
    assert decision_of(table) == "claim"


def test_a_game_by_days_is_quick_unless_it_says_otherwise() -> None:
    table = running("oldtown", 3, clock=DaysClock(2))
    assert table.created.options == {"tidy": "auto"}
    table, hands = until(lambda table: decision_of(table) == "claim", clock=DaysClock(2), options={"tidy": "spot"})
    assert table.collecting is None
    assert any(glass.since is not None for glass in table.clocks.glasses)
    # Who has pointed at something is not asked again, once he has said that this is all.
    turn = table.playing().to_move
    assert turn is not None
    second = (turn + 1) % 4
    hands.point(second, "done")
    hands.move(turn, "done")
    assert table.playing().to_move == (turn + 2) % 4


@pytest.mark.parametrize("window", [0, 61, -3])
def test_a_window_is_one_to_sixty_seconds_long(window: int) -> None:
    with pytest.raises(Refused) as error:
        waiting("oldtown", window=window)
    assert code_of(error) == "bad_options"
    table = waiting("oldtown")
    with pytest.raises(Refused):
        commands.change(table, 2000, "p0", TableChange(window=window), ("greedy",))
    commands.change(table, 2000, "p0", TableChange(window=7), ("greedy",))
    assert table.settings.window == 7
    commands.change(table, 2000, "p0", TableChange(window=None), ("greedy",))
    assert table.settings.window is None


def test_a_table_of_a_game_without_claims_has_no_window() -> None:
    assert waiting().settings.window is None
    assert waiting("oldtown").settings.window == 3


def test_a_log_from_before_the_window_goes_on_as_it_was_begun() -> None:
    table, _ = until(lambda table: decision_of(table) == "claim", window=None)
    entries = e.decode(e.encode(table.pending))
    created = entries[0]
    assert isinstance(created, e.Created)
    created.rules, created.options = 1, {"tidy": "spot"}
    turn = table.playing().to_move
    assert turn is not None
    # What was said ahead was an entry that the others could see.
    first, second = (turn + 1) % 4, (turn + 2) % 4
    at = table.changed
    entries += [
        e.Moved(at=at, seat=turn, move="done", person=f"p{turn}"),
        e.Answered(at=at, seat=second, moves=["done"], person=f"p{second}"),
    ]
    stored = e.encode(entries)
    assert b'"window"' not in stored
    assert b'"begins"' not in stored
    again = Table.load(e.decode(stored))
    assert again.game.rules_version == 1
    assert again.collecting is None
    commands.move(again, at, f"p{first}", MoveIn(first, "done", again.position, "key"))
    assert made(again, len(table.plies))[1:3] == [(first, "done"), (second, "done")]

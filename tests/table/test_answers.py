"""Answers of several seats: sealed offers, claims given ahead, and what the table answers by itself."""

from __future__ import annotations

import json

import pytest

from tabletowers.table import Refused, Table, commands, payloads
from tabletowers.table import entries as e
from tabletowers.table.clock import MoveClock
from tabletowers.table.orders import Orders
from tabletowers.table.requests import Leave, MoveIn, OrdersIn, SeatIn
from tests.table.setting import PACE, Hands, code_of, decision_of, orders, running


def names(person: str) -> str:
    return person


def offering(players: int = 4, seed: int = 1) -> tuple[Table, Hands, list[int]]:
    """A Babel table at which offers are asked for; the seats asked."""
    table = running("babel", players, options={"action_cards": False})
    for seat in range(players):
        commands.give_orders(table, 2000, f"p{seat}", OrdersIn(seat, orders(forced=False)))
    hands = Hands(table, seed)
    hands.move(0, "pass")
    hands.move(1, next(move for move in table.legal(1) if move.startswith("build")))
    return table, hands, table.playing().asked


def test_offers_are_kept_sealed_until_the_last_one_is_made() -> None:
    table, hands, asked = offering()
    plies = len(table.plies)
    for seat in reversed(asked[1:]):
        hands.move(seat)
        assert len(table.plies) == plies
    shown = payloads.state(table, "p1", 1, names)
    assert shown.answered == sorted(asked[1:])
    assert shown.ahead == []
    hands.move(asked[0])
    assert [ply.seat for ply in table.plies[plies:]] == asked
    assert decision_of(table) == "invite" or decision_of(table) == "turn"


def test_an_offer_can_be_changed_and_taken_back_until_it_is_entered() -> None:
    table, hands, asked = offering()
    seat = asked[-1]
    offers = table.legal(seat)
    hands.move(seat, offers[0])
    hands.move(seat, offers[-1])
    assert payloads.state(table, f"p{seat}", seat, names).ahead == [offers[-1]]
    commands.unseal(table, 9000, f"p{seat}", SeatIn(seat))
    assert table.answers.ahead == {}
    hands.move(seat, offers[0])
    for other in asked[:-1]:
        hands.move(other)
    assert offers[0] in [ply.move for ply in table.plies if ply.seat == seat]


def test_nobody_is_told_what_was_offered_nor_whether_it_is_nothing() -> None:
    table, _, asked = offering()
    seat, watcher = asked[-1], asked[0]
    told = []
    for offer in (table.legal(seat)[0], table.legal(seat)[-1]):
        copy = Table.load(e.decode(e.encode(table.pending)))
        commands.move(copy, 9000, f"p{seat}", MoveIn(seat, offer, copy.position, "key"))
        state = payloads.state(copy, f"p{watcher}", watcher, names)
        told.append((state, payloads.entries(copy, 0, [watcher], names, looking_back=False)))
    assert told[0] == told[1]


def test_who_wants_an_action_card_waits_for_the_offers_before() -> None:
    for number in range(1, 60):
        table = running("babel", 3, secret=f"{number:064x}")
        for seat in range(3):
            commands.give_orders(table, 2000, f"p{seat}", OrdersIn(seat, orders(forced=False)))
        hands = Hands(table, number)
        while table.status == "running":
            asked = table.playing().asked
            if decision_of(table) == "offer" and len(asked) == 2:
                last = asked[1]
                if "draw_three" in table.playing().view(last)["board"]["seats"][last]["actions"]:
                    return _check_waiting(table, hands, asked)
            hands.next()
    pytest.fail("nobody ever held a draw three during an offer")


def _check_waiting(table: Table, hands: Hands, asked: list[int]) -> None:
    first, last = asked
    plies = len(table.plies)
    hands.move(last, "draw three")
    assert len(table.plies) == plies
    assert payloads.state(table, f"p{last}", last, names).waiting
    assert payloads.state(table, f"p{first}", first, names).answered == []
    hands.move(first)
    assert [(ply.seat, ply.move.split()[0]) for ply in table.plies[plies:]] == [(first, "offer"), (last, "draw")]
    assert table.playing().to_move == last
    hands.move(last)
    assert decision_of(table) != "offer"


# What the table answers by itself


def test_a_standing_order_never_makes_an_offer_by_itself_but_is_suggested() -> None:
    table, hands, asked = offering()
    seat = asked[0]
    commands.give_orders(table, 9000, f"p{seat}", OrdersIn(seat, orders(forced=False, offers="nothing")))
    assert commands.tasks(table, PACE) == []
    suggested = payloads.state(table, f"p{seat}", seat, names).suggested
    assert suggested in ("offer 0", "offer 0/0")
    for other in asked[1:]:
        hands.move(other)
    assert commands.tasks(table, PACE) == []
    hands.move(seat, suggested)
    assert decision_of(table) != "offer"


def test_what_is_suggested_is_told_to_nobody_else() -> None:
    table, _, asked = offering()
    seat, watcher = asked[0], asked[1]
    before = payloads.state(table, f"p{watcher}", watcher, names)
    commands.give_orders(table, 9000, f"p{seat}", OrdersIn(seat, orders(forced=False, offers="nothing")))
    assert payloads.state(table, f"p{watcher}", watcher, names) == before
    assert payloads.state(table, None, None, names).suggested is None


def test_secret_orders_change_nothing_in_a_list_of_tables() -> None:
    table, _, asked = offering()
    seat, watcher = asked[0], asked[1]
    before = payloads.summary(table, f"p{watcher}", names)
    commands.give_orders(table, 99_000, f"p{seat}", OrdersIn(seat, orders(forced=False, offers="nothing")))
    assert payloads.summary(table, f"p{watcher}", names) == before


def test_entries_of_earlier_releases_hide_that_an_order_answered() -> None:
    table, hands, asked = offering()
    for seat in asked[1:]:
        hands.move(seat)
    move = next(move for move in table.legal(asked[0]) if move in ("offer 0", "offer 0/0"))
    table.add(e.Moved(at=hands.now, seat=asked[0], move=move, by="order"))
    own, others = payloads.entries(table, table.seq - 1, [asked[0], asked[1]], names, looking_back=False)
    assert [shown[0]["by"] for shown in (own, others)] == ["order", "person"]


def test_bots_take_the_same_time_for_offers_whatever_they_hold() -> None:
    dues = set()
    for number in range(8):
        table = running("babel", 3, secret=f"{number:064x}", options={"action_cards": False})
        commands.leave(table, 2000, "p2", Leave(for_good=True))
        commands.move(table, 3000, "p0", MoveIn(0, table.legal(0)[0], 0, "key"))
        dues.add(next(task.due for task in commands.tasks(table, PACE) if task.seat == 2))
    assert dues == {3000 + PACE.hidden}


def test_a_draw_with_one_pile_left_is_made_by_the_table() -> None:
    table = running("clocktowers", 2)
    hands = Hands(table)
    while not (decision_of(table) == "draw" and len(table.legal(table.playing().to_move or 0)) == 1):
        hands.next()
    (task,) = commands.tasks(table, PACE)
    assert task.by == "order"
    assert task.due == table.asked_at[task.seat] + PACE.open


def test_people_answer_hidden_decisions_themselves_even_without_a_choice() -> None:
    for number in range(40):
        table = running("babel", 3, secret=f"{number:064x}")
        hands = Hands(table, number)
        while table.status == "running":
            assert commands.tasks(table, PACE) == []
            if decision_of(table) == "bonus":
                seat = table.playing().to_move
                assert seat is not None
                if len(table.legal(seat)) == 1:
                    assert payloads.state(table, f"p{seat}", seat, names).suggested == "no bonus"
                    return
            hands.next()
    pytest.fail("nobody was ever asked for a bonus without having one")


def test_the_bot_of_somebody_whose_time_is_up_takes_its_usual_pause_in_a_hidden_decision() -> None:
    table = running("babel", 3, clock=MoveClock(30))
    (task,) = commands.tasks(table, PACE)
    assert (task.by, task.begins, task.due) == ("clock", 2000 + 30_000, 2000 + 30_000 + PACE.open)
    assert task.hidden


# Old Town's claims


def claiming() -> tuple[Table, Hands, int]:
    """A table at which the others are asked for claims; the seat at turn."""
    for number in range(50):
        table = running("oldtown", 4, options={"tidy": "spot"}, secret=f"{number:064x}")
        hands = Hands(table, number)
        while table.status == "running":
            if table.may_answer_ahead():
                seat = table.playing().to_move
                assert seat is not None
                return table, hands, seat
            hands.next()
    raise AssertionError("no claims were asked for")


def test_the_others_claims_are_open_to_all_and_done_can_be_said_ahead() -> None:
    table, hands, first = claiming()
    later = table.may_answer_ahead()
    assert later
    plies = len(table.plies)
    for seat in later:
        hands.move(seat, "done")
    assert len(table.plies) == plies
    with pytest.raises(Refused) as error:
        hands.move(later[0], "done")
    assert code_of(error) == "not_possible"
    hands.move(first, "done")
    assert [(ply.seat, ply.move) for ply in table.plies[plies:]][: len(later) + 1] == [
        (seat, "done") for seat in [first, *later]
    ]


def test_orders_are_stored_and_sent_as_one_flat_object() -> None:
    table = running("babel")
    commands.give_orders(table, 9000, "p0", OrdersIn(0, orders(forced=False, offers="nothing")))
    flat = {"forced": False, "claims": None, "offers": "nothing"}
    assert payloads.state(table, "p0", 0, names).orders == orders(forced=False, offers="nothing")
    assert json.loads(e.encode(table.pending[-1:]))[0]["orders"] == flat
    assert table.seats[0].orders == Orders.from_json(flat)
    # As logs were written that hold only what differs.
    (stored,) = e.decode(b'[{"kind": "orders", "at": 1, "seat": 1, "orders": {"claims": "done"}}]')
    table.apply(stored)
    assert table.seats[1].orders == Orders(True, {"claims": "done"})

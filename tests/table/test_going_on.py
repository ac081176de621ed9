"""A table that plays on from a decision of a finished game."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tabletowers.record import replay, states
from tabletowers.table import Pace, Refused, Table, commands, rating_rules
from tabletowers.table.fairness import check_deal
from tabletowers.table.requests import GoOn, MoveIn
from tests.table.setting import LEVELS, Hands, running


def finished(game: str, players: int) -> Table:
    """A game of people, played to its end."""
    table = running(game, players)
    hands = Hands(table)
    while table.status == "running":
        hands.next()
    return table


def _as_before(order: list[Any] | None, pile: list[Any]) -> list[Any]:
    return order or pile


def go_on(table: Table, ply: int, seat: int = 0) -> Table:
    """Play on from a decision, as somebody who was not there."""
    return commands.go_on(table, table.changed, "p9", GoOn(ply, seat), LEVELS, new="t2", invite="welcome")


@pytest.mark.parametrize(("game", "players"), [("clocktowers", 2), ("oldtown", 2), ("babel", 3)])
def test_what_was_decided_stays_and_what_follows_is_dealt_as_before(game: str, players: int) -> None:
    old = finished(game, players)
    record = old.record()
    count = len(record.plies)
    wanted = {0, count // 3, count - 1}
    before = {number: state.copy() for number, state in enumerate(states(record)) if number in wanted}
    for ply, state in before.items():
        made = go_on(old, ply)
        assert made.playing().to_bytes() == state.to_bytes()
        # The same decisions lead to the same end, through every reshuffling.
        for rest in record.plies[ply:]:
            made.playing().play(rest.move, shuffle=partial(_as_before, rest.reshuffled))
        assert made.playing().scores() == record.scores
        assert Table.load(made.pending).seq == made.seq


def test_the_person_sits_where_they_like_and_bots_sit_elsewhere() -> None:
    made = go_on(finished("babel", 3), 5, seat=2)
    assert [seat.chair.kind for seat in made.seats] == ["bot", "bot", "person"]
    assert made.seats_of("p9") == [2]
    assert made.status == "running"


def test_what_was_decided_before_is_not_taken_back() -> None:
    made = go_on(finished("clocktowers", 2), 1)
    assert made.own_undo(0) == 0


def test_it_counts_for_nobody_and_its_deal_can_be_checked() -> None:
    made = go_on(finished("clocktowers", 2), 40)
    while made.status == "running":
        seat = made.playing().to_move
        assert seat is not None
        if seat == 0:
            commands.move(made, made.changed, "p9", MoveIn(0, made.legal(0)[0], made.position, f"key {made.position}"))
        else:
            task = next(iter(commands.tasks(made, Pace(open=0, hidden=0))))
            commands.answer(made, task.due, task, made.legal(seat)[0])
    assert made.outcome == "finished"
    assert rating_rules.subjects(made) is None
    check_deal(made.record())
    replay(made.record())


def test_there_is_nothing_to_play_after_the_end_and_nothing_open_before_it() -> None:
    old = finished("clocktowers", 2)
    with pytest.raises(Refused, match="already over"):
        go_on(old, len(old.plies))
    with pytest.raises(Refused, match="decisions"):
        go_on(old, len(old.plies) + 1)
    with pytest.raises(Refused, match="seats"):
        go_on(old, 0, seat=2)
    with pytest.raises(Refused) as refused:
        go_on(running("clocktowers", 2), 0)
    assert refused.value.code == "not_over"

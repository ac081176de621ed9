"""Deals that programs play without a table: the same game as at one, and its record."""

from __future__ import annotations

from functools import partial

import pytest

from tabletowers import GAMES
from tabletowers.bots import bot
from tabletowers.contract import State
from tabletowers.host.deal_play import bot_seed, choices, recorded
from tabletowers.host.deals import Deal, drawn
from tabletowers.record import Record, replay
from tabletowers.table import Pace, Table, commands, fairness
from tabletowers.table import entries as e
from tabletowers.table.requests import MoveIn


def chosen(state: State, seat: int, seed: int) -> str:
    """The move of a bot that answers at once, and not always alike."""
    return bot("novice", seed, patient=True).choose(state.sight(seat))


def by_programs(deal: Deal) -> Record:
    playing = choices(deal)
    choice = next(playing)
    while True:
        try:
            choice = playing.send(chosen(*choice))
        except StopIteration as over:
            record: Record = over.value
            return record


def at_a_table(deal: Deal) -> Table:
    """The table of somebody who decides like the bots."""
    table = commands.begin_deal(
        0,
        e.Deal(deal.id, deal.nonces),
        person="ann",
        game=deal.game,
        version=deal.rules,
        options=deal.options,
        levels=deal.levels,
        secret=deal.secret,
        new="t1",
    )
    while table.status == "running":
        decide = partial(_decision, table)
        # All who are asked decide on what they see now.
        answers = [(task, task.move or decide(task.seat)) for task in commands.tasks(table, Pace(0, 0))]
        asked = table.keeps_waiting(deal.seat) and all(task.seat != deal.seat for task, _ in answers)
        own = decide(deal.seat) if asked else None
        position, key = table.position, f"{table.position:016x}"
        for task, move in answers:
            commands.answer(table, 0, task, move)
        if own is not None:
            commands.move(table, 0, "ann", MoveIn(seat=deal.seat, move=own, position=position, key=key))
    return table


def _decision(table: Table, seat: int) -> str:
    return chosen(table.playing(), seat, bot_seed(table.secret, table.nonce_list(), seat, len(table.plies)))


@pytest.mark.parametrize("game", GAMES)
def test_programs_play_a_deal_as_at_a_table(game: str) -> None:
    deal = drawn("m1-1", game, "novice", 0, 1, "m1")
    record, table = by_programs(deal), at_a_table(deal)
    assert record.plies == table.record().plies
    assert (record.setup, record.scores) == (table.setup, table.playing().scores())
    fairness.check_deal(record)
    assert replay(record).is_over
    assert recorded(deal, [ply.move for ply in record.plies]) == record

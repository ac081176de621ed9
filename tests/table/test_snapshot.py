"""A table restored from its snapshot is the table that its log gives; a snapshot that does not fit is not used."""

from __future__ import annotations

from typing import Any

import pytest

import tabletowers
from tabletowers.table import Table, commands, snapshot
from tabletowers.table import entries as e
from tabletowers.table.clock import BankClock, MoveClock
from tabletowers.table.requests import ChatIn, OrdersIn, UndoIn, VoteIn
from tests.table.setting import Hands, orders, running

CASES = [
    ("clocktowers", {}, {"clock": BankClock(600, 5)}),
    ("oldtown", {"tidy": "spot"}, {}),
    ("babel", {}, {"clock": MoveClock(60)}),
]


def everything(table: Table) -> dict[str, Any]:
    """All that a table knows."""
    known = {name: value for name, value in vars(table).items() if name not in ("pending", "_legal")}
    return known | {"state": None if table.state is None else table.state.to_bytes()}


def both_ways(table: Table) -> Table:
    """The table from its snapshot, which is the same as from its log."""
    restored = snapshot.restore(snapshot.take(table))
    assert restored is not None
    replayed = Table.load(e.decode(e.encode(table.pending)))
    assert everything(restored) == everything(replayed)
    return restored


@pytest.mark.parametrize(("game", "options", "more"), CASES)
def test_a_snapshot_is_as_good_as_the_log(game: str, options: dict[str, Any], more: dict[str, Any]) -> None:
    table = running(game, options=options, **more)
    hands = Hands(table)
    both_ways(table)
    while table.status == "running":
        seat = hands.next()
        if hands.count == 30:
            commands.chat(table, hands.now, "p1", ChatIn("hello", "c1"))
            commands.give_orders(table, hands.now, "p2", OrdersIn(2, orders(forced=False)))
            commands.propose(table, hands.now, "p1", VoteIn("stop"))
        if hands.count % 7 == 0 and table.own_undo(seat):
            commands.undo(table, hands.now, f"p{seat}", UndoIn(seat, table.position))
        if hands.count % 20 == 0 or (table.answers.ahead and hands.count < 60):
            restored = both_ways(table)
            seats = list(range(3))
            assert [restored.legal(seat) for seat in seats] == [table.legal(seat) for seat in seats]
    assert both_ways(table).record() == table.record()


def test_a_restored_table_plays_on_like_the_first() -> None:
    table = running("babel")
    Hands(table).until("offer")
    restored = both_ways(table)
    for one in (table, restored):
        Hands(one, seed=5).to_end()
    assert everything(restored) == everything(table)


def test_a_snapshot_of_another_release_or_layout_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    data = snapshot.take(running())
    assert snapshot.restore(b"") is None
    assert snapshot.restore(data[:-1]) is None
    snapshot.layout.cache_clear()
    monkeypatch.setattr(tabletowers, "__version__", "another")
    assert snapshot.restore(data) is None
    snapshot.layout.cache_clear()


def test_a_snapshot_is_not_read_where_the_rows_of_its_log_mean_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    table = running()
    data = snapshot.take(table)
    snapshot.layout.cache_clear()
    monkeypatch.setattr(type(table.game.events), "layout", (("built", "seat"),))
    assert snapshot.restore(data) is None
    snapshot.layout.cache_clear()

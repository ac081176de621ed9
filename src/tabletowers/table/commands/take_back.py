"""The command by which players take back their own decisions."""

from __future__ import annotations

from tabletowers.table import entries as e
from tabletowers.table.commands.conditions import Done, done, needs_own, time_of
from tabletowers.table.errors import Refused, StalePosition
from tabletowers.table.requests import UndoIn
from tabletowers.table.table import Table


def undo(table: Table, now: int, person: str, request: UndoIn) -> Done:
    """Take back the last decisions of a player's own seat."""
    seat, count = request.seat, request.count
    needs_own(table, person, seat)
    if request.position != table.position:
        raise StalePosition(table.position, seat)
    if not 1 <= count <= table.own_undo(seat):
        raise Refused("no_undo", "hidden information has come to light since, or another player has made a decision")
    at = time_of(table, now)
    table.add(e.Undone(at=at, seat=seat, count=count, person=person))
    if table.vote is not None and table.vote.kind == "undo":
        table.add(e.VoteClosed(at=at, passed=False))
    return done(table)

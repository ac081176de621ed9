"""Taking back one's own decisions."""

from __future__ import annotations

from tabletowers.table import entries as e
from tabletowers.table.commands.conditions import Done, done, needs_own, time_of
from tabletowers.table.errors import Refused, StalePosition
from tabletowers.table.table import Table


def undo(table: Table, now: int, person: str, seat: int, position: int, count: int = 1) -> Done:
    """Take back a seat's own last decisions."""
    needs_own(table, person, seat)
    if position != table.position:
        raise StalePosition(table.position)
    if not 1 <= count <= table.own_undo(seat):
        raise Refused("no_undo", "something has come to light since, or somebody else has made a decision")
    at = time_of(table, now)
    table.add(e.Undone(at=at, seat=seat, count=count, person=person))
    if table.vote is not None and table.vote.kind == "undo":
        table.add(e.VoteClosed(at=at, passed=False))
    return done(table)

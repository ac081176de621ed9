"""Checks of which seats at a table belong to a person."""

from __future__ import annotations

from tabletowers.host.ports import Person
from tabletowers.table import Refused, Table


def viewed_seat(table: Table, person: Person | None, seat: int | None) -> int | None:
    """Return the seat from which a person views a table.

    It is `seat` if given, otherwise the person's first seat, or None if they have none. Raises Refused if `seat` is not
    theirs.
    """
    own = table.seats_of(person.id) if person is not None and table.seats else []
    if seat is None:
        return own[0] if own else None
    if seat not in own:
        raise Refused("not_your_seat", f"seat {seat} is not yours")
    return seat


def check_own(table: Table, person: Person, seat: int) -> None:
    """Raise Refused unless this is the person's own seat in a running game."""
    if table.status != "running":
        raise Refused("not_running", "no game is running at this table", status=table.status)
    if seat not in table.seats_of(person.id):
        raise Refused("not_your_seat", f"seat {seat} is not yours")

"""What all commands have in common: who may do something and when, and where the table stands afterwards."""

from __future__ import annotations

from dataclasses import dataclass

from tabletowers.table.entries import By
from tabletowers.table.errors import Refused
from tabletowers.table.table import Table

__all__ = ["By", "Done", "done", "needs_host", "needs_own", "needs_running", "needs_waiting", "time_of"]


@dataclass(frozen=True, slots=True)
class Done:
    """Where the table stands after a command."""

    seq: int
    position: int


def done(table: Table) -> Done:
    """Where the table stands now."""
    return Done(table.seq, table.position)


def time_of(table: Table, now: int) -> int:
    """The time of a new entry: never before the last one, whatever the machine's clock does."""
    return max(now, table.changed)


def needs_waiting(table: Table) -> None:
    """Refuse a command once the game has begun."""
    if table.status != "waiting":
        raise Refused("not_waiting", "the game has begun")


def needs_host(table: Table, person: str) -> None:
    """Refuse a command to everybody but the host."""
    if table.host != person:
        raise Refused("not_host", "only the host of the table can do this")


def needs_running(table: Table) -> None:
    """Refuse a command unless a game is running."""
    if table.status != "running":
        raise Refused("not_running", "no game is running at this table", status=table.status)


def needs_own(table: Table, person: str, seat: int) -> None:
    """Refuse a command to everybody but the person who decides for a seat of a running game."""
    needs_running(table)
    if seat not in table.seats_of(person):
        raise Refused("not_your_seat", f"seat {seat} is not yours")
    if table.seats[seat].stand_in is not None:
        raise Refused("not_your_seat", "a bot is standing in for you; take the seat back first", stand_in=True)

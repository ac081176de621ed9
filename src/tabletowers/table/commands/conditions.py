"""Helpers for all commands: checks of the conditions for a command, and the result of a command."""

from __future__ import annotations

from msgspec import Struct

from tabletowers.table.entries import By
from tabletowers.table.errors import Refused
from tabletowers.table.table import Table

__all__ = [
    "By",
    "Done",
    "done",
    "needs_host",
    "needs_own",
    "needs_own_seating",
    "needs_running",
    "needs_waiting",
    "time_of",
]


class Done(Struct, frozen=True):
    """The result of a command: the number of the last log entry, and the number of the table's position."""

    seq: int
    position: int


def done(table: Table) -> Done:
    """Return the result of a command that has just been carried out."""
    return Done(table.seq, table.position)


def time_of(table: Table, now: int) -> int:
    """Return the time for a new log entry: now, or the last entry's time if the system clock was set back."""
    return max(now, table.changed)


def needs_waiting(table: Table) -> None:
    """Raise Refused if the game has begun."""
    if table.status != "waiting":
        raise Refused("not_waiting", "the game has already begun")


def needs_host(table: Table, person: str) -> None:
    """Raise Refused unless the person is the host."""
    if table.host != person:
        raise Refused("not_host", "only the host of the table can do this")


def needs_own_seating(table: Table) -> None:
    """Raise Refused if the server seats the players of this table and begins the game."""
    if table.created.arranged:
        raise Refused("arranged", "a league seats its players at this table, and begins the game when all are there")


def needs_running(table: Table) -> None:
    """Raise Refused unless a game is running."""
    if table.status != "running":
        raise Refused("not_running", "no game is running at this table", status=table.status)


def needs_own(table: Table, person: str, seat: int) -> None:
    """Raise Refused unless a game is running and the person decides for this seat."""
    needs_running(table)
    if seat not in table.seats_of(person):
        raise Refused("not_your_seat", f"seat {seat} is not yours")
    if table.seats[seat].stand_in is not None:
        raise Refused("not_your_seat", "a bot is standing in for you; take the seat back first", stand_in=True)

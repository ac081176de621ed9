"""Tables for tests: people p0, p1, … in the order of the seats."""

from __future__ import annotations

import random
from typing import Any

from tabletowers.table import Pace, Table, commands
from tabletowers.table import entries as e

LEVELS = ("random", "greedy")
PACE = Pace(open=900, hidden=2500)
SECRET = bytes(range(32)).hex()


def waiting(game: str = "clocktowers", chairs: list[e.Chair] | None = None, **more: Any) -> Table:
    """A table that waits for people; p0 is the host."""
    seats = chairs or [e.Chair("person", "p0"), e.Chair("open"), e.Chair("open")]
    return commands.create(
        1000,
        table="t1",
        host="p0",
        game=game,
        options=more.pop("options", {}),
        chairs=seats,
        levels=LEVELS,
        invite="welcome",
        shuffle=more.pop("shuffle", False),
        secret=more.pop("secret", SECRET),
        **more,
    )


def running(game: str = "clocktowers", players: int = 3, **more: Any) -> Table:
    """A running table of people."""
    table = waiting(game, [e.Chair("person", "p0")] + [e.Chair("open")] * (players - 1), **more)
    for seat in range(1, players):
        commands.join(table, 1000, f"p{seat}")
    commands.start(table, 2000, "p0")
    return table


def decision_of(table: Table) -> str | None:
    """What the seat to move decides on, by name."""
    return None if table.decision is None else table.decision.name


class Hands:
    """Moves for whoever is asked, with fresh keys."""

    def __init__(self, table: Table, seed: int = 1) -> None:
        self.table = table
        self.dice = random.Random(seed)
        self.count = 0
        self.now = table.changed

    def move(self, seat: int, text: str | None = None, *, wait: int = 10) -> commands.Done:
        """A move of a seat; any legal one if none is given."""
        self.count += 1
        self.now += wait
        chosen = text if text is not None else self.dice.choice(self.table.legal(seat))
        return commands.move(self.table, self.now, f"p{seat}", seat, chosen, self.table.position, f"key {self.count}")

    def point(self, seat: int, *moves: str) -> commands.Done:
        """Say ahead what a seat wants to claim."""
        self.count += 1
        return commands.point(self.table, self.now, f"p{seat}", seat, moves, f"key {self.count}")

    def next(self) -> int:
        """Whoever is first among the asked and has not answered moves; the seat."""
        seat = next(seat for seat in self.table.playing().asked if seat not in self.table.ahead)
        self.move(seat)
        return seat

    def to_end(self) -> None:
        """Play on to the end."""
        while self.table.status == "running":
            self.next()

    def until(self, decision: str) -> None:
        """Play on until that is decided on."""
        while decision_of(self.table) != decision:
            self.next()


def code_of(error: Any) -> str:
    """The code of a refusal."""
    code: str = error.value.code
    return code

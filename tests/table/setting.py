"""Tables for tests: people p0, p1, … in the order of the seats."""

from __future__ import annotations

import random
from typing import Any

from msgspec import Struct

from tabletowers.table import Pace, Table, commands
from tabletowers.table import entries as e
from tabletowers.table.orders import wire_type
from tabletowers.table.requests import Join, MoveIn, NewTable, PointIn, SeatWish, Start

LEVELS = ("random", "greedy")
PACE = Pace(open=900, hidden=2500)
SECRET = bytes(range(32)).hex()


ME, OPEN, BOT = SeatWish("me"), SeatWish("open"), SeatWish("bot", "greedy")


def orders(**given: Any) -> Struct:
    """Standing orders as they are sent."""
    return wire_type()(**given)


def waiting(game: str = "clocktowers", seats: list[SeatWish] | None = None, **more: Any) -> Table:
    """A table that waits for people; p0 is the host."""
    secret = more.pop("secret", SECRET)
    rating_rules = more.pop("rating_rules", e.RATING_RULES)
    request = NewTable(game, seats or [ME, OPEN, OPEN], **({"shuffle": False} | more))
    table = commands.create(1000, "p0", request, LEVELS, table="t1", invite="welcome", secret=secret)
    table.created.ratings = rating_rules
    return table


def running(game: str = "clocktowers", players: int = 3, **more: Any) -> Table:
    """A running table of people."""
    table = waiting(game, [ME] + [OPEN] * (players - 1), **more)
    for seat in range(1, players):
        commands.join(table, 1000, f"p{seat}", Join())
    commands.start(table, 2000, "p0", Start())
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
        request = MoveIn(seat, chosen, self.table.position, f"key {self.count}")
        return commands.move(self.table, self.now, f"p{seat}", request)

    def point(self, seat: int, *moves: str) -> commands.Done:
        """Say ahead what a seat wants to claim."""
        self.count += 1
        return commands.point(self.table, self.now, f"p{seat}", PointIn(seat, list(moves), f"key {self.count}"))

    def next(self) -> int:
        """Whoever is first among the asked and has not answered moves; the seat."""
        seat = next(seat for seat in self.table.playing().asked if seat not in self.table.answers.ahead)
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

"""Answers that have not been entered yet: sealed ones, moves that wait for others, and optional answers given early.

An optional answer is one that a seat need not give, because the decision also allows silence.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec import structs

from tabletowers.contract import Decision
from tabletowers.table import entries as e


@dataclass(slots=True)
class Window:
    """A period during which optional answers are collected. Each turn has at most one."""

    #: The seat whose turn it was, and the table's position, when the window was opened.
    seat: int
    position: int
    opened: int
    closes: int


@dataclass(slots=True)
class Answers:
    """Answers that seats have given early, held until they can be entered in the log."""

    #: Sealed answers, and the entries they come from.
    ahead: dict[int, list[str]] = field(default_factory=dict)
    ahead_by: dict[int, e.Answered] = field(default_factory=dict)
    #: Moves that have to wait for other seats' answers.
    waiting: dict[int, e.Waiting] = field(default_factory=dict)
    #: The optional answers that seats have given before being asked.
    pointed: dict[int, e.Pointed] = field(default_factory=dict)
    window: Window | None = None

    def of(self, seat: int) -> list[str]:
        """Return the moves that a seat has answered so far: its sealed answer, or else its early optional answers."""
        return self.ahead.get(seat) or (self.pointed[seat].moves if seat in self.pointed else [])

    def is_given(self, seat: int) -> bool:
        """Return whether a seat has given a sealed answer, or has a move waiting for others."""
        return seat in self.ahead or seat in self.waiting

    def all_in(self, asked: Sequence[int]) -> bool:
        """Return whether answers can be entered: all asked seats have answered, or all before a waiting move."""
        waiting = next((seat for seat in asked if seat in self.waiting), None)
        needed = asked if waiting is None else asked[: asked.index(waiting)]
        return all(seat in self.ahead for seat in needed)

    def seal(self, entry: e.Answered) -> None:
        """Keep a sealed answer until it can be entered."""
        self.ahead[entry.seat], self.ahead_by[entry.seat] = entry.moves, entry

    def point(self, entry: e.Pointed) -> None:
        """Replace a seat's early optional answers."""
        if entry.moves:
            self.pointed[entry.seat] = entry
        else:
            self.pointed.pop(entry.seat, None)

    def forget(self, seat: int) -> None:
        """Drop a seat's sealed answer or waiting move. Its early optional answers stay."""
        self.ahead.pop(seat, None)
        self.ahead_by.pop(seat, None)
        self.waiting.pop(seat, None)

    def forget_all(self) -> None:
        """Drop all sealed answers and waiting moves, because a decision has been taken back."""
        self.ahead.clear()
        self.ahead_by.clear()
        self.waiting.clear()
        self.window = None

    def enter(self, seat: int, move: str) -> None:
        """Remove a move from a seat's sealed answer, because it has been entered."""
        if (rest := self.ahead.get(seat)) and rest[0] == move and len(rest) > 1:
            self.ahead[seat] = rest[1:]
        else:
            self.forget(seat)

    def claim(self, seat: int, move: str, *, again: bool) -> None:
        """Drop a seat's optional answer once it is entered. Its others stay only if the seat is asked `again`."""
        if (pointed := self.pointed.get(seat)) is not None:
            rest = [other for other in pointed.moves if other != move] if again else []
            self.point(structs.replace(pointed, moves=rest))

    def collect(self, decision: Decision | None, asked: Sequence[int], position: int, at: int, seconds: int) -> None:
        """Open the window at a turn's first decision that allows silence, and close it at the next player's turn.

        With 0 `seconds`, no window is opened.
        """
        if decision is not None and decision.silence is not None:
            if self.window is None and seconds:
                self.window = Window(asked[0], position, at, at + 1000 * seconds)
        elif self.window is not None and self.window.seat not in asked:
            self.window = None

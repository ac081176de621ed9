"""Answers that seats have given but that have not been entered in the log as moves yet.

There are three kinds: sealed answers, moves that wait for other seats' answers, and optional answers given early. An
optional answer is one that a seat need not give, because the decision also allows silence (saying nothing).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec import structs

from tabletowers.contract import Decision
from tabletowers.table import entries as e


@dataclass(slots=True)
class Window:
    """A period during which seats may give optional answers. Each turn has at most one."""

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
        """Return the moves that make up a seat's answer so far.

        These are the moves of its sealed answer or, if there is none, its optional answers.
        """
        return self.ahead.get(seat) or (self.pointed[seat].moves if seat in self.pointed else [])

    def is_given(self, seat: int) -> bool:
        """Return whether a seat has given a sealed answer, or has made a move that waits for other seats' answers."""
        return seat in self.ahead or seat in self.waiting

    def all_in(self, asked: Sequence[int]) -> bool:
        """Return whether the answers that have been given can be entered in the log now.

        They can if all seats in `asked` have answered. If one of them has made a move that waits for others, only the
        seats before it need to have answered.
        """
        waiting = next((seat for seat in asked if seat in self.waiting), None)
        needed = asked if waiting is None else asked[: asked.index(waiting)]
        return all(seat in self.ahead for seat in needed)

    def seal(self, entry: e.Answered) -> None:
        """Keep a seat's sealed answer until it can be entered in the log."""
        self.ahead[entry.seat], self.ahead_by[entry.seat] = entry.moves, entry

    def point(self, entry: e.Pointed) -> None:
        """Replace a seat's early optional answers."""
        if entry.moves:
            self.pointed[entry.seat] = entry
        else:
            self.pointed.pop(entry.seat, None)

    def forget(self, seat: int) -> None:
        """Drop a seat's sealed answer or waiting move, but keep its early optional answers."""
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
        """Remove a move from a seat's sealed answer, because the move has been entered in the log."""
        if (rest := self.ahead.get(seat)) and rest[0] == move and len(rest) > 1:
            self.ahead[seat] = rest[1:]
        else:
            self.forget(seat)

    def take_up(self, seat: int, move: str, *, again: bool) -> None:
        """Drop an optional answer of a seat, because it has been entered in the log.

        The seat's other optional answers are kept only if the seat will be asked again (`again`).
        """
        if (pointed := self.pointed.get(seat)) is not None:
            rest = [other for other in pointed.moves if other != move] if again else []
            self.point(structs.replace(pointed, moves=rest))

    def collect(self, decision: Decision | None, asked: Sequence[int], position: int, at: int, seconds: int) -> None:
        """Open or close the window for optional answers, depending on the pending `decision`.

        The window opens at the first decision of a turn that allows silence, and closes when the next player's turn
        begins. If `seconds` is 0, it never opens.
        """
        if decision is not None and decision.silence is not None:
            if self.window is None and seconds:
                self.window = Window(asked[0], position, at, at + 1000 * seconds)
        elif self.window is not None and self.window.seat not in asked:
            self.window = None

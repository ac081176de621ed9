"""The one interface between compiled rules and the rest of the project.

Everything outside the kernels hands over a state's memory, whole numbers and bytes, and gets whole numbers and bytes
back, so that it needs no NumPy. `kernel.native` is the make that compiles on this machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

#: A state's memory, as its kernels keep it: anything that can be read and written as bytes, and has `tobytes`.
Memory = Any


@dataclass(frozen=True, slots=True)
class Question:
    """A kernel of a game's own that a view asks: it writes rows of numbers about a state, for a seat."""

    #: The kernel's name in the game's `kernels` package.
    name: str
    #: The most rows, and the numbers in each.
    rows: int
    columns: int


class Kernels(Protocol):
    """The rules of one game. Seats and actions are numbers; nothing is checked but what is said."""

    def blank(self) -> Memory:
        """The memory of a state, all zero."""

    def from_bytes(self, data: bytes) -> Memory:
        """The memory of a state with these bytes."""

    def copy(self, data: Memory) -> Memory:
        """A copy of a state."""

    def record(self, data: Memory) -> Any:
        """The same memory as a NumPy record, where there is NumPy."""

    def shuffler(self, seed: int) -> Callable[[list[int]], list[int]]:
        """Puts one list of numbers after the other in random order, the same for the same seed."""

    def start_dice(self, data: Memory, seed: int) -> None:
        """Start the generator in a state."""

    def lay(self, data: Memory, order: Sequence[int]) -> None:
        """Set a blank state up with what was shuffled."""

    def legal(self, data: Memory, seat: int) -> list[int]:
        """The legal actions of an asked seat."""

    def objection(self, data: Memory, seat: int, action: int) -> int:
        """0 if an action is legal, else the number of the reason why not."""

    def apply(self, data: Memory, action: int) -> bytes:
        """Carry out a legal action; what happened, as rows of numbers (`kernel.rows`)."""

    def scores(self, data: Memory, players: int) -> list[int]:
        """Every seat's points so far."""

    def winners(self, data: Memory, players: int) -> list[int]:
        """1 for every seat that wins the finished game, 0 for the others."""

    def blinded(self, data: Memory, seats: Sequence[int]) -> list[Memory]:
        """Copies of a state in which everything is blanked that one of these seats (−1: a spectator) can't know."""

    def flaw(self, data: Memory, seat: int) -> int:
        """What keeps bytes from being a state or a seat's sight (`contract.flaws`); 0 if nothing does."""

    def imagine(self, data: Memory, seat: int, seed: int) -> None:
        """Fill what was blanked for a seat with a possible truth."""

    def derive(self, data: Memory) -> None:
        """Fill in what follows from the rest of a state that was made from a view."""

    def observe(self, data: Memory, seat: int, players: int, kind: str) -> Any:
        """What a seat knows, as an array of small numbers of this kind."""

    def ask(self, question: str, data: Memory, seat: int, rows: int, columns: int) -> list[list[int]]:
        """The rows that a kernel of the game's own writes about a state for a seat."""

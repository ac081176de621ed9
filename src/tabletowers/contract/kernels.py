"""The interface between compiled rules and the rest of the project, implemented by `tabletowers.backends`.

Code outside the kernels passes a state's memory, integers and bytes, and gets integers and bytes back, so that it needs
no NumPy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

#: A state's memory, in the form of its backend: it can be read and written as bytes and has `tobytes`.
Memory = Any


@dataclass(frozen=True, slots=True)
class Question:
    """A kernel that only one game has. Its views call it; it writes rows of numbers about a state for a seat."""

    #: The kernel's name in the game's `kernels` package.
    name: str
    #: The most rows that it writes, and the numbers in each.
    rows: int
    columns: int


class Kernels(Protocol):
    """The rules of one game. Seats and actions are numbers. Arguments are not checked unless a method says so."""

    def blank(self) -> Memory:
        """Return zeroed memory for a state."""

    def from_bytes(self, data: bytes) -> Memory:
        """Return the memory of a state with these bytes."""

    def copy(self, data: Memory) -> Memory:
        """Return a copy of a state."""

    def record(self, data: Memory) -> Any:
        """The memory of a state as a NumPy record; nothing is copied. Needs NumPy."""

    def shuffler(self, seed: int) -> Callable[[list[int]], list[int]]:
        """Return a seeded function that shuffles lists of numbers; each call continues the same random stream."""

    def start_dice(self, data: Memory, seed: int) -> None:
        """Seed the random generator in a state."""

    def lay(self, data: Memory, order: Sequence[int]) -> None:
        """Set up the game on a blank state. `order` has all shuffled pieces, group after group."""

    def legal(self, data: Memory, seat: int) -> list[int]:
        """The legal actions of a seat that is to decide."""

    def objection(self, data: Memory, seat: int, action: int) -> int:
        """Return 0 if an action is legal, else the number of the reason why it isn't."""

    def apply(self, data: Memory, action: int) -> bytes:
        """Carry out a legal action. Returns its events as rows of integers, in bytes (`kernel.rows`)."""

    def scores(self, data: Memory, players: int) -> list[int]:
        """Every seat's points so far."""

    def winners(self, data: Memory, players: int) -> list[int]:
        """A list with 1 for every winner of the finished game and 0 for the others."""

    def blinded(self, data: Memory, seats: Sequence[int]) -> list[Memory]:
        """Return a copy of a state for each of these seats (−1: a spectator), without what that seat can't know."""

    def flaw(self, data: Memory, seat: int) -> int:
        """The number of the flaw in a state or in what a seat sees (`contract.validation`); 0 if there is none."""

    def imagine(self, data: Memory, seat: int, seed: int) -> None:
        """Replace what was blanked for a seat with random values that are possible (a determinization)."""

    def derive(self, data: Memory) -> None:
        """Fill in the derived fields of a state that was built from a view."""

    def observe(self, data: Memory, seat: int, players: int, kind: str) -> Any:
        """What a seat knows, as an array of integers of the type `kind`."""

    def ask(self, question: str, data: Memory, seat: int, rows: int, columns: int) -> list[list[int]]:
        """Call one of the game's own kernels, named `question`, for a seat. Returns the rows that it writes.

        `rows` and `columns` are the most it can write.
        """

"""The interface between compiled rules and the rest of the project, implemented by `tabletowers.backends`.

Callers exchange only state buffers, integers and bytes with the kernels, so they don't need NumPy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

#: A state's memory, in the form of its backend: it can be read and written as bytes and has `tobytes`.
Memory = Any


@dataclass(frozen=True, slots=True)
class Question:
    """A game-specific kernel that answers a question about a state for one seat.

    It writes its answer as rows of numbers, which are used in views.
    """

    #: The kernel's name in the game's `kernels` package.
    name: str
    #: The most rows that it writes, and the numbers in each.
    rows: int
    columns: int


class Kernels(Protocol):
    """The rules of one game. Seats and actions are numbers. Arguments are not checked unless a method says so."""

    def blank(self) -> Memory:
        """Return a zeroed buffer for a state."""

    def from_bytes(self, data: bytes) -> Memory:
        """Return a state buffer initialised from these bytes."""

    def copy(self, data: Memory) -> Memory:
        """Return a copy of a state buffer."""

    def record(self, data: Memory) -> Any:
        """Return a state buffer as a NumPy record that shares its memory. Needs NumPy."""

    def shuffler(self, seed: int) -> Callable[[list[int]], list[int]]:
        """Return a seeded function that shuffles lists of numbers. Each call continues the same random stream."""

    def start_dice(self, data: Memory, seed: int) -> None:
        """Seed the random generator that is part of a state."""

    def lay(self, data: Memory, order: Sequence[int]) -> None:
        """Set up the game on a blank state. `order` lists all shuffled pieces, group by group."""

    def legal(self, data: Memory, seat: int) -> list[int]:
        """Return the legal actions of a seat that has to decide."""

    def objection(self, data: Memory, seat: int, action: int) -> int:
        """Return 0 if an action is legal, otherwise the numeric code of the reason why it is illegal."""

    def apply(self, data: Memory, action: int) -> bytes:
        """Carry out a legal action. Returns its events as rows of integers, encoded as bytes (`kernel.rows`)."""

    def scores(self, data: Memory, players: int) -> list[int]:
        """Return every seat's points so far."""

    def winners(self, data: Memory, players: int) -> list[int]:
        """Return a list with 1 for every winner of the finished game and 0 for every other seat."""

    def blinded(self, data: Memory, seats: Sequence[int]) -> list[Memory]:
        """Return one copy of a state for each of `seats`, without the data that the seat can't know.

        Seat −1 stands for a spectator.
        """

    def flaw(self, data: Memory, seat: int) -> int:
        """Return 0 if a state or a seat's view is valid, otherwise the numeric code of its flaw.

        `contract.validation` names the flaws.
        """

    def imagine(self, data: Memory, seat: int, seed: int) -> None:
        """Fill in everything that was blanked for a seat with random possible values (a determinization)."""

    def derive(self, data: Memory) -> None:
        """Fill in the derived fields of a state that was built from a view."""

    def observe(self, data: Memory, seat: int, players: int, kind: str) -> Any:
        """Return what a seat knows, as an array of integers of the type `kind`."""

    def ask(self, question: str, data: Memory, seat: int, rows: int, columns: int) -> list[list[int]]:
        """Call the game-specific kernel `question` for a seat. Returns the rows of numbers that it writes.

        The kernel can write at most `rows` rows of `columns` numbers each.
        """

"""What the reference implementations have in common: a game is a story that stops at every decision."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import Any, TypeVar

Told = TypeVar("Told")
Asking = Generator[tuple[int, list[str]], str, Told]
"""Part of a game: gives a seat and its legal moves, gets the move, goes on, and in the end tells what came of it."""


class Reference:
    """A game in progress, driven by the story that a subclass tells in :meth:`course`."""

    #: The version of the rules, its defaults, and where those of earlier versions were others.
    RULES = 1
    DEFAULTS: Mapping[str, Any] = {}
    EARLIER: Mapping[int, Mapping[str, Any]] = {}
    """The game's options, each with its default."""

    def __init__(self, setup: Mapping[str, Any], players: int, options: Mapping[str, Any] | None = None) -> None:
        unknown = set(options or {}) - set(self.DEFAULTS)
        if unknown:
            raise ValueError(f"unknown options {sorted(unknown)}")
        self.players = players
        self.options: dict[str, Any] = {**self.DEFAULTS, **(options or {})}
        self.points = [0] * players
        self.reshuffled: list[str] | None = None
        self.given_shuffle: list[str] | None = None
        self.lay_out(setup)
        self._course = self.course()
        self._decision: tuple[int, list[str]] | None = None
        self._go_on(None)

    def lay_out(self, setup: Mapping[str, Any]) -> None:
        """Put the pieces where the set-up says."""
        raise NotImplementedError

    def course(self) -> Asking[None]:
        """The game from its first decision to its end."""
        raise NotImplementedError

    def best(self) -> list[int]:
        """The winners of a finished game, seats ascending."""
        return [seat for seat in range(self.players) if self.points[seat] == max(self.points)]

    def to_move(self) -> int | None:
        return None if self._decision is None else self._decision[0]

    def legal_moves(self) -> list[str]:
        return [] if self._decision is None else self._decision[1]

    def play(self, move: str, reshuffled: Iterable[str] | None = None) -> None:
        """Answer the open decision; `reshuffled` is the order of a deck that this move makes anew, if it makes one."""
        if move not in self.legal_moves():
            raise ValueError(f"{move!r} is not legal, but {self.legal_moves()}")
        self.reshuffled = None
        self.given_shuffle = None if reshuffled is None else list(reshuffled)
        self._go_on(move)
        if self.given_shuffle is not None:
            raise ValueError(f"{move!r} makes no new deck")

    def scores(self) -> list[int]:
        return list(self.points)

    def winners(self) -> list[int]:
        return self.best() if self._decision is None else []

    def _go_on(self, move: str | None) -> None:
        try:
            seat, moves = next(self._course) if move is None else self._course.send(move)
        except StopIteration:
            self._decision = None
            return
        if not moves or len(set(moves)) != len(moves):
            raise AssertionError(f"seat {seat} is asked to choose among {moves}")
        self._decision = seat, sorted(moves)


def check_keys(setup: Mapping[str, Any], keys: set[str]) -> None:
    """A set-up has these parts and no others."""
    if set(setup) != keys:
        raise ValueError(f"a set-up of {sorted(keys)} is wanted, got {sorted(setup)}")

"""Plays the beginning of a few games when the rules of another package's game are loaded.

A mistake that would otherwise show in the middle of a game, or damage memory, is reported before anyone plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

#: The number of decisions in each game.
_DECISIONS = 12


class _Moves(Protocol):
    @property
    def texts(self) -> Sequence[str]: ...


class _State(Protocol):
    @property
    def is_over(self) -> bool: ...
    @property
    def ply(self) -> int: ...
    @property
    def moves(self) -> _Moves: ...
    def legal_actions(self) -> list[int]: ...
    def act(self, action: int) -> Any: ...


class Playable(Protocol):
    """The part of a game that a trial needs."""

    @property
    def package(self) -> str:
        """The package that declares it."""

    @property
    def seats(self) -> range:
        """The numbers of players that it supports."""

    def new(self, players: int, seed: int) -> _State:
        """Return a new game."""


def try_out(game: Playable) -> None:
    """Play with the fewest and with the most players. Raises ValueError if legal moves don't fit the declaration."""
    for players in dict.fromkeys((game.seats[0], game.seats[-1])):
        state, chance = game.new(players, 1), Random(1)
        for _ in range(_DECISIONS):
            if state.is_over:
                break
            actions = state.legal_actions()
            if not actions:
                raise ValueError(f"{game.package}: no move is legal after {state.ply} decisions")
            if not 0 <= min(actions) <= max(actions) < len(state.moves.texts):
                raise ValueError(
                    f"{game.package}: the action {max(actions)} is legal, and there are {len(state.moves.texts)} move "
                    "texts, for the actions from 0"
                )
            state.act(chance.choice(actions))

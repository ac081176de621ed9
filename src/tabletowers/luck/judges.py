"""Judges: what each seat may expect in a full state, and right after a move before its cards are seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from tabletowers.contract import Game, State
from tabletowers.luck.appraisal import Weights
from tabletowers.luck.value_file import appraisal, declares_chance, value_file

#: The size of arrays with an entry for each seat; no game has more seats.
_MOST_PLAYERS = 8
#: Values are rounded to a multiple of 2⁻⁴⁰, so that sums of them are exact.
_GRAIN = 1 << 40
#: Playouts from neighbouring plies don't share their random numbers.
_STRIDE = 1_000_003


def rounded(value: float) -> float:
    """Return a number as a multiple of 2⁻⁴⁰; adding such numbers up loses nothing."""
    return round(value * _GRAIN) / _GRAIN


class Judge(Protocol):
    """Any function of a state will do: a bad one makes accounts less sharp, but no luck on average."""

    #: Each seat's expectation before the deal.
    start: tuple[float, ...]

    def value(self, state: State) -> tuple[float, ...]:
        """Return each seat's expected share of the win, and in a finished game its true one."""

    def expected(self, before: State, action: int) -> tuple[float, ...] | None:
        """Return the mean of `value` over all cards that a move could have revealed, or None if it reveals none."""


def result(state: State) -> tuple[float, ...]:
    """Return each seat's share of the win in a finished game."""
    won = state.winners()
    return tuple(rounded((seat in won) / len(won)) for seat in range(state.players))


class NoughtJudge:
    """A judge that knows nothing before the end, so that nothing is luck."""

    def __init__(self, players: int) -> None:
        self.start = (rounded(1 / players),) * players

    def value(self, state: State) -> tuple[float, ...]:
        """Return the same share for every seat before the end of the game."""
        return result(state) if state.is_over else self.start

    def expected(self, before: State, action: int) -> tuple[float, ...] | None:
        """Return None."""
        return None


class ChanceJudge:
    """A judge of a game that declares chance: by a value function, or by playing on many times in a hurry."""

    def __init__(self, game: Game, players: int, weights: Weights, start: Sequence[float]) -> None:
        self.start = tuple(map(rounded, start))
        self._game = game
        self._players = players
        self._weights = weights
        self._kernels = appraisal(game)
        self._values = np.zeros(_MOST_PLAYERS)

    def value(self, state: State) -> tuple[float, ...]:
        """Return each seat's expected share of the win, and in a finished game its true one."""
        if state.is_over:
            return result(state)
        self._call("appraise", state, state.fields["ply"])
        return self._read()

    def expected(self, before: State, action: int) -> tuple[float, ...] | None:
        """Return the mean of `value` over all cards that a move could have revealed, or None if it reveals none."""
        return self._read() if self._call("expect", before, before.fields["ply"] + 1, action) else None

    def _call(self, kernel: str, state: State, ply: int, *action: int) -> int | None:
        """Call a kernel of `appraisal`, which leaves its answer in the values. The ply seeds playouts."""
        data = np.frombuffer(state.data, np.uint8)
        seed = ply * _STRIDE
        found: int | None = getattr(self._kernels, kernel)(
            data, *action, self._weights, self._game.most_legal, seed, self._values
        )
        return found

    def _read(self) -> tuple[float, ...]:
        return tuple(map(rounded, self._values[: self._players].tolist()))


def judge_for(game: Game, players: int, options: Mapping[str, Any], playouts: int | None = None) -> Judge:
    """Return the judge of a game, which needs NumPy and is fast only where Numba is.

    With `playouts`, it plays on that number of times from every state, which works for all options. A game that
    declares no chance has a judge that calls nothing luck. Raises ValueError if there is no value function.
    """
    if not declares_chance(game):
        return NoughtJudge(players)
    if playouts is not None:
        if playouts < 1:
            raise ValueError(f"expected at least 1 playout, not {playouts}")
        nothing = np.zeros(0, np.int64)
        weights = Weights(nothing, nothing, np.zeros((0, 1), "f4"), np.zeros(1, "f4"), np.zeros(1, "f4"), playouts)
        return ChanceJudge(game, players, weights, [1 / players] * players)
    try:
        stored = value_file(game, players, options)
    except ValueError as error:
        raise ValueError(f"{error}; --playouts N judges by playing on") from error
    return ChanceJudge(game, players, stored.weights, stored.starts[players].tolist())


def spoiled(judge: Judge, seed: int = 0) -> Judge:
    """Return a judge by a value function whose weights are shuffled: what it calls luck is still nought on average."""
    assert isinstance(judge, ChanceJudge)
    rows = np.random.default_rng(seed).permutation(judge._weights.rows)
    return ChanceJudge(judge._game, judge._players, judge._weights._replace(rows=rows), judge.start)

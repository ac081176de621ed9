"""Judges: what each seat may expect in a full state, and right after a move before its cards are seen. No NumPy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from tabletowers.backends import chosen_library
from tabletowers.kernel.plain_dice import Dice
from tabletowers.luck.arrays import ValueArrays
from tabletowers.luck.value_file import arrays_of, no_arrays, value_file
from tabletowers.nets.net import memory_of, over_records

if TYPE_CHECKING:
    from tabletowers.contract import Game, State

#: The size of arrays with an entry for each seat; no game has more seats.
_MOST_PLAYERS = 8
#: Values are rounded to a multiple of 2⁻⁴⁰, so that sums of them are exact.
_GRAIN = 1 << 40
#: Playouts from neighbouring plies don't share their random numbers.
_STRIDE = 1_000_003
#: How many playouts judge a state where there is no value function.
_PLAYOUTS = 12
#: The module beside a game's kernels that says what unseen cards could have been, the kernels in it, and the generic
#: kernels that use them.
CHANCE, CHANCES = "chance", ("chances", "rearrange", "shuffle_unseen")
APPRAISAL, _KERNELS = "tabletowers.luck.appraisal", ("appraise", "expect")


def rounded(value: float) -> float:
    """Return a number as a multiple of 2⁻⁴⁰; adding such numbers up loses nothing."""
    return round(value * _GRAIN) / _GRAIN


class Judge(Protocol):
    """Any function of a state will do: a bad one makes accounts less sharp, but no luck on average."""

    #: Each seat's expectation before the deal, and how many playouts judge a state (0 if a value function does).
    start: tuple[float, ...]
    playouts: int

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
        self.playouts = 0

    def value(self, state: State) -> tuple[float, ...]:
        """Return the same share for every seat before the end of the game."""
        return result(state) if state.is_over else self.start

    def expected(self, before: State, action: int) -> tuple[float, ...] | None:
        """Return None."""
        return None


class ChanceJudge:
    """A judge of a game that declares chance: by a value function, or by playing on many times in a hurry."""

    def __init__(self, game: Game, weights: ValueArrays, start: Sequence[float], playouts: int = 0) -> None:
        self.start = tuple(map(rounded, start))
        self.weights = weights
        self.game = game
        self._kernels = _kernels(game)
        self._values = memory_of(game)("f8", (_MOST_PLAYERS,), b"")
        self.playouts = playouts

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
        seed = ply * _STRIDE
        found: int | None = self._kernels[kernel](
            state.data, *action, self.game.most_legal, self.playouts, seed, self._values, self.weights
        )
        return found

    def _read(self) -> tuple[float, ...]:
        return tuple(rounded(float(value)) for value in self._values[: len(self.start)])


def judge_for(game: Game, players: int, options: Mapping[str, Any], playouts: int | None = None) -> Judge:
    """Return the judge of a game: by its value function or, where there is none, by a few playouts.

    With `playouts`, it plays on that number of times from every state, which works for all options. A game that
    declares no chance has a judge that calls nothing luck.
    """
    if not declares_chance(game):
        return NoughtJudge(players)
    if playouts is None:
        try:
            stored = value_file(game, players, options)
        except ValueError:
            playouts = _PLAYOUTS
        else:
            return ChanceJudge(game, arrays_of(stored, memory_of(game)), stored.starts[players])
    if playouts < 1:
        raise ValueError(f"expected at least 1 playout, not {playouts}")
    return ChanceJudge(game, no_arrays(memory_of(game)), [1 / players] * players, playouts)


def spoiled(judge: Judge, seed: int = 0) -> Judge:
    """Return a judge by a value function whose weights are shuffled: what it calls luck is still nought on average.

    Needs NumPy.
    """
    assert isinstance(judge, ChanceJudge)
    order = Dice(seed).shuffled(list(range(len(judge.weights.rows))))
    return ChanceJudge(judge.game, judge.weights._replace(rows=judge.weights.rows[order]), judge.start)


def ready(game: Game) -> bool:
    """Return whether a game's states can be judged without waiting for the compiler."""
    from tabletowers.kernel.compiling import COMPILED, on_disk

    if chosen_library(game.kernel_spec) is not None or not COMPILED or not declares_chance(game):
        return True
    return on_disk(appraisal(game), _KERNELS[-1])


def load(game: Game) -> None:
    """Load the kernels that judge states by running them once; what isn't on disk yet is compiled first."""
    state = game.new(game.seats[0], 1)
    judge = judge_for(game, state.players, {}, 1)
    judge.value(state)
    judge.expected(state, state.legal_actions()[0])


def declares_chance(game: Game) -> bool:
    """Return whether a game says what its unseen cards could have been; otherwise nothing in it counts as luck."""
    if (library := chosen_library(game.kernel_spec)) is not None:
        # A page has no sources of kernels.
        return library.has(_KERNELS[-1])
    return game.beside(f"kernels.{CHANCE}") is not None


def chance_kernels(game: Game) -> dict[str, tuple[Any, str]]:
    """Return the kernels besides the rules that an appraisal needs, as `backends.numba_runtime` takes them."""
    base = game.beside("kernels")
    chance = import_module(f"{base}.{CHANCE}")
    return {name: (chance, name) for name in CHANCES} | {"portray": (import_module(f"{base}.inputs"), "portray")}


@cache
def appraisal(game: Game) -> Any:
    """Return the module `appraisal`, loaded for a game that declares chance and has inputs; needs NumPy."""
    from tabletowers.backends.numba_runtime import native

    return native(game.kernel_spec).specialised(APPRAISAL, **chance_kernels(game))


@cache
def _kernels(game: Game) -> dict[str, Callable[..., Any]]:
    """Return the kernels of an appraisal in the backend of this machine."""
    if (library := chosen_library(game.kernel_spec)) is not None:
        return {name: over_records(library.function(name)) for name in _KERNELS}
    return {name: getattr(appraisal(game), name) for name in _KERNELS}

"""Games of all the variants on which a net is trained, stepped in parallel by threads."""

from __future__ import annotations

import itertools
import os
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.backends import chosen_library
from tabletowers.contract import Game
from tabletowers.contract.inputs import Inputs
from tabletowers.contract.options import complete
from tabletowers.lab.batch_arrays import SelfPlayArrays
from tabletowers.lab.batch_kernels import memory_of
from tabletowers.lab.batch_step import DEAL, WAIT
from tabletowers.nets.game_inputs import SELF_PLAY, inputs_of, move_size, specialised

#: The names of the arrays with a net's inputs, and of those with the results of its moves.
SHOWN = ("inputs", "moves", "counts")
OUTCOMES = ("seats", "rewards", "points", "dones")

#: The least number of games that a thread steps in one task.
_LEAST_CHUNK = 32

Allocate = Callable[[tuple[int, ...], Any], NDArray[Any]]
Advance = Callable[[SelfPlayArrays], Callable[[int, int], Any]]


@dataclass(frozen=True)
class Variant:
    """A number of players and a set of options, and the proportion of games that are played with them."""

    players: int
    options: dict[str, Any]
    share: float

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.players} players {options}".strip()


def wanted_inputs(game: Game) -> Inputs:
    """Return the declaration of the inputs to a game's nets. Raises ValueError if the game has none."""
    inputs = inputs_of(game)
    if inputs is None:
        raise ValueError(f"{game.name} has no module `inputs`, which declares the inputs of its nets")
    return inputs


def variants(game: Game) -> list[Variant]:
    """Return every number of players with every set of options on which the game's nets are trained."""
    inputs = wanted_inputs(game)
    total = sum(practice.share for practice in inputs.practice) * len(game.seats)
    return [
        Variant(players, dict(practice.options), practice.share / total)
        for practice in inputs.practice
        for players in game.seats
    ]


class ThreadPool:
    """A pool of threads that step games. They run in parallel, because kernels release Python's global lock (GIL)."""

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or os.cpu_count() or 1
        self._tasks: queue.SimpleQueue[tuple[Callable[[], None], queue.SimpleQueue[BaseException | None]]]
        self._tasks = queue.SimpleQueue()
        for _ in range(self.threads):
            threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        while True:
            task, done = self._tasks.get()
            try:
                task()
            except BaseException as error:
                done.put(error)
            else:
                done.put(None)

    def begin(self, tasks: Sequence[Callable[[], None]], done: queue.SimpleQueue[BaseException | None]) -> None:
        """Start some tasks without waiting. Each task puts an entry into the queue `done` when it has finished."""
        for task in tasks:
            self._tasks.put((task, done))


class ParallelGames:
    """Many games, divided among the variants by their proportions.

    When a game ends, the next one is dealt in its row. For each row, the caller writes the index of a listed move into
    `chosen`. After `begin` and `wait`, the arrays contain the next decisions.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        seed: int,
        crew: ThreadPool,
        *,
        of: Sequence[Variant] | None = None,
        allocate: Allocate = np.zeros,
    ) -> None:
        inputs = wanted_inputs(game)
        self.game, self.n = game, n
        self.variants = list(of or variants(game))
        bounds = np.cumsum([0.0, *(variant.share for variant in self.variants)])
        bounds = np.round(bounds / bounds[-1] * n).astype(int)
        self.rows = [slice(start, end) for start, end in itertools.pairwise(bounds)]
        rng = np.random.default_rng(seed)
        seats = inputs.seats
        self.players = np.zeros(n, np.int64)
        self.roles = np.zeros((n, seats), np.int8)
        self.chosen = allocate((n,), np.int32)
        self.actions = np.zeros((n, inputs.moves), np.int32)
        self.inputs = allocate((n, inputs.size), np.uint8)
        self.moves = allocate((n, inputs.moves * move_size(inputs)), np.uint8)
        self.counts = allocate((n,), np.int16)
        self.seats = allocate((n,), np.int8)
        self.rewards = allocate((n, seats), np.float32)
        self.points = allocate((n, seats), np.int16)
        self.dones = allocate((n,), np.uint8)
        self._dice = rng.integers(1, 1 << 62, (n, 1), np.uint64)
        self._crew = crew
        self._done: queue.SimpleQueue[BaseException | None] = queue.SimpleQueue()
        #: The arrays of each variant.
        self.arrays: list[SelfPlayArrays] = []
        self._tasks: list[Callable[[], None]] = []
        advance = stepper(game)
        chunk = max(_LEAST_CHUNK, n // (2 * crew.threads))
        for variant, rows in zip(self.variants, self.rows, strict=True):
            count = rows.stop - rows.start
            if count == 0:
                continue
            self.players[rows] = variant.players
            self._tasks += self._tasks_of(advance, variant, rows, chunk, int(rng.integers(1 << 50)))
        self.chosen[:] = DEAL
        self.step()

    def _tasks_of(
        self, advance: Advance, variant: Variant, rows: slice, chunk: int, seed: int
    ) -> list[Callable[[], None]]:
        options = complete(self.game.options, variant.options)
        groups = self.game.groups(variant.players, options)
        count = rows.stop - rows.start
        arrays = SelfPlayArrays(
            states=np.zeros(count * self.game.layout.size, np.uint8),
            seeds=seed + np.arange(count, dtype=np.int64),
            blank=np.frombuffer(bytes(self.game.blank(variant.players, options)), np.uint8).copy(),
            cards=np.array([card for group in groups for card in group], np.int64),
            ends=np.cumsum([len(group) for group in groups]).astype(np.int64),
            rewards=self.rewards[rows],
            points=self.points[rows],
            dones=self.dones[rows],
            dice=self._dice[rows],
            chosen=self.chosen[rows],
            actions=self.actions[rows],
            counts=self.counts[rows],
            seats=self.seats[rows],
            roles=self.roles[rows],
            inputs=self.inputs[rows],
            moves=self.moves[rows],
        )
        self.arrays.append(arrays)
        call = advance(arrays)
        edges = [*range(0, count, chunk), count]
        return [partial(call, first, last) for first, last in itertools.pairwise(edges)]

    def begin(self) -> None:
        """Start stepping all games with the moves in `chosen`, and return immediately."""
        self._crew.begin(self._tasks, self._done)

    def wait(self) -> None:
        """Wait until all games have been stepped. Raises the first error."""
        for _ in self._tasks:
            error = self._done.get()
            if error is not None:
                raise error

    def step(self) -> None:
        """Step all games with the moves in `chosen`, and wait until all have been stepped."""
        self.begin()
        self.wait()

    def scatter(self, steps: int, rng: np.random.Generator) -> None:
        """Play random moves, a different number in each game, so that the games don't all end at once."""
        stop = rng.integers(0, steps, self.n)
        for step in range(steps):
            lots = (rng.random(self.n) * self.counts).astype(np.int32)
            self.chosen[:] = np.where(step < stop, lots, WAIT)
            self.step()


@cache
def stepper(game: Game) -> Advance:
    """Return a function that binds arrays to a game's kernel `self_play`, compiled ahead of time or by Numba.

    The bound kernel takes the range of rows to step: the first row, and the row after the last.
    """
    library = chosen_library(game.kernel_spec)
    if library is not None:
        return lambda arrays: library.begun("self_play", *memory_of(arrays), game.most_legal)
    module = specialised(game, SELF_PLAY)
    return lambda arrays: partial(module.self_play, arrays, game.most_legal)

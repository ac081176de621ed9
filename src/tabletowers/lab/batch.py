"""Steps thousands of games at once, as arrays."""

from __future__ import annotations

import os
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletowers.contract import State
from tabletowers.contract.game import MOST_SEED, checked_seed
from tabletowers.contract.observation import Plan
from tabletowers.contract.options import complete
from tabletowers.games import game as find_game
from tabletowers.lab.batch_arrays import BatchArrays
from tabletowers.lab.batch_kernels import stepping
from tabletowers.lab.batch_step import CALLER, DEAL, GREEDY, RANDOM
from tabletowers.lab.threads import BlockThreads

#: The bots that choose in compiled code.
COMPILED_BOTS = {"random": RANDOM, "greedy": GREEDY}

#: The least number of games for each thread; with fewer, another thread costs more than it gains.
_LEAST_A_THREAD = 64


class Step(NamedTuple):
    """The current positions, one row for each game. The arrays are read-only, and the next step overwrites them."""

    #: The seat to move in each game; its observation and mask follow.
    seats: NDArray[np.int8]
    #: What that seat knows (`Batch.plan` describes the entries).
    observations: NDArray[Any]
    #: Whether each action is legal for that seat.
    masks: NDArray[np.bool_]
    #: Every seat's reward for the last step: 0 before the end of the game, then 1 for a sole winner and less for the
    #: others; the rewards of a game add up to 0.
    rewards: NDArray[np.float32]
    #: Whether a game ended with the last step. If so, the row already shows the next game.
    dones: NDArray[np.bool_]


class Candidates(NamedTuple):
    """The legal actions of the seat to move, one row for each game. The next step overwrites the arrays."""

    #: The numbers of the actions. Only the first `counts` entries of a row are meaningful.
    actions: NDArray[np.int32]
    counts: NDArray[np.int32]
    #: The heuristic value of each action, judged by what the seat knows; higher is better.
    worths: NDArray[np.int64]


class Batch:
    """Many games of one kind, one in each row of the arrays.

    When a game ends, the next one is dealt in its row. Game i is the one that `game.new(players, seed + i, **options)`
    deals. With n rows, the next game in the same row has the seed `seed + i + n`, and so on. The same seed gives the
    same games, whatever the number of threads. `rules` selects an earlier version of the game's rules.
    """

    def __init__(
        self,
        game: str,
        n: int,
        players: int,
        *,
        seed: int | None = None,
        threads: int | None = None,
        rules: int | None = None,
        **options: Any,
    ) -> None:
        if type(n) is not int or n < 1:
            raise ValueError(f"a batch has at least 1 game, not {n!r}")
        if threads is not None and threads < 1:
            raise ValueError(f"a batch has at least 1 thread, not {threads}")
        self.game = find_game(game, rules)
        self.players = self.game.check_players(players)
        self.options = complete(self.game.options, options)
        #: The meaning of the entries of an observation.
        self.plan: Plan = self.game.observation.PLAN
        #: The seed of the game in every row.
        self.seeds = np.zeros(n, np.int64)
        #: The learner's seat in every row: the caller decides only for this seat. −1: the caller decides for all seats.
        self.learners = np.full(n, -1, np.int8)
        #: The player of the other seats: `batch_step.RANDOM`, `GREEDY` or `CALLER`.
        self.others = CALLER
        #: Every seat's points at the end of the last finished game, for every row.
        self.points = np.zeros((n, players), np.int64)
        self._states = np.zeros(n * self.game.layout.size, np.uint8)
        self._actions = np.zeros((n, self.game.most_legal), np.int32)
        self._counts = np.zeros(n, np.int32)
        self._dice = np.zeros((n, 1), np.uint64)
        self._worths = np.zeros((n, self.game.most_legal), np.int64)
        self._chosen = np.zeros(n, np.int64)
        own = Step(
            np.zeros(n, np.int8),
            np.zeros((n, self.plan.size(players)), self.plan.dtype),
            np.zeros((n, len(self.game.moves(self.options).texts)), np.bool_),
            np.zeros((n, players), np.float32),
            np.zeros(n, np.bool_),
        )
        #: The learner's last observation of the finished game, for every row.
        self.finals = np.zeros_like(own.observations)
        groups = self.game.groups(players, self.options)
        kernel = stepping(self.game)
        arrays = BatchArrays(
            states=self._states,
            seeds=self.seeds,
            blank=np.frombuffer(self.game.blank(players, self.options), np.uint8),
            cards=np.array([card for group in groups for card in group], np.int64),
            ends=np.cumsum([len(group) for group in groups], dtype=np.int64),
            points=self.points,
            dice=self._dice,
            chosen=self._chosen,
            actions=self._actions,
            counts=self._counts,
            learners=self.learners,
            finals=self.finals,
            **own._asdict(),
        )
        self._step = kernel("step", arrays)
        self._first_illegal = kernel("first_illegal", own.masks, self._chosen)
        self._choose = kernel("choose", self._states, self._actions, self._counts, self._dice)
        self._weigh = kernel("weigh", self._states, self._actions, self._counts, self._worths)
        self._own = own
        #: The current positions.
        self.now = Step(*map(_read_only, own))
        self._threads = threads
        count = max(1, min(threads or os.cpu_count() or 1, n // _LEAST_A_THREAD))
        bounds = np.linspace(0, n, count + 1).astype(int).tolist()
        self._crew = BlockThreads(list(pairwise(bounds)))
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.seeds)

    def __getstate__(self) -> dict[str, Any]:
        """Return what is pickled or deep-copied: the batch's arguments and the contents of its arrays."""
        return {
            "game": self.game.name,
            "n": len(self),
            "players": self.players,
            "threads": self._threads,
            "rules": self.game.rules_version,
            "options": self.options,
            "others": self.others,
            "arrays": [array.copy() for array in self._arrays()],
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        arguments = {name: state[name] for name in ("game", "n", "players", "threads", "rules")}
        self.__init__(**arguments, seed=0, **state["options"])  # type: ignore[misc]
        self.others = state["others"]
        for array, content in zip(self._arrays(), state["arrays"], strict=True):
            array[...] = content

    def _arrays(self) -> tuple[NDArray[Any], ...]:
        """Return the arrays that change during the games.

        They are never replaced, because the kernels are bound to them.
        """
        own = (self.seeds, self.learners, self.points, self.finals, self._states, self._actions, self._counts)
        return *own, self._dice, *self._own

    def reset(self, seed: int | None = None) -> Step:
        """Deal new games. The first has the seed `seed`, or a random seed if `seed` is None."""
        first = checked_seed(seed)
        self.seeds[:] = (first + np.arange(len(self))) & MOST_SEED
        self._dice[:, 0] = np.random.SeedSequence(first).generate_state(len(self), np.uint64)
        return self.play(np.full(len(self), DEAL))

    def step(self, actions: NDArray[Any]) -> Step:
        """Play one action in every game.

        If any action is illegal, no action is played, and a ValueError names the row of the first illegal one.
        """
        if np.asarray(actions).dtype.kind not in "iu":
            raise ValueError(f"actions must be integers, not {np.asarray(actions).dtype}")
        if np.shape(actions) != self.seeds.shape:
            raise ValueError(f"expected {len(self)} actions, one for each game, not shape {np.shape(actions)}")
        self._chosen[:] = actions
        row = self._first_illegal()
        if row >= 0:
            raise ValueError(f"game {row}: action {self._chosen[row]} is illegal")
        return self._play()

    def play(self, chosen: NDArray[np.int64]) -> Step:
        """Play legal actions without checking them.

        Entries of `chosen` may also be `batch_step.DEAL` or `batch_step.WAIT`.
        """
        self._chosen[:] = chosen
        return self._play()

    def _play(self) -> Step:
        self._crew.each(self._step, self.others)
        return self.now

    def choose(self, bot: str = "random") -> NDArray[np.int64]:
        """Choose an action for the seat to move in every game, as the bot `random` or `greedy` would."""
        if bot not in COMPILED_BOTS:
            raise ValueError(f"a batch knows the bots {', '.join(COMPILED_BOTS)}, not {bot!r}")
        out = np.empty(len(self), np.int64)
        self._crew.each(self._choose, COMPILED_BOTS[bot], out)
        return out

    def candidates(self) -> Candidates:
        """Return the legal actions in every game, with their heuristic values."""
        self._crew.each(self._weigh)
        return Candidates(_read_only(self._actions), _read_only(self._counts), _read_only(self._worths))

    def state(self, row: int) -> State:
        """Return a copy of the full state of the game at a row of the batch."""
        content = self._states.reshape(len(self), -1)[row].tobytes()
        return State(self.game, self.game.kernels.from_bytes(content), self.options)


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    seen = array.view()
    seen.flags.writeable = False
    return seen

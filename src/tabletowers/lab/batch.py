"""Thousands of games stepped at once as arrays."""

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
from tabletowers.lab.kernels import stepping
from tabletowers.lab.stepping import CALLER, DEAL, GREEDY, RANDOM
from tabletowers.lab.threads import Crew

#: Bots that choose in compiled code.
COMPILED_BOTS = {"random": RANDOM, "greedy": GREEDY}

#: With fewer games a further thread costs more than it helps.
_LEAST_A_THREAD = 64


class Step(NamedTuple):
    """Where the games stand, a row for each. The arrays can't be written to, and the next step overwrites them."""

    #: The seat to move, through whose eyes the observation and the mask are.
    seats: NDArray[np.int8]
    #: What that seat knows (`Batch.plan` tells what is where).
    observations: NDArray[Any]
    #: Which actions are legal for it.
    masks: NDArray[np.bool_]
    #: What every seat got by the last step: 0 before the end; then a winner 1, others less, in sum 0.
    rewards: NDArray[np.float32]
    #: Whether a game ended with the last step; then the row shows the next one already.
    dones: NDArray[np.bool_]


class Candidates(NamedTuple):
    """The legal actions of the seat to move in each row, as a list. The next step overwrites it."""

    #: The numbers of the actions, as many as `counts` says; what stands behind them means nothing.
    actions: NDArray[np.int32]
    counts: NDArray[np.int32]
    #: How much a sensible player likes each of them, from what the seat knows; more is better.
    worths: NDArray[np.int64]


class Batch:
    """So many games of one kind, each dealt anew when it ends.

    Game i is what `game.new(players, seed + i, **options)` deals; the one after it in the same row has the seed
    seed + i + n, and so on. The same seed gives the same games, whatever the number of threads. `rules` asks for an
    earlier version of the game's rules.
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
        #: Which entry of an observation means what.
        self.plan: Plan = self.game.observation.PLAN
        #: The seed of the game in every row.
        self.seeds = np.zeros(n, np.int64)
        #: The learner's seat in every row, whose decisions alone are asked for; −1: everybody's.
        self.learners = np.full(n, -1, np.int8)
        #: Who plays the other seats.
        self.others = CALLER
        #: Every seat's points at the end of the last game that ended in every row.
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
        #: The learner's last observation of the game that ended in every row.
        self.finals = np.zeros_like(own.observations)
        groups = self.game.groups(players, self.options)
        kernel = stepping(self.game)
        self._step = kernel(
            "step",
            self._states,
            self.seeds,
            np.frombuffer(self.game.blank(players, self.options), np.uint8),
            np.array([card for group in groups for card in group], np.int64),
            np.cumsum([len(group) for group in groups], dtype=np.int64),
            own.seats,
            own.observations,
            own.masks,
            self._actions,
            self._counts,
            own.rewards,
            self.points,
            own.dones,
            self.learners,
            self.finals,
            self._dice,
            self._chosen,
        )
        self._first_illegal = kernel("first_illegal", own.masks, self._chosen)
        self._choose = kernel("choose", self._states, self._actions, self._counts, self._dice)
        self._weigh = kernel("weigh", self._states, self._actions, self._counts, self._worths)
        #: Where the games stand.
        self.now = Step(*map(_read_only, own))
        count = max(1, min(threads or os.cpu_count() or 1, n // _LEAST_A_THREAD))
        bounds = np.linspace(0, n, count + 1).astype(int).tolist()
        self._crew = Crew(list(pairwise(bounds)))
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.seeds)

    def reset(self, seed: int | None = None) -> Step:
        """Deal all games anew, the first with this seed; None draws one."""
        first = checked_seed(seed)
        self.seeds[:] = (first + np.arange(len(self))) & MOST_SEED
        self._dice[:, 0] = np.random.SeedSequence(first).generate_state(len(self), np.uint64)
        return self.play(np.full(len(self), DEAL))

    def step(self, actions: NDArray[Any]) -> Step:
        """Play one action in every game. If one of them is illegal, ValueError names its row and nothing changes."""
        if np.asarray(actions).dtype.kind not in "iu":
            raise ValueError(f"actions are whole numbers, not {np.asarray(actions).dtype}")
        if np.shape(actions) != self.seeds.shape:
            raise ValueError(f"an action for each of {len(self)} games, not an array of shape {np.shape(actions)}")
        self._chosen[:] = actions
        row = self._first_illegal()
        if row >= 0:
            raise ValueError(f"game {row}: action {self._chosen[row]} is illegal")
        return self._play()

    def play(self, chosen: NDArray[np.int64]) -> Step:
        """Play legal actions without checking them; `stepping.DEAL` and `WAIT` stand for none."""
        self._chosen[:] = chosen
        return self._play()

    def _play(self) -> Step:
        self._crew.each(self._step, self.others)
        return self.now

    def choose(self, bot: str = "random") -> NDArray[np.int64]:
        """An action for every game, as `random` or `greedy` decides for the seat to move."""
        if bot not in COMPILED_BOTS:
            raise ValueError(f"a batch knows the bots {', '.join(COMPILED_BOTS)}, not {bot!r}")
        out = np.empty(len(self), np.int64)
        self._crew.each(self._choose, COMPILED_BOTS[bot], out)
        return out

    def candidates(self) -> Candidates:
        """What can be chosen from in every game, with what a sensible player thinks of it."""
        self._crew.each(self._weigh)
        return Candidates(_read_only(self._actions), _read_only(self._counts), _read_only(self._worths))

    def state(self, row: int) -> State:
        """The whole truth about a game as it stands, as a state of its own."""
        content = self._states.reshape(len(self), -1)[row].tobytes()
        return State(self.game, self.game.kernels.from_bytes(content), self.options)


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    seen = array.view()
    seen.flags.writeable = False
    return seen

"""Plays the games of a study and keeps a transcript of each: every decision and every event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

import tabletowers
from tabletowers.backends.numba_runtime import CALLS, native
from tabletowers.bots import any_bot
from tabletowers.contract import Game, State
from tabletowers.contract.game import MOST_SEED
from tabletowers.kernel.dice import new_dice
from tabletowers.kernel.rows import COLUMNS
from tabletowers.stats.bot_games import MINDS
from tabletowers.stats.study import Deal, Study

#: The memory for one game, in decisions and events; a longer game is played again with more.
_DECISIONS, _EVENTS = 1024, 8192


@dataclass(frozen=True)
class Transcript:
    """A finished game, with all its decisions and events.

    For each decision, `before` contains the state before it, and `decisions` contains the seat, the number of legal
    moves and the number of events so far. `log` contains the events as rows.
    """

    deal: Deal
    end: State
    before: NDArray[np.uint8]
    decisions: NDArray[np.int64]
    log: NDArray[np.int32]


class Dealer:
    """Deals and plays the games of a study, one after another."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.rules: Game = tabletowers.game(study.game)
        groups = self.rules.groups(study.players, study.options)
        self._order = np.array([card for group in groups for card in group], np.int64)
        self._ends = np.cumsum([len(group) for group in groups])
        self._blank = np.frombuffer(self.rules.blank(study.players, study.options), np.uint8)
        self._room(_DECISIONS, _EVENTS)
        self._compiled = set(study.names) <= set(MINDS)

    def _room(self, decisions: int, events: int) -> None:
        self._before = np.empty((decisions, self._blank.size), np.uint8)
        self._decisions = np.empty((decisions, 3), np.int64)
        self._log = np.zeros((events, COLUMNS), np.int32)

    def play(self, deal: Deal) -> Transcript:
        """Play one game and return its transcript, which is valid until the next call."""
        while True:
            self._log[0, 0] = 0
            data = self._blank.copy()
            module = _playing(self.rules)
            module.set_up(
                data, self._order.copy(), self._ends, deal.seed, deal.seed ^ MOST_SEED, np.zeros(1, np.uint64)
            )
            seeds = [deal.seed + (seat + 1) * (MOST_SEED + 1) for seat in range(self.study.players)]
            state = State(self.rules, data, self.study.options)
            count = self._by_kernel(state, deal, seeds) if self._compiled else self._by_bots(state, deal, seeds)
            if state.is_over and self._log[0, 0] < len(self._log) - 1:
                break
            self._room(2 * len(self._before), 2 * len(self._log))
        rows = self._log[1 : self._log[0, 0] + 1]
        return Transcript(deal, state, self._before[:count], self._decisions[:count], rows)

    def _by_kernel(self, state: State, deal: Deal, seeds: list[int]) -> int:
        minds = np.array([MINDS.index(name) for name in deal.names], np.int64)
        dice = np.array([new_dice(seed) for seed in seeds])
        moves = np.empty(self.rules.most_legal, np.int32)
        count: int = _playing(self.rules).play(
            state.data, minds, dice, state.data.copy(), moves, self._log, self._before, self._decisions
        )
        return count

    def _by_bots(self, state: State, deal: Deal, seeds: list[int]) -> int:
        bots = [any_bot(bot, seed) for bot, seed in zip(deal.bots, seeds, strict=True)]
        count = 0
        while (seat := state.to_move) is not None and count < len(self._before):
            sight = state.sight(seat)
            move = bots[seat].choose(sight)
            self._before[count] = state.data
            self._decisions[count] = seat, len(sight.legal_actions()), self._log[0, 0]
            native(self.rules.kernel_spec).specialised(CALLS).carry_out(
                state.data, state.moves.numbers[move], self._log
            )
            count += 1
        return count


def _playing(rules: Game) -> Any:
    """Return the module `bot_games`, compiled for this version of a game's rules."""
    own = native(rules.kernel_spec)
    greedy = own.specialised("tabletowers.bots.greedy")
    return own.specialised(
        "tabletowers.stats.bot_games", deal=(own.playout, "deal"), best_action=(greedy, "best_action")
    )

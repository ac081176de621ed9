"""Steps many games of self-play at once. Generic code, loaded once for each game (`nets.game_inputs`).

Unlike `lab.batch_step`, it makes forced moves automatically, and lists only the moves worth considering, each with its
row of inputs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import below
from tabletowers.kernel.records import Data
from tabletowers.kernel.rows import COLUMNS

if TYPE_CHECKING:
    from tabletowers.kernel.required import DTYPE, apply, blind, legal, scores
    from tabletowers.lab.batch_step import best_of, deal, pay
    from tabletowers.nets.encoding import describe

Array = NDArray[Any]

# In place of the index of a move: deal a new game in this row, or skip the row.
DEAL, WAIT = -1, -2
# The players that a seat can have: the caller, a random one, or a greedy one.
CALLER, RANDOM, GREEDY = range(3)

_MOST_SEED = (1 << 53) - 1
#: The size of arrays with an entry for each seat; no game has more seats.
_MOST_PLAYERS = 8


@kernel
def self_play(
    states: Data,
    seeds: Array,
    blank: Data,
    cards: Array,
    ends: Array,
    roles: Array,
    dice: Array,
    chosen: Array,
    actions: Array,
    inputs: Array,
    moves: Array,
    counts: Array,
    seats: Array,
    rewards: Array,
    points: Array,
    dones: Array,
    most_legal: int,
    first: int,
    last: int,
) -> None:
    """Play the move that `chosen` selects in each game: the index of a listed move, or DEAL or WAIT.

    Then plays until the caller has to choose again, and writes the legal moves and inputs of that decision. When a game
    ends, its rewards and points are written, and a new game is dealt in its row.
    """
    games = states.view(DTYPE)
    fresh = blank.view(DTYPE)
    seen = np.empty(blank.size, np.uint8).view(DTYPE)
    scratch = np.empty(most_legal, np.int32)
    worths = np.empty(actions.shape[1], np.int64)
    order = np.empty(cards.size, np.int64)
    deal_dice = np.zeros(1, np.uint64)
    won = np.zeros(_MOST_PLAYERS, np.int64)
    log = np.zeros((1, COLUMNS), np.int32)
    size = moves.shape[1] // actions.shape[1]
    for game in range(first, last):
        if chosen[game] == WAIT:
            continue
        state = games[game]
        players = num(fresh[0].players)
        for seat in range(players):
            rewards[game, seat] = 0.0
            points[game, seat] = 0
        dones[game] = 0
        if chosen[game] == DEAL:
            deal(games, game, num(seeds[game]), fresh, cards, order, ends, deal_dice)
        else:
            apply(state, num(actions[game, num(chosen[game])]), log)
        while True:
            mover = num(state.to_move)
            if mover < 0:
                dones[game] = 1
                settle(state, rewards[game], points[game], won)
                seeds[game] = (num(seeds[game]) + seeds.size) & _MOST_SEED
                deal(games, game, num(seeds[game]), fresh, cards, order, ends, deal_dice)
                continue
            role = num(roles[game, mover])
            if role != CALLER:
                count = legal(state, mover, scratch)
                if role == GREEDY and count > 1:
                    apply(state, best_of(games, game, scratch, count, seen, dice[game]), log)
                else:
                    apply(state, num(scratch[below(dice[game], count)]), log)
                continue
            seen[0] = games[game]
            blind(seen[0], mover)
            count = describe(seen[0], mover, scratch, actions[game], worths, inputs[game], moves[game], size)
            if count > 1:
                counts[game] = count
                seats[game] = mover
                break
            apply(state, num(actions[game, 0]), log)


@kernel
def settle(state: np.record, rewards: Array, points: Array, won: Array) -> None:
    """Write every seat's reward and points at the end of a game."""
    players = num(state.players)
    pay(state, rewards, won)
    scores(state, won)
    for seat in range(players):
        points[seat] = won[seat]

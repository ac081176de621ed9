"""Self-play of many games, stepped at once. Generic: loaded once for each game (`nets.game_inputs`).

Unlike `lab.batch_step`, it plays decisions with a single answer by itself, and lists only the moves worth considering,
each with its row of inputs.
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

# Instead of the index of a move: deal the game of this row, or leave it alone.
DEAL, WAIT = -1, -2
# Who decides for a seat: the caller, a random player, or a greedy one.
CALLER, RANDOM, GREEDY = range(3)

_MOST_SEED = (1 << 53) - 1
#: More seats than any game has.
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
    """Play the chosen one of each game's listed moves (or DEAL, or WAIT), up to the caller's next choice.

    A game that ends leaves its rewards and points, and the row continues with the next deal.
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
    """Write every seat's reward and points in a finished game."""
    players = num(state.players)
    pay(state, rewards, won)
    scores(state, won)
    for seat in range(players):
        points[seat] = won[seat]

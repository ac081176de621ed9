"""Steps many games of self-play at once. Generic code, loaded once for each game (`nets.game_inputs`).

Unlike `lab.batch_step`, it makes forced moves automatically, and lists only the moves worth considering, each with its
row of inputs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.rows import COLUMNS
from tabletowers.lab.batch_arrays import SelfPlayArrays
from tabletowers.lab.batch_step import DEAL, WAIT

if TYPE_CHECKING:
    from tabletowers.kernel.required import DTYPE, apply, blind
    from tabletowers.lab.batch_step import answer, deal, deal_next, settle
    from tabletowers.nets.encoding import describe

#: The players that a seat can have: the caller, a random one, or a greedy one.
CALLER, RANDOM, GREEDY = range(3)
#: The size of arrays with an entry for each seat; no game has more seats.
_MOST_PLAYERS = 8


@kernel
def self_play(batch: SelfPlayArrays, most_legal: int, first: int, last: int) -> None:
    """Play the move that `chosen` selects in each game: the index of a listed move, or DEAL or WAIT.

    Then plays until the caller has to choose again, and writes the legal moves and inputs of that decision. When a game
    ends, its rewards and points are written, and a new game is dealt in its row.
    """
    # Each access to a field of a record updates reference counts, which would slow down the loop.
    roles, dice, chosen, actions, counts = batch.roles, batch.dice, batch.chosen, batch.actions, batch.counts
    inputs, moves, seats, rewards, points = batch.inputs, batch.moves, batch.seats, batch.rewards, batch.points
    games = batch.states.view(DTYPE)
    seen = np.empty(batch.blank.size, np.uint8).view(DTYPE)
    scratch = np.empty(most_legal, np.int32)
    worths = np.empty(actions.shape[1], np.int64)
    order = np.empty(batch.cards.size, np.int64)
    deal_dice = np.zeros(1, np.uint64)
    won = np.zeros(_MOST_PLAYERS, np.int64)
    log = np.zeros((1, COLUMNS), np.int32)
    players = num(batch.blank.view(DTYPE)[0].players)
    size = moves.shape[1] // actions.shape[1]
    for game in range(first, last):
        if chosen[game] == WAIT:
            continue
        state = games[game]
        for seat in range(players):
            rewards[game, seat] = 0.0
            points[game, seat] = 0
        batch.dones[game] = False
        if chosen[game] == DEAL:
            deal(batch, games, game, order, deal_dice)
        else:
            apply(state, num(actions[game, num(chosen[game])]), log)
        while True:
            mover = num(state.to_move)
            if mover < 0:
                settle(batch, state, game, won)
                deal_next(batch, games, game, order, deal_dice)
                continue
            role = num(roles[game, mover])
            if role != CALLER:
                answer(games, game, role == GREEDY, scratch, seen, dice[game], log)
                continue
            seen[0] = games[game]
            blind(seen[0], mover)
            count = describe(seen[0], mover, scratch, actions[game], worths, inputs[game], moves[game], size)
            if count > 1:
                counts[game] = count
                seats[game] = mover
                break
            apply(state, num(actions[game, 0]), log)

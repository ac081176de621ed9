"""Plays whole games between simple bots in compiled code.

Generic code, loaded once for each game (`backends.specialisation`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, below, seed_dice
from tabletowers.kernel.log import Log
from tabletowers.kernel.records import Data

if TYPE_CHECKING:
    from tabletowers.backends.playout import deal
    from tabletowers.bots.greedy import best_action
    from tabletowers.kernel.required import DTYPE, apply, blind, legal

#: The bots that can play here; the array `minds` has the index of each seat's bot.
MINDS = ("random", "greedy")
RANDOM, GREEDY = range(2)

#: The keenness of a bot that overlooks nothing.
_KEEN = 1 << 20


@kernel
def set_up(data: Data, order: NDArray[Any], ends: NDArray[Any], seed: int, later: int, dice: Dice) -> None:
    """Deal a game as `Game.new` does. `seed` determines the deal, and `later` the shuffles during the game."""
    state = data.view(DTYPE)[0]
    seed_dice(dice, seed)
    deal(state, order, ends, dice)
    seed_dice(dice, later)
    state.dice[0] = dice[0]


@kernel
def play(
    data: Data, minds: NDArray[Any], dice: NDArray[Any], seen: Data, moves: NDArray[Any], log: Log,
    before: NDArray[Any], decisions: NDArray[Any],
) -> int:  # fmt: skip
    """Play a game to its end, or until the arrays are full, and return the number of decisions.

    For each decision, writes the state to `before`. Writes the seat, its number of legal moves and the number of events
    so far to `decisions`. The moves are the same that `RandomBot` and `GreedyBot` would make with the same random
    generators.
    """
    state = data.view(DTYPE)[0]
    played = 0
    while state.to_move >= 0 and played < before.shape[0]:
        seat = num(state.to_move)
        seen[:] = data
        known = seen.view(DTYPE)[0]
        blind(known, seat)
        count = legal(known, seat, moves)
        if minds[seat] == RANDOM:
            action = num(moves[below(dice[seat], count)])
        elif count == 1:
            action = num(moves[0])
        else:
            action = best_action(seen, seat, moves.size, _KEEN, _KEEN, dice[seat])
        before[played] = data
        decisions[played, 0] = seat
        decisions[played, 1] = count
        decisions[played, 2] = log[0, 0]
        apply(state, action, log)
        played += 1
    return played

"""Whole games of simple bots in compiled code. Generic: loaded once for each game (`backends.specialisation`)."""

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

#: The bots that play here, by name; `minds` has their indices.
MINDS = ("random", "greedy")
RANDOM, GREEDY = range(2)

#: The keenness of a player who overlooks nothing.
_KEEN = 1 << 20


@kernel
def set_up(data: Data, order: NDArray[Any], ends: NDArray[Any], seed: int, later: int, dice: Dice) -> None:
    """Deal as `Game.new` does: the cards with `seed`, what is shuffled later with `later`."""
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
    """Play a game to its end, or as long as there is room. Returns the number of decisions.

    For every decision `before` keeps the state, `decisions` the seat, its number of moves and the events so far. The
    moves are those that `RandomBot` and `GreedyBot` make with the same dice.
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

"""Plays a state to the end with random moves, checking it along the way.

This generic module is loaded separately for each game, with that game's kernels.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, below
from tabletowers.kernel.log import Log
from tabletowers.kernel.records import Data

if TYPE_CHECKING:
    from tabletowers.kernel.required import (
        DTYPE,
        apply,
        blind,
        flaw,
        imagine,
        legal,
        objection,
        observe,
        scores,
        winners,
        worth,
    )

Array = NDArray[Any]

# The kinds of failure, as return values.
NOTHING_LEGAL, TOO_MANY_LEGAL, OBJECTED_TO, BECAME_FLAWED, FLAWED_SIGHT, FLAWED_FANCY, ENDLESS = range(-7, 0)
_TRUTH = -2
#: The size of arrays with an entry for each seat; no game has more seats.
_MOST_PLAYERS = 8


@kernel
def survive(data: Data, moves: Array, seen: Data, out: Array, dice: Dice, log: Log, every: int, most: int) -> int:
    """Play random legal moves to the end. Returns the number of moves, or a negative code if a check fails.

    After every `every` moves, the whole state and a random seat's view of it are checked. A game with more than `most`
    moves counts as endless. `moves`, `seen` and `out` are buffers for the legal moves, a state and an observation.
    """
    state = data.view(DTYPE)[0]
    sights = seen.view(DTYPE)
    players = num(state.players)
    points = np.zeros(_MOST_PLAYERS, np.int64)
    played = 0
    while state.to_move >= 0:
        mover = num(state.to_move)
        count = legal(state, mover, moves)
        if count <= 0:
            return NOTHING_LEGAL
        if count > moves.size:
            return TOO_MANY_LEGAL
        action = num(moves[below(dice, count)])
        if objection(state, mover, action) != 0:
            return OBJECTED_TO
        if played % every == 0:
            worth(state, mover, action)
            wrong = look(data, sights, below(dice, players + 1) - 1, out, dice)
            if wrong < 0:
                return wrong
        log[0, 0] = 0
        apply(state, action, log)
        played += 1
        if played % every == 0 and flaw(state, _TRUTH) != 0:
            return BECAME_FLAWED
        if played > most:
            return ENDLESS
    scores(state, points)
    winners(state, points)
    if flaw(state, _TRUTH) != 0:
        return BECAME_FLAWED
    return played


@kernel
def look(data: Data, sights: Array, seat: int, out: Array, dice: Dice) -> int:
    """Check that what a seat sees, and a determinization of it, are well-formed. Returns 0 or a failure code."""
    sights[0] = data.view(DTYPE)[0]
    blind(sights[0], seat)
    if flaw(sights[0], seat) != 0:
        return FLAWED_SIGHT
    if seat >= 0:
        for i in range(out.size):
            out[i] = 0
        observe(sights[0], seat, out)
    imagine(sights[0], seat, dice)
    if flaw(sights[0], _TRUTH) != 0:
        return FLAWED_FANCY
    return 0

"""How a game goes on if everybody plays as the net does, with all that happens. Generic: loaded once for each game.

Moves are made in the same worlds, as in `foresight`; here what happens is kept, event by event, so that it can be told
why one move is better than another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.calls import Data
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import seed_dice
from tabletowers.kernel.rows import COLUMNS, MOST_ROWS

if TYPE_CHECKING:
    from tabletowers.kernel.following import keep, lead, share
    from tabletowers.kernel.required import DTYPE, apply, blind, imagine
    from tabletowers.nets.describing import describe
    from tabletowers.nets.foresight import expected
    from tabletowers.nets.judging import drawn, favourite, judge, vary

Array = NDArray[Any]

#: What the others' luck is seeded with besides the world's seed.
_LUCK = 0x5851F42D4C957F2D
#: More seats than any game has.
_MOST_PLAYERS = 8


@kernel
def follow(
    data: Data,
    seat: int,
    most_legal: int,
    far: int,
    seeds: Array,
    tried: Array,
    rows: Array,
    places: Array,
    filled: Array,
    made: Array,
    lengths: Array,
    results: Array,
    leads: Array,
    ends: Data,
    actions: Array,
    inputs: Array,
    moves: Array,
    known: Array,
    known_entries: Array,
    offered: Array,
    offered_entries: Array,
    layers: Array,
    factors: Array,
    scores: Array,
    weights: Array,
    values: Array,
) -> None:
    """Try moves of the seat whose sight this is, each in the worlds with these seeds.

    A line goes on until the net has been asked `far` times and the seat is to decide again, at the latest to the end of
    the game. Written are what happened (`rows`, with line, ply and mover in `places`; `filled` counts them, even those
    for which there is no room), the actions made, the seat's chance of winning, its lead and the state at last.
    """
    source = data.view(DTYPE)
    base = np.empty(data.size, np.uint8).view(DTYPE)
    world = np.empty(data.size, np.uint8).view(DTYPE)
    seen = np.empty(data.size, np.uint8).view(DTYPE)
    kept = ends.view(DTYPE)
    scratch = np.empty(most_legal, np.int32)
    worths = np.empty(actions.size, np.int64)
    numbers = np.zeros(_MOST_PLAYERS, np.int64)
    dice = np.zeros(1, np.uint64)
    luck = np.zeros(1, np.uint64)
    log = np.zeros((MOST_ROWS, COLUMNS), np.int32)
    size = moves.size // actions.size
    players = num(source[0].players)
    for place in range(seeds.size):
        base[0] = source[0]
        seed_dice(dice, num(seeds[place]))
        imagine(base[0], seat, dice)
        for move in range(tried.size):
            line = place * tried.size + move
            world[0] = base[0]
            state = world[0]
            seed_dice(luck, num(seeds[place]) ^ _LUCK)
            due = True
            asked = 0
            plies = 0
            chance = -1.0
            while plies < made.shape[1]:
                mover = num(state.to_move)
                if mover < 0:
                    break
                if due and mover == seat:
                    due = False
                    action = num(tried[move])
                else:
                    seen[0] = world[0]
                    blind(seen[0], mover)
                    count = describe(seen[0], mover, scratch, actions, worths, inputs, moves, size)
                    choice = 0
                    if count > 1:
                        judge(
                            inputs,
                            moves,
                            count,
                            size,
                            known,
                            known_entries,
                            offered,
                            offered_entries,
                            layers,
                            factors,
                            scores,
                            values,
                        )
                        asked += 1
                        if mover == seat:
                            if asked > far and not due:
                                chance = ((players - 1) * expected(num(values[0])) + 1.0) / players
                                break
                            choice = favourite(scores, count)
                        else:
                            vary(scores, count, weights)
                            choice = drawn(weights, count, luck)
                    action = num(actions[choice])
                log[0, 0] = 0
                apply(state, action, log)
                keep(log, line, plies, mover, rows, places, filled)
                made[line, plies] = action
                plies += 1
            if chance < 0.0:
                chance = share(state, seat, numbers)
            lengths[line] = plies
            results[line] = min(max(chance, 0.0), 1.0)
            leads[line] = lead(state, seat, numbers)
            kept[line] = world[0]

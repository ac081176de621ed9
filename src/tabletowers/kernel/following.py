"""How a game goes on if everybody plays in a hurry, with all that happens. Generic: loaded once for each game.

As `nets.following`, for games and options that no net has practised.
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
    from tabletowers.kernel.required import DTYPE, apply, hasty, imagine, scores, winners

Array = NDArray[Any]

#: What the players' luck is seeded with besides the world's seed.
_LUCK = 0x5851F42D4C957F2D
#: More seats than any game has.
_MOST_PLAYERS = 8


@kernel
def keep(log: Array, line: int, ply: int, mover: int, rows: Array, places: Array, filled: Array) -> None:
    """Keep what a log says, as far as there is room; all of it is counted."""
    for row in range(1, num(log[0, 0]) + 1):
        at = num(filled[0])
        filled[0] = at + 1
        if at < rows.shape[0]:
            for column in range(COLUMNS):
                rows[at, column] = log[row, column]
            places[at, 0] = line
            places[at, 1] = ply
            places[at, 2] = mover


@kernel
def share(state: np.record, seat: int, won: Array) -> float:
    """A seat's share of the win; of a game that is not over, as if it were: of those who lead."""
    players = num(state.players)
    if state.to_move < 0:
        winners(state, won)
    else:
        scores(state, won)
        best = won[0]
        for other in range(players):
            best = max(best, won[other])
        for other in range(players):
            won[other] = 1 if won[other] == best else 0
    count = 0
    for other in range(players):
        count += num(won[other])
    return num(won[seat]) / count


@kernel
def lead(state: np.record, seat: int, points: Array) -> int:
    """By how many points a seat is ahead of the best other one."""
    scores(state, points)
    best = -(1 << 60)
    for other in range(num(state.players)):
        if other != seat:
            best = max(best, num(points[other]))
    return num(points[seat]) - best


@kernel
def follow(
    data: Data,
    seat: int,
    most_legal: int,
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
) -> None:
    """Try moves of the seat whose sight this is in the worlds with these seeds, each to the end of the game.

    What is written is the same as with a net.
    """
    source = data.view(DTYPE)
    base = np.empty(data.size, np.uint8).view(DTYPE)
    world = np.empty(data.size, np.uint8).view(DTYPE)
    kept = ends.view(DTYPE)
    scratch = np.empty(most_legal, np.int32)
    numbers = np.zeros(_MOST_PLAYERS, np.int64)
    dice = np.zeros(1, np.uint64)
    luck = np.zeros(1, np.uint64)
    log = np.zeros((MOST_ROWS, COLUMNS), np.int32)
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
            plies = 0
            while plies < made.shape[1]:
                mover = num(state.to_move)
                if mover < 0:
                    break
                if due and mover == seat:
                    due = False
                    action = num(tried[move])
                else:
                    action = hasty(state, mover, scratch, luck)
                log[0, 0] = 0
                apply(state, action, log)
                keep(log, line, plies, mover, rows, places, filled)
                made[line, plies] = action
                plies += 1
            lengths[line] = plies
            results[line] = share(state, seat, numbers)
            leads[line] = lead(state, seat, numbers)
            kept[line] = world[0]

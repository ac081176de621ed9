"""Rollouts, which continue play after a move.

This is generic code, which is loaded for each game with a net or with the fast player. Moves are compared in the same
determinizations ("worlds"): the hidden information is drawn at random, each move is made in that world, and the player
then plays all seats, each from what that seat knows. A net stops after a number of decisions and evaluates the
position. All moves share the same random numbers, so that far fewer worlds are needed to tell which move is better.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, seed_dice
from tabletowers.kernel.records import Data
from tabletowers.kernel.rows import COLUMNS, MOST_ROWS
from tabletowers.nets.arrays import Kept

if TYPE_CHECKING:
    from tabletowers.kernel.required import DTYPE, apply, imagine, scores, winners
    from tabletowers.nets.inference import choose, judgement, ponder

Array = NDArray[Any]

#: Combined with a world's seed, it gives the seed for the random choices of the other seats.
_LUCK = 0x5851F42D4C957F2D
#: A number larger than the number of decisions in any game.
_FOR_EVER = 1 << 30
#: The integer that stands for 1 in a net's value (`inference.HIDDEN`).
_HIDDEN = 4096.0
#: The size of arrays with an entry for each seat; no game has more seats.
_MOST_PLAYERS = 8


@kernel
def roll_out(
    state: np.record,
    seat: int,
    action: int,
    depth: int,
    far: int,
    most: int,
    line: int,
    kept: Kept,
    log: Array,
    seen: Array,
    scratch: Array,
    net: Any,
    luck: Dice,
) -> bool:
    """Continue play for at most `most` decisions, making the move `action` as soon as `seat` has to decide.

    Returns whether play stopped for the player to evaluate the position (`judgement`). It stops at the `depth`-th
    decision of `seat` after the move, or at an earlier one if all seats together have had more than `far` decisions.
    Decisions with a single move don't count.
    """
    # Each access to a field of a record updates reference counts, which costs as much as a decision of the fast player.
    rows, places, filled, made = kept.rows, kept.places, kept.filled, kept.made
    due = True
    own = asked = plies = 0
    judges = False
    while plies < most:
        mover = num(state.to_move)
        if mover < 0:
            break
        if due and mover == seat:
            due = False
            chosen = action
        else:
            count = ponder(state, mover, seen, scratch, net)
            if count > 1:
                asked += 1
                if mover == seat:
                    own += 1
                    if own == depth or asked > far:
                        judges = True
                        break
            chosen = choose(state, mover, mover == seat, count, scratch, net, luck)
        log[0, 0] = 0
        apply(state, chosen, log)
        keep(log, line, plies, mover, rows, places, filled)
        if plies < made.shape[1]:
            made[line, plies] = chosen
        plies += 1
    kept.lengths[line] = plies
    return judges


@kernel
def keep(log: Array, line: int, ply: int, mover: int, rows: Array, places: Array, filled: Array) -> None:
    """Store the events of a log with their line, ply and mover, as long as there is room, and count all of them."""
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
def follow(
    data: Data,
    seat: int,
    most_legal: int,
    far: int,
    seeds: Array,
    tried: Array,
    results: Array,
    leads: Array,
    ends: Data,
    kept: Kept,
    net: Any,
) -> None:
    """Roll out moves of `seat` in the worlds with these seeds, and store every line of play.

    `data` is the seat's view. A line ends with the game, or when a net has made more than `far` decisions and the seat
    has to decide again. For each line, writes the seat's win probability, its lead in points and the final state.
    """
    source = data.view(DTYPE)
    base = np.empty(data.size, np.uint8).view(DTYPE)
    world = np.empty(data.size, np.uint8).view(DTYPE)
    seen = np.empty(data.size, np.uint8).view(DTYPE)
    last = ends.view(DTYPE)
    scratch = np.empty(most_legal, np.int32)
    numbers = np.zeros(_MOST_PLAYERS, np.int64)
    dice = np.zeros(1, np.uint64)
    luck = np.zeros(1, np.uint64)
    log = np.zeros((MOST_ROWS, COLUMNS), np.int32)
    players, most = num(source[0].players), kept.made.shape[1]
    for place in range(seeds.size):
        base[0] = source[0]
        seed_dice(dice, num(seeds[place]))
        imagine(base[0], seat, dice)
        for move in range(tried.size):
            line = place * tried.size + move
            world[0] = base[0]
            seed_dice(luck, num(seeds[place]) ^ _LUCK)
            action = num(tried[move])
            if roll_out(world[0], seat, action, 0, far, most, line, kept, log, seen, scratch, net, luck):
                chance = ((players - 1) * expected(judgement(net)) + 1.0) / players
            else:
                chance = share(world[0], seat, numbers)
            results[line] = min(max(chance, 0.0), 1.0)
            leads[line] = lead(world[0], seat, numbers)
            last[line] = world[0]


@kernel
def foresee(
    data: Data,
    seat: int,
    most_legal: int,
    depth: int,
    worlds: int,
    dice: Dice,
    tried: Array,
    totals: Array,
    squares: Array,
    net: Any,
) -> None:
    """Roll out moves of `seat` in `worlds` worlds, each up to the seat's `depth`-th decision after the move.

    `data` is the seat's view. Adds each move's results, from −1 to 1, to `totals`. Adds their squared distances from
    the first move's result in the same world to `squares`.
    """
    source = data.view(DTYPE)
    base = np.empty(data.size, np.uint8).view(DTYPE)
    world = np.empty(data.size, np.uint8).view(DTYPE)
    seen = np.empty(data.size, np.uint8).view(DTYPE)
    scratch = np.empty(most_legal, np.int32)
    won = np.zeros(_MOST_PLAYERS, np.int64)
    luck = np.zeros(1, np.uint64)
    log = np.zeros((1, COLUMNS), np.int32)
    nothing = np.zeros((0, COLUMNS), np.int32)
    kept = Kept(nothing, nothing, np.zeros(1, np.int64), nothing, np.zeros(1, np.int32))
    for _ in range(worlds):
        base[0] = source[0]
        imagine(base[0], seat, dice)
        first = 0.0
        for move in range(tried.size):
            world[0] = base[0]
            luck[0] = dice[0]
            action = num(tried[move])
            if roll_out(world[0], seat, action, depth, _FOR_EVER, _FOR_EVER, 0, kept, log, seen, scratch, net, luck):
                result = expected(judgement(net))
            else:
                result = gained(world[0], seat, won)
            if move == 0:
                first = result
            totals[move] += result
            squares[move] += (result - first) * (result - first)


@kernel
def share(state: np.record, seat: int, won: Array) -> float:
    """Return a seat's share of the win: 1 for a sole winner, an equal part for each of several, 0 for a loser.

    In an unfinished game, the seats with the most points count as the winners.
    """
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
    """Return the points by which a seat is ahead of the highest-scoring other seat (negative if it is behind)."""
    scores(state, points)
    best = -(1 << 60)
    for other in range(num(state.players)):
        if other != seat:
            best = max(best, num(points[other]))
    return num(points[seat]) - best


@kernel
def gained(state: np.record, seat: int, won: Array) -> float:
    """Return a seat's result in a finished game: 1 for a sole winner, less for the others. All results add up to 0."""
    players = num(state.players)
    winners(state, won)
    count = 0
    for other in range(players):
        count += num(won[other])
    return (num(won[seat]) * players / count - 1.0) / (players - 1.0)


@kernel
def expected(value: int) -> float:
    """Convert a net's value to an expected result from −1 to 1.

    The function approximates the hyperbolic tangent, and gives exactly the same number on every machine.
    """
    x = min(max(value / _HIDDEN, -3.0), 3.0)
    return x * (27.0 + x * x) / (27.0 + 9.0 * x * x)

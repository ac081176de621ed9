"""Chains of deductions: make an assumption, and draw conclusions from it until there is a contradiction."""

from __future__ import annotations

import numpy as np

from tabletowers.games.oldtown.components import BUILDING_COUNT
from tabletowers.games.oldtown.puzzles.deduction_layout import AT, BUILDING, MOST_LINKS, RELIES, STEP_WIDTH
from tabletowers.games.oldtown.puzzles.kernels.bits import Masks, copy, place, wipe
from tabletowers.games.oldtown.puzzles.kernels.deductions import Trail, clear, needed, take
from tabletowers.games.oldtown.puzzles.kernels.techniques import find_contradiction, find_step
from tabletowers.games.oldtown.puzzles.knowledge import MAY_NOT_OWN, MAY_OWN, NOT_ENTERED, OUT, ROWS
from tabletowers.games.oldtown.puzzles.names import ANY_PARTNER, LOT_TRIPLE
from tabletowers.kernel.compiling import kernel


@kernel
def suppose(known: Masks, building: int, row: int, bit: int) -> None:
    """Update `known` with the assumption that the possibility at this row and bit is true.

    A possibility is that the building stands on a lot, that the player owns the building, or that the player doesn't
    own it.
    """
    if row < BUILDING_COUNT:
        for other in range(BUILDING_COUNT):
            if other != building:
                known[other] &= ~bit
        known[building] = bit
        known[NOT_ENTERED] &= ~(1 << building)
    elif row == MAY_OWN:
        known[MAY_NOT_OWN] &= ~bit
        known[building] &= ~OUT
    else:
        known[MAY_OWN] &= ~bit


@kernel
def follow(cards: Masks, named: Masks, size: int, known: Masks, trail: Trail, sets: bool) -> int:
    """Draw conclusions from `known` until there is a contradiction, and write each to a row of `trail`.

    Updates `known`. The last row is the contradiction. Returns the number of rows, negated if there is no
    contradiction. With `sets`, the techniques for pairs and triples are used as well.
    """
    after = np.empty(ROWS, np.int64)
    copy(known, after)
    for n in range(MOST_LINKS):
        clear(trail[n])
        if find_contradiction(cards, named, size, known, trail[n]):
            return n + 1
        if not find_step(cards, named, size, known, after, trail[n], LOT_TRIPLE if sets else ANY_PARTNER):
            return -n
        take(known, after, trail[n])
    return -MOST_LINKS


@kernel
def cut_down(trail: Trail, rows: int, need: Masks) -> int:
    """Remove the rows of `trail` that the last row doesn't depend on. Returns the number of rows left.

    Adds everything that the remaining rows rely on to `need`.
    """
    keep = np.zeros(rows, np.bool_)
    keep[rows - 1] = True
    for row in range(ROWS):
        need[row] |= trail[rows - 1, RELIES + row]
    for i in range(rows - 2, -1, -1):
        keep[i] = needed(trail[i], need)
    kept = 0
    for i in range(rows):
        if keep[i]:
            if kept != i:
                copy(trail[i], trail[kept])
            kept += 1
    return kept


@kernel
def refute(cards: Masks, named: Masks, size: int, known: Masks, trail: Trail) -> int:
    """Draw conclusions until there is a contradiction, and keep only those that the contradiction depends on.

    Returns the number of rows written to `trail`, or 0 if there is no contradiction.
    """
    rows = follow(cards, named, size, known, trail, True)
    return cut_down(trail, rows, np.zeros(ROWS, np.int64)) if rows > 0 else 0


@kernel
def shortest_chain(
    cards: Masks,
    named: Masks,
    size: int,
    known: Masks,
    truth: Masks,
    sets: bool,
    after: Masks,
    step: Masks,
    best: Trail,
) -> int:
    """Find the shortest chain that refutes a false possibility, and write the rows of the chain to `best`.

    Returns the number of rows, or 0 if there is no such chain. `truth` contains all possibilities that are true in at
    least one solution; no attempt is made to refute these.
    """
    trail = np.empty((MOST_LINKS, STEP_WIDTH), np.int64)
    world = np.empty(ROWS, np.int64)
    need = np.empty(ROWS, np.int64)
    shortest, refuted, best_bit = 0, 0, 0
    for row in range(NOT_ENTERED):
        false = known[row] & ~truth[row] & ~OUT
        if row >= BUILDING_COUNT:
            false = known[MAY_OWN] & known[MAY_NOT_OWN] & ~truth[row]
        while false:
            bit = false & -false
            false ^= bit
            building = row if row < BUILDING_COUNT else place(bit)
            copy(known, world)
            suppose(world, building, row, bit)
            rows = follow(cards, named, size, world, trail, sets)
            if rows <= 0:
                continue
            wipe(need, 0)
            rows = cut_down(trail, rows, need)
            if shortest == 0 or rows < shortest:
                shortest, refuted, best_bit = rows, row, bit
                for i in range(rows):
                    copy(trail[i], best[i])
                step[BUILDING] = building
                for other in range(ROWS):
                    step[RELIES + other] = need[other] & ~known[other]
    if shortest:
        after[refuted] &= ~best_bit
        if refuted < BUILDING_COUNT:
            step[AT] = best_bit
        elif refuted == MAY_NOT_OWN:
            after[step[BUILDING]] &= ~OUT
    return shortest

"""Kernels that build proofs with techniques up to a given difficulty."""

from __future__ import annotations

import numpy as np

from tabletowers.games.oldtown.puzzles.deduction_layout import MOST_LINKS, MOST_STEPS, STEP_WIDTH
from tabletowers.games.oldtown.puzzles.kernels.bits import Masks, copy, count
from tabletowers.games.oldtown.puzzles.kernels.chains import shortest_chain
from tabletowers.games.oldtown.puzzles.kernels.deductions import Trail, clear, take
from tabletowers.games.oldtown.puzzles.kernels.techniques import find_step
from tabletowers.games.oldtown.puzzles.knowledge import MAY_NOT_OWN, MAY_OWN, NOT_ENTERED, ROWS
from tabletowers.games.oldtown.puzzles.names import CHAIN, DEEP_CHAIN, OWN_BUDGET
from tabletowers.kernel.compiling import kernel


@kernel
def advance(cards: Masks, named: Masks, size: int, known: Masks, hardest: int, steps: Trail) -> int:
    """Make every deduction that techniques up to `hardest` allow, without chains.

    Returns the number of deductions written to `steps`.
    """
    after = np.empty(ROWS, np.int64)
    copy(known, after)
    for n in range(len(steps)):
        clear(steps[n])
        if not find_step(cards, named, size, known, after, steps[n], hardest):
            return n
        take(known, after, steps[n])
    return len(steps)


@kernel
def reaches(cards: Masks, named: Masks, size: int, known: Masks, truth: Masks, hardest: int, longest: int) -> bool:
    """Return whether techniques up to `hardest`, and chains of up to `longest` rows, solve a puzzle.

    In a solved puzzle, every building is placed and it is known which buildings the player owns.
    """
    steps = np.empty((MOST_STEPS, STEP_WIDTH), np.int64)
    links = np.empty((MOST_LINKS, STEP_WIDTH), np.int64)
    after = np.empty(ROWS, np.int64)
    while True:
        advance(cards, named, size, known, min(hardest, OWN_BUDGET), steps)
        rows = 0
        for technique in range(CHAIN, hardest + 1):
            if rows == 0:
                copy(known, after)
                clear(steps[0])
                deep = technique == DEEP_CHAIN
                rows = shortest_chain(cards, named, size, known, truth, deep, after, steps[0], links)
        if rows == 0 or rows > longest:
            return known[NOT_ENTERED] == 0 and count(known[MAY_OWN] & ~known[MAY_NOT_OWN]) == size
        copy(after, known)

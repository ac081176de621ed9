"""A proof as a person would give it: the easiest technique that gives news, again and again, until the town stands."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.components import BUILDING_COUNT
from tabletowers.games.oldtown.data import LOTS
from tabletowers.kernel import kernel
from tabletowers.puzzles.bits import OUT
from tabletowers.puzzles.cases import find_cases
from tabletowers.puzzles.chains import MOST_LINKS, Trail, shortest_chain
from tabletowers.puzzles.exact import own_sets_of
from tabletowers.puzzles.knowledge import (
    ALL_BUILDINGS,
    CHAIN_START,
    CHAIN_STOP,
    MAY_NOT_OWN,
    MAY_OWN,
    NOT_ENTERED,
    ROWS,
    TECHNIQUE,
    Masks,
    clear,
    needed,
    new_trail,
    own_count,
    start,
    take,
)
from tabletowers.puzzles.model import Sheet
from tabletowers.puzzles.techniques import CASES, CHAIN, DEEP_CHAIN, find_step

#: Each step takes at least one of some 350 bits away.
MOST_STEPS = 400
_LINKS = 10 * MOST_LINKS
NO_LIMIT = 1 << 30


@kernel
def advance(
    cards: Masks,
    named: Masks,
    size: int,
    known: Masks,
    truth: Masks,
    hardest: int,
    longest: int,
    steps: Trail,
    first: int,
    links: Trail,
    first_link: int,
) -> tuple[int, int]:
    """Go on with a proof as far as techniques up to `hardest` and chains of up to `longest` rows lead.

    The numbers of steps and of links that are written then.
    """
    after = known.copy()
    n, used = first, first_link
    while True:
        clear(steps[n])
        if not find_step(cards, named, size, known, after, steps[n], hardest):
            rows = 0
            for technique in range(CHAIN, DEEP_CHAIN + 1):
                if rows == 0 and technique <= hardest and used + MOST_LINKS <= len(links):
                    sets = technique == DEEP_CHAIN
                    rows = shortest_chain(cards, named, size, known, truth, sets, after, steps[n], links[used:])
                    steps[n, TECHNIQUE] = technique
            if rows == 0 or rows > longest:
                break
            steps[n, CHAIN_START] = used
            used += rows
            steps[n, CHAIN_STOP] = used
        take(known, after, steps[n])
        n += 1
    return n, used


@kernel
def mark_needed(steps: Trail, need: Masks, keep: NDArray[np.bool_]) -> None:
    """Find the steps that what is needed rests on, from the last to the first."""
    for i in range(len(steps) - 1, -1, -1):
        keep[i] = needed(steps[i], need)


@dataclass(slots=True)
class Trails:
    """A proof in numbers: its steps, the rows of their chains, and what is known at the end."""

    steps: Trail
    links: Trail
    known: Masks

    @property
    def complete(self) -> bool:
        """Whether every building is entered or known to be out of town."""
        return int(self.known[NOT_ENTERED]) == 0

    def cut_down(self, need: Masks) -> NDArray[np.int64]:
        """The numbers of the steps that are needed for this."""
        keep = np.zeros(len(self.steps), np.bool_)
        mark_needed(self.steps, need.copy(), keep)
        return np.flatnonzero(keep)

    def goal(self) -> Masks:
        """What a whole proof has to show: every building entered, every own building found."""
        need = np.zeros(ROWS, np.int64)
        need[NOT_ENTERED] = need[MAY_NOT_OWN] = ALL_BUILDINGS
        return need


def truth_of(sheet: Sheet, towns: NDArray[np.int8]) -> Masks:
    """What is true in at least one of the towns, as knowledge."""
    truth = np.zeros(ROWS, np.int64)
    for town in towns.tolist():
        truth[:BUILDING_COUNT] |= np.array([OUT if b not in town else 0 for b in range(BUILDING_COUNT)], np.int64)
        for lot in range(LOTS):
            truth[town[lot]] |= 1 << lot
    for own in own_sets_of(sheet, towns):
        truth[MAY_OWN] |= own
        truth[MAY_NOT_OWN] |= ALL_BUILDINGS & ~own
    return truth


def prove(sheet: Sheet, truth: Masks, known: Masks | None = None, given: Trail | None = None) -> Trails:
    """The whole proof from what is known, told by the `given` steps, or from the beginning."""
    known = start(sheet) if known is None else known.copy()
    steps, links = new_trail(MOST_STEPS), new_trail(_LINKS)
    size = own_count(sheet)
    n, used = 0, 0
    if given is not None:
        n = len(given)
        steps[:n] = given
    while True:
        n, used = advance(
            sheet.cards, sheet.named, size, known, truth, DEEP_CHAIN, NO_LIMIT, steps, n, links, used
        )
        after = known.copy()
        clear(steps[n])
        told = find_cases(sheet.cards, sheet.named, size, known, truth, after, steps[n])
        if told is None or used + len(told) + MOST_LINKS > len(links):
            return Trails(steps[:n], links[:used], known)
        steps[n, TECHNIQUE] = CASES
        steps[n, CHAIN_START], steps[n, CHAIN_STOP] = used, used + len(told)
        links[used : used + len(told)] = told
        used += len(told)
        take(known, after, steps[n])
        n += 1

"""A proof as a person would give it: the easiest technique that gives news, again and again, until the town stands.

Here it is rows of numbers; `steps` turns them into values with names.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tabletowers.games.oldtown.components import BUILDING_COUNT
from tabletowers.games.oldtown.data import LOTS
from tabletowers.kernel import kernel
from tabletowers.puzzles.bits import OUT
from tabletowers.puzzles.cases import DEEPEST, false_things, find_cases
from tabletowers.puzzles.chains import MOST_LINKS, Trail, shortest_chain
from tabletowers.puzzles.exact import own_sets_of
from tabletowers.puzzles.grading import effort_of
from tabletowers.puzzles.knowledge import (
    ALL_BUILDINGS,
    CHAIN_START,
    CHAIN_STOP,
    MAY_NOT_OWN,
    MAY_OWN,
    NOT_ENTERED,
    ROWS,
    TAKES,
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
from tabletowers.puzzles.techniques import CASES, CHAIN, DEEP_CHAIN, LAST_BUILDING, LAST_LOT, OWN_BUDGET, find_step

#: Each step takes at least one of some 350 bits away.
MOST_STEPS = 400
_LINKS = 10 * MOST_LINKS
NO_LIMIT = 1 << 30

#: So many chains, the last ones first, are tried whether the proof can do without them.
_MOST_DOUBTS = 12


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
    most: int,
    links: Trail,
    first_link: int,
) -> tuple[int, int]:
    """Go on with a proof as far as techniques up to `hardest` and chains of up to `longest` rows lead.

    The numbers of steps, at most `most`, and of links that are written then.
    """
    after = known.copy()
    n, used = first, first_link
    while n < most:
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

    def needed_for(self, need: Masks) -> list[int]:
        """The numbers of the steps that this rests on."""
        keep = np.zeros(len(self.steps), np.bool_)
        mark_needed(self.steps, need.copy(), keep)
        return [int(i) for i in np.flatnonzero(keep)]

    def needed_for_all(self) -> list[int]:
        """The numbers of the steps that entering every building and finding every own one rests on."""
        need = np.zeros(ROWS, np.int64)
        need[NOT_ENTERED] = need[MAY_NOT_OWN] = ALL_BUILDINGS
        return self.needed_for(need)

    def effort(self) -> int:
        """The effort of all steps that are needed."""
        return effort_of(self.steps[self.needed_for_all()])


def truth_of(sheet: Sheet, towns: NDArray[np.int8]) -> Masks:
    """What is true in at least one of the towns, as knowledge."""
    truth = np.zeros(ROWS, np.int64)
    for town in towns.tolist():
        for lot in range(LOTS):
            truth[town[lot]] |= 1 << lot
        for building in set(range(BUILDING_COUNT)).difference(town):
            truth[building] |= OUT
    for own in own_sets_of(sheet, towns):
        truth[MAY_OWN] |= own
        truth[MAY_NOT_OWN] |= ALL_BUILDINGS & ~own
    return truth


def prove(sheet: Sheet, truth: Masks) -> Trails:
    """The whole proof; one that needs no cases also without the chains that it can do without.

    The shortest chain always comes first when it is looked for, and that may be one that leads nowhere.
    """
    trails = first_proof(sheet, truth)
    effort = trails.effort()
    chains = [row for row in trails.steps[trails.needed_for_all()] if row[TECHNIQUE] >= CHAIN]
    if any(row[TECHNIQUE] == CASES for row in chains):
        return trails
    for row in chains[: -_MOST_DOUBTS - 1 : -1]:
        doubted = truth | row[TAKES : TAKES + ROWS]
        other = first_proof(sheet, doubted, deepest=0)
        if _shows_as_much(other.known, trails.known) and other.effort() <= effort:
            truth, trails, effort = doubted, other, other.effort()
    return trails


def _shows_as_much(known: Masks, wanted: Masks) -> bool:
    """Whether as many buildings are entered and as many own ones found."""
    return all(known[row] & ~wanted[row] == 0 for row in (NOT_ENTERED, MAY_NOT_OWN))


def first_proof(
    sheet: Sheet,
    truth: Masks,
    known: Masks | None = None,
    given: Trail | None = None,
    *,
    deepest: int = DEEPEST,
    to_next_entry: bool = False,
) -> Trails:
    """The proof as it is found, from the beginning or from what is known and told by the `given` steps.

    `deepest` limits cases inside cases. With `to_next_entry`, chains are looked for only until they have led to one
    more building on the map.
    """
    known = start(sheet) if known is None else known.copy()
    steps, links = new_trail(MOST_STEPS), new_trail(_LINKS)
    clues = (sheet.cards, sheet.named, own_count(sheet))
    n, used = 0, 0
    if given is not None:
        n = len(given)
        steps[:n] = given
    told_before = n
    while True:
        n, used = advance(*clues, known, truth, OWN_BUDGET, NO_LIMIT, steps, n, MOST_STEPS, links, used)
        if to_next_entry and np.isin(steps[told_before:n, TECHNIQUE], (LAST_LOT, LAST_BUILDING)).any():
            break
        before = n
        n, used = advance(*clues, known, truth, DEEP_CHAIN, NO_LIMIT, steps, n, n + 1, links, used)
        if n > before:
            continue
        after = known.copy()
        clear(steps[n])
        told = find_cases(*clues, known, truth, after, steps[n], deepest) if false_things(known, truth) else None
        if told is None or used + len(told) + MOST_LINKS > len(links):
            break
        steps[n, TECHNIQUE] = CASES
        steps[n, CHAIN_START], steps[n, CHAIN_STOP] = used, used + len(told)
        links[used : used + len(told)] = told
        used += len(told)
        take(known, after, steps[n])
        n += 1
    return Trails(steps[:n], links[:used], known)

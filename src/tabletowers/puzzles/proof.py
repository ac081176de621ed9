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
from tabletowers.puzzles.bits import OUT, Masks, copy, count
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
    clear,
    needed,
    new_trail,
    own_count,
    start,
    take,
)
from tabletowers.puzzles.model import Sheet
from tabletowers.puzzles.names import CASES, CHAIN, DEEP_CHAIN, LAST_BUILDING, LAST_LOT, OWN_BUDGET
from tabletowers.puzzles.techniques import find_step

#: Each step takes at least one of some 350 bits away.
MOST_STEPS = 400
_LINKS = 10 * MOST_LINKS
NO_LIMIT = 1 << 30

#: So many chains, the last ones first, are tried whether the proof can do without them.
_MOST_DOUBTS = 12


@kernel
def advance(
    cards: Masks, named: Masks, size: int, known: Masks, hardest: int, steps: Trail, first: int, most: int
) -> int:
    """Go on with a proof as far as techniques up to `hardest` lead, without chains; the number of steps then."""
    after = np.empty(ROWS, np.int64)
    copy(known, after)
    for n in range(first, most):
        clear(steps[n])
        if not find_step(cards, named, size, known, after, steps[n], hardest):
            return n
        take(known, after, steps[n])
    return most


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


class Prover:
    """A proof under way: what is known, and the steps so far."""

    def __init__(self, sheet: Sheet, truth: Masks, known: Masks | None = None, given: Trail | None = None) -> None:
        self._clues = (sheet.cards, sheet.named, own_count(sheet))
        self._truth = truth
        self.known = start(sheet) if known is None else known.copy()
        self._steps, self._links = new_trail(MOST_STEPS), new_trail(_LINKS)
        self._step_count, self._link_count = 0, 0
        if given is not None:
            self._step_count = len(given)
            self._steps[: len(given)] = given

    def go_on(self, hardest: int = OWN_BUDGET) -> None:
        """Take every step up to a technique, without chains."""
        n = self._step_count
        self._step_count = advance(*self._clues, self.known, hardest, self._steps, n, MOST_STEPS)

    def chain(self, hardest: int = DEEP_CHAIN, longest: int = NO_LIMIT) -> bool:
        """Take one step by a chain of at most so many rows; False if there is none."""
        step, room = self._steps[self._step_count], self._links[self._link_count :]
        if len(room) < MOST_LINKS:
            return False
        for technique in range(CHAIN, hardest + 1):
            after = self.known.copy()
            clear(step)
            sets = technique == DEEP_CHAIN
            rows = shortest_chain(*self._clues, self.known, self._truth, sets, after, step, room)
            if rows:
                return rows <= longest and self._take(technique, rows, after)
        return False

    def cases(self, deepest: int) -> bool:
        """Take one step by cases inside cases to this depth; False if there is none."""
        step, after = self._steps[self._step_count], self.known.copy()
        clear(step)
        if not false_things(self.known, self._truth):
            return False
        told = find_cases(*self._clues, self.known, self._truth, after, step, deepest)
        if told is None or self._link_count + len(told) > len(self._links):
            return False
        self._links[self._link_count : self._link_count + len(told)] = told
        return self._take(CASES, len(told), after)

    def _take(self, technique: int, rows: int, after: Masks) -> bool:
        """Carry out a step whose chain has so many rows."""
        step = self._steps[self._step_count]
        step[TECHNIQUE] = technique
        step[CHAIN_START], step[CHAIN_STOP] = self._link_count, self._link_count + rows
        take(self.known, after, step)
        self._step_count += 1
        self._link_count += rows
        return True

    @property
    def trails(self) -> Trails:
        """The proof so far."""
        return Trails(self._steps[: self._step_count], self._links[: self._link_count], self.known)


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
    prover = Prover(sheet, truth, known, given)
    told_before = len(prover.trails.steps)
    while True:
        prover.go_on()
        techniques = prover.trails.steps[told_before:, TECHNIQUE]
        if to_next_entry and np.isin(techniques, (LAST_LOT, LAST_BUILDING)).any():
            break
        if not prover.chain() and not prover.cases(deepest):
            break
    return prover.trails


def reaches(sheet: Sheet, truth: Masks, hardest: int, longest: int) -> bool:
    """Whether techniques up to `hardest`, and chains of up to `longest` rows, solve a puzzle; then it is sound."""
    prover = Prover(sheet, truth)
    while True:
        prover.go_on(min(hardest, OWN_BUDGET))
        if hardest < CHAIN or not prover.chain(hardest, longest):
            known, size = prover.known, own_count(sheet)
            return bool(known[NOT_ENTERED] == 0 and count(known[MAY_OWN] & ~known[MAY_NOT_OWN]) == size)

"""A proof as a person would give it: always the easiest technique that gets any further, until the town stands.

Here a proof is made of numbers; `steps` turns it into values with names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tabletowers.games.oldtown.components import BUILDING_COUNT
from tabletowers.puzzles.cases import DEEPEST, false_bits, find_cases
from tabletowers.puzzles.exact import own_sets_of
from tabletowers.puzzles.grading import effort_of
from tabletowers.puzzles.knowledge import (
    ALL_BUILDINGS,
    ANYWHERE,
    MAY_NOT_OWN,
    MAY_OWN,
    NOT_ENTERED,
    OUT,
    ROWS,
    Deduction,
    Knowledge,
    left_after,
    of_every_building,
    part,
    places,
    row_of,
    table,
)
from tabletowers.puzzles.model import Sheet
from tabletowers.puzzles.names import CASES, CHAIN, DEEP_CHAIN, LAST_BUILDING, LAST_LOT, OWN_BUDGET
from tabletowers.puzzles.solver import solver

#: A proof is abandoned when its chains and cases have more rows than this; no person would read it.
_MOST_LINKS = 4_000
#: A chain has at most this many rows.
_LONGEST_CHAIN = 400

#: How many chains, the last ones first, are tried to see whether the proof can do without them.
_MOST_DOUBTS = 12

#: What a complete proof shows: every building entered, every own building found.
_ALL_FOUND = part(NOT_ENTERED, ALL_BUILDINGS) | part(MAY_NOT_OWN, ALL_BUILDINGS)


@dataclass(frozen=True, slots=True)
class Proof:
    """The deductions of a proof, and what is known at its end."""

    steps: Sequence[Deduction]
    known: Knowledge

    @property
    def complete(self) -> bool:
        """Whether every building is entered or known not to be in town."""
        return row_of(self.known, NOT_ENTERED) == 0

    def needed_for(self, need: Knowledge) -> list[int]:
        """The numbers of the steps on which it rests that these bits are gone."""
        found = []
        for number in range(len(self.steps) - 1, -1, -1):
            step = self.steps[number]
            if step.takes & need:
                need |= step.relies
                found.append(number)
        found.reverse()
        return found

    def needed_for_all(self) -> list[int]:
        """The numbers of the steps on which entering every building and finding every own one rests."""
        return self.needed_for(_ALL_FOUND)

    def needed_steps(self) -> list[Deduction]:
        """The steps on which entering every building and finding every own one rests."""
        return [self.steps[number] for number in self.needed_for_all()]


def start(sheet: Sheet) -> Knowledge:
    """What is known before any card is read: buildings that are named or owned are in town."""
    known = of_every_building(ANYWHERE) | part(NOT_ENTERED, ALL_BUILDINGS)
    for building in places(sheet.required):
        known ^= part(building, OUT)
    if sheet.hidden:
        return known | part(MAY_OWN, ALL_BUILDINGS) | part(MAY_NOT_OWN, ALL_BUILDINGS)
    return known | part(MAY_OWN, sheet.own) | part(MAY_NOT_OWN, ALL_BUILDINGS & ~sheet.own)


def truth_of(sheet: Sheet, towns: Iterable[bytes]) -> Knowledge:
    """What is true in at least one of the towns."""
    towns = list(towns)
    rows = [0] * ROWS
    buildings = frozenset(range(BUILDING_COUNT))
    for town in towns:
        for lot, building in enumerate(town):
            rows[building] |= 1 << lot
        for building in buildings.difference(town):
            rows[building] |= OUT
    for own in own_sets_of(sheet, towns):
        rows[MAY_OWN] |= own
        rows[MAY_NOT_OWN] |= ALL_BUILDINGS & ~own
    return table(rows)


def prove(sheet: Sheet, truth: Knowledge) -> Proof:
    """The whole proof, without chains that it can do without unless it needs cases.

    The prover always takes the shortest chain, which may turn out to lead nowhere.
    """
    proof = first_proof(sheet, truth)
    needed = proof.needed_steps()
    if any(step.technique == CASES for step in needed):
        return proof
    effort = effort_of(needed)
    chains = [step for step in needed if step.technique >= CHAIN]
    for step in chains[: -_MOST_DOUBTS - 1 : -1]:
        doubted = truth | step.takes
        other = first_proof(sheet, doubted, deepest=0)
        if _shows_as_much(other, proof) and (less := effort_of(other.needed_steps())) <= effort:
            truth, proof, effort = doubted, other, less
    return proof


def _shows_as_much(proof: Proof, other: Proof) -> bool:
    """Whether a proof enters every building and finds every own building that the other does."""
    return proof.known & ~other.known & _ALL_FOUND == 0


class Prover:
    """A proof in the making: what is known, and the steps so far."""

    def __init__(
        self, sheet: Sheet, truth: Knowledge, known: Knowledge | None = None, given: Sequence[Deduction] = ()
    ) -> None:
        self._sheet = sheet
        self._truth = truth
        self.known = start(sheet) if known is None else known
        self.steps = list(given)
        self._links = 0

    def go_on(self, hardest: int = OWN_BUDGET) -> None:
        """Take every step up to a technique, without chains."""
        found = solver().advance(self._sheet, self.known, hardest)
        self.steps += found
        self.known = left_after(self.known, found)

    def chain(self) -> bool:
        """Take one step by a chain; False if there is none."""
        if self._links + _LONGEST_CHAIN > _MOST_LINKS:
            return False
        for technique in (CHAIN, DEEP_CHAIN):
            found = solver().chain(self._sheet, self.known, self._truth, technique)
            if found is not None:
                return self._take(found)
        return False

    def cases(self, deepest: int) -> bool:
        """Take one step by cases nested to this depth; False if there is none."""
        if not false_bits(self.known, self._truth):
            return False
        found = find_cases(self._sheet, self.known, self._truth, deepest)
        return found is not None and self._links + len(found.links) <= _MOST_LINKS and self._take(found)

    def _take(self, step: Deduction) -> bool:
        self.steps.append(step)
        self.known &= ~step.takes
        self._links += len(step.links)
        return True


def first_proof(
    sheet: Sheet,
    truth: Knowledge,
    known: Knowledge | None = None,
    given: Sequence[Deduction] = (),
    *,
    deepest: int = DEEPEST,
    to_next_entry: bool = False,
) -> Proof:
    """The proof as it is found, from the beginning or from what is known thanks to the `given` steps.

    `deepest` limits how deeply cases are nested. With `to_next_entry`, the proof goes no further than chains and cases
    are needed to enter one more building on the map.
    """
    prover = Prover(sheet, truth, known, given)
    while True:
        prover.go_on()
        if to_next_entry and any(step.technique in (LAST_LOT, LAST_BUILDING) for step in prover.steps[len(given) :]):
            break
        if not prover.chain() and not prover.cases(deepest):
            break
    return Proof(prover.steps, prover.known)


def reaches(sheet: Sheet, truth: Knowledge, hardest: int, longest: int) -> bool:
    """Whether techniques up to `hardest` and chains of up to `longest` rows solve a puzzle; if so, it is sound."""
    return solver().reaches(sheet, start(sheet), truth, hardest, longest)

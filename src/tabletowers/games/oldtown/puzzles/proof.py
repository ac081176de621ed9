"""Proofs as a person would find them, always using the easiest technique that makes progress.

A proof continues until the town is complete. It is encoded as numbers; the module `steps` translates it into named
values.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tabletowers.games.oldtown.components import BUILDING_COUNT
from tabletowers.games.oldtown.puzzles.cases import DEEPEST, false_bits, find_cases
from tabletowers.games.oldtown.puzzles.exact import own_sets_of
from tabletowers.games.oldtown.puzzles.grading import effort_of
from tabletowers.games.oldtown.puzzles.knowledge import (
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
from tabletowers.games.oldtown.puzzles.model import Sheet
from tabletowers.games.oldtown.puzzles.names import CASES, CHAIN, DEEP_CHAIN, LAST_BUILDING, LAST_LOT, OWN_BUDGET
from tabletowers.games.oldtown.puzzles.solver import solver

#: A proof is abandoned if its chains and cases have more rows than this; no one would read it.
_MOST_LINKS = 4_000
#: The most rows in a chain.
_LONGEST_CHAIN = 400

#: How many chains, beginning with the last, are tested for whether the proof works without them.
_MOST_DOUBTS = 12

#: The possibilities that a complete proof removes: every building is entered, and every own building is found.
_ALL_FOUND = part(NOT_ENTERED, ALL_BUILDINGS) | part(MAY_NOT_OWN, ALL_BUILDINGS)


@dataclass(frozen=True, slots=True)
class Proof:
    """The deductions of a proof, in order, and everything that is known after them."""

    steps: Sequence[Deduction]
    known: Knowledge

    @property
    def complete(self) -> bool:
        """Whether every building has been entered on the map or is known not to be in town."""
        return row_of(self.known, NOT_ENTERED) == 0

    def needed_for(self, need: Knowledge) -> list[int]:
        """Return the indexes of the steps needed to rule out the possibilities in `need`."""
        needed = []
        for number in range(len(self.steps) - 1, -1, -1):
            step = self.steps[number]
            if step.takes & need:
                need |= step.relies
                needed.append(number)
        needed.reverse()
        return needed

    def needed_for_all(self) -> list[int]:
        """Return the indexes of the steps needed to place every building and identify those that the player owns."""
        return self.needed_for(_ALL_FOUND)

    def needed_steps(self) -> list[Deduction]:
        """Return the steps needed to place every building and identify those that the player owns."""
        return [self.steps[number] for number in self.needed_for_all()]


def start(sheet: Sheet) -> Knowledge:
    """Return what is known before any clue is used: buildings that a card names or the player owns are in town."""
    known = of_every_building(ANYWHERE) | part(NOT_ENTERED, ALL_BUILDINGS)
    for building in places(sheet.required):
        known ^= part(building, OUT)
    if sheet.hidden:
        return known | part(MAY_OWN, ALL_BUILDINGS) | part(MAY_NOT_OWN, ALL_BUILDINGS)
    return known | part(MAY_OWN, sheet.own) | part(MAY_NOT_OWN, ALL_BUILDINGS & ~sheet.own)


def truth_of(sheet: Sheet, towns: Iterable[bytes]) -> Knowledge:
    """Return all possibilities that are true in at least one of the towns, as a knowledge table."""
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
    """Return a proof of a puzzle's solution. Unless the proof needs cases, unnecessary chains are removed.

    There can be unnecessary chains because the prover always takes the shortest chain, even if it turns out to be
    useless.
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
    """Return whether `proof` shows at least as much as `other`.

    It must place every building that `other` places, and identify every owned building that `other` identifies.
    """
    return proof.known & ~other.known & _ALL_FOUND == 0


class Prover:
    """A proof under construction: the steps so far, and what is known after them."""

    def __init__(
        self, sheet: Sheet, truth: Knowledge, known: Knowledge | None = None, steps: Sequence[Deduction] = ()
    ) -> None:
        self._sheet = sheet
        self._truth = truth
        self.known = start(sheet) if known is None else known
        self.steps = list(steps)
        self._links = 0

    def go_on(self, hardest: int = OWN_BUDGET) -> None:
        """Take all steps that techniques up to `hardest` allow, without chains and cases."""
        deductions = solver().advance(self._sheet, self.known, hardest)
        self.steps += deductions
        self.known = left_after(self.known, deductions)

    def chain(self) -> bool:
        """Take one step that uses a chain. Returns False if there is no such step."""
        if self._links + _LONGEST_CHAIN > _MOST_LINKS:
            return False
        for technique in (CHAIN, DEEP_CHAIN):
            deduction = solver().chain(self._sheet, self.known, self._truth, technique)
            if deduction is not None:
                return self._take(deduction)
        return False

    def cases(self, deepest: int) -> bool:
        """Take one step that uses cases, nested no deeper than `deepest`. Returns False if there is no such step."""
        if not false_bits(self.known, self._truth):
            return False
        deduction = find_cases(self._sheet, self.known, self._truth, deepest)
        return deduction is not None and self._links + len(deduction.links) <= _MOST_LINKS and self._take(deduction)

    def _take(self, step: Deduction) -> bool:
        self.steps.append(step)
        self.known &= ~step.takes
        self._links += len(step.links)
        return True


def first_proof(
    sheet: Sheet,
    truth: Knowledge,
    known: Knowledge | None = None,
    steps: Sequence[Deduction] = (),
    *,
    deepest: int = DEEPEST,
    to_next_entry: bool = False,
) -> Proof:
    """Return a proof without removing unnecessary steps.

    If `known` is given, the proof continues from `steps`, and `known` is what is known after them. `deepest` limits how
    deeply cases are nested. With `to_next_entry`, chains and cases are used only until one more building can be entered
    on the map.
    """
    prover = Prover(sheet, truth, known, steps)
    while True:
        prover.go_on()
        if to_next_entry and any(step.technique in (LAST_LOT, LAST_BUILDING) for step in prover.steps[len(steps) :]):
            break
        if not prover.chain() and not prover.cases(deepest):
            break
    return Proof(prover.steps, prover.known)


def reaches(sheet: Sheet, truth: Knowledge, hardest: int, longest: int) -> bool:
    """Return whether techniques up to `hardest`, and chains of up to `longest` rows, solve a puzzle."""
    return solver().reaches(sheet, start(sheet), truth, hardest, longest)

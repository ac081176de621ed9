"""Explanations of puzzles: a proof of the unique solution, or what is wrong with the puzzle.

A proof uses only techniques that a person can follow.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tabletowers.games.oldtown.data import Puzzle
from tabletowers.games.oldtown.puzzles.conflict import Conflict, conflict, differing_lots
from tabletowers.games.oldtown.puzzles.exact import LIMIT, Solutions, solutions_of, towns_of
from tabletowers.games.oldtown.puzzles.grading import Grade, grade_of
from tabletowers.games.oldtown.puzzles.model import sheet_of
from tabletowers.games.oldtown.puzzles.proof import prove, truth_of
from tabletowers.games.oldtown.puzzles.steps import Step, steps_of
from tabletowers.games.oldtown.puzzles.words import step_text
from tabletowers.text import Catalogue, catalogue


@dataclass(frozen=True, slots=True)
class Explanation:
    """The solutions of a puzzle, and an explanation of why there is one, none or several.

    If there is exactly one solution, the explanation is a proof and its grade; if there is none, cards that contradict
    each other; if there are several, the lots on which two of them differ. `proven` is False if the proof's techniques
    are not enough to find the whole solution.
    """

    solutions: Solutions
    steps: tuple[Step, ...] = ()
    proven: bool = False
    grade: Grade | None = None
    conflict: Conflict | None = None
    #: The lots on which the first two towns differ.
    differing: tuple[int, ...] = ()

    def to_json(self, language: str = "en") -> dict[str, Any]:
        """Return the explanation as a JSON value that also contains its steps in words."""
        say: Catalogue = catalogue(language)
        value: dict[str, Any] = self.solutions.to_json()
        if self.conflict is not None:
            value |= {"conflict": [*self.conflict.cards], "smallest": self.conflict.smallest}
        if self.differing:
            value["differing"] = [*self.differing]
        if self.grade is not None:
            value |= self.grade.to_json()
            value |= {"proven": self.proven}
            value["proof"] = [{**step.to_json(), "text": step_text(step, say)} for step in self.steps]
        return value


def explain(puzzle: Puzzle, limit: int = LIMIT, *, prove_it: bool = True) -> Explanation:
    """Return the solutions of a puzzle and either a proof that there is only one or what is wrong with it.

    If `prove_it` is False, there is no proof and no grade.
    """
    sheet = sheet_of(puzzle)
    towns, complete = towns_of(sheet, limit)
    solutions = solutions_of(sheet, towns, complete)
    if solutions.count == 0:
        return Explanation(solutions, conflict=conflict(sheet) if complete else None)
    if not solutions.unique:
        two = solutions.towns[:2]
        return Explanation(solutions, differing=tuple(differing_lots(*two)) if len(two) == 2 else ())
    if not prove_it:
        return Explanation(solutions)
    proof = prove(sheet, truth_of(sheet, towns))
    steps = steps_of(proof, proof.needed_for_all(), sheet.own_count)
    return Explanation(solutions, steps, proof.complete, grade_of(proof.needed_steps()))


def grade(puzzle: Puzzle) -> Grade:
    """Return the grade of a puzzle that has exactly one solution. Raises ValueError for any other puzzle."""
    sheet = sheet_of(puzzle)
    towns, complete = towns_of(sheet, 1)
    if len(towns) != 1 or not complete:
        raise ValueError("expected a puzzle that exactly one town fits; others have no grade")
    return grade_of(prove(sheet, truth_of(sheet, towns)).needed_steps())

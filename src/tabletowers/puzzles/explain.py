"""Whether a puzzle is sound, with a proof a person can follow; or what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tabletowers.games.oldtown.data import Puzzle
from tabletowers.puzzles.conflict import Conflict, conflict, differing_lots
from tabletowers.puzzles.exact import LIMIT, Solutions, solutions_of, towns_of
from tabletowers.puzzles.grading import Grade, grade_of
from tabletowers.puzzles.knowledge import own_count
from tabletowers.puzzles.model import sheet_of
from tabletowers.puzzles.proof import prove, truth_of
from tabletowers.puzzles.steps import Step, steps_of
from tabletowers.puzzles.words import step_text
from tabletowers.text import Catalogue, catalogue


@dataclass(frozen=True, slots=True)
class Explanation:
    """All towns that fit; for exactly one the proof and its grade, for none the conflict, for several the difference.

    `proven` is False where the proof stops before the whole town stands: the exact solver goes further than we can
    tell.
    """

    solutions: Solutions
    steps: tuple[Step, ...] = ()
    proven: bool = False
    grade: Grade | None = None
    conflict: Conflict | None = None
    #: The lots in which the first two towns differ.
    differing: tuple[int, ...] = ()

    def to_json(self, language: str = "en") -> dict[str, Any]:
        """The explanation as a JSON value, with the steps' texts."""
        say: Catalogue = catalogue(language)
        shown: dict[str, Any] = self.solutions.to_json()
        if self.conflict is not None:
            shown |= {"conflict": [*self.conflict.cards], "smallest": self.conflict.smallest}
        if self.differing:
            shown["differing"] = [*self.differing]
        if self.grade is not None:
            shown |= self.grade.to_json()
            shown |= {"proven": self.proven}
            shown["proof"] = [{**step.to_json(), "text": step_text(step, say)} for step in self.steps]
        return shown


def explain(puzzle: Puzzle, limit: int = LIMIT, *, prove_it: bool = True) -> Explanation:
    """Solve a puzzle and say why its town is the only one, or what is wrong with it.

    Without `prove_it`, neither proof nor grade is worked out.
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
    trails = prove(sheet, truth_of(sheet, towns))
    picked = trails.needed_for_all()
    steps = steps_of(trails, picked, own_count(sheet))
    return Explanation(solutions, steps, trails.complete, grade_of(trails.steps[picked]))


def grade(puzzle: Puzzle) -> Grade:
    """How hard a sound puzzle is; ValueError if it is not sound."""
    sheet = sheet_of(puzzle)
    towns, complete = towns_of(sheet, 1)
    if len(towns) != 1 or not complete:
        raise ValueError("only a puzzle that exactly one town fits has a grade")
    trails = prove(sheet, truth_of(sheet, towns))
    return grade_of(trails.steps[trails.needed_for_all()])

"""The grade of a puzzle, which says how hard it is to prove the solution.

Every technique has a level, and the hardest step that the proof needs determines the level of the puzzle. For ordering
puzzles by difficulty, the grade also has a number: 100 for easy, 200 for medium, 300 for hard, 400 for expert, and up
to 99 more for the total effort of all steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tabletowers.games.oldtown.data import LEVELS
from tabletowers.games.oldtown.puzzles.knowledge import Deduction
from tabletowers.games.oldtown.puzzles.names import CHAIN, DEEP_CHAIN, LOT_PAIR, PARTNER, TECHNIQUES

EASY, MEDIUM, HARD, EXPERT = range(len(LEVELS))

#: For each technique, its level, the effort of finding a step that uses it, and the effort of each row of its chain.
_LEVEL_AND_EFFORT = {
    "entered": (EASY, 0, 0),
    "noted": (EASY, 0, 0),
    "clue": (EASY, 1, 0),
    "roll_call": (EASY, 1, 0),
    "last_lot": (EASY, 1, 0),
    "last_building": (EASY, 2, 0),
    "partner_known": (EASY, 2, 0),
    "partner": (EASY, 4, 0),
    "own_complete": (MEDIUM, 1, 0),
    "some_own": (MEDIUM, 4, 0),
    "own_found": (MEDIUM, 6, 0),
    "any_partner": (MEDIUM, 6, 0),
    "pair": (MEDIUM, 8, 0),
    "lot_pair": (MEDIUM, 10, 0),
    "triple": (HARD, 14, 0),
    "lot_triple": (HARD, 16, 0),
    "own_budget": (HARD, 16, 0),
    "chain": (HARD, 10, 5),
    "deep_chain": (EXPERT, 20, 6),
    "cases": (EXPERT, 30, 6),
}
_LEVEL = [_LEVEL_AND_EFFORT[name][0] for name in TECHNIQUES]
_EFFORT = [_LEVEL_AND_EFFORT[name][1] for name in TECHNIQUES]
_EFFORT_OF_ROW = [_LEVEL_AND_EFFORT[name][2] for name in TECHNIQUES]

#: The most rows of a chain of level hard, including the contradiction at its end. Longer chains are of level expert.
LONGEST_HARD_CHAIN = 3

#: For each level, the hardest technique and the longest chain that may be used.
REACH = ((PARTNER, 0), (LOT_PAIR, 0), (CHAIN, LONGEST_HARD_CHAIN), (DEEP_CHAIN, 1 << 30))


@dataclass(frozen=True, slots=True, order=True)
class Grade:
    """The difficulty of a puzzle. Grades are ordered by their number."""

    number: int
    level: str
    #: The hardest technique that the proof needs.
    hardest: str
    #: The effort of all steps together.
    effort: int

    def to_json(self) -> dict[str, Any]:
        """Return the grade as a JSON value."""
        return {"level": self.level, "grade": self.number, "hardest": self.hardest, "effort": self.effort}


def level_of(step: Deduction) -> int:
    """Return the level of a proof step."""
    if step.technique == CHAIN and len(step.links) > LONGEST_HARD_CHAIN:
        return EXPERT
    return _LEVEL[step.technique]


def effort_of(steps: Iterable[Deduction]) -> int:
    """Return the total effort of these proof steps."""
    return sum(_EFFORT[step.technique] + _EFFORT_OF_ROW[step.technique] * len(step.links) for step in steps)


def grade_of(steps: Sequence[Deduction]) -> Grade:
    """Return the grade of a proof with these steps."""
    hardest = max(steps, key=lambda step: (level_of(step), effort_of([step])))
    level, effort = level_of(hardest), effort_of(steps)
    return Grade(100 * (level + 1) + min(99, effort // 8), LEVELS[level], TECHNIQUES[hardest.technique], effort)

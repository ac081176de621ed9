"""The grade of a puzzle: how hard its proof is.

A technique has a level, and the hardest step that the proof needs decides the puzzle's level. The number beside it is
100 for easy, 200 for medium, 300 for hard, 400 for expert, and up to 99 more for the effort of all steps together, so
that puzzles can be put in order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tabletowers.games.oldtown.data import LEVELS
from tabletowers.puzzles.bits import Masks
from tabletowers.puzzles.chains import Trail
from tabletowers.puzzles.knowledge import CHAIN_START, CHAIN_STOP, TECHNIQUE
from tabletowers.puzzles.names import CHAIN, DEEP_CHAIN, LOT_PAIR, PARTNER, TECHNIQUES

EASY, MEDIUM, HARD, EXPERT = range(len(LEVELS))

#: The level of each technique, and the effort of finding it and of every row of its chain.
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

#: The longest chain (with the impossibility at its end) that is still hard; a longer one is for experts.
LONGEST_HARD_CHAIN = 3

#: For each level the hardest technique that the prover may use, and the longest chain.
REACH = ((PARTNER, 0), (LOT_PAIR, 0), (CHAIN, LONGEST_HARD_CHAIN), (DEEP_CHAIN, 1 << 30))


@dataclass(frozen=True, slots=True, order=True)
class Grade:
    """How hard a puzzle is; grades compare by their number."""

    number: int
    level: str
    #: The hardest technique that the proof needs.
    hardest: str
    #: The effort of all steps together.
    effort: int

    def to_json(self) -> dict[str, Any]:
        """The grade as a JSON value."""
        return {"level": self.level, "grade": self.number, "hardest": self.hardest, "effort": self.effort}


def level_of(row: Masks) -> int:
    """The level of one step."""
    if row[TECHNIQUE] == CHAIN and row[CHAIN_STOP] - row[CHAIN_START] > LONGEST_HARD_CHAIN:
        return EXPERT
    return _LEVEL[int(row[TECHNIQUE])]


def effort_of(rows: Trail) -> int:
    """The effort of some steps together."""
    effort = 0
    for technique, start, stop in rows[:, [TECHNIQUE, CHAIN_START, CHAIN_STOP]].tolist():
        effort += _EFFORT[technique] + _EFFORT_OF_ROW[technique] * (stop - start)
    return effort


def grade_of(rows: Trail) -> Grade:
    """The grade of a proof that consists of these steps."""
    hardest = max(rows, key=lambda row: (level_of(row), effort_of(row[None])))
    level, effort = level_of(hardest), effort_of(rows)
    return Grade(100 * (level + 1) + min(99, effort // 8), LEVELS[level], TECHNIQUES[hardest[TECHNIQUE]], effort)

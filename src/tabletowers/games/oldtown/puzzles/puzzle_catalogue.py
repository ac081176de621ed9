"""Finds puzzles by name, hides their solutions, and checks positions in them."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

from tabletowers.games.oldtown.data import LEVELS, Puzzle
from tabletowers.games.oldtown.puzzles.daily import WEEK, daily
from tabletowers.games.oldtown.puzzles.explain import explain, grade
from tabletowers.games.oldtown.puzzles.generator import generate
from tabletowers.games.oldtown.puzzles.hints import check, hint
from tabletowers.games.oldtown.puzzles.links import from_link, link_of
from tabletowers.games.oldtown.puzzles.model import load, official, position, to_json
from tabletowers.games.oldtown.puzzles.notes import own_sets

#: The keys of a puzzle that are kept secret.
_SECRET = ("solution", "own_solution", "correction")
#: Keys that describe a puzzle but are not part of it.
_AROUND = ("id", "grade", "seed", "own_solution", "corrected", "own_sets")
#: The most towns to look for while a puzzle is being made.
_TOWNS = 100


def named(name: str) -> dict[str, Any]:
    """Return the puzzle with this name, including its solution. Raises ValueError if there is none.

    Names look like `official-3`, `printed-3` (as printed, mistakes included), `daily-2026-11-16`, `hard-12345` (level
    and seed), or `own-…` for a puzzle made by a player, whose name contains the whole puzzle.
    """
    kind, _, rest = name.partition("-")
    if kind in ("official", "printed") and re.fullmatch("[1-9]", rest):
        printed, corrected = (official(int(rest), printed=as_it_is) for as_it_is in (True, False))
        chosen = to_json(printed if kind == "printed" else corrected)
        return chosen | {"corrected": printed != corrected, "own_sets": own_sets(corrected)}
    if kind == "daily":
        return daily(date.fromisoformat(rest)).to_json()
    if kind in LEVELS and re.fullmatch(r"\d{1,15}", rest):
        return generate(kind, int(rest)).to_json()
    if kind == "own":
        puzzle = from_link(rest)
        return to_json(puzzle) | {"level": grade(puzzle).level, "own_sets": own_sets(puzzle)}
    raise ValueError("no puzzle has this name")


def level_of(name: str) -> str | None:
    """Return the level of a generated puzzle, given its name, or None if the puzzle was not generated."""
    kind, _, rest = name.partition("-")
    if kind == "daily":
        return WEEK[date.fromisoformat(rest).weekday()][0]
    return kind if kind in LEVELS else None


def shown(name: str, whole: dict[str, Any]) -> dict[str, Any]:
    """Return a puzzle as players see it: with its name as `id`, and without its solution."""
    return {"id": name} | {key: value for key, value in whole.items() if key not in _SECRET}


def read(described: dict[str, Any]) -> Puzzle:
    """Return a puzzle read from a JSON object with or without its solution.

    Raises ValueError if the puzzle is invalid.
    """
    return load({key: value for key, value in described.items() if key not in _AROUND})


def judged(whole: dict[str, Any], at: Any, language: str, rung: int | None = None) -> dict[str, Any]:
    """Return the mistakes in a position or, if `rung` is given, a hint up to that level of detail.

    Rungs range from 1 (vague) to 3 (complete). Raises ValueError if the position is invalid.
    """
    puzzle = read(whole)
    where = position(at)
    if rung is None:
        return check(puzzle, where).to_json(language)
    return hint(puzzle, where).to_json(language, rung)


def examined(draft: dict[str, Any]) -> dict[str, Any]:
    """Return an assessment of a puzzle that a player is making, such as the number of its solutions.

    If the puzzle has exactly one solution, the assessment also contains the puzzle's name.
    """
    puzzle = load(draft)
    explanation = explain(puzzle, _TOWNS)
    towns = explanation.solutions.towns
    agreed = [names[0] if len(set(names)) == 1 else None for names in zip(*towns, strict=True)]
    sound = explanation.grade is not None
    return {
        "count": len(towns),
        "complete": explanation.solutions.complete,
        "settled": agreed if explanation.solutions.complete else [],
        "conflict": [*explanation.conflict.cards] if explanation.conflict is not None else [],
        "id": f"own-{link_of(puzzle)}" if sound else None,
        "level": explanation.grade.level if explanation.grade is not None else None,
        "own_sets": own_sets(puzzle) if sound else None,
    }

"""Puzzles as they are asked for by name: found or made, shown without their solutions, and positions in them judged."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

from tabletowers.games.oldtown.data import LEVELS
from tabletowers.puzzles.daily import WEEK, daily
from tabletowers.puzzles.explain import explain, grade
from tabletowers.puzzles.generator import generate
from tabletowers.puzzles.hints import check, hint
from tabletowers.puzzles.links import DamagedLink, OtherVersion, from_link, link_of
from tabletowers.puzzles.model import load, official, position, to_json
from tabletowers.puzzles.notes import own_sets

#: The keys of a puzzle that are not shown.
_SECRET = ("solution", "own_solution", "correction")
#: Keys that describe a puzzle but are not part of it.
_AROUND = ("grade", "seed", "own_solution", "corrected", "own_sets")
#: How many towns are looked for while somebody makes a puzzle.
_TOWNS = 100
#: The codes with which a link is refused; whatever else can't be found is `no_such_puzzle`.
REFUSALS: dict[type[Exception], str] = {DamagedLink: "damaged_puzzle", OtherVersion: "other_puzzle_version"}


def named(name: str) -> dict[str, Any]:
    """A puzzle by its name, solution included; ValueError if there is none.

    Names are `official-3`, `printed-3` (as it was printed, mistakes included), `daily-2026-11-16`, `hard-12345` and
    `own-…`, which holds a whole puzzle that somebody made.
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
    raise ValueError("there is no such puzzle")


def level_of(name: str) -> str | None:
    """How hard the puzzle is that has to be made for a name; None for one that is there."""
    kind, _, rest = name.partition("-")
    if kind == "daily":
        return WEEK[date.fromisoformat(rest).weekday()][0]
    return kind if kind in LEVELS else None


def shown(name: str, whole: dict[str, Any]) -> dict[str, Any]:
    """A puzzle without its solution."""
    return {"id": name} | {key: value for key, value in whole.items() if key not in _SECRET}


def judged(whole: dict[str, Any], at: Any, language: str, rung: int | None = None) -> dict[str, Any]:
    """What is wrong in a position, or (with a rung) the next thing to find. ValueError if it is no position."""
    puzzle = load({key: value for key, value in whole.items() if key not in _AROUND})
    where = position(at)
    if rung is None:
        return check(puzzle, where).to_json(language)
    return hint(puzzle, where).to_json(language, rung)


def examined(draft: dict[str, Any]) -> dict[str, Any]:
    """How many towns fit a puzzle that somebody is making, and its name once exactly one does."""
    puzzle = load(draft)
    found = explain(puzzle, _TOWNS)
    towns = found.solutions.towns
    agreed = [names[0] if len(set(names)) == 1 else None for names in zip(*towns, strict=True)]
    sound = found.grade is not None
    return {
        "count": len(towns),
        "complete": found.solutions.complete,
        "settled": agreed if found.solutions.complete else [],
        "conflict": [*found.conflict.cards] if found.conflict is not None else [],
        "id": f"own-{link_of(puzzle)}" if sound else None,
        "level": found.grade.level if found.grade is not None else None,
        "own_sets": own_sets(puzzle) if sound else None,
    }

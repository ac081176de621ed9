"""Positions to solve as somebody is asked them: listed without their answers, by name, one for each day."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from hashlib import sha256
from typing import Any

from tabletowers import GAMES
from tabletowers import game as find_game
from tabletowers.coach.positions import Exercise, shipped

#: What the name of a day's position begins with.
_DAILY = "daily-"


def positions() -> Iterator[Exercise]:
    """Everything that comes with the package, game by game."""
    for name in GAMES:
        yield from shipped(find_game(name))


def listed() -> list[dict[str, Any]]:
    """All positions: of each its name, game, theme and grade, as JSON objects."""
    return [
        {"id": exercise.id, "game": exercise.game, "theme": exercise.theme, "grade": exercise.grade}
        for exercise in positions()
    ]


def of_the_day(day: date) -> Exercise:
    """The position of a day, the same for everybody; ValueError if there are none at all.

    Which one it is is drawn by lot for each day and position, so that a new position changes few of the days before.
    """
    drawn = {exercise.id: sha256(f"{day.isoformat()} {exercise.id}".encode()).digest() for exercise in positions()}
    if not drawn:
        raise ValueError("no positions come with this installation")
    return _of_name(max(drawn, key=lambda name: drawn[name]))


def named(name: str, today: date) -> Exercise:
    """A position by its name, or that of a day (`daily-2027-01-31`); ValueError says why there is none."""
    if not name.startswith(_DAILY):
        return _of_name(name)
    try:
        day = date.fromisoformat(name.removeprefix(_DAILY))
    except ValueError as error:
        raise ValueError("the name of a day's position ends with the day, as in daily-2027-01-31") from error
    if day > today:
        raise ValueError("that day has not come yet")
    return of_the_day(day)


def _of_name(name: str) -> Exercise:
    for exercise in positions():
        if exercise.id == name:
            return exercise
    raise ValueError("there is no such position")


def shown(name: str, exercise: Exercise) -> dict[str, Any]:
    """A position without its answer, as a JSON object."""
    sight = exercise.sight()
    assert sight.seat is not None
    return {
        "id": name,
        "game": exercise.game,
        "view": exercise.view,
        "legal": sight.legal_moves(sight.seat),
        "theme": exercise.theme,
        "grade": exercise.grade,
    }

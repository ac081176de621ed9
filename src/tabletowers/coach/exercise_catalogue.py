"""The catalogue of exercises: a list without the answers, lookup by name, and one exercise for each day."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from hashlib import sha256

from tabletowers import GAMES
from tabletowers import game as find_game
from tabletowers.coach.payload_types import ListedPosition, ShownPosition
from tabletowers.coach.positions import Exercise, shipped
from tabletowers.scene.views import with_scene

#: The prefix of the name of a day's exercise.
_DAILY = "daily-"


def positions() -> Iterator[Exercise]:
    """Yield all exercises that come with the package, game by game."""
    for name in GAMES:
        yield from shipped(find_game(name))


def listed() -> list[ListedPosition]:
    """List all exercises: the name, game, theme and grade of each."""
    return [ListedPosition(exercise.id, exercise.game, exercise.theme, exercise.grade) for exercise in positions()]


def of_the_day(day: date) -> Exercise:
    """Return the exercise of a day, which is the same for everyone. Raises ValueError if there are no exercises.

    It is chosen by a hash of the day and each exercise, so that adding an exercise changes only a few days.
    """
    drawn = {exercise.id: sha256(f"{day.isoformat()} {exercise.id}".encode()).digest() for exercise in positions()}
    if not drawn:
        raise ValueError("no positions come with this installation")
    return _of_name(max(drawn, key=lambda name: drawn[name]))


def named(name: str, today: date) -> Exercise:
    """Return the exercise with this name, or the exercise of a day for a name like `daily-2027-01-31`.

    Raises ValueError if there is no such exercise.
    """
    if not name.startswith(_DAILY):
        return _of_name(name)
    try:
        day = date.fromisoformat(name.removeprefix(_DAILY))
    except ValueError as error:
        raise ValueError(f"expected a day's position, like daily-2027-01-31, not {name!r}") from error
    if day > today:
        raise ValueError("that day has not come yet")
    return of_the_day(day)


def _of_name(name: str) -> Exercise:
    for exercise in positions():
        if exercise.id == name:
            return exercise
    raise ValueError("there is no such position")


def shown(name: str, exercise: Exercise) -> ShownPosition:
    """Return an exercise without its answer, as the API represents it."""
    sight = exercise.sight()
    assert sight.seat is not None
    return ShownPosition(
        id=name,
        game=exercise.game,
        view=with_scene(sight.game, dict(exercise.view)),
        legal=sight.legal_moves(sight.seat),
        theme=exercise.theme,
        grade=exercise.grade,
    )

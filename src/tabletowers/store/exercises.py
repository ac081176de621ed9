"""Exercises made from players' mistakes.

An exercise is repeated on the same day after a wrong answer, and at increasing intervals after right ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from tabletowers.coach.payload_types import Judged
from tabletowers.store import schema

_exercises = schema.exercises

_MINUTE = 60 * 1000
_DAY = 24 * 60 * _MINUTE
#: The time before an exercise is repeated: after a wrong answer, and after 1, 2, … correct answers in a row.
_AGAIN = 10 * _MINUTE
_INTERVALS = tuple(days * _DAY for days in (1, 3, 7, 21, 60, 180))
#: The most exercises that a person can have. New ones replace those that were solved most often.
_MOST = 200


class Exercise(msgspec.Struct):
    """A player's mistake as an exercise: the position as the player saw it, and the coach's judgement of the move."""

    person: str
    id: str
    game: str
    view: dict[str, Any]
    slip: Judged
    solved: int
    due: int


def _read(row: RowMapping) -> Exercise:
    return Exercise(**{**row, "slip": msgspec.convert(row["slip"], Judged)})


def add(connection: Connection, person: str, exercises: Sequence[Exercise]) -> None:
    """Store a person's mistakes as exercises. Exercises that are already stored are not changed."""
    known = set(connection.execute(select(_exercises.c.id).where(_exercises.c.person == person)).scalars())
    fresh = {exercise.id: msgspec.to_builtins(exercise) for exercise in exercises if exercise.id not in known}
    if not fresh:
        return
    connection.execute(insert(_exercises), list(fresh.values()))
    surplus = len(known) + len(fresh) - _MOST
    if surplus > 0:
        order = (_exercises.c.solved.desc(), _exercises.c.due.desc())
        stale = select(_exercises.c.id).where(_exercises.c.person == person).order_by(*order).limit(surplus)
        names = list(connection.execute(stale).scalars())
        connection.execute(delete(_exercises).where(_exercises.c.person == person, _exercises.c.id.in_(names)))


def due(connection: Connection, person: str, now: int, limit: int = 20) -> list[Exercise]:
    """Return the exercises that are due for a person, the longest overdue first."""
    query = select(_exercises).where(_exercises.c.person == person, _exercises.c.due <= now)
    rows = connection.execute(query.order_by(_exercises.c.due, _exercises.c.id).limit(limit)).mappings()
    return [_read(row) for row in rows]


def count(connection: Connection, person: str, now: int) -> tuple[int, int, int | None]:
    """Return how many exercises a person has, how many of them are due, and when the next one becomes due."""
    own = _exercises.c.person == person
    total = connection.execute(select(func.count()).where(own)).scalar() or 0
    ready = connection.execute(select(func.count()).where(own, _exercises.c.due <= now)).scalar() or 0
    following = connection.execute(select(func.min(_exercises.c.due)).where(own, _exercises.c.due > now)).scalar()
    return total, ready, following


def find(connection: Connection, person: str, name: str) -> Exercise | None:
    """Return one of a person's exercises, or None."""
    query = select(_exercises).where(_exercises.c.person == person, _exercises.c.id == name)
    row = connection.execute(query).mappings().first()
    return None if row is None else _read(row)


def answered(connection: Connection, exercise: Exercise, right: bool, now: int) -> Exercise:
    """Schedule the next repetition of an exercise that has been answered, and return the exercise.

    The more often in a row it has been solved, the later the repetition.
    """
    solved = exercise.solved + 1 if right else 0
    wait = _INTERVALS[min(solved, len(_INTERVALS)) - 1] if right else _AGAIN
    where = (_exercises.c.person == exercise.person, _exercises.c.id == exercise.id)
    connection.execute(update(_exercises).where(*where).values(solved=solved, due=now + wait))
    return msgspec.structs.replace(exercise, solved=solved, due=now + wait)


def remove(connection: Connection, person: str, name: str) -> bool:
    """Delete one of a person's exercises. Returns whether it existed."""
    where = (_exercises.c.person == person, _exercises.c.id == name)
    return connection.execute(delete(_exercises).where(*where)).rowcount > 0

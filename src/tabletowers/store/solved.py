"""People's results in tasks that everyone gets, such as daily puzzles: the time taken, and the number of hints."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select

from tabletowers.contract.extra_calls import Comparison
from tabletowers.store import schema

_solved = schema.solved
#: The column is named `puzzle` because puzzles were the first such tasks.
_task = _solved.c.puzzle


class Solved(NamedTuple):
    """A person's first solution of a task."""

    task: str
    person: str
    seconds: int
    hints: int
    at: int


def keep(connection: Connection, result: Solved) -> None:
    """Store a person's solution of a task, unless they have solved it before: only the first solution counts."""
    known = (_task == result.task, _solved.c.person == result.person)
    if connection.execute(select(_solved.c.at).where(*known)).first() is None:
        connection.execute(insert(_solved).values(tuple(result)))


def compare(connection: Connection, task: str, person: str) -> Comparison:
    """Compare a person's stored result in a task with the results of all other people."""
    of_task = _task == task
    own = select(_solved.c.seconds, _solved.c.hints).where(of_task, _solved.c.person == person)
    seconds, hints = connection.execute(own).one()
    counts = (
        func.count(),
        func.count(1).filter(_solved.c.seconds > seconds),
        func.count(1).filter(_solved.c.hints > hints),
        func.count(1).filter(_solved.c.hints < hints),
    )
    row = connection.execute(select(*counts).where(of_task, _solved.c.person != person)).one()
    return Comparison(seconds, hints, *row)

"""Who has solved which of the puzzles that everybody gets, how fast, and with how many hints."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select

from tabletowers.store import schema

_solved = schema.solved


class Solved(NamedTuple):
    """How somebody has solved a puzzle for the first time."""

    puzzle: str
    person: str
    seconds: int
    hints: int
    at: int


class Comparison(NamedTuple):
    """One's own result, and how many others there are: in all, slower ones, with more hints, and with fewer."""

    seconds: int
    hints: int
    others: int
    slower: int
    more_hints: int
    fewer_hints: int


def keep(connection: Connection, result: Solved) -> None:
    """Keep how somebody has solved a puzzle. Only the first time counts: after that one knows it."""
    known = (_solved.c.puzzle == result.puzzle, _solved.c.person == result.person)
    if connection.execute(select(_solved.c.at).where(*known)).first() is None:
        connection.execute(insert(_solved).values(**result._asdict()))


def compare(connection: Connection, puzzle: str, person: str) -> Comparison:
    """How somebody's kept result compares with those of all others."""
    of_puzzle = _solved.c.puzzle == puzzle
    own = select(_solved.c.seconds, _solved.c.hints).where(of_puzzle, _solved.c.person == person)
    seconds, hints = connection.execute(own).one()
    counts = (
        func.count(),
        func.count(1).filter(_solved.c.seconds > seconds),
        func.count(1).filter(_solved.c.hints > hints),
        func.count(1).filter(_solved.c.hints < hints),
    )
    found = connection.execute(select(*counts).where(of_puzzle, _solved.c.person != person)).one()
    return Comparison(seconds, hints, *found)

"""What follows a person from device to device: settings that are about the person, and the tasks that they have solved.

Devices send what they have, in any order and as often as they like, and all get the same in the end. Of a setting, the
value chosen last counts. Of a solved task, the first solution counts, but one whose circumstances are known comes
before one of which only the fact is known. Nothing that was solved is ever removed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, func, insert, select, update

from tabletowers.store import schema
from tabletowers.store.parts import parts

_preferences, _solutions, _versions = schema.preferences, schema.solutions, schema.sync_versions


class Preference(NamedTuple):
    """The value of a setting (None for the default), and when the person chose it."""

    value: str | None
    at: int


class Solution(NamedTuple):
    """A solved task and when it was solved, with its level and the time and hints it took, if those are known."""

    kind: str
    task: str
    at: int
    level: str | None = None
    seconds: int | None = None
    hints: int | None = None

    def counts_before(self, other: Solution) -> bool:
        """Return whether this solution of a task counts instead of another one."""
        return (self.seconds is None, self.at) < (other.seconds is None, other.at)


class Synced(NamedTuple):
    """What follows a person, as far as it has changed since an earlier version, and the version that it has now."""

    version: int
    preferences: dict[str, Preference]
    solutions: list[Solution]


class TooManySolutions(ValueError):
    """Raised if more tasks would be stored as solved by a person than are allowed. `room` is how many more are."""

    def __init__(self, room: int) -> None:
        super().__init__(room)
        self.room = room


def merge(
    connection: Connection, person: str, preferences: Mapping[str, Preference], solutions: Sequence[Solution], most: int
) -> None:
    """Merge what a device has into what is stored about a person.

    Raises IntegrityError if another device has just sent the person's first data, and TooManySolutions if more than
    `most` tasks would be stored as solved.
    """
    version = _next_version(connection, person)
    chosen = _preferences_since(connection, person, 0)
    for name, preference in preferences.items():
        values = preference._asdict() | {"version": version}
        if name not in chosen:
            connection.execute(insert(_preferences).values(person=person, name=name, **values))
        elif preference.at > chosen[name].at:
            which = (_preferences.c.person == person, _preferences.c.name == name)
            connection.execute(update(_preferences).where(*which).values(**values))
    known = {
        solution[:2]: solution
        for part in parts({solution.task for solution in solutions})
        for solution in _solutions_where(connection, person, _solutions.c.task.in_(part))
    }
    new = {solution[:2] for solution in solutions} - known.keys()
    if new and (room := most - count(connection, person)) < len(new):
        raise TooManySolutions(max(0, room))
    for solution in solutions:
        values, before = solution._asdict() | {"version": version}, known.get(solution[:2])
        if before is None:
            connection.execute(insert(_solutions).values(person=person, **values))
        elif solution.counts_before(before):
            which = (_solutions.c.kind == solution.kind, _solutions.c.task == solution.task)
            connection.execute(update(_solutions).where(_solutions.c.person == person, *which).values(**values))
        else:
            continue
        known[solution[:2]] = solution


def count(connection: Connection, person: str) -> int:
    """Return the number of tasks that are stored as solved by a person."""
    return connection.execute(select(func.count()).where(_solutions.c.person == person)).scalar_one()


def _next_version(connection: Connection, person: str) -> int:
    """Return the number for a change. Other changes for the same person wait until this one is stored."""
    own = _versions.c.person == person
    if connection.execute(update(_versions).where(own).values(version=_versions.c.version + 1)).rowcount == 0:
        connection.execute(insert(_versions).values(person=person, version=1))
    version: int = connection.execute(select(_versions.c.version).where(own)).scalar_one()
    return version


def since(connection: Connection, person: str, version: int) -> Synced:
    """Return what follows a person, as far as it has changed since a version (0: all of it).

    A version that is still to come is from before a backup was restored; then all of it is returned as well.
    """
    now = connection.execute(select(_versions.c.version).where(_versions.c.person == person)).scalar() or 0
    if now < version:
        version = 0
    if now == version:
        return Synced(now, {}, [])
    later = _solutions_where(connection, person, _solutions.c.version > version)
    return Synced(now, _preferences_since(connection, person, version), later)


def _preferences_since(connection: Connection, person: str, version: int) -> dict[str, Preference]:
    which = (_preferences.c.person == person, _preferences.c.version > version)
    return {row.name: Preference(row.value, row.at) for row in connection.execute(select(_preferences).where(*which))}


def _solutions_where(connection: Connection, person: str, which: ColumnElement[bool]) -> list[Solution]:
    columns = [_solutions.c[name] for name in Solution._fields]
    query = select(*columns).where(_solutions.c.person == person, which)
    return [Solution(*row) for row in connection.execute(query.order_by(_solutions.c.at, _solutions.c.task))]

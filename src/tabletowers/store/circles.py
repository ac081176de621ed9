"""Circles: people who know each other and play together, with the tables that they have opened for each other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from tabletowers.store import leagues, schema

_circles, _members, _tables, _people = schema.circles, schema.circle_members, schema.circle_tables, schema.people


class Circle(NamedTuple):
    """A circle. The fields are in the order of the database's columns."""

    id: str
    name: str
    colour: str
    #: The member who looks after it.
    owner: str
    created: int
    #: The secret of the link with which people join.
    invite: str
    webhook: str | None = None


class Member(NamedTuple):
    """A person in a circle, and since when."""

    person: str
    joined: int


def add(connection: Connection, circle: Circle) -> None:
    """Store a new circle, with its owner as the only member."""
    connection.execute(insert(_circles).values(**circle._asdict()))
    join(connection, circle.id, circle.owner, circle.created)


def find(connection: Connection, name: str) -> Circle | None:
    """Return the circle with this id, or None."""
    row = connection.execute(select(_circles).where(_circles.c.id == name)).first()
    return None if row is None else Circle(*row)


def change(connection: Connection, name: str, owner: str, /, **values: Any) -> bool:
    """Change columns of a circle's row. Returns False if another person looks after it by now."""
    own = update(_circles).where(_circles.c.id == name, _circles.c.owner == owner)
    return connection.execute(own.values(**values)).rowcount > 0


def members(connection: Connection, name: str) -> list[Member]:
    """Return the members of a circle, the first to join first."""
    query = select(_members.c.person, _members.c.joined).where(_members.c.circle == name)
    return [Member(*row) for row in connection.execute(query.order_by(_members.c.joined, _members.c.person))]


def is_member(connection: Connection, name: str, person: str) -> bool:
    """Return whether a person is in a circle."""
    query = select(_members.c.person).where(_members.c.circle == name, _members.c.person == person)
    return connection.execute(query).first() is not None


def join(connection: Connection, name: str, person: str, now: int) -> None:
    """Add a person to a circle. Raises IntegrityError if they are in it already."""
    connection.execute(insert(_members).values(circle=name, person=person, joined=now))


def _hold(connection: Connection, name: str) -> bool:
    """Return whether a circle exists. Others who want to join, leave or hand it over wait until this is stored."""
    own = update(_circles).where(_circles.c.id == name).values(name=_circles.c.name)
    return connection.execute(own).rowcount > 0


def hold_for(connection: Connection, name: str, person: str) -> bool:
    """Return whether a person is in a circle. Until this is stored, they can't leave it, nor can it be deleted."""
    return _hold(connection, name) and is_member(connection, name, person)


def join_up_to(connection: Connection, name: str, person: str, now: int, most: int) -> bool:
    """Add a person to a circle, unless it is gone or has `most` members. Returns whether they are in it now."""
    if not _hold(connection, name):
        return False
    if is_member(connection, name, person):
        return True
    count = connection.execute(select(func.count()).where(_members.c.circle == name)).scalar_one()
    if count < most:
        join(connection, name, person, now)
        _settle_owner(connection, name)
    return count < most


def leave(connection: Connection, name: str, person: str, now: int) -> None:
    """Remove a person from a circle and its leagues.

    A circle without members is deleted.
    """
    _hold(connection, name)
    connection.execute(delete(_members).where(_members.c.circle == name, _members.c.person == person))
    leagues.leave_all(connection, name, person, now)
    if members(connection, name):
        _settle_owner(connection, name)
    else:
        remove(connection, name)


def _settle_owner(connection: Connection, name: str) -> None:
    """Pass a circle on if its owner has left it or is banned: to the member who joined first and is not banned.

    If all are banned, it goes to the first of them. The webhook is removed: its address is the owner's secret.
    """
    query = select(_members.c.person, _people.c.banned).join(_people, _people.c.id == _members.c.person)
    query = query.where(_members.c.circle == name).order_by(_people.c.banned, _members.c.joined, _members.c.person)
    listed = connection.execute(query).all()
    owner = connection.execute(select(_circles.c.owner).where(_circles.c.id == name)).scalar_one()
    if not any(row.person == owner and row.banned == listed[0].banned for row in listed):
        change(connection, name, owner, owner=listed[0].person, webhook=None)


def pass_on(connection: Connection, person: str) -> None:
    """Pass the circles of a person who has just been banned on to other members."""
    query = select(_circles.c.id).where(_circles.c.owner == person).order_by(_circles.c.id)
    for name in connection.execute(query).scalars().all():
        _hold(connection, name)
        _settle_owner(connection, name)


def hand_over(connection: Connection, name: str, owner: str, person: str) -> bool:
    """Hand a circle over from its owner to another member. Returns False if that is impossible by now.

    The webhook is removed: its address is a secret of the owner who set it up.
    """
    if not hold_for(connection, name, person):
        return False
    return change(connection, name, owner, owner=person, webhook=None)


def remove(connection: Connection, name: str) -> None:
    """Delete a circle with its leagues. Tables and results of games remain.

    So do its matches, for those who have made or played them: they still name the circle, and so don't become visible
    to everybody else.
    """
    _hold(connection, name)
    leagues.remove_all(connection, name)
    for part in (_members, _tables):
        connection.execute(delete(part).where(part.c.circle == name))
    connection.execute(delete(_circles).where(_circles.c.id == name))


class Listed(NamedTuple):
    """A circle in a list, with the number of its members."""

    circle: Circle
    people: int


def _listed() -> Any:
    people = select(func.count()).where(_members.c.circle == _circles.c.id).scalar_subquery()
    return select(_circles, people.label("people"))


def of_person(connection: Connection, person: str) -> list[Listed]:
    """Return the circles that a person is in, those that they joined first coming first."""
    own = _members.alias()
    query = _listed().join(own, own.c.circle == _circles.c.id).where(own.c.person == person)
    rows = connection.execute(query.order_by(own.c.joined, _circles.c.id))
    return [Listed(Circle(*row[:-1]), row[-1]) for row in rows]


def search(connection: Connection, name: str, limit: int) -> list[Listed]:
    """Return up to `limit` circles whose names contain `name`, the newest first."""
    query = _listed().where(_circles.c.name.icontains(name, autoescape=True))
    rows = connection.execute(query.order_by(_circles.c.created.desc(), _circles.c.id).limit(limit))
    return [Listed(Circle(*row[:-1]), row[-1]) for row in rows]


def count_of(connection: Connection, person: str) -> int:
    """Return the number of circles that a person is in."""
    return connection.execute(select(func.count()).where(_members.c.person == person)).scalar_one()


# Tables


def add_table(connection: Connection, table: str, circle: str) -> None:
    """Record that a table was opened for a circle, unless the circle is gone by now."""
    if _hold(connection, circle):
        connection.execute(insert(_tables).values(table=table, circle=circle))


def circle_of(connection: Connection, table: str) -> Circle | None:
    """Return the circle that a table was opened for, or None."""
    query = select(_circles).join(_tables, _tables.c.circle == _circles.c.id).where(_tables.c.table == table)
    row = connection.execute(query).first()
    return None if row is None else Circle(*row)


def tables_of(connection: Connection, circle: str, games: Collection[str], limit: int) -> list[str]:
    """Return up to `limit` unfinished tables of a circle, those that wait for players first, the newest first."""
    tables = schema.tables
    query = select(tables.c.id).join(_tables, _tables.c.table == tables.c.id)
    query = query.where(_tables.c.circle == circle, tables.c.status != "over", tables.c.game.in_(games))
    order = (tables.c.status.desc(), tables.c.created.desc(), tables.c.id)
    return list(connection.execute(query.order_by(*order).limit(limit)).scalars())


def count_waiting(connection: Connection, circle: str, person: str | None = None) -> int:
    """Return the number of a circle's tables that wait for players, or of those of one host."""
    tables = schema.tables
    query = select(func.count()).select_from(_tables.join(tables, tables.c.id == _tables.c.table))
    query = query.where(_tables.c.circle == circle, tables.c.status == "waiting")
    return connection.execute(query if person is None else query.where(tables.c.host == person)).scalar_one()


# The board of a week


class Attempted(NamedTuple):
    """A member's attempt at a deal of the day: the deal, whether it is over, and its result."""

    person: str
    deal: str
    ended: bool
    lead: int | None
    #: Whether everybody may see the result.
    opened: bool


def attempts(connection: Connection, people: Sequence[str], deals: Sequence[str]) -> list[Attempted]:
    """Return the attempts of some people at some deals."""
    a, d = schema.attempts.c, schema.deals.c
    query = select(a.person, a.deal, a.ended, a.lead, d.opened).join(schema.deals, d.id == a.deal)
    rows = connection.execute(query.where(a.person.in_(people), a.deal.in_(deals)))
    return [Attempted(*row[:2], row.ended is not None, row.lead, row.opened is not None) for row in rows]


def solved(connection: Connection, people: Sequence[str], tasks: Sequence[str]) -> dict[str, set[tuple[str, str]]]:
    """Return which of some tasks people have solved, each as its kind and its name, by person."""
    found: defaultdict[str, set[tuple[str, str]]] = defaultdict(set)
    kept, first = schema.solutions.c, schema.solved.c
    query = select(kept.person, kept.kind, kept.task).where(kept.person.in_(people), kept.task.in_(tasks))
    for person, kind, task in connection.execute(query):
        found[person].add((kind, task))
    # Guests' solutions stay on their devices, but not their results in tasks that are compared, which are puzzles.
    results = select(first.person, first.puzzle).where(first.person.in_(people), first.puzzle.in_(tasks))
    for person, task in connection.execute(results):
        found[person].add(("puzzles", task))
    return found


class Rated(NamedTuple):
    """A member's rating in a game, as it is shown."""

    person: str
    game: str
    mu: float
    sigma: float
    games: int


def ratings(connection: Connection, people: Sequence[str]) -> list[Rated]:
    """Return the ratings of some people."""
    s = schema.standings.c
    query = select(s.person, s.game, s.mu, s.sigma, s.games).where(s.person.in_(people))
    return [Rated(*row) for row in connection.execute(query)]


# Everything about a person


def everything_about(connection: Connection, person: str) -> dict[str, Any]:
    """Return the circles that a person is in, and the leagues that they play or have played."""
    own = select(_circles.c.id, _circles.c.name, _members.c.joined, (_circles.c.owner == person).label("owner"))
    own = own.join(_members, _members.c.circle == _circles.c.id).where(_members.c.person == person)
    return {
        "circles": [dict(row) for row in connection.execute(own).mappings()],
        "leagues": leagues.everything_about(connection, person),
    }


def forget(connection: Connection, person: str, now: int) -> None:
    """Remove a person from all circles and leagues, because their account is deleted."""
    own = select(_members.c.circle).where(_members.c.person == person).order_by(_members.c.circle)
    for circle in connection.execute(own).scalars().all():
        leave(connection, circle, person, now)
    leagues.forget(connection, person)

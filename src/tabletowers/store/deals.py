"""Shared deals, which many people play at separate tables, and the results of their attempts."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tabletowers.host import deals as rules
from tabletowers.host.deals import FINISHING, Attempt, Deal, Played, Ranked, Standing
from tabletowers.store import matches, schema
from tabletowers.store.parts import parts
from tabletowers.table import Table

_deals, _attempts, _places, _people = schema.deals, schema.attempts, schema.deal_places, schema.people

#: The condition that a deal is a deal of the day that others may still be playing.
_CLOSED = (_deals.c.closes.is_not(None), _deals.c.opened.is_(None))


def find(connection: Connection, name: str) -> Deal | None:
    """Return the shared deal with this id, or None."""
    row = connection.execute(select(_deals).where(_deals.c.id == name)).first()
    return None if row is None else Deal(*row)


def of_origin(connection: Connection, table: str) -> Deal | None:
    """Return the challenge that was created from the finished game at this table, or None."""
    row = connection.execute(select(_deals).where(_deals.c.origin == table)).first()
    return None if row is None else Deal(*row)


def add(connection: Connection, deal: Deal) -> None:
    """Store a new shared deal."""
    connection.execute(insert(_deals).values(**deal._asdict()))


def _played() -> Any:
    """Return the query for a range of shared deals, each with its number of attempts and one person's attempt."""
    mine = _attempts.alias()
    began = select(func.count()).where(_attempts.c.deal == _deals.c.id).scalar_subquery()
    own = and_(mine.c.deal == _deals.c.id, mine.c.person == bindparam("person"))
    query = select(_deals, began, mine).join(mine, own, isouter=True)
    return query.where(_deals.c.id.between(bindparam("first"), bindparam("last")))


#: Built once, because it runs whenever a person looks at the deals.
_PLAYED = _played()


def between(connection: Connection, first: str, last: str, person: str | None) -> dict[str, Played]:
    """Return the shared deals with ids from `first` to `last`, keyed by id, each with the attempt of `person`."""
    size, deals = len(_deals.c), {}
    for row in connection.execute(_PLAYED, {"first": first, "last": last, "person": person or ""}):
        attempt = None if row[size + 1] is None else Attempt(*row[size + 1 :])
        deals[row[0]] = Played(Deal(*row[:size]), row[size], attempt)
    return deals


# Attempts


def begin(connection: Connection, attempt: Attempt) -> None:
    """Store a new attempt.

    Raises IntegrityError if the person has already made an attempt at this deal, or if its secret has just been
    published.
    """
    if connection.execute(select(_deals.c.opened).where(_deals.c.id == attempt.deal)).scalar() is not None:
        raise IntegrityError("the secret of the deal has been published", None, ValueError(attempt.deal))
    connection.execute(insert(_attempts).values(**attempt._asdict()))


def attempt(connection: Connection, deal: str, person: str) -> Attempt | None:
    """Return a person's attempt at a shared deal, or None."""
    query = select(_attempts).where(_attempts.c.deal == deal, _attempts.c.person == person)
    row = connection.execute(query).first()
    return None if row is None else Attempt(*row)


def end_attempt(connection: Connection, table: Table) -> None:
    """Record the end of the attempt at this table, with its result if the game was finished."""
    assert table.created.deal is not None
    values: dict[str, Any] = {"ended": table.changed}
    if table.outcome == "finished":
        (seat,) = [number for number, held in enumerate(table.seats) if held.chair.kind == "person"]
        values |= rules.result_of(table.playing().scores(), seat)._asdict()
    connection.execute(update(_attempts).where(_attempts.c.table == table.id).values(**values))


def _ranking(deal: str) -> Any:
    """Return the query for all ranked results of a shared deal, with their places."""
    order = (_attempts.c.lead.desc(), _attempts.c.points.desc())
    place = func.rank().over(order_by=order).label("place")
    query = select(place, _attempts.c.person, _people.c.name, _attempts.c.table, _attempts.c.lead, _attempts.c.points)
    query = query.join(_people, _people.c.id == _attempts.c.person, isouter=True)
    return query.where(_attempts.c.deal == deal, _attempts.c.ranked, _attempts.c.lead.is_not(None))


def ranking(connection: Connection, deal: str, limit: int) -> list[Ranked]:
    """Return up to `limit` of the best results of a shared deal, the best first."""
    part = _ranking(deal).subquery()
    query = select(part).order_by(part.c.place, part.c.person).limit(limit)
    return [Ranked(*row) for row in connection.execute(query)]


def standing(connection: Connection, deal: str, lead: int, points: int) -> Standing:
    """Return how a result, which need not be ranked itself, compares with the ranked results of a shared deal."""
    better = or_(_attempts.c.lead > lead, and_(_attempts.c.lead == lead, _attempts.c.points > points))
    equal = and_(_attempts.c.lead == lead, _attempts.c.points == points)
    query = select(func.count(), *(func.count(1).filter(condition) for condition in (better, equal)))
    counts = (_attempts.c.deal == deal, _attempts.c.ranked, _attempts.c.lead.is_not(None))
    counted = connection.execute(query.where(*counts)).one()
    return Standing(counted[0], counted[1], counted[2])


def side_by_side(connection: Connection, deal: str, limit: int) -> list[Attempt]:
    """Return the first `limit` attempts at a challenge, in the order in which they were started."""
    query = select(_attempts).where(_attempts.c.deal == deal).order_by(_attempts.c.began).limit(limit)
    return [Attempt(*row) for row in connection.execute(query)]


def days_played(connection: Connection, person: str) -> list[int]:
    """Return the days whose deals (at least one of them) a person has played to the end, as starts of days."""
    query = select(_deals.c.opens).distinct().join(_attempts, _attempts.c.deal == _deals.c.id)
    of_day = (_deals.c.closes.is_not(None), _deals.c.match.is_(None))
    query = query.where(_attempts.c.person == person, _attempts.c.lead.is_not(None), *of_day)
    return list(connection.execute(query.order_by(_deals.c.opens)).scalars())


def count(connection: Connection, deal: str) -> tuple[int, int]:
    """Return how many people have started a shared deal, and how many of them are still playing it."""
    going_on = func.count(1).filter(_attempts.c.ended.is_(None))
    began, playing = connection.execute(select(func.count(), going_on).where(_attempts.c.deal == deal)).one()
    return began, playing


# Network addresses


def from_place(connection: Connection, deal: str, place: str) -> int:
    """Return the number of attempts at a shared deal from one network (`place`)."""
    query = select(func.count()).where(_places.c.deal == deal, _places.c.place == place)
    return connection.execute(query).scalar_one()


def note_place(connection: Connection, deal: str, place: str, number: int) -> None:
    """Record attempt number `number` from a network (`place`).

    Raises IntegrityError if that number is already taken.
    """
    connection.execute(insert(_places).values(deal=deal, place=place, number=number))


# Publishing


def is_closed(connection: Connection, deal: str) -> bool:
    """Return whether a deal of the day may still be in play.

    Until it is over, people see only their own games.
    """
    return connection.execute(select(_deals.c.id).where(_deals.c.id == deal, *_CLOSED)).first() is not None


def closed_tables() -> Select[tuple[str]]:
    """Return the query for the tables of those deals of the day that may still be in play."""
    return select(_attempts.c.table).join(_deals, _deals.c.id == _attempts.c.deal).where(*_CLOSED)


def may_look(connection: Connection, deal: str, person: str | None) -> bool:
    """Return whether a person may see other people's results in a shared deal."""
    own, found = None if person is None else attempt(connection, deal, person), find(connection, deal)
    if found is not None and found.match is not None and not matches.may_see(connection, found.match, person):
        return False
    return rules.may_look(found, own, person)


def is_playing_again(connection: Connection, table: str, person: str) -> bool:
    """Return whether a person is playing a challenge that was created from the finished game at this table."""
    query = select(_attempts.c.table).join(_deals, _deals.c.id == _attempts.c.deal)
    query = query.where(_deals.c.origin == table, _attempts.c.person == person, _attempts.c.ended.is_(None))
    return connection.execute(query).first() is not None


def has_finished(connection: Connection, table: str, person: str) -> bool:
    """Return whether a person has finished the challenge that was created from the game at this table."""
    query = select(_attempts.c.table).join(_deals, _deals.c.id == _attempts.c.deal)
    query = query.where(_deals.c.origin == table, _attempts.c.person == person, _attempts.c.ended.is_not(None))
    return connection.execute(query).first() is not None


def too_late(connection: Connection, now: int, limit: int) -> list[str]:
    """Return up to `limit` tables where an attempt at a deal of the day was not finished in time."""
    query = select(_attempts.c.table).join(_deals, _deals.c.id == _attempts.c.deal)
    late = (_attempts.c.ended.is_(None), _deals.c.opened.is_(None), _deals.c.closes <= now - FINISHING)
    return list(connection.execute(query.where(*late).limit(limit)).scalars())


def open_all(connection: Connection, now: int) -> list[str]:
    """Publish the secrets of all deals whose day is over and that no one is still playing. Returns the deals' ids.

    The deals of a match are published together. Once the time for finishing a deal is over, its secret is published
    even if people are still playing.
    """
    other = _deals.alias()
    together = or_(other.c.id == _deals.c.id, other.c.match == _deals.c.match)
    going_on = select(_attempts.c.table).join(other, other.c.id == _attempts.c.deal)
    playing = going_on.where(together, _attempts.c.ended.is_(None)).correlate(_deals).exists()
    late = _deals.c.closes <= now - FINISHING
    done = (_deals.c.opened.is_(None), _deals.c.closes <= now, or_(~playing, late))
    names = list(connection.execute(select(_deals.c.id).where(*done)).scalars())
    for part in parts(names):
        connection.execute(update(_deals).where(_deals.c.id.in_(part)).values(opened=now))
        connection.execute(delete(_places).where(_places.c.deal.in_(part)))
    return names

"""Deals that many people play, each at a table of their own, and how each attempt came off."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, bindparam, func, insert, or_, select, update

from tabletowers.store import schema
from tabletowers.table import Table

_deals, _attempts, _people = schema.deals, schema.attempts, schema.people

#: Milliseconds after the end of a day in which attempts that have begun may be finished.
FINISHING = 24 * 3600 * 1000


class Deal(NamedTuple):
    """A deal that many people play."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    #: The level of the bot on each seat; None for the seat of whoever plays.
    levels: list[str | None]
    secret: str
    nonces: list[str]
    opens: int
    #: None for a challenge, which has no end.
    closes: int | None
    opened: int | None = None
    host: str | None = None
    origin: str | None = None

    @property
    def seat(self) -> int:
        """The seat of whoever plays it."""
        return self.levels.index(None)


class Attempt(NamedTuple):
    """Somebody's only attempt at a deal."""

    deal: str
    person: str
    table: str
    ranked: bool
    began: int
    ended: int | None = None
    lead: int | None = None
    points: int | None = None


class Ranked(NamedTuple):
    """A result among all others': its place from 1."""

    place: int
    person: str
    name: str | None
    table: str
    lead: int
    points: int


def find(connection: Connection, name: str) -> Deal | None:
    """A deal by its name."""
    row = connection.execute(select(_deals).where(_deals.c.id == name)).first()
    return None if row is None else Deal(*row)


def of_origin(connection: Connection, table: str) -> Deal | None:
    """The challenge that was made of a finished game."""
    row = connection.execute(select(_deals).where(_deals.c.origin == table)).first()
    return None if row is None else Deal(*row)


def add(connection: Connection, deal: Deal) -> None:
    """Keep a new deal."""
    connection.execute(insert(_deals).values(**deal._asdict()))


class Played(NamedTuple):
    """A deal, how many have begun it, and somebody's own attempt."""

    deal: Deal
    began: int
    mine: Attempt | None


def _played() -> Any:
    """Deals from one name to another, each with how many have begun it and with the attempt of one person."""
    mine = _attempts.alias()
    began = select(func.count()).where(_attempts.c.deal == _deals.c.id).scalar_subquery()
    own = and_(mine.c.deal == _deals.c.id, mine.c.person == bindparam("person"))
    query = select(_deals, began, mine).join(mine, own, isouter=True)
    return query.where(_deals.c.id.between(bindparam("first"), bindparam("last")))


#: Made once, for it is asked for by everybody who looks at the deals.
_PLAYED = _played()


def between(connection: Connection, first: str, last: str, person: str | None) -> dict[str, Played]:
    """Deals by their names, from one name to another, with the attempts of one person."""
    size, found = len(_deals.c), {}
    for row in connection.execute(_PLAYED, {"first": first, "last": last, "person": person or ""}):
        attempt = None if row[size + 1] is None else Attempt(*row[size + 1 :])
        found[row[0]] = Played(Deal(*row[:size]), row[size], attempt)
    return found


# Attempts


def begin(connection: Connection, attempt: Attempt) -> None:
    """Note that somebody has begun; IntegrityError if they have before."""
    connection.execute(insert(_attempts).values(**attempt._asdict()))


def attempt(connection: Connection, deal: str, person: str) -> Attempt | None:
    """Somebody's attempt at a deal."""
    query = select(_attempts).where(_attempts.c.deal == deal, _attempts.c.person == person)
    row = connection.execute(query).first()
    return None if row is None else Attempt(*row)


def end_attempt(connection: Connection, table: Table) -> None:
    """Note how an attempt came off; one that was given up has no result."""
    assert table.created.deal is not None
    values: dict[str, Any] = {"ended": table.changed}
    if table.outcome == "finished":
        points = table.playing().scores()
        (seat,) = [number for number, held in enumerate(table.seats) if held.chair.kind == "person"]
        best = max(score for number, score in enumerate(points) if number != seat)
        values |= {"points": points[seat], "lead": points[seat] - best}
    connection.execute(update(_attempts).where(_attempts.c.table == table.id).values(**values))


def _ranking(deal: str) -> Any:
    """Every result that counts, with its place."""
    order = (_attempts.c.lead.desc(), _attempts.c.points.desc())
    place = func.rank().over(order_by=order).label("place")
    query = select(place, _attempts.c.person, _people.c.name, _attempts.c.table, _attempts.c.lead, _attempts.c.points)
    query = query.join(_people, _people.c.id == _attempts.c.person, isouter=True)
    return query.where(_attempts.c.deal == deal, _attempts.c.ranked, _attempts.c.lead.is_not(None))


def ranking(connection: Connection, deal: str, limit: int) -> list[Ranked]:
    """The best results of a deal."""
    part = _ranking(deal).subquery()
    query = select(part).order_by(part.c.place, part.c.person).limit(limit)
    return [Ranked(*row) for row in connection.execute(query)]


class Standing(NamedTuple):
    """A result among those that count: how many there are, how many are better, and how many are as good."""

    results: int
    better: int
    equal: int


def standing(connection: Connection, deal: str, lead: int, points: int) -> Standing:
    """Where a result stands among those that count; it need not count itself."""
    better = or_(_attempts.c.lead > lead, and_(_attempts.c.lead == lead, _attempts.c.points > points))
    equal = and_(_attempts.c.lead == lead, _attempts.c.points == points)
    query = select(func.count(), *(func.count(1).filter(condition) for condition in (better, equal)))
    counts = (_attempts.c.deal == deal, _attempts.c.ranked, _attempts.c.lead.is_not(None))
    found = connection.execute(query.where(*counts)).one()
    return Standing(found[0], found[1], found[2])


def side_by_side(connection: Connection, deal: str, limit: int) -> list[Attempt]:
    """All attempts at a challenge, in the order in which they began."""
    query = select(_attempts).where(_attempts.c.deal == deal).order_by(_attempts.c.began).limit(limit)
    return [Attempt(*row) for row in connection.execute(query)]


def count(connection: Connection, deal: str) -> tuple[int, int]:
    """How many have begun a deal, and how many of them are still playing."""
    going_on = func.count(1).filter(_attempts.c.ended.is_(None))
    began, playing = connection.execute(select(func.count(), going_on).where(_attempts.c.deal == deal)).one()
    return began, playing


# Opening


def may_look(connection: Connection, deal: str, person: str | None) -> bool:
    """Whether somebody may see the games of others: once they have finished their own, or the deal has been opened.

    Whoever made a challenge has finished it.
    """
    known = find(connection, deal)
    if known is not None and (known.opened is not None or (person is not None and known.host == person)):
        return True
    found = None if person is None else attempt(connection, deal, person)
    return found is not None and found.ended is not None


def is_playing_again(connection: Connection, table: str, person: str) -> bool:
    """Whether somebody is in the middle of a challenge that was made of this finished game."""
    query = select(_attempts.c.table).join(_deals, _deals.c.id == _attempts.c.deal)
    query = query.where(_deals.c.origin == table, _attempts.c.person == person, _attempts.c.ended.is_(None))
    return connection.execute(query).first() is not None


def has_finished(connection: Connection, table: str, person: str) -> bool:
    """Whether somebody has finished the challenge that was made of this game."""
    query = select(_attempts.c.table).join(_deals, _deals.c.id == _attempts.c.deal)
    query = query.where(_deals.c.origin == table, _attempts.c.person == person, _attempts.c.ended.is_not(None))
    return connection.execute(query).first() is not None


def too_late(connection: Connection, now: int, limit: int) -> list[str]:
    """Tables at which a deal is still being played although the time for finishing it is over."""
    query = select(_attempts.c.table).join(_deals, _deals.c.id == _attempts.c.deal)
    late = (_attempts.c.ended.is_(None), _deals.c.opened.is_(None), _deals.c.closes <= now - FINISHING)
    return list(connection.execute(query.where(*late).limit(limit)).scalars())


def open_all(connection: Connection, now: int) -> list[str]:
    """Publish the secrets of the deals whose day is over and that nobody plays any more; which these are."""
    playing = select(_attempts.c.table).where(_attempts.c.deal == _deals.c.id, _attempts.c.ended.is_(None)).exists()
    late = _deals.c.closes <= now - FINISHING
    done = (_deals.c.opened.is_(None), _deals.c.closes <= now, or_(~playing, late))
    names = list(connection.execute(select(_deals.c.id).where(*done)).scalars())
    if names:
        connection.execute(update(_deals).where(_deals.c.id.in_(names)).values(opened=now))
    return names

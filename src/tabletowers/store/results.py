"""The results of games, one for each seat, for people's profiles and histories."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Integer, and_, case, cast, func, insert, or_, select, update

from tabletowers.bots import STRENGTHS
from tabletowers.store import deals, schema
from tabletowers.store.ratings import changes_by
from tabletowers.table import Table
from tabletowers.table import entries as e
from tabletowers.table.payload_types import RatingChange
from tabletowers.table.rating_rules import RatingLimits, ladder_level, places, rung, subject, why_unrated_in

_results, _tables, _people = schema.results, schema.tables, schema.people
_add = insert(_results)

#: The rungs of the ladder, the weakest bot first.
LADDER = tuple(STRENGTHS)
#: The most opponents, best results in each game, and points of a rating history that are listed.
OPPONENTS, BEST, COURSE = 12, 3, 300


def of_person(person: str) -> str:
    """Return the subject (`person:ID`) under which a person's results are stored."""
    return f"person:{person}"


def add(
    connection: Connection,
    table: Table,
    changes: Sequence[RatingChange] | None,
    networks: Mapping[str, str] | None = None,
) -> None:
    """Store the result of a finished game for each seat.

    `changes` are its rating changes, or None if it is unrated, and `networks` the networks of the people at the table.
    """
    if table.state is None or table.created.imported is not None:
        return
    rated = {change.seat: change for change in changes or ()}
    ladder = ladder_level(table, LADDER)
    points, place = table.playing().scores(), places(table)
    rows = [
        {
            "table": table.id,
            "seat": number,
            "game": table.game.name,
            "subject": subject(seat.chair),
            "name": seat.chair.name if seat.chair.kind == "local" else None,
            "at": table.changed,
            "outcome": table.outcome,
            "points": points[number],
            "place": place[number],
            "unrated": None if number in rated else why_unrated_in(table, number),
            "before": rated[number].before if number in rated else None,
            "after": rated[number].after if number in rated else None,
            "version": table.created.ratings if number in rated else None,
            "ladder": ladder if seat.chair.kind == "person" else None,
            "network": (networks or {}).get(seat.chair.person or ""),
        }
        for number, seat in enumerate(table.seats)
    ]
    connection.execute(_add, rows)


# Games that were over before results were stored


def not_looked_at(connection: Connection, limit: int) -> list[str]:
    """Return the ids of up to `limit` tables whose games ended in a release that did not store results yet."""
    query = select(_tables.c.id).where(_tables.c.status == "over", _tables.c.ended.is_(None)).limit(limit)
    return list(connection.execute(query).scalars())


def look_at(connection: Connection, name: str, table: Table | None) -> None:
    """Store the result of a game that ended in an earlier release, which did not store results.

    If the table can't be read, `table` is None. Then no result is stored, and the time at which the table was created
    is stored as the end of the game.
    """
    here = _tables.c.id == name
    if table is None:
        connection.execute(update(_tables).where(here).values(ended=_tables.c.created))
        return
    # Another server may have done this already.
    ended = next((line.entry.at for line in table.log if isinstance(line.entry, e.Over)), table.changed)
    values = {"ended": ended, "outcome": table.outcome}
    if connection.execute(update(_tables).where(here, _tables.c.ended.is_(None)).values(**values)).rowcount:
        add(connection, table, changes_by(connection, name))
        connection.execute(update(_results).where(_results.c.table == name).values(at=ended))


# A person's public results


class Played(NamedTuple):
    """A person's record in one game: the numbers of finished games played, won and rated."""

    game: str
    played: int
    won: int
    rated: int


def by_game(connection: Connection, person: str) -> list[Played]:
    """Return a person's record in each game: the numbers of finished games played, won and rated."""
    query = (
        select(_results.c.game, func.count(), _count(_won()), _count(_results.c.after.is_not(None)))
        .where(_results.c.subject == of_person(person), _results.c.outcome == "finished")
        .group_by(_results.c.game)
    )
    return [Played(*row) for row in connection.execute(query)]


def _won() -> Any:
    return _results.c.place == 0


def _count(condition: Any) -> Any:
    return cast(func.coalesce(func.sum(case((condition, 1), else_=0)), 0), Integer)


def unrated(connection: Connection, person: str) -> list[tuple[str, str, int]]:
    """Return how many of a person's games were unrated, for each game and reason."""
    query = (
        select(_results.c.game, _results.c.unrated, func.count())
        .where(_results.c.subject == of_person(person), _results.c.unrated.is_not(None))
        .group_by(_results.c.game, _results.c.unrated)
        .order_by(_results.c.game, func.count().desc())
    )
    return [(game, why, count) for game, why, count in connection.execute(query)]


def course(connection: Connection, person: str, game: str) -> list[tuple[int, int]]:
    """Return a person's rating after each of their latest rated games, with the time of each game, oldest first."""
    query = (
        select(_results.c.at, _results.c.after)
        .where(_results.c.subject == of_person(person), _results.c.game == game, _results.c.version == 2)
        .order_by(_results.c.at.desc())
        .limit(COURSE)
    )
    return [(at, after) for at, after in reversed(connection.execute(query).all())]


class Rung(NamedTuple):
    """A person's games against one bot of the ladder."""

    level: str
    games: int
    won: int


class Ladder(NamedTuple):
    """How far a person has climbed on the ladder in a game (None: on no rung yet), and their games against each bot."""

    game: str
    reached: str | None
    rungs: list[Rung]


def ladders(connection: Connection, person: str, limits: RatingLimits) -> list[Ladder]:
    """Return how far a person has climbed on the ladder in each game that they have played against its bots."""
    query = (
        select(_results.c.game, _results.c.ladder, _results.c.place, _results.c.outcome)
        .where(_results.c.subject == of_person(person), _results.c.ladder.is_not(None))
        .order_by(_results.c.at)
    )
    won: dict[str, dict[str, list[bool]]] = defaultdict(lambda: defaultdict(list))
    for game, level, place, outcome in connection.execute(query):
        won[game][level].append(place == 0 and outcome == "finished")
    return [
        Ladder(
            game,
            rung(games, LADDER, limits),
            [Rung(level, len(games[level]), sum(games[level])) for level in LADDER if level in games],
        )
        for game, games in won.items()
    ]


class Best(NamedTuple):
    """One of a person's best results: a win with many points."""

    game: str
    table: str
    points: int
    at: int


def best(connection: Connection, person: str) -> list[Best]:
    """Return a person's highest-scoring wins, a few in each kind of game.

    Deals of the day that others may still be playing are left out.
    """
    order = (_results.c.points.desc(), _results.c.at)
    number = func.row_number().over(partition_by=_results.c.game, order_by=order).label("number")
    won = select(_results, number).where(
        _results.c.subject == of_person(person),
        _results.c.outcome == "finished",
        _won(),
        _results.c.table.not_in(deals.closed_tables()),
    )
    part = won.subquery()
    query = select(part.c.game, part.c.table, part.c.points, part.c.at).where(part.c.number <= BEST)
    return [Best(*row) for row in connection.execute(query.order_by(part.c.game, part.c.number))]


class Opponent(NamedTuple):
    """A person's record against one opponent: the number of finished games, and how often each one placed higher."""

    subject: str
    games: int
    better: int
    worse: int


def opponents(connection: Connection, person: str, of: Collection[str] | None = None) -> list[Opponent]:
    """Return a person's records against their most frequent opponents (people and bots).

    If `of` is not None, only opponents in `of` are included. Two bots of one strength in a game are one opponent, and
    the higher of them counts.
    """
    mine, theirs = _results.alias("mine"), _results.alias("theirs")
    games = (
        select(theirs.c.subject, mine.c.place, func.min(theirs.c.place).label("other"))
        .join(theirs, and_(theirs.c.table == mine.c.table, theirs.c.seat != mine.c.seat))
        .where(mine.c.subject == of_person(person), mine.c.outcome == "finished", theirs.c.subject.is_not(None))
        .where(theirs.c.subject != of_person(person))
        .group_by(theirs.c.subject, mine.c.table, mine.c.seat, mine.c.place)
    )
    if of is not None:
        games = games.where(theirs.c.subject.in_(of))
    game = games.subquery()
    query = (
        select(
            game.c.subject,
            func.count().label("games"),
            _count(game.c.place < game.c.other),
            _count(game.c.place > game.c.other),
        )
        .group_by(game.c.subject)
        .order_by(func.count().desc(), game.c.subject)
        .limit(OPPONENTS)
    )
    return [Opponent(*row) for row in connection.execute(query)]


class Met(NamedTuple):
    """A game that two people have played against each other."""

    game: str
    table: str
    at: int
    points: int
    other_points: int
    place: int
    other_place: int


def between(connection: Connection, person: str, other: str, limit: int = 50) -> list[Met]:
    """Return the finished games that two people have played against each other, the newest first."""
    mine, theirs = _results.alias("mine"), _results.alias("theirs")
    query = (
        select(mine.c.game, mine.c.table, mine.c.at, mine.c.points, theirs.c.points, mine.c.place, theirs.c.place)
        .join(theirs, theirs.c.table == mine.c.table)
        .where(mine.c.subject == of_person(person), theirs.c.subject == of_person(other))
        .where(mine.c.outcome == "finished")
        .order_by(mine.c.at.desc())
        .limit(limit)
    )
    return [Met(*row) for row in connection.execute(query)]


class Seated(NamedTuple):
    """The result of one seat in a finished game."""

    seat: int
    subject: str | None
    name: str | None
    points: int
    place: int
    unrated: str | None
    before: int | None
    after: int | None


def at_tables(connection: Connection, tables: Collection[str]) -> dict[str, list[Seated]]:
    """Return the results of the games at these tables, keyed by table, each a list in seat order."""
    columns = [_results.c[name] for name in Seated._fields]
    query = select(_results.c.table, *columns).where(_results.c.table.in_(tables))
    results: dict[str, list[Seated]] = {}
    for table, *row in connection.execute(query.order_by(_results.c.table, _results.c.seat)):
        results.setdefault(table, []).append(Seated(*row))
    return results


def somebody_like(person: str, search: str) -> Any:
    """Return an SQL condition for tables with another player whose name contains `search`."""
    members = schema.members
    known = (
        select(members.c.table)
        .join(_people, _people.c.id == members.c.person)
        .where(members.c.person != person, _people.c.name.icontains(search, autoescape=True))
    )
    here = select(_results.c.table).where(_results.c.table == _tables.c.id)
    return or_(_tables.c.id.in_(known), here.where(_results.c.name.icontains(search, autoescape=True)).exists())


def forget(connection: Connection, person: str) -> None:
    """Make a person's results anonymous.

    They are kept because they are also needed for the opponents' results.
    """
    connection.execute(
        update(_results).where(_results.c.subject == of_person(person)).values(subject=None, network=None)
    )

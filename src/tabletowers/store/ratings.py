"""The ratings of people among themselves, those of earlier releases, and how each finished game has changed them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec import convert, to_builtins
from sqlalchemy import Connection, bindparam, func, insert, select, update

from tabletowers.store import schema
from tabletowers.table import Table
from tabletowers.table import rating_rules as rules
from tabletowers.table.payload_types import RatingChange
from tabletowers.table.rating_rules import Rating, RatingLimits

_ratings, _standings, _rated, _results = schema.ratings, schema.standings, schema.rated, schema.results
#: Milliseconds.
DAY = 24 * 3600 * 1000

# Statements that run for every finished game are built once, because building one takes longer than executing it.
_of_seats = (
    select(_ratings)
    .where(_ratings.c.game == bindparam("game"), _ratings.c.subject.in_(bindparam("subjects", expanding=True)))
    .with_for_update()
)
_change = update(_ratings).where(_ratings.c.game == bindparam("played"), _ratings.c.subject == bindparam("whose"))
_of_people = (
    select(_standings)
    .where(_standings.c.game == bindparam("game"), _standings.c.person.in_(bindparam("people", expanding=True)))
    .with_for_update()
)
_change_person = update(_standings).where(
    _standings.c.game == bindparam("played"), _standings.c.person == bindparam("whose")
)
_add, _add_person, _keep = insert(_ratings), insert(_standings), insert(_rated)


@dataclass(frozen=True, slots=True)
class Terms:
    """The limits that a server sets for ratings, and a function that returns a person's network, or None."""

    limits: RatingLimits = field(default_factory=RatingLimits)
    network_of: Callable[[str], str | None] = lambda person: None


class Rated(NamedTuple):
    """The rating of a person or bot (`person:ID`, `bot:LEVEL`) in a game."""

    game: str
    subject: str
    rating: Rating


def of_person(connection: Connection, person: str) -> list[Rated]:
    """Return a person's ratings among people, in all games."""
    return [_standing(row) for row in connection.execute(select(_standings).where(_standings.c.person == person))]


def earlier(connection: Connection, person: str) -> list[Rated]:
    """Return a person's ratings by the rules of earlier releases, in all games."""
    rows = connection.execute(select(_ratings).where(_ratings.c.subject == f"person:{person}"))
    return [_read(row) for row in rows]


def best(connection: Connection, game: str, limit: int) -> list[Rated]:
    """Return up to `limit` of the highest ratings among people in a game."""
    order = (_standings.c.mu - 3 * _standings.c.sigma).desc()
    query = select(_standings).where(_standings.c.game == game).order_by(order, _standings.c.person).limit(limit)
    return [_standing(row) for row in connection.execute(query)]


def best_bots(connection: Connection, game: str, limit: int) -> list[Rated]:
    """Return up to `limit` of the highest ratings that bots had in earlier releases."""
    order = (_ratings.c.mu - 3 * _ratings.c.sigma).desc()
    query = select(_ratings).where(_ratings.c.game == game, _ratings.c.subject.startswith("bot:"))
    return [_read(row) for row in connection.execute(query.order_by(order, _ratings.c.subject).limit(limit))]


def place_of(connection: Connection, person: str, game: str) -> int | None:
    """Return a person's rank among all people rated in a game (1 is the best), or None if they are unrated."""
    worth = _standings.c.mu - 3 * _standings.c.sigma
    own = connection.execute(select(worth).where(_standings.c.game == game, _standings.c.person == person)).scalar()
    if own is None:
        return None
    better = select(func.count()).select_from(_standings).where(_standings.c.game == game, worth > own)
    return 1 + (connection.execute(better).scalar() or 0)


def _read(row: Any) -> Rated:
    return Rated(row.game, row.subject, Rating(row.mu, row.sigma, row.games))


def _standing(row: Any) -> Rated:
    return Rated(row.game, f"person:{row.person}", Rating(row.mu, row.sigma, row.games))


def changes_by(connection: Connection, table: str) -> list[RatingChange] | None:
    """Return how the game at a table changed the ratings, for each seat, or None if the game is unrated."""
    changes = connection.execute(select(_rated.c.changes).where(_rated.c.table == table)).scalar()
    return None if changes is None else convert(changes, list[RatingChange])


def rate(connection: Connection, table: Table, terms: Terms) -> list[RatingChange] | None:
    """Update the ratings after a finished game. Returns the change for each seat, or None if the game is unrated."""
    if table.state is None:
        return None
    if table.created.ratings == 1:
        changes = _rate_version_1(connection, table)
    else:
        changes = _rate_people(connection, table, terms)
    if changes is not None:
        connection.execute(_keep, {"table": table.id, "changes": to_builtins(changes)})
    return changes


def _rate_version_1(connection: Connection, table: Table) -> list[RatingChange] | None:
    subjects = rules.subjects(table)
    if subjects is None:
        return None
    game, before = table.game.name, {subject: Rating() for subject in subjects}
    known = set()
    for row in connection.execute(_of_seats, {"game": game, "subjects": subjects}):
        known.add(row.subject)
        before[row.subject] = Rating(row.mu, row.sigma, row.games)
    after = rules.after_version_1(table, before)
    values = {subject: {"mu": new.mu, "sigma": new.sigma, "games": new.games} for subject, new in after.items()}
    if changed := [{"played": game, "whose": subject} | values[subject] for subject in values if subject in known]:
        connection.execute(_change, changed)
    if new := [{"game": game, "subject": subject} | values[subject] for subject in values if subject not in known]:
        connection.execute(_add, new)
    return [
        RatingChange(seat, before[subject].display, after[subject].display)
        for seat, subject in enumerate(subjects)
        if subject in after
    ]


def _rate_people(connection: Connection, table: Table, terms: Terms) -> list[RatingChange] | None:
    caller = rules.caller_off(table)
    if caller is not None:
        if _called_off(connection, caller, table.changed - DAY) < terms.limits.calls_off:
            return None
    elif not rules.counts_among_people(table):
        return None
    game, people = table.game.name, table.people()
    before, known = dict.fromkeys(people, Rating()), set()
    for row in connection.execute(_of_people, {"game": game, "people": people}):
        known.add(row.person)
        before[row.person] = Rating(row.mu, row.sigma, row.games)
    if caller is not None:
        after = {caller: rules.after_calling_off(before, caller)}
    else:
        own = networks(connection, table, terms)
        networks_or_people = {person: own.get(person) or person for person in people}
        met = _met(connection, game, people, table.changed - terms.limits.days * DAY)
        after = rules.after(table, before, rules.weights(terms.limits, networks_or_people, met))
    values = {person: {"mu": new.mu, "sigma": new.sigma, "games": new.games} for person, new in after.items()}
    if changed := [{"played": game, "whose": person} | values[person] for person in values if person in known]:
        connection.execute(_change_person, changed)
    if new := [{"game": game, "person": person} | values[person] for person in values if person not in known]:
        connection.execute(_add_person, new)
    return rules.changes(table, before, after)


def networks(connection: Connection, table: Table, terms: Terms) -> dict[str, str]:
    """Return the networks of the people at a table, as keyed hashes, as far as they are known."""
    members = schema.members
    people = table.people()
    query = select(members.c.person, members.c.network)
    query = query.where(members.c.table == table.id, members.c.person.in_(people))
    stored = {row.person: row.network for row in connection.execute(query)}
    found = {person: stored.get(person) or terms.network_of(person) for person in people}
    return {person: network for person, network in found.items() if network is not None}


def _called_off(connection: Connection, person: str, since: int) -> int:
    """Return how many games a person has called off since a time."""
    query = select(func.count()).select_from(_results)
    mine = (_results.c.subject == f"person:{person}", _results.c.at > since, _results.c.unrated == "called_off")
    return connection.execute(query.where(*mine)).scalar() or 0


def _met(connection: Connection, game: str, people: list[str], since: int) -> Mapping[str, rules.Met]:
    """Return how often each of these people has met each opponent in rated games since a time."""
    mine, theirs = _results.alias("mine"), _results.alias("theirs")
    query = (
        select(mine.c.subject, theirs.c.subject, theirs.c.network, func.count())
        .join(theirs, (theirs.c.table == mine.c.table) & (theirs.c.seat != mine.c.seat))
        .where(mine.c.subject.in_([f"person:{person}" for person in people]), mine.c.at > since)
        .where(mine.c.game == game, mine.c.version == 2, theirs.c.subject.startswith("person:"))
        .group_by(mine.c.subject, theirs.c.subject, theirs.c.network)
    )
    met: dict[str, Counter[tuple[str, str]]] = defaultdict(Counter)
    for own, other, network, count in connection.execute(query):
        opponent = other.removeprefix("person:")
        met[own.removeprefix("person:")][opponent, network or opponent] += count
    return met


def forget_networks(connection: Connection, before: int) -> None:
    """Forget the networks of people in games that ended before a time."""
    old = (_results.c.at < before, _results.c.network.is_not(None))
    over = select(_results.c.table).where(*old)
    members = schema.members
    connection.execute(
        update(members).where(members.c.table.in_(over), members.c.network.is_not(None)).values(network=None)
    )
    connection.execute(update(_results).where(*old).values(network=None))

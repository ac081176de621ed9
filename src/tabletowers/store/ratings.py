"""The ratings of people and bots, and how each finished game has changed them."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from msgspec import convert, to_builtins
from sqlalchemy import Connection, bindparam, func, insert, select, update

from tabletowers.store import schema
from tabletowers.table import Table
from tabletowers.table import rating_rules as rules
from tabletowers.table.payload_types import RatingChange
from tabletowers.table.rating_rules import Rating

_ratings, _rated = schema.ratings, schema.rated

# Statements that run for every finished game are built once, because building one takes longer than executing it.
_of_seats = (
    select(_ratings)
    .where(_ratings.c.game == bindparam("game"), _ratings.c.subject.in_(bindparam("subjects", expanding=True)))
    .with_for_update()
)
_change = update(_ratings).where(_ratings.c.game == bindparam("played"), _ratings.c.subject == bindparam("whose"))
_add, _keep = insert(_ratings), insert(_rated)


class Rated(NamedTuple):
    """The rating of a person or bot (`person:ID`, `bot:LEVEL`) in a game."""

    game: str
    subject: str
    rating: Rating


def of_person(connection: Connection, person: str) -> list[Rated]:
    """Return a person's ratings in all games."""
    rows = connection.execute(select(_ratings).where(_ratings.c.subject == f"person:{person}"))
    return [_read(row) for row in rows]


def best(connection: Connection, game: str, limit: int, kind: Literal["person", "bot"] | None = None) -> list[Rated]:
    """Return up to `limit` of the highest ratings in a game, for people and bots, or only for one `kind`."""
    order = (_ratings.c.mu - 3 * _ratings.c.sigma).desc()
    query = select(_ratings).where(_ratings.c.game == game)
    if kind is not None:
        query = query.where(_ratings.c.subject.startswith(f"{kind}:"))
    return [_read(row) for row in connection.execute(query.order_by(order, _ratings.c.subject).limit(limit))]


def place_of(connection: Connection, person: str, game: str) -> int | None:
    """Return a person's rank among all people rated in a game (1 is the best), or None if they are unrated."""
    worth = _ratings.c.mu - 3 * _ratings.c.sigma
    mine = select(worth).where(_ratings.c.game == game, _ratings.c.subject == f"person:{person}")
    own = connection.execute(mine).scalar()
    if own is None:
        return None
    better = select(func.count()).select_from(_ratings).where(_ratings.c.game == game, worth > own)
    return 1 + (connection.execute(better.where(_ratings.c.subject.startswith("person:"))).scalar() or 0)


def _read(row: Any) -> Rated:
    return Rated(row.game, row.subject, Rating(row.mu, row.sigma, row.games))


def changes_by(connection: Connection, table: str) -> list[RatingChange] | None:
    """Return how the game at a table changed the ratings, for each seat, or None if the game is unrated."""
    changes = connection.execute(select(_rated.c.changes).where(_rated.c.table == table)).scalar()
    return None if changes is None else convert(changes, list[RatingChange])


def rate(connection: Connection, table: Table) -> list[RatingChange] | None:
    """Update the ratings after a finished game. Returns the change for each seat, or None if the game is unrated."""
    subjects = rules.subjects(table)
    if subjects is None or table.state is None:
        return None
    game, before = table.game.name, {subject: Rating() for subject in subjects}
    known = set()
    for row in connection.execute(_of_seats, {"game": game, "subjects": subjects}):
        known.add(row.subject)
        before[row.subject] = Rating(row.mu, row.sigma, row.games)
    after = rules.after(table, before)
    values = {subject: {"mu": new.mu, "sigma": new.sigma, "games": new.games} for subject, new in after.items()}
    if changed := [{"played": game, "whose": subject} | values[subject] for subject in values if subject in known]:
        connection.execute(_change, changed)
    if new := [{"game": game, "subject": subject} | values[subject] for subject in values if subject not in known]:
        connection.execute(_add, new)
    changes = [
        RatingChange(seat, before[subject].display, after[subject].display)
        for seat, subject in enumerate(subjects)
        if subject in after
    ]
    connection.execute(_keep, {"table": table.id, "changes": to_builtins(changes)})
    return changes

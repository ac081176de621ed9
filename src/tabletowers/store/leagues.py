"""Leagues of circles: their players, and the games by which every player meets every other one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from tabletowers.store import schema

_leagues, _players, _games, _seats = schema.leagues, schema.league_players, schema.league_games, schema.league_seats
_results, _tables = schema.results, schema.tables


class League(NamedTuple):
    """A league. The fields are in the order of the database's columns."""

    id: str
    circle: str
    game: str
    #: How many days each round lasts.
    days: int
    host: str | None
    created: int
    began: int | None = None
    ended: int | None = None


class Player(NamedTuple):
    """A player of a league. `person` is None after that person has deleted their account."""

    number: int
    person: str | None
    left: int | None


class Fixture(NamedTuple):
    """A game of a league: its round, the time by which it has to begin, and the numbers of its players.

    If it has a table, `status` and `outcome` are those of the table, and `places` are the places of its players, in the
    order of `players`, once the game is finished; None for a player for whom a bot sat there.
    """

    number: int
    round: int
    closes: int
    players: tuple[int, ...]
    table: str | None = None
    status: str | None = None
    outcome: str | None = None
    places: tuple[int | None, ...] | None = None
    #: When the game was over, if it is.
    ended: int | None = None


class Planned(NamedTuple):
    """A game of a new schedule: its round, the time by which it has to begin, and the numbers of its players."""

    round: int
    closes: int
    players: tuple[int, ...]


# Finding


def find(connection: Connection, name: str) -> League | None:
    """Return the league with this id, or None."""
    row = connection.execute(select(_leagues).where(_leagues.c.id == name)).first()
    return None if row is None else League(*row)


def of_circle(connection: Connection, circle: str, limit: int) -> list[League]:
    """Return up to `limit` leagues of a circle: unfinished ones, then finished ones, both newest first."""
    query = select(_leagues).where(_leagues.c.circle == circle)
    order = (_leagues.c.ended.is_not(None), _leagues.c.created.desc(), _leagues.c.id)
    return [League(*row) for row in connection.execute(query.order_by(*order).limit(limit))]


def going_on(connection: Connection, limit: int, after: str = "") -> list[League]:
    """Return up to `limit` leagues that have begun and are not over, by id, starting with the first after `after`."""
    query = select(_leagues).where(_leagues.c.began.is_not(None), _leagues.c.ended.is_(None), _leagues.c.id > after)
    return [League(*row) for row in connection.execute(query.order_by(_leagues.c.id).limit(limit))]


def played_by(connection: Connection, circle: str, person: str) -> list[League]:
    """Return the leagues of a circle that a person takes part in and that are not over, by id."""
    query = select(_leagues).join(_players, _players.c.league == _leagues.c.id)
    query = query.where(_leagues.c.circle == circle, _leagues.c.ended.is_(None), _players.c.person == person)
    return [League(*row) for row in connection.execute(query.order_by(_leagues.c.id))]


def count_unfinished(connection: Connection, circle: str) -> int:
    """Return the number of a circle's leagues that are not over."""
    query = select(func.count()).where(_leagues.c.circle == circle, _leagues.c.ended.is_(None))
    return connection.execute(query).scalar_one()


def players(connection: Connection, league: str) -> list[Player]:
    """Return the players of a league by number."""
    query = select(_players.c.number, _players.c.person, _players.c.left).where(_players.c.league == league)
    return [Player(*row) for row in connection.execute(query.order_by(_players.c.number))]


def fixtures(connection: Connection, league: str) -> list[Fixture]:
    """Return the games of a league in their order, with the results of those that are finished."""
    seats: defaultdict[int, list[int]] = defaultdict(list)
    query = select(_seats.c.game, _seats.c.player).where(_seats.c.league == league)
    for game, player in connection.execute(query.order_by(_seats.c.game, _seats.c.player)):
        seats[game].append(player)
    g = _games.c
    listed = select(g.number, g.round, g.closes, g.table, _tables.c.status, _tables.c.outcome, _tables.c.ended)
    listed = listed.join(_tables, _tables.c.id == g.table, isouter=True).where(g.league == league).order_by(g.number)
    rows = connection.execute(listed).all()
    finished = [row.table for row in rows if row.outcome == "finished"]
    places = _places(connection, league, finished)
    return [
        Fixture(
            row.number,
            row.round,
            row.closes,
            tuple(seats[row.number]),
            row.table,
            row.status,
            row.outcome,
            _of_players(seats[row.number], places[row.table]) if row.table in places else None,
            row.ended,
        )
        for row in rows
    ]


def _places(connection: Connection, league: str, tables: Sequence[str]) -> dict[str, dict[int | None, list[int]]]:
    """Return the places of the players in finished games, by table and number.

    Those of people who have deleted their accounts are listed under None, and those of people who don't play in this
    league are left out.
    """
    r = _results.c
    number = and_(_players.c.league == league, r.subject == "person:" + _players.c.person)
    query = select(r.table, _players.c.number, r.place).join(_players, number, isouter=True)
    other = select(schema.people.c.id).where(r.subject == "person:" + schema.people.c.id).exists()
    deleted = or_(r.subject.is_(None), and_(r.subject.startswith("person:"), ~other))
    query = query.where(r.table.in_(tables), or_(_players.c.number.is_not(None), deleted))
    places: dict[str, dict[int | None, list[int]]] = {}
    for table, player, place in connection.execute(query.order_by(r.table, r.seat)):
        places.setdefault(table, {}).setdefault(player, []).append(place)
    return places


def _of_players(players: Sequence[int], places: dict[int | None, list[int]]) -> tuple[int | None, ...]:
    """Return places in the order of players: None for those who did not sit at the table."""
    unknown = iter(places.get(None, ()))
    return tuple(places[player][0] if player in places else next(unknown, None) for player in players)


def seated(connection: Connection, tables: Sequence[str]) -> dict[str, set[str]]:
    """Return the people who sit at some tables, by table."""
    members = schema.members.c
    found: defaultdict[str, set[str]] = defaultdict(set)
    for table, person in connection.execute(select(members.table, members.person).where(members.table.in_(tables))):
        found[table].add(person)
    return found


# Before it begins


def add(connection: Connection, league: League) -> None:
    """Store a new league, with its host as the only player."""
    connection.execute(insert(_leagues).values(**league._asdict()))
    connection.execute(insert(_players).values(league=league.id, number=0, person=league.host))


def join(connection: Connection, league: str, person: str, most: int) -> bool:
    """Add a player to a league that has not begun and has fewer than `most`. Returns whether they take part now."""
    if not _is_open(connection, league):
        return False
    known = players(connection, league)
    if any(player.person == person for player in known):
        return True
    if len(known) >= most:
        return False
    number = max((player.number for player in known), default=-1) + 1
    connection.execute(insert(_players).values(league=league, number=number, person=person))
    return True


def _is_open(connection: Connection, league: str) -> bool:
    """Return whether a league has not begun. Other changes of the same league wait until this one is stored."""
    own = update(_leagues).where(_leagues.c.id == league, _leagues.c.began.is_(None)).values(days=_leagues.c.days)
    return connection.execute(own).rowcount > 0


def begin(connection: Connection, league: str, now: int, expected: Sequence[Player], plan: Sequence[Planned]) -> bool:
    """Begin a league with the schedule for these players. Returns False if it has begun, or others play it by now."""
    if not _is_open(connection, league) or list(expected) != players(connection, league):
        return False
    connection.execute(update(_leagues).where(_leagues.c.id == league).values(began=now))
    games = [
        {"league": league, "number": number, "round": game.round, "closes": game.closes}
        for number, game in enumerate(plan)
    ]
    seats = [
        {"league": league, "game": number, "player": player}
        for number, game in enumerate(plan)
        for player in game.players
    ]
    connection.execute(insert(_games), games)
    connection.execute(insert(_seats), seats)
    return True


def remove_unbegun(connection: Connection, league: str) -> bool:
    """Delete a league that has not begun. Returns False if it has begun, or is gone."""
    if not _is_open(connection, league):
        return False
    _remove(connection, league)
    return True


# While it is played


def set_table(connection: Connection, league: str, game: int, before: str | None, table: str) -> bool:
    """Record the table at which a game is played, instead of `before`. Returns False if there is another one by now."""
    same = _games.c.table.is_(None) if before is None else _games.c.table == before
    own = update(_games).where(_games.c.league == league, _games.c.number == game, same)
    return connection.execute(own.values(table=table)).rowcount > 0


def end(connection: Connection, league: str, now: int) -> None:
    """Record that the last game of a league is over."""
    own = update(_leagues).where(_leagues.c.id == league, _leagues.c.ended.is_(None))
    connection.execute(own.values(ended=now))


def noticed(connection: Connection, league: str) -> dict[tuple[int, int], int]:
    """Return when players last got notices that a league waits for a game, by the numbers of game and player."""
    query = select(_seats).where(_seats.c.league == league, _seats.c.noticed.is_not(None))
    return {(row.game, row.player): row.noticed for row in connection.execute(query)}


def note(connection: Connection, league: str, game: int, player: int, now: int) -> None:
    """Record that a player gets a notice now that a league waits for a game."""
    own = (_seats.c.league == league, _seats.c.game == game, _seats.c.player == player)
    connection.execute(update(_seats).where(*own).values(noticed=now))


# Leaving


def leave(connection: Connection, league: str, person: str, now: int) -> None:
    """Take a player out of a league: as if they had never joined before it begins, and from now on after that.

    A league without players is deleted before it begins.
    """
    own = (_players.c.league == league, _players.c.person == person)
    if not _is_open(connection, league):
        connection.execute(update(_players).where(*own, _players.c.left.is_(None)).values(left=now))
        return
    connection.execute(delete(_players).where(*own))
    if not players(connection, league):
        _remove(connection, league)


def leave_all(connection: Connection, circle: str, person: str, now: int) -> None:
    """Take a person out of all leagues of a circle that are not over."""
    for league in played_by(connection, circle, person):
        leave(connection, league.id, person, now)


def remove_all(connection: Connection, circle: str) -> None:
    """Delete all leagues of a circle. Their tables and the results of their games remain."""
    for league in connection.execute(select(_leagues.c.id).where(_leagues.c.circle == circle)).scalars().all():
        _remove(connection, league)


def _remove(connection: Connection, league: str) -> None:
    for part in (_seats, _games, _players):
        connection.execute(delete(part).where(part.c.league == league))
    connection.execute(delete(_leagues).where(_leagues.c.id == league))


def forget(connection: Connection, person: str) -> None:
    """Remove a person's name from all leagues. Their games remain."""
    connection.execute(update(_players).where(_players.c.person == person).values(person=None))
    connection.execute(update(_leagues).where(_leagues.c.host == person).values(host=None))


def everything_about(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Return the leagues that a person plays or has played."""
    query = select(_leagues, _players.c.left).join(_players, _players.c.league == _leagues.c.id)
    return [dict(row) for row in connection.execute(query.where(_players.c.person == person)).mappings()]

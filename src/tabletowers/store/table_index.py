"""The index of game tables: a row for each table, and its members. Everything else about tables is in their logs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, bindparam, case, delete, func, insert, or_, select, update

from tabletowers.store import deals, results, schema
from tabletowers.store.ratings import Terms, networks, rate
from tabletowers.store.table_log import add_row, read_log
from tabletowers.table import Table
from tabletowers.table import entries as e
from tabletowers.table.payload_types import RatingChange
from tabletowers.table.requests import Visibility
from tabletowers.table.table import Status

Change = Callable[[Connection], None]
#: A function that is called with a game's changes of ratings, seat by seat.
OnRated = Callable[[list[RatingChange]], None]

_TERMS = Terms()
_tables, _members = schema.tables, schema.members

# Built once: building a statement takes longer than executing it.
_add, _add_members = insert(_tables), insert(_members)
_update = update(_tables).where(_tables.c.id == bindparam("which"))

# Changes that are stored together with the log


def changes(
    table: Table, entries: list[e.AnyEntry], on_rated: OnRated = lambda changes: None, terms: Terms = _TERMS
) -> list[Change]:
    """Return the database changes that belong in the same transaction as these new entries of a table's log."""
    result: list[Change] = []
    for entry in entries:
        match entry:
            case e.Moved() | e.Answered() | e.Chatted():
                pass
            case e.Created():
                result.append(_adding(table, terms))
            case e.Joined(person=person):
                result.append(partial(_add_member, table=table.id, person=person, network=terms.network_of(person)))
            case e.Left():
                result.append(partial(_remove_others, table=table.id, members={*table.people(), table.host}))
            case e.Changed() | e.Started() | e.StoodIn():
                result.append(_updating(table))
            case e.Over():
                result.append(_updating(table))
                result.append(partial(_rate, table=table, on_rated=on_rated, terms=terms))
                if table.created.deal is not None:
                    result.append(partial(deals.end_attempt, table=table))
            case _:
                pass
    return result


def with_first_row(table: Table, terms: Terms = _TERMS) -> list[Change]:
    """Return the database changes that store a new table.

    They are made in the same transaction as a command at another table.
    """
    entries = list(table.pending)
    return [partial(add_row, table=table.id, number=0, entries=entries), *changes(table, entries, terms=terms)]


def _adding(table: Table, terms: Terms) -> Change:
    created, people = table.created, {*table.people(), table.host}
    row = {
        "id": table.id,
        "game": created.game,
        "rules": created.rules,
        "status": "waiting",
        "visibility": created.visibility,
        "spectators": created.spectators,
        "watched": False,
        "created": created.at,
        "host": created.host,
    }

    members = [{"table": table.id, "person": person, "network": terms.network_of(person)} for person in people]

    def change(connection: Connection) -> None:
        connection.execute(_add, row)
        connection.execute(_add_members, members)

    return change


def _updating(table: Table) -> Change:
    bots = any(seat.bot is not None for seat in table.seats)
    watched = table.status == "running" and (bots or table.settings.clock is not None)
    values: dict[str, Any] = {"status": table.status, "visibility": table.settings.visibility, "watched": watched}
    if table.status == "over":
        values |= {"outcome": "imported" if table.created.imported else table.outcome, "ended": table.changed}

    def change(connection: Connection) -> None:
        connection.execute(_update, {"which": table.id} | values)

    return change


def _add_member(connection: Connection, table: str, person: str, network: str | None) -> None:
    known = select(_members.c.person).where(_members.c.table == table, _members.c.person == person)
    if connection.execute(known).first() is None:
        connection.execute(insert(_members).values(table=table, person=person, network=network))


def _remove_others(connection: Connection, table: str, members: set[str]) -> None:
    connection.execute(delete(_members).where(_members.c.table == table, _members.c.person.not_in(members)))


def _rate(connection: Connection, table: Table, on_rated: OnRated, terms: Terms) -> None:
    changes = rate(connection, table, terms)
    results.add(connection, table, changes, networks(connection, table, terms))
    if changes is not None:
        on_rated(changes)


# Lists


def of_person(connection: Connection, person: str, games: Collection[str], status: str | None) -> list[str]:
    """Return the ids of up to 100 of a person's tables: unfinished ones, then finished ones, both newest first."""
    mine = select(_tables.c.id).join(_members, _members.c.table == _tables.c.id)
    mine = mine.where(_members.c.person == person, _tables.c.game.in_(games))
    if status is not None:
        mine = mine.where(_tables.c.status == status)
    over = case((_tables.c.status == "over", 1), else_=0)
    return list(connection.execute(mine.order_by(over, _tables.c.created.desc()).limit(100)).scalars())


def count_unfinished(connection: Connection, person: str) -> int:
    """Return the number of a person's unfinished tables."""
    query = select(func.count()).select_from(_members.join(_tables, _members.c.table == _tables.c.id))
    return connection.execute(query.where(_members.c.person == person, _tables.c.status != "over")).scalar() or 0


class Listed(NamedTuple):
    """A table in the lobby, and the id of its host (or of the table itself if the host is unknown)."""

    id: str
    host: str
    status: str


def in_lobby(connection: Connection, games: Collection[str], most: int) -> list[Listed]:
    """Return tables in the lobby: those waiting for players, then running ones that may be watched.

    There are at most `most` of each. Every host's newest table comes before any host's second, so that one host's many
    tables don't displace the others.
    """
    host = func.coalesce(_tables.c.host, _tables.c.id)
    place = func.row_number().over(partition_by=(host, _tables.c.status), order_by=_tables.c.created.desc())
    query = select(_tables.c.id, host.label("host"), _tables.c.status, _tables.c.created, place.label("place"))
    query = query.where(_tables.c.visibility == "lobby", _tables.c.game.in_(games))
    # A table that starts between the two queries is in both results.
    listed: dict[str, Listed] = {}
    for which in (_tables.c.status == "waiting", and_(_tables.c.status == "running", _tables.c.spectators)):
        part = query.where(which).subquery()
        rows = select(part.c.id, part.c.host, part.c.status).order_by(part.c.place, part.c.created.desc()).limit(most)
        listed |= {row.id: Listed(*row) for row in connection.execute(rows)}
    return list(listed.values())


def count_in_lobby(connection: Connection, person: str) -> int:
    """Return how many tables a person hosts that are waiting for players in the lobby."""
    waiting = (_tables.c.host == person, _tables.c.visibility == "lobby", _tables.c.status == "waiting")
    return connection.execute(select(func.count()).select_from(_tables).where(*waiting)).scalar() or 0


class Unfinished(NamedTuple):
    """An unfinished table, and the last row of its log."""

    id: str
    status: Status
    visibility: Visibility
    last: bytes


def unfinished(connection: Connection, created: int, after: str, limit: int) -> list[Unfinished]:
    """Return up to `limit` unfinished tables in order of id, starting with the first id after `after`.

    Only tables that were created before the time `created` are returned.
    """
    log = schema.log
    last = select(log.c.table, func.max(log.c.number).label("number")).group_by(log.c.table)
    old = select(_tables).where(_tables.c.status != "over", _tables.c.created < created, _tables.c.id > after)
    part = old.order_by(_tables.c.id).limit(limit).subquery()
    ends = last.where(log.c.table.in_(select(part.c.id))).subquery()
    rows = select(part.c.id, part.c.status, part.c.visibility, log.c.entries).join(ends, ends.c.table == part.c.id)
    rows = rows.join(log, and_(log.c.table == ends.c.table, log.c.number == ends.c.number)).order_by(part.c.id)
    return [Unfinished(row.id, row.status, row.visibility, bytes(row.entries)) for row in connection.execute(rows)]


def playing_by_themselves(connection: Connection, versions: Mapping[str, Collection[int]]) -> list[str]:
    """Return the ids of running tables at which bots or clocks act.

    Only tables with these versions of the games' rules are returned.
    """
    query = select(_tables.c.id).where(_tables.c.status == "running", _tables.c.watched)
    ours = or_(*(and_(_tables.c.game == game, _tables.c.rules.in_(rules)) for game, rules in versions.items()))
    return list(connection.execute(query.where(ours)).scalars())


# For operators


class Line(NamedTuple):
    """A table in the operators' list, with the number of commands in its log."""

    id: str
    game: str
    rules: int
    status: Status
    visibility: Visibility
    created: int
    commands: int


def every_table(connection: Connection, status: str | None = None) -> list[Line]:
    """Return all tables, or only those with this `status`, the oldest first."""
    log = schema.log
    counted = select(log.c.table, func.count().label("commands")).group_by(log.c.table).subquery()
    query = select(_tables, counted.c.commands).join(counted, counted.c.table == _tables.c.id)
    if status is not None:
        query = query.where(_tables.c.status == status)
    return [
        Line(row.id, row.game, row.rules, row.status, row.visibility, row.created, row.commands)
        for row in connection.execute(query.order_by(_tables.c.created))
    ]


class Newest(NamedTuple):
    """A table on the operators' page."""

    id: str
    game: str
    status: Status
    visibility: Visibility
    created: int
    host: str | None


def newest(connection: Connection, status: str, limit: int) -> list[Newest]:
    """Return the newest `limit` tables that have this status."""
    columns = [_tables.c[name] for name in Newest._fields]
    query = select(*columns).where(_tables.c.status == status).order_by(_tables.c.created.desc()).limit(limit)
    return [Newest(*row) for row in connection.execute(query)]


def rules_in_use(connection: Connection) -> list[tuple[str, int, str, int]]:
    """Return the number of tables for each combination of game, version of its rules, and status."""
    columns = (_tables.c.game, _tables.c.rules, _tables.c.status)
    query = select(*columns, func.count()).group_by(*columns).order_by(_tables.c.game, _tables.c.rules)
    return [(game, rules, status, count) for game, rules, status, count in connection.execute(query)]


def close(connection: Connection, name: str, now: int, reason: str = "") -> None:
    """Cancel the game at a table by adding an entry to the table's log. The people at the table get the reason.

    A running server will notice the entry.
    """
    rows = read_log(connection, name)
    if not rows:
        raise ValueError(f"there is no table {name}")
    table = Table.load(entry for _, data in rows for entry in e.decode(data))
    if table.status == "over":
        return
    over = e.Over(at=max(now, table.changed), outcome="cancelled", operator="", reason=reason)
    table.add(over)
    add_row(connection, name, rows[-1][0] + 1, [over])
    for change in changes(table, [over]):
        change(connection)


def remove(connection: Connection, name: str) -> None:
    """Delete a table, its log, and everything else that is stored about it."""
    if connection.execute(delete(_tables).where(_tables.c.id == name)).rowcount == 0:
        raise ValueError(f"there is no table {name}")
    for part in (
        schema.log,
        schema.members,
        schema.rated,
        schema.results,
        schema.notes,
        schema.losses,
        schema.snapshots,
        schema.circle_tables,
    ):
        connection.execute(delete(part).where(part.c.table == name))

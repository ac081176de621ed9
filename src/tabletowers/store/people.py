"""People: their identities, devices, logins and blocks, and everything stored about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from tabletowers.store import schema, snapshots
from tabletowers.store.log import read_log
from tabletowers.table import entries as e

_people, _tokens, _codes, _blocks, _members = (
    schema.people,
    schema.tokens,
    schema.codes,
    schema.blocks,
    schema.members,
)


class Person(msgspec.Struct):
    """Somebody who plays."""

    id: str
    name: str
    language: str
    program: bool
    created: int
    login: str | None = None
    password: str | None = None
    mail: str | None = None
    webhook: str | None = None
    notices: bool = True
    push: Any = None
    banned: bool = False
    muted_until: int | None = None
    #: The ids of the people whom this one has blocked.
    blocks: list[str] = []


def several(connection: Connection, ids: Sequence[str]) -> list[Person]:
    """All of these who exist."""
    rows = connection.execute(select(_people).where(_people.c.id.in_(ids))).mappings()
    found = {row["id"]: Person(**row, blocks=[]) for row in rows}
    for owner, other in connection.execute(select(_blocks).where(_blocks.c.person.in_(ids))):
        found[owner].blocks.append(other)
    return list(found.values())


def add(connection: Connection, person: Person) -> None:
    """Keep a new person."""
    row = {name: getattr(person, name) for name in _people.columns.keys()}  # noqa: SIM118
    connection.execute(insert(_people).values(**row))


def change(connection: Connection, person: str, /, **values: Any) -> bool:
    """Change columns of a person; whether there is somebody with this id."""
    return connection.execute(update(_people).where(_people.c.id == person).values(**values)).rowcount > 0


def search(connection: Connection, name: str) -> list[Person]:
    """Up to a hundred people whose names contain this text; without their blocks."""
    query = select(_people).where(_people.c.name.icontains(name, autoescape=True)).limit(100)
    return [Person(**row) for row in connection.execute(query).mappings()]


class Standing(NamedTuple):
    """Whether somebody is banned, and until when muted."""

    id: str
    banned: bool
    muted_until: int | None


def standing(connection: Connection, ids: Sequence[str]) -> list[Standing]:
    """Who of these is banned or muted."""
    query = select(_people.c.id, _people.c.banned, _people.c.muted_until).where(_people.c.id.in_(ids))
    return [Standing(*row) for row in connection.execute(query)]


# Devices and logins. Secrets are kept as hashes only.


def by_token(connection: Connection, token: str) -> str | None:
    """Whose device has the token of this hash."""
    person: str | None = connection.execute(select(_tokens.c.person).where(_tokens.c.hash == token)).scalar()
    return person


def add_token(connection: Connection, person: str, token: str, now: int) -> None:
    """Keep the hash of a new device's token."""
    connection.execute(insert(_tokens).values(hash=token, person=person, created=now))


def remove_token(connection: Connection, token: str) -> None:
    """Forget a device."""
    connection.execute(delete(_tokens).where(_tokens.c.hash == token))


def add_code(connection: Connection, person: str, code: str, expires: int, now: int) -> None:
    """Keep the hash of a code for another device, and forget those that have expired."""
    connection.execute(delete(_codes).where(_codes.c.expires < now))
    connection.execute(insert(_codes).values(hash=code, person=person, expires=expires))


def redeem_code(connection: Connection, code: str, token: str, now: int) -> str | None:
    """Use a code up and add a device to its person; None if there is no such code or it has expired."""
    row = connection.execute(select(_codes).where(_codes.c.hash == code)).first()
    if row is None:
        return None
    connection.execute(delete(_codes).where(_codes.c.hash == code))
    if row.expires < now:
        return None
    add_token(connection, row.person, token, now)
    return str(row.person)


def credentials(connection: Connection, login: str) -> tuple[str, str | None] | None:
    """The id and the password's hash of a login; None if there is none."""
    row = connection.execute(select(_people.c.id, _people.c.password).where(_people.c.login == login)).first()
    return None if row is None else (row.id, row.password)


# Blocks


def block(connection: Connection, person: str, other: str) -> None:
    """Let one person block another."""
    connection.execute(insert(_blocks).values(person=person, other=other))


def unblock(connection: Connection, person: str, other: str) -> None:
    """Let one person no longer block another."""
    connection.execute(delete(_blocks).where(_blocks.c.person == person, _blocks.c.other == other))


# Everything about somebody


def everything_about(connection: Connection, person: str) -> dict[str, Any]:
    """What is stored about somebody beside the person: their tables with their own entries, ratings and reports."""
    ratings, reports = schema.ratings, schema.reports
    own_ratings = select(ratings).where(ratings.c.subject == f"person:{person}")
    own_reports = select(reports).where(reports.c.reporter == person)
    return {
        "tables": [
            {"id": table, "log": _own_entries(connection, table, person)} for table in _tables(connection, person)
        ],
        "ratings": [dict(row) for row in connection.execute(own_ratings).mappings()],
        "reports": [dict(row) for row in connection.execute(own_reports).mappings()],
    }


def remove(connection: Connection, person: str) -> list[str]:
    """Delete somebody: identity, secrets, ratings, and every line of chat. Moves of games stay, without a name.

    Returns the tables that were changed.
    """
    tables = _tables(connection, person)
    for table in tables:
        _empty_chat(connection, table, person)
    for part, column in (
        (_people, _people.c.id),
        (_tokens, _tokens.c.person),
        (_codes, _codes.c.person),
        (_blocks, _blocks.c.person),
        (_blocks, _blocks.c.other),
        (_members, _members.c.person),
        (schema.reports, schema.reports.c.reporter),
    ):
        connection.execute(delete(part).where(column == person))
    connection.execute(delete(schema.ratings).where(schema.ratings.c.subject == f"person:{person}"))
    return tables


def _tables(connection: Connection, person: str) -> list[str]:
    return list(connection.execute(select(_members.c.table).where(_members.c.person == person)).scalars())


def _own_entries(connection: Connection, table: str, person: str) -> list[Any]:
    """The entries that somebody made in a table's log."""
    entries = [entry for _, data in read_log(connection, table) for entry in _readable(data)]
    return [msgspec.to_builtins(entry) for entry in entries if getattr(entry, "person", None) == person]


def _empty_chat(connection: Connection, table: str, person: str) -> None:
    """Empty somebody's lines of chat in a table's log."""
    log = schema.log
    for number, data in read_log(connection, table):
        entries = _readable(data)
        own = [entry for entry in entries if isinstance(entry, e.Chatted) and entry.person == person]
        if own:
            for entry in own:
                entry.text = ""
            snapshots.remove(connection, table)
            row = update(log).where(log.c.table == table, log.c.number == number)
            connection.execute(row.values(entries=e.encode(entries)))


def _readable(data: bytes) -> list[e.AnyEntry]:
    """The entries of a row; none if it is damaged (`tabletowers admin check` finds it)."""
    try:
        return e.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return []

"""How people prove who they are besides a password: passkeys, and logins at another site (OpenID Connect)."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from tabletowers.store import schema

_passkeys, _openids = schema.passkeys, schema.openids


class Passkey(msgspec.Struct):
    """A passkey of somebody."""

    id: str
    person: str
    key: bytes
    count: int
    host: str
    name: str
    created: int
    used: int | None = None


def passkeys_of(connection: Connection, person: str) -> list[Passkey]:
    """Somebody's passkeys, oldest first."""
    query = select(_passkeys).where(_passkeys.c.person == person).order_by(_passkeys.c.created, _passkeys.c.id)
    return [Passkey(**row) for row in connection.execute(query).mappings()]


def passkey(connection: Connection, name: str) -> Passkey | None:
    """The passkey that calls itself so; None if there is none."""
    row = connection.execute(select(_passkeys).where(_passkeys.c.id == name)).mappings().first()
    return None if row is None else Passkey(**row)


def add_passkey(connection: Connection, made: Passkey) -> None:
    """Keep a new passkey."""
    connection.execute(insert(_passkeys).values(**msgspec.structs.asdict(made)))


def note_use(connection: Connection, name: str, count: int, now: int) -> None:
    """Note that a passkey was used, and its own count of that."""
    connection.execute(update(_passkeys).where(_passkeys.c.id == name).values(count=count, used=now))


def remove_passkey(connection: Connection, person: str, name: str) -> bool:
    """Forget a passkey; whether this person had it."""
    found = delete(_passkeys).where(_passkeys.c.id == name, _passkeys.c.person == person)
    return connection.execute(found).rowcount > 0


def person_elsewhere(connection: Connection, issuer: str, subject: str) -> str | None:
    """Who logs in at another site as this subject; None if nobody does."""
    query = select(_openids.c.person).where(_openids.c.issuer == issuer, _openids.c.subject == subject)
    found: str | None = connection.execute(query).scalar()
    return found


def add_elsewhere(connection: Connection, issuer: str, subject: str, person: str, now: int) -> None:
    """Let somebody log in at another site as this subject."""
    connection.execute(insert(_openids).values(issuer=issuer, subject=subject, person=person, created=now))

"""Credentials other than passwords: passkeys, and logins through an OpenID Connect provider."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from tabletowers.store import schema

_passkeys, _openids = schema.passkeys, schema.openids


class Passkey(msgspec.Struct):
    """A person's passkey."""

    id: str
    person: str
    key: bytes
    count: int
    host: str
    name: str
    created: int
    used: int | None = None
    #: Whether it asks for a PIN or a fingerprint at every login. None for passkeys of earlier releases.
    verified: bool | None = None


def passkeys_of(connection: Connection, person: str) -> list[Passkey]:
    """Return a person's passkeys, oldest first."""
    query = select(_passkeys).where(_passkeys.c.person == person).order_by(_passkeys.c.created, _passkeys.c.id)
    return [Passkey(**row) for row in connection.execute(query).mappings()]


def passkey(connection: Connection, name: str) -> Passkey | None:
    """Return the passkey with this id, or None."""
    row = connection.execute(select(_passkeys).where(_passkeys.c.id == name)).mappings().first()
    return None if row is None else Passkey(**row)


def add_passkey(connection: Connection, new: Passkey) -> None:
    """Store a new passkey."""
    connection.execute(insert(_passkeys).values(**msgspec.structs.asdict(new)))


def note_use(connection: Connection, name: str, count: int, now: int) -> None:
    """Record that a passkey was used just now. `count` is the passkey's signature counter (WebAuthn)."""
    connection.execute(update(_passkeys).where(_passkeys.c.id == name).values(count=count, used=now))


def remove_passkey(connection: Connection, person: str, name: str) -> bool:
    """Delete one of a person's passkeys. Returns False if the person has no such passkey."""
    query = delete(_passkeys).where(_passkeys.c.id == name, _passkeys.c.person == person)
    return connection.execute(query).rowcount > 0


def remove_since(connection: Connection, person: str, time: int) -> None:
    """Delete the passkeys and the OpenID Connect logins that a person has added since `time`."""
    for part in (_passkeys, _openids):
        connection.execute(delete(part).where(part.c.person == person, part.c.created >= time))


def person_elsewhere(connection: Connection, issuer: str, subject: str) -> str | None:
    """Return the id of the person known to the OpenID Connect provider `issuer` as `subject`, or None."""
    query = select(_openids.c.person).where(_openids.c.issuer == issuer, _openids.c.subject == subject)
    person: str | None = connection.execute(query).scalar()
    return person


def add_elsewhere(connection: Connection, issuer: str, subject: str, person: str, now: int) -> None:
    """Let a person log in through the OpenID Connect provider `issuer`, which knows them as `subject`."""
    connection.execute(insert(_openids).values(issuer=issuer, subject=subject, person=person, created=now))

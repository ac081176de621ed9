"""The server's own cryptographic keys, by name."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from tabletowers.store import schema

_keys = schema.keys


def find(connection: Connection, name: str) -> str | None:
    """Return the key with this name, or None if it has not been created yet."""
    key: str | None = connection.execute(select(_keys.c.value).where(_keys.c.name == name)).scalar()
    return key


def add(connection: Connection, name: str, value: str) -> None:
    """Store a new key."""
    connection.execute(insert(_keys).values(name=name, value=value))

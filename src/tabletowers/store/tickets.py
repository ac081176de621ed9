"""Tickets: secrets that expire and can be used only once. Only their hashes are stored."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from tabletowers.store import schema

_tickets = schema.tickets


class Ticket(NamedTuple):
    """A ticket: its owner (if any), its data, and when it expires."""

    person: str | None
    data: dict[str, Any]
    expires: int


def add(
    connection: Connection, kind: str, ticket: str, person: str | None, data: dict[str, Any], expires: int, now: int
) -> None:
    """Store the hash of a new ticket, and delete expired ones."""
    connection.execute(delete(_tickets).where(_tickets.c.expires < now))
    connection.execute(insert(_tickets).values(hash=ticket, kind=kind, person=person, data=data, expires=expires))


def find(connection: Connection, kind: str, ticket: str, now: int) -> Ticket | None:
    """Return a ticket without using it up, or None if there is no ticket of this kind or it has expired."""
    row = connection.execute(select(_tickets).where(_tickets.c.hash == ticket, _tickets.c.kind == kind)).first()
    return None if row is None or row.expires < now else Ticket(row.person, row.data, row.expires)


def remove_since(connection: Connection, kind: str, person: str, expires: int) -> None:
    """Delete a person's tickets of this kind that expire at the time `expires` or later."""
    later = (_tickets.c.kind == kind, _tickets.c.person == person, _tickets.c.expires >= expires)
    connection.execute(delete(_tickets).where(*later))


def take(connection: Connection, kind: str, ticket: str, now: int) -> Ticket | None:
    """Use up a ticket and return it, or return None if there is no ticket of this kind or it has expired."""
    row = connection.execute(select(_tickets).where(_tickets.c.hash == ticket, _tickets.c.kind == kind)).first()
    if row is None or not connection.execute(delete(_tickets).where(_tickets.c.hash == ticket)).rowcount:
        return None
    return None if row.expires < now else Ticket(row.person, row.data, row.expires)

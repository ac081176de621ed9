"""Tickets: whatever is good once and for a while, kept by the hash of its secret."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from tabletowers.store import schema

_tickets = schema.tickets


class Ticket(NamedTuple):
    """Whose a ticket is, if anybody's, and what belongs to it."""

    person: str | None
    data: dict[str, Any]


def add(
    connection: Connection, kind: str, ticket: str, person: str | None, data: dict[str, Any], expires: int, now: int
) -> None:
    """Keep the hash of a new ticket, and forget those that have expired."""
    connection.execute(delete(_tickets).where(_tickets.c.expires < now))
    connection.execute(insert(_tickets).values(hash=ticket, kind=kind, person=person, data=data, expires=expires))


def find(connection: Connection, kind: str, ticket: str, now: int) -> Ticket | None:
    """A ticket that stays good; None if there is none of this kind or it has expired."""
    row = connection.execute(select(_tickets).where(_tickets.c.hash == ticket, _tickets.c.kind == kind)).first()
    return None if row is None or row.expires < now else Ticket(row.person, row.data)


def take(connection: Connection, kind: str, ticket: str, now: int) -> Ticket | None:
    """Use a ticket up; None if there is none of this kind or it has expired."""
    row = connection.execute(select(_tickets).where(_tickets.c.hash == ticket, _tickets.c.kind == kind)).first()
    if row is None or not connection.execute(delete(_tickets).where(_tickets.c.hash == ticket)).rowcount:
        return None
    return None if row.expires < now else Ticket(row.person, row.data)

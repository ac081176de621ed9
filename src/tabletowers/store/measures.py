"""What operators of the server have done: who did it, when, and why."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, insert, select

from tabletowers.store import schema

_measures = schema.measures

#: What operators can do. `link` is a link for a new password, `chat` the removal of a line of chat, `circle` that of a
#: circle.
Kind = Literal[
    "ban", "unban", "mute", "unmute", "link", "close", "delete", "chat", "circle", "handled", "appoint", "dismiss"
]


class Measure(NamedTuple):
    """Something that an operator has done. `operator` is None if it was done on the server's machine."""

    id: int
    at: int
    operator: str | None
    kind: Kind
    person: str | None
    table: str | None
    reason: str


def record(
    connection: Connection,
    at: int,
    operator: str | None,
    kind: Kind,
    *,
    person: str | None = None,
    table: str | None = None,
    reason: str = "",
) -> None:
    """Record what an operator has done."""
    row = {"at": at, "operator": operator, "kind": kind, "person": person, "table": table, "reason": reason}
    connection.execute(insert(_measures).values(**row))


def latest(connection: Connection, before: int | None, most: int) -> list[Measure]:
    """Return up to `most` measures, newest first. Only those with a number less than `before` are returned."""
    query = select(_measures).order_by(_measures.c.id.desc()).limit(most)
    if before is not None:
        query = query.where(_measures.c.id < before)
    return [_measure(row) for row in connection.execute(query)]


def about(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Return the measures against a person, oldest first, without the operators who took them."""
    query = select(_measures).where(_measures.c.person == person).order_by(_measures.c.id)
    return [
        {"at": row.at, "kind": row.kind, "table": row.table, "reason": row.reason} for row in connection.execute(query)
    ]


def _measure(row: Any) -> Measure:
    return Measure(*(getattr(row, name) for name in Measure._fields))

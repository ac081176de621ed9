"""Who may look at a table, and from which seat."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING, Any

from tabletowers.server.realtime import broadcast
from tabletowers.server.tables.live_table import LiveTable
from tabletowers.table import Refused, Table, payloads

if TYPE_CHECKING:
    from tabletowers.server.tables.registry import Registry
    from tabletowers.store import Person

#: A log of so many entries is read in a thread.
LONG = 200


def table_of_own(registry: Registry, name: str, person: Person) -> LiveTable | None:
    """A table where somebody sits or is the host, if it is in memory: most commands come to one."""
    live = registry.tables.get(name)
    if live is None or live.doubtful or not _is_own(live.table, person):
        return None
    registry.presence.heard_of(live, person.id)
    return live


def _is_own(table: Table, person: Person) -> bool:
    return person.id == table.host or bool(table.seats_of(person.id))


async def visible_table(registry: Registry, name: str, person: Person | None, invite: str | None = None) -> LiveTable:
    """A table that somebody may look at; Refused if they may not."""
    live = await registry.live(name)
    table = live.table
    if person is not None and _is_own(table, person):
        registry.presence.heard_of(live, person.id)
        return live
    viewer = None if person is None else person.id
    if not await registry.may_look(table, viewer):
        raise Refused("not_finished", "whoever hasn't finished this deal can't see how others played it")
    if table.created.deal is not None:
        return live
    invited = invite is not None and secrets.compare_digest(invite.encode(), table.created.invite.encode())
    if table.visibility != "lobby" and not invited:
        if await registry.has_met_challenge(table, viewer):
            return live
        raise Refused("not_invited", "this table is private; you need its link")
    if not table.created.spectators and table.status != "waiting":
        raise Refused("no_spectators", "this table may not be watched")
    return live


def viewed_seat(table: Table, person: Person | None, seat: int | None) -> int | None:
    """The seat that somebody looks from: the one they ask for if it is theirs, else their first, else none."""
    own = table.seats_of(person.id) if person is not None and table.seats else []
    if seat is None:
        return own[0] if own else None
    if seat not in own:
        raise Refused("not_your_seat", f"seat {seat} is not yours")
    return seat


async def state(registry: Registry, live: LiveTable, person: Person | None, seat: int | None) -> dict[str, Any]:
    """A table as somebody may see it, from that seat of theirs or from their first."""
    async with registry.reading(live):
        return broadcast.state(live, person, viewed_seat(live.table, person, seat))


async def entries(live: LiveTable, seat: int | None, after: int) -> list[dict[str, Any]]:
    """The log of a table after a number as a seat may know it, read later; the table is held still meanwhile."""
    table = live.table
    read = partial(payloads.entries, table, after, [seat], live.name, looking_back=True)
    (found,) = await asyncio.to_thread(read) if table.seq - after > LONG else read()
    return found


def check_own(table: Table, person: Person, seat: int) -> None:
    """Refuse a seat of a running game to everybody but its person."""
    if table.status != "running":
        raise Refused("not_running", "no game is running at this table", status=table.status)
    if seat not in table.seats_of(person.id):
        raise Refused("not_your_seat", f"seat {seat} is not yours")

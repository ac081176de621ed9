"""The rules for who may see a table, and from which seat."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import Any

from tabletowers.host.ports import Person, SharedDeals
from tabletowers.host.tables import broadcast
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.host.tables.seats import viewed_seat
from tabletowers.host.tables.table_registry import Registry
from tabletowers.table import Refused, Table, payloads
from tabletowers.table.payload_types import TableState

#: Logs with more entries than this are read in a thread.
LONG = 200


def table_of_own(registry: Registry, name: str, person: Person) -> LiveTable | None:
    """Return a table if it is in memory and up to date, and the person hosts it or sits at it; otherwise None.

    This lets most commands skip the checks of `visible_table`.
    """
    live = registry.tables.get(name)
    if live is None or live.doubtful or not _is_own(live.table, person):
        return None
    registry.presence.heard_of(live, person.id)
    return live


def _is_own(table: Table, person: Person) -> bool:
    return person.id == table.host or bool(table.seats_of(person.id))


async def visible_table(registry: Registry, name: str, person: Person | None, invite: str | None = None) -> LiveTable:
    """Return the table with this id. Raises Refused if the person may not see the table."""
    live = await registry.live(name)
    if person is not None and not _is_own(live.table, person) and live.table.status == "waiting":
        # The person may have just joined through another server.
        await registry.catch_up(live)
    table = live.table
    if person is not None and _is_own(table, person):
        registry.presence.heard_of(live, person.id)
        return live
    await check_open(registry.deals, table)
    viewer = None if person is None else person.id
    if not await _may_look(registry.deals, table, viewer):
        raise Refused("not_finished", "you can see how others played this deal only after you have finished it")
    if table.created.deal is not None:
        return live
    invited = invite is not None and secrets.compare_digest(invite.encode(), table.created.invite.encode())
    if table.settings.visibility != "lobby" and not invited:
        if viewer is not None and await registry.deals.has_finished(table.id, viewer):
            # They have finished a challenge made from this game, and may compare it with their own.
            return live
        raise Refused("not_invited", "this table is private; you need its link")
    if not table.settings.spectators and table.status != "waiting":
        raise Refused("no_spectators", "this table has no spectators")
    return live


async def check_open(deals: SharedDeals, table: Table) -> None:
    """Raise Refused if others may still be playing the table's shared deal.

    Meanwhile, people see only their own view.
    """
    if table.created.deal is not None and await deals.is_closed(table.created.deal.id):
        raise Refused("deal_closed", "others may still be playing this deal; it is opened after its day")


async def _may_look(deals: SharedDeals, table: Table, person: str | None) -> bool:
    """Return whether a person may see a table at which they did not play.

    They may not if they still have to finish this table's shared deal, or a challenge created from its game.
    """
    if table.created.deal is not None:
        return table.status == "over" and await deals.may_look(table.created.deal.id, person)
    if table.status != "over" or person is None:
        return True
    return not await deals.is_playing_again(table.id, person)


async def state(registry: Registry, live: LiveTable, person: Person | None, seat: int | None) -> TableState:
    """Return a table's state as seen from a person's `seat` or, by default, from their first seat."""
    async with registry.reading(live):
        return broadcast.state(live, person, viewed_seat(live.table, person, seat))


async def entries(live: LiveTable, seat: int | None, after: int) -> list[dict[str, Any]]:
    """Return a table's log entries after number `after`, limited to what a seat may still see of them.

    The caller must hold the table's lock.
    """
    table = live.table
    read = partial(payloads.entries, table, after, [seat], live.name, looking_back=True)
    (log,) = await asyncio.to_thread(read) if table.seq - after > LONG else read()
    return log

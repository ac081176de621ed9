"""Access to earlier positions of running games, and a reader for imported records."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tabletowers import GAMES
from tabletowers.contract import Event, State
from tabletowers.games import OtherRules
from tabletowers.host.responses.tables import PastView
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.host.tables.table_registry import Registry
from tabletowers.record import Disagreement, Record, UnusableRecord, replay, states
from tabletowers.scene.views import with_scene
from tabletowers.table import Refused, Table, fairness
from tabletowers.table import entries as e


async def look_back(registry: Registry, live: LiveTable, seat: int, ply: int) -> PastView:
    """Return the position before decision number `ply` of a running game, as a seat saw it at the time."""
    async with registry.reading(live):
        record, first = live.table.record(), first_seen(live.table, seat)
    return await asyncio.to_thread(looked_back, record, first, seat, ply)


def first_seen(table: Table, seat: int) -> int:
    """Return the number of the first decision of a running game to which a seat may look back.

    If the table's options require players to remember things themselves, a seat may not look back to events that the
    log no longer shows.
    """
    if table.status != "running":
        return 0
    plies, first, forgotten = 0, 0, False
    for logged in table.log:
        if logged.seq > table.forgot[0]:
            break
        if isinstance(logged.entry, e.Undone):
            plies -= logged.entry.count
        elif isinstance(logged.entry, e.Moved):
            plies += 1
            forgotten |= any(_is_forgotten(table, event, seat) for event in logged.events)
            if forgotten:
                first = plies
    return first


def _is_forgotten(table: Table, event: Event, seat: int) -> bool:
    seen = event.seen_by(seat)
    return seen is not None and table.game.remembered(seen, table.options) != seen


def looked_back(record: Record, first: int, seat: int, ply: int) -> PastView:
    """Return the position before decision number `ply`, as a seat saw it.

    Raises Refused if `ply` is before `first` or has not been reached yet.
    """
    if ply > len(record.plies):
        raise Refused("bad_request", f"the game has {len(record.plies)} decisions so far, not {ply}", path="ply")
    if ply < first:
        raise Refused("forgotten", f"at this table you may look back to decision {first}, not to {ply}", first=first)
    state = _before(record, ply)
    return PastView(ply, len(record.plies), first, seat, with_scene(state.game, state.view(seat)))


def _before(record: Record, ply: int) -> State:
    for number, state in enumerate(states(record)):
        if number == ply:
            return state
    raise AssertionError("the position is there")


def readable(value: dict[str, Any]) -> Record:
    """Return a record that was read from JSON and can be replayed. Raises Refused if the record is unusable."""
    try:
        record = Record.from_json(value)
        replay(record)
        if "secret" in record.extra:
            fairness.check_deal(record)
    except UnusableRecord as error:
        if isinstance(cause := error.__cause__, OtherRules):
            raise Refused("other_rules", str(cause), rules=cause.rules, has=cause.has) from error
        raise Refused("bad_record", str(error)) from error
    except (Disagreement, fairness.Unfair) as error:
        raise Refused("bad_record", str(error)) from error
    if record.game not in GAMES:
        raise Refused("no_such_game", "this game is not offered here")
    if len(json.dumps(record.setup)) > 60_000:
        raise Refused("bad_record", "the set-up is too long")
    return record

"""Running games looked back at, and records that are brought along. Needs no database."""

from __future__ import annotations

import json
from typing import Any

from tabletowers import GAMES
from tabletowers.contract import Event, State
from tabletowers.games import OtherRules
from tabletowers.record import Disagreement, Record, UnusableRecord, replay, states
from tabletowers.table import Refused, Table, fairness
from tabletowers.table import entries as e


def first_seen(table: Table, seat: int) -> int:
    """The first position of a running game that a seat may see again.

    Where the table's options leave remembering to the players, whatever may no longer be told is not shown either.
    """
    if table.status != "running":
        return 0
    made, first, forgotten = 0, 0, False
    for logged in table.log:
        if logged.seq > table.forgot[0]:
            break
        if isinstance(logged.entry, e.Undone):
            made -= logged.entry.count
        elif isinstance(logged.entry, e.Moved):
            made += 1
            forgotten |= any(_is_forgotten(table, event, seat) for event in logged.events)
            if forgotten:
                first = made
    return first


def _is_forgotten(table: Table, event: Event, seat: int) -> bool:
    seen = event.seen_by(seat)
    return seen is not None and table.game.remembered(seen, table.options) != seen


def looked_back(record: Record, first: int, seat: int, ply: int) -> dict[str, Any]:
    """A running game before one of its decisions, as a seat saw it then; Refused before the first it may see again."""
    if ply > len(record.plies):
        raise Refused("bad_request", f"the game has {len(record.plies)} decisions so far", path="ply")
    if ply < first:
        raise Refused("forgotten", "what happened so long ago may not be looked up at this table", first=first)
    view = _before(record, ply).view(seat)
    return {"ply": ply, "plies": len(record.plies), "first": first, "seat": seat, "view": view}


def _before(record: Record, ply: int) -> State:
    for number, state in enumerate(states(record)):
        if number == ply:
            return state
    raise AssertionError("the position is there")


def readable(value: dict[str, Any]) -> Record:
    """A record that agrees with itself; Refused says where it does not."""
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
        raise Refused("no_such_game", "this game is not played here")
    if len(json.dumps(record.setup)) > 60_000:
        raise Refused("bad_record", "the set-up is too long")
    return record

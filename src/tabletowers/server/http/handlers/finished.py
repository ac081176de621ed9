"""The calls about finished games: the record, the opened deal, every position again, judged, and played on from."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from msgspec import Meta

from tabletowers.server.http import requests, responses
from tabletowers.server.http.routes import Call, Count, api
from tabletowers.server.realtime import broadcast
from tabletowers.server.tables.live_table import LiveTable
from tabletowers.server.tables.review import own_slips, played_line, review
from tabletowers.store import exercises
from tabletowers.table import Refused


async def _finished(call: Call) -> LiveTable:
    live = await call.table()
    if live.table.status != "over" or live.table.state is None:
        raise Refused("not_over", "a record shows everything, so there is none before the game is over")
    return live


@api.add("GET", "/tables/{table}/record", answer=dict[str, Any], person=False, query={"invite": str})
async def get_record(call: Call) -> Any:
    """The record of a finished game; that of a deal that others may be playing has no secret yet."""
    live = await _finished(call)
    record = live.table.record().to_json()
    try:
        await call.services.deals.check_open(live)
    except Refused:
        del record["secret"]
    return record


@api.add("GET", "/tables/{table}/verify", answer=responses.Verified, person=False, query={"invite": str})
async def verify(call: Call) -> Any:
    """Open the deal, recompute it from its secret, and replay the game."""
    call.take_long()
    live = await _finished(call)
    await call.services.deals.check_open(live)
    table = live.table
    about = table.record().extra
    if "secret" not in about:
        raise Refused("not_possible", "this record does not say how it was dealt")
    fair, agrees = await call.services.replays.check(table)
    return {
        "commitment": table.commitment,
        "secret": about["secret"],
        "nonces": about["nonces"],
        "deal": fair,
        "replay": agrees,
    }


@api.add("GET", "/tables/{table}/replay", answer=responses.ReplayView, person=False,
         query={"ply": Count, "seat": Annotated[str, Meta(pattern="^([0-7]|all)$")], "invite": str})  # fmt: skip
async def replay_view(call: Call) -> Any:
    """A finished game before one of its plies, as a seat saw it or with nothing hidden (`all`)."""
    table = (await _finished(call)).table
    wanted = call.query.get("seat")
    seat = None if wanted in (None, "all") else int(wanted)
    if seat is not None and seat >= len(table.seats):
        raise Refused("bad_request", f"the seats are 0 to {len(table.seats) - 1}", path="seat")
    return await call.services.replays.view(table, call.query.get("ply", 0), seat, everything=wanted == "all")


@api.add("POST", "/tables/{table}/continue", body=requests.GoOn, answer=responses.TableState, status=201,
         query={"invite": str})  # fmt: skip
async def go_on(call: Call) -> Any:
    """A new table that plays on from a decision of a finished game: you on one seat, bots on all others."""
    live = await _finished(call)
    await call.services.deals.check_open(live)
    if live.table.created.imported is not None:
        raise Refused("not_possible", "an imported record can be looked at and reviewed, but not played on")
    made = await call.services.hosting.go_on(live, call.person, call.body)
    return broadcast.state(made, call.person, call.body.seat)


@api.add("POST", "/tables/{table}/review", body=requests.ReviewIn, answer=responses.Review, query={"invite": str})
async def judge(call: Call) -> Any:
    """Some decisions of a seat in a finished game, each judged by a coach from what the seat could know then."""
    table = (await _finished(call)).table
    record = table.record()
    if call.body.seat >= record.players:
        raise Refused("bad_request", f"the seats are 0 to {record.players - 1}", path="seat")
    call.services.rates.advice.take(call.person.id)
    autoplay = call.services.registry.autoplay
    found = await review(autoplay, autoplay.whose(call.person), record, call.body.seat, call.body.ply)
    if call.body.seat in table.seats_of(call.person.id):
        # Slips of one's own come back as exercises.
        slips = await asyncio.to_thread(own_slips, table.id, record, call.person.id, found, call.services.clock())
        await call.services.store.write(exercises.add, call.person.id, slips)
    return found


@api.add("POST", "/tables/{table}/line", body=requests.LineIn, answer=responses.PlayedLine, person=False,
         query={"invite": str})  # fmt: skip
async def line(call: Call) -> Any:
    """A line of a review played out in the world that the review imagined, with the eyes of the seat."""
    record = (await _finished(call)).table.record()
    call.take_long()
    return await asyncio.to_thread(played_line, record, call.body.seat, call.body.ply, call.body.world, call.body.line)

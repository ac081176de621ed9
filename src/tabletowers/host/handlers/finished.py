"""The API calls for finished games: records, deals, positions, reviews, and continuing from a decision."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from msgspec import Meta

from tabletowers.host import requests
from tabletowers.host.responses.finished import LuckAccount, PlayedLine, PlayedMoves, ReplayView, Review, Verified
from tabletowers.host.routes import Call, Count, api
from tabletowers.host.tables import broadcast
from tabletowers.host.tables.luck import luck
from tabletowers.host.tables.review import played_line, review
from tabletowers.table import Refused
from tabletowers.table.payload_types import TableState
from tabletowers.table.requests import GoOn


@api.add("GET", "/tables/{table}/record", answer=dict[str, Any], person=False, query={"invite": str})
async def get_record(call: Call) -> dict[str, Any]:
    """Get the record of a finished game."""
    return (await call.finished_table()).table.record().to_json()


@api.add("GET", "/tables/{table}/verify", answer=Verified, person=False, query={"invite": str})
async def verify(call: Call) -> Verified:
    """Verify a finished game: recompute its deal from the published secret, and replay its record."""
    call.take_long()
    table = (await call.finished_table()).table
    about = table.record().extra
    if "secret" not in about:
        raise Refused("not_possible", "this record contains no secret of its deal")
    fair, agrees = await call.services.replays.check(table)
    return Verified(table.commitment, about["secret"], about["nonces"], fair, agrees)


@api.add("GET", "/tables/{table}/replay", answer=ReplayView, person=False,
         query={"ply": Count, "seat": Annotated[str, Meta(pattern=r"^([0-7]|all)$(?!\n)")], "invite": str})  # fmt: skip
async def replay_view(call: Call) -> ReplayView:
    """Get the position before a given decision (ply) of a finished game.

    The position is shown as a seat saw it, or with nothing hidden (`all`).
    """
    table = (await call.finished_table()).table
    wanted = call.query.get("seat")
    seat = None if wanted in (None, "all") else int(wanted)
    if seat is not None and seat >= len(table.seats):
        raise Refused("bad_request", f"the seats are 0 to {len(table.seats) - 1}, not {seat}", path="seat")
    return await call.services.replays.view(table, call.query.get("ply", 0), seat, everything=wanted == "all")


@api.add("GET", "/tables/{table}/moves", answer=PlayedMoves, person=False, query={"invite": str})
async def all_moves(call: Call) -> PlayedMoves:
    """List all moves of a finished game, each with what happened."""
    return PlayedMoves(await call.services.replays.moves((await call.finished_table()).table))


@api.add("POST", "/tables/{table}/continue", body=GoOn, answer=TableState, status=201,
         query={"invite": str})  # fmt: skip
async def go_on(call: Call, body: GoOn) -> TableState:
    """Create a table that continues a finished game from one of its decisions.

    You play one seat, and bots play all others.
    """
    live = await call.finished_table()
    if live.table.created.imported is not None:
        raise Refused("not_possible", "an imported record can be viewed and reviewed, but not continued")
    continued = await call.services.hosting.go_on(live, call.person, body)
    return broadcast.state(continued, call.person, body.seat)


@api.add("POST", "/tables/{table}/review", body=requests.ReviewIn, answer=Review, query={"invite": str})
async def judge(call: Call, body: requests.ReviewIn) -> Review:
    """Review some decisions of a seat in a finished game.

    A coach judges each decision based on what the seat could know at the time.
    """
    table = (await call.finished_table()).table
    record = table.record()
    if body.seat >= record.players:
        raise Refused("bad_request", f"the seats are 0 to {record.players - 1}, not {body.seat}", path="seat")
    call.services.rates.advice.take(call.person.id)
    autoplay = call.services.registry.autoplay
    judged = await review(autoplay, autoplay.whose(call.person), record, body.seat, body.ply)
    if body.seat in table.seats_of(call.person.id):
        # A person's own mistakes become exercises for them.
        await call.services.slips.keep(table, call.person, judged, body.ply)
    return judged


@api.add("GET", "/tables/{table}/luck", answer=LuckAccount, query={"invite": str})
async def get_luck(call: Call) -> LuckAccount:
    """Get what the cards gave each seat in a finished game, and what the decisions did."""
    record = (await call.finished_table()).table.record()
    if record.winners is None:
        raise Refused("not_possible", "a game that was stopped has no result to account for")
    call.services.rates.advice.take(call.person.id)
    autoplay = call.services.registry.autoplay
    return await luck(autoplay, autoplay.whose(call.person), record)


@api.add("POST", "/tables/{table}/line", body=requests.LineIn, answer=PlayedLine, person=False,
         query={"invite": str})  # fmt: skip
async def line(call: Call, body: requests.LineIn) -> PlayedLine:
    """Play out a line of moves from a review, as the seat would see it.

    The hidden cards are those of the random world (a possible full state) that the review used.
    """
    record = (await call.finished_table()).table.record()
    call.take_long()
    return await asyncio.to_thread(played_line, record, body.seat, body.ply, body.world, body.line)

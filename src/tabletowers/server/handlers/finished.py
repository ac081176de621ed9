"""The calls about finished games: the record, the opened deal, every position again, judged, and played on from."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from tabletowers.record import Disagreement, replay, states
from tabletowers.server import incoming, outgoing, telling
from tabletowers.server.live import Live
from tabletowers.server.review import review
from tabletowers.server.routes import Call, Count, api
from tabletowers.table import Refused, fairness


async def _finished(call: Call) -> Live:
    live = await call.table()
    if live.table.status != "over" or live.table.state is None:
        raise Refused("not_over", "a record shows everything; it can be had once the game is over")
    return live


@api.add("GET", "/tables/{table}/record", answer=dict[str, Any], person=False, query={"invite": str})
async def get_record(call: Call) -> Any:
    """The record of a finished game."""
    return (await _finished(call)).table.record().to_json()


@api.add("GET", "/tables/{table}/verify", answer=outgoing.Verified, person=False, query={"invite": str})
async def verify(call: Call) -> Any:
    """The deal opened, recomputed from its secret, and the game replayed."""
    table = (await _finished(call)).table
    record = table.record()
    fair, agrees = True, True
    try:
        fairness.check_deal(record)
    except fairness.Unfair:
        fair = False
    try:
        replay(record)
    except Disagreement:
        agrees = False
    return {
        "commitment": table.commitment,
        "secret": table.secret,
        "nonces": table.nonce_list(),
        "deal": fair,
        "replay": agrees,
    }


@api.add("GET", "/tables/{table}/replay", answer=outgoing.ReplayView, person=False,
         query={"ply": Count, "seat": Annotated[str, Meta(pattern="^([0-7]|all)$")], "invite": str})  # fmt: skip
async def replay_view(call: Call) -> Any:
    """A finished game before one of its plies, as a seat saw it or with everything shown (`all`)."""
    table = (await _finished(call)).table
    record = table.record()
    ply = min(call.query.get("ply", 0), len(record.plies))
    wanted = call.query.get("seat")
    seat = None if wanted in (None, "all") else int(wanted)
    if seat is not None and seat >= record.players:
        raise Refused("bad_request", f"the seats are 0 to {record.players - 1}", path="seat")
    before = next(state for number, state in enumerate(states(record)) if number == ply).copy()
    views = [before.view(number) for number in range(record.players)] if wanted == "all" else None
    view = before.view(seat) if views is None else None
    told: dict[str, Any] = {"ply": ply, "plies": len(record.plies), "seat": seat, "view": view, "views": views}
    if ply == len(record.plies):
        return told | {"mover": None, "move": None, "events": []}
    made = record.plies[ply]
    events = before.play(made.move, shuffle=lambda pile: made.reshuffled or pile)
    return told | {"mover": made.seat, "move": made.move, "events": [event.to_json() for event in events]}


@api.add("POST", "/tables/{table}/continue", body=incoming.GoOn, answer=outgoing.TableState, status=201,
         query={"invite": str})  # fmt: skip
async def go_on(call: Call) -> Any:
    """A new table that plays on from a decision of a finished game: you on a seat of it, bots on all others."""
    made = await call.service.go_on(await _finished(call), call.person, call.body)
    return telling.state(made, call.person, call.body.seat)


@api.add("POST", "/tables/{table}/review", body=incoming.ReviewIn, answer=outgoing.Review, query={"invite": str})
async def judge(call: Call) -> Any:
    """Some decisions of a seat in a finished game, each judged by a bot from what the seat could know then."""
    record = (await _finished(call)).table.record()
    if call.body.seat >= record.players:
        raise Refused("bad_request", f"the seats are 0 to {record.players - 1}", path="seat")
    call.service.advice.take(call.person.id)
    try:
        return await review(call.service.hub.acting.thinkers, record, call.body.seat, call.body.ply)
    except RuntimeError as error:
        raise Refused("not_ready", "no bot answers now") from error

"""The API calls of the analysis board."""

from __future__ import annotations

import asyncio

from tabletowers.coach.payload_types import Analysed, Dealt, Explanation
from tabletowers.host import requests
from tabletowers.host.responses.analysis import JudgedPosition
from tabletowers.host.routes import Call, Count, SeatQuery, api
from tabletowers.host.tables import access, table_analysis


@api.add("POST", "/analysis", body=requests.TriedLine, answer=Analysed, person=False)
async def analyse(call: Call, body: requests.TriedLine) -> Analysed:
    """Analyse a position, given as text, after playing some moves from it."""
    call.take_long()
    return await asyncio.to_thread(table_analysis.looked_at, body.position, body.moves)


@api.add("POST", "/analysis/record", body=requests.RecordPosition, answer=Analysed, person=False)
async def analyse_record(call: Call, body: requests.RecordPosition) -> Analysed:
    """Analyse the position before a given decision (ply) of a record that you upload."""
    call.take_long()
    return await asyncio.to_thread(table_analysis.of_record, body.record, body.ply)


@api.add("POST", "/analysis/set-up", body=requests.SetUp, answer=Dealt, person=False)
async def set_up(call: Call, body: requests.SetUp) -> Dealt:
    """Analyse the starting position of a game, with the set-up that you provide or with a random one."""
    call.take_long()
    return await asyncio.to_thread(table_analysis.of_setup, body.game, body.players, body.options, body.setup)


@api.add("GET", "/tables/{table}/analysis", answer=Analysed, person=False,
         query={"ply": Count, "seat": SeatQuery, "invite": str})  # fmt: skip
async def analyse_table(call: Call) -> Analysed:
    """Analyse a position of a finished game, or your own seat's view of a running game that allows hints."""
    call.take_long()
    live = await call.table()
    if live.table.status == "over":
        await access.check_open(call.services.registry.deals, live.table)
    return await asyncio.to_thread(
        table_analysis.of_table, live.table, call.who, call.query.get("seat"), call.query.get("ply")
    )


@api.add("POST", "/analysis/judge", body=requests.JudgedLine, answer=JudgedPosition, person=False)
async def judge_position(call: Call, body: requests.JudgedLine) -> JudgedPosition:
    """List the best moves for the seat to move, with reasons.

    The moves are judged based on what that seat knows or, if `open` is set, with nothing hidden.
    """
    call.take_advice()
    autoplay = call.services.registry.autoplay
    return await table_analysis.judged(autoplay, call.whose, body.position, body.moves, body.open)


@api.add("POST", "/analysis/compare", body=requests.PartedLines, answer=Explanation, person=False)
async def compare_lines(call: Call, body: requests.PartedLines) -> Explanation:
    """Compare two moves at the point where two lines of moves diverge, and give reasons for each."""
    call.take_advice()
    autoplay = call.services.registry.autoplay
    return await table_analysis.compared(autoplay, call.whose, body.position, body.moves, body.move, body.other)

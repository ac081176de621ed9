"""The calls of the analysis board."""

from __future__ import annotations

import asyncio
from typing import Any

from tabletowers.server.http import requests, responses
from tabletowers.server.http.routes import Call, Count, SeatQuery, api
from tabletowers.server.tables import analysing


@api.add("POST", "/analysis", body=requests.TriedLine, answer=responses.Analysed, person=False)
async def analyse(call: Call) -> Any:
    """A position, given as text, after some moves of whoever was to decide."""
    call.take_long()
    return await asyncio.to_thread(analysing.looked_at, call.body.position, call.body.moves)


@api.add("POST", "/analysis/record", body=requests.RecordPosition, answer=responses.Analysed, person=False)
async def analyse_record(call: Call) -> Any:
    """The position before a ply of a record that you bring along."""
    call.take_long()
    return await asyncio.to_thread(analysing.of_record, call.body.record, call.body.ply)


@api.add("POST", "/analysis/set-up", body=requests.SetUp, answer=responses.Dealt, person=False)
async def set_up(call: Call) -> Any:
    """A game from its start, with the pieces where you want them, or as they fall."""
    call.take_long()
    asked = call.body
    return await asyncio.to_thread(analysing.of_setup, asked.game, asked.players, asked.options, asked.setup)


@api.add("GET", "/tables/{table}/analysis", answer=responses.Analysed, person=False,
         query={"ply": Count, "seat": SeatQuery, "invite": str})  # fmt: skip
async def analyse_table(call: Call) -> Any:
    """A position of a finished game; of a running one what your own seat knows now, where hints are allowed."""
    call.take_long()
    live = await call.table()
    if live.table.status == "over":
        await call.services.deals.check_open(live)
    return await asyncio.to_thread(
        analysing.of_table, live.table, call.who, call.query.get("seat"), call.query.get("ply")
    )


@api.add("POST", "/analysis/judge", body=requests.JudgedLine, answer=responses.JudgedPosition, person=False)
async def judge_position(call: Call) -> Any:
    """The best moves there: from what the seat to decide knows, with reasons, or with everything `open`."""
    call.services.rates.advice.take(call.who.id if call.who is not None else call.place)
    asked, autoplay = call.body, call.services.registry.autoplay
    return await analysing.judged(autoplay, call.whose, asked.position, asked.moves, asked.open)


@api.add("POST", "/analysis/compare", body=requests.PartedLines, answer=responses.Explanation, person=False)
async def compare_lines(call: Call) -> Any:
    """What speaks for each of two moves, where two lines part."""
    call.services.rates.advice.take(call.who.id if call.who is not None else call.place)
    asked, autoplay = call.body, call.services.registry.autoplay
    return await analysing.compared(autoplay, call.whose, asked.position, asked.moves, asked.move, asked.other)

"""Reviewing a finished game: each decision of a seat, judged by a coach from what the seat could know then."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from tabletowers.coach.showing import played_out
from tabletowers.games import game as find_game
from tabletowers.record import Record, states
from tabletowers.server.tables.autoplay import Autoplay
from tabletowers.server.workers.bots import Question
from tabletowers.server.workers.shares import Whose
from tabletowers.table import Refused

if TYPE_CHECKING:
    from tabletowers.store.exercises import Exercise

#: How many decisions are judged at a time.
MOST = 8


async def review(autoplay: Autoplay, whose: Whose, record: Record, seat: int, ply: int) -> dict[str, Any]:
    """The next decisions of a seat from a ply on, judged in the bots' workers; `next` is where to go on."""
    asked, after = await asyncio.to_thread(_decisions, record, seat, ply)
    judged = []
    for number, sight in asked:
        question = Question(record.game, record.rules, record.options, sight, seat)
        judged.append(await autoplay.coach(whose, question, "review", record.plies[number].move) | {"ply": number})
    return {"seat": seat, "plies": len(record.plies), "judged": judged, "next": after}


def _decisions(record: Record, seat: int, ply: int) -> tuple[list[tuple[int, bytes]], int | None]:
    """What the seat saw before its next decisions in which it had a choice; and the ply after them, None at the end."""
    found: list[tuple[int, bytes]] = []
    for number, state in enumerate(states(record)):
        if number < ply or number == len(record.plies) or record.plies[number].seat != seat:
            continue
        if len(found) == MOST:
            return found, number
        if len(state.legal_moves()) > 1:
            found.append((number, bytes(state.sight(seat).data)))
    return found, None


def own_slips(table: str, record: Record, person: str, found: dict[str, Any], now: int) -> list[Exercise]:
    """The slips of a review as exercises of whoever made them, to be solved at once for the first time."""
    from tabletowers.store.exercises import Exercise

    slips = {judged["ply"]: judged for judged in found["judged"] if judged["mark"] == "slip"}
    return [
        Exercise(
            person, f"{table}-{number}-{found['seat']}", record.game, state.view(found["seat"]), slips[number], 0, now
        )
        for number, state in enumerate(states(record))
        if number in slips
    ]


def played_line(record: Record, seat: int, ply: int, world: str, line: list[str]) -> dict[str, Any]:
    """A line from a decision of a seat on, played out in an imagined world; Refused if there is no such thing."""
    found = next((data for number, data in _decisions(record, seat, ply)[0] if number == ply), None)
    if found is None:
        raise Refused("bad_request", f"seat {seat} decides nothing at ply {ply}", path="ply")
    sight = find_game(record.game, record.rules).sight_from_bytes(found, seat, **record.options)
    try:
        before, steps = played_out(sight, int(world), line)
    except ValueError as error:
        raise Refused("bad_request", str(error), path="line") from error
    return {"seat": seat, "before": before, "steps": steps}

"""Reviewing a finished game: each decision of a seat, judged by a bot from what the seat could know then."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Mapping
from typing import Any, Literal

from tabletowers.record import Record, states
from tabletowers.server.tables.autoplay import Autoplay
from tabletowers.server.workers.bots import Question
from tabletowers.server.workers.shares import Whose
from tabletowers.table import Refused

#: How many decisions are judged at a time.
MOST = 12
#: How much worse than the best a move has to be to be called a slip (in results from 0 to 1), and how certainly.
CLEARLY, SURELY = 0.08, 2.5


async def review(autoplay: Autoplay, whose: Whose, record: Record, seat: int, ply: int) -> dict[str, Any]:
    """The next decisions of a seat from a ply on, judged by the bots' workers; `next` is where to go on."""
    asked, after = await asyncio.to_thread(_decisions, record, seat, ply)
    judged = []
    for number, sight in asked:
        question = Question(record.game, record.rules, record.options, sight, seat)
        account = await autoplay.judge(whose, question)
        if account is None:
            raise Refused("not_ready", "the bots are being compiled; try again in a moment")
        judged.append({"ply": number, **_judgement(account, record.plies[number].move)})
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


def _judgement(account: Mapping[str, Any], move: str) -> dict[str, Any]:
    """The move that was made beside the best one."""
    moves = account["moves"]
    best = max(moves, key=lambda other: (other["result"] - other["error"], other["visits"]))
    made = next((other for other in moves if other["move"] == move), None)
    others = [other for other in moves if other["move"] != move]
    mark: Literal["slip", "find"] | None = None
    if made is not None and made is not best and _clearly(best, made):
        mark = "slip"
    elif made is best and len(others) > 1 and all(_clearly(made, other) for other in others):
        mark = "find"
    return {
        "move": move,
        "wins": None if made is None else made["wins"],
        "margin": None if made is None else made["margin"],
        "best": best["move"],
        "best_wins": best["wins"],
        "best_margin": best["margin"],
        "mark": mark,
    }


def _clearly(better: Mapping[str, Any], worse: Mapping[str, Any]) -> bool:
    """Whether one move is better than another by more than chance explains."""
    doubt = SURELY * math.hypot(better["error"], worse["error"])
    return bool(better["result"] - worse["result"] > max(CLEARLY, doubt))

"""Reviews of finished games: a coach judges each decision of a seat based on what the seat could know at the time."""

from __future__ import annotations

import asyncio

from tabletowers.coach.payload_types import Judged
from tabletowers.coach.playback import played_out
from tabletowers.games import game as find_game
from tabletowers.host.fair_queue import Whose
from tabletowers.host.responses.finished import PlayedLine, Review
from tabletowers.host.tables.autoplay import Autoplay
from tabletowers.host.thinkers import Question
from tabletowers.record import Record, states
from tabletowers.table import Refused

#: The number of decisions judged at a time.
MOST = 8


async def review(autoplay: Autoplay, whose: Whose, record: Record, seat: int, ply: int) -> Review:
    """Review the next few decisions of a seat, starting at decision number `ply`.

    The result's field `next` is the number of the decision at which to continue.
    """
    pending, after = await asyncio.to_thread(_decisions, record, seat, ply)
    judged = []
    for number, sight in pending:
        question = Question(record.game, record.rules, record.options, sight, seat)
        decision = await autoplay.coach(Judged, whose, question, "review", record.plies[number].move)
        decision.ply = number
        judged.append(decision)
    return Review(seat, len(record.plies), judged, after)


def _decisions(record: Record, seat: int, ply: int) -> tuple[list[tuple[int, bytes]], int | None]:
    """Return the next few decisions in which a seat had a choice, and the number of the decision to continue at.

    That number is None at the end of the game. Each decision is a pair of its number and what the seat saw at the time.
    """
    decisions: list[tuple[int, bytes]] = []
    for number, state in enumerate(states(record)):
        if number < ply or number == len(record.plies) or record.plies[number].seat != seat:
            continue
        if len(decisions) == MOST:
            return decisions, number
        if len(state.legal_moves()) > 1:
            decisions.append((number, bytes(state.sight(seat).data)))
    return decisions, None


def played_line(record: Record, seat: int, ply: int, world: str, line: list[str]) -> PlayedLine:
    """Play out a line of moves from a seat's decision, in a random world (a possible full state).

    Raises Refused if the line is invalid.
    """
    seen = next((data for number, data in _decisions(record, seat, ply)[0] if number == ply), None)
    if seen is None:
        raise Refused("bad_request", f"seat {seat} has no decision at ply {ply}", path="ply")
    sight = find_game(record.game, record.rules).sight_from_bytes(seen, seat, **record.options)
    try:
        before, steps = played_out(sight, int(world), line)
    except ValueError as error:
        raise Refused("bad_request", str(error), path="line") from error
    return PlayedLine(seat, before, steps)

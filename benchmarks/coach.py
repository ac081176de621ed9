"""`tabletowers bench coach`: how long hints with reasons, and reviews, take for each decision on one core."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from benchmarks import machine, table
from benchmarks.rules import Measured, measured
from tabletowers.bots import bot
from tabletowers.coach.game_review import reviewed
from tabletowers.coach.hints import hint
from tabletowers.contract import Sight

#: The most seconds for a hint with its reasons, and for a decision of a review on average.
_GOALS = {"hint": 1.5, "review": 0.2}
#: The player of the game: one that makes slips, so that there is something to explain.
_PLAYER = "learner"


def run(*, quick: bool) -> dict[str, Any]:
    """Measure, print the results and return the figures."""
    rows, results = [], {}
    for each in measured():
        decisions = _decisions(each)
        chosen = decisions[:: max(1, len(decisions) // 4)] if quick else decisions
        sight, move = decisions[0]
        # What is compiled and loaded once is not counted.
        hint(sight)
        reviewed(sight, move)
        hints = [_seconds(partial(hint, sight)) for sight, _ in chosen]
        reviews = [_seconds(partial(reviewed, sight, move)) for sight, move in chosen]
        results[each.name] = {"players": each.players, "hint": _told(hints), "review": _told(reviews)}
        for what, taken in (("hint", hints), ("review", reviews)):
            told = _told(taken)
            row = [f"{each.name}, {each.players} players", what, len(taken), told["mean"], told["longest"]]
            rows.append([*row, _GOALS[what]])
    columns = ["game", "what", "decisions", "seconds each", "longest", "goal"]
    table("The coach, one core, by processor time", columns, rows)
    return {"machine": machine(), "goals": _GOALS, "games": results}


def _decisions(each: Measured) -> list[tuple[Sight, str]]:
    """The decisions of one seat in one game in which it had a choice, each with the move that was made."""
    state, found = each.rules.new(each.players, 1, **each.options), []
    players = [bot(_PLAYER, seat, patient=True) for seat in range(each.players)]
    while (mover := state.to_move) is not None:
        sight = state.sight(mover)
        move = players[mover].choose(sight)
        if mover == 0 and len(state.legal_actions()) > 1:
            found.append((sight, move))
        state.play(move)
    return found


def _seconds(work: Callable[[], Any]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started


def _told(taken: Sequence[float]) -> dict[str, float]:
    return {"mean": statistics.fmean(taken), "longest": max(taken)}

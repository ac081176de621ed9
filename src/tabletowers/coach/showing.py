"""A line played out for somebody to look at: in an imagined world, with the eyes of one seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletowers.coach.lines import MOST_SEED
from tabletowers.contract import Sight


def played_out(sight: Sight, world: int, moves: Sequence[str]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The seat's view of an imagined world, and after each of these moves: who made it, what the seat sees of it, and
    its view then. IllegalMove if one of them can't be made there.

    What another seat does in secret is not named, as at a table.
    """
    if not 0 <= world <= MOST_SEED:
        raise ValueError(f"a world is a number from 0 to {MOST_SEED}, not {world}")
    state = sight.imagine(world)
    seat, steps = sight.seat, []
    before = state.view(seat)
    for move in moves:
        mover = state.to_move
        if mover is None:
            raise ValueError("the line goes on after the end of the game")
        events = [seen.to_json() for event in state.play(move) if (seen := event.seen_by(seat)) is not None]
        steps.append(
            {"mover": mover, "move": move if mover == seat else None, "events": events, "view": state.view(seat)}
        )
    return before, steps

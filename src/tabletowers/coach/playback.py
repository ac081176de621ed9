"""Plays a line of moves in a possible full state (a "world"), as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletowers.coach.lines import MOST_SEED
from tabletowers.coach.payload_types import LineStep
from tabletowers.contract import Sight
from tabletowers.scene.views import with_scene


def played_out(sight: Sight, world: int, moves: Sequence[str]) -> tuple[dict[str, Any], list[LineStep]]:
    """Play a line of moves in the possible full state with the seed `world`, as the seat sees it.

    Returns the seat's view at the start and, for each move, the seat that made it, the events that the viewing seat
    sees, and its view afterwards. As at a table, the moves of other seats are left out. Raises IllegalMove if a move is
    illegal in that state.
    """
    if not 0 <= world <= MOST_SEED:
        raise ValueError(f"a world is a number from 0 to {MOST_SEED}, not {world}")
    state = sight.imagine(world)
    seat, steps = sight.seat, []
    before = with_scene(state.game, state.view(seat))
    for move in moves:
        mover = state.to_move
        if mover is None:
            raise ValueError("the line goes on after the end of the game")
        events = [seen.to_json() for event in state.play(move) if (seen := event.seen_by(seat)) is not None]
        steps.append(LineStep(mover, move if mover == seat else None, events, with_scene(state.game, state.view(seat))))
    return before, steps

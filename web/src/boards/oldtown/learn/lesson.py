"""The introduction's moves: `dev/introductions.py` looks for a game in which they can be made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Steps = list[dict[str, Any]]
Record = Callable[..., Steps | None]


def lesson(record: Record) -> Steps | None:
    """Two buildings, a clue that puts markers, a clue that takes some back."""

    def play_a(view: Any, legal: list[str]) -> str | None:
        return next((move for move in legal if move.startswith("A")), None)

    def play_own(view: Any, legal: list[str]) -> str | None:
        playable = [move for move in legal if move[0] in "BC" and "=" in move]
        return playable[0] if playable else None

    for seed in range(3000):
        steps = record(3, seed, ["take sheriff", "take hotel", play_a, play_own])
        if (
            steps
            and any(event["event"] in ("recovered", "settled") for event in steps[3]["after"])
            and any(event["event"] == "placed" for event in steps[2]["after"])
        ):
            return steps
    return None

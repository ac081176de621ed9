"""The introduction's moves: `dev/introductions.py` looks for a game in which they can be made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Steps = list[dict[str, Any]]
Record = Callable[..., Steps | None]


def lesson(record: Record) -> Steps | None:
    """A tower from the ground to its roof, and a card that nobody wants in a tower."""

    def roof(view: Any, legal: list[str]) -> str | None:
        return next((move for move in legal if move.startswith("R") and move.endswith(">T1")), None)

    for seed in range(200):
        steps = record(2, seed, ["F1c>new", "+roofs", "Km>T1", "+floors", roof, "+clocks", "xF1m"])
        if steps:
            return steps
    return None

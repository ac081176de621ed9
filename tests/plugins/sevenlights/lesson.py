"""The introduction's moves: `lesson` looks for a game in which they can be made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sevenlights.components import BEST, FUELS, LIGHTS

Steps = list[dict[str, Any]]


def lesson(record: Callable[..., Steps | None]) -> Steps | None:
    """A card that counts double, a rest, and another card."""

    def doubled(view: dict[str, Any], legal: list[str]) -> str | None:
        best = {name: FUELS[fuel] for name, fuel in zip(LIGHTS, BEST, strict=True)}
        return next(
            (move for move in reversed(legal) if move != "rest" and move.split()[1] == best[move.split()[3]]), None
        )

    for seed in range(50):
        steps = record(3, seed, [doubled, "rest", doubled])
        if steps:
            return steps
    return None

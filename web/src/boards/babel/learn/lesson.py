"""The introduction's moves: `dev/introductions.py` looks for a game in which they can be made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Steps = list[dict[str, Any]]
Record = Callable[..., Steps | None]


def lesson(record: Record) -> Steps | None:
    """A build with guests, and an offer to somebody else."""

    def invite(view: Any, legal: list[str]) -> str | None:
        choices = view["board"].get("choices", {})
        good = [move for move in legal if move.startswith("invite ") and move != "invite -" and "wild" not in move]
        good = [move for move in good if choices.get(move, {}).get("own") and sum(choices[move]["own"].values()) > 0]
        return good[0] if good else None

    def build(view: Any, legal: list[str]) -> str | None:
        hand = view["board"]["seats"][0]["hand"]
        suit = max(hand, key=lambda name: hand[name])
        return next((move for move in legal if move.startswith("build") and suit in move and move[-1] in "34"), None)

    def offer(view: Any, legal: list[str]) -> str | None:
        return next((move for move in legal if move in ("offer 1", "offer 2")), None)

    for seed in range(3000):
        steps = record(3, seed, [build, invite, offer])
        if steps and steps[2]["view"]["decision"] == "offer":
            return steps
    return None

"""The introduction's moves: `dev/introductions.py` looks for games in which they can be made."""

from __future__ import annotations

from typing import Any

Steps = list[dict[str, Any]]


def lesson(record: Any) -> Steps | None:
    """Clues and a claim in a game for three; then, in one for two, the signs, dropping and drawing."""
    first, second = _clues(record), _dropping(record)
    return first + record.scene([record.look(second[0]), *second]) if first and second else None


def _clues(record: Any) -> Steps | None:
    """Two buildings, a clue that puts markers, a clue that takes some back, and later a marker to claim."""

    def play_a(view: Any, legal: list[str]) -> str | None:
        return next((move for move in legal if move.startswith("A")), None)

    def play_own(view: Any, legal: list[str]) -> str | None:
        playable = [move for move in legal if move[0] in "BC" and "=" in move]
        return playable[0] if playable else None

    for seed in range(3000):
        steps: Steps | None = record(3, seed, ["take sheriff", "take hotel", play_a, play_own, record.later(claim)])
        if (
            steps
            and any(event["event"] in ("recovered", "settled") for event in steps[3]["after"])
            and any(event["event"] == "placed" for event in steps[2]["after"])
        ):
            return steps
    return None


def claim(view: Any, legal: list[str]) -> str | None:
    """The learner's two buildings need the same two lots, so the saloon's marker there is useless, as the text says."""
    marked = {name: entry["lots"] for name, entry in view["board"]["buildings"].items() if entry["status"] == "marked"}
    needed = marked.get("sheriff", [])
    if view["decision"] != "claim" or len(needed) != 2 or marked.get("hotel") != needed:
        return None
    shared = [lot for lot in marked.get("saloon", []) if lot in needed]
    return f"claim saloon@{shared[0]}" if len(shared) == 1 else None


def _dropping(record: Any) -> Steps | None:
    """Two clues that are good for nothing any more are dropped, a marker is removed, a card drawn."""

    def remove(view: Any, legal: list[str]) -> str | None:
        return next((move for move in legal if move.startswith("remove ")), None)

    for seed in range(3000):
        steps: Steps | None = record(2, seed, [record.later(drop), remove, "draw common"])
        if steps:
            return steps
    return None


def drop(view: Any, legal: list[str]) -> str | None:
    """One clue confirms, one contradicts, and a third is blocked, so that every sign is in the hand."""
    if view["decision"] != "act":
        return None
    only: dict[str, list[str]] = {}
    for card in view["board"]["hand"]:
        verdicts = {entry["verdict"] for entry in card["verdicts"]}
        if len(verdicts) == 1:
            only.setdefault(verdicts.pop(), []).append(card["card"])
    blocked = only.get("blocked_five", []) + only.get("blocked_three", [])
    if not blocked:
        return None
    pairs = [sorted((one, other)) for one in only.get("confirms", []) for other in only.get("contradicts", [])]
    wanted = [f"drop {one} {other}" for one, other in pairs] + [f"drop {other} {one}" for one, other in pairs]
    return next((move for move in wanted if move in legal), None)

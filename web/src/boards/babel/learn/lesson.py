"""The introduction's moves: `dev/introductions.py` looks for games in which they can be made."""

from __future__ import annotations

from typing import Any

Steps = list[dict[str, Any]]


def lesson(record: Any) -> Steps | None:
    """A build with guests and an offer; the trade card; a wonder that pays, and an action card; the rejected bonus."""
    chapters = [_building(record), _trading(record), _completing(record), _consoling(record)]
    found = [chapter for chapter in chapters if chapter]
    if len(found) < len(chapters):
        return None
    building, trading, completing, consoling = found
    # A chapter's last position is shown only where there is something to see in it.
    rest = [*record.scene(trading), *record.scene(completing[:-1]), *record.scene(consoling)]
    return building[:-1] + rest


def _building(record: Any) -> Steps | None:
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
        steps: Steps | None = record(3, seed, [build, invite, offer])
        if steps and steps[2]["view"]["decision"] == "offer":
            return steps
    return None


def _trading(record: Any) -> Steps | None:
    """An offer with the trade card that is invited: the disc goes to the learner."""

    def trade(view: Any, legal: list[str]) -> str | None:
        offers = [move for move in legal if move.endswith("+trade")]
        return offers[-1] if view["board"]["seats"][0]["action_cards"] == 0 and offers else None

    for seed in range(3000):
        steps: Steps | None = record(3, seed, [record.later(trade)])
        if steps and any(event["event"] == "disc_taken" and event["seat"] == 0 for event in steps[1]["before"]):
            return steps
    return None


def _completing(record: Any) -> Steps | None:
    """An invitation that completes a wonder, in which the learner has most parts, and then the card it brought."""

    def complete(view: Any, legal: list[str]) -> str | None:
        choices = view["board"].get("choices", {})
        for move in legal:
            paid = choices.get(move, {}).get("wonder")
            if paid and paid[0] == 8 and max(paid[1:]) > 0 and "wild" not in move:
                return move
        return None

    for seed in range(3000):
        steps: Steps | None = record(3, seed, [record.later(complete), record.later(draw_three)])
        if steps:
            return steps
    return None


def draw_three(view: Any, legal: list[str]) -> str | None:
    """At the beginning of a turn."""
    return "draw three" if view["decision"] == "turn" and "draw three" in legal else None


def _consoling(record: Any) -> Steps | None:
    """A rejected offer, and the card that makes more of it."""

    def bonus(view: Any, legal: list[str]) -> str | None:
        return "bonus" if view["decision"] == "bonus" and "bonus" in legal else None

    for seed in range(3000):
        steps: Steps | None = record(3, seed, [record.later(bonus)])
        if steps:
            return steps
    return None

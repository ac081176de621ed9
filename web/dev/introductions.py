"""The boards of the interactive introductions: real positions of real games, with the move that the learner makes.

`python dev/introductions.py` writes src/learn/GAME.json. Each step has the view of the learner's seat, the moves that
may be tried, and the events of everything up to the learner's next decision.
"""

import json
from pathlib import Path
from typing import Any

import tabletowers as tt
from tabletowers.bots import bot

HERE = Path(__file__).parents[1] / "src" / "learn"


def told(events: list[Any], seat: int) -> list[dict[str, Any]]:
    """Events as the learner sees them, in the form that the server sends."""
    seen = [event.seen_by(seat) for event in events]
    return [event.to_json() for event in seen if event is not None]


def others(state: Any, seat: int, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """Let the others decide until it is the learner's decision again."""
    events = []
    greedy = bot("greedy")
    while not state.is_over and state.to_move != seat:
        mover = state.to_move
        move = greedy.choose(state.sight(mover), budget=0.01)
        events += told(state.play(getattr(move, "move", move)), seat)
    return events


def record(game: str, players: int, seed: int, wanted: list[Any], last: bool = True) -> list[dict[str, Any]] | None:
    """Play the wanted moves as seat 0, each a text or a function of view and legal moves; None if one can't be made."""
    state = tt.game(game).new(players=players, seed=seed)
    steps = []
    before = others(state, 0, ())
    for wish in wanted:
        view, legal = state.view(0), state.legal_moves()
        move = wish(view, legal) if callable(wish) else wish
        if move is None or move not in legal:
            return None
        events = told(state.play(move), 0)
        steps.append({"view": view, "before": before, "move": move, "after": events})
        before = others(state, 0, ())
        if state.is_over:
            return None
    steps.append({"view": state.view(0), "before": before, "move": None, "after": []})
    return steps


def first(prefix: str) -> Any:
    """The first legal move that begins so."""
    return lambda view, legal: next((move for move in legal if move.startswith(prefix)), None)


def clocktowers() -> list[dict[str, Any]] | None:
    """A tower from the ground to its roof."""

    def roof(view: Any, legal: list[str]) -> str | None:
        return next((move for move in legal if move.startswith("R") and move.endswith(">T1")), None)

    for seed in range(200):
        steps = record("clocktowers", 2, seed, ["F1c>new", "+roofs", "Km>T1", "+floors", roof, "+clocks"])
        if steps:
            return steps
    return None


def oldtown() -> list[dict[str, Any]] | None:
    """Two buildings, a clue that puts markers, a clue that takes some back."""

    def play_a(view: Any, legal: list[str]) -> str | None:
        return next((move for move in legal if move.startswith("A")), None)

    def play_own(view: Any, legal: list[str]) -> str | None:
        playable = [move for move in legal if move[0] in "BC" and "=" in move]
        return playable[0] if playable else None

    for seed in range(3000):
        steps = record("oldtown", 3, seed, ["take sheriff", "take hotel", play_a, play_own])
        if (
            steps
            and any(event["event"] in ("recovered", "settled") for event in steps[3]["after"])
            and any(event["event"] == "placed" for event in steps[2]["after"])
        ):
            return steps
    return None


def babel() -> list[dict[str, Any]] | None:
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
        steps = record("babel", 3, seed, [build, invite, offer])
        if steps and steps[2]["view"]["decision"] == "offer":
            return steps
    return None


def main() -> None:
    """Write all three."""
    HERE.mkdir(exist_ok=True)
    for name, steps in (("clocktowers", clocktowers()), ("oldtown", oldtown()), ("babel", babel())):
        assert steps, name
        print(name, [step["move"] for step in steps])
        (HERE / f"{name}.json").write_text(json.dumps(steps, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()

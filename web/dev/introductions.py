"""The boards of the interactive introductions: real positions of real games, with the move that the learner makes.

`python dev/introductions.py` writes `introduction.json` beside each `lesson.py` in `src/boards/GAME/learn`. A step has
the view of the learner's seat, the move to make, and the events up to the learner's next decision.
"""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import tabletowers as tt
from tabletowers.bots import bot

BOARDS = Path(__file__).parents[1] / "src" / "boards"


class Recorder:
    """Plays a game as seat 0 against greedy bots, and keeps what the learner sees."""

    def __init__(self, game: str) -> None:
        self._game = tt.game(game)

    def __call__(self, players: int, seed: int, wanted: list[Any]) -> list[dict[str, Any]] | None:
        """Play the wanted moves, each a text or a function of view and legal moves; None if one can't be made."""
        state = self._game.new(players=players, seed=seed)
        steps = []
        before = _others(state)
        for wish in wanted:
            view, legal = state.view(0), state.legal_moves()
            move = wish(view, legal) if callable(wish) else wish
            if move is None or move not in legal:
                return None
            events = _seen(state.play(move))
            steps.append({"view": view, "before": before, "move": move, "after": events})
            before = _others(state)
            if state.is_over:
                return None
        steps.append({"view": state.view(0), "before": before, "move": None, "after": []})
        return steps


def _seen(events: list[Any]) -> list[dict[str, Any]]:
    """Events as the learner sees them, in the form that the server sends."""
    seen = [event.seen_by(0) for event in events]
    return [event.to_json() for event in seen if event is not None]


def _others(state: Any) -> list[dict[str, Any]]:
    """Let the others decide until it is the learner's decision again."""
    events = []
    greedy = bot("greedy")
    while not state.is_over and state.to_move != 0:
        move = greedy.choose(state.sight(state.to_move), budget=0.01)
        events += _seen(state.play(getattr(move, "move", move)))
    return events


def main() -> None:
    """Write the introduction of every game that has a lesson."""
    for game in tt.GAMES:
        folder = BOARDS / game / "learn"
        if not (folder / "lesson.py").exists():
            continue
        steps = runpy.run_path(str(folder / "lesson.py"))["lesson"](Recorder(game))
        assert steps, f"no game found in which the lesson of {game} can be played"
        print(game, [step["move"] for step in steps])
        (folder / "introduction.json").write_text(json.dumps(steps, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()

"""The boards of our interactive introductions (`tabletowers.coach.lessons`).

`python dev/introductions.py` writes `introduction.json` beside each `lesson.py` in `src/boards/GAME/learn`.
"""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import tabletowers as tt
from tabletowers.coach.lessons import Recorder

BOARDS = Path(__file__).parents[1] / "src" / "boards"


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

"""Writes the golden playthroughs of all games anew: python -m tests.golden.write"""

import sys
from pathlib import Path

from tabletowers.testing.cases import Case, golden_cases
from tabletowers.testing.playthrough import SEED, playthrough

__all__ = ["FOLDER", "SEED", "golden_cases", "path_of", "playthrough"]

FOLDER = Path(__file__).parent


def path_of(case: Case) -> Path:
    return FOLDER / f"{case}.txt"


if __name__ == "__main__":
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for case in golden_cases():
        path_of(case).write_text(playthrough(case), "utf-8")
        print(path_of(case), file=sys.stderr)

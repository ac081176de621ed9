"""Ways of choosing moves at random that lead a game into its corners, where evenly random play seldom goes."""

from __future__ import annotations

import re
from random import Random

Taste = dict[str, float]
"""How much moves are liked that match a pattern, the first that fits; the others have weight 1."""

TASTES: dict[str, dict[str, Taste]] = {
    "clocktowers": {
        "even": {},
        "builder": {"x": 0.02, r"R.>": 100, r"K.?>": 5, r".*>new": 0.3},
        "many towers": {r".*>new": 100, r"R.>": 10, "x": 0.1},
        "discarder": {"x": 50},
        "floors first": {r"\+floors": 50, r"\+roofs": 0.1, "x": 0.02, r"R.>": 100},
    },
    "oldtown": {
        "even": {},
        "quiet claims": {"claim": 0.02},
        "no claims": {"claim": 0},
        "dropper": {"drop": 20, "claim": 0.02},
        "never drops": {"drop": 0, "claim": 0.01},
        "pairs": {"C": 50, "B": 0.2, "drop": 0.1, "claim": 0.01},
        "own pile": {"draw own": 20, "claim": 0.05},
        "claimer": {"claim": 1, "done": 0, "drop": 0.05},
    },
    "babel": {
        "even": {},
        "builder": {"give up": 0.01, "pass": 0.1, "invite": 3, "offer 0": 0.3},
        "generous": {"give up": 0.02, "pass": 0.1, r"offer 0(/0)?$": 0.01, r"offer .*\+trade": 3, r"offer [3-6]": 5},
        "wild": {".*wild": 50, "give up": 0.05, "pass": 0.2, "exchange": 0.01, "draw three": 0.2},
        "double": {"double turn": 100, "pass": 3, "exchange": 0.02},
        "cards": {"exchange": 5, "draw three": 50, "double turn": 50, "bonus": 10, "pass": 2, "give up": 0.1},
        "passer": {"pass": 2000, "give up": 20},
        "refuser": {"give up": 1000, r"offer 0(/0)?$": 0.1, "pass": 0.1},
        "sparing": {"exchange": 0, "draw three": 0, "double turn": 0, "give up": 0.02, "invite - *$": 5},
        "shared discs": {r"build . \w+\+": 100, "give up": 0.02, "pass": 0.1},
    },
}


def choose(taste: Taste, random: Random, moves: list[str]) -> str:
    """A move, chosen at random with the taste's weights."""
    weights = [next((weight for like, weight in taste.items() if re.match(like, move)), 1.0) for move in moves]
    return random.choices(moves, weights)[0] if any(weights) else random.choice(moves)

"""Ways of choosing moves at random that lead a game into its corners, where evenly random play seldom goes."""

from __future__ import annotations

import re
from random import Random

Taste = dict[str, float]
"""How much moves are liked that match a pattern, the first that fits; the others have weight 1."""

#: Finish one wonder before the next is begun: many action cards come into play.
ONE_BY_ONE: Taste = {
    **{f"build {wonder}": 10.0 ** (7 - wonder) for wonder in range(1, 9)},
    "give up": 0.02,
    "pass": 1e3,
}

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
        "wild": {".*wild": 50, **ONE_BY_ONE, "exchange": 0.01, "draw three": 0.2},
        "double": {"double turn": 100, "pass": 30000, **ONE_BY_ONE, "exchange": 0.02},
        "cards": {"exchange": 1e4, "draw three": 1e6, "double turn": 1e7, "bonus": 10, "pass": 1e4, **ONE_BY_ONE},
        "passer": {"pass": 2000, "give up": 20},
        "stubborn": {"pass": 200, "give up": 1000},
        "refuser": {"give up": 1000, r"offer 0(/0)?$": 0.1, "pass": 0.1},
        "sparing": {"exchange": 0, "draw three": 0, "double turn": 0, **ONE_BY_ONE},
        "shared discs": {r"build . \w+\+": 100, "give up": 0.02, "pass": 0.1},
        "weary": {**ONE_BY_ONE, "exchange": 0, "draw three": 0, "double turn": 0},
    },
}

#: Some change their taste in the middle of the game: most cards are in hands then, and it can come to a standstill.
LATER: dict[str, Taste] = {"weary": {"pass": 1000, "double turn": 300, "give up": 1000, "exchange": 0.5}}
MIDDLE = 150


def choose(game: str, name: str, random: Random, moves: list[str], ply: int) -> str:
    """A move, chosen at random with a taste's weights."""
    taste = LATER[name] if name in LATER and ply > MIDDLE else TASTES[game][name]
    weights = [next((weight for like, weight in taste.items() if re.match(like, move)), 1.0) for move in moves]
    return random.choices(moves, weights)[0] if any(weights) else random.choice(moves)

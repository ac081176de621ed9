"""The subcommand `tune`: find the search settings of a game."""

from __future__ import annotations

import argparse
import os
import sys
import time
from typing import Any

#: The number of matches after which the time that is left is estimated.
_MEASURED = 3


def add_parser(commands: Any) -> None:
    """Add the arguments of `tune`."""
    from tabletowers.games import GAMES

    parser = commands.add_parser(
        "tune",
        help="find the search settings of a game",
        description="Lets settings of the search play against greedy, and prints those that win most, as lines for the "
        "game's declaration; or says that search gains nothing in this game.",
    )
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=" | ".join(GAMES))
    parser.add_argument("--players", type=int, metavar="P", help="how many play (default: the fewest)")
    parser.add_argument("--iterations", type=int, metavar="N", help="iterations a decision (default: those of level5)")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games of the last match (default 200)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first deal (default 1)")
    parser.add_argument("--jobs", type=int, metavar="J", help="processes (default: one for each core)")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Tune, and print the result of every match and the settings that were found."""
    from tabletowers.arena.tuning import usual

    jobs = chosen.jobs or os.cpu_count() or 1
    tuning = usual(chosen.game, chosen.players, chosen.iterations, chosen.games, chosen.seed, jobs)
    found, played, warm, began = None, 0, 0, 0.0
    for number, found in enumerate(tuning.results(), 1):
        print(found, flush=True)
        played += found.games
        # The first match is longer, because the rules are compiled and processes started in it.
        if number == 1:
            warm, began = played, time.monotonic()
        elif number == _MEASURED:
            pace = (time.monotonic() - began) / (played - warm)
            left = max(1, round(pace * (tuning.games - played) / 60))
            print(f"({played} of {tuning.games} games; about {left} min to go)", file=sys.stderr, flush=True)
    assert found is not None
    print()
    if found.gains:
        print(f"Found, for the declaration of {chosen.game}:")
        for line in found.settings.declaration():
            print(f"    {line}")
    else:
        print(
            f"In {chosen.game}, search gains nothing over greedy with {tuning.iterations} iterations: the interval "
            f"reaches down to {found.low:.1%}, and an equal player wins {1 / tuning.players:.1%}. Try more "
            "--iterations or --games, a better `worth`, or a kernel `hasty` that plays on more sensibly than at random "
            "(docs/strengthen-a-game.md)."
        )
    return 0

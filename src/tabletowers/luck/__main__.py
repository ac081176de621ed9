"""Makes value functions and measures them.

`python -m tabletowers.luck fit GAME` makes a game's value function anew; `python -m tabletowers.luck prove GAME` plays
matches, and prints how far taking out luck moves the first bot's share of the win, and how much shorter its interval
gets.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import tabletowers
from tabletowers.arena.match import Match
from tabletowers.luck.adjusted_match import compare
from tabletowers.luck.proof import play


def parser() -> argparse.ArgumentParser:
    """Return the parser of the arguments."""
    top = argparse.ArgumentParser(prog="python -m tabletowers.luck", description=__doc__)
    commands = top.add_subparsers(dest="command", required=True)
    fit = commands.add_parser("fit")
    fit.add_argument("game")
    fit.add_argument("--games", type=int, default=600, help="for each number of players (default 600)")
    prove = commands.add_parser("prove")
    prove.add_argument("game")
    prove.add_argument("--bots", required=True, help="one for each seat, separated by commas")
    prove.add_argument("--games", type=int, default=200, help="(default 200)")
    prove.add_argument("--seed", type=int, default=1)
    prove.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    prove.add_argument("--playouts", type=int, help="judge by N playouts instead of the value function")
    return top


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    chosen = parser().parse_args(arguments)
    if chosen.command == "fit":
        from tabletowers.luck.fitting import fit

        print(fit(tabletowers.game(chosen.game), chosen.games, tick=lambda text: print(text, flush=True)))
        return
    match = Match(chosen.game, tuple(chosen.bots.split(",")), chosen.games, chosen.seed)
    print(f"{chosen.game}, {chosen.bots}, {match.games} games")
    judged = zip(*play(match, chosen.playouts, chosen.jobs), strict=True)
    for what, deals in zip(("judged well", "spoiled"), judged, strict=False):
        found = compare(deals)
        print(
            f"{what}: plain {found.plain:.1%} ± {found.plain_reach:.1%}, adjusted {found.adjusted:.1%} ± "
            f"{found.adjusted_reach:.1%}; adjusted − plain {found.moved:+.2%} ± {found.moved_reach:.2%}; "
            f"ratio {found.ratio:.2f} ± {found.ratio_reach:.2f}"
        )


if __name__ == "__main__":
    main()

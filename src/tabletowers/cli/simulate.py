"""The subcommand `simulate`: have bots play games, and print the records on standard output."""

from __future__ import annotations

import argparse
import sys
from typing import Any


def add_parser(commands: Any) -> None:
    """Add the arguments of `simulate`."""
    from tabletowers.cli import arguments

    parser = commands.add_parser("simulate", help="let bots play games and print their records")
    arguments.add_game(parser)
    parser.add_argument("--games", type=int, default=1, metavar="K", help="how many games (default 1)")
    parser.add_argument("--bot", default="random", metavar="NAME", help="who plays all seats (default random)")
    parser.add_argument("--legal", action="store_true", help="include the legal moves before every ply")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play the games and print the records, one per line."""
    import tabletowers
    from tabletowers.arena.simulation import simulate
    from tabletowers.bots import any_bot
    from tabletowers.cli import arguments
    from tabletowers.cli.progress import steps
    from tabletowers.contract.game import MOST_SEED, checked_seed

    game = tabletowers.game(chosen.game)
    players = arguments.players(game, chosen.players)
    options = arguments.options(game, chosen.option)
    first = checked_seed(chosen.seed)
    (name,) = arguments.bots(chosen.bot)
    any_bot(name)
    if chosen.games < 1:
        raise ValueError(f"--games must be at least 1, not {chosen.games}")
    for k in steps(range(chosen.games), "games"):
        record = simulate(chosen.game, players, (first + k) % (MOST_SEED + 1), name, chosen.legal, options)
        sys.stdout.write(record.to_line() + "\n")
    return 0

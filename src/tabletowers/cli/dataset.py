"""The subcommand `dataset`: write games between bots to a Parquet file, for machine learning."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any


def add_parser(commands: Any) -> None:
    """Add the arguments of `dataset`."""
    from tabletowers.cli import arguments

    parser = commands.add_parser(
        "dataset",
        help="let bots play games and write every decision to a Parquet file",
        description="One row for each decision that offers a choice: what the seat knew, which actions were legal, "
        "which one was chosen, and how the game ended. The file says what every column and every entry means.",
        epilog="Needs the extra stats (pyarrow). Every deal has its own seed; the bots move round the table.",
    )
    arguments.add_game(parser, seed=1)
    parser.add_argument(
        "--bots", default="greedy", metavar="A[,B…]", help="one for all seats, or one for each (default greedy)"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (default 100)")
    parser.add_argument("--out", required=True, metavar="FILE.parquet", help="where to")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play the games and write the file."""
    import tabletowers
    from tabletowers.bots import any_bot
    from tabletowers.cli import arguments
    from tabletowers.cli.progress import bar
    from tabletowers.contract.game import checked_seed
    from tabletowers.lab import dataset

    dataset.need_parquet()
    game = tabletowers.game(chosen.game)
    bots = arguments.bots_by_seat(game, chosen.bots, chosen.players)
    for name in bots:
        any_bot(name)
    if chosen.games < 1:
        raise ValueError(f"--games must be at least 1, not {chosen.games}")
    options = arguments.options(game, chosen.option)
    written = dataset.write(Path(chosen.out), game, bots, chosen.games, checked_seed(chosen.seed), options)
    rows = 0
    with bar("games", chosen.games) as done:
        for number, so_far in enumerate(written, 1):
            done(number)
            rows = so_far
    print(f"{chosen.out}: {rows} decisions of {chosen.games} games")
    return 0

"""The subcommand `train`: train a neural net by self-play."""

from __future__ import annotations

from typing import Any


def add_parser(commands: Any) -> None:
    """Add the arguments of `train`."""
    from tabletowers.train.command import add_arguments, run

    parser = commands.add_parser(
        "train",
        help="let a net learn a game by self-play",
        description="One net plays all seats of thousands of games, with every number of players and all options, and "
        "learns from how they end. Writes GAME.weights.pt and GAME.rest.pt, from which the same command goes on, "
        "GAME.log, and GAME.html with plots. On a machine without Numba, TABLETOWERS_KERNELS names a folder with "
        "compiled kernels (tabletowers build kernels).",
        epilog="The choices and their reasons are in tabletowers/train/recipe.py.",
    )
    add_arguments(parser)
    parser.set_defaults(run=run)
